"""Texts that are set: the largest type in which they fit their room, their lines, and where each lies."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import inf
from typing import NamedTuple

import pygame

from game.table.lines import broken, shortened
from game.table.palette import RGB
from game.table.theme import LABELS_KEPT, SHRINK_TO, Theme, Type

INKED = 128  # of 255: the least opacity that counts as ink
CAP_HEIGHT = 0.66  # of the size of a font; capitals are centred on it
SPARE = 3  # the room beside a text, in design units, that lets it be larger than it must be
BELOW, DESCENDING = 0.25, frozenset("gjpqyJQçÇ,;()")
"""How far letters reach below the line, as a share of the size, and which."""
ABOVE, RISING = 0.22, frozenset("ÄÖÜÉÈÊËÀÂÎÏÔÛ")
"""How far accents reach above a capital, and which."""


class Face(NamedTuple):
    """A type and its size in design units."""

    role: Type
    size: float


class Setting(NamedTuple):
    """A text and all that decides how it is set; `odd` is 1 where the top of its room is an odd number.

    What ends in a half is rounded to an even number, and so is set alike in every second row of pixels.
    """

    text: str
    role: Type
    colour: RGB
    size: tuple[int, int]
    odd: int
    align: str
    valign: str
    wrap: bool
    ellipsis: bool
    shrink: bool
    most: float
    inked: bool  # the rectangle of its ink is asked for


class SetLine(NamedTuple):
    """A line of a text that is set: its letters, and how far right and down they lie."""

    label: pygame.Surface
    x: int
    y: int


class SetText(NamedTuple):
    """A text that is set: its lines, the rectangle that they take, their type and size, and if it was cut."""

    lines: tuple[SetLine, ...]
    taken: pygame.Rect
    role: Type
    size: float
    cut: bool


def set_text(theme: Theme, setting: Setting) -> SetText:
    """Return a text as it is set, measured from the nearest even row above the top of its room."""
    return theme.kept("set", LABELS_KEPT, setting, lambda: _set(theme, setting))


def measured(theme: Theme, text: str, role: Type, size: float, width: int | None) -> tuple[int, int]:
    """Return width and height of a text, wrapped at `width` if given."""
    if width is None:
        return theme.width(text, role, size), theme.leading(role, size)
    lines = broken(text, theme.font(role, size), width)
    most = max(theme.width(line, role, size) for line in lines)
    return most, theme.leading(role, size) * len(lines)


def face(
    theme: Theme, text: str, role: Type, room: tuple[int, int], wrap: bool, shrink: bool, most: float
) -> Face:
    """Return the largest type in which a text fits its room, else the smallest it may be set in."""
    key = text, role, room, wrap, shrink, most
    return theme.kept("faces", LABELS_KEPT, key, lambda: _largest(theme, *key))


def face_of_all(
    theme: Theme,
    rooms: Iterable[tuple[str, tuple[int, int]]],
    role: Type,
    wrap: bool,
    shrink: bool,
    least: Type | None,
) -> Face:
    """Return the largest face in which each text fits its room, no further down the scale than `least`."""
    faces = [face(theme, text, role, room, wrap, shrink, inf) for text, room in rooms]
    down = list(_scale(role))
    found = min(faces, key=lambda one: (-down.index(one.role), one.size), default=Face(role, inf))
    if least is not None and down.index(found.role) > down.index(least):
        return Face(least, theme.sizes(least)[-1])
    return found


def _scale(role: Type) -> Iterator[Type]:
    """Yield a role and those that it shrinks to, one after the other."""
    yield role
    while role in SHRINK_TO:
        role = SHRINK_TO[role]
        yield role


def fits(theme: Theme, text: str, role: Type, size: float, room: tuple[int, int], wrap: bool) -> bool:
    """Return True if a room is large enough for a text in this size."""
    least = size == theme.sizes(role)[-1]
    wide = room[0] if least else room[0] - theme.px(SPARE)
    width, height = measured(theme, text, role, size, wide if wrap else None)
    leading = theme.leading(role, size)
    if least:
        return width <= wide and height <= room[1] + leading // 4
    deep = role.value.cut == "It" or DESCENDING & set(text)
    reach = CAP_HEIGHT + 2 * (BELOW if deep else ABOVE if RISING & set(text) else BELOW / 3)
    high = height - leading + reach * size * theme.scale
    return width <= wide and high <= room[1]


def _largest(
    theme: Theme, text: str, role: Type, room: tuple[int, int], wrap: bool, shrink: bool, most: float
) -> Face:
    while True:
        for size in theme.sizes(role):
            if size <= most and fits(theme, text, role, size, room, wrap):
                return Face(role, size)
        if not shrink or role not in SHRINK_TO:
            return Face(role, theme.sizes(role)[-1])
        role = SHRINK_TO[role]


def _set(theme: Theme, setting: Setting) -> SetText:
    text, wrap, panel = setting.text, setting.wrap, pygame.Rect((0, setting.odd), setting.size)
    role, size = face(theme, text, setting.role, setting.size, wrap, setting.shrink, setting.most)
    font = theme.font(role, size)
    whole = lines = broken(text, font, panel.width) if wrap else [text]
    if setting.ellipsis:
        lines = shortened(whole, font, panel, theme.leading(role, size))
    height = theme.leading(role, size) * len(lines)
    top = {"top": panel.top, "bottom": panel.bottom - height}.get(setting.valign, panel.centery - height / 2)
    placed = _placed(theme, setting, lines, role, size, top)
    taken = pygame.Rect(panel.left, round(top), panel.width, height)
    if setting.inked:
        inks = [line.label.get_bounding_rect(INKED).move(line.x, line.y) for line in placed]
        taken = inks[0].unionall(inks[1:]) or taken
    return SetText(placed, taken, role, size, lines != whole)


def _placed(
    theme: Theme, setting: Setting, lines: list[str], role: Type, size: float, top: float
) -> tuple[SetLine, ...]:
    """Return each line with its place."""
    leading, font = theme.leading(role, size), theme.font(role, size)
    cap, found = size * theme.scale * CAP_HEIGHT, list[SetLine]()
    for i, line in enumerate(lines):
        label = theme.label(line, role, setting.colour, size)
        slack = setting.size[0] - label.get_width()
        x = {"center": slack // 2, "right": slack}.get(setting.align, 0)
        found.append(SetLine(label, x, round(top + leading * (i + 0.5) + cap / 2 - font.ascent)))
    return tuple(found)
