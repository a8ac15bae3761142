"""The guide says the same in every language, rests on rules there are, and tells a ruleset's own figures."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from game.languages import LANGUAGES
from game.plain_words import entries_of
from game.rulebook import CHAPTERS, GUIDE, PARAGRAPHS, exists, explained_by, guide_title, paragraph_told
from game.rulebook.guide import Paragraph
from game.rulebook.guide_figures import GUIDE_FIGURES
from game.rules.message import Amount, Message, Real, Value
from game.rules.ruleset import Ruleset, load_ruleset
from game.words import words_of
from game.words.catalogue import GUIDE as FOLDER
from game.words.catalogue import Catalogue
from tests.other_figures import draft_file
from tests.test_words import parsed

OTHERS = LANGUAGES[1:]
ALL = frozenset({"black", "iron", "valley"})
OF_EXAMPLES = {
    "disks-second": {"taken", "lying"},
    "disks-order": {"blacks", "yellows"},
    "workers-synergy": {"disks", "alone"},
    "winter-debt": {"missing"},
}
"""Numbers of examples that any other number could stand for."""
OF_THE_RULES = {
    "disks-drop": {"water"},
    "disks-back": {"water"},
    "tunnel-symbols": {"each"},
    "iron-tunnel": {"kept", "sections", "iron"},
    "tunnel-sections": {"sections"},
    "developments-buildings": {"buildings"},
    "end-developments": {"buildings"},
    "end-thaler": {"thaler"},
    "winter-coal": {"coal", "example"},
    "black-level": {"level"},
    "valley-mix": {"levels"},
}
"""Numbers that no ruleset can change, those that a list of VP is given for (1, 2, 3 …), and the numbers of
sections, levels and steps of the scale, which are the same in the draft."""


TYPED = {
    "guide-disks-first": ["1"],
    "guide-disks-second": ["2"],
    "guide-disks-order": ["1"],
    "guide-valley-mix": ["1"],
}
"""Numbers that are names: the carts, and the first level."""


@pytest.fixture(scope="module")
def draft(tmp_path_factory: pytest.TempPathFactory) -> Ruleset:
    return load_ruleset(draft_file(tmp_path_factory.mktemp("draft")))


def numbers(value: Value) -> list[float]:
    """Return the numbers in a value."""
    if isinstance(value, Message):
        return [number for _, inner in value.values for number in numbers(inner)]
    if isinstance(value, Amount | Real):
        return [value.number.number if isinstance(value.number, Real) else value.number]
    if type(value) is int:
        return [value]
    return [number for inner in value for number in numbers(inner)] if type(value) is tuple else []


def test_every_paragraph_rests_on_rules_that_have_a_passage() -> None:
    for paragraph in PARAGRAPHS.values():
        assert paragraph.rules and all(map(exists, paragraph.rules)), paragraph.name


def test_a_rule_that_several_paragraphs_rest_on_is_explained_by_one() -> None:
    for rule in {rule for paragraph in PARAGRAPHS.values() for rule in paragraph.rules}:
        resting = [one for one in PARAGRAPHS.values() if rule in one.rules]
        marked = [one for one in PARAGRAPHS.values() if rule in one.marked]
        tile = rule in load_ruleset().tile
        assert len(marked) == (len(resting) > 1 and not tile), rule
        assert tile or explained_by(rule) == (marked or resting)[0].name


def test_every_chapter_of_the_base_rules_is_behind_some_paragraph() -> None:
    """Only how a game is set up and what the program checks need no telling."""
    behind = {id for paragraph in PARAGRAPHS.values() for id in paragraph.rules}
    for chapter in CHAPTERS:
        ids = {id for part in chapter.parts for id in part.ids}
        assert ids & behind or chapter.number in (0, 15), chapter.number


def test_names_of_figures_are_names_of_paragraphs() -> None:
    assert set(GUIDE_FIGURES) <= set(PARAGRAPHS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_said_with_the_values_it_has(language: str) -> None:
    variables, ruleset = parsed(language, FOLDER), load_ruleset()
    said = [guide_title(chapter) for chapter in GUIDE]
    said += [paragraph_told(paragraph, ruleset, ALL) for paragraph in PARAGRAPHS.values()]
    assert {one.id for one in said} == set(variables)
    for one in said:
        assert {name for name, _ in one.values} == variables[one.id], one.id


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_texts(language: str) -> None:
    assert parsed(language, FOLDER) == parsed(LANGUAGES[0], FOLDER)
    english, other = (entries_of(one, FOLDER) for one in (LANGUAGES[0], language))
    same = {id for id, text in other.items() if text == english[id]}
    assert same <= {"guide-winter"}, "the German word is the English one"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_guide_can_be_read(language: str, draft: Ruleset) -> None:
    for ruleset in (load_ruleset(), draft):
        for paragraph in PARAGRAPHS.values():
            for parts in (frozenset[str](), ALL):
                text = words_of(language).text(paragraph_told(paragraph, ruleset, parts))
                assert text[0].isupper() or text[0] in "“„«", text
                assert text.endswith((".", "»")), text
                assert not re.search(r"[{}$⍽\ue000-\uf8ff\n]|\bNone\b(?! of)|  |\.\.|\( | \)| \.", text), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_figure_is_typed(language: str) -> None:
    typed = {
        id: re.findall(r"\d+", re.sub(r"\{[^{}]*\}|\[\d+\]|\$\w+", "", text))
        for id, text in entries_of(language, FOLDER).items()
    }
    assert {id: digits for id, digits in typed.items() if digits} == TYPED


def test_no_figure_of_the_base_is_told_of_a_draft(draft: Ruleset) -> None:
    base = load_ruleset()
    for paragraph in PARAGRAPHS.values():
        for parts in (frozenset[str](), ALL):
            check(paragraph, *(dict(paragraph_told(paragraph, one, parts).values) for one in (base, draft)))


def check(paragraph: Paragraph, base: dict[str, Value], draft: dict[str, Value]) -> None:
    """Compare what a paragraph tells of the base with what it tells of a draft with other figures."""
    free = OF_EXAMPLES.get(paragraph.name, set()) | OF_THE_RULES.get(paragraph.name, set())
    for name, value in base.items():
        if numbers(value) and name not in free:
            assert value != draft[name], (paragraph.name, name, value)


@pytest.mark.parametrize("name", sorted(OF_EXAMPLES | OF_THE_RULES))
def test_what_does_not_change_is_listed_rightly(name: str, draft: Ruleset) -> None:
    base = load_ruleset()
    for listed in (OF_EXAMPLES, OF_THE_RULES):
        for value in listed.get(name, ()):
            one, other = (dict(paragraph_told(PARAGRAPHS[name], of).values)[value] for of in (base, draft))
            assert numbers(one) == numbers(other), (name, value)


def test_examples_are_reckoned_rightly() -> None:
    said = {
        name: words_of("en").line(paragraph_told(paragraph, load_ruleset()))
        for name, paragraph in PARAGRAPHS.items()
    }
    assert (
        "3 coal on the farm in each of the 3 winters give 2 VP every time, 6 VP in all" in said["goal-coal"]
    )
    assert "The first has 2 actions, the second 3: 5 in all" in said["workers-synergy"]
    assert "2 yellow disks bring 3 food" in said["workers-summer"]
    assert "2 black disks count 2, 2 yellow disks count 6" in said["disks-order"]
    assert "you hold 3, and of a colour there lie 3; you take 2" in said["disks-second"]
    assert "3 water count −2 VP" in said["water-score"]
    assert "2 missing pieces, −3 VP" in said["winter-debt"]
    assert "4 coal give 3 VP" in said["winter-coal"]


def test_iron_makes_the_game_longer() -> None:
    without, with_iron = (
        words_of("en").line(paragraph_told(PARAGRAPHS["goal-idea"], load_ruleset(), parts))
        for parts in (frozenset[str](), frozenset({"iron"}))
    )
    assert "After 3 years" in without and "After 4 years" in with_iron


def test_developments_that_drain_are_those_in_play() -> None:
    base, black = (
        words_of("en").line(paragraph_told(PARAGRAPHS["water-out"], load_ruleset(), parts))
        for parts in (frozenset[str](), frozenset({"black"}))
    )
    assert "Coal Barge" in black and "Coal Barge" not in base and "Windlass" in base


def test_the_guide_is_read_when_its_first_text_is_asked_for() -> None:
    catalogue = Catalogue("en", {})
    catalogue.text("list-none", {})
    assert not catalogue.lazy
    catalogue.text("guide-goal", {})
    assert set(catalogue.lazy) == {FOLDER}


def test_every_file_of_the_guide_is_a_language(root: Path) -> None:
    assert {file.stem for file in (root / "game" / "words" / FOLDER).iterdir()} == set(LANGUAGES)
