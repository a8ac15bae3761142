"""The landlord: the lease is counted out to him, or he knocks at the door for it."""

from __future__ import annotations

from game.sound.synthesis.metal import chink
from game.sound.synthesis.soft import crackle
from game.sound.synthesis.strings import D4, G4, bow, pluck, pressed
from game.sound.synthesis.waves import (
    Chance,
    Mode,
    Pair,
    Wave,
    burst,
    hump,
    in_room,
    laid,
    noise,
    off,
    struck,
)
from game.sound.synthesis.wood import HARD, TABLE, blow

DOOR: list[Mode] = [
    (88, 0.06, 0.9),
    (152, 0.055, 1.0),
    (243, 0.04, 0.8),
    (410, 0.025, 0.5),
    (760, 0.012, 0.3),
]


def paid(chance: Chance) -> Pair:
    """Coins are counted out, the seal comes down on the paper; a fifth that is at rest."""
    parts: list[tuple[float, Wave]] = []
    at = 0.0
    for _ in range(int(chance.integers(3, 6))):
        parts.append((at, chance.uniform(0.5, 0.9) * chink(chance)))
        at += chance.uniform(0.10, 0.15)
    sheet = 1.2 * crackle(0.2, 1400, 1500, 9000, chance) * hump(0.2, 0.3)
    seal = blow(TABLE, 0.0016, chance, 0.2) + HARD * 0.2 * blow(TABLE, 0.0008, chance)
    parts += [(at, sheet), (at + 0.24, 2.0 * seal)]
    notes = [(at + 0.26, 0.22 * pluck(D4, 1.2, chance, 0.5)), (at + 0.33, 0.22 * pluck(G4, 1.2, chance, 0.5))]
    return in_room(laid([*parts, *notes]), chance, 0.3, 0.12, 6000)


def failed(chance: Chance) -> Pair:
    """Three knocks on the door, a quill that notes what is owed, and a low string that steps down."""
    parts: list[tuple[float, Wave]] = []
    at = 0.0
    for strong in (0.8, 0.9, 1.0):
        parts += [(at, strong * blow(off(DOOR, chance, 0.02), 0.0016, chance, 0.2))]
        at += chance.uniform(0.23, 0.27)
    for _ in range(int(chance.integers(3, 5))):
        seconds = chance.uniform(0.07, 0.13)
        parts.append((at, 0.10 * noise(seconds, 2500, 9000, chance, 1) * hump(seconds, 0.3)))
        at += seconds + 0.03
    root = chance.uniform(97, 99)
    low = [(0.35, 0.30 * pressed(bow(root * 9 / 8, 0.9, chance), 0.15, 0.4))]
    low.append((1.0, 0.34 * pressed(bow(root, 1.3, chance), 0.15, 0.8)))
    thud = 0.5 * burst(0.3, 50, 160, 0.06, chance, attack=0.003)
    knock = struck(off(DOOR, chance, 0.02), 0.3, 0.002)
    return in_room(laid([*parts, *low, (0.0, thud), (0.0, 0.4 * knock)]), chance, 0.45, 0.18, 3500)
