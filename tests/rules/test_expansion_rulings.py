"""What the sources leave open on sections 12 to 14, as docs/rules.md rules it (from R-34 on)."""

from __future__ import annotations

from game.rules import Setup, new_game
from game.rules.events import Declined, FieldReturned, OptionChosen
from game.rules.message import Amount
from game.rules.moves import Lay
from game.rules.setup import advice
from game.rules.state import GameState
from game.rules.terms import Field, Marker, Step
from tests.rules.expansion import about_to_buy, bought, with_tiles, working
from tests.rules.helpers import (
    AUTUMN,
    SUMMER,
    advised,
    allowed,
    at_planning,
    at_taking,
    do,
    end_phase,
    exhaust,
    give,
    idle_until,
    legal,
    of_kind,
    on_farm,
    own,
    refused,
    rule,
    setup_refused,
)


def _tiles(setup: Setup) -> list[str]:
    return [tile.id for tile in new_game(setup).box.tiles]


@rule("R-34", "S5")
def test_new_tiles_lie_before_the_lowest_numbers() -> None:
    assert _tiles(Setup(new_tiles=("47", "19", "17")))[:3] == ["11", "17", "19"]
    assert _tiles(Setup(new_tiles=("47", "19", "17")))[9:] == ["41", "42", "47"]


@rule("R-34")
def test_a_new_tile_without_room_is_left_out_with_a_warning() -> None:
    setup = Setup(new_tiles=("16", "17", "18", "19"))
    assert _tiles(setup)[:3] == ["16", "17", "18"]
    assert advised(setup) == {"advice-no-room": ["19"]}


def _planning(*markers: str, black: int = 2, brown: int = 0, yellow: int = 0) -> GameState:
    new = with_tiles("16", "26", "28", "27")
    return at_planning((black, brown, yellow), season=AUTUMN, seat={"markers": markers}, **new)


@rule("R-35", "16")
def test_the_basket_needs_several_colours() -> None:
    state = _planning("wicker-basket", black=2, brown=2)
    assert refused(state, "lay farmer: 2 black, 1 wicker-basket") == "16"
    assert refused(state, "lay farmer: 1 wicker-basket") == "16"
    assert allowed(state, "lay farmer: 2 black, 1 brown, 1 wicker-basket")


@rule("R-35", "R-37")
def test_a_wild_marker_beside_disks_makes_several_colours() -> None:
    state = _planning("wicker-basket", "kiepenkerl")
    assert allowed(state, "lay farmer: 2 black, 1 kiepenkerl, 1 wicker-basket")
    assert refused(state, "lay farmer: 1 kiepenkerl, 1 wicker-basket") == "16"


@rule("R-35", "R-29")
def test_what_a_basket_makes_comes_at_once_and_before_the_mining() -> None:
    state = working("farmer: 2 black, 1 brown, 2 yellow, 1 wicker-basket", new=("16",))
    give(state.seats[0], pinge_dug=3)
    do(state, "activate farmer")
    assert allowed(state, "stop")
    assert on_farm(state.seats[0])[:2] == (2, 1)
    assert refused(state, "dig") == "M1"
    do(state, "prop pinge", "dig")


@rule("R-35")
def test_of_basket_and_cottage_on_one_field_the_unused_one_returns() -> None:
    state = about_to_buy("31", lay="1 black, 1 brown, 1 wicker-basket, 1 cottage", new=("16", "26"))
    do(state, "acquire 31 by farmer", "choose 1 thaler", "end turn")
    assert state.seats[0].markers[Marker.WICKER_BASKET] == 1 and not state.seats[0].markers[Marker.COTTAGE]
    state = about_to_buy("31", lay="1 black, 1 brown, 1 wicker-basket, 1 cottage", new=("16", "26"))
    do(state, "activate farmer", "dig", "end turn")
    assert not state.seats[0].markers[Marker.WICKER_BASKET] and state.seats[0].markers[Marker.COTTAGE] == 1


@rule("R-36", "26")
def test_a_cottage_lies_only_where_a_tile_is_met() -> None:
    state = _planning("cottage")
    assert allowed(state, "lay farmer: 1 cottage")
    assert allowed(state, "lay farmer: 2 black, 1 cottage")
    own(state, 0, *(tile.id for tile in state.box.tiles if tile.level == 1))
    assert refused(state, "lay farmer: 1 cottage") == "26"
    assert allowed(state, "lay farmer: 2 black, 1 cottage")


