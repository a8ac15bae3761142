"""The names of sounds, and the layout of their samples in memory, in files and in the mixer."""

from __future__ import annotations

from enum import StrEnum

RATE = 44_100  # samples a second
SIDES = 2
WIDTH = 2  # bytes of one side of a sample


class SoundEffect(StrEnum):
    """A sound of something that happens at the table."""

    DISK = "disk"
    TOKEN = "token"
    WOOD = "wood"
    HAMMER = "hammer"
    COAL = "coal"
    PICK = "pick"
    WATER = "water"
    POUR = "pour"
    WINDLASS = "windlass"
    THALER = "thaler"
    IRON = "iron"
    PAPER = "paper"
    FOOD = "food"
    POINT = "point"
    TURN = "turn"
    REFUSED = "refused"
    END = "end"
    WIN = "win"
    LOSS = "loss"
    BUTTON = "button"
    FARMING = "farming"
    BUILDING = "building"
    MINING = "mining"
    BLACK = "black"
    CAVE_IN = "cave-in"
    LEASE_PAID = "lease-paid"
    LEASE_FAILED = "lease-failed"
    SECTION = "section"
    FIRST_IRON = "first-iron"
    TO_SPRING = "to-spring"
    TO_SUMMER = "to-summer"
    TO_AUTUMN = "to-autumn"
    TO_WINTER = "to-winter"


class Call(StrEnum):
    """A sound heard now and then around the table."""

    TIT = "tit"
    FINCH = "finch"
    BLACKBIRD = "blackbird"
    CUCKOO = "cuckoo"
    YELLOWHAMMER = "yellowhammer"
    BEE = "bee"
    CROW = "crow"
    GUST = "gust"
    DRIP = "drip"


class Air(StrEnum):
    """The ambience of a season, as a loop."""

    SPRING = "spring"
    SUMMER = "summer"
    AUTUMN = "autumn"
    WINTER = "winter"


Name = SoundEffect | Call | Air

VARIANTS: dict[Name, int] = {
    **dict.fromkeys(SoundEffect, 5),
    SoundEffect.DISK: 8,
    SoundEffect.COAL: 6,
    SoundEffect.PICK: 6,
    SoundEffect.WATER: 6,
    SoundEffect.POINT: 8,
    SoundEffect.TURN: 3,
    SoundEffect.REFUSED: 3,
    **dict.fromkeys((SoundEffect.END, SoundEffect.WIN, SoundEffect.LOSS), 3),
    SoundEffect.BUTTON: 6,
    **dict.fromkeys((SoundEffect.FARMING, SoundEffect.BUILDING, SoundEffect.MINING), 4),
    **dict.fromkeys((SoundEffect.BLACK, SoundEffect.CAVE_IN), 3),
    **dict.fromkeys((SoundEffect.LEASE_PAID, SoundEffect.LEASE_FAILED), 3),
    SoundEffect.SECTION: 5,
    SoundEffect.FIRST_IRON: 3,
    **dict.fromkeys(
        (SoundEffect.TO_SPRING, SoundEffect.TO_SUMMER, SoundEffect.TO_AUTUMN, SoundEffect.TO_WINTER), 2
    ),
    **dict.fromkeys(Call, 2),
    Call.TIT: 3,
    Call.FINCH: 3,
    Call.BLACKBIRD: 4,
    Call.DRIP: 5,
    **dict.fromkeys(Air, 1),
}
"""The number of variants of each, so that it is not the same twice."""
