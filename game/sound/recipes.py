"""Every sound there is: how it is made, and how loud it is."""

from __future__ import annotations

import zlib
from collections.abc import Callable
from typing import NamedTuple

from game.sound.names import Air, Call, Effect, Name
from game.sound.synthesis import calls, metal, seasons, signals, soft, stone, water, windlass, wood
from game.sound.synthesis.waves import Chance, Pair, Pcm, chance_of, evenness, finished, to_pcm


class Recipe(NamedTuple):
    """`level` is the loudness in dB; rarer and weightier things may be a little louder."""

    make: Callable[[Chance], Pair]
    level: float


RECIPES: dict[Name, Recipe] = {
    Effect.DISK: Recipe(wood.disk, -29),
    Effect.TOKEN: Recipe(wood.token, -28),
    Effect.WOOD: Recipe(wood.log, -28),
    Effect.HAMMER: Recipe(wood.hammer, -26),
    Effect.COAL: Recipe(stone.coal, -28),
    Effect.PICK: Recipe(stone.pick, -27),
    Effect.WATER: Recipe(water.water, -28),
    Effect.POUR: Recipe(water.pour, -29),
    Effect.WINDLASS: Recipe(windlass.windlass, -29),
    Effect.THALER: Recipe(metal.thaler, -31),
    Effect.IRON: Recipe(metal.iron, -28),
    Effect.PAPER: Recipe(soft.paper, -31),
    Effect.FOOD: Recipe(soft.food, -28),
    Effect.POINT: Recipe(signals.point, -31),
    Effect.TURN: Recipe(signals.turn, -28),
    Effect.REFUSED: Recipe(signals.refused, -30),
    Effect.END: Recipe(signals.end, -26),
    Call.TIT: Recipe(calls.tit, -40),
    Call.FINCH: Recipe(calls.finch, -40),
    Call.BLACKBIRD: Recipe(calls.blackbird, -39),
    Call.CUCKOO: Recipe(calls.cuckoo, -41),
    Call.YELLOWHAMMER: Recipe(calls.yellowhammer, -42),
    Call.BEE: Recipe(calls.bee, -41),
    Call.CROW: Recipe(calls.crow, -41),
    Call.GUST: Recipe(calls.gust, -39),
    Call.DRIP: Recipe(water.drip, -40),
    Air.SPRING: Recipe(seasons.spring, -42),
    Air.SUMMER: Recipe(seasons.summer, -43),
    Air.AUTUMN: Recipe(seasons.autumn, -40),
    Air.WINTER: Recipe(seasons.winter, -42),
}


def made(name: Name, variant: int) -> Pcm:
    """A variant of a sound, always the same."""
    recipe = RECIPES[name]
    pair = recipe.make(chance_of(zlib.crc32(name.encode()), variant))
    return looped(pair, recipe.level) if isinstance(name, Air) else finished(pair, recipe.level)


def looped(pair: Pair, level: float) -> Pcm:
    """At this loudness; its end goes on at its beginning and so stays as it is."""
    return to_pcm(pair * 10 ** ((level - evenness(pair)) / 20))
