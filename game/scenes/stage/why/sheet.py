"""The layout of the panel that tells why: from the top down, as high as its story is long."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import pygame

from game.rules.message import Message
from game.rules.player import Aspect
from game.scenes.stage.why.story import Story
from game.table.lines import broken
from game.table.theme import UNIT, Theme, Type

EDGE = 16.0
HEAD, NARROW = 44.0, 26.0
TABLE_HEAD, BAR, ROW_GAP = 22.0, 16.0, 8.0
WORTH = 48.0
LABEL, NUMBER = 102.0, 38.0
PART = 19.0
AIR = 12.0  # where there is room, so much more between the parts
PARTS_TEXT = Type.TINY_BODY
NOTE, FOOT = 20.0, 34.0
ADVISED = 190.0  # where the buttons of an advice lie below its head, so that they are always found there
ADVICE = (Type.LABEL, Type.BODY)  # the sentence, and another choice that is as good
RULE, FIGURES, FOLLOW = 88.0, 112.0, 120.0
NAME = Type.SMALL_STRONG
WHOLE, SHORT = 9, 2  # lines of what a part comes from


class RowPlace(NamedTuple):
    """An option's row: all of it, its name, its bar, its worth."""

    rect: pygame.Rect
    name: pygame.Rect
    bar: pygame.Rect
    worth: pygame.Rect


class PartPlace(NamedTuple):
    """A line of the legend: what it is called, its number, where it comes from."""

    rect: pygame.Rect
    label: pygame.Rect
    number: pygame.Rect
    text: pygame.Rect


OptionPlaces = tuple[pygame.Rect | None, tuple[RowPlace, ...], tuple[PartPlace, ...], pygame.Rect | None]
FootPlaces = tuple[pygame.Rect | None, pygame.Rect | None, pygame.Rect | None, pygame.Rect | None]


class WhySheet(NamedTuple):
    """Everything in pixels. What a story lacks has no place."""

    rect: pygame.Rect
    token: pygame.Rect
    title: pygame.Rect
    when: pygame.Rect
    deed: pygame.Rect | None
    sentences: tuple[pygame.Rect, ...]
    head: pygame.Rect | None
    rows: tuple[RowPlace, ...]
    parts: tuple[PartPlace, ...]
    note: pygame.Rect | None
    marked: pygame.Rect | None
    rule: pygame.Rect | None
    figures: pygame.Rect | None
    button: pygame.Rect | None
    close: pygame.Rect
    back: pygame.Rect
    on: pygame.Rect

    def row_at(self, spot: tuple[int, int]) -> int | None:
        """Return the option under a spot."""
        return next((i for i, row in enumerate(self.rows) if row.rect.collidepoint(spot)), None)

    def part_at(self, spot: tuple[int, int]) -> int | None:
        """Return the line of the legend under a spot."""
        return next((i for i, part in enumerate(self.parts) if part.rect.collidepoint(spot)), None)


class OptionColumn(NamedTuple):
    """The room for the panel: it ends at the first of the bottoms that leaves its story room."""

    left: int
    width: int
    top: int
    bottoms: tuple[int, ...]


class _Pen:
    """Goes down a column and hands out strips of it."""

    def __init__(self, theme: Theme, column: OptionColumn) -> None:
        self.theme = theme
        self.left = column.left + theme.px(EDGE)
        self.width = column.width - 2 * theme.px(EDGE)
        self.y = column.top + theme.px(10)

    def strip(self, height: int) -> pygame.Rect:
        rect = pygame.Rect(self.left, self.y, self.width, height)
        self.y += height
        return rect

    def skip(self, units: float) -> None:
        self.y += self.theme.px(units)

    def said(self, story: Story, said: Message, role: Type) -> pygame.Rect:
        """Return the strip of a text, with a gap below it."""
        rect = self.strip(high(self.theme, story.say(self.theme.words, said), role, self.width))
        self.skip(4)
        return rect


def high(theme: Theme, text: str, role: Type, width: int) -> int:
    """Return the height of a text broken at this width."""
    return theme.leading(role) * len(broken(text, theme.font(role), width))


def lay_out(theme: Theme, column: OptionColumn, story: Story) -> WhySheet:
    """Return the sheet of a story.

    Where there is no room, the least weighty sentences are left out; where none but the first is left, what
    an option's worth comes from is told in two lines; and where that is not enough, the last options are
    left out.
    """
    for told, lines, rows in _lengths(len(story.sentences), len(story.rows)):
        story = story._replace(rows=story.rows[:rows])
        sheet, end = _lay_out(theme, column, story, story.sentences[:told], lines, 0)
        if sheet.rect.bottom <= column.bottoms[-1]:
            break
    spare = (sheet.rect.bottom - end) // (len(story.rows) + 3)
    air = max(0, min(theme.px(AIR), spare))
    airy = _lay_out(theme, column, story, story.sentences[:told], lines, air)[0]
    return airy if airy.rect == sheet.rect else sheet


def _lengths(sentences: int, rows: int) -> Iterator[tuple[int, int, int]]:
    """Yield how much can be told, the most first: sentences, lines of a part's sources, options."""
    yield from ((told, WHOLE, rows) for told in range(sentences, 0, -1))
    yield from ((told, SHORT, rows) for told in range(sentences, -1, -1))
    yield from ((0, SHORT, fewer) for fewer in range(rows - 1, 1, -1))


