"""Section 13: what the six bonus markers give in the final scoring."""

from __future__ import annotations

from typing import Any

import pytest

from game.rules.state import GameState
from game.rules.terms import Bonus
from tests.rules.expansion import ended, final_vp, line
from tests.rules.helpers import rule

BUILDINGS = ("12", "15", "24", "35")


def _more(bonus: Bonus, *owns: str, **slots: Any) -> int:
    """How many VP the marker adds to the final scoring of this position."""

    def end(**more: Any) -> GameState:
        return ended(*owns, modules=("black",), **slots, **more)

    return final_vp(end(bonus=bonus)) - final_vp(end())


@rule("B6", "G4")
@pytest.mark.parametrize("bonus", [Bonus.WHEELBARROW, Bonus.LORRY])
@pytest.mark.parametrize(("owned", "more"), [(0, 1), (1, 2), (2, 3), (3, 4), (4, 5)])
def test_one_more_building_symbol(bonus: Bonus, owned: int, more: int) -> None:
    """1, 3, 6, 10, and 15 VP for the fifth."""
    assert _more(bonus, *BUILDINGS[:owned]) == more


@rule("G4", "B6")
def test_five_buildings_give_15() -> None:
    state = ended(*BUILDINGS, modules=("black",), bonus=Bonus.LORRY)
    assert line(state, "G4") == 15


@rule("B6", "G2")
@pytest.mark.parametrize(
    ("bonus", "dug", "vp"),
    [
        (Bonus.WHEELBARROW, 0, 0), (Bonus.WHEELBARROW, 1, 1), (Bonus.WHEELBARROW, 4, 2),
        (Bonus.WHEELBARROW, 11, 3), (Bonus.LORRY, 3, 0), (Bonus.LORRY, 4, 1), (Bonus.LORRY, 11, 3),
    ],
)  # fmt: skip
def test_wheelbarrow_and_lorry_score_emptied_sections(bonus: Bonus, dug: int, vp: int) -> None:
    assert _more(bonus, tunnel_dug=dug) == vp + 1  # and the first building symbol


@rule("B6", "G2")
@pytest.mark.parametrize(("dug", "vp"), [(0, 0), (2, 0), (3, 1), (11, 3)])
def test_oil_lamp_scores_sections_and_one_vp(dug: int, vp: int) -> None:
    assert _more(Bonus.OIL_LAMP, tunnel_dug=dug) == vp + 1


@rule("B6", "22", "32", "42")
@pytest.mark.parametrize(
    ("bonus", "tile", "besides"),
    [(Bonus.WHEELBARROW, "22", 1), (Bonus.OIL_LAMP, "32", 1), (Bonus.LORRY, "42", 1)],
)
def test_they_add_to_what_the_tiles_give(bonus: Bonus, tile: str, besides: int) -> None:
    assert _more(bonus, tile, tunnel_dug=11) == 3 + besides
    state = ended(tile, modules=("black",), tunnel_dug=11, bonus=bonus)
    assert line(state, "G2") + line(state, "B6") == 3 + 3 + (bonus == Bonus.OIL_LAMP)


@rule("B6")
@pytest.mark.parametrize(
    ("owns", "vp"),
    [
        ((), 0),
        (("11",), 0),
        (("11", "21"), 1),
        (("11", "21", "31"), 1),
        (("11", "21", "31", "41", "13", "53"), 3),
    ],
)
def test_half_of_ones_tokens_on_all_levels_rounded_down(owns: tuple[str, ...], vp: int) -> None:
    assert _more(Bonus.TOKENS, *owns) == vp


@rule("B6", "B7")
def test_ten_tokens_give_five() -> None:
    owns = ("11", "12", "13", "14", "15", "21", "22", "23", "24", "53")
    assert _more(Bonus.TOKENS, *owns) == 5


@rule("B6", "G6", "G7")
@pytest.mark.parametrize(
    ("thaler", "debt", "more"),
    [(0, 0, 2), (1, 0, 3), (2, 0, 4), (3, 0, 5), (4, 0, 6), (0, 1, 2 + 1), (0, 2, 2 + 2), (3, 3, 5 + 2)],
)
def test_one_debt_less_and_one_thaler_more(thaler: int, debt: int, more: int) -> None:
    """Thaler 2, 5, 9, 14, 20; debt 1, 3, 5."""
    assert _more(Bonus.THALER, thaler=thaler, debt=debt) == more


@rule("B6", "G7", "G8")
@pytest.mark.parametrize(
    ("debt", "water", "more"),
    [(0, 0, 0), (0, 1, 0), (0, 2, 1), (0, 6, 5), (1, 0, 1), (2, 0, 3), (3, 0, 4), (4, 3, 4 + 2)],
)
def test_two_debt_less_and_no_water(debt: int, water: int, more: int) -> None:
    assert _more(Bonus.DEBT, debt=debt, water=water) == more


@rule("B6", "G5")
def test_a_bonus_marker_is_no_unused_marker() -> None:
    assert line(ended(modules=("black",), bonus=Bonus.TOKENS), "G5") == 0
    assert line(ended(modules=("black",), bonus=Bonus.TOKENS, markers=["ladder"]), "G5") == 1


@rule("B6")
def test_only_its_taker_scores_it() -> None:
    state = ended(modules=("black",), bonus=Bonus.OIL_LAMP)
    assert [final_vp(state, seat) for seat in range(4)] == [1, 0, 0, 0]
