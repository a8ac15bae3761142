"""Every id opens a passage, in every language, and what it says are the figures of the ruleset at hand."""

from __future__ import annotations

import re
from copy import deepcopy
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given

from game.languages import LANGUAGES
from game.plain_words import entries_of
from game.rulebook import CHAPTERS, exists, heading, home, passage, title
from game.rulebook.passages import RULINGS_ON, RULINGS_WITHIN
from game.rules.message import Message
from game.rules.ruleset import Ruleset, RulesetError, load_ruleset
from game.rules.ruleset.checks import contradictions
from game.words import words_of
from game.words.catalogue import PASSAGES, Catalogue
from game.words.rulebook import document
from tests import schema
from tests.english import english
from tests.rules.test_every_rule_is_tested import NOT_IN_USE, _all_named, rules_in
from tests.test_words import parsed

OTHERS = LANGUAGES[1:]
IDS = [id for chapter in CHAPTERS for part in chapter.parts for id in part.ids]
OF_BOARDS = {
    ("tunnel", "vp"),
    ("tunnel", "bonus"),
    ("enhanced_tunnel", "vp"),
    ("enhanced_tunnel", "bonus"),
    ("enhanced_tunnel", "iron_only"),
}
"""Figures that stand on the boards alone: the rules say where to look, and how many there are."""


def everything(ruleset: Ruleset) -> tuple[Message, ...]:
    """Return every title, heading and passage with the figures of a ruleset."""
    titles = (title(chapter, ruleset) for chapter in CHAPTERS)
    return (*titles, *(heading(id, ruleset) for id in IDS), *(passage(id, ruleset) for id in IDS))


def within(said: Message) -> set[Message]:
    """Return a message and those among its values."""
    found = {said}
    for _, value in said.values:
        inner = value if type(value) is tuple else (value,)
        found = found.union(*(within(one) for one in inner if isinstance(one, Message)))
    return found


@cache
def of_base() -> tuple[Message, ...]:
    return everything(load_ruleset())


def named_ids(text: str) -> set[str]:
    """Return the ids of rules, rulings and developments in a text."""
    return set(re.findall(r"\b(?:R-\d+|[A-Z]\d+|[1-5][0-9]|[134]0E)\b", text))


# -- ids --------------------------------------------------------------------------------------------------


def test_no_id_stands_twice() -> None:
    assert len(IDS) == len(set(IDS))
    within_others = [f"R-{number}" for numbers in RULINGS_WITHIN.values() for number in numbers]
    assert len(within_others) == len(set(within_others))
    assert not set(within_others) & set(IDS)


def test_every_id_of_the_document_opens_its_passage(root: Path) -> None:
    ids = rules_in((root / "docs" / "rules.md").read_text("utf-8")) - {f"R-{NOT_IN_USE}"}
    texts = {id for part in CHAPTERS[0].parts + CHAPTERS[12].parts if part.kind == "text" for id in part.ids}
    assert ids == (set(IDS) - texts) | {f"R-{n}" for numbers in RULINGS_WITHIN.values() for n in numbers}
    assert all(map(exists, ids))
    assert not exists(f"R-{NOT_IN_USE}") and not exists("Z1")


def test_every_rule_that_a_test_or_a_refusal_names_has_a_passage(root: Path) -> None:
    files = (root / "game").rglob("*.py")
    refused = {
        id for path in files for id in re.findall(r'\breason\(\s*"(\w+)"', path.read_text("utf-8"), re.I)
    }
    assert len(refused) > 30
    assert all(map(exists, refused | _all_named()))


def test_every_source_that_the_log_names_has_a_passage() -> None:
    sources = {id.removeprefix("source-") for id in entries_of("en") if id.startswith("source-")}
    assert len(sources) > 20
    assert all(map(exists, sources - {"tile"}))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_ruling_stands_in_the_passage_that_it_opens(language: str) -> None:
    base = load_ruleset()
    for id, numbers in RULINGS_WITHIN.items():
        text = words_of(language).line(passage(id, base))
        assert {f"R-{number}" for number in numbers} <= named_ids(text), id
        assert all(home(f"R-{number}") == id for number in numbers)


