"""The recipe of every sound: how it is made, and its loudness."""

from __future__ import annotations

import zlib
from collections.abc import Callable
from typing import NamedTuple

from game.sound.names import Air, Call, Name, SoundEffect
from game.sound.synthesis import calls, metal, seasons, signals, soft, stone, water, windlass, wood
from game.sound.synthesis.waves import Chance, Pair, Pcm, chance_of, finished, looped


class Recipe(NamedTuple):
    """A sound's maker, and its loudness in dB; rarer and weightier things may be a little louder."""

    make: Callable[[Chance], Pair]
    level: float


RECIPES: dict[Name, Recipe] = {
    SoundEffect.DISK: Recipe(wood.disk, -25),
    SoundEffect.TOKEN: Recipe(wood.token, -25),
    SoundEffect.WOOD: Recipe(wood.log, -23),
    SoundEffect.HAMMER: Recipe(wood.hammer, -21),
    SoundEffect.COAL: Recipe(stone.coal, -23),
    SoundEffect.PICK: Recipe(stone.pick, -22),
    SoundEffect.WATER: Recipe(water.water, -23),
    SoundEffect.POUR: Recipe(water.pour, -24),
    SoundEffect.WINDLASS: Recipe(windlass.windlass, -24),
    SoundEffect.THALER: Recipe(metal.thaler, -26),
    SoundEffect.IRON: Recipe(metal.iron, -23),
    SoundEffect.PAPER: Recipe(soft.paper, -26),
    SoundEffect.FOOD: Recipe(soft.food, -23),
    SoundEffect.POINT: Recipe(signals.point, -26),
    SoundEffect.TURN: Recipe(signals.turn, -23),
    SoundEffect.REFUSED: Recipe(signals.refused, -25),
    SoundEffect.END: Recipe(signals.end, -21),
    Call.TIT: Recipe(calls.tit, -34),
    Call.FINCH: Recipe(calls.finch, -34),
    Call.BLACKBIRD: Recipe(calls.blackbird, -33),
    Call.CUCKOO: Recipe(calls.cuckoo, -35),
    Call.YELLOWHAMMER: Recipe(calls.yellowhammer, -36),
    Call.BEE: Recipe(calls.bee, -35),
    Call.CROW: Recipe(calls.crow, -35),
    Call.GUST: Recipe(calls.gust, -33),
    Call.DRIP: Recipe(water.drip, -34),
    Air.SPRING: Recipe(seasons.spring, -40),
    Air.SUMMER: Recipe(seasons.summer, -41),
    Air.AUTUMN: Recipe(seasons.autumn, -38),
    Air.WINTER: Recipe(seasons.winter, -40),
}


def made(name: Name, variant: int) -> Pcm:
    """Return a variant of a sound, always the same."""
    recipe = RECIPES[name]
    pair = recipe.make(chance_of(zlib.crc32(name.encode()), variant))
    return (looped if isinstance(name, Air) else finished)(pair, recipe.level)