@rule("R-36", "26")
def test_a_cottage_returns_from_a_worker_that_works() -> None:
    state = working("farmer: 2 black, 1 cottage", new=("26",))
    do(state, "activate farmer", "dig", "stop")
    events = do(state, "end turn")
    assert state.seats[0].markers[Marker.COTTAGE] == 1
    assert FieldReturned(0, Lay(Field.FARMER, cottage=1)) in events


@rule("R-37", "28")
def test_the_colour_is_named_where_it_is_open() -> None:
    state = working("farmer: 1 kiepenkerl", new=("28",))
    assert of_kind(state, "activate") == [f"activate farmer as {c}" for c in ("black", "brown", "yellow")]
    assert refused(state, "activate farmer") == "28"
    state = working("farmer: 1 brown, 1 kiepenkerl", new=("28",))
    assert of_kind(state, "activate") == ["activate farmer"]
    assert refused(state, "activate farmer as brown") == "28"
    do(state, "activate farmer")
    assert state.seats[0].wood == 2


@rule("R-37", "35", "I3", "19")
def test_the_colour_follows_from_the_field() -> None:
    state = working("water-mill: 1 black, 1 kiepenkerl", new=("28",), owns=("35",))
    do(state, "activate water-mill")
    assert state.seats[0].thaler == 1
    state = working("workshop: 1 kiepenkerl", new=("28",), modules=("iron",), exhausted=True)
    do(state, "activate workshop")
    assert state.seats[0].iron == 1
    state = working("farmers-wife: 1 kiepenkerl", new=("28", "19"), owns=("19",))
    assert of_kind(state, "activate") == ["activate farmers-wife"]
    own(state, 0, "23")
    assert of_kind(state, "activate") == [f"activate farmers-wife as {c}" for c in ("black", "yellow")]


@rule("R-37", "40E")
def test_a_wild_marker_is_a_black_disk_for_the_smithy() -> None:
    bought_for = {"1 black, 3 brown, 1 kiepenkerl": 1, "1 black, 4 brown": 0, "4 brown, 1 kiepenkerl": 0}
    for lay, iron in bought_for.items():
        assert bought("40E", lay=lay, new=("28",)).seats[0].iron == iron


@rule("R-38", "28", "38")
def test_what_a_tile_takes_comes_before_free_actions() -> None:
    state = bought("28", seat={"coal": 1, "wood": 1, "food": 1})
    assert refused(state, "prop pinge") == "T6"
    assert all(text.startswith("choose") for text in legal(state))
    state = bought("38", seat={"wood": 1}, modules=("iron",))
    assert state.seats[0].wood == 0 and of_kind(state, "give coal")
    state = bought("38", seat={"wood": 1, "iron": 1}, modules=("iron",))
    assert legal(state) == ["choose spend 1 wood", "choose spend 1 iron"]


@rule("R-38", "37")
def test_with_two_seats_nobody_is_asked_who_receives() -> None:
    state = about_to_buy("37", seat={"coal": 1}, seats=2)
    do(state, "acquire 37 by farmer", "choose a coal of the farm")
    assert state.seats[1].coal == 1 and len(of_kind(state, "choose")) == 4


@rule("R-39", "37")
def test_coal_of_the_mine_goes_to_another_player() -> None:
    state = bought("37", seat={"coal": 1})
    do(state, "choose a coal of the mine")
    assert legal(state) == ["give coal to 2", "give coal to 3", "give coal to 4"]
    assert refused(state, "give coal to 1") == "37"


@rule("R-39", "37", "42")
def test_coal_in_the_shaft_is_given_once_the_pinge_is_exhausted() -> None:
    state = about_to_buy("37", seat={"shaft": 2})
    do(state, "acquire 37 by farmer")
    assert {*legal(state)} == {"give coal to 2", "give coal to 3", "give coal to 4"}
    do(state, "give coal to 3")
    assert (state.seats[0].shaft, state.seats[0].pinge_dug) == (2, 1)  # of the Pinge, not of the shaft
    state = about_to_buy("37", seat={"shaft": 2})
    exhaust(state.seats[0])
    do(state, "acquire 37 by farmer", "choose a coal of the shaft", "give coal to 3")
    assert state.seats[0].shaft == 1


