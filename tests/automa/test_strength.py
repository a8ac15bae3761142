"""How well they play: the bauer a hundred games against random, some with each module; the steiger a few."""

from __future__ import annotations

from statistics import fmean

import pytest

from game.rules import Setup, scores
from game.rules.engine import ranking
from tests.automa.games import IRON_TILES, VALLEY, board, played

pytestmark = pytest.mark.long
GAMES = range(100)
WINS = 98
MEAN = 40
"""VP; 25 would do."""


BLACK, IRON, BOTH = frozenset({"black"}), frozenset({"iron"}), frozenset({"black", "iron"})
MORE: dict[str, dict[str, object]] = {
    "new tiles": {"new_tiles": VALLEY},
    "black": {"modules": BLACK},
    "iron A": {"modules": IRON},
    "iron B": {"modules": IRON, "tunnel": "B"},
    "everything": {"modules": BOTH, "tunnel": "B", "new_tiles": VALLEY + IRON_TILES},
}
MARGIN = 55
"""VP more than random; the base game has 66."""


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


@pytest.mark.parametrize("module", MORE)
def test_it_keeps_its_margin_with_each_module(module: str) -> None:
    found = []
    for number in range(12):
        state, _ = played(Setup(seed=number, tiles="random", **MORE[module]), "bauer", "random")  # type: ignore[arg-type]
        assert ranking(state)[0] == 0
        found.append(scores(state)[0] - scores(state)[1])
    assert fmean(found) >= MARGIN


def test_a_steiger_beats_bauers() -> None:
    """The same games always, as a player leaves nothing to luck but by its seed."""
    margins = []
    for number in range(4):
        names = ("steiger", "bauer") if number % 2 == 0 else ("bauer", "steiger")
        state, _ = played(board(2, 100 + number), *names)
        own, other = scores(state)[number % 2], scores(state)[1 - number % 2]
        margins.append(own - other)
    assert fmean(margins) >= 4 and min(margins) >= -5
