"""What a ruleset's tiles must satisfy beyond types: numbers, levels, effects that can happen."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from math import comb
from typing import TYPE_CHECKING, Any

from game.rules.ruleset_files import File
from game.rules.ruleset_lines import Key
from game.rules.ruleset_problems import Problem, entries
from game.rules.tile_data import EffectData, Option, TileData

if TYPE_CHECKING:
    from game.rules.figures import Amounts

LEVELS: Key = ("developments", "level")
_MOST_OPTIONS = 40
"""More than these nobody reads on a table."""
_COMMUNITY_TUNNEL, _KIEPENKERL = "38", "28"
_OF_A_NEW_TILE = {"name", "level", "cost", "symbol", "summary"}
_STAYING = ("set", "text", "thaler", "effects", "ability", "marker", "end")


def half_new(files: Sequence[File], base: Mapping[str, Any]) -> Iterator[Problem]:
    """Tiles described as new under a number that is taken, so that much of the old would stay."""
    known = dict(base)
    for file in reversed(files):
        found = file.tables.get("tile")
        for number, tile in found.items() if isinstance(found, dict) else ():
            if isinstance(tile, dict) and isinstance(known.get(number, {}), dict):
                yield from _half_new(number, tile, known.get(number, {}), known)
                known[number] = {**known.get(number, {}), **tile}


def _half_new(
    number: str, tile: dict[str, Any], old: dict[str, Any], known: dict[str, Any]
) -> Iterator[Problem]:
    staying = [key for key in _STAYING if key in old and key not in tile]
    if set(tile) >= _OF_A_NEW_TILE and old and tile["name"] != old.get("name") and staying:
        free = _free_number(tile["level"], known)
        yield Problem(
            ("tile", number),
            f"is {old.get('name')}, whose {', '.join(staying)} would stay; a new tile takes a number that is "
            f"free, such as {free}, and one that is to change {number} gives these too",
        )


def _free_number(level: Any, known: Mapping[str, Any]) -> int:
    first = 10 * level + 1 if type(level) is int and 0 < level < 100 else 1
    return next(number for number in range(first, first + 1000) if str(number) not in known)


def tile_problems(number: str, tile: TileData, levels: int) -> Iterator[Problem]:
    """What does not fit in one tile."""
    key: Key = ("tile", number)
    if not re.fullmatch(r"[1-9][0-9]{0,2}E?", number):
        yield Problem(
            key, "a tile's number is up to three digits, not 0 first, with an E after them for Iron"
        )
    yield from _level_problems((*key, "level"), tile, levels)
    if not tile.cost:
        yield Problem((*key, "cost"), "is empty; a development requires at least one disk")
    for at, effect in enumerate(tile.effects):
        yield from _effect_problems((*key, "effects", at), effect)
    yield from _misplaced(number, tile)


def _level_problems(key: Key, tile: TileData, levels: int) -> Iterator[Problem]:
    if tile.set == "black" and tile.level != levels + 1:
        reason = f"{tile.level}; black developments are the level after the {levels} others (B1)"
        yield Problem(key, reason, LEVELS)
    if tile.set != "black" and tile.level > levels:
        reason = f"{tile.level}, but developments.level describes {levels} levels"
        yield Problem(key, reason, LEVELS)


def _misplaced(number: str, tile: TileData) -> Iterator[Problem]:
    """Effects that only certain tiles can have, or only as their first, or that no payment allows."""
    for at, (key, effect) in enumerate(with_further(("tile", number, "effects"), tile.effects)):
        if effect.needed and at:
            reason = "belongs to a tile's first effect; it is what acquiring it costs"
            yield Problem((*key, "needed"), reason)
        if effect.take == "Kiepenkerl" and number != _KIEPENKERL:
            yield Problem((*key, "take"), f"only tile {_KIEPENKERL} takes the Kiepenkerl's load")
        if effect.take == "bonus" and tile.set != "black":
            reason = "only black developments take a bonus marker (B4)"
            yield Problem((*key, "take"), reason, ("tile", number, "set"))
        if effect.give == "tile" and number != _COMMUNITY_TUNNEL:
            reason = f"coal lies on tile {_COMMUNITY_TUNNEL} alone; give one of farm, mine, shaft"
            yield Problem((*key, "give"), reason)
        if effect.blacks > (most := _black_disks(tile)):
            reason = f"{effect.blacks}, and at most {most} black disks pay for the tile"
            yield Problem((*key, "blacks"), reason, ("tile", number, "cost"))


def _black_disks(tile: TileData) -> int:
    return tile.cost.count("black") + tile.cost.count("any")


def with_further(key: Key, effects: Sequence[EffectData]) -> Iterator[tuple[Key, EffectData]]:
    """The effects and all that options in them bring, each with its key; a tile's first comes first."""
    for at, effect in enumerate(effects):
        yield (*key, at), effect
        for place, option in enumerate(effect.choose):
            yield from with_further((*key, at, "choose", place, "then"), option.then)


