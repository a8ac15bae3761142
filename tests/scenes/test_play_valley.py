"""The decisions of the Ruhr Valley by mouse: gifts, carts, props, markers, trades."""

from __future__ import annotations

import pytest

from game.rules.message import Amount, TileName, message
from game.rules.moves import (
    Activate,
    Choose,
    CountCart,
    GiveCoal,
    GiveFood,
    Lay,
    Prop,
    UseMarker,
)
from game.rules.state import Counting
from game.rules.terms import Ability, Colour, Field, Marker, Place, Resource, Step
from game.scenes.stage.forecast import forecast
from game.scenes.stage.plan import PieceKind, PlanPiece
from game.scenes.stage.tips import lying_on
from tests.english import english
from tests.rules.expansion import bought, with_tiles, working
from tests.rules.helpers import AUTUMN, at, can, give, own
from tests.rules.options import move_of
from tests.scenes.answering import told
from tests.scenes.clicks import Hand
from tests.scenes.sitting import editor_of
from tests.scenes.stage import badge, click, last, log, stage, text_of
from tests.scenes.written import said

rule = pytest.mark.rule
RICH = {"food": 2, "wood": 2, "coal": 2}


def badges(hand: Hand) -> list[str]:
    """What the badges say."""
    return [english(badge_.said) for badge_ in hand.play.badges()]


def choose(hand: Hand, option: int) -> None:
    """Click the badge of a development's option."""
    hand.click(hand.play.badges()[option].rect.center)


def gift(*owns: str, all_own: bool = False) -> Hand:
    """Anna is asked for the food of Thanksgiving; with `owns` beside it."""
    state = at(Step.AUTUMN_WATER, season=AUTUMN, year=2, **with_tiles("29", *owns))
    own(state, 0, "29", *owns)
    for seat in range(1, 4 if all_own else 1):
        own(state, seat, "29")
    give(state.seats[0], **RICH)
    return stage(state)


@rule("29")
def test_a_click_on_a_board_gives_the_food_and_leaves_the_water() -> None:
    hand = gift()
    assert any("click a player to give 1 food" in text for text in said(hand))
    click(hand, "gift to 3")
    assert last(hand) == GiveFood(2, False)
    assert hand.play.match.state.seats[2].food == 1


@rule("29")
def test_the_water_can_be_taken_all_the_same() -> None:
    hand = gift()
    found = [b for b in hand.play.badges() if b.move == GiveFood(1, True)]
    hand.click(found[0].rect.center)
    assert last(hand) == GiveFood(1, True)
    assert any("takes the water all the same" in line for line in log(hand))


@rule("29")
def test_the_food_can_be_kept() -> None:
    hand = gift()
    hand.click(hand.play.stage.layout.board.button.center)
    assert str(last(hand)) == "decline" and hand.play.match.state.seats[0].food == 2


@rule("29", "21")
def test_with_the_bucket_there_is_no_question_about_the_water() -> None:
    hand = gift("21")
    assert not hand.play.badges()
    click(hand, "gift to 2")
    assert last(hand) == GiveFood(1)


@rule("29")
def test_the_supply_takes_the_food_where_everybody_has_thanksgiving() -> None:
    hand = gift(all_own=True)
    hand.click(hand.play.stage.layout.board.goods[Resource.FOOD].center)  # type: ignore[index]
    assert last(hand) == GiveFood(None, False)


@rule("27")
def test_a_click_on_a_cart_makes_it_count() -> None:
    state = at(Step.CART_CHOICE, year=2, **with_tiles("27"))
    own(state, 0, "27")
    state.pending = (Counting(0),)
    give(state.seats[0], cart1=(0, 0, 2), cart2=(2, 0, 0), disks=(2, 0, 2))
    hand = stage(state)
    hand.move(hand.play.stage.layout.board.carts[1].center)
    hand.step(0.0)
    assert "Cart 2 counts: order value 2" in said(hand)
    hand.click(hand.play.stage.layout.board.carts[1].center)
    assert last(hand) == CountCart(2)


