"""The seasons as the table shows them: look, colour, step of the wheel, and how each begins."""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple

from game.rules.terms import BySeason, Season


class Look(IntEnum):
    """A look of land and table; seasons can share one."""

    SPRING = 0
    SUMMER = 1
    AUTUMN = 2
    WINTER = 3

    @property
    def following(self) -> Look:
        """The look that comes next, and is made beside the loop before it comes."""
        return Look((self + 1) % len(Look))

    @property
    def before(self) -> Look:
        """The look that it follows."""
        return Look((self - 1) % len(Look))


class SeasonShown(NamedTuple):
    """How the table shows a season: land and wood, its colour, its step of the wheel, how it begins.

    `sector` is the index of its step on the wheel, and `water` that of the water step that stands before it.
    """

    look: Look
    colour: tuple[int, int, int]
    sector: int
    begins: str = "water"
    water: int | None = None


SHOWN: BySeason[SeasonShown] = BySeason(
    spring=SeasonShown(Look.SPRING, (196, 214, 160), sector=1, water=0),
    summer=SeasonShown(Look.SUMMER, (242, 217, 138), sector=2, begins="refill"),
    autumn=SeasonShown(Look.AUTUMN, (236, 192, 146), sector=4, water=3),
    winter=SeasonShown(Look.WINTER, (214, 218, 220), sector=5, begins="scoring"),
)
WATER_SECTOR = {shown.water: Season(at) for at, shown in enumerate(SHOWN) if shown.water is not None}
"""The season that begins with each of the water steps, by their index on the wheel."""


def look_of(season: int) -> Look:
    """Return the look of land and table in a season."""
    return SHOWN[season].look