def _effect_problems(key: Key, effect: EffectData) -> Iterator[Problem]:
    named = [effect.gain is not None, *map(bool, (effect.may, effect.choose, effect.pick))]
    named += map(bool, (effect.give, effect.debt, effect.take))
    if sum(named) != 1:
        yield Problem(key, "give exactly one of gain, may, choose, pick, give, debt, take")
    for name, astray, reason in _BELONGS:
        if astray(effect):
            yield Problem((*key, name), f"belongs to {reason}")
    if effect.gain is not None and _nothing(effect.gain):
        yield Problem((*key, "gain"), "is empty; give what it brings")
    yield from _pick_problems(key, effect)
    for at, option in enumerate(effect.choose[:_MOST_OPTIONS]):
        yield from _option_problems((*key, "choose", at), effect, at, option)
    if (offered := len(effect.choose)) > _MOST_OPTIONS:
        yield Problem((*key, "choose"), f"{entries(offered)}; at most {_MOST_OPTIONS} can be offered")


_BELONGS: tuple[tuple[str, Callable[[EffectData], bool], str], ...] = (
    (
        "optional",
        lambda effect: effect.optional and not effect.choose,
        "choose; a gain always happens, what may be done is optional",
    ),
    (
        "optional",
        lambda effect: effect.optional and effect.needed,
        "a choice that is not needed; what a tile costs is no option",
    ),
    (
        "needed",
        lambda effect: effect.needed and not effect.choose,
        "choose; its options become the tile's price",
    ),
    (
        "blacks",
        lambda effect: effect.blacks > 0 and effect.gain is None,
        "gain; it says how many black disks must have paid",
    ),
    (
        "most",
        lambda effect: effect.most > 1 and effect.may != "drain",
        'may = "drain"; it says how much water at most',
    ),
    (
        "among",
        lambda effect: bool(effect.among) and not effect.pick,
        "pick; it says what to pick from",
    ),
)
"""Keys of an effect that mean something beside one kind only: when they are astray, and where they belong."""


def _pick_problems(key: Key, effect: EffectData) -> Iterator[Problem]:
    if effect.pick > len(effect.among):
        reason = f"{entries(len(effect.among))}; give at least the {effect.pick} to pick"
        yield Problem((*key, "among"), reason, (*key, "pick"))
    elif (ways := comb(len(effect.among), effect.pick)) > _MOST_OPTIONS:
        yield Problem((*key, "pick"), f"{ways} ways to pick; at most {_MOST_OPTIONS} can be offered")
    for at, amounts in enumerate(effect.among):
        if _nothing(amounts):
            yield Problem((*key, "among", at), "is empty; give what it brings")
        if amounts in effect.among[:at]:
            yield Problem((*key, "among", at), "stands there already; each is there once")


def _option_problems(key: Key, effect: EffectData, at: int, option: Option) -> Iterator[Problem]:
    if _nothing(option.gain) and not option.then and not effect.needed:
        yield Problem((*key, "gain"), "is empty; give what the option brings")
    if effect.needed and _nothing(option.pay):
        yield Problem((*key, "pay"), "is empty; give what the tile costs")
    if option in effect.choose[:at]:
        yield Problem(key, "stands there already; an option is named once")
    yield from unpayable((*key, "pay"), option.pay)
    for place, further in enumerate(option.then):
        yield from _effect_problems((*key, "then", place), further)
        if any(nested.then for nested in further.choose):
            reason = "options inside an option's effects have no further effects"
            yield Problem((*key, "then", place, "choose"), reason)


def unpayable(key: Key, price: Amounts) -> Iterator[Problem]:
    """What stands in a price and does not lie on a farm."""
    for name in ("vp", "shaft", "water"):
        if getattr(price, name):
            yield Problem((*key, name), "only food, wood, coal, iron and thaler can be paid")


def _nothing(amounts: Amounts) -> bool:
    return not any(getattr(amounts, name) for name in amounts.__struct_fields__)