def test_every_development_has_a_passage() -> None:
    of_tiles = [
        id for chapter in CHAPTERS for part in chapter.parts if part.kind == "tiles" for id in part.ids
    ]
    assert sorted(of_tiles) == sorted(load_ruleset().tile)


def test_a_ruling_tells_which_developments_it_is_about() -> None:
    said = heading("R-38", load_ruleset())
    assert english(said) == "R-38 (28, 37, 38)"
    assert all(exists(tile) for tile in RULINGS_ON)


# -- texts ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_passage_is_said_with_the_values_it_has(language: str) -> None:
    variables = parsed(language, PASSAGES)
    said = set().union(*map(within, of_base()))
    for one in said:
        if one.id.startswith("rule-"):
            assert {name for name, _ in one.values} == variables[one.id], one.id
    unsaid = {
        f"rule-{name}" for name in ("table-tile", "table-effect", "seat-goods", "place-goods", "year-water")
    }
    assert set(variables) - {one.id for one in said} == unsaid


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_can_be_read(language: str) -> None:
    for one in of_base():
        text = words_of(language).text(one)
        assert text and not re.search(r"[{}$⍽\ue000-\uf8ff\n]|None|  |\.\.|\( | \)", text), text


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_passages_with_the_same_values(language: str) -> None:
    assert parsed(language, PASSAGES) == parsed(LANGUAGES[0], PASSAGES)


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_names_the_same_rules(language: str) -> None:
    english, other = (entries_of(one, PASSAGES) for one in (LANGUAGES[0], language))
    for id, text in english.items():
        assert named_ids(other[id]) == named_ids(text), id


def test_passages_are_read_when_the_first_is_asked_for() -> None:
    catalogue = Catalogue("en", {})
    catalogue.text("list-none", {})
    assert not catalogue.lazy
    catalogue.text("rule-S7", {})
    assert set(catalogue.lazy) == {PASSAGES}


def test_the_document_is_what_is_made(root: Path) -> None:
    """If it is not: python -m game.words.rulebook > docs/rules.md."""
    assert document(words_of("en"), load_ruleset()) == (root / "docs" / "rules.md").read_text("utf-8")


@pytest.mark.parametrize("language", OTHERS)
def test_no_passage_is_left_in_english(language: str) -> None:
    """What both have is a number, a value, or the id of another rule; and Dutch says "effect" too."""
    english, other = (entries_of(one, PASSAGES) for one in (LANGUAGES[0], language))
    same = {id for id, text in other.items() if text == english[id]}
    worded = {id for id in same if re.search(r"[a-zA-Z]{2}", re.sub(r"\{[^{}]*\}", "", other[id]))}
    assert worded <= {"rule-table-effect"}


# -- figures ----------------------------------------------------------------------------------------------


def figures() -> list[schema.Way]:
    """Return the ways of all figures that the rules state: numbers, and what is or is not so."""
    every = schema.keys()
    ways = (way for key in every for way in schema.places(key) if _stated(way))
    return [end for way in ways for end in _ends(way) if end[-1] != "most" or _drains(end)]


def _drains(way: schema.Way) -> bool:
    """Return whether `most` says anything: how much water may be removed."""
    return schema.at(schema.base(), way[:-1])["may"] == "drain"


def _stated(way: schema.Way) -> bool:
    kind, last = way[0], way[-1]
    if kind in ("name", "layout") or last in ("status", "summary", "text", "removed"):
        return False
    if kind == "tile":
        return way[2] == "effects"
    return (kind, last) not in OF_BOARDS


