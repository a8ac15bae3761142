"""The pointer on the table of a replay: what lies there in large or in a sentence, and the few clicks."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.scenes.flow import Flow
from game.scenes.kit.bubble import draw_bubble
from game.scenes.play.hints import REST
from game.scenes.play.tilecard import draw_card
from game.scenes.play.tips import tile_of, tip_at
from game.table.canvas import Canvas
from game.table.logpanel import turn_at

if TYPE_CHECKING:
    from game.scenes.replay.scene import Replay

AWAY = (-1, -1)
LEFT, RIGHT = 1, 3


class Glance:
    """Follows the pointer where no widget is."""

    def __init__(self, scene: Replay) -> None:
        self.scene = scene
        self.spot = AWAY
        self.rested = 0.0

    @property
    def log(self) -> pygame.Rect:
        """Return where the log is read."""
        return self.scene.layout.log_tall if self.scene.log_open else self.scene.layout.log

    @property
    def tile(self) -> int | None:
        """The development under the pointer."""
        return None if self._covered else self.scene.layout.developments.at(self.spot)

    @property
    def on_menu(self) -> bool:
        return self.scene.layout.ribbon.menu.collidepoint(self.spot)

    @property
    def _covered(self) -> bool:
        """Return whether the winter's sheet or the opened log lies over the table there."""
        scene = self.scene
        sheets = [scene.sheet.rect] if scene.winter_open else []
        sheets += [scene.layout.log_tall] if scene.log_open else []
        return any(sheet.collidepoint(self.spot) for sheet in sheets)

    # -- events -------------------------------------------------------------------------------------

    def handle(self, event: pygame.Event) -> Flow:
        """An event that no widget took."""
        if event.type == pygame.MOUSEMOTION:
            self._move(event.pos)
        elif event.type == pygame.MOUSEWHEEL:
            self._scroll(event.y)
        elif event.type == pygame.MOUSEBUTTONUP and event.button == LEFT:
            self._move(event.pos)
            return self._click()
        elif event.type == pygame.MOUSEBUTTONUP and event.button == RIGHT:
            self.back()
        return None

    def leave(self) -> None:
        """The pointer is on a widget."""
        if self.spot != AWAY:
            self._move(AWAY)

    def rest(self, seconds: float) -> None:
        """Time passes; a pointer that has rested long enough is told what it rests on."""
        if self.rested < REST <= self.rested + seconds:
            self.scene.dirty = True
        self.rested += seconds

    def back(self) -> bool:
        """Close the panel that tells why, or the log, if one is open."""
        if self.scene.reasons.panel is not None:
            self.scene.reasons.close()
            return True
        was, self.scene.log_open = self.scene.log_open, False
        self.scene.dirty = self.scene.dirty or was
        return was

    def _move(self, spot: tuple[int, int]) -> None:
        before = (self.tile, self.on_menu, self.rested >= REST)
        self.spot, self.rested = spot, 0.0
        if before != (self.tile, self.on_menu, False):
            self.scene.dirty = True

    def _scroll(self, steps: int) -> None:
        scene = self.scene
        if self.log.collidepoint(self.spot):
            scene.log_back = max(0, min(len(scene.lines()) - 1, scene.log_back + steps))
            scene.dirty = True

    def _click(self) -> Flow:
        scene, seat = self.scene, self.scene.layout.seat_at(self.spot)
        scene.dirty = True
        counted = scene.unfolding.count.active
        scene.unfolding.hurry()
        if self.on_menu:
            return scene.menu()
        if self.log.collidepoint(self.spot):
            self._on_log()
        elif scene.winter_open and scene.sheet.rect.collidepoint(self.spot):
            if not counted:
                scene.put_winter_away()
        elif seat is not None:
            scene.look_at(seat)
        return None

    def _on_log(self) -> None:
        """A line that has more to tell does so; anything else opens and closes the log."""
        scene = self.scene
        turn = turn_at(scene.context.theme, self.log, scene.lines(), scene.log_back, self.spot)
        if turn is not None:
            scene.reasons.tell(turn)
        else:
            scene.log_open, scene.log_back = not scene.log_open, 0

    # -- drawing ------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        """The tile under the pointer in large; after a rest also what other things are for."""
        scene = self.scene
        if scene.unfolding.moving or self._covered:
            return
        if self.tile is not None:
            self._draw_card(canvas, self.tile, scene.layout.developments.hexes[self.tile].rect)
        elif self.rested >= REST:
            self._draw_rested(canvas)

    def _draw_rested(self, canvas: Canvas) -> None:
        scene = self.scene
        state, layout = scene.reel.state(scene.at), scene.layout
        tile = tile_of(layout, state, scene.focus, self.spot)
        if tile is not None:
            self._draw_card(canvas, tile, pygame.Rect(self.spot, (1, 1)))
        elif said := tip_at(layout, state, scene.focus, self.spot):
            draw_bubble(canvas, scene.chronicle.spoken(said), self.spot)

    def _draw_card(self, canvas: Canvas, tile: int, beside: pygame.Rect) -> None:
        scene = self.scene
        state, sitters = scene.reel.state(scene.at), scene.reel.sitters_at(scene.at)
        draw_card(canvas, state, sitters, scene.focus, tile, beside)
