"""The bar below the board: to and fro by moves, phases and years, the move in words, and the timeline."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.rules.message import message
from game.scenes.kit.glyph import Glyph, Turner
from game.scenes.kit.place import row as side_by_side
from game.scenes.kit.widget import Widget
from game.scenes.replay.timeline import Timeline
from game.table import palette as p
from game.table.canvas import Canvas
from game.table.developments import ROMAN
from game.table.pieces import token
from game.table.styles import Panel
from game.table.theme import Type

if TYPE_CHECKING:
    from game.scenes.replay.scene import Replay

HEIGHT = 70.0
PAD, GAP, ROW = 6.0, 4.0, 27.0
SIDE, MIDDLE, COLUMN = 38.0, 52.0, 220.0  # a button, the one that plays, and all of them with the gaps
LINE, COUNT = 20.0, 88.0


class Bar:
    """The widgets of the bar, and what it says."""

    def __init__(self, scene: Replay, rect: pygame.Rect) -> None:
        self.rect, self._px = rect, scene.context.theme.px
        px = self._px
        inner = rect.inflate(-2 * px(PAD), -2 * px(PAD))
        self._place_buttons(scene, inner)
        right = pygame.Rect(inner.left + px(COLUMN + 2 * GAP), inner.top, 0, px(LINE))
        right.width = inner.right - right.left
        strip = pygame.Rect(right.left, right.bottom + px(2), right.width, 0)
        strip.height = inner.bottom - strip.top
        self.timeline = Timeline(scene.context.theme, strip, scene.reel, scene.seek)
        self._count = pygame.Rect(right.right - px(COUNT), right.top, px(COUNT), right.height)
        self._words = pygame.Rect(right.left, right.top, right.width - px(COUNT + GAP), right.height)

    def _place_buttons(self, scene: Replay, inner: pygame.Rect) -> None:
        """Two rows at the left: by moves above, by phases and years below."""
        px = self._px
        row = pygame.Rect(inner.left, inner.top, px(COLUMN), px(ROW))
        widths = (SIDE, SIDE, MIDDLE, SIDE, SIDE)
        lefts = [row.left + px(sum(widths[:i]) + GAP * i) for i in range(5)]
        first, back, play, on, last = (
            pygame.Rect(left, row.top, px(width), row.height)
            for left, width in zip(lefts, widths, strict=True)
        )
        self.first = Glyph(first, "step_first", scene.to_first, tip=message("replay-first-tip"))
        self.back = Glyph(back, "step_back", scene.back, tip=message("replay-back-tip"))
        self.play = Glyph(play, "play", scene.play_or_pause, primary=True)
        self.on = Glyph(on, "step_on", scene.on, tip=message("replay-on-tip"))
        self.last = Glyph(last, "step_last", scene.to_last, tip=message("replay-last-tip"))
        row.bottom = inner.bottom
        phase, year = side_by_side(row, 2, px(GAP))
        self.phase = Turner(phase, scene.turn_phase, message("replay-phase-tip"))
        self.year = Turner(year, scene.turn_year, message("replay-year-tip"))

    @property
    def widgets(self) -> list[Widget]:
        steps = [self.first, self.back, self.play, self.on, self.last]
        return [*steps, self.phase, self.year, self.timeline]

    def show(self, scene: Replay) -> None:
        """What the widgets say of the present position."""
        at, last, span = scene.at, scene.reel.last, scene.reel.span(scene.at)
        self.timeline.at = at
        self.play.picture = "pause" if scene.runner.playing else "play"
        self.play.tip = message("replay-pause-tip" if scene.runner.playing else "replay-play-tip")
        self.first.live = self.back.live = at > 0
        self.on.live = self.last.live = at < last
        self.phase.text = message("replay-phase", season=span.season)
        self.year.text = message("replay-year", year=ROMAN[span.year - 1])
        self.phase.live = self.year.live = (at > 0, at < last)

    def draw(self, canvas: Canvas, scene: Replay) -> None:
        """The panel, the move and its number; the widgets draw themselves."""
        canvas.panel(self.rect, Panel.DARK)
        count = message("replay-count", at=scene.at, last=scene.reel.last)
        canvas.text(count, Type.NOTE, p.INK_LIGHT_SOFT, self._count, "right")
        said, seat = scene.caption
        words, side = self._words.copy(), self._px(18)
        if seat is not None:
            spot = pygame.Rect(words.left, words.centery - side // 2, side, side)
            token(canvas, scene.reel.sitters[seat], spot)
            words.left, words.width = spot.right + self._px(6), words.width - side - self._px(6)
        canvas.text(said, Type.BODY, p.INK_LIGHT, words, shrink=True, ellipsis=True)
