"""A draft's development for nothing: whoever may develop and has an empty field can acquire it (T1)."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.rules.ruleset import load_ruleset
from game.rules.terms import Ability
from tests.english import faults
from tests.rules.drafts import games, line, told, written
from tests.rules.helpers import at_planning, at_working, can, do, legal, refused, rule

FREE = "[tile.11]\ncost = []\n"


@rule("T1")
def test_a_worker_with_an_empty_field_acquires_it(tmp_path: Path) -> None:
    state = at_working(ruleset=written(tmp_path, FREE))
    number = state.to_move
    assert number is not None
    assert legal(state) == ["end turn", "acquire 11 by farmer"]
    do(state, "acquire 11 by farmer")
    assert state.seats[number].thaler == 1
    assert "acquire 11 by farmer" not in legal(state)


@rule("T1", "T2")
def test_who_works_does_not_acquire_it(tmp_path: Path) -> None:
    state = at_working("farmer: 1 black", ruleset=written(tmp_path, FREE))
    assert not any("acquire" in move for move in legal(state))
    assert refused(state, "acquire 11 by farmer") == "T1"


@rule("T1", "13")
@pytest.mark.parametrize("improved", [False, True])
def test_the_farmhand_does_so_if_he_may_develop(tmp_path: Path, improved: bool) -> None:
    state = at_working("farmer: 1 black", ruleset=written(tmp_path, FREE))
    seat = state.seats[state.to_move or 0]
    if improved:
        can(seat, Ability.IMPROVED_FARMHAND)
        seat.ready = seat.abilities
    assert ("acquire 11 by farmhand" in legal(state)) == improved


def test_it_is_said(tmp_path: Path) -> None:
    ruleset = load_ruleset(written(tmp_path, FREE))
    assert line(ruleset, "11") == "1 Thaler"
    assert told(ruleset, "11").startswith(
        "A worker who may develop, and has nothing on his field, can acquire"
    )


def test_games_with_it_go_on(tmp_path: Path) -> None:
    owners = 0
    for state in games(written(tmp_path, f"{FREE}[tile.41]\ncost = []\n")):
        if state.to_move is None:
            free = [tile for tile in state.box.tiles if not any(tile.cost)]
            owners += sum(len(state.stacks[tile.index]) for tile in free)
    assert owners > 5


ANY = ", ".join(["'any'"] * 6)
LESS = "[tile.33]\nless = 'mining'\n"


@rule("T1")
@pytest.mark.parametrize(
    ("owned", "disks"), [((), 4), (("13",), 3), (("13", "25", "12"), 2), (("13", "14", "25", "31"), 1)]
)
def test_symbols_take_disks_off_a_cost(tmp_path: Path, owned: tuple[str, ...], disks: int) -> None:
    """Tile 33 costs a black disk and three of any colour; 12 bears no mining symbol."""
    draft = written(tmp_path, LESS)
    for laid in range(1, 6):
        state = at_working(f"farmer: {laid} black", seats=4, owns=("23", *owned), ruleset=draft)
        assert ("acquire 33 by farmer" in legal(state)) == (laid == disks)
        if laid != disks:
            assert refused(state, "acquire 33 by farmer") == "T1"


@rule("P3")
def test_mixed_disks_are_laid_for_what_it_costs_now(tmp_path: Path) -> None:
    draft = written(tmp_path, f"{LESS}cost = ['black', {ANY}]\n")
    for owned, accepted in ((("23",), False), (("23", "13"), True)):
        state = at_planning((1, 0, 5), seats=4, owns=owned, ruleset=draft)
        assert ("lay farmer: 1 black, 5 yellow" in legal(state)) == accepted


def test_less_is_said_and_checked(tmp_path: Path) -> None:
    ruleset = load_ruleset(written(tmp_path, LESS))
    assert line(ruleset, "33").startswith("a disk less per mining symbol")
    assert told(ruleset, "33").startswith("Costs 1 disk of any colour less for every mining symbol you have.")
    (said,) = faults(path := written(tmp_path, "[tile.36]\nless = 'mining'\n", "b"))
    assert said.startswith(f"{path}:2: tile.36.less: is of no use; the cost has no disk of any colour")
    free = load_ruleset(written(tmp_path, "[tile.11]\ncost = ['any']\nless = 'development'\n", "c"))
    assert "nothing on his field" in told(free, "11")


def test_games_with_less_go_on(tmp_path: Path) -> None:
    text = f"{LESS}[tile.11]\ncost = ['any']\nless = 'development'\n"
    assert sum(1 for _ in games(written(tmp_path, text), 4)) > 500
