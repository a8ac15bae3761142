"""Action disks counted by colour: black, brown, yellow."""

from __future__ import annotations

from typing import Final

Disks = tuple[int, int, int]

BLACK: Final = 0
BROWN: Final = 1
YELLOW: Final = 2
"""The colours as plain ints, for what is asked in every step of a turn."""
COLOURS: Final = 3

NO_DISKS: Final[Disks] = (0, 0, 0)


def plus(one: Disks, other: Disks) -> Disks:
    """Return both together."""
    return one[0] + other[0], one[1] + other[1], one[2] + other[2]


def minus(one: Disks, other: Disks) -> Disks:
    """Return the first without the second."""
    return one[0] - other[0], one[1] - other[1], one[2] - other[2]


def least(one: Disks, other: Disks) -> Disks:
    """Return the smaller number of each colour."""
    return min(one[0], other[0]), min(one[1], other[1]), min(one[2], other[2])


def amount(disks: Disks) -> int:
    """Return the number of disks."""
    return disks[0] + disks[1] + disks[2]


def of_colour(disks: Disks, colour: int) -> int:
    """Return the number of disks of one colour."""
    if colour == BLACK:
        return disks[0]
    return disks[1] if colour == BROWN else disks[2]


def with_disks(disks: Disks, colour: int, change: int) -> Disks:
    """Return the disks after the number of one colour changed."""
    black, brown, yellow = disks
    if colour == BLACK:
        return black + change, brown, yellow
    if colour == BROWN:
        return black, brown + change, yellow
    return black, brown, yellow + change


def single_colour(disks: Disks) -> int:
    """Return the only colour of some disks, or -1 for none or several."""
    black, brown, yellow = disks
    if black:
        return -1 if brown or yellow else BLACK
    if brown:
        return -1 if yellow else BROWN
    return YELLOW if yellow else -1
