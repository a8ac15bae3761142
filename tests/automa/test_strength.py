"""How well the bauer plays: against random, two seats, a hundred games on every board for two."""

from __future__ import annotations

from statistics import fmean

import pytest

from game.rules import scores
from game.rules.scoring import ranking
from tests.automa.games import board, played

GAMES = range(100)
WINS = 98
MEAN = 40
"""VP; 25 would do."""


@pytest.fixture(scope="module")
def results() -> list[tuple[int, bool]]:
    """The bauer's score in each game, and whether it won; it sits first and second in turn."""
    found = []
    for number in GAMES:
        seat = number % 2
        names = ("bauer", "random") if seat == 0 else ("random", "bauer")
        state, _ = played(board(2, number), *names)
        found.append((scores(state)[seat], ranking(state)[0] == seat))
    return found


def test_bauer_beats_random(results: list[tuple[int, bool]]) -> None:
    assert sum(won for _, won in results) >= WINS


def test_bauer_scores_well_against_random(results: list[tuple[int, bool]]) -> None:
    assert fmean(score for score, _ in results) >= MEAN


def test_bauer_scores_in_every_game(results: list[tuple[int, bool]]) -> None:
    assert min(score for score, _ in results) >= 20
