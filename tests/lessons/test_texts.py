"""What lessons say: in every language, with figures of the ruleset; and what they point at is there."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.languages import LANGUAGES
from game.lessons.bookmarks import ORDER
from game.lessons.lesson import STUDENT, LessonError, load, read
from game.lessons.moments import moments
from game.lessons.values import of_rules, of_seat, told
from game.plain_words import entries_of
from game.rules.message import Message
from game.rules.ruleset import load_ruleset
from game.scenes.flow import Push
from game.scenes.kit.bubble import hidden
from game.scenes.lesson.pointers import box_of
from game.scenes.lesson.scene import LessonTable
from game.words import words_of
from game.words.catalogue import LESSONS as FOLDER
from tests.english import english
from tests.other_figures import draft_file
from tests.scenes.clicks import Hand
from tests.scenes.sitting import window
from tests.scenes.tables import SIZES
from tests.scenes.written import SPOKEN
from tests.test_words import parsed

NAMES = re.compile(
    r"(Karren|Pool|cart|pool|kruiwagen|[Aa]ctieveld|brouette|l’emplacement)[⍽\u00a0]\d", re.IGNORECASE
)
"""Carts and pools are called by their numbers."""


def said() -> Iterator[Message]:
    """Yield everything that lessons say."""
    for id in ORDER:
        lesson = load(id)
        state = lesson.position(0)
        yield lesson.title
        yield told(f"lesson-{id}-about", state, STUDENT)
        for step in lesson.steps:
            more = [()] if step.task is None else [(), ("task",), ("hint",)]
            more += [("wrong", wrong.say) for wrong in step.task.wrong] if step.task is not None else []
            for parts in more:
                yield told(lesson.line_said(step, *parts), state, STUDENT)
    for moment in moments():
        yield moment.title
        yield told(moment.id, load("goal").position(0), STUDENT)


def test_every_text_is_said_and_every_figure_is_there() -> None:
    texts, state = parsed("en", FOLDER), load("goal").position(0)
    assert {one.id for one in said()} == set(texts)
    named = {name for variables in texts.values() for name in variables}
    assert named == {*of_rules(state.box.ruleset), *of_seat(state, STUDENT)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_texts_without_typed_figures(language: str) -> None:
    assert parsed(language, FOLDER) == parsed("en", FOLDER)
    for id, text in entries_of(language, FOLDER).items():
        typed = re.sub(r"\{[^{}]*\}", "", NAMES.sub("", text.partition("=")[2] or text))
        assert not re.search(r"\d", typed), id
    for one in said():
        text = words_of(language).text(one)
        assert text and not re.search(r"[{}$⍽]|None", text), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_begins_in_upper_case(language: str) -> None:
    texts = [words_of(language).text(one) for one in said()]
    assert [text for text in texts if re.search(r"[.!?…] [^\W\dA-ZÄÖÜÉÀÇ]", text)] == []


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_no_text_is_left_in_english(language: str) -> None:
    english_texts, other = entries_of("en", FOLDER), entries_of(language, FOLDER)
    assert not [id for id, text in other.items() if text == english_texts[id]]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("id", ORDER)
def test_what_a_step_points_at_is_there_and_not_below_the_card(id: str, size: tuple[int, int]) -> None:
    app = window(size=size)
    lesson, screen = load(id), pygame.Rect((0, 0), size)
    for number, step in enumerate(lesson.steps):
        table = LessonTable(app.context, lesson, number)
        for name, shape in zip(step.at, table.pointed_out(), strict=True):
            box = box_of(shape)
            assert screen.contains(box) and box.width > 4 < box.height, (step.name, name)
            assert not table.card.rect.colliderect(box), (step.name, name)


@pytest.mark.parametrize("language", SPOKEN)
@pytest.mark.parametrize("id", ORDER)
def test_no_text_of_a_card_is_cut_or_leaves_it(id: str, language: str) -> None:
    app = window(language=language)
    hand = Hand(app)
    for number in range(len(load(id).steps)):
        table = LessonTable(app.context, load(id), number)
        app.apply(Push(table))
        hand.step(1.0)
        table.hinted = True
        table.lay_card()
        app.ledger = []
        app.draw()
        on_card = [mark for mark in app.ledger if table.card.rect.contains(mark.panel)]
        assert len(on_card) >= 4 and not [mark.text for mark in on_card if mark.cut]
        assert not [mark.text for mark in on_card if not mark.panel.inflate(2, 4).contains(mark.taken)]
        app.stack.pop()


def broken(**changes: str) -> str:
    """Return a lesson with some of its words changed."""
    text = (load.__wrapped__.__globals__["FOLDER"] / "goal.toml").read_text("utf-8")  # type: ignore[attr-defined]
    for old, new in changes.items():
        assert old in text
        text = text.replace(old, new)
    return text


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("coal = 2\n", "coal = 9\n", "Lesson goal, step welcome, does not fit the rules: seats[0]"),
        ('"activate farmer", "dig"', '"fly"', "Lesson goal cannot be read"),
        ("coal >= 3", "gold >= 3", "Lesson goal cannot be read: gold >= 3"),
        ("minutes = 3", 'minutes = "3"', "Lesson goal cannot be read"),
    ],
)
def test_a_lesson_that_does_not_fit_is_refused_in_one_line(old: str, new: str, said: str) -> None:
    with pytest.raises(LessonError) as caught:
        read(broken(**{old: new}), "goal")
    assert english(caught.value).startswith(said)


SAME = {
    "years", "sections", "one_water", "one_black", "one_brown", "one_yellow", "one_food", "one_wood",
    "one_thaler",
}  # fmt: skip
"""One of something, and what is the same in the draft."""


def test_every_figure_is_that_of_the_ruleset_on_the_table(tmp_path: Path) -> None:
    draft = load_ruleset(draft_file(tmp_path))
    own, base = of_rules(draft), of_rules(load_ruleset())
    assert {name for name, value in own.items() if value == base[name]} <= SAME


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_makes_no_card_cover_more_of_the_neighbour_s_board(language: str) -> None:
    app = window(language=language)
    found = ((lesson, step) for lesson in map(load, ORDER) for step in lesson.steps if step.task)
    for lesson, step in found:
        table = LessonTable(app.context, lesson, lesson.steps.index(step))
        before, neighbour = table.card.rect, [table.stage.layout.boards[1 - STUDENT].rect]
        assert not table.asleep
        table.by_key(pygame.K_h)()  # type: ignore[misc]
        assert any(text.said.id.endswith("-hint") for text in table.card.texts)
        assert hidden(table.card.rect, neighbour) <= hidden(before, neighbour), (lesson.id, step.name)
