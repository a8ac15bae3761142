"""The telling moments of games worth seeing: found in the seasons of the game, and really there."""

from __future__ import annotations

from functools import cache
from itertools import pairwise

import pytest

from game.playtest.metric import Metric
from game.playtest.metrics import METRICS, observers
from game.playtest.moments import RACE, STRANGEST, moment_of, played_again
from game.playtest.phase_watch import Phase, PhaseWatch, Sought
from game.playtest.plan import PlaytestPlan, jobs
from game.playtest.playing import moves_of
from game.playtest.worth import _NOT_STRANGE
from game.rules import new_game, play, scores
from game.rules.terms import Season
from tests.english import english

JOB = next(jobs(PlaytestPlan(seats=("knecht", "random"), games=1)))
DEBTS = next(one for one in METRICS if one.key == "debts")
DRAMA = next(one for one in METRICS if one.key == "drama")
MINUTES = next(one for one in METRICS if one.key == "minutes")
STRANGE = [one for one in METRICS if one.group not in (*_NOT_STRANGE, RACE) and "*" not in one.key]


def game(*standings: tuple[int, int], values: tuple[float | None, ...] = ()) -> list[Phase]:
    """Seasons of ten moves each, the first standing and value before them."""
    measured = values or (None,) * len(standings)
    ends = zip(pairwise(standings), pairwise(measured), strict=True)
    return [Phase(10 * at, 1 + at // 3, Season(at % 3), 10 + at % 2, *both) for at, both in enumerate(ends)]


def told(reason: str, phases: list[Phase], **more: object) -> tuple[int, str] | None:
    found = moment_of(phases, Sought(reason, **more))  # type: ignore[arg-type]
    return None if found is None else (found.at, english(found.said))


RACED = game((0, 0), (4, 2), (4, 9), (13, 11), (13, 13), (12, 30))


@pytest.mark.parametrize(
    ("reason", "at", "words"),
    [
        ("closest", 40, "Year 2, summer: Seat 2 takes the lead for the last time, final scoring included"),
        ("most-lead-changes", 40, "Year 2, summer: Seat 2 takes the lead"),
        ("most-lopsided", 40, "Year 2, summer: Seat 2 pulls 18 VP further ahead"),
        ("highest-score", 40, "Year 2, summer: Seat 2 gains 17 VP"),
        ("lowest-score", 40, "Year 2, summer: Seat 1 falls 18 VP further behind"),
        ("longest", 10, "Year 1, summer: 11 decisions, more than in any other season"),
    ],
)
def test_each_reason_has_its_season(reason: str, at: int, words: str) -> None:
    found = told(reason, RACED)
    assert found is not None and found[0] == at and found[1].startswith(words)


def test_where_nobody_ever_leads_or_falls_behind_there_is_no_season() -> None:
    assert told("closest", game((0, 0), (3, 3), (5, 5))) is None
    assert told("lowest-score", game((0, 0), (3, 3), (5, 5))) is None


def strange(*values: float | None, high: bool = True, metric: Metric = DEBTS) -> tuple[int, str] | None:
    phases = game(*[(0, 0)] * len(values), values=values)
    return told(STRANGEST, phases, metric=metric, seat=1, high=high)


def test_a_strange_figure_is_told_where_it_went_most_to_its_side() -> None:
    assert strange(0, 1, 5, 6) == (10, "Year 1, summer: Seat 2, Debts incurred, from 1 debt to 5 debt")
    assert strange(9, 8, 2, 2, high=False) == (
        10,
        "Year 1, summer: Seat 2, Debts incurred, from 8 debt to 2 debt",
    )


def test_a_figure_that_stays_low_is_told_where_it_began_to_stay() -> None:
    stays = "Seat 2, Debts incurred, {} debt from here on"
    assert strange(0, 1, 1, 1, high=False) == (0, f"Year 1, spring: {stays.format(1)}")
    assert strange(0, 0, 0, high=False) == (0, f"Year 1, spring: {stays.format(0)}")
    assert strange(None, None, 7.0, 7.0) == (10, f"Year 1, summer: {stays.format(7)}")
    assert strange(0, 0, 1, high=False) is None and strange(None, None) is None


def test_a_figure_of_the_whole_game_names_no_seat() -> None:
    assert strange(14, 20, 40, metric=MINUTES) == (
        10,
        "Year 1, summer: Estimated time at a table, from 20 minutes to 40 minutes",
    )


def test_a_race_is_told_by_its_leads() -> None:
    assert told(STRANGEST, RACED, metric=DRAMA, seat=0) == told("closest", RACED)


@cache
def watched() -> list[PhaseWatch]:
    """A game watched for every metric that can be strange, by the observer that fills it."""
    filling = observers()
    watches = [
        PhaseWatch(Sought(STRANGEST, metric, 1), next(one for one in filling if metric in type(one).METRICS))
        for metric in STRANGE
    ]
    moves_of(JOB, [*filling, *watches])
    return watches


def test_every_figure_that_can_be_strange_is_measured_amid_a_game() -> None:
    """But what none has in it: black developments, an exhausted Pinge, developments that take goods."""
    unknown = {
        metric.key
        for metric, watch in zip(STRANGE, watched(), strict=True)
        if all(one.values[1] is None for one in watch.phases)
    }
    assert unknown <= {"black", "pinge_phase", "taken_away"} and len(STRANGE) > 15


def test_the_seasons_begin_where_the_game_has_them_and_end_with_its_scores() -> None:
    state, at = new_game(JOB.setup), 0
    moves, moment = played_again(JOB, Sought("highest-score"))
    assert moment is not None
    begun = {}
    begun[(state.year, state.season)] = 0
    for at, move in enumerate(moves, 1):
        play(state, move)
        if state.to_move is not None:
            begun.setdefault((state.year, Season(state.season)), at)
    phases = watched()[0].phases
    assert [(one.year, one.season) for one in phases] == [
        (year, season) for year in (1, 2, 3) for season in (Season.SPRING, Season.SUMMER, Season.AUTUMN)
    ]
    assert [one.at for one in phases] == [begun[one.year, one.season] for one in phases]
    assert phases[-1].standings[1] == scores(state)
    assert sum(one.decisions for one in phases) == len(moves)
    assert moment.at in [one.at for one in phases]
