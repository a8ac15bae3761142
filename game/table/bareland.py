"""The large board with nothing on it but the land: where a picture shows just that, something may live."""

from __future__ import annotations

from collections.abc import Sequence
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

KEPT = 6
"""Lands that are kept: a table turns from one seat's board to the next and back again."""


class LandState(NamedTuple):
    """All that the bare land depends on: the season, the water in the mine, and where that stands."""

    season: Season
    water: int
    exhausted: bool


class BareLand(NamedTuple):
    """The board with land, mine and water, and the same without the water."""

    whole: pygame.Surface
    dry: pygame.Surface


class KeptLand(NamedTuple):
    """The bare land of a board in a state."""

    place: BoardPlace
    state: LandState
    land: BareLand


def bare_land(theme: Theme, place: BoardPlace, state: LandState) -> BareLand:
    """Return the bare land of a board; those of the boards that were large last are kept."""
    kept: list[KeptLand] = theme.cached("bareland", list[KeptLand])
    found = next((one.land for one in kept if one.state == state and one.place == place), None)
    if found is None:
        found = _made(theme, place, state, _dry_of(theme, place, state, kept))
        kept.append(KeptLand(place, state, found))
        del kept[:-KEPT]
    return found


def water_of(place: BoardPlace, state: LandState, scale: float) -> Basin:
    """Return where the water stands."""
    return shaft.basin(place, scale) if state.exhausted else pinge.basin(place)


def draw_mine_water(canvas: Canvas, place: BoardPlace, state: LandState, ripple: Ripple | None) -> None:
    """Draw the water of the mine, at rest or in waves."""
    if state.exhausted:
        draw_pool(canvas, shaft.basin(place, canvas.theme.scale), state.water, ripple)
    else:
        pinge.draw_pit_water(canvas, place, state.water, ripple)


def _made(theme: Theme, place: BoardPlace, state: LandState, dry: pygame.Surface) -> BareLand:
    whole = dry.copy()
    draw_mine_water(Canvas(whole, theme, origin=place.rect.topleft), place, state, None)
    return BareLand(whole, dry)


def _dry_of(theme: Theme, place: BoardPlace, state: LandState, kept: Sequence[KeptLand]) -> pygame.Surface:
    """Return the land without its water, however high that stood when it was drawn."""
    return next(
        (
            one.land.dry
            for one in kept
            if one.state._replace(water=state.water) == state and one.place == place
        ),
        None,
    ) or _dry(theme, place, state)


def _dry(theme: Theme, place: BoardPlace, state: LandState) -> pygame.Surface:
    dry = pygame.Surface(place.rect.size)
    canvas = Canvas(dry, theme, origin=place.rect.topleft)
    draw_ground(canvas, place, state.season)
    pinge.draw_pit(canvas, place)
    draw_gallery(canvas, place, lit=state.exhausted)
    canvas.stretched("shaft", place.shaft)
    return dry
