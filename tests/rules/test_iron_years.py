"""Section 14: four years and their payment, the workshop, the three iron tiles, the bonus of the Pinge."""

from __future__ import annotations

import pytest

from game.rules import legal_moves, play
from game.rules.events import GameEnded, LeasePaid, Lost, MarkerUsed, SeasonBegan, Stored, WorkshopGained
from game.rules.state import GameState
from game.rules.terms import Ability, Marker, Resource, Slot, Step
from tests.rules.expansion import about_to_buy, bought, ended, line, with_tiles, working
from tests.rules.helpers import (
    AUTUMN,
    SPRING,
    SUMMER,
    WINTER,
    allowed,
    at_planning,
    do,
    end_phase,
    exhaust,
    game,
    give,
    idle_move,
    idle_until,
    legal,
    of_kind,
    on_farm,
    refused,
    rule,
)
from tests.rules.plans import fields_asked, on_field

IRON = ("iron",)


def _iron(*plan: str, **where: object) -> GameState:
    return working(*plan, modules=IRON, **where)  # type: ignore[arg-type]


# -- I1 --


@rule("I1", "W5")
def test_four_years_of_three_phases() -> None:
    state = game(2, modules=frozenset(IRON))
    events = [SeasonBegan(1, SPRING)]
    while state.to_move is not None:
        play(state, idle_move(state), lambda event: events.append(event))  # type: ignore[arg-type]
    began = [(event.year, event.season) for event in events if isinstance(event, SeasonBegan)]
    assert [place for place in began if place[1] != WINTER] == [
        (year, season) for year in (1, 2, 3, 4) for season in (SPRING, SUMMER, AUTUMN)
    ]
    assert isinstance(events[-1], GameEnded)
    assert not legal_moves(state)


@rule("I1", "W2")
@pytest.mark.parametrize(("year", "paid"), [(1, (2, 0, 0)), (2, (2, 1, 0)), (3, (1, 2, 0)), (4, (1, 1, 1))])
def test_what_each_winter_asks(year: int, paid: tuple[int, int, int]) -> None:
    state = _iron(season=AUTUMN, year=year)
    give(state.seats[1], food=5, thaler=5, iron=5, tunnel_props=9)
    exhaust(state.seats[1])
    events = end_phase(state)
    leases = [event for event in events if isinstance(event, LeasePaid)]
    assert (leases[1].food, leases[1].thaler, leases[1].iron, leases[1].debt) == (*paid, 0)
    assert leases[0].debt == sum(paid)  # who has nothing


@rule("I1", "W2")
@pytest.mark.parametrize(
    ("has", "debt"), [((0, 0, 0), 3), ((1, 0, 0), 2), ((0, 9, 0), 2), ((1, 1, 0), 1), ((1, 1, 1), 0)]
)
def test_each_missing_piece_of_year_4_is_a_debt(has: tuple[int, int, int], debt: int) -> None:
    state = _iron(season=AUTUMN, year=4, seat={"tunnel_props": 9})
    exhaust(state.seats[0])
    give(state.seats[0], food=has[0], thaler=has[1], iron=has[2], wood=0, coal=3)
    end_phase(state)
    assert state.seats[0].debt == debt


# -- I3 --


@rule("I3", "P7")
def test_whoever_exhausts_the_pinge_gets_a_workshop_for_the_next_phase() -> None:
    state = _iron("farmer: 1 black", seat={"pinge_dug": 6, "pinge_props": 2})
    events = do(state, "activate farmer", "dig")
    seat = state.seats[0]
    assert WorkshopGained(0) in events
    assert seat.has(Ability.WORKSHOP) and not seat.ready & Ability.WORKSHOP.bit
    idle_until(state, lambda now: now.season == SUMMER and now.step == Step.PLANNING)
    assert seat.ready & Ability.WORKSHOP.bit
    assert not state.seats[1].has(Ability.WORKSHOP)


@rule("I3")
def test_without_iron_there_is_none() -> None:
    state = working("farmer: 1 black", seat={"pinge_dug": 6, "pinge_props": 2})
    events = do(state, "activate farmer", "dig")
    assert WorkshopGained(0) not in events and not state.seats[0].has(Ability.WORKSHOP)


