"""The large board with nothing on it but the land: where a picture shows just that, something may live."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from game.rules.terms import Season
from game.table import pinge, shaft
from game.table.canvas import Canvas
from game.table.land import draw_ground
from game.table.places.board import BoardPlace
from game.table.poses import Ripple
from game.table.theme import Theme
from game.table.tunnel import draw_gallery
from game.table.water import Basin, draw_pool


class LandState(NamedTuple):
    """All that the bare land depends on: the season, the water in the mine, and where that stands."""

    season: Season
    water: int
    exhausted: bool


class BareLand(NamedTuple):
    """The board with land, mine and water, and the same without the water."""

    whole: pygame.Surface
    dry: pygame.Surface


def bare_land(theme: Theme, place: BoardPlace, state: LandState) -> BareLand:
    """Return the bare land of a board; the last one is kept."""
    key = tuple(place.rect), state
    kept: tuple[object, BareLand] | None = theme.cache.get("bareland")
    if kept is None or kept[0] != key:
        kept = key, _made(theme, place, state)
        theme.cache["bareland"] = kept
    return kept[1]


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
    dry = pygame.Surface(place.rect.size).convert()
    canvas = Canvas(dry, theme, origin=place.rect.topleft)
    draw_ground(canvas, place, state.season)
    pinge.draw_pit(canvas, place)
    draw_gallery(canvas, place, lit=state.exhausted)
    canvas.stretched("shaft", place.shaft)
    whole = dry.copy()
    draw_mine_water(Canvas(whole, theme, origin=place.rect.topleft), place, state, None)
    return BareLand(whole, dry)