def _lay_out(
    theme: Theme, column: OptionColumn, story: Story, told: Sequence[Message], lines: int, air: int
) -> tuple[WhySheet, int]:
    """Return the sheet with so much more air between its parts, and its lower end."""
    px, pen = theme.px, _Pen(theme, column)
    head = pen.strip(px(HEAD))
    close, on, back = (_corner(theme, head, i) for i in range(3))
    title = pygame.Rect(head.left + px(34), head.top, back.left - head.left - px(40), px(24))
    when = pygame.Rect(title.left, title.bottom, title.width, px(18))
    token = pygame.Rect(head.left, head.top + px(2), px(NARROW), px(NARROW))
    pen.skip(6)
    deed = None
    if story.deed is not None and not story.rows:
        deed = pen.said(story, story.deed, Type.LABEL)
    first = [pen.said(story, said, role) for said, role in zip(story.advice, ADVICE, strict=False)]
    foot = _foot(pen, head, story) if story.moves else (None, None, None, None)
    sentences = (*first, *[pen.said(story, said, Type.BODY) for said in told])
    table: OptionPlaces = _table(pen, story, lines, air) if story.rows else (None, (), (), None)
    pen.skip(12)
    bottom = next((bottom for bottom in column.bottoms if bottom >= pen.y), pen.y)
    rect = pygame.Rect(column.left, column.top, column.width, bottom - column.top)
    return WhySheet(rect, token, title, when, deed, sentences, *table, *foot, close, back, on), pen.y


def _foot(pen: _Pen, head: pygame.Rect, story: Story) -> FootPlaces:
    """Return the places of a note, and of the buttons of an advice: the same for every one that fits."""
    px = pen.theme.px
    pen.y = max(pen.y, head.top + px(ADVISED))
    row, marked = pen.strip(px(FOOT)), pen.strip(px(NOTE))
    button = pygame.Rect(row.right - px(FOLLOW), row.top, px(FOLLOW), row.height)
    figures = pygame.Rect(button.left - px(FIGURES + 6), row.top, px(FIGURES), row.height)
    rule = pygame.Rect(figures.left - px(RULE + 6), row.top, px(RULE), row.height) if story.rule else None
    pen.skip(4)
    return marked, rule, figures, button


def _table(pen: _Pen, story: Story, lines: int, air: int) -> OptionPlaces:
    """Return the places of what was weighed: heading, options, the legend of their parts, a note."""
    px = pen.theme.px
    pen.y += px(UNIT) + air
    head = pen.strip(px(TABLE_HEAD))
    rows = tuple([_row(pen, story.say(pen.theme.words, row.name), air) for row in story.rows])
    pen.y += px(UNIT) + air
    heights = [_text_height(pen, story, aspect, lines) for aspect in range(len(Aspect))]
    parts = tuple([_part(pen, max(heights) if air else height) for height in heights])
    return head, rows, parts, pen.strip(px(NOTE)) if len(story.rows) > 1 else None


def _corner(theme: Theme, head: pygame.Rect, place: int) -> pygame.Rect:
    """Return the place of a small button at the right, counted from the edge."""
    side = theme.px(NARROW)
    return pygame.Rect(head.right - (place + 1) * side - place * theme.px(4), head.top, side, side)


def _row(pen: _Pen, name: str, air: int) -> RowPlace:
    px = pen.theme.px
    width = pen.width - px(WORTH + UNIT + 14)
    lines = min(2, len(broken(name, pen.theme.font(NAME), width)))
    name_height = pen.theme.leading(NAME) * lines + px(2)
    rect = pen.strip(name_height + px(BAR + ROW_GAP + 4))
    named = pygame.Rect(rect.left + px(14), rect.top + px(4), width, name_height)
    bar = pygame.Rect(rect.left, named.bottom, pen.width - px(WORTH + UNIT), px(BAR))
    worth = pygame.Rect(rect.right - px(WORTH), rect.top, px(WORTH - 4), rect.height)
    pen.y += air
    return RowPlace(rect.inflate(px(UNIT), 0), named, bar, worth)


def _text_height(pen: _Pen, story: Story, aspect: int, lines: int) -> int:
    """Return the height of an aspect's longest text, so that nothing moves when another row is looked at.

    It has at most so many lines.
    """
    theme = pen.theme
    width = pen.width - theme.px(LABEL + NUMBER + UNIT)
    texts = (row.parts[aspect].said for row in story.rows)
    heights = (high(theme, story.say(theme.words, said), PARTS_TEXT, width) for said in texts if said)
    most = max(heights, default=theme.leading(PARTS_TEXT))
    return min(most, lines * theme.leading(PARTS_TEXT)) + theme.px(4)


def _part(pen: _Pen, height: int) -> PartPlace:
    px = pen.theme.px
    left = px(LABEL + NUMBER + UNIT)
    rect = pen.strip(max(px(PART), height))
    label = pygame.Rect(rect.left + px(16), rect.top, px(LABEL - 16), px(PART))
    number = pygame.Rect(label.right, rect.top, px(NUMBER), px(PART))
    text = pygame.Rect(rect.left + left, rect.top + px(3), rect.width - left, rect.height - px(3))
    return PartPlace(rect, label, number, text)