@rule("R-40", "29")
def test_thanksgiving_asks_at_its_place_in_the_order_and_only_with_food() -> None:
    state = working(season=SUMMER, new=("29",))
    own(state, 1, "29")
    own(state, 2, "29")
    give(state.seats[1], food=1)
    state.order = (0, 1, 2, 3)
    end_phase(state)
    assert (state.step, state.to_move) == (Step.AUTUMN_WATER, 1)
    assert [seat.water for seat in state.seats] == [1, 0, 0, 0]
    events = do(state, "decline")
    assert Declined(1, Step.AUTUMN_WATER) in events
    assert [seat.water for seat in state.seats] == [1, 1, 1, 1] and state.step == Step.FIRST_TAKING


@rule("R-41", "R-50", "38")
def test_without_debt_the_community_tunnel_gives_food() -> None:
    state = bought("38", seat={"wood": 1})
    events = do(state, "give coal to 2")
    assert [e.way for e in events if isinstance(e, OptionChosen)] == [(3, 0)] and state.pending == ()
    assert on_farm(state.seats[0]) == (1, 0, 1, 1)
    state = bought("38", seat={"wood": 3, "debt": 1})
    do(state, "give coal to 2")
    assert {*of_kind(state, "choose")} == {"choose 1 food", "choose return 1 debt"}


@rule("R-41", "R-50", "38")
def test_a_free_action_that_brings_no_debt_does_not_make_it_a_question() -> None:
    state = bought("38", seat={"wood": 3})
    do(state, "give coal to 2")
    assert state.pending == () and allowed(state, "prop pinge")


@rule("R-42", "27")
def test_the_horse_is_asked_even_if_both_carts_count_the_same() -> None:
    state = at_taking([(3, 0, 1), (0, 0, 0), (0, 0, 0), (0, 0, 0)], **_setup("27"))
    own(state, 0, "27")
    do(state, "take black from 1")
    idle_until(state, lambda now: now.step == Step.SECOND_TAKING or now.step > Step.WATER_RETURN)
    if state.step == Step.SECOND_TAKING:
        do(state, "take yellow from 1")
    assert (state.step, state.to_move) == (Step.CART_CHOICE, 0)
    assert legal(state) == ["count cart 1", "count cart 2"]


def _setup(*tiles: str) -> dict[str, object]:
    setup = with_tiles(*tiles)
    del setup["seats"]
    return setup


@rule("R-43", "B5", "52")
def test_a_marker_is_offered_only_where_one_is_there() -> None:
    state = about_to_buy("52")
    reached = next(tile.index for tile in state.box.tiles if state.seats[0].tiles >> tile.index & 1)
    assert state.box.tiles[reached].marker is None, "the tile that reaches level 5 offers no marker"
    events = do(state, "acquire 52 by farmer")
    assert [e.way for e in events if isinstance(e, OptionChosen)] == [(0, 0)]
    state = about_to_buy("52")
    own(state, 1, "14", "23")
    do(state, "acquire 52 by farmer", "choose a marker")
    assert {*of_kind(state, "take marker")} == {"take marker hauling-cable", "take marker ladder"}


@rule("R-43", "B5", "53", "55")
def test_up_to_five_water_is_one_decision_and_debt_falls_away() -> None:
    state = bought("53", seat={"water": 4})
    do(state, "choose drain 5")
    assert of_kind(state, "drain") == ["drain 1", "drain 2", "drain 3", "drain 4"]
    do(state, "drain 4")
    assert state.seats[0].water == 0 and of_kind(state, "take bonus")
    state = bought("55", seat={"water": 1})
    do(state, "drain 1")
    assert state.seats[0].debt == 0 and of_kind(state, "take bonus")


@rule("R-44", "I1")
def test_with_iron_a_named_board_must_offer_four_thaler() -> None:
    poor = ("12", "13", "14", "21", "22", "23", "32", "33", "35", "41", "42", "43")
    assert advice(Setup(tiles=poor)) == ()
    asked = {"offered": Amount(3, "thaler"), "asked": Amount(4, "thaler")}
    with setup_refused("setup-iron-thaler", "tiles", **asked):
        new_game(Setup(tiles=poor, modules=frozenset({"iron"})))


@rule("R-46", "E2", "I2")
def test_iron_can_be_placed_before_storing_though_it_fits_no_slot() -> None:
    state = working(season=AUTUMN, new=(), modules=("iron",))
    give(state.seats[0], iron=2)
    end_phase(state)
    do(state, "decline")
    assert (state.step, state.to_move) == (Step.WINTER_STORAGE, 0)
    assert legal(state) == ["store nothing in farm", "prop tunnel with iron"]
    do(state, "prop tunnel with iron", "store nothing in farm")
    assert (state.seats[0].iron, state.seats[0].iron_props) == (0, 1)
