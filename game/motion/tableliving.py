"""The life of the land on the large board: clouds, smoke, birds, the river, a farmer, drips, lamps.

Every place is a function of the time, in pixels, so that the same moment always gives the same picture.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import pi, sin
from typing import NamedTuple

import pygame

from game.motion.livingthing import STILL, Living, bird
from game.motion.paths import between
from game.table.bareland import LandState
from game.table.land import SkyFrame, house_of
from game.table.places.board import BoardPlace
from game.table.seasons import Look


def living(now: float, place: BoardPlace, scale: float, state: LandState) -> list[Living]:
    """Return all that moves on a board at a moment, from the back to the front."""
    sky, house = SkyFrame.of(place), house_of(place, scale)
    found = [*_clouds(now, sky)]
    if state.look is not Look.WINTER:
        found += [*_birds(now, sky), *_river(now, sky)]
    found += _smoke(now, sky, house)
    if state.look is Look.WINTER:
        found += _windows(now, sky, house)
    else:
        found += _farmer(now, sky, house)
    return [*found, *(_lamps(now, place) if state.exhausted else ()), *_drips(now, place, scale)]


def _at(
    sky: SkyFrame, name: str, spot: tuple[float, float], size: tuple[float, float], seen: float
) -> Living:
    """Return something whose middle lies at a spot of the drawing of the sky."""
    return Living(name, *sky.spot(*spot), size[0] * sky.unit, size[1] * sky.unit, seen)


CLOUDS = (
    (702.0, 112.5, 0.74, 1.2),
    (1012.0, 101.5, 0.59, 0.8),
    (208.0, 104.0, 0.64, 0.9),
    (841.0, 119.5, 0.44, 0.6),
)
"""Where each is at the moment that is shown at rest, its size, and its speed."""
CLOUDY = (-70.0, 1270.0)  # from where clouds come to where they go
DRIFT = 0.5  # seconds between two steps of the clouds, which are hardly a pixel


def _clouds(now: float, sky: SkyFrame) -> Iterator[Living]:
    """Clouds drift to the right, each at its own speed, and come back at the left."""
    for x, y, size, speed in CLOUDS:
        way = (x - CLOUDY[0] + (now - STILL) // DRIFT * DRIFT * speed) % (CLOUDY[1] - CLOUDY[0])
        yield _at(sky, "sky_cloud", (CLOUDY[0] + way, y), (122 * size, 34 * size), 1.0)


PUFFS, RISING, HIGH, BLOWN = 6, 6.0, 62.0, 58.0  # of smoke; seconds until one is gone; where it is blown to
CHIMNEY = (0.762, 0.07)  # of the house's width and height


def _smoke(now: float, sky: SkyFrame, house: pygame.Rect) -> Iterator[Living]:
    """Puffs rise from the chimney, are blown to the right, grow and fade."""
    x, y = house.left + CHIMNEY[0] * house.width, house.top + CHIMNEY[1] * house.height
    for i in range(PUFFS):
        k = (now / RISING + i / PUFFS) % 1.0
        side = (7 + 13 * k) * sky.unit
        aside = BLOWN * k**1.3 + 3 * sin(2 * pi * (k + i * 0.37)) * k
        seen = min(1.0, 5 * k, 1.8 * (1 - k))
        yield Living("land_puff", x + aside * sky.unit, y - HIGH * k * sky.unit, side, side * 0.85, seen)


FLIGHT, CROSSING, FLAP = 70.0, 26.0, 0.9  # seconds from flock to flock, of one, of a stroke and its glide
FLOCK = ((0.0, 0.0, 17.0), (22.0, 9.0, 14.0), (-16.0, 13.0, 12.0))


def _birds(now: float, sky: SkyFrame) -> Iterator[Living]:
    """A flock crosses the sky to the left; then for a while there is none."""
    k = (now - STILL + 13) % FLIGHT / CROSSING
    if k >= 1:
        return
    for i, (ahead, below, wide) in enumerate(FLOCK):
        name = bird((now + i * 0.31) % FLAP / FLAP)
        y = 108 + below + 6 * sin(2 * pi * (k * 2.2 + i * 0.08))
        yield _at(sky, name, (between(1240, -60, k) + ahead, y), (wide, wide * 16 / 28), 1.0)


GLINTS = (
    (620, 171),
    (656, 173.5),
    (709, 178),
    (801, 181),
    (844, 181),
    (911, 182.5),
    (940, 184),
    (1026, 185.5),
)
SPARKLE, GLINT = 4.2, 13.0  # seconds of a glint, its length


def _river(now: float, sky: SkyFrame) -> Iterator[Living]:
    """Light runs down the river in short strokes, between the trees."""
    for i, (x, y) in enumerate(GLINTS):
        k = (now / SPARKLE + i * 0.377) % 1.0
        yield _at(sky, "land_glint", (x + 6 * (k - 0.5), y), (GLINT, 2.6), sin(pi * k))


COMES, PACE = 80.0, 13.0  # seconds from one to the next; his pace in units of the drawing of the sky
TALL, FEET = 33.0, 6.0  # his height, and how far behind the front of the house he walks
STEPS, BOB = 1.7, 1.1  # a second; how far up a step goes


def _farmer(now: float, sky: SkyFrame, house: pygame.Rect) -> Iterator[Living]:
    """Now and then a farmer crosses the field, from the house to behind the cards."""
    door = (house.centerx - sky.left) / sky.unit
    lasts = (1180 - door) / PACE
    at = (now - STILL + 11) % (COMES + lasts)
    if at >= lasts:
        return
    up = abs(sin(pi * at * STEPS)) * BOB
    x, y = house.centerx + at * PACE * sky.unit, house.bottom - (FEET + TALL / 2 + up) * sky.unit
    size = TALL * 0.86 * sky.unit, TALL * sky.unit
    yield Living("worker_farmer", x, y, *size, min(1.0, at / 0.8, (lasts - at) / 0.8))


PANES = (0.37, 0.63)  # of the house's width


def _windows(now: float, sky: SkyFrame, house: pygame.Rect) -> Iterator[Living]:
    """In winter somebody sits by the fire: the windows of the house glow."""
    for pane in PANES:
        x, y = house.left + pane * house.width, house.top + 0.73 * house.height
        yield Living("land_glow", x, y, 34 * sky.unit, 34 * sky.unit, 0.4 + 0.1 * sin(now * 2.3 + x))


LAMPS = (0.174, 0.502, 0.83)  # of the gallery's width
SHINE = 0.8  # of its height


def _lamps(now: float, place: BoardPlace) -> Iterator[Living]:
    """The light of the gallery flickers a little, once there are miners."""
    gallery, side = place.tunnel, SHINE * place.tunnel.height
    for i, lamp in enumerate(LAMPS):
        flicker = 0.5 + 0.3 * sin(now * 3.1 + i * 2) + 0.2 * sin(now * 5.7 + i)
        x, y = gallery.left + lamp * gallery.width, gallery.top + 0.42 * gallery.height
        yield Living("land_glow", x, y, side, side, 0.03 + 0.2 * flicker)


DRIPS = ((0.105, 6.7), (0.385, 9.1), (0.665, 11.3))  # of the gallery's width; seconds from one to the next
ROOF, FLOOR = 0.1, 0.87  # of its height
SWELLS, FALLS = 0.72, 0.82  # shares of the time until a drop hangs, and has fallen


def _drips(now: float, place: BoardPlace, scale: float) -> Iterator[Living]:
    """Drops gather at the gallery's roof, fall, and spread on its floor."""
    gallery = place.tunnel
    for share, period in DRIPS:
        x, k = gallery.left + share * gallery.width, now / period % 1.0
        roof, floor = (gallery.top + part * gallery.height for part in (ROOF, FLOOR))
        if k < FALLS:
            size, fallen = min(1.0, k / SWELLS), max(0.0, (k - SWELLS) / (FALLS - SWELLS)) ** 2
            high = 2 * round(1.5 + 2.5 * size)
            yield Living("land_drip", x, between(roof, floor, fallen), 5 * scale, high * scale, size)
        else:
            spread = (k - FALLS) / (1 - FALLS)
            wide = 2 * round(2 + 6 * spread)
            yield Living("land_ripple", x, floor, wide * scale, 4 * scale, 1 - spread)


class Sway(NamedTuple):
    """Water that sways a little: how high its waves are (0 to 1), how far they go in a step, and a step."""

    height: float
    pace: float
    seconds: float


SWAY = Sway(0.4, 0.045, 1 / 6)


def swaying(now: float) -> int:
    """Return the step of the water's swaying at a moment."""
    return int(now / SWAY.seconds)
