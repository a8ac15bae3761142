"""How many Thaler a board offers (V4): asked of random boards for two, advised of others for two."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.rules import Setup
from game.rules.message import Amount, message
from game.rules.ruleset import load_ruleset
from game.rules.setup import advice, layouts
from tests.rules.helpers import game, rule, setup_refused

BASE = load_ruleset()
THALER = {"11": 1, "31": 1, "32": 1, "34": 1, "35": 1, "41": 1, "44": 1, "45": 3}


def _asks(tmp_path: Path, thaler: int) -> str:
    """A ruleset that asks for more Thaler on the board."""
    path = tmp_path / f"asks{thaler}.toml"
    path.write_text(f"[developments]\nthaler_offered = {thaler}\n", encoding="utf-8")
    return str(path)


def _offered(tiles: list[str]) -> int:
    return sum(THALER.get(number, 0) for number in tiles)


@rule("V4")
def test_what_counts_as_thaler() -> None:
    base = {number: tile for number, tile in BASE.tile.items() if tile.set == "base"}
    assert {number: tile.thaler for number, tile in base.items() if tile.thaler} == THALER
    assert BASE.developments.thaler_offered == 3


@rule("V4", "R-49")
@pytest.mark.parametrize("name", layouts(BASE, 2))
def test_a_random_board_for_two_offers_three_thaler(name: str) -> None:
    for seed in range(25):
        tiles = [tile.id for tile in game(2, seed, layout=name, tiles="random").box.tiles]
        assert _offered(tiles) >= 3


@rule("V4", "R-49")
@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("tiles", ["random", "recommended"])
def test_of_a_board_for_three_or_four_nothing_is_asked(tmp_path: Path, seats: int, tiles: str) -> None:
    hard, plain = _asks(tmp_path, 7), _asks(tmp_path, 3)
    for seed in range(5):
        drawn = [game(seats, seed, tiles=tiles, ruleset=ruleset).box.index for ruleset in (hard, plain)]
        assert drawn[0] == drawn[1]
    assert advice(Setup(seats=seats, ruleset=hard)) == ()


@rule("V4", "R-49")
def test_a_board_for_two_laid_by_hand_is_advised(tmp_path: Path) -> None:
    figures = {"offered": Amount(4, "thaler"), "asked": Amount(7, "thaler")}
    assert advice(Setup(ruleset=_asks(tmp_path, 7))) == (message("advice-few-thaler", **figures),)


@rule("V4")
def test_boards_are_drawn_again_until_they_do(tmp_path: Path) -> None:
    """Three Thaler are always there in the base game; a ruleset that asks for seven shows the drawing."""
    easy = [[tile.id for tile in game(2, seed, tiles="random").box.tiles] for seed in range(60)]
    assert min(map(_offered, easy)) < 7
    ruleset = _asks(tmp_path, 7)
    hard = [
        [tile.id for tile in game(2, seed, tiles="random", ruleset=ruleset).box.tiles] for seed in range(60)
    ]
    assert min(map(_offered, hard)) >= 7


@rule("V4")
def test_a_board_that_cannot_offer_them_is_refused(tmp_path: Path) -> None:
    with setup_refused("setup-ruleset"):
        game(2, tiles="random", ruleset=_asks(tmp_path, 50))


@rule("V4")
def test_a_chosen_board_need_not(tmp_path: Path) -> None:
    assert game(2, ruleset=_asks(tmp_path, 7)).box.tiles
