"""Choosing one of several: a row of choices, a stepper through many, and a slider."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import NamedTuple

import pygame

from game.rules.message import message
from game.scenes.flow import Flow
from game.scenes.kit.labels import tip_of
from game.scenes.kit.place import row
from game.scenes.kit.widget import SIDEWAYS, Look, Widget, Words, draw_focus
from game.table import palette as p
from game.table.canvas import Canvas, Said
from game.table.styles import Panel
from game.table.theme import UNIT, Type

STEP = 5  # percent


class Choice(NamedTuple):
    """A choice: its value, its text, the reason why it cannot be chosen, and what it means."""

    value: object
    text: Said
    why: Said = ""
    tip: Said = ""

    @property
    def told(self) -> Said:
        """What it means; empty where its text says all."""
        return self.tip or tip_of(self.text)


class Chooser(Widget):
    """One of several is chosen; the keyboard steps through those that can be."""

    arrows = SIDEWAYS

    def __init__(
        self,
        rect: pygame.Rect,
        choices: Sequence[Choice],
        value: object,
        act: Callable[[object], Flow],
        tip: Said = "",
    ) -> None:
        """`tip` tells of the choices that do not tell of themselves."""
        super().__init__(rect, tip=tip)
        self.choices, self.value, self.act = list(choices), value, act

    def told(self, spot: tuple[int, int]) -> Said:
        chosen = next((choice for choice in self.choices if choice.value == self.value), None)
        return (chosen.told if chosen else "") or self.tip

    def key(self, event: pygame.Event) -> Flow:
        step = SIDEWAYS.get(event.key)
        return self.step(step) if step else None

    def step(self, by: int) -> Flow:
        """Choose what comes so many places after the present choice."""
        able = [choice for choice in self.choices if not choice.why]
        here = next((i for i, choice in enumerate(able) if choice.value == self.value), 0)
        return self.choose(able[(here + by) % len(able)]) if able else None

    def choose(self, choice: Choice) -> Flow:
        if choice.why or choice.value == self.value:
            return None
        self.value, self.clicked = choice.value, True
        return self.act(choice.value)


class ChoiceRow(Chooser):
    """All choices side by side; the chosen one is highlighted."""

    @cached_property
    def cells(self) -> list[pygame.Rect]:
        """The places of the choices, from the left."""
        return row(self.rect, len(self.choices), max(1, self.rect.height // 10))

    @property
    def reading(self) -> tuple[int, int]:
        """The middle of the choice that is made."""
        pairs = zip(self.choices, self.cells, strict=True)
        return next((cell.center for choice, cell in pairs if choice.value == self.value), self.rect.center)

    def part(self, spot: tuple[int, int]) -> pygame.Rect:
        return next((cell for cell in self.cells if cell.collidepoint(spot)), self.rect)

    def refused(self, spot: tuple[int, int]) -> Said:
        choice = self.at(spot)
        return (choice.why if choice else "") or self.why

    def told(self, spot: tuple[int, int]) -> Said:
        choice = self.at(spot)
        return (choice.told if choice else "") or self.tip

    def at(self, spot: tuple[int, int]) -> Choice | None:
        """Return the choice under a spot."""
        pairs = zip(self.choices, self.cells, strict=True)
        return next((choice for choice, cell in pairs if cell.collidepoint(spot)), None)

    def release(self, spot: tuple[int, int]) -> Flow:
        found = self.at(spot)
        return self.choose(found) if found else None

    def draw(self, canvas: Canvas, look: Look) -> None:
        inks = list[p.RGB]()
        for choice, cell in zip(self.choices, self.cells, strict=True):
            on = choice.value == self.value
            canvas.panel(cell, Panel.CHIP_ON if on else Panel.BUTTON_OFF if choice.why else Panel.BUTTON)
            colour = p.INK if on else p.INK_LIGHT_FAINT if choice.why else p.INK_LIGHT
            inks.append(colour)
        self.draw_words(canvas, look, inks)
        draw_focus(canvas, self.rect, look)

    def words(self, canvas: Canvas) -> Sequence[Words]:
        aside = -canvas.theme.px(UNIT)
        pairs = zip(self.choices, self.cells, strict=True)
        return [
            Words(choice.text, cell.inflate(aside, 0), Type.SMALL_STRONG, ellipsis=True)
            for choice, cell in pairs
        ]


class Stepper(Chooser):
    """One of many choices, with an arrow to either side."""

    @property
    def ends(self) -> tuple[pygame.Rect, pygame.Rect]:
        """The places of the arrows."""
        side = self.rect.height
        on = pygame.Rect(self.rect.right - side, self.rect.top, side, side)
        return pygame.Rect(self.rect.topleft, (side, side)), on

    def release(self, spot: tuple[int, int]) -> Flow:
        if self.rect.collidepoint(spot):
            return self.step(-1 if self.ends[0].collidepoint(spot) else 1)
        return None

    def draw(self, canvas: Canvas, look: Look) -> None:
        canvas.panel(self.rect, Panel.FIELD)
        for cell, turn in zip(self.ends, (-1, 1), strict=True):
            canvas.panel(cell, Panel.BUTTON_HOVER if look.hot else Panel.BUTTON)
            x, y, r = cell.centerx, cell.centery, cell.height * 0.18
            tail = x - turn * r
            canvas.polygon([(x + turn * r, y), (tail, y - r * 1.2), (tail, y + r * 1.2)], p.INK_LIGHT)
        self.draw_words(canvas, look, (p.INK,))
        draw_focus(canvas, self.rect, look)

    def words(self, canvas: Canvas) -> Sequence[Words]:
        inner = self.rect.inflate(-2 * self.rect.height - canvas.theme.px(UNIT), 0)
        text = next((choice.text for choice in self.choices if choice.value == self.value), "")
        return (Words(text, inner, Type.BODY, wrap=True, ellipsis=True),)


class Slider(Widget):
    """A percentage, in steps of five."""

    arrows = SIDEWAYS
    drags = True

    def __init__(self, rect: pygame.Rect, value: int, act: Callable[[int], Flow], tip: Said = "") -> None:
        super().__init__(rect, tip=tip)
        self.value, self.act = value, act

    def _track(self) -> pygame.Rect:
        return pygame.Rect(self.rect.left, self.rect.centery - 3, round(self.rect.width * 0.8), 6)

    def _set(self, value: float) -> None:
        value = max(0, min(100, STEP * round(value / STEP)))
        if value != self.value:
            self.value = value
            self.act(value)

    def press(self, spot: tuple[int, int]) -> None:
        self.drag(spot)

    def drag(self, spot: tuple[int, int]) -> None:
        track = self._track()
        self._set((spot[0] - track.left) / max(1, track.width) * 100)

    def wheel(self, steps: int) -> None:
        self._set(self.value + STEP * steps)

    def key(self, event: pygame.Event) -> Flow:
        self.wheel(SIDEWAYS.get(event.key, 0))
        return None

    def draw(self, canvas: Canvas, look: Look) -> None:
        track, px = self._track(), canvas.theme.px
        canvas.box(track.inflate(2 * px(1), 2 * px(1)), p.INK_SOFT, 3)
        canvas.box(track, p.WELL, 3)
        filled = pygame.Rect(track.left, track.top, max(2, track.width * self.value // 100), track.height)
        canvas.box(filled, p.GOLD, 3)
        radius = px(10 if look.hot or look.down else 9)
        canvas.circle((filled.right, track.centery), radius, p.WOOD)
        canvas.circle((filled.right, track.centery), radius - px(2.5), p.GOLD)
        number = pygame.Rect(track.right, self.rect.top, self.rect.right - track.right, self.rect.height)
        canvas.text(message("percent", value=self.value), Type.BODY, p.INK, number, "right")
        draw_focus(canvas, self.rect, look)
