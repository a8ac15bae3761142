"""Goods at the start by place in the first turn order (S6), beside those by seat."""

from __future__ import annotations

from pathlib import Path

from game.rulebook import passage
from game.rules import Setup, new_game
from game.rules.ruleset import digest, load_ruleset
from game.rules.ruleset.archive import archived_text
from game.words import LANGUAGES, words_of
from tests.english import english, faults
from tests.rules.drafts import games, written
from tests.rules.helpers import rule

BOTH = "[start]\nthaler = [0, 1]\n[start.by_turn]\nthaler = [0, 2]\nfood = 1\n"


@rule("S6")
def test_a_place_in_the_first_turn_order_brings_goods(tmp_path: Path) -> None:
    path = written(tmp_path, BOTH)
    orders = set()
    for seed in range(12):
        state = new_game(Setup(seats=3, seed=seed, ruleset=path))
        orders.add(state.order)
        for place, number in enumerate(state.order):
            assert state.seats[number].thaler == (number == 1) + 2 * (place == 1)
            assert state.seats[number].food == 1
    assert len(orders) > 3


@rule("S6")
def test_positions_with_it_are_possible(tmp_path: Path) -> None:
    assert sum(1 for _ in games(written(tmp_path, BOTH), 3)) > 300


def test_the_rules_say_so(tmp_path: Path) -> None:
    ruleset = load_ruleset(written(tmp_path, BOTH))
    said = english(passage("S6", ruleset))
    assert (
        "place 1 in the first turn order 1 food; place 2 in the first turn order 1 food and 2 Thaler" in said
    )
    assert all(words_of(language).text(passage("S6", ruleset)) for language in LANGUAGES)


def test_the_same_goods_are_the_same_ruleset(tmp_path: Path) -> None:
    path = written(tmp_path, BOTH)
    other = written(
        tmp_path, BOTH.replace("food = 1", "food = [1, 1, 1, 1]").replace("[0, 2]", "[0, 2, 0]"), "b"
    )
    assert digest(path) == digest(other) != digest(written(tmp_path, "[start]\nthaler = [0, 1]\n", "c"))
    assert digest(written(tmp_path, archived_text(load_ruleset(path), load_ruleset()), "d")) == digest(path)
    assert digest(written(tmp_path, "[start.by_turn]\nfood = 0\n", "e")) == digest("base")


def test_what_does_not_fit_is_told(tmp_path: Path) -> None:
    path = written(tmp_path, "[start.by_turn]\nfood = [1, 2, 3, 4, 5]\niron = 1\n")
    one, other = faults(path)
    assert one == f"{path}:2: start.by_turn.food: 5 entries; give 1 to 4"
    assert other.startswith(f"{path}:3: start.by_turn.iron: no such key")
