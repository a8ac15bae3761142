"""The large board with nothing on it but the land: where a picture shows just that, something may live."""

from __future__ import annotations

from threading import Lock
from typing import NamedTuple

import pygame

from game.table import pinge, shaft
from game.table.canvas import Canvas
from game.table.land import draw_ground
from game.table.layout import Layout
from game.table.painter import ahead
from game.table.picture import Picture
from game.table.places.board import BoardPlace
from game.table.poses import Ripple
from game.table.seasons import Look
from game.table.theme import Theme
from game.table.tunnel import draw_gallery
from game.table.water import Basin, draw_pool

KEPT = 8
"""Lands that are kept: a table turns from one seat's board to the next and back again."""

_KEEPING = Lock()  # the painter keeps lands, too


class LandState(NamedTuple):
    """All that the bare land depends on: the season, the water in the mine, and where that stands."""

    look: Look
    water: int
    exhausted: bool

    @classmethod
    def of(cls, picture: Picture) -> LandState:
        """Return the state of the large board of a picture."""
        return cls(picture.land, picture.seat.water, picture.seat.exhausted)

    @property
    def following(self) -> LandState:
        """The same state in the season after."""
        return self._replace(look=self.look.following)


class BareLand(NamedTuple):
    """The board with land and mine; the place on it that water can fill, and the same with its water."""

    dry: pygame.Surface
    pool: pygame.Rect
    wet: pygame.Surface

    def shown(self, rect: pygame.Rect) -> pygame.Surface:
        """Return what a rectangle of the board shows of it."""
        dry = self.dry.subsurface(rect)
        if not rect.colliderect(self.pool):
            return dry
        found = dry.copy()
        found.blit(self.wet, (self.pool.left - rect.left, self.pool.top - rect.top))
        return found


class DryLand(NamedTuple):
    """The land of a board without its water, which changes far more often."""

    place: BoardPlace
    look: Look
    exhausted: bool
    image: pygame.Surface

    def of(self, place: BoardPlace, *states: LandState) -> bool:
        """Return True if this is the land of a board in one of some states."""
        return self[1:3] in [(one.look, one.exhausted) for one in states] and self.place == place


def make_bare_land(canvas: Canvas, layout: Layout, picture: Picture) -> None:
    """Make the bare land of the large board of a picture, on which something will live."""
    bare_land(canvas.theme, layout.board, LandState.of(picture))


def bare_land(theme: Theme, place: BoardPlace, state: LandState) -> BareLand:
    """Return the bare land of a board, and have that of the next season made beside the loop."""
    last: tuple[BoardPlace, LandState, BareLand] | None = theme.cache.get("bareland")
    if last is None or last[1] != state or last[0] != place:
        last = theme.cache["bareland"] = place, state, _made(theme, place, state)
        _look_ahead(theme, place, state)
    return last[2]


def _look_ahead(theme: Theme, place: BoardPlace, state: LandState) -> None:
    """Keep of a board its land in this season, and in the next one, which is made beside the loop."""
    with _KEEPING:
        kept: list[DryLand] = theme.cache["drylands"]
        kept = [one for one in kept if one.of(place, state, state.following) or one.place != place]
        theme.cache["drylands"] = kept
    if not any(one.of(place, state.following) for one in kept):
        ahead(_dry_of, theme, place, state.following)


def water_of(place: BoardPlace, state: LandState, scale: float) -> Basin:
    """Return where the water stands."""
    return shaft.basin(place, scale) if state.exhausted else pinge.basin(place)


def draw_mine_water(canvas: Canvas, place: BoardPlace, state: LandState, ripple: Ripple | None) -> None:
    """Draw the water of the mine, at rest or in waves."""
    if state.exhausted:
        draw_pool(canvas, shaft.basin(place, canvas.theme.scale), state.water, ripple)
    else:
        pinge.draw_pit_water(canvas, place, state.water, ripple)


def _made(theme: Theme, place: BoardPlace, state: LandState) -> BareLand:
    dry = _dry_of(theme, place, state)
    pool = water_of(place, state, theme.scale).zone.inflate(0, 2).clip(place.rect)
    on_board = pool.move(-place.rect.left, -place.rect.top)
    wet = dry.subsurface(on_board).copy()
    draw_mine_water(Canvas(wet, theme, origin=pool.topleft), place, state, None)
    return BareLand(dry, on_board, wet)


def _dry_of(theme: Theme, place: BoardPlace, state: LandState) -> pygame.Surface:
    """Return the land without its water, as it was drawn before if that is kept; the last are."""
    kept: list[DryLand] = theme.cached("drylands", list[DryLand])
    found = next((one for one in kept if one.of(place, state)), None)
    if found is None:
        found = DryLand(place, state.look, state.exhausted, _dry(theme, place, state))
    with _KEEPING:
        others = (one for one in theme.cached("drylands", list[DryLand]) if not one.of(place, state))
        theme.cache["drylands"] = [*others, found][-KEPT:]
    return found.image


def _dry(theme: Theme, place: BoardPlace, state: LandState) -> pygame.Surface:
    dry = pygame.Surface(place.rect.size)
    canvas = Canvas(dry, theme, origin=place.rect.topleft)
    draw_ground(canvas, place, state.look)
    pinge.draw_pit(canvas, place)
    draw_gallery(canvas, place, lit=state.exhausted)
    canvas.stretched("shaft", place.shaft)
    return dry
