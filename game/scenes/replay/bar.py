"""The bar below the board: to and fro by moves, phases and years, the move in words, and the timeline."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.rules.message import message
from game.scenes.flow import Flow
from game.scenes.kit.glyph import Glyph, Turner
from game.scenes.kit.place import row as side_by_side
from game.scenes.kit.widget import Widget
from game.scenes.replay.commands import Go, ReplayAct, ReplayCommand, Seek, Stride
from game.scenes.replay.history import History
from game.scenes.replay.telling import Caption
from game.scenes.replay.timeline import Timeline
from game.table import palette as p
from game.table.canvas import Canvas
from game.table.developments import ROMAN
from game.table.pieces import Sitter, token
from game.table.styles import Panel
from game.table.theme import Theme, Type

HEIGHT = 70.0
PAD, GAP, ROW = 6.0, 4.0, 27.0
SIDE, MIDDLE, COLUMN = 38.0, 52.0, 220.0  # a button, the one that plays, and all of them with the gaps
LINE = 20.0


class Bar:
    """The widgets of the bar, and what it says."""

    def __init__(
        self,
        theme: Theme,
        rect: pygame.Rect,
        history: History,
        sitters: Sequence[Sitter],
        do: Callable[[ReplayCommand], Flow],
    ) -> None:
        """`do` carries out what the widgets ask for."""
        self.rect, self.history, self.sitters, self._px = rect, history, sitters, theme.px
        px = self._px
        inner = rect.inflate(-2 * px(PAD), -2 * px(PAD))
        self._place_buttons(inner, do)
        right = pygame.Rect(inner.left + px(COLUMN + 2 * GAP), inner.top, 0, px(LINE))
        right.width = inner.right - right.left
        strip = pygame.Rect(right.left, right.bottom + px(2), right.width, 0)
        strip.height = inner.bottom - strip.top
        self.timeline = Timeline(theme, strip, history, sitters, lambda at: do(Seek(at)))
        most = message("replay-count", at=history.last, last=history.last)
        wide = theme.width(theme.words.text(most), Type.NOTE) + px(GAP)
        self._count = pygame.Rect(right.right - wide, right.top, wide, right.height)
        self._words = pygame.Rect(right.left, right.top, right.width - wide - px(GAP), right.height)

    def _place_buttons(self, inner: pygame.Rect, do: Callable[[ReplayCommand], Flow]) -> None:
        """Place two rows at the left: by moves above, by phases and years below."""
        px = self._px
        row = pygame.Rect(inner.left, inner.top, px(COLUMN), px(ROW))
        left = row.left

        def button(picture: str, command: ReplayCommand, width: float = SIDE) -> Glyph:
            nonlocal left
            rect = pygame.Rect(left, row.top, px(width), row.height)
            left += rect.width + px(GAP)
            tip = message(f"replay-{picture.removeprefix('step_')}-tip")
            return Glyph(rect, picture, lambda: do(command), primary=width == MIDDLE, tip=tip)

        self.first = button("step_first", Go(Stride.GAME, -1))
        self.back = button("step_back", Go(Stride.MOVE, -1))
        self.play = button("play", ReplayAct.PLAY_OR_PAUSE, MIDDLE)
        self.on = button("step_on", Go(Stride.MOVE, 1))
        self.last = button("step_last", Go(Stride.GAME, 1))
        row.bottom = inner.bottom
        phase, year = side_by_side(row, 2, px(GAP))
        self.phase = Turner(phase, lambda by: do(Go(Stride.PHASE, by)), message("replay-phase-tip"))
        self.year = Turner(year, lambda by: do(Go(Stride.YEAR, by)), message("replay-year-tip"))

    @property
    def widgets(self) -> list[Widget]:
        steps = [self.first, self.back, self.play, self.on, self.last]
        return [*steps, self.phase, self.year, self.timeline]

    def show(self, at: int, playing: bool) -> None:
        """Update the widgets to a position."""
        last, span = self.history.last, self.history.span(at)
        self.timeline.at = at
        self.play.picture = "pause" if playing else "play"
        self.play.tip = message("replay-pause-tip" if playing else "replay-play-tip")
        self.first.live = self.back.live = at > 0
        self.on.live = self.last.live = at < last
        self.phase.text = message("replay-phase", season=span.season)
        self.year.text = message("replay-year", year=ROMAN[span.year - 1])
        self.phase.live = self.year.live = (at > 0, at < last)

    def draw(self, canvas: Canvas, caption: Caption) -> None:
        """Draw the panel, the move and its number; the widgets draw themselves."""
        canvas.panel(self.rect, Panel.DARK)
        count = message("replay-count", at=self.timeline.at, last=self.history.last)
        canvas.text(count, Type.NOTE, p.INK_LIGHT_SOFT, self._count, "right")
        said, seat = caption
        words, side = self._words.copy(), self._px(18)
        if seat is not None:
            spot = pygame.Rect(words.left, words.centery - side // 2, side, side)
            token(canvas, self.sitters[seat], spot)
            words.left, words.width = spot.right + self._px(6), words.width - side - self._px(6)
        canvas.text(said, Type.BODY, p.INK_LIGHT, words, shrink=True, ellipsis=True)