def planning(*markers: str) -> Hand:
    """Anna lays her plan, with Farmer's Wife, workshop and these markers."""
    state = at(Step.PLANNING, year=2, **with_tiles("16", "19", "26", "28", modules=("iron",)))
    own(state, 0, "19")
    can(state.seats[0], Ability.WORKSHOP)
    give(state.seats[0], markers=list(markers), disks=(2, 1, 1), cart1=(2, 0, 0), cart2=(0, 1, 1))
    return stage(state)


def lay(hand: Hand, piece: PlanPiece, field: Field) -> None:
    """Drag a piece that is not laid onto a field."""
    editor = editor_of(hand.play)
    spot = next(spot for spot in editor.spots(hand.play.stage) if spot.thing == piece and spot.origin is None)
    goal = hand.play.stage.layout.board.fields[field]
    hand.drag(spot.rect.center, (goal.centerx, goal.bottom - 4))


BLACK, BROWN = PlanPiece(PieceKind.DISK, Colour.BLACK), PlanPiece(PieceKind.DISK, Colour.BROWN)
YELLOW = PlanPiece(PieceKind.DISK, Colour.YELLOW)


@rule("16")
def test_the_basket_lies_on_mixed_disks_and_its_work_is_foretold() -> None:
    hand = planning("wicker-basket")
    for piece in (BLACK, BROWN, YELLOW, PlanPiece(PieceKind.BASKET)):
        lay(hand, piece, Field.FARMER)
    editor = editor_of(hand.play)
    assert editor.plan.lays[0] == Lay(Field.FARMER, (1, 1, 1), basket=1) and editor.plan.problem is None
    assert english(forecast(editor.plan)[Field.FARMER].said).startswith("1 food, 1 wood, 1 mining")
    hand.finish()
    assert editor.plan.lays[0] in hand.play.match.moves


@rule("28", "26")
@pytest.mark.parametrize("kind", [PieceKind.WILD, PieceKind.COTTAGE])
def test_kiepenkerl_and_cottage_go_by_click_and_come_back_by_click(kind: PieceKind) -> None:
    piece = PlanPiece(kind)
    assert piece.marker is not None
    hand = planning(piece.marker.id)
    hand.click(hand.play.stage.layout.board.marker(piece.marker).center)
    editor = editor_of(hand.play)
    (laid,) = (spot for spot in editor.spots(hand.play.stage) if spot.origin is not None)
    assert laid.thing == piece
    hand.click(laid.rect.center)
    assert all(lay.empty for lay in editor.plan.lays)


@rule("28")
def test_the_outlook_of_a_kiepenkerl_alone_names_every_work() -> None:
    hand = planning("kiepenkerl")
    lay(hand, PlanPiece(PieceKind.WILD), Field.FARMER)
    words = english(forecast(editor_of(hand.play).plan)[Field.FARMER].said)
    assert "1 mining" in words and "1 wood" in words and "1 food" in words


@rule("19", "I3")
def test_farmers_wife_and_workshop_are_planned_by_drag_and_say_what_they_take() -> None:
    hand = planning()
    lay(hand, BLACK, Field.FARMERS_WIFE)
    lay(hand, YELLOW, Field.WORKSHOP)
    editor = editor_of(hand.play)
    assert editor.plan.on(Field.FARMERS_WIFE).disks == (1, 0, 0)
    assert editor.plan.on(Field.WORKSHOP).disks == (0, 0, 1)
    lay(hand, BROWN, Field.WORKSHOP)
    assert hand.play.bubble is not None and "exactly 1 yellow" in english(hand.play.bubble[0])
    for field, words in ((Field.FARMERS_WIFE, "1 black disk"), (Field.WORKSHOP, "1 iron")):
        rect = hand.play.stage.layout.board.fields[field]
        assert words in english(told(hand.play, (rect.centerx, rect.top + 3)))


@rule("28")
def test_the_kiepenkerl_is_settled_by_a_badge_on_his_worker() -> None:
    hand = stage(working("farmer: 1 kiepenkerl", new=("28",)))
    click(hand, "worker farmer")
    assert badges(hand) == [f"Kiepenkerl as {c.label}" for c in Colour]
    badge(hand, "Kiepenkerl as brown")
    assert last(hand) == Activate(Field.FARMER, Colour.BROWN)
    assert hand.play.match.state.seats[0].wood == 1


