"""What bonus markers say in every language, and where nothing is left of them."""

from __future__ import annotations

import re
from typing import Any

import msgspec
import pytest

from game.languages import LANGUAGES
from game.rules import Setup, new_game
from game.rules.box import Box
from game.rules.ruleset import Ruleset
from game.rules.terms import Bonus
from game.scenes.stage.bonuswords import bonus_name, bonus_words
from game.words import words_of
from tests.automa.sighted import under
from tests.schema import changed_tables

BOX = new_game(Setup(seats=2, seed=1)).box


def told(bonus: Bonus, language: str = "en", box: Box = BOX) -> str:
    return words_of(language).line(bonus_words(box, bonus))


def with_data(**data: Any) -> Box:
    ruleset = msgspec.convert(changed_tables(("black", "bonus", "lorry"), data), Ruleset)
    return under(new_game(Setup(seats=2, seed=1)), ruleset).box


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bonus_marker_is_told_and_no_two_say_the_same(language: str) -> None:
    said = [told(bonus, language) for bonus in Bonus]
    assert len(set(said)) == len(Bonus)
    assert all(re.fullmatch(r"[A-ZÀ-Ý].*\.", text) and "{" not in text for text in said)
    assert len({words_of(language).line(bonus_name(bonus)) for bonus in Bonus}) == len(Bonus)


@pytest.mark.parametrize(
    ("bonus", "text"),
    [
        (Bonus.TOKENS, "Scores 1 VP for every 2 of your tokens on developments."),
        (
            Bonus.LORRY,
            "Counts as 1 more building and scores 1 VP for each emptied section with a lorry.",
        ),
        (Bonus.THALER, "Returns 1 debt before debt is counted and counts as 1 Thaler more."),
    ],
)
def test_a_bonus_marker_is_told_from_its_figures(bonus: Bonus, text: str) -> None:
    assert told(bonus) == text


def test_a_draft_s_bonus_marker_says_what_the_draft_makes_of_it() -> None:
    assert told(Bonus.LORRY, box=with_data(tokens=1, vp=7)) == (
        "Scores 7 VP and scores 1 VP for each of your tokens on developments."
    )
    assert told(Bonus.LORRY, box=with_data()) == "Scores nothing."
