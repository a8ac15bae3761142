"""Stretches of text set in lines: where each run of letters stands, and how it is drawn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import pygame

from game.scenes.rulebook.marked import Face, Stretch
from game.table import palette as p
from game.table.canvas import Canvas
from game.table.palette import RGB
from game.table.theme import Theme, Type

ROLES = {Face.PLAIN: Type.BODY, Face.STRONG: Type.LABEL, Face.CODE: Type.NOTE, Face.SMALL: Type.SMALL}
LEADING = 1.42
"""From one line to the next, as a share of the size of the text."""
ICON = 1.1
"""The side of a drawing among letters, likewise."""


class Run(NamedTuple):
    """Letters of one kind in a line, at their place on the page."""

    stretch: Stretch
    rect: pygame.Rect
    role: Type
    ink: RGB


class Word(NamedTuple):
    """What stands between two spaces: parts that are set differently, and the width of them all."""

    parts: tuple[Stretch, ...]
    width: int


def leading(theme: Theme, role: Type = Type.BODY) -> int:
    """Return the distance from one line of a page to the next, in pixels."""
    return round(theme.measured(role) * theme.scale * LEADING)


def set_text(
    theme: Theme,
    parts: Sequence[Stretch],
    rect: pygame.Rect,
    ink: RGB = p.INK,
    roles: dict[Face, Type] | None = None,
) -> tuple[list[Run], int]:
    """Return the runs of a text broken to the width of `rect`, from its top, and the height they take."""
    roles = ROLES if roles is None else {**ROLES, **roles}
    high = leading(theme, roles[Face.PLAIN])
    runs: list[Run] = []
    lines = list(_broken(theme, parts, rect.width, roles))
    for number, words in enumerate(lines):
        runs += _line(
            theme, words, pygame.Rect(rect.left, rect.top + number * high, rect.width, high), ink, roles
        )
    return runs, len(lines) * high


def _words(theme: Theme, parts: Sequence[Stretch], roles: dict[Face, Type]) -> Iterator[Word]:
    word: list[Stretch] = []
    for part in parts:
        first, *others = part.text.split(" ")
        word.append(part._replace(text=first))
        for text in others:
            yield _word(theme, word, roles)
            word = [part._replace(text=text, icon="")]
    yield _word(theme, word, roles)


def _word(theme: Theme, parts: Sequence[Stretch], roles: dict[Face, Type]) -> Word:
    kept = tuple(part for part in parts if part.text or part.icon)
    return Word(kept, sum(_width(theme, part, roles[part.face]) for part in kept))


def _width(theme: Theme, part: Stretch, role: Type) -> int:
    icon = icon_side(theme, role) + theme.px(3) if part.icon else 0
    return icon + theme.width(part.text, role)


def icon_side(theme: Theme, role: Type) -> int:
    """Return the side of a drawing among letters, in pixels."""
    return theme.px(theme.measured(role) * ICON)


def _broken(
    theme: Theme, parts: Sequence[Stretch], width: int, roles: dict[Face, Type]
) -> Iterator[list[Word]]:
    """Yield the words of each line."""
    line: list[Word] = []
    taken, space = 0, theme.width(" ", roles[Face.PLAIN])
    for word in _words(theme, parts, roles):
        if line and taken + space + word.width > width:
            yield line
            line, taken = [], -space
        line.append(word)
        taken += (space if len(line) > 1 else 0) + word.width if taken >= 0 else space + word.width
    yield line


def _line(
    theme: Theme, words: Sequence[Word], rect: pygame.Rect, ink: RGB, roles: dict[Face, Type]
) -> Iterator[Run]:
    """Yield the runs of a line: what is set alike stands together."""
    parts: list[Stretch] = []
    for number, word in enumerate(words):
        for at, part in enumerate(word.parts):
            between = number > 0 and at == 0
            if parts and not part.icon and parts[-1][1:4] == part[1:4]:
                parts[-1] = parts[-1]._replace(text=parts[-1].text + (" " if between else "") + part.text)
            elif (
                between
                and parts
                and parts[-1].face is Face.PLAIN
                and not parts[-1].link
                and not parts[-1].found
            ):
                parts[-1] = parts[-1]._replace(text=parts[-1].text + " ")
                parts.append(part)
            elif between:
                parts += [Stretch(" "), part]
            else:
                parts.append(part)
    left = rect.left
    for part in parts:
        wide = _width(theme, part, roles[part.face])
        yield Run(
            part,
            pygame.Rect(left, rect.top, wide, rect.height),
            roles[part.face],
            p.INK_WATER if part.link else ink,
        )
        left += wide


def draw_run(canvas: Canvas, run: Run, rect: pygame.Rect, lit: bool = False) -> None:
    """Draw a run at its place in the window; `lit` if it is the link that is pointed at."""
    px, part = canvas.theme.px, run.stretch
    if part.found:
        canvas.box(rect, (*p.GOLD, 120), 2)
    if part.icon:
        side = icon_side(canvas.theme, run.role)
        spot = pygame.Rect(rect.left, rect.centery - side // 2, side, side)
        canvas.svg(part.icon, spot)
        rect = pygame.Rect(spot.right + px(3), rect.top, rect.right - spot.right - px(3), rect.height)
    ink = p.PRIMARY if lit else run.ink
    # what ends in a space or leans takes a little more than its letters
    canvas.text(part.text, run.role, ink, pygame.Rect(rect.left, rect.top, rect.width + px(4), rect.height))
    if part.link:
        foot = rect.centery + canvas.theme.px(canvas.theme.measured(run.role) * 0.5)
        canvas.line((rect.left, foot), (rect.right, foot), ink, 1)
