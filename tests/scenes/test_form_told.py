"""When a form tells: whoever rests, asks by F1 or holds a press; and where its bubble lies."""

from __future__ import annotations

import pygame
import pytest

from game.languages import LANGUAGES
from game.rules.message import Message, message
from game.scenes.kit.choices import Choice, ChoiceRow, Slider, Stepper
from game.scenes.kit.entry import Entry
from game.scenes.kit.form import REST
from game.scenes.kit.labels import TOLD
from game.scenes.kit.widget import Widget
from game.words import words_of
from tests.scenes.clicks import Hand
from tests.scenes.forms import opened
from tests.scenes.written import whole

pytestmark = pytest.mark.usefixtures("display", "places")


def tip_of(hand: Hand, widget: Widget) -> str:
    tip = widget.told(widget.reading)
    assert isinstance(tip, Message)
    return " ".join(hand.app.context.theme.words.text(tip).split())


def refused_or_told(hand: Hand, widget: Widget) -> str:
    """Return what the pointer is told on a widget: why it cannot be clicked, or else its tip."""
    why = widget.refused(widget.reading)
    return hand.app.context.theme.words.text(why) if isinstance(why, Message) else tip_of(hand, widget)


SCREENS_WITH_TIPS = [
    *(
        (name, False)
        for name in ("title", "more", "levels", "learn", "settings", "menu", "practice", "seats")
    ),
    *((name, True) for name in ("statistics", "saved games")),
]


@pytest.mark.parametrize(("name", "kept"), SCREENS_WITH_TIPS)
def test_each_screen_tells_whoever_rests_or_asks(name: str, kept: bool) -> None:
    hand, scene = opened(name, kept)
    telling = (one for one in scene.form.widgets if one.focusable and not one.speaks and not one.prompt)
    widget = next(one for one in telling if isinstance(one.told(one.reading), Message) and not one.why)
    tip = tip_of(hand, widget)
    hand.move(widget.reading)
    hand.step()
    assert tip not in whole(hand)
    hand.step(REST)
    assert tip in whole(hand)
    hand.move((2, 2))
    hand.step()
    assert tip not in whole(hand)
    while scene.form.focused is not widget:
        hand.key(pygame.K_TAB)
    assert tip not in whole(hand)
    hand.key(pygame.K_F1)
    assert tip in whole(hand)


def test_a_press_held_on_a_choice_tells_and_chooses_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    hand, scene = opened("statistics", kept=True)
    row = next(one for one in scene.form.widgets if isinstance(one, ChoiceRow))
    now = 0
    monkeypatch.setattr("game.scenes.kit.form.pygame.time.get_ticks", lambda: now)
    hand.press(row.cells[1].center)
    hand.step()
    now = 5000
    hand.release(row.cells[1].center)
    hand.step()
    assert row.value == "overview"
    assert "game by game" in whole(hand)


def test_a_press_held_on_a_slider_tells_and_sets_it(monkeypatch: pytest.MonkeyPatch) -> None:
    hand, scene = opened("settings", kept=False)
    slider = next(one for one in scene.form.widgets if isinstance(one, Slider))
    before, now = slider.value, 0
    monkeypatch.setattr("game.scenes.kit.form.pygame.time.get_ticks", lambda: now)
    hand.press((slider.rect.left + 20, slider.rect.centery))
    hand.step()
    now = 5000
    hand.release((slider.rect.left + 20, slider.rect.centery))
    hand.step()
    assert slider.value != before
    assert tip_of(hand, slider) in whole(hand)


def test_whoever_types_is_told_nothing_till_the_pointer_moves() -> None:
    hand, scene = opened("more", kept=False)
    entry = next(one for one in scene.form.widgets if isinstance(one, Entry))
    tip = tip_of(hand, entry)
    hand.click(entry.rect.center)
    hand.step(REST)
    hand.key(pygame.K_END)
    hand.step(REST)
    assert tip not in whole(hand)
    hand.move((entry.rect.centerx + 1, entry.rect.centery))
    hand.step()
    hand.step(REST)
    assert tip in whole(hand)


def test_the_bubble_does_not_cover_what_it_tells_of() -> None:
    hand, scene = opened("title", kept=False)
    for widget in scene.form.widgets:
        if not widget.tip:
            continue
        hand.move(widget.rect.center)
        hand.step()
        hand.step(REST)
        hand.app.ledger = []
        hand.app.draw()
        words = " ".join(refused_or_told(hand, widget).split())
        mark = next(m for m in hand.app.ledger if " ".join(m.text.split()) == words)
        assert not mark.taken.colliderect(widget.rect)


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_label_that_is_told_has_its_sentence(language: str) -> None:
    words = words_of(language)
    tips = [words.text(message(f"{label}-tip")) for label in TOLD]
    assert all(tip.endswith(".") for tip in tips)
    assert len(set(tips)) == len(tips)


def test_a_stepper_tells_of_its_choice() -> None:
    choices = [Choice("a", "A", tip="First"), Choice("b", "B")]
    stepper = Stepper(pygame.Rect(0, 0, 100, 30), choices, "a", lambda value: None, "Any")
    assert stepper.told((50, 15)) == "First"
    stepper.step(1)
    assert stepper.told((50, 15)) == "Any"
