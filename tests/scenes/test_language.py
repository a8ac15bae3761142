"""The window speaks the language of the settings, at first the system's, and changes it at once."""

from __future__ import annotations

import time
from pathlib import Path

import pygame
import pytest

from game.languages import LANGUAGES
from game.rules import Setup
from game.rules.message import Real, message
from game.scenes.app.loop import App
from game.scenes.flow import Push
from game.scenes.kit.choices import ChoiceRow
from game.scenes.play.menu import Menu
from game.scenes.play.scene import Play
from game.scenes.saving.chairs import Chair
from game.scenes.saving.summary import Saved
from game.scenes.settings.file import SettingsFile
from game.scenes.settings.screen import SettingsScreen
from game.scenes.settings.values import Settings
from game.words import words_of
from tests.scenes.clicks import Hand
from tests.scenes.opponents import OPPONENTS
from tests.scenes.sitting import sit_down
from tests.scenes.written import said

SIZE = (1280, 720)
OWN_NAMES = {"en": "English", "de": "Deutsch", "nl": "Nederlands", "fr": "Français"}


def choose(hand: Hand, language: str) -> None:
    """Click a language in the settings."""
    assert isinstance(hand.app.scene, SettingsScreen)
    row = next(widget for widget in hand.app.scene.form.widgets if isinstance(widget, ChoiceRow))
    hand.click(row.cells[LANGUAGES.index(language)].center)
    hand.move((5, 5))
    hand.step()


def at_table(hand: Hand) -> Play:
    """Begin a game between a person and an automa."""
    hand.app.context.settings.animation = False
    chairs = (Chair("Anna", 2), Chair("Bauer", 0, "bauer", 2))
    play = sit_down(hand.app, Setup(seats=2, seed=3), chairs)
    for _ in range(60):
        hand.step(0.5)
    return play


@pytest.mark.parametrize(
    ("system", "says"),
    [
        ("C.UTF-8", "New game"),
        ("de_AT.UTF-8", "Neues Spiel"),
        ("nl", "Nieuw spel"),
        ("fr_FR", "Nouvelle partie"),
    ],
)
def test_the_first_start_speaks_as_the_system_does(
    system: str, says: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", system)
    assert says in said(Hand(App(OPPONENTS, SIZE)))


def test_a_language_is_chosen_by_its_own_name_and_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    hand = Hand(App(OPPONENTS, SIZE))
    hand.app.apply(Push(SettingsScreen(hand.app.context)))
    for language in ("de", "nl", "fr"):
        choose(hand, language)
        found = said(hand)
        assert set(OWN_NAMES.values()) <= set(found)
        assert words_of(language).line(message("settings-title")) in found and "Settings" not in found
    hand.key(pygame.K_ESCAPE)
    assert SettingsFile().read().language == "fr"
    monkeypatch.setenv("LC_ALL", "de_DE")
    assert "Nouvelle partie" in said(Hand(App(OPPONENTS, SIZE)))


def test_a_language_for_this_start_is_not_kept() -> None:
    hand = Hand(App(OPPONENTS, SIZE, language="nl"))
    assert "Nieuw spel" in said(hand)
    hand.key(pygame.K_m, "m")
    assert SettingsFile().read() == Settings(sound=False)


def test_every_scene_below_is_said_anew() -> None:
    hand = Hand(App(OPPONENTS, SIZE))
    play = at_table(hand)
    english = said(hand)
    hand.app.apply(Push(Menu(hand.app.context, play.session)))
    menu = said(hand)
    hand.app.apply(Push(SettingsScreen(hand.app.context)))
    choose(hand, "de")
    hand.key(pygame.K_ESCAPE)
    assert "The game is saved after every move." in menu
    assert "Das Spiel wird nach jedem Spielschritt gespeichert." in said(hand)
    hand.key(pygame.K_ESCAPE)
    hand.move((5, 5))
    hand.step()
    german = said(hand)
    assert "Bauer" in english and "Bauer" in german
    assert any(text.startswith("Automa Bauer nimmt") for text in german) and not any(
        " takes " in text for text in german
    )


@pytest.mark.parametrize(
    ("language", "said", "percent"),
    [
        ("en", "1 November 2025, 14:05", "77.7%"),
        ("de", "1. November 2025, 14:05", "77,7\u00a0%"),
        ("nl", "1 november 2025, 14:05", "77,7%"),
        ("fr", "1er novembre 2025, 14:05", "77,7\u00a0%"),
    ],
)
def test_dates_and_percent_are_written_as_the_language_does(language: str, said: str, percent: str) -> None:
    then = time.mktime((2025, 11, 1, 14, 5, 0, 0, 0, -1))
    words = words_of(language)
    assert words.text(Saved(Path("a.hasp"), (), False, then).when) == said
    assert words.text(message("percent", value=Real(77.7))) == percent
