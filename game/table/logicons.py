"""Sentences with drawings instead of words for disks and goods, the same as on the boards: "gains 3 food"."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

import pygame

from game.rules.terms import Colour
from game.table.canvas import Canvas, TextMark
from game.table.lines import broken
from game.table.palette import INK_LIGHT, RGB
from game.table.pieces import DISKS, GOODS
from game.table.places.board import Good
from game.table.shapes import clear
from game.table.theme import Theme, Type
from game.table.typeset import CAP_HEIGHT
from game.words import Piece

SIDE = 1.08  # of the size of the type: from above the capitals to below the descenders
CLOSE, BESIDE = 2.8, 1.0  # the gap after a number, and that round a drawing otherwise, in design units
BLACK, RIM = (DISKS[Colour.BLACK], GOODS[Good.COAL]), 64
SEEN = 90  # of 255: whatever is fainter in a drawing is its shadow, and takes no room
TEXTS_KEPT, IMAGES_KEPT = 4000, 400

DRAWINGS = (
    {f"colour-{colour.name.lower()}": name for colour, name in zip(Colour, DISKS, strict=True)}
    | {f"good-{name}": name for name in GOODS}
    | {"good-water": "water"}
)
"""The drawing for each thing that is drawn instead of written."""

_FIRST = 0xF000  # private characters, which no font has, stand for drawings while lines are broken
_NAMES = tuple(dict.fromkeys(DRAWINGS.values()))
_LETTERS = {thing: chr(_FIRST + _NAMES.index(name)) for thing, name in DRAWINGS.items()}
_ICON = re.compile(f"([{chr(_FIRST)}-{chr(_FIRST + len(_NAMES) - 1)}])")
_AFTER_NUMBER = re.compile(r"(?<=\d)[ \u00a0\u202f]$")
_ONE = re.compile(rf"(?<!\d)1(?={_ICON.pattern})")
_PLUS, _EQUALS = re.compile(rf"(?<={_ICON.pattern[1:-1]}) \+ "), re.compile(" = ")


class InkedImage(NamedTuple):
    """An image, and where in it there is ink: of a drawing, or of a line with its drawings."""

    image: pygame.Surface
    ink: pygame.Rect


class TextRun(NamedTuple):
    """A part of a line: letters, or a drawing by its name. `close` if no space stands before it."""

    text: str
    name: str | None
    close: bool


def iconed(said: Sequence[Piece]) -> str:
    """Return a sentence with a private character for each thing that is drawn, right behind its number."""
    text = ""
    for piece in said:
        letter = _LETTERS.get(piece.thing)
        text = text + piece.text if letter is None else _AFTER_NUMBER.sub("", text) + letter
    return text


def lines_of(theme: Theme, said: tuple[Piece, ...], role: Type, width: int) -> list[str]:
    """Return the lines of a sentence with drawings, as `iconed` writes them."""
    make = lambda: broken(iconed(said), _Gauge(theme, role), width)  # noqa: E731
    return theme.kept("iconed texts", TEXTS_KEPT, (said, role, width), make)


def draw_iconed(canvas: Canvas, said: tuple[Piece, ...], role: Type, colour: RGB, rect: pygame.Rect) -> None:
    """Draw a sentence with drawings, broken at its spaces; the ledger records it in words."""
    leading, cap = canvas.leading(role), canvas.theme.measured(role) * canvas.theme.scale * CAP_HEIGHT
    lines = lines_of(canvas.theme, said, role, rect.width)
    top = rect.centery - leading * len(lines) / 2 + cap / 2 - canvas.theme.font(role).ascent
    inks = []
    for i, words in enumerate(lines):
        line, y = _line(canvas.theme, words, role, colour), round(top + leading * (i + 0.5))
        canvas.blit(line.image, (rect.left, y))
        inks.append(line.ink.move(rect.left, y))
    if inks:
        _record(canvas, said, inks[0].unionall(inks[1:]), role, rect)


def drawn_short(theme: Theme, said: Sequence[Piece], role: Type, width: int) -> str | None:
    """Return an exchange with drawings as one line, as explicit as there is room; None if there is none."""
    full = iconed(said)
    bare = _ONE.sub("", full)
    tight = _PLUS.sub("", bare)
    gauge = _Gauge(theme, role)
    fitting = (line for line in (full, bare, tight, _EQUALS.sub("=", tight)) if gauge.size(line)[0] <= width)
    return next(fitting, None)


def draw_line(
    canvas: Canvas, words: str, said: Sequence[Piece], role: Type, colour: RGB, rect: pygame.Rect
) -> None:
    """Draw a line with drawings, as `drawn_short` writes it; the ledger records it in words."""
    line, cap = _line(canvas.theme, words, role, colour), canvas.theme.measured(role) * canvas.theme.scale
    top = round(rect.centery + cap * CAP_HEIGHT / 2 - canvas.theme.font(role).ascent)
    canvas.blit(line.image, (rect.left, top))
    _record(canvas, said, line.ink.move(rect.left, top), role, rect)


def _record(canvas: Canvas, said: Sequence[Piece], ink: pygame.Rect, role: Type, rect: pygame.Rect) -> None:
    if canvas.ledger is not None:
        text, size = "".join(piece.text for piece in said), canvas.theme.measured(role)
        canvas.ledger.append(TextMark(text, ink, rect, role, size, role))


def _line(theme: Theme, words: str, role: Type, colour: RGB) -> InkedImage:
    make = lambda: _set(theme, words, role, colour)  # noqa: E731
    return theme.kept("iconed lines", IMAGES_KEPT, (words, role, colour), make)


def _set(theme: Theme, words: str, role: Type, colour: RGB) -> InkedImage:
    """Return letters and drawings side by side; drawings are centred on the capitals."""
    font = theme.font(role)
    middle = font.ascent - theme.measured(role) * theme.scale * CAP_HEIGHT / 2
    image = clear(_Gauge(theme, role).size(words)[0], font.height)
    left = 0
    for run in _runs(words):
        if run.name is None:
            label = font.render(run.text, colour)
            image.blit(label, (left, 0))
            left += label.get_width()
        else:
            drawing, ink = _drawing(theme, role, run.name)
            spot = left + _gap(theme, run) - ink.left, round(middle - drawing.get_height() / 2)
            image.blit(drawing, spot)
            left += _advance(theme, run, ink)
    return InkedImage(image, image.get_bounding_rect(SEEN))


def _runs(words: str) -> Iterator[TextRun]:
    """Yield the parts of a line."""
    before = " "
    for text in filter(None, _ICON.split(words)):
        name = _NAMES[ord(text) - _FIRST] if _ICON.fullmatch(text) else None
        yield TextRun(text, name, not before.endswith(" "))
        before = text


def _gap(theme: Theme, run: TextRun) -> int:
    return theme.px(CLOSE if run.close else BESIDE)


def _advance(theme: Theme, run: TextRun, ink: pygame.Rect) -> int:
    return _gap(theme, run) + ink.width + theme.px(BESIDE)


def _drawing(theme: Theme, role: Type, name: str) -> InkedImage:
    """Return a drawing as large as its line allows."""
    side = theme.px(theme.measured(role) * SIDE)
    return theme.cached(("iconed", name, side), lambda: _drawn(theme, name, side))


def _drawn(theme: Theme, name: str, side: int) -> InkedImage:
    """Return a drawing; black ones have a thin light rim, as the log is of dark wood."""
    plain = theme.svg(name, side, side)
    ink = plain.get_bounding_rect(SEEN)
    if name not in BLACK:
        return InkedImage(plain, ink)
    image, rim = clear(side, side), plain.copy()
    rim.fill((0, 0, 0, RIM), special_flags=pygame.BLEND_RGBA_MULT)
    rim.fill((*INK_LIGHT, 0), special_flags=pygame.BLEND_RGBA_ADD)
    for spot in ((-1, 0), (1, 0), (0, -1), (0, 1)):
        image.blit(rim, spot)
    image.blit(plain, (0, 0))
    return InkedImage(image, image.get_bounding_rect(SEEN))


class _Gauge:
    """Measures lines with drawings, as a font does those without."""

    def __init__(self, theme: Theme, role: Type) -> None:
        self.theme, self.role, self.font = theme, role, theme.font(role)

    def size(self, text: str) -> tuple[int, int]:
        return sum(self._width(run) for run in _runs(text)), self.font.height

    def _width(self, run: TextRun) -> int:
        if run.name is None:
            return self.font.size(run.text)[0]
        return _advance(self.theme, run, _drawing(self.theme, self.role, run.name)[1])
