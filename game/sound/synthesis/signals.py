"""Soft signals, as from wooden bars: it is your turn, that is not possible, points, the end."""

from __future__ import annotations

from game.sound.synthesis.waves import Chance, Mode, Pair, Wave, in_room, laid, struck

C, E, G, HIGH_C, HIGH_D, HIGH_E, HIGH_G = 261.6, 329.6, 392.0, 523.3, 587.3, 659.3, 784.0
SCALE = (HIGH_C, HIGH_D, HIGH_E, HIGH_G)


def bar(hertz: float, length: float = 0.22, soft: float = 0.0016) -> Wave:
    """A bar tuned as those of a marimba: its second mode two octaves up, its third three and a third."""
    modes: list[Mode] = [
        (hertz, length, 1.0),
        (hertz * 4, length * 0.22, 0.35),
        (hertz * 10, length * 0.05, 0.15),
    ]
    return struck(modes, min(1.2, 6 * length), soft)


def played(notes: list[tuple[float, Wave]], chance: Chance, wet: float = 0.25) -> Pair:
    """The notes, never quite as strong as the last time."""
    return in_room(
        laid([(at, note * chance.uniform(0.9, 1.1)) for at, note in notes]), chance, wet, 0.14, 3000
    )


def turn(chance: Chance) -> Pair:
    """It is your turn: a fourth up."""
    return played([(0.0, 0.7 * bar(G)), (chance.uniform(0.135, 0.15), bar(HIGH_C, 0.28))], chance)


def refused(chance: Chance) -> Pair:
    """That is not possible: two short dull notes, a step down."""
    second = chance.uniform(0.105, 0.115)
    return played([(0.0, bar(E, 0.06, 0.0022)), (second, 0.9 * bar(C, 0.08, 0.0022))], chance, 0.15)


def point(chance: Chance) -> Pair:
    """Victory points: one note of a scale in which any two sound well together."""
    return played([(0.0, bar(float(chance.choice(SCALE)), 0.16, 0.0012))], chance)


def end(chance: Chance) -> Pair:
    """The game is over: a chord, note by note."""
    notes = [(0.17 * i, bar(hertz, 0.34)) for i, hertz in enumerate((C, E, G, HIGH_C))]
    return played([*notes, (0.68, 0.7 * bar(HIGH_E, 0.4))], chance, 0.35)
