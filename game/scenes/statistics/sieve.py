"""The filters of the statistics: whose games, which of them, and which kinds are let in."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

import pygame

from game.rules.message import Message, message
from game.scenes.flow import Flow
from game.scenes.kit.choices import Choice, Stepper
from game.scenes.kit.switches import Chip
from game.scenes.kit.widget import Button, Widget
from game.scenes.statistics.said import HEADS, SAID
from game.statistics.figures import KINDS, Filters, Own, finished, own_games, people, usual_filters, values
from game.statistics.game import Filed
from game.table import palette as p
from game.table.canvas import Canvas
from game.table.theme import Type

FIELDS = {"level": "level", "seats": "seats", "board": "layout", "modules": "modules"}
"""By what can be chosen, with the field of Filters."""
TOP, STEP = 70.0, 58.0
LEFT, WIDTH = 40.0, 248.0
Place = Callable[[float, float, float, float], pygame.Rect]


class Sieve:
    """Which games are looked at, with the widgets that choose them."""

    def __init__(self, changed: Callable[[], Flow]) -> None:
        self._changed = changed
        self.filters = self.usual = Filters()
        self.name = ""
        self.games: tuple[Filed, ...] = ()
        self.names: list[str] = []

    def take(self, games: tuple[Filed, ...]) -> None:
        """Look at these games; the person who played most is chosen until another is."""
        if games is not self.games:
            self.games, self.names = games, people(games)
        if self.name not in self.names:
            self.name = self.names[0] if self.names else ""
        self._follow_usual()

    @property
    def everything(self) -> list[Own]:
        """Return every game of the person."""
        return own_games(self.games, self.name)

    @property
    def chosen(self) -> list[Own]:
        """Return the games that are looked at, the longest ago first."""
        return [own for own in self.everything if self.filters.fits(own)]

    @property
    def counted(self) -> list[Own]:
        """Return those that are over."""
        return finished(self.chosen)

    def widgets(self, at: Place) -> list[Widget]:
        """Return a stepper for each thing to choose, a chip for each kind, and the button for all games."""
        found, y = list[Widget](), TOP + 24
        if len(self.names) > 1:
            names = [Choice(name, name) for name in self.names]
            found.append(Stepper(at(LEFT, y, WIDTH, 30), names, self.name, self._choose_name, _tip("name")))
        own = self.everything
        for by, field in FIELDS.items():
            y += STEP
            choices = [Choice(None, message("statistics-any"))]
            choices += [Choice(value, SAID[by](value)) for value in values(own, by)]
            act = partial(self._choose, field)
            found.append(
                Stepper(at(LEFT, y, WIDTH, 30), choices, getattr(self.filters, field), act, _tip(by))
            )
        y += STEP + 2
        for i, kind in enumerate(KINDS):
            rect = at(LEFT + i % 2 * 126, y + i // 2 * 36, 122, 30)
            said, tip = message(f"statistics-kind-{kind}"), message(f"statistics-kind-{kind}-tip")
            let_in = partial(self._let_in, kind)
            found.append(Chip(rect, said, kind in self.filters.kinds, let_in, tip=tip))
        if self.filters != self.usual:
            found.append(Button(at(LEFT, y + 84, WIDTH, 32), message("statistics-clear"), self._clear))
        return found

    def draw(self, canvas: Canvas, at: Place) -> None:
        """Draw the headings."""
        heads = [message("statistics-by-name"), *(HEADS[by] for by in FIELDS), message("statistics-by-kinds")]
        rooms = (at(LEFT, TOP + i * STEP, WIDTH, 22) for i in range(len(heads)))
        canvas.row([*zip(heads, rooms, strict=True)], Type.LABEL, p.INK, shrink=True)
        if len(self.names) < 2:
            room = at(LEFT, TOP + 24, WIDTH, 30)
            canvas.text(self.name or message("statistics-nobody"), Type.BODY, p.INK, room, ellipsis=True)

    def _choose_name(self, name: object) -> Flow:
        self.name, self.filters = str(name), Filters(kinds=self.filters.kinds)
        self._follow_usual()
        return self._changed()

    def _choose(self, field: str, value: object) -> Flow:
        self.filters = replace(self.filters, **{field: value})  # type: ignore[arg-type]
        return self._changed()

    def _let_in(self, kind: str, on: bool) -> Flow:
        kinds = self.filters.kinds | {kind} if on else self.filters.kinds - {kind}
        self.filters = replace(self.filters, kinds=kinds)
        return self._changed()

    def _clear(self) -> Flow:
        self.filters = self.usual
        return self._changed()

    def _follow_usual(self) -> None:
        """Let in what is usual for the person's games, unless somebody has chosen other kinds."""
        former, self.usual = self.usual, usual_filters(self.everything)
        if self.filters.kinds == former.kinds:
            self.filters = replace(self.filters, kinds=self.usual.kinds)


def _tip(by: str) -> Message:
    """Return what a stepper chooses, in a sentence."""
    return message(f"statistics-filter-{by}-tip")


def kinds_said(sieve: Sieve) -> Message | None:
    """Return a line on games left out for their kind, or let in as no others are over; mostly None."""
    let_in = replace(sieve.filters, kinds=frozenset(KINDS))
    count = sum(let_in.fits(own) for own in finished(sieve.everything)) - len(sieve.counted)
    if count:
        return message("statistics-kinds-left-out", count=count)
    return (
        message("statistics-kinds-let-in") if sieve.filters.kinds and sieve.filters == sieve.usual else None
    )