def _ends(way: schema.Way) -> list[schema.Way]:
    """Return the ways of the numbers and flags in a value; words are no numbers."""
    value = schema.at(schema.base(), way)
    if isinstance(value, list | tuple):
        return [end for at in range(len(value)) for end in _ends((*way, at))]
    if isinstance(value, dict):
        return [end for name in value for end in _ends((*way, name))]
    return [way] if isinstance(value, int) else []


def with_another(way: schema.Way) -> Ruleset:
    """Return the base with another number, or the opposite of what is so."""
    value = schema.at(schema.base(), way)
    other = not value if isinstance(value, bool) else value + 1
    return msgspec.convert(schema.changed_tables(way, other), Ruleset)


@pytest.mark.parametrize(
    "section",
    [
        pytest.param(section, marks=pytest.mark.long) if section == "tile" else section
        for section in sorted({str(way[0]) for way in figures()})
    ],
)
def test_a_figure_that_changes_changes_what_is_said(section: str) -> None:
    """What no game could ever use is refused, and not told."""
    others = {way: with_another(way) for way in figures() if way[0] == section}
    same = [way for way, ruleset in others.items() if everything(ruleset) == of_base()]
    assert [way for way in same if not [*contradictions(others[way])]] == []


@pytest.mark.parametrize(
    ("way", "value"),
    [
        (("water", "seasons"), ["spring", "summer"]),
        (("developments", "level", 1, "distant"), ["coal"]),
        (("black", "bonus", "lorry", "section"), "oil lamp"),
        (("tile", "12", "symbol"), "mining"),
        (("tile", "14", "marker"), None),
        (("tile", "22", "end", "section"), None),
        (("tile", "25", "effects"), []),
        (("tile", "36", "cost"), ["black", "any"]),
    ],
    ids=lambda part: ".".join(map(str, part)) if isinstance(part, tuple) else "",
)
def test_what_is_no_number_changes_what_is_said_too(way: schema.Way, value: object) -> None:
    ruleset = msgspec.convert(schema.changed_tables(way, value), Ruleset)
    assert everything(ruleset) != of_base()


@pytest.mark.long
@given(schema.drafts())
def test_every_sound_draft_has_rules(
    tmp_path_factory: pytest.TempPathFactory, tables: dict[str, Any]
) -> None:
    file = schema.written(tmp_path_factory.mktemp("drafts") / "draft.toml", tables)
    try:
        ruleset = load_ruleset(file)
    except RulesetError:
        return
    for one in everything(ruleset):
        assert words_of("en").text(one)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_draft_reads_its_own_figures(language: str) -> None:
    """A first lease of 5 food, nothing for 3 coal, and a mine that stops at 4 water."""
    tables = deepcopy(schema.changed_tables(("year", 0, "food"), 5))  # what does not change is shared
    tables["winter"]["coal"], tables["water"]["stops_pinge"] = [0, 0, 0, 0], 4
    ruleset = msgspec.convert(tables, Ruleset)
    said = {id: words_of(language).line(passage(id, ruleset)) for id in ("W2", "W1", "M5")}
    usual = {id: words_of(language).line(passage(id, load_ruleset())) for id in said}
    assert said["W2"] == usual["W2"].replace("1: 2 ", "1: 5 ").replace("1 : 2 ", "1 : 5 ")
    assert "0/0/0/0" in said["W1"] and "0/0/0/2" in usual["W1"]
    assert said["M5"] == usual["M5"].replace("2", "4", 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_development_with_other_effects_is_told_from_them(language: str) -> None:
    effects = [{"gain": {"food": 7}}]
    ruleset = msgspec.convert(schema.changed_tables(("tile", "11", "effects"), effects), Ruleset)
    assert "7" in words_of(language).line(passage("11", ruleset))
    bare = msgspec.convert(schema.changed_tables(("tile", "11", "effects"), []), Ruleset)
    assert words_of(language).line(passage("11", bare)).endswith(".")
    renamed = msgspec.convert(schema.changed_tables(("tile", "11", "name"), "Pole"), Ruleset)
    assert passage("11", renamed) == passage("11", load_ruleset())
