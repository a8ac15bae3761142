"""The search among plans: what it plays out once, and what it tells apart."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from game.automa import named, plan_search
from game.automa.bauer import Bauer
from game.automa.horizon import Horizon, horizon_of
from game.automa.plan_search import PlanSearch, Prospect
from game.automa.plans import Plan, every_plan
from game.automa.priorities import worth
from game.automa.rollout_policy import WorkingTurn, carry_on, play_out
from game.automa.weights import PLAIN, Weights
from game.rules import new_game
from game.rules.disks import Disks
from game.rules.events import Tell
from game.rules.moves import Lay
from game.rules.state import SEAT_FIELDS, GameState, Seat
from game.rules.terms import Field, Resource, Season, Step
from tests.automa.games import decisions, mix, players
from tests.rules.helpers import at_planning, at_working, own

IN_REACH: Disks = (0, 1, 1)
"""Disks of a development in the top row."""
PLAIN_WORK: Disks = (0, 4, 0)
"""Disks that no development requires."""


@pytest.fixture
def played_out(uncompiled: None, monkeypatch: pytest.MonkeyPatch) -> list[WorkingTurn]:
    """The turns that searches play out."""
    turns: list[WorkingTurn] = []

    def counted(turn: WorkingTurn, tell: Tell | None) -> None:
        turns.append(turn)
        play_out(turn, tell)

    monkeypatch.setattr(plan_search, "play_out", counted)
    return turns


def searching(state: GameState) -> PlanSearch:
    return PlanSearch(state, state.mover, PLAIN)


def ending(prospect: Prospect) -> list[object]:
    """The worth of a plan, and all that the seat has after it."""
    return [prospect.worth, *(getattr(prospect.after, name) for name in SEAT_FIELDS)]


def of_farmer(disks: Disks, targets: tuple[tuple[int, str], ...] | None = ()) -> Plan:
    """The plan in which the farmer works alone."""
    return Plan((Lay(Field.FARMER, disks), Lay(Field.FARMHAND), Lay(Field.COAL_DIGGER)), targets)


def test_a_plan_is_played_out_once_whatever_is_left_over(played_out: list[WorkingTurn]) -> None:
    search, plan = searching(at_planning((2, 4, 0))), of_farmer(PLAIN_WORK)
    one, other = search.weigh((0, 4, 0), [plan])[0], search.weigh((2, 4, 0), [plan])[0]
    assert len(played_out) == 1
    assert (one.disks, other.disks) == ((0, 4, 0), (2, 4, 0))
    assert ending(one) == ending(other)
    assert search.tried == 2


def test_water_tells_plans_apart() -> None:
    state = at_planning(PLAIN_WORK)
    search = searching(state)
    found = [search.best(PLAIN_WORK, water) for water in range(3)]
    assert [ending(one) for one in found] == [
        ending(searching(state).best(PLAIN_WORK, water)) for water in range(3)
    ]
    assert len({one.worth for one in found}) == 3


def test_a_new_search_keeps_what_plans_come_to_where_only_the_water_has_changed(
    played_out: list[WorkingTurn],
) -> None:
    state = at_planning(PLAIN_WORK)
    last = searching(state)
    expected = last.best(PLAIN_WORK, 1)
    tried, known = last.tried, len(played_out)
    state.seats[0].water = 1
    search = PlanSearch.of(state, 0, PLAIN, last)
    assert search is not last
    assert ending(search.best(PLAIN_WORK)) == ending(expected) == ending(searching(state).best(PLAIN_WORK))
    assert search.tried == tried
    assert len(played_out) > known == len(search.ends.plans)


@pytest.mark.parametrize(
    "change",
    [
        lambda state: setattr(state, "bonus_left", state.bonus_left - 1),
        lambda state: setattr(state, "kiepenkerl", Resource.COAL),
        lambda state: setattr(state, "season", Season.AUTUMN),
        lambda state: setattr(state.seats[0], "food", 3),
        lambda state: own(state, 1, "11"),
    ],
    ids=["bonus marker gone", "other load on tile 28", "other phase", "other goods", "token on a tile"],
)
def test_a_new_search_begins_anew_where_more_has_changed(change: Callable[[GameState], None]) -> None:
    state = at_planning(PLAIN_WORK)
    last = searching(state)
    state.seats[0].water = 1
    assert PlanSearch.of(state, 0, PLAIN, last).ends is last.ends
    change(state)
    assert PlanSearch.of(state, 0, PLAIN, last).ends is not last.ends


def test_to_develop_or_not_is_one_plan_where_no_disks_fit(played_out: list[WorkingTurn]) -> None:
    search = searching(at_planning(PLAIN_WORK))
    one, other = search.weigh(PLAIN_WORK, [of_farmer(PLAIN_WORK, None), of_farmer(PLAIN_WORK)])
    assert len(played_out) == 1
    assert ending(one) == ending(other)
    assert (one.plan.targets, other.plan.targets) == (None, ())


def test_to_develop_or_not_are_two_plans_where_disks_fit() -> None:
    search = searching(at_planning(IN_REACH))
    found = search.weigh(IN_REACH, [of_farmer(IN_REACH, None), of_farmer(IN_REACH)])
    assert {one.plan.targets: one.after.tiles > 0 for one in found} == {None: True, (): False}


@pytest.mark.parametrize("number", range(4))
def test_each_plan_ends_as_if_it_were_tried_alone(number: int) -> None:
    state = new_game(mix(2 + number % 3, number))
    game = decisions(state, players(*["knecht"] * len(state.seats)))
    begun = [seen for seen, _, _ in game if seen.step == Step.PLANNING and not seen.seats[seen.mover].plan]
    seen = max(begun, key=lambda one: one.seats[one.mover].tiles.bit_count())
    plans, disks = (every_plan(seen, 9_000) or [])[::7], seen.seats[seen.mover].disks
    assert len(plans) > 2
    search = searching(seen)
    for plan in plans:
        assert ending(search.weigh(disks, [plan])[0]) == ending(searching(seen).weigh(disks, [plan])[0])


def lasts(seat: Seat, name: str) -> bool:
    """Return True if a field is among those that a search takes a seat to differ by."""
    changed = seat.copy()
    setattr(changed, name, "another")
    return plan_search._lasting(changed) != plan_search._lasting(seat)


def test_a_worth_depends_on_nothing_but_what_lasts(uncompiled: None) -> None:
    some = new_game(mix(3, 7)).seats[0]
    others = [name for name in SEAT_FIELDS if name != "board" and not lasts(some, name)]
    assert others
    state = new_game(mix(3, 7))
    for seen, _, _ in [*decisions(state, players(*["knecht"] * 3))][::9]:
        seat, horizon = seen.seats[0], horizon_of(seen)
        changed = seat.copy()
        for name in others:
            setattr(changed, name, None)
        assert worth(changed, horizon, PLAIN) == worth(seat, horizon, PLAIN)


def test_two_plans_that_come_to_the_same_are_worth_the_same(
    uncompiled: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    weighed: list[Seat] = []

    def counted(seat: Seat, horizon: Horizon, weights: Weights) -> float:
        weighed.append(seat)
        return worth(seat, horizon, weights)

    monkeypatch.setattr(plan_search, "worth", counted)
    search = searching(at_planning(PLAIN_WORK))
    work, other, none = (of_farmer(disks) for disks in (PLAIN_WORK, (0, 3, 0), (0, 0, 0)))
    idle = Plan((Lay(Field.FARMER, (1, 2, 0)), *none.lays[1:]))
    found = {one.plan: one.worth for one in search.weigh(PLAIN_WORK, [work, other, none, idle])}
    assert found[none] == found[idle]
    assert len({*found.values()}) == len(weighed) == 3


def test_a_turn_is_carried_out_to_its_end_however_long_a_draft_makes_it(tmp_path: Path) -> None:
    draft = tmp_path / "draft.toml"
    draft.write_text("[pinge]\ncoal = [60, 60, 60]\n[worker.coal-digger.use.paid]\nactions = 99\n", "utf-8")
    state = at_working("coal-digger: 1 yellow", seat={"wood": 9}, ruleset=str(draft))
    seat = state.seats[0]
    carry_on(WorkingTurn(state, seat, horizon_of(state), PLAIN, None), None)
    assert seat.pinge_dug == 99 and not state.pending


@pytest.mark.parametrize("level", ["bauer", "knappe"])
@pytest.mark.parametrize("number", [0, 1, 2])
def test_a_plan_is_not_forgotten_at_a_further_field(level: str, number: int) -> None:
    """Nothing has become known since: what is left of a plan is worth what it was."""
    state, worths = new_game(mix(2, number)), dict[tuple[int, int, int], float]()
    fields = 0
    for seen, _, _ in decisions(state, players(level, level, seed=number)):
        if seen.step == Step.PLANNING:
            player = named(level)(0)
            assert isinstance(player, Bauer)
            _, found = player.prospects(seen)
            planning = (seen.year, seen.season, seen.mover)
            assert found[0].worth >= worths.get(planning, found[0].worth) - 1e-6, seen.seats[seen.mover].plan
            fields += planning in worths
            worths[planning] = found[0].worth
    assert fields > 30


def test_a_plan_that_leaves_out_disks_of_another_is_told() -> None:
    whole = Plan((Lay(Field.FARMER, (0, 2, 0)), Lay(Field.FARMHAND, (1, 0, 0))))
    less = Plan((Lay(Field.FARMER, (0, 1, 0)), Lay(Field.FARMHAND, (1, 0, 0))))
    other = Plan((Lay(Field.FARMER, (0, 1, 0)), Lay(Field.FARMHAND, (1, 0, 0), food=1)))
    assert less.leaves_out_of(whole)
    assert not whole.leaves_out_of(less) and not whole.leaves_out_of(whole) and not other.leaves_out_of(whole)