@rule("28")
def test_the_kiepenkerls_trade_shows_what_is_laid_and_what_is_taken() -> None:
    hand = stage(bought("28", seat=RICH, modules=("iron",)))
    assert "The Kiepenkerl bears 1 wood." in said(hand) and "Lay 1 coal, take:" in said(hand)
    offered = {b.move for b in hand.play.badges()}
    assert offered == {move for move in hand.play.targets.legal if isinstance(move, Choose)}
    trade = move_of(hand.play.match.state, "choose 1 coal for 1 food, 1 wood")
    chosen = next(b for b in hand.play.badges() if b.move == trade)
    assert chosen.pictures == ("wood", "food")
    hand.click(chosen.rect.center)
    state = hand.play.match.state
    assert last(hand) == chosen.move and state.kiepenkerl == Resource.COAL
    bears = message("lying-load", load=Amount(1, Resource.COAL), tile=TileName("28"))
    assert lying_on(state, state.box.index["28"]) == bears


@rule("I2")
def test_a_field_that_takes_both_asks_for_wood_or_iron() -> None:
    state = working("farmer: 2 black", modules=("iron",), exhausted=True, seat={"wood": 1, "iron": 1})
    hand = stage(state)
    click(hand, "prop tunnel")
    assert badges(hand) == ["Wood", "Iron"]
    badge(hand, "Iron")
    assert last(hand) == Prop(Place.TUNNEL, True)
    click(hand, "prop tunnel")
    assert last(hand) == Prop(Place.TUNNEL)


@rule("I2", "I4")
def test_an_iron_only_field_says_so_and_takes_iron_at_once() -> None:
    state = working("farmer: 2 black", modules=("iron",), exhausted=True, seat={"wood": 1})
    at_field = (state.seats[0].board.iron_only & -state.seats[0].board.iron_only).bit_length() - 1
    state.seats[0].tunnel_props = at_field
    hand = stage(state)
    click(hand, "prop tunnel")
    assert hand.play.bubble is not None and "iron" in english(hand.play.bubble[0])
    spot = hand.play.stage.layout.board.sections[at_field].prop.center
    assert "takes only iron" in english(told(hand.play, spot))
    state.seats[0].iron = 1
    hand.play.refresh()
    click(hand, "prop tunnel")
    assert last(hand) == Prop(Place.TUNNEL, True)


@pytest.mark.long
@rule("36", "10E")
@pytest.mark.parametrize("marker", [Marker.MARKET, Marker.ABANDONED_FARM])
def test_market_and_abandoned_farm_are_used_by_a_click(marker: Marker) -> None:
    state = working("farmer: 1 black", new=("28", "36", "10E"), modules=("iron",), seat=RICH)
    give(state.seats[0], markers=[marker.id])
    hand = stage(state)
    click(hand, f"marker {marker.label}")
    assert last(hand) == UseMarker(marker)


@rule("37")
def test_the_church_asks_for_the_coal_the_player_and_the_gifts() -> None:
    hand = stage(bought("37", seat=RICH))
    choose(hand, 0)
    assert any("click the player who is to have 1 coal from the farm" in text for text in said(hand))
    click(hand, "coal to 3")
    assert last(hand) == GiveCoal(2)
    badge(hand, "1 food, 1 wood and 1 VP")
    state = hand.play.match.state
    assert state.seats[2].coal == 1 and not state.pending
    assert any(
        text_of(line) == "Anna gives Grete 1 coal from the farm."
        for line in hand.play.stage.chronicle.lines(0)
    )


@rule("37")
def test_what_the_church_cannot_take_is_dark_and_says_why() -> None:
    hand = stage(bought("37", seat=RICH))
    shaft = hand.play.badges()[2]
    hand.click(shaft.rect.center)
    assert shaft.why and hand.play.bubble is not None


