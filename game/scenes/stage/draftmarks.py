"""The places of a table where a draft's figures stand, each marked once."""

from __future__ import annotations

from collections.abc import Iterator
from math import dist
from typing import NamedTuple

import pygame

from game.rulebook import changed_rules
from game.rules.box import Box
from game.rules.ids import NoId, RuleOrTile
from game.rules.record import is_base
from game.scenes.stage.answers.answer import Answer
from game.scenes.stage.answers.finding import answers
from game.table.canvas import Canvas
from game.table.draftmark import RADIUS, draw_mark
from game.table.layout import Layout
from game.table.picture import Picture
from game.table.spots import fields_shown
from game.table.theme import Theme

Spot = tuple[int, int]
SMALL = 60
"""A thing that is less wide, in design units, has its mark above it."""


class Mark(NamedTuple):
    """The middle of a mark, and the rule and place of the thing that it is on."""

    spot: Spot
    rule: RuleOrTile | NoId
    area: pygame.Rect

    def is_on(self, answer: Answer) -> bool:
        """Return True if an answer is that of the thing."""
        return (answer.rule, answer.area) == (self.rule, self.area)


class DraftMarks:
    """Finds the places by what answers there, anew once the table is laid in another way, or a step begins.

    Or once workers come or go: with a development, or with the end of the Pinge.
    """

    def __init__(self) -> None:
        self._layout: Layout | None = None
        self._box: Box | None = None
        self._at: tuple[int, ...] = ()
        self._marks: tuple[Mark, ...] = ()

    def draw(self, canvas: Canvas, layout: Layout, picture: Picture) -> None:
        """Draw a mark for each rule whose figures a draft changes; there are none in a game of the base."""
        if is_base(picture.state.box.source):
            return
        state, seat = picture.state, picture.state.seats[picture.focus]
        now = (picture.focus, state.year, state.season, state.step, *fields_shown(seat))
        if now != self._at or layout is not self._layout or state.box is not self._box:
            self._at, self._layout, self._box = now, layout, state.box
            self._marks = tuple(_marks(canvas.theme, layout, picture))
        for mark in self._marks:
            draw_mark(canvas, mark.spot)

    def at(self, theme: Theme, spot: Spot) -> Mark | None:
        """Return the mark at a spot, if there is one."""
        reach = RADIUS * theme.scale
        return next((mark for mark in self._marks if dist(mark.spot, spot) <= reach), None)


def _marks(theme: Theme, layout: Layout, picture: Picture) -> Iterator[Mark]:
    """Yield a mark for each changed rule: at its first thing on wheel, disks or large board."""
    missing = set(changed_rules(picture.state.box.source))
    found = [one for one in answers(theme, layout, picture) if one.rule in missing and one.tile is None]
    for panel in (layout.wheel.rect, layout.disks.rect, layout.board.rect):
        for rule, area in ((one.rule, one.area) for one in found):
            if rule in missing and isinstance(area, pygame.Rect) and panel.contains(area):
                missing.discard(rule)
                yield Mark(_spot(theme, area), rule, area)


def _spot(theme: Theme, area: pygame.Rect) -> Spot:
    """Return a spot at the upper left corner of a thing, or above the middle of one that it would hide."""
    if area.width < theme.px(SMALL):
        return area.centerx, area.top - theme.px(RADIUS)
    return area.left - theme.px(RADIUS) // 2, area.top + theme.px(RADIUS) // 2
