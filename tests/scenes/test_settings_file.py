"""The settings' file: damage keeps no window from opening, and nothing unread is written over."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.rules.message import message
from game.scenes.app.loop import App
from game.scenes.kit.switches import Toggle
from game.scenes.settings import file as settings
from game.scenes.settings.file import SettingsFile
from game.scenes.settings.values import Settings
from game.scenes.title import Title
from tests.english import english
from tests.scenes.clicks import Hand
from tests.scenes.opponents import OPPONENTS

SIZE = (1280, 720)


def written(text: str | bytes) -> Path:
    """The settings file with this in it."""
    path = SettingsFile().path
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return path


def window() -> Hand:
    hand = Hand(App(OPPONENTS, SIZE))
    hand.app.ledger = []
    hand.step()
    return hand


def told(hand: Hand) -> str:
    """What the title says of files."""
    return " ".join(mark.text for mark in hand.app.ledger or [] if "settings" in mark.text)


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("[1, 2]", "holds no settings"),
        ('{"volume": ', "line 1"),
        ('{"volume": 50,\n "sound" true}', "line 2"),
        ('{"volume": ' + "9" * 5000 + "}", "holds no settings"),
        ("[" * 50_000, "holds no settings"),
        (b"\0\0\0\0", "line 1"),
        (b"\xff\xfe", "is no text"),
        ("", "line 1"),
    ],
)
def test_a_damaged_file_is_set_aside_and_the_window_opens_and_says_so(text: str | bytes, named: str) -> None:
    path = written(text)
    before = path.read_bytes()
    hand = window()
    assert isinstance(hand.app.scene, Title) and hand.app.context.settings == Settings()
    assert named in told(hand) and "settings.json.damaged" in told(hand)
    assert not path.exists() and path.with_name("settings.json.damaged").read_bytes() == before


def test_files_set_aside_are_numbered() -> None:
    for text in ("one", "two", "three"):
        written(text)
        SettingsFile().read()
    kept = {path.name: path.read_text() for path in SettingsFile().path.parent.iterdir()}
    assert kept == {
        "settings.json.damaged": "one",
        "settings.json.2.damaged": "two",
        "settings.json.3.damaged": "three",
    }


@pytest.mark.parametrize(
    ("found", "named"),
    [
        ({"volume": 101}, "volume"),
        ({"volume": True}, "volume"),
        ({"ambience": -5}, "ambience"),
        ({"sound": 1}, "sound"),
        ({"pace": "sometimes"}, "pace"),
        ({"width": "wide"}, "width"),
        ({"fullscreen": 1}, "fullscreen"),
    ],
)
def test_a_wrong_value_is_named_and_the_others_hold(found: dict[str, Any], named: str) -> None:
    path = written(json.dumps(found | {"stepping": True, "reduced": True}))
    hand = window()
    assert named in told(hand)
    assert hand.app.context.settings == Settings(stepping=True, reduced=True)
    hand.button("Settings")
    hand.button("Done")
    assert json.loads(path.read_text()) == found | {"stepping": True, "reduced": True}, "nothing was set"


def test_what_a_newer_edition_wrote_is_kept() -> None:
    newer = {"volume": 40, "lamps": "nl", "speed": "ludicrous", "stage": {"lights": [1, 2]}}
    path = written(json.dumps(newer))
    hand = window()
    assert hand.app.context.settings == Settings(volume=40)
    hand.key(pygame.K_m, "m")
    kept = json.loads(path.read_text())
    assert kept == Settings().values | newer | {"sound": False}


def test_only_what_was_set_is_written() -> None:
    hand = window()
    hand.button("Settings")
    hand.button("Done")
    assert not SettingsFile().path.exists()


class Blocked:
    """A file that cannot be read for the moment."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.on, real = True, settings.read_text

        def read_text(path: Path, kind: settings.Kind) -> str:
            if self.on:
                raise settings.Unreadable(str(path), message("system-forbidden"))
            return real(path, kind)

        monkeypatch.setattr(settings, "read_text", read_text)


def test_a_file_that_cannot_be_read_stays_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    text = json.dumps({"volume": 15, "pace": "fast"})
    path = written(text)
    Blocked(monkeypatch)
    hand = window()
    assert "permission denied" in told(hand) and hand.app.context.settings == Settings()
    hand.key(pygame.K_m, "m")
    hand.step()
    assert path.read_text() == text and list(path.parent.glob("*.damaged")) == []
    assert "cannot be kept" in told(hand) and not hand.app.context.settings.sound


def test_once_it_can_be_read_only_what_was_set_since_is_changed(monkeypatch: pytest.MonkeyPatch) -> None:
    path = written(json.dumps({"volume": 15, "pace": "fast"}))
    blocked = Blocked(monkeypatch)
    hand = window()
    blocked.on = False
    hand.key(pygame.K_m, "m")
    kept = json.loads(path.read_text())
    assert (kept["volume"], kept["pace"], kept["sound"]) == (15, "fast", False)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes among its files")
def test_a_pipe_or_a_folder_in_its_place_hangs_nothing() -> None:
    path = SettingsFile().path
    path.parent.mkdir(parents=True)
    os.mkfifo(path)
    assert "cannot be read" in told(window())
    path.unlink()
    path.mkdir()
    assert "cannot be read" in told(window())


def test_settings_that_cannot_be_kept_are_told_of_until_they_can(monkeypatch: pytest.MonkeyPatch) -> None:
    full = True
    real = settings.write_safely

    def write(path: Path, text: str) -> None:
        if full:
            raise OSError(28, "No space left on device")
        real(path, text)

    monkeypatch.setattr(settings, "write_safely", write)
    hand = window()
    hand.key(pygame.K_m, "m")
    hand.step()
    assert "The settings cannot be kept: the disk is full." in told(hand)
    full = False
    hand.key(pygame.K_m, "m")
    hand.app.ledger = []
    hand.app.draw()
    assert told(hand) == ""
    hand.key(pygame.K_s, "s")
    assert SettingsFile().read().speed == "fast"


def test_two_windows_keep_what_was_set_in_either() -> None:
    one, other = SettingsFile(), SettingsFile()
    of_one, of_other = one.read(), other.read()
    of_other.volume = 10
    other.keep(of_other, wait=True)
    of_one.pace = "slow"
    one.keep(of_one, wait=True)
    found = SettingsFile().read()
    assert (found.volume, found.pace) == (10, "slow")


def test_full_screen_by_its_key_is_kept_and_is_what_the_window_is_not() -> None:
    hand = Hand(App(OPPONENTS, None, True))
    hand.step()
    for full in (False, True):
        hand.key(pygame.K_F11)
        hand.step()
        assert hand.app.window.fullscreen is full and SettingsFile().read().fullscreen is full


def test_the_settings_show_the_window_as_it_was_asked_for_this_once() -> None:
    hand = Hand(App(OPPONENTS, None, True))
    hand.button("Settings")

    def toggle() -> Toggle:
        found = (one for one in hand.app.scene.form.widgets if isinstance(one, Toggle))  # type: ignore[attr-defined]
        return next(one for one in found if english(one.text).startswith("Use the whole screen"))

    assert toggle().on and not SettingsFile().read().fullscreen
    hand.click(toggle().rect.center)
    hand.step()
    assert not toggle().on and not hand.app.window.fullscreen
