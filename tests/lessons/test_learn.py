"""The screen on which one learns: what is done, what comes next, and where the other buttons lead."""

from __future__ import annotations

import pygame
import pytest

from game.languages import LANGUAGES
from game.lessons.bookmarks import ORDER
from game.scenes.flow import Push
from game.scenes.lesson.guided import GuidedPlay
from game.scenes.lesson.learn import Learn
from game.scenes.lesson.learning import learning
from game.scenes.lesson.scene import LessonTable
from game.scenes.lesson.seal import SealedRow
from game.scenes.rulebook.scene import Rulebook
from tests.english import english
from tests.scenes.clicks import Hand
from tests.scenes.sitting import window
from tests.scenes.written import wrong


def learn(*done: str, **more: str) -> Hand:
    """Return a hand at the screen, with some lessons done."""
    hand = Hand(window(**more))  # type: ignore[arg-type]
    learning(hand.app.context).progress.done += done
    hand.app.apply(Push(hand.app.context.doors.learn(hand.app.context)))
    hand.step()
    return hand


def rows(hand: Hand) -> list[SealedRow]:
    assert isinstance(hand.app.scene, Learn)
    return [one for one in hand.app.scene.form.widgets if isinstance(one, SealedRow)]


def test_the_title_leads_there_and_one_click_goes_on_with_what_comes_next() -> None:
    hand = Hand(window())
    hand.step()
    hand.button("Learn")
    hand.button("Begin with lesson 1")
    assert isinstance(hand.app.scene, LessonTable) and hand.app.scene.lesson.id == ORDER[0]


def test_what_is_done_has_a_tick_and_the_next_is_lit() -> None:
    hand = learn(ORDER[2], ORDER[0])
    assert [row.done for row in rows(hand)] == [id in (ORDER[0], ORDER[2]) for id in ORDER]
    assert [row.next for row in rows(hand)].index(True) == 1
    hand.key(pygame.K_RETURN)
    assert isinstance(hand.app.scene, LessonTable) and hand.app.scene.lesson.id == ORDER[1]


def test_any_lesson_can_be_chosen_and_one_that_was_begun_says_how_far() -> None:
    hand = learn()
    hand.click(rows(hand)[3].rect.center)
    assert isinstance(hand.app.scene, LessonTable) and hand.app.scene.lesson.id == ORDER[3]
    hand.key(pygame.K_RETURN)
    hand.key(pygame.K_ESCAPE)
    hand.button("Leave the lesson")
    assert english(rows(hand)[3].said.note).startswith("step 2 of ")


def test_the_first_game_and_the_rules_are_a_click_away() -> None:
    hand = learn()
    hand.button("Rules")
    assert isinstance(hand.app.scene, Rulebook)
    hand.key(pygame.K_ESCAPE)
    hand.button("First game, explained")
    assert isinstance(hand.app.scene, GuidedPlay)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_on_it_is_cut(language: str) -> None:
    hand = learn(ORDER[0], language=language)
    hand.app.ledger = []
    hand.app.draw()
    assert wrong(hand.app.ledger) == [] and len(hand.app.ledger) > 20


@pytest.mark.parametrize(("done", "following"), [(ORDER[2:3], 3), (ORDER[2:], 0), (ORDER, 0)])
def test_after_a_lesson_comes_the_next_one_whatever_was_left_out(
    done: tuple[str, ...], following: int
) -> None:
    assert [row.next for row in rows(learn(*done))].index(True) == following
