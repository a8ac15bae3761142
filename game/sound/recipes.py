"""The recipe of every sound: how it is made, and its loudness."""

from __future__ import annotations

import zlib
from collections.abc import Callable
from typing import NamedTuple

from game.sound.names import Air, Call, Name, SoundEffect
from game.sound.synthesis import (
    acquired,
    calls,
    lease,
    metal,
    mine,
    reached,
    seasons,
    signals,
    soft,
    stone,
    turns,
    water,
    windlass,
    wood,
)
from game.sound.synthesis.waves import Chance, Pair, Pcm, chance_of, finished, looped


class Recipe(NamedTuple):
    """A sound's maker, and its loudness in dB; rarer and weightier things may be a little louder."""

    make: Callable[[Chance], Pair]
    level: float


RECIPES: dict[Name, Recipe] = {
    SoundEffect.DISK: Recipe(wood.disk, -20),
    SoundEffect.TOKEN: Recipe(wood.token, -20),
    SoundEffect.WOOD: Recipe(wood.log, -18.5),
    SoundEffect.HAMMER: Recipe(wood.hammer, -18.5),
    SoundEffect.COAL: Recipe(stone.coal, -18.5),
    SoundEffect.PICK: Recipe(stone.pick, -19.0),
    SoundEffect.WATER: Recipe(water.water, -18.5),
    SoundEffect.POUR: Recipe(water.pour, -19),
    SoundEffect.WINDLASS: Recipe(windlass.windlass, -19.5),
    SoundEffect.THALER: Recipe(metal.thaler, -20),
    SoundEffect.IRON: Recipe(metal.iron, -19),
    SoundEffect.PAPER: Recipe(soft.paper, -20.5),
    SoundEffect.FOOD: Recipe(soft.food, -19.5),
    SoundEffect.POINT: Recipe(signals.point, -21.5),
    SoundEffect.TURN: Recipe(signals.turn, -19.5),
    SoundEffect.REFUSED: Recipe(signals.refused, -21.5),
    SoundEffect.END: Recipe(signals.end, -17.5),
    SoundEffect.WIN: Recipe(signals.win, -15.5),
    SoundEffect.LOSS: Recipe(signals.loss, -17.5),
    SoundEffect.BUTTON: Recipe(signals.button, -24.5),
    SoundEffect.FARMING: Recipe(acquired.farming, -17),
    SoundEffect.BUILDING: Recipe(acquired.building, -17),
    SoundEffect.MINING: Recipe(acquired.mining, -17),
    SoundEffect.BLACK: Recipe(acquired.black, -16.5),
    SoundEffect.CAVE_IN: Recipe(mine.cave_in, -14.5),
    SoundEffect.LEASE_PAID: Recipe(lease.paid, -17.5),
    SoundEffect.LEASE_FAILED: Recipe(lease.failed, -16.5),
    SoundEffect.SECTION: Recipe(reached.section, -18.5),
    SoundEffect.FIRST_IRON: Recipe(reached.first_iron, -17.5),
    SoundEffect.TO_SPRING: Recipe(turns.spring, -18.5),
    SoundEffect.TO_SUMMER: Recipe(turns.summer, -18.5),
    SoundEffect.TO_AUTUMN: Recipe(turns.autumn, -18.5),
    SoundEffect.TO_WINTER: Recipe(turns.winter, -18.5),
    Call.TIT: Recipe(calls.tit, -31),
    Call.FINCH: Recipe(calls.finch, -31),
    Call.BLACKBIRD: Recipe(calls.blackbird, -30),
    Call.CUCKOO: Recipe(calls.cuckoo, -32),
    Call.YELLOWHAMMER: Recipe(calls.yellowhammer, -33),
    Call.BEE: Recipe(calls.bee, -32),
    Call.CROW: Recipe(calls.crow, -32),
    Call.GUST: Recipe(calls.gust, -30),
    Call.DRIP: Recipe(water.drip, -31),
    Air.SPRING: Recipe(seasons.spring, -38),
    Air.SUMMER: Recipe(seasons.summer, -38),
    Air.AUTUMN: Recipe(seasons.autumn, -36),
    Air.WINTER: Recipe(seasons.winter, -38),
}


def made(name: Name, variant: int) -> Pcm:
    """Return a variant of a sound, always the same."""
    recipe = RECIPES[name]
    pair = recipe.make(chance_of(zlib.crc32(name.encode()), variant))
    return (looped if isinstance(name, Air) else finished)(pair, recipe.level)
