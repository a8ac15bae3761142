"""No level is ever silly, whatever it overlooks; and the detectors of it do find silly play."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from game.automa import LEVELS, TEMPERAMENTS, TEMPERED
from game.rules.player import Player
from tests.automa.games import mix, players
from tests.automa.silly import DETECTORS, silly

BY_LOT = 96
"""Games by lot in which every detector finds something."""
SLOW = ("meister", "steiger", "knappe")
QUICK = tuple(level for level in LEVELS if level not in SLOW)
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


@pytest.mark.parametrize("level", ["steiger", "knappe"])
def test_nor_is_one_that_weighs_every_plan(level: str) -> None:
    assert not found(1, 2, players(level, level, seed=1))


@pytest.mark.thorough
@pytest.mark.parametrize("temperament", TEMPERAMENTS)
def test_nor_are_meister_and_steiger_with_any_module_and_temperament(temperament: str) -> None:
    """Each temperament with one of the four choices of modules, in turn."""
    at = TEMPERAMENTS.index(temperament)
    number = at % 4 + 4 * at
    names = [f"meister:{temperament}", f"steiger:{temperament}"]
    assert not found(number, 2, players(*names[:: 1 - 2 * (number % 2)], seed=number))


@pytest.mark.thorough
@pytest.mark.parametrize("modules", range(4))
@pytest.mark.parametrize("seats", [3, 4])
def test_nor_are_steiger_and_knappe_with_more_seats(seats: int, modules: int) -> None:
    levels = ("steiger", "knappe") if modules % 2 else ("knappe", "steiger")
    names = [f"{levels[seat % 2]}:{TEMPERAMENTS[(modules + seat) % 5]}" for seat in range(seats)]
    number = modules + 4 * seats
    assert not found(number, seats, players(*names, seed=number))
