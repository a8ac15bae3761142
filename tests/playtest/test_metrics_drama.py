"""Standings, lead changes, drama, decisiveness."""

from __future__ import annotations

import pytest

from game.playtest.metrics.drama import held_from, lead_changes, sole_leader, standing
from game.rules.engine import final_lines, ranking
from game.rules.events import GameEnded, SeasonBegan
from game.rules.state import GameState
from game.rules.terms import Season
from tests.playtest.watched import GOLDEN, Seen, golden
from tests.rules.helpers import at_working, give


def test_a_standing_is_the_score_if_the_game_ended_now() -> None:
    state = at_working(seat={"thaler": 2, "water": 3, "score": 7})
    give(state.seats[1], debt=2, score=4)
    assert standing(state) == (7 + 5 - 2, 4 - 3)


@pytest.mark.parametrize(
    ("standings", "changes"),
    [
        ([(1, 0), (2, 1), (3, 0)], 0),
        ([(1, 0), (1, 2), (3, 2)], 2),
        ([(0, 0), (1, 1), (2, 1)], 0),
        ([(1, 0), (1, 1), (2, 1)], 0),
        ([(1, 0), (1, 1), (1, 2)], 1),
        ([(3, 1, 2), (3, 5, 2), (3, 5, 9), (3, 9, 9)], 2),
    ],
)
def test_the_lead_changes_when_another_leads_alone(standings: list[tuple[int, ...]], changes: int) -> None:
    assert lead_changes(standings) == changes


def test_who_shares_the_lead_does_not_lead_alone() -> None:
    assert sole_leader((3, 2)) == 0 and sole_leader((3, 3)) is None


@pytest.mark.parametrize(
    ("kept", "phase"), [("ttt", 1), ("tft", 3), ("ftt", 2), ("fft", 3), ("fff", 3), ("ttf", 3)]
)
def test_what_held_to_the_end_held_from_a_phase_on(kept: str, phase: int) -> None:
    standings = [(int(letter == "t"), 0) for letter in kept]
    assert held_from(standings, lambda one: one[0] > 0) == phase


def moments(seen: Seen) -> list[GameState]:
    """The table at the end of every phase, of autumn with its winter, before any new water."""
    ends = [
        state
        for event, state in seen.told
        if isinstance(event, SeasonBegan) and event.season != Season.WINTER
    ]
    return [*ends, next(state for event, state in seen.told if isinstance(event, GameEnded))]


@pytest.mark.parametrize("name", GOLDEN)
def test_golden_games_are_told_as_a_second_count_finds_them(name: str) -> None:
    seen = golden(name)
    ends = moments(seen)
    assert len(ends) == 3 * seen.state.box.years
    table = [
        [
            seat.score + sum(line.vp for line in final_lines(state, number))
            for number, seat in enumerate(state.seats)
        ]
        for state in ends[:-1]
    ]
    winner = ranking(seen.state)[0]
    final = [seat.score for seat in seen.state.seats]
    behind = [max(0, max(row) - row[winner]) for row in table]
    assert seen.columns["drama"] == pytest.approx(sum(behind) / len(table))
    assert seen.columns["behind_most"] == max(behind)
    assert seen.columns["behind"] == pytest.approx(sum(map(bool, behind)) / len(table))
    ahead = [
        all(row[winner] > vp for seat, vp in enumerate(row) if seat != winner) for row in [*table, final]
    ]
    decided, reach = seen.columns["decided"], seen.columns["out_of_reach"]
    assert isinstance(decided, int) and isinstance(reach, int)
    assert all(ahead[decided - 1 :]) or decided == len(ahead)
    assert decided == 1 or not ahead[decided - 2] or not ahead[-1]
    others = max(vp for seat, vp in enumerate(final) if seat != winner)
    above = [row[winner] > others for row in [*table, final]]
    assert all(above[reach - 1 :]) or reach == len(above)
    assert reach == 1 or not above[reach - 2] or not above[-1]