def _planned(field: str, **slots: object) -> GameState:
    state = at_planning((2, 2, 2), owns=["35", "19"], seat=slots, **with_tiles("19", "28", modules=IRON))
    exhaust(state.seats[0])
    return on_field(state, field) if field else state


@rule("I3", "P1")
def test_its_field_is_the_last() -> None:
    fields = fields_asked(_planned(""))
    assert fields[-3:] == ["water-mill", "farmers-wife", "workshop"]
    state = at_planning((1, 1, 1), **with_tiles(modules=IRON))
    assert "workshop" not in fields_asked(state)


@rule("I3", "P6")
def test_exactly_one_yellow_disk_or_marker() -> None:
    markers = ["wheelbarrow", "ladder", "hammer-and-pick", "kiepenkerl"]
    state = _planned("workshop", food=2, thaler=2, markers=markers)
    assert {text.partition(": ")[2] for text in legal(state)} == {
        "nothing", "1 yellow", "1 wheelbarrow", "1 kiepenkerl",
    }  # fmt: skip
    for wrong in ("2 yellow", "1 black", "1 brown", "1 ladder", "1 yellow, 1 wheelbarrow"):
        assert refused(state, f"lay workshop: {wrong}") == "I3"
    assert not allowed(state, "lay workshop: 1 food")


@rule("I3", "E7", "E8")
@pytest.mark.parametrize("season", [SPRING, SUMMER])
@pytest.mark.parametrize("lay", ["1 yellow", "1 wheelbarrow", "1 kiepenkerl"])
def test_it_makes_one_iron_once_a_phase(lay: str, season: int) -> None:
    state = _iron(f"workshop: {lay}", "farmer: 1 yellow", exhausted=True, season=season, new=("28",))
    do(state, "activate workshop", "activate farmer")
    assert (state.seats[0].iron, state.seats[0].food) == (1, 2 if season == SUMMER else 1)
    assert not allowed(state, "activate workshop")
    assert sum(state.seats[0].markers) == 0


@rule("I3", "P5", "E2")
def test_its_iron_serves_at_once() -> None:
    state = _iron("workshop: 1 yellow", "farmer: 1 black", exhausted=True)
    do(state, "activate workshop", "prop tunnel with iron", "activate farmer", "dig")
    assert (state.seats[0].iron, state.seats[0].shaft) == (0, 1)


@rule("I3", "G4")
def test_it_is_no_building() -> None:
    assert line(ended(modules=IRON, tunnel_dug=1), "G4") == 0
    assert line(ended("12", modules=IRON, tunnel_dug=1), "G4") == 1


@rule("I3", "I2", "W3")
def test_the_workshop_stores_one_iron_for_a_vp() -> None:
    state = _iron(season=AUTUMN, exhausted=True, owns=("12",), seat={"iron": 2, "food": 4, "tunnel_props": 9})
    end_phase(state)
    for slot in ("farm", "barn"):
        assert not allowed(state, f"store iron in {slot}")
        do(state, f"store food in {slot}")
    score = state.seats[0].score
    assert set(legal(state)) == {"store iron in workshop", "store nothing in workshop"}
    events = do(state, "store iron in workshop")
    assert (state.seats[0].iron, state.seats[0].score - score) == (1, 1)
    assert Stored(0, Slot.WORKSHOP, Resource.IRON) in events
    assert Lost(0, Resource.IRON, 1) in events


@rule("I3", "W3")
def test_nothing_else_lies_there_and_without_it_iron_is_lost() -> None:
    state = _iron(season=AUTUMN, exhausted=True, seat={"food": 5, "tunnel_props": 9})
    end_phase(state)
    events = do(state, "store food in farm")  # and the workshop is not asked
    assert (state.year, [event.resource for event in events if isinstance(event, Lost)]) == (
        2,
        [Resource.FOOD],
    )
    state = _iron(season=AUTUMN, seat={"iron": 1})
    end_phase(state)
    idle_until(state, lambda now: now.year == 2)
    assert state.seats[0].iron == 0


