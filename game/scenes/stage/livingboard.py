"""The life of the large board, drawn where that shows nothing but land, a few small places at a time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from game.motion.livingthing import STILL
from game.motion.tableliving import SWAY, living, swaying
from game.scenes.kit.livingscene import RATE, Placed, joined
from game.table.bareland import BareLand, LandState, bare_land, draw_mine_water, water_of
from game.table.canvas import Canvas
from game.table.landscape import Look, sprite
from game.table.places.board import BoardPlace
from game.table.poses import Ripple
from game.table.theme import Theme
from game.table.water import reach

ALIKE = (1, 1, 1, 255)
"""Colours that are nearer to one another than this are the same one."""
WATER = "water"


class Under(NamedTuple):
    """What a living thing hides."""

    rect: pygame.Rect
    picture: pygame.Surface


class LivingBoard:
    """Lets clouds, smoke, water and all the rest live on a board.

    It draws on bare land alone: no card, no piece, no text and nothing that flies is ever touched.
    """

    def __init__(self) -> None:
        self.now = STILL
        self._since, self._moves = 0.0, False
        self._lies: tuple[BoardPlace, LandState] | None = None
        self._alive: list[Placed] = []
        self._under: list[Under] = []
        self._wave: tuple[object, pygame.Surface] | None = None

    def lie(self, place: BoardPlace, state: LandState) -> None:
        """Take note of the board that is drawn."""
        self._lies = place, state

    def pass_time(self, seconds: float) -> None:
        """Let it live on."""
        self.now, self._since = self.now + seconds, 0.0

    def draw(self, canvas: Canvas, moves: bool) -> None:
        """Draw all that lives on the table that has just been drawn; unless it `moves`, at rest."""
        self._under.clear()
        self.now, self._moves = self.now if moves else STILL, moves
        if self._lies is not None:
            self._alive = self._placed(canvas.theme)
            self._show(canvas)

    def stir(self, canvas: Canvas, seconds: float) -> Sequence[pygame.Rect]:
        """Let it live on, where nothing else is drawn; return the places that have changed."""
        self._since += seconds
        if self._since < 1 / RATE or self._lies is None:
            return ()
        self.pass_time(self._since)
        for under in reversed(self._under):
            canvas.surface.blit(under.picture, under.rect)
        before, self._alive = self._alive, self._placed(canvas.theme)
        seen = [under.rect for under in self._under]
        self._under.clear()
        self._show(canvas)
        seen += [under.rect for under in self._under]
        changed = {one.rect for one in set(before) ^ set(self._alive)}
        return joined([rect for rect in seen if any(rect.colliderect(place) for place in changed)])

    def _placed(self, theme: Theme) -> list[Placed]:
        """Return all that lives, in pixels."""
        assert self._lies is not None
        place, state = self._lies
        found = []
        for one in living(self.now, place, theme.scale, state):
            size = max(1, round(one.width)), max(1, round(one.height))
            spot = round(one.x - one.width / 2), round(one.y - one.height / 2)
            if one.alpha:
                found.append(Placed(one.name, (*spot, *size), one.alpha))
        if state.water and self._moves:
            found.append(Placed(WATER, tuple(self._surface(theme)), swaying(self.now)))  # type: ignore[arg-type]
        return found

    def _surface(self, theme: Theme) -> pygame.Rect:
        """Return the strip in which the water sways."""
        assert self._lies is not None
        place, state = self._lies
        basin, far = water_of(place, state, theme.scale), reach(theme)
        strip = pygame.Rect(basin.zone.left, 0, basin.zone.width, 2 * far)
        strip.centery = round(basin.surface(state.water))
        return strip

    def _show(self, canvas: Canvas) -> None:
        """Draw all that lives, and keep what it hides."""
        assert self._lies is not None
        place, state = self._lies
        bare = bare_land(canvas.theme, place, state)
        for one in self._alive:
            rect = pygame.Rect(one.rect).clip(place.rect).clip(canvas.surface.get_rect())
            if rect:
                self._show_one(canvas, one, rect, bare)

    def _show_one(self, canvas: Canvas, one: Placed, rect: pygame.Rect, bare: BareLand) -> None:
        """Draw what lies in a part of the board where that shows nothing but land."""
        assert self._lies is not None
        left, top = self._lies[0].rect.topleft
        on_board = rect.move(-left, -top)
        under = canvas.surface.subsurface(rect).copy()
        land = pygame.mask.from_threshold(under, (0, 0, 0), ALIKE, bare.shown(on_board))
        if not land.count():
            return
        if one.name == WATER:
            image = self._waves(canvas.theme, rect, bare.dry.subsurface(on_board), one.alpha)
        else:
            whole = sprite(canvas.theme, one.name, one.rect[2:], one.alpha, Look())
            image = whole.subsurface(rect.move(-one.rect[0], -one.rect[1]))
        canvas.surface.blit(land.to_surface(setsurface=image, unsetcolor=(0, 0, 0, 0)), rect)
        self._under.append(Under(rect, under))

    def _waves(self, theme: Theme, rect: pygame.Rect, dry: pygame.Surface, step: int) -> pygame.Surface:
        """Return a strip of the mine with its water in a step of its swaying; the last one is kept."""
        assert self._lies is not None
        place, state = self._lies
        key = theme, place, state, step
        if self._wave is not None and self._wave[0] == key:
            return self._wave[1]
        image = dry.copy()
        canvas = Canvas(image, theme, origin=rect.topleft)
        draw_mine_water(canvas, place, state, Ripple(0.0, SWAY.height, step * SWAY.pace))
        self._wave = key, image.convert_alpha()
        return self._wave[1]
