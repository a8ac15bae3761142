"""What a draft makes better is acquired more often by bauers, and what it makes worse less often."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.automa.horizon import horizon_of
from game.automa.plans import plans
from game.automa.reasons import turn_reasons
from game.automa.sight import unweighed
from game.automa.trials import Trial
from game.automa.weights import PLAIN
from game.rules import parse_move, play, refusal
from tests.automa.bought import bought_less, bought_more, lead_of_first
from tests.rules.helpers import at_planning, at_working

AS_IT_IS = "{ gain = { wood = 1 } }, { may = 'dig' }"
"""What tile 33 of the base does when it is acquired."""
POORER = [
    ("12", "ability = 'none'"),
    ("22", "marker = 'none'"),
    ("41", "end = { symbol = 'none' }"),
    ("42", "end = { section = 'none' }"),
    ("41", "end = { per = 3 }"),
    ("33", "effects = [{ gain = { thaler = 3 }, whom = 'others' }]"),
    ("33", f"effects = [{AS_IT_IS}, {{ lose = {{ coal = 3, thaler = 2, food = 2 }} }}]"),
    ("33", f"effects = [{AS_IT_IS}, {{ lose = {{ water = 4 }}, whom = 'others' }}]"),
    ("31", "effects = [{ gain = { food = 1 }, each = 'development', per = 6 }]"),
    ("45", "effects = [{ gain = { thaler = 3 }, season = 'spring', to_year = 1 }]"),
    ("45", "effects = [{ gain = { thaler = 1 }, season = 'spring', every = true, from_year = 3 }]"),
]
"""A development without what it has, or with less of it."""
RICHER = [
    ("33", "end = { each = 'thaler', vp = 2 }"),
    ("33", "end = { each = 'prop' }"),
    ("33", "effects = [{ gain = { wood = 1 } }, { gain = { water = 4 }, whom = 'others' }]"),
    ("33", f"effects = [{AS_IT_IS}, {{ lose = {{ coal = 4 }}, whom = 'others' }}]"),
    ("33", f"effects = [{AS_IT_IS}, {{ lose = {{ food = 1 }}, whom = 'others', every = true }}]"),
    ("33", "less = 'development'"),
    ("33", "effects = [{ gain = { vp = 2 }, every = true }]"),
    ("33", "effects = [{ gain = { thaler = 1 }, every = true, season = 'autumn' }]"),
    ("42", "end = { vp = 3 }"),
    ("41", "end = { vp = 2 }"),
    ("31", "effects = [{ gain = { food = 1 }, each = 'development' }]"),
]
"""A development that brings more than that of the base."""


def written(folder: Path, tile: str, text: str) -> str:
    path = folder / "draft.toml"
    path.write_text(f"[tile.{tile}]\n{text}\n", "utf-8")
    return str(path)


@pytest.mark.thorough
@pytest.mark.parametrize(("tile", "text"), POORER)
def test_what_is_poorer_is_acquired_less(tmp_path: Path, tile: str, text: str) -> None:
    assert bought_less(written(tmp_path, tile, text), tile)


@pytest.mark.thorough
@pytest.mark.parametrize(("tile", "text"), RICHER)
def test_what_is_richer_is_acquired_more(tmp_path: Path, tile: str, text: str) -> None:
    assert bought_more(written(tmp_path, tile, text), tile)


@pytest.mark.long
def test_what_is_free_is_acquired_more(tmp_path: Path) -> None:
    assert bought_more(written(tmp_path, "33", "cost = []"), "33")


def test_nobody_has_to_weigh_what_is_removed() -> None:
    assert not unweighed(["tile.31.removed"], ["random", "knecht"])


@pytest.mark.long
def test_goods_of_a_place_in_the_turn_order_are_used(tmp_path: Path) -> None:
    path = tmp_path / "first.toml"
    path.write_text("[start.by_turn]\nthaler = [3, 0]\n", "utf-8")
    assert lead_of_first(str(path)) > lead_of_first("base") + 12


@pytest.mark.long
def test_a_bucket_is_wanted_where_water_comes_later(tmp_path: Path) -> None:
    """Tile 21 keeps the water of a season out of the mine."""
    wet, dry = tmp_path / "wet.toml", tmp_path / "dry.toml"
    every = ", ".join(["['spring', 'summer', 'autumn']"] * 3)
    wet.write_text(f"[water]\nby_year = [{every}]\n", "utf-8")
    dry.write_text("[water]\nby_year = [[], [], []]\n", "utf-8")
    assert bought_more(str(wet), "21", str(dry))


def test_what_others_gain_is_no_reason_to_acquire(tmp_path: Path) -> None:
    gains = "cost = []\neffects = [{ gain = { food = 1 } }, { gain = { thaler = 3 }, whom = 'others' }]"
    state = at_working(ruleset=written(tmp_path, "11", gains))
    move = parse_move("acquire 11 by farmer")
    chosen = Trial(0.0, move, state.seats[0].copy())
    said = next(turn_reasons(state, chosen, horizon_of(state), PLAIN))
    assert said.id == "reason-acquire"
    assert {one.what for one in dict(said.values)["goods"]} <= {"food", "vp"}


def test_what_the_farmer_makes_cheaper_is_not_laid_for_the_farmhand(tmp_path: Path) -> None:
    """Several colours are laid for what a development costs when the plan is laid (P3)."""
    cost = ["black", *["any"] * 5]
    draft = written(tmp_path, "33", f"less = 'mining'\ncost = {cost}")
    owns = ("13", "21", "22", "23", "24", "25")  # no other development costs three disks
    state = at_planning((2, 2, 2), seats=4, owns=owns, ruleset=draft)
    found = plans(state, 0, (2, 2, 2))
    for plan in found:
        planning = state.copy()
        for lay in plan.lays:
            assert refusal(planning, lay) is None
            play(planning, lay)
    assert any(len(plan.targets or ()) == 2 for plan in found)
