"""No level is ever silly, whatever it overlooks; and the detectors of it do find silly play."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from game.automa import LEVELS, TEMPERAMENTS, TEMPERED
from game.rules.player import Player
from tests.automa.games import mix, players
from tests.automa.silly import DETECTORS, silly

BY_LOT = 24
"""Games by lot in which every detector finds something."""
QUICK = tuple(level for level in LEVELS if level not in ("meister", "steiger"))
TEMPERED_QUICK = tuple(level for level in QUICK if level in TEMPERED)


def found(number: int, seats: int, table: Sequence[Player]) -> list[tuple[str, str]]:
    """What was silly in a game, and the move."""
    return [(name, str(deed.move)) for name, deed in silly(mix(seats, number), table)]


@pytest.mark.parametrize("detector", DETECTORS, ids=lambda detector: detector.__name__)
def test_each_detector_finds_what_is_silly_in_games_by_lot(detector: object) -> None:
    assert any(name == detector.__name__ for name in _by_lot())  # type: ignore[attr-defined]


_FOUND: list[str] = []


def _by_lot() -> list[str]:
    if not _FOUND:
        for number in range(BY_LOT):
            seats = 2 + number % 3
            names = ["random"] * seats
            _FOUND.extend(name for name, _ in found(number, seats, players(*names, seed=number)))
    return _FOUND


@pytest.mark.parametrize("level", QUICK)
def test_no_level_is_silly_in_a_game_with_each_module(level: str) -> None:
    for number in range(4):  # the modules in turn
        assert not found(number, 2, players(level, level, seed=number))


@pytest.mark.long
@pytest.mark.parametrize("temperament", TEMPERAMENTS)
@pytest.mark.parametrize("level", TEMPERED_QUICK)
def test_nor_with_a_temperament_and_more_seats(level: str, temperament: str) -> None:
    seats = 3 + TEMPERAMENTS.index(temperament) % 2
    names = [f"{level}:{temperament}"] * seats
    number = 4 + TEMPERAMENTS.index(temperament)
    assert not found(number, seats, players(*names, seed=number))
