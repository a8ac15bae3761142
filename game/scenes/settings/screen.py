"""The settings' screen: language, window, full screen, sounds, motion, the automas' pace."""

from __future__ import annotations

from functools import partial
from typing import Any

import pygame

from game.languages import LANGUAGES
from game.rules.message import Message, message
from game.scenes.compiling import SAID
from game.scenes.flow import Flow, Pop
from game.scenes.kit.choices import Choice, ChoiceRow, Slider
from game.scenes.kit.screen import FormScene
from game.scenes.kit.switches import Toggle
from game.scenes.kit.widget import Button, Widget
from game.scenes.settings.values import FIGURES, PACES, SIZES, SPEEDS, TEXTS
from game.sound.names import SoundEffect
from game.table import palette as p
from game.table.canvas import Canvas, draw_backdrop
from game.table.styles import Panel
from game.table.theme import Type
from game.words import words_of

ROWS = (
    "language",
    "window",
    "fullscreen",
    "text",
    "sound",
    "effects",
    "surroundings",
    "music",
    "speed",
    "reduced",
    "pace",
    "stepping",
    "figures",
)
"""The rows, as the last parts of their messages' ids."""
SIZES_SHOWN = [Choice(size, f"{size[0]} × {size[1]}") for size in SIZES]
PACES_SHOWN = [Choice(pace, message(f"settings-pace-{pace.replace(' ', '-')}")) for pace in PACES]
SPEEDS_SHOWN = [Choice(speed, message(f"settings-speed-{speed}")) for speed in SPEEDS]
FIGURES_SHOWN = [Choice(figures, message(f"settings-figures-{figures}")) for figures in FIGURES]
TEXTS_SHOWN = [Choice(text, message(f"settings-text-{text}")) for text in TEXTS]
TOP, STEP, HIGH = 138, 33.5, 30.5


class SettingsScreen(FormScene):
    """Every change takes effect at once and is saved when the scene is left."""

    told: Message | None = None
    """Whether automas think compiled, as it was told last."""

    def update(self, seconds: float) -> Flow:
        """Tell how far compiling has come."""
        builder = self.context.builder
        if builder is not None and SAID[builder.state.value] is not self.told:
            self.dirty = True
        return super().update(seconds)

    def _row(self, name: str) -> pygame.Rect:
        return self.at(560, TOP + STEP * ROWS.index(name), 380, HIGH)

    def widgets(self) -> list[Widget]:
        settings, whole = self.context.settings, message("settings-whole-screen", key="F11")
        own, window = message("settings-language-tip"), message("settings-window-tip")
        text, spoken = message("settings-text-tip"), self.context.theme.words.language
        return [
            ChoiceRow(self._row("language"), _languages(), spoken, self._set_language, own),
            ChoiceRow(self._row("window"), SIZES_SHOWN, settings.size, self._set_size, window),
            Toggle(self._row("fullscreen"), whole, self.context.fullscreen, self.context.set_fullscreen),
            ChoiceRow(self._row("text"), TEXTS_SHOWN, settings.text, partial(self._set, "text"), text),
            *self._sounds(),
            *self._motion(),
            Button(self.at(740, 582, 200, 44), message("done"), Pop, primary=True),
        ]

    def _motion(self) -> list[Widget]:
        settings = self.context.settings
        resting, stepping = message("settings-nothing-travels"), message("settings-click-each", key="T")
        speed = ChoiceRow(self._row("speed"), SPEEDS_SHOWN, settings.speed, partial(self._set, "speed"))
        speed.tip = message("settings-speed-tip")
        pace = ChoiceRow(self._row("pace"), PACES_SHOWN, settings.pace, partial(self._set, "pace"))
        pace.tip = message("settings-pace-tip")
        return [
            speed,
            Toggle(self._row("reduced"), resting, settings.reduced, partial(self._set, "reduced")),
            pace,
            Toggle(self._row("stepping"), stepping, settings.stepping, partial(self._set, "stepping")),
            ChoiceRow(self._row("figures"), FIGURES_SHOWN, settings.figures, partial(self._set, "figures")),
        ]

    def _sounds(self) -> list[Widget]:
        settings = self.context.settings
        said = message("settings-sounds", key="M")
        if self.context.sound.missing:
            said = message("settings-no-device")
        effects, around = message("settings-effects-tip"), message("settings-surroundings-tip")
        return [
            Toggle(self._row("sound"), said, settings.sound, partial(self._set, "sound")),
            Slider(self._row("effects"), settings.volume, self._set_volume, tip=effects),
            Slider(self._row("surroundings"), settings.ambience, partial(self._set, "ambience"), tip=around),
            *self._music(),
        ]

    def _music(self) -> list[Widget]:
        """Return the switch and the volume of the music, in one row."""
        settings, row = self.context.settings, self._row("music")
        share = round(row.width * 0.36)
        switch = pygame.Rect(row.left, row.top, share, row.height)
        volume = pygame.Rect(row.left + share, row.top, row.width - share, row.height)
        said, tip = message("settings-music", key="N"), message("settings-music-tip")
        return [
            Toggle(switch, said, settings.music, partial(self._set, "music"), tip=tip),
            Slider(volume, settings.melody, partial(self._set, "melody"), tip=tip),
        ]

    def _set(self, name: str, value: Any) -> Flow:
        setattr(self.context.settings, name, value)
        self.dirty = True
        return None

    def _set_volume(self, value: int) -> Flow:
        """Set the volume of effects, and play one at the volume before."""
        self.context.sound.play(SoundEffect.DISK)
        return self._set("volume", value)

    def set_by_key(self) -> None:
        self.resize()

    def _set_language(self, language: Any) -> Flow:
        """Set the language of every scene."""
        self.context.language = language
        return self._set("language", language)

    def _set_size(self, size: Any) -> Flow:
        self.context.settings.width, self.context.settings.height = size
        self.context.window_changed = not self.context.fullscreen
        return None

    def leave(self) -> None:
        self.context.keep_settings()

    def draw(self, canvas: Canvas) -> None:
        draw_backdrop(canvas)
        canvas.panel(self.at(300, 76, 680, 562), Panel.PAPER)
        canvas.text(message("settings-title"), Type.DISPLAY, p.INK, self.at(340, 90, 600, 50))
        hint = self.at(640, 98, 300, 40)
        canvas.text(message("settings-keys", key="S"), Type.NOTE, p.INK_SOFT, hint, "right")
        for i, name in enumerate(ROWS):
            room = self.at(340, TOP + STEP * i, 200, HIGH)
            canvas.text(message(f"settings-row-{name}"), Type.LABEL, p.INK, room)
        if self.context.builder is not None:
            self.told = SAID[self.context.builder.state.value]
            below = self.at(340, 582, 380, 44)
            canvas.text(self.told, Type.NOTE, p.INK_SOFT, below, wrap=True, shrink=True)
        self.form.draw(canvas)
        self.form.draw_hint(canvas)


def _languages() -> list[Choice]:
    """Return the languages, each by its own name."""
    own = message("language-name")
    return [Choice(language, words_of(language).text(own)) for language in LANGUAGES]
