"""Soft signals, as from wooden bars: your turn, a refusal, points, a button; and how it ended."""

from __future__ import annotations

from game.sound.synthesis.strings import bow, pluck, pressed, reed
from game.sound.synthesis.waves import Chance, Mode, Pair, Wave, in_room, laid, off, snap, struck

C, E, G, HIGH_C, HIGH_D, HIGH_E, HIGH_G = 261.6, 329.6, 392.0, 523.3, 587.3, 659.3, 784.0
SCALE = (HIGH_C, HIGH_D, HIGH_E, HIGH_G)


def bar(hertz: float, chance: Chance, length: float = 0.22, soft: float = 0.0016) -> Wave:
    """A bar tuned as those of a marimba: its second mode two octaves up, its third three and a third."""
    modes: list[Mode] = [
        (hertz, length, 1.0),
        (hertz * 4, length * 0.22, 0.35),
        (hertz * 10, length * 0.05, 0.15),
    ]
    note = struck(modes, min(1.2, 6 * length), soft)
    mallet = 0.05 * snap(chance)
    note[: len(mallet)] += mallet
    return note


def played(notes: list[tuple[float, Wave]], chance: Chance, wet: float = 0.25) -> Pair:
    """The notes, never quite as strong as the last time."""
    return in_room(
        laid([(at, note * chance.uniform(0.9, 1.1)) for at, note in notes]), chance, wet, 0.14, 3000
    )


def turn(chance: Chance) -> Pair:
    """It is your turn: a fourth up."""
    return played(
        [(0.0, 0.7 * bar(G, chance)), (chance.uniform(0.135, 0.15), bar(HIGH_C, chance, 0.28))], chance
    )


def refused(chance: Chance) -> Pair:
    """That is not possible: two short dull notes, a step down."""
    second = chance.uniform(0.105, 0.115)
    return played(
        [(0.0, bar(E, chance, 0.06, 0.0022)), (second, 0.9 * bar(C, chance, 0.08, 0.0022))], chance, 0.15
    )


def point(chance: Chance) -> Pair:
    """Victory points: one note of a scale in which any two sound well together."""
    return played([(0.0, bar(float(chance.choice(SCALE)), chance, 0.16, 0.0012))], chance)


def end(chance: Chance) -> Pair:
    """The game is over: a chord, note by note."""
    notes = [(0.17 * i, bar(hertz, chance, 0.34)) for i, hertz in enumerate((C, E, G, HIGH_C))]
    return played([*notes, (0.68, 0.7 * bar(HIGH_E, chance, 0.4))], chance, 0.35)


LATCH: list[Mode] = [(940, 0.009, 0.7), (1580, 0.008, 1.0), (2720, 0.005, 0.7), (5200, 0.003, 0.4)]
STEPS = (0, 2, 4, 5, 7, 9, 11, 12, 14, 16, 17, 19)  # semitones of the degrees of a major scale
WON = ((0, 2, 4, 7), (4, 5, 4, 7, 9), (0, 4, 2, 4, 7))
LOST = ((7, 5, 4, 2), (4, 3, 1, 2), (7, 4, 3, 2))
"""Tunes, as degrees of the scale; the last note is held."""


def button(chance: Chance) -> Pair:
    """A wooden latch goes down."""
    latch = struck(off(LATCH, chance, 0.06), 0.1, 0.0003)
    touch = 0.5 * snap(chance)
    return in_room(
        laid([(0.0, latch), (0.0, touch), (chance.uniform(0.028, 0.036), 0.35 * latch)]), chance, 0.2
    )


def degree(root: float, step: int) -> float:
    """The pitch of a degree of the scale."""
    return float(root * 2 ** (STEPS[step] / 12))


def win(chance: Chance) -> Pair:
    """Won: a tune that climbs on the zither, and harmonium and strings that carry its last note."""
    root, beat = float(chance.choice([146.83, 164.81])), chance.uniform(0.17, 0.2)
    tune = WON[int(chance.integers(len(WON)))]
    last = beat * (len(tune) - 1)
    parts = [
        (beat * i, 0.55 * pluck(degree(2 * root, step), 2.0, chance, 0.9)) for i, step in enumerate(tune)
    ]
    for step, late in ((0, 0.0), (4, 0.05), (7, 0.1), (9, 0.15)):
        parts.append((last + late, 0.30 * pluck(degree(root, step), 2.4, chance, 0.7)))
    for step in (0, 4, 7):
        parts.append((last - 0.1, 0.06 * pressed(reed(degree(root, step), 2.4, chance), 0.25, 1.3)))
    parts.append((last - 0.1, 0.22 * pressed(bow(root / 2, 2.4, chance), 0.25, 1.3)))
    return in_room(laid(parts), chance, 0.4, 0.25, 7000)


def loss(chance: Chance) -> Pair:
    """Lost: a tune that comes down, and ends kindly."""
    root, beat = float(chance.choice([130.81, 146.83])), chance.uniform(0.30, 0.34)
    tune = LOST[int(chance.integers(len(LOST)))]
    last = beat * (len(tune) - 1)
    parts = [(beat * i, 0.5 * pluck(degree(root, step), 2.0, chance, 0.4)) for i, step in enumerate(tune)]
    for step in (0, 2, 4):
        parts.append((last - 0.1, 0.055 * pressed(reed(degree(root, step), 2.2, chance), 0.4, 1.2)))
    parts.append((0.0, 0.26 * pressed(bow(root / 2, last + 2.0, chance), 0.5, 1.2)))
    return in_room(laid(parts), chance, 0.4, 0.25, 5000)