@rule("38")
def test_the_community_tunnel_asks_for_its_prop_the_player_and_food_or_debt() -> None:
    state = bought("38", seat={"wood": 1, "iron": 1, "debt": 2}, modules=("iron",))
    hand = stage(state)
    choose(hand, 1)
    click(hand, "coal to 2")
    choose(hand, 1)
    seat = hand.play.match.state.seats[0]
    assert (seat.iron, seat.wood, seat.coal, seat.debt) == (0, 1, 1, 1)
    lying = message("lying-coal", coal=Amount(6, "coal"), tile=TileName("38"))
    assert lying_on(state, state.box.index["38"]) == lying


@rule("30E")
def test_the_peddler_offers_four_exchanges_or_none() -> None:
    hand = stage(bought("30E", seat=RICH))
    assert len([b for b in hand.play.badges() if not b.why]) == 4
    badge(hand, "2 coal for 1 Thaler and 1 iron")
    assert hand.play.match.state.seats[0].iron == 1


@rule("M3")
def test_a_prop_among_the_coal_is_placed_and_no_coal_is_dug() -> None:
    state = working("farmer: 3 black", seat={"wood": 1})
    hand = stage(state)
    click(hand, "worker farmer")
    click(hand, "coal")
    click(hand, "prop pinge")
    assert last(hand) == Prop(Place.PINGE)


@rule("I2")
@pytest.mark.parametrize("good, iron", [(Resource.WOOD, False), (Resource.IRON, True)])
def test_wood_or_iron_dragged_onto_a_field_is_the_prop(good: Resource, iron: bool) -> None:
    state = working("farmer: 2 black", modules=("iron",), exhausted=True, seat={"wood": 1, "iron": 1})
    hand = stage(state)
    board = hand.play.stage.layout.board
    hand.drag(board.goods[good].center, board.sections[0].prop.center)  # type: ignore[index]
    assert last(hand) == Prop(Place.TUNNEL, iron)


@rule("I4")
def test_wood_dragged_onto_an_iron_only_field_is_refused() -> None:
    state = working("farmer: 2 black", modules=("iron",), exhausted=True, seat={"wood": 1, "iron": 1})
    only = state.seats[0].board.iron_only
    before = state.seats[0].tunnel_props = (only & -only).bit_length() - 1
    hand = stage(state)
    board = hand.play.stage.layout.board
    hand.drag(board.goods[Resource.WOOD].center, board.sections[before].prop.center)  # type: ignore[index]
    assert hand.play.bubble is not None and "iron" in english(hand.play.bubble[0])
    hand.drag(board.goods[Resource.IRON].center, board.sections[before].prop.center)  # type: ignore[index]
    assert last(hand) == Prop(Place.TUNNEL, True)


@rule("29")
def test_the_gift_says_its_worth_and_leaves_the_farms_legible() -> None:
    hand = gift()
    assert any("for 3 VP and no water" in text for text in said(hand))
    place = hand.play.stage.layout.boards[1]
    for badge_ in hand.play.badges():
        assert not any(badge_.rect.colliderect(good) for good in place.goods.values())


@rule("T7")
def test_what_a_development_asks_leaves_its_name_legible() -> None:
    hand = stage(bought("30E", seat=RICH))
    hexagon = hand.play.stage.layout.developments.hexes[hand.play.match.state.box.index["30E"]]
    assert not any(hexagon.rect.inflate(-4, -4).colliderect(b.rect) for b in hand.play.badges())
    hand.move((round(hexagon.centre[0]), round(hexagon.centre[1])))
    hand.step(0.0)
    assert "Peddler" in "".join(said(hand))


@rule("27")
def test_the_owner_of_the_towpath_horse_sees_the_value_of_both_carts() -> None:
    state = at(Step.CART_CHOICE, year=2, **with_tiles("27"))
    own(state, 0, "27")
    state.pending = (Counting(0),)
    give(state.seats[0], cart1=(0, 0, 2), cart2=(2, 0, 0), disks=(2, 0, 2))
    texts = said(stage(state))
    assert "order value 6" in texts and "order value 2" in texts
