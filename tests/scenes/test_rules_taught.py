"""The rule of an answer, a refusal or a tip opens in a chapter for players, with the whole rule behind it."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.languages import LANGUAGES
from game.rulebook import home, tiles_about
from game.rulebook.tile_text import tile_sentences
from game.rules import Setup, new_game
from game.scenes.rulebook.book import OF_GUIDE, OF_TILE, Book
from game.scenes.rulebook.marked import text_of
from game.scenes.rulebook.topic import topic_of, topic_of_base
from game.words import words_of
from tests.scenes.answering import all_answers
from tests.scenes.test_answers import positions
from tests.scenes.test_rulebook import ALL, IDS, WITHIN, opened, reasons, window
from tests.schema import changed_tables, written

UNTAUGHT = {
    *("about", "vocabulary", "valley-silent", "valley-open"),
    *("S1", "S2", "S7", "S8", "P9", "R-50", "V1", "V2", "V4", "R-49", "C1", "C2", "C3", "C4"),
    *("R-1", "R-23", "R-34", "R-43", "R-46"),
}
"""Passages that nothing names: how a game is set up, and how the program asks and checks."""


def named() -> set[str]:
    """Return the ids of the rules that an answer, a refusal, a tip or an advice names."""
    answered = {answer.rule for state, focus in positions() for answer in all_answers(state, focus)}
    refused_by = {reason.rule for reason in reasons()}
    ruleset = topic_of_base().ruleset
    told_of = {one.rule for tile in ruleset.tile.values() for one in tile_sentences(ruleset, tile)}
    return (answered | refused_by | told_of) - {""}


def test_every_rule_that_is_named_opens_in_a_chapter_for_players(display: None) -> None:
    found = named()
    assert len(found) > 90 and not found & UNTAUGHT
    for parts in (frozenset[str](), ALL):
        book = Book(words_of("en"), topic_of_base(parts=parts))
        for rule in sorted(found):
            chapter, key = book.find(book.for_players(rule))
            assert chapter in book.guide and key, rule
            behind = next(entry.rules for entry in chapter.entries if entry.key == key)
            assert set(behind) & {rule, home(rule), *tiles_about(rule)}, (rule, key)


def test_every_other_rule_does_too_but_those_of_setting_up_and_of_the_program() -> None:
    book = Book(words_of("en"), topic_of_base())
    assert {id for id in (*IDS, *WITHIN) if not book.for_players(id).startswith(OF_GUIDE)} == UNTAUGHT


def test_the_whole_rule_is_one_click_behind_what_explains_it_and_the_way_back_too() -> None:
    hand = window()
    book = opened(hand, topic_of_base("R-13"))
    assert book.reader.chosen == "guide-workers-digger"
    assert {"E9", "R-13"} <= {link.goal for link in book.reader.page.links}
    book._kind("chapter-")
    assert book.reader.chosen == "E9"
    book._kind(OF_GUIDE)
    assert book.reader.chosen == "guide-workers-digger"


def test_a_development_of_a_draft_is_told_from_what_it_does(tmp_path: Path) -> None:
    tables = changed_tables(("tile", "11", "effects"), [{"gain": {"food": 7}}])
    file = written(tmp_path / "draft.toml", tables)
    book = Book(words_of("en"), topic_of(new_game(Setup(seats=2, seed=1, ruleset=file))))
    chapter, key = book.find(book.for_players("11"))
    entry = next(entry for entry in chapter.entries if entry.key == key)
    assert book.heading(entry) == "Carrying Pole" and text_of(book.text(entry)) == "Gain 7\xa0food."


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_development_can_be_read_in_a_chapter_for_players(language: str) -> None:
    book = Book(words_of(language), topic_of_base(parts=ALL))
    told = [entry for chapter in book.guide for entry in chapter.entries if entry.key.startswith(OF_TILE)]
    assert len(told) == len(book.topic.ruleset.tile)
    for entry in told:
        assert text_of(book.text(entry)) and book.heading(entry) != book.title(book.chapters[entry.chapter])


def test_a_development_that_a_chapter_names_opens_in_one() -> None:
    book = Book(words_of("en"), topic_of_base())
    linked = {part.link for chapter in book.guide for entry in chapter.entries for part in book.text(entry)}
    assert f"{OF_TILE}12" in linked and all(link.startswith(OF_TILE) for link in linked - {""})