@rule("I3", "W3")
def test_a_workshop_of_this_autumn_stores_in_this_winter() -> None:
    state = _iron("farmer: 1 black", season=AUTUMN, seat={"pinge_dug": 6, "pinge_props": 2, "iron": 1})
    do(state, "activate farmer", "dig")
    end_phase(state)
    do(state, "decline", "store coal in farm", "store iron in workshop")
    assert (state.seats[0].iron, state.seats[0].score) == (1, 2 + 1)  # M7 gave 2


# -- I6 --


@rule("I6", "10E", "T8")
def test_abandoned_farm_is_a_marker() -> None:
    seat = bought("10E").seats[0]
    assert (seat.fresh[Marker.ABANDONED_FARM], seat.iron, seat.wood) == (1, 0, 0)
    assert not allowed(bought("10E"), "use abandoned-farm")


@rule("I6", "10E", "E2", "R-58")
def test_used_freely_in_ones_working_turn_it_brings_wood_and_iron() -> None:
    state = working("farmer: 1 black", new=("10E",), exhausted=True, seat={"markers": ["abandoned-farm"]})
    events = do(state, "use abandoned-farm", "prop tunnel with iron", "activate farmer", "dig")
    seat = state.seats[0]
    assert (seat.wood, seat.iron, seat.shaft, sum(seat.markers)) == (1, 0, 1, 0)
    assert MarkerUsed(0, Marker.ABANDONED_FARM) in events


@rule("10E", "E2")
def test_not_in_winter() -> None:
    state = working(new=("10E",), season=AUTUMN, seat={"markers": ["abandoned-farm"], "wood": 1})
    end_phase(state)
    assert not allowed(state, "use abandoned-farm")


@rule("10E", "G5")
def test_unused_it_scores_a_vp() -> None:
    assert line(ended(new=("10E",), markers=["abandoned-farm"]), "G5") == 1


@rule("I6", "30E", "T7", "R-59")
@pytest.mark.parametrize(
    ("coal", "option", "farm", "iron"),
    [
        (1, "1 coal for 1 iron", (0, 0, 0, 0), 1),
        (1, "1 coal for 1 food", (1, 0, 0, 0), 0),
        (2, "2 coal for 1 thaler, 1 iron", (0, 0, 0, 1), 1),
        (2, "2 coal for 1 food, 1 thaler", (1, 0, 0, 1), 0),
    ],
)
def test_peddler(coal: int, option: str, farm: tuple[int, ...], iron: int) -> None:
    state = bought("30E", seat={"coal": coal, "shaft": 2})
    assert allowed(state, "decline")
    assert len(of_kind(state, "choose")) == 2 * coal
    do(state, f"choose {option}")
    assert (on_farm(state.seats[0]), state.seats[0].iron, state.pending) == (farm, iron, ())


@rule("30E", "T7")
def test_without_coal_the_peddler_asks_nothing() -> None:
    assert bought("30E", seat={"shaft": 2}).pending == ()


@rule("I6", "40E")
@pytest.mark.parametrize(
    ("lay", "iron"),
    [
        ("5 black", 1), ("2 black, 3 yellow", 1), ("1 black, 4 brown", 0),
        ("1 black, 3 brown, 1 hammer-and-pick", 1),
        ("1 black, 3 brown, 1 ladder", 0), ("4 brown, 1 hammer-and-pick", 0),
    ],
)  # fmt: skip
def test_village_smithy_gives_iron_for_two_black(lay: str, iron: int) -> None:
    assert bought("40E", lay=lay).seats[0].iron == iron


@rule("I6", "T3")
def test_each_lies_on_the_level_of_its_first_digit() -> None:
    levels = {tile.id: tile.level for tile in about_to_buy("40E", new=("10E", "30E")).box.tiles}
    assert (levels["10E"], levels["30E"], levels["40E"]) == (1, 3, 4)


# -- I7 --


@rule("I7", "M7")
@pytest.mark.parametrize(("year", "vp"), [(1, 2), (2, 1), (3, 0), (4, 0)])
def test_the_bonus_of_the_pinge_is_unchanged(year: int, vp: int) -> None:
    state = _iron("farmer: 1 black", year=year, seat={"pinge_dug": 6, "pinge_props": 2})
    do(state, "activate farmer", "dig")
    assert state.seats[0].score == vp
