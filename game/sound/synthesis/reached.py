"""What was reached in the mine: a section of the Tunnel is empty, the first iron is forged."""

from __future__ import annotations

from game.sound.synthesis.acquired import ANVIL, FIFTH, FORGE, OCTAVE, THIRD, put, rolled
from game.sound.synthesis.metal import BAR
from game.sound.synthesis.stone import rolling
from game.sound.synthesis.strings import A4, D4, E4, G4, pluck
from game.sound.synthesis.waves import Chance, Pair, Wave, hump, in_room, laid, noise, off, snap, struck
from game.sound.synthesis.wood import PROP, blow

FOURTH = 4 / 3
CALLS = ((1, FIFTH, OCTAVE), (FIFTH, OCTAVE, OCTAVE * THIRD), (1, FOURTH, OCTAVE))
"""The notes of an empty section, by steps from the root."""


def section(chance: Chance) -> Pair:
    """A prop is knocked, the last crumbs trickle down an empty gallery, and three notes climb out of it."""
    gap = chance.uniform(0.12, 0.15)
    parts: list[tuple[float, Wave]] = [
        (0.0, 0.9 * blow(PROP, 0.0009, chance)),
        (0.0, 0.4 * snap(chance)),
        (0.04, 1.0 * rolling(8, 0.4, chance)),
    ]
    root = float(chance.choice([D4, E4, G4])) * chance.uniform(0.995, 1.005)
    call = CALLS[int(chance.integers(len(CALLS)))]
    notes = [(i * gap, 0.34 * pluck(root * step, 1.4, chance, 0.8)) for i, step in enumerate(call)]
    return in_room(laid([*parts, *put(0.14, notes)]), chance, 0.6, 0.26, 4500)


def first_iron(chance: Chance) -> Pair:
    """A blow on the anvil, which rings, the hiss of the water, and a bright chord."""
    ringing = struck(off(ANVIL, chance, 0.03), 1.2, 0.0001) + 0.8 * struck(
        off(FORGE, chance, 0.03), 1.2, 0.0003
    )
    bar = 0.7 * struck(off(BAR, chance, 0.04), 0.5, 0.0002)
    again = chance.uniform(0.13, 0.17)
    parts: list[tuple[float, Wave]] = [
        (0.0, ringing),
        (0.0, bar),
        (0.0, 0.9 * snap(chance)),
        (again, 0.35 * bar),
    ]
    seconds = chance.uniform(0.7, 0.9)
    hiss = noise(seconds, 3000, 12_000, chance, 1) * hump(seconds, 0.15)
    parts.append((again + 0.12, 0.09 * hiss))
    root = float(chance.choice([G4, A4])) / 2 * chance.uniform(0.995, 1.005)
    chord = rolled(root, (1, FIFTH, OCTAVE, OCTAVE * THIRD), chance, 0.9)
    return in_room(laid([*parts, *put(again + 0.1, chord)]), chance, 0.45, 0.2, 6500)
