"""The life of the landscape: clouds, smoke, birds, the river, drips, the lantern, a farmer, and rain.

Every place is a function of the time, in the design units of the drawing, so that the same moment always
gives the same picture.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import pi, sin

from game.motion.landfigures import figures
from game.motion.livingthing import STILL, Living, bird
from game.motion.paths import between, eased
from game.table.landscape import Knecht


def living(now: float, knecht: Knecht = Knecht.CRANKS, evening: bool = False) -> list[Living]:
    """Return all that moves at a moment, from the back to the front; in the evening it rains."""
    far = [*_clouds(now, evening, hat=knecht is Knecht.CHEERS), *_river(now), *_smoke(now)]
    found = [*far, *figures(now, knecht), *_lantern(now, evening), *_drips(now)]
    if evening:
        return [*found, *_window(now), *_rain(now)]
    return [*found, *_birds(now), *_farmer(now)]


CLOUDS = (
    (772.0, 182.0, 1.0, 2.3),
    (641.0, 123.0, 0.58, 1.5),
    (190.0, 60.0, 0.8, 1.9),
    (1180.0, 96.0, 1.2, 2.8),
)
HIGH_CLOUDS, EVENING_CLOUDS = CLOUDS[2:], (CLOUDS[0], *CLOUDS[2:])  # none behind the words of a result
SKY = (-120.0, 1400.0)  # from where clouds come to where they go
DRIFT = 0.4  # seconds between two steps of the clouds, which are hardly a pixel
DARK = 0.4  # how much is seen of a cloud in the evening


def _clouds(now: float, evening: bool, hat: bool) -> Iterator[Living]:
    """Clouds drift to the right, each at its own speed, and come back at the left."""
    for x, y, size, speed in HIGH_CLOUDS if hat else EVENING_CLOUDS if evening else CLOUDS:
        larger = size * (1.7 if evening else 1.0)
        way = (x - SKY[0] + (now - STILL) // DRIFT * DRIFT * speed) % (SKY[1] - SKY[0])
        yield Living("land_cloud", SKY[0] + way, y, 126 * larger, 36 * larger, DARK if evening else 1.0)


PUFFS, RISING = 6, 5.4  # of smoke; seconds until one is gone
CHIMNEY, HIGH = (279.0, 229.0), 58.0


def _smoke(now: float) -> Iterator[Living]:
    """Puffs rise from the chimney, grow, sway and fade."""
    for i in range(PUFFS):
        k = (now / RISING + i / PUFFS) % 1.0
        x = CHIMNEY[0] + 5 * sin(2 * pi * (k * 0.9 + i * 0.37)) * k + 10 * k * k
        side = 2 * round(4 + 8 * k)
        yield Living("land_puff", x, CHIMNEY[1] - HIGH * k, side, side * 0.85, min(1.0, 4 * k, 1.7 * (1 - k)))


FLIGHT, CROSSING, FLAP = (
    48.0,
    30.0,
    0.9,
)  # seconds from flock to flock, of one, of a stroke and the glide after it
FLOCK = ((0.0, 0.0, 26.0), (30.0, 14.0, 21.0), (-22.0, 19.0, 18.0), (52.0, 30.0, 17.0))


def _birds(now: float) -> Iterator[Living]:
    """A flock crosses the sky to the left, below the words; then for a while there is none."""
    k = (now - STILL + 15) % FLIGHT / CROSSING
    if k >= 1:
        return
    for i, (ahead, below, wide) in enumerate(FLOCK):
        name = bird((now + i * 0.31) % FLAP / FLAP)
        y = 182 + below + 9 * sin(2 * pi * (k * 2.2 + i * 0.08))
        yield Living(name, between(1330, -60, k) + ahead, y, wide, wide * 16 / 28)


GLINTS = ((884, 371), (948, 378), (812, 366), (1090, 388), (1150, 398), (1216, 404), (1004, 384), (1244, 414))
SPARKLE = 3.6  # seconds of a glint


def _river(now: float) -> Iterator[Living]:
    """Light runs down the river in short strokes."""
    for i, (x, y) in enumerate(GLINTS):
        k = (now / SPARKLE + i * 0.377) % 1.0
        wide = 30 + 4 * (i % 3)
        yield Living("land_glint", x + 16 * k, y + 2 * k, wide, 6, sin(pi * k))


LANTERN = (930.0, 590.0)


def _lantern(now: float, evening: bool) -> Iterator[Living]:
    """The light of the lantern flickers, never twice alike."""
    flicker = 0.5 + 0.22 * sin(now * 4.1) + 0.16 * sin(now * 7.3 + 1) + 0.12 * sin(now * 11.9 + 2)
    light = between(0.1, 0.42, flicker) + (0.2 if evening else 0.0)
    yield Living("land_glow", *LANTERN, 150, 150, light)


DRIPS = ((420.0, 644.0, 3.4), (492.0, 640.0, 4.7), (386.0, 646.0, 6.1))
POOL, SWELLS, FALLS = (
    665.0,
    0.55,
    0.66,
)  # the water's level; shares of the time until a drop hangs, and has fallen


def _drips(now: float) -> Iterator[Living]:
    """Drops gather at the gallery's roof, fall, and leave a ring on the water."""
    for x, roof, period in DRIPS:
        k = now / period % 1.0
        if k < FALLS:
            size = min(1.0, k / SWELLS)
            fallen = max(0.0, (k - SWELLS) / (FALLS - SWELLS)) ** 2
            yield Living("land_drip", x, between(roof, POOL, fallen), 7, 2 * round(2 + 4 * size), size)
        else:
            spread = (k - FALLS) / (1 - FALLS)
            yield Living("land_ripple", x, POOL + 2, 2 * round(4 + 12 * spread), 6, 1 - spread)


COMES, DOOR, TREE, FEET, TALL = (
    64.0,
    200.0,
    344.0,
    428.0,
    58.0,
)  # seconds from one to the next; his way, his size
WALK, WORK = 7.0, 9.0
STEPS, BOB = 1.8, 1.6  # a second; how far up a step goes


def _farmer(now: float) -> Iterator[Living]:
    """Now and then the farmer comes out of the house, works at the fence for a while, and goes home."""
    at = (now - STILL + 9) % COMES
    if at >= 2 * WALK + WORK:
        return
    there, home = min(1.0, at / WALK), max(0.0, (at - WALK - WORK) / WALK)
    walks = at < WALK or at > WALK + WORK
    up = abs(sin(pi * at * STEPS)) * (BOB if walks else 0.4)
    seen = min(1.0, at / 0.7, (2 * WALK + WORK - at) / 0.7)
    x = between(DOOR, TREE, eased(there) - eased(home))
    yield Living("worker_farmer", x, FEET - TALL / 2 - up, TALL * 0.86, TALL, seen)


def _window(now: float) -> Iterator[Living]:
    """Somebody sits by the fire: the windows of the house glow."""
    for x in (163.0, 237.0):
        yield Living("land_glow", x, 382, 92, 92, 0.42 + 0.08 * sin(now * 2.3 + x))


RAIN, FALL = 34, 0.85  # streaks; seconds from the clouds to the ground


def _rain(now: float) -> Iterator[Living]:
    """Streaks of rain, each on a way of its own."""
    for i in range(RAIN):
        cycle, k = divmod(now / FALL + i * 0.618, 1.0)
        x = (i * 0.381966 + cycle * 0.2361) % 1.0 * 1400 - 20
        yield Living("land_rain", x - 60 * k, between(40, 428, k), 9, 27, 0.75)
