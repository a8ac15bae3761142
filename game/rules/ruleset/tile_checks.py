"""Checks of a ruleset's tiles beyond their types: numbers, levels, effects that can happen."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import comb
from typing import Any

from game.rules.ids import TileId, is_tile
from game.rules.message import Message, Value, message
from game.rules.ruleset.faults import Problem, problem
from game.rules.ruleset.figures import NONE, Amounts
from game.rules.ruleset.files import File
from game.rules.ruleset.lines import Key
from game.rules.ruleset.tile_data import EffectData, EffectOption, EndBonus, TileData
from game.rules.ruleset.timing import timing_of

LEVELS: Key = ("developments", "level")
_MOST_OPTIONS = 40
"""More options than these nobody reads on a table."""
_COMMUNITY_TUNNEL: TileId = "38"
_KIEPENKERL: TileId = "28"
_OF_A_NEW_TILE = {"name", "level", "cost", "symbol"}
_ONE_OF = ("gain", "lose", "may", "choose", "pick", "give", "debt", "take")
_PAYABLE = ("food", "wood", "coal", "iron", "thaler")
_COMING = ("gain", "lose")
"""Effects that need no answer, so that they can come again, and to others."""
_STAYING = ("set", "thaler", "effects", "ability", "marker", "end")


def half_new(files: Sequence[File], base: Mapping[str, Any]) -> Iterator[Problem]:
    """Yield tiles described as new under a number that is taken, so that much of the old tile would stay."""
    known = dict(base)
    for file in reversed(files):
        found = file.tables.get("tile")
        for number, tile in found.items() if isinstance(found, dict) else ():
            if isinstance(tile, dict) and isinstance(known.get(number, {}), dict):
                yield from _half_new(number, tile, known.get(number, {}), known)
                known[number] = {**known.get(number, {}), **tile}


def _half_new(
    number: TileId, tile: dict[str, Any], old: dict[str, Any], known: dict[str, Any]
) -> Iterator[Problem]:
    staying = [key for key in _STAYING if key in old and key not in tile]
    if set(tile) >= _OF_A_NEW_TILE and old and tile["name"] != old.get("name") and staying:
        free = str(_free_number(tile["level"], known))
        figures: dict[str, Value] = {
            "name": str(old.get("name")),
            "keys": (*staying,),
            "free": free,
            "number": number,
        }
        yield problem(("tile", number), "ruleset-half-new", **figures)


def _free_number(level: Any, known: Mapping[str, Any]) -> int:
    first = 10 * level + 1 if type(level) is int and 0 < level < 100 else 1
    return next(number for number in range(first, first + 1000) if str(number) not in known)


def tile_problems(number: TileId, tile: TileData, levels: int) -> Iterator[Problem]:
    """Yield the problems of one tile."""
    key: Key = ("tile", number)
    if not is_tile(number):
        yield problem(key, "ruleset-tile-number")
    yield from _level_problems((*key, "level"), tile, levels)
    for at, effect in enumerate(tile.effects):
        yield from _effect_problems((*key, "effects", at), effect)
        if effect.to_year and effect.to_year < effect.from_year:
            yield problem((*key, "effects", at, "to_year"), "ruleset-years-backwards", first=effect.from_year)
    if tile.less != NONE and "any" not in tile.cost:
        yield problem((*key, "less"), "ruleset-less-any", (*key, "cost"))
    yield from _misplaced(number, tile)
    yield from _end_problems((*key, "end"), tile.end)


def _end_problems(key: Key, end: EndBonus) -> Iterator[Problem]:
    """Check that a scoring at the end counts something, and not two things that one line would tell."""
    if end.symbol != NONE and end.each != NONE:
        yield problem((*key, "each"), "ruleset-end-twice", (*key, "symbol"))
    if end.section == NONE and end.counts == NONE:
        for name in ("per", "vp"):
            if getattr(end, name) != 1:
                yield problem((*key, name), "ruleset-end-nothing")


def _level_problems(key: Key, tile: TileData, levels: int) -> Iterator[Problem]:
    if tile.set == "black" and tile.level != levels + 1:
        yield problem(key, "ruleset-black-level", LEVELS, level=tile.level, levels=levels)
    if tile.set != "black" and tile.level > levels:
        yield problem(key, "ruleset-tile-level", LEVELS, level=tile.level, levels=levels)


def _misplaced(number: TileId, tile: TileData) -> Iterator[Problem]:
    """Yield effects that only certain tiles can have, or only as their first, or that no payment allows."""
    for at, (key, effect) in enumerate(with_further(("tile", number, "effects"), tile.effects)):
        if effect.needed and at:
            yield problem((*key, "needed"), "ruleset-needed-first")
        if effect.take == "Kiepenkerl" and number != _KIEPENKERL:
            yield problem((*key, "take"), "ruleset-kiepenkerl-only", tile=_KIEPENKERL)
        if effect.take == "bonus" and tile.set != "black":
            yield problem((*key, "take"), "ruleset-bonus-only", ("tile", number, "set"))
        if effect.give == "tile" and number != _COMMUNITY_TUNNEL:
            others = ("farm", "mine", "shaft")
            yield problem((*key, "give"), "ruleset-tile-coal-only", tile=_COMMUNITY_TUNNEL, names=others)
        if effect.blacks > (most := tile.cost.count("black") + tile.cost.count("any")):
            cost: Key = ("tile", number, "cost")
            yield problem((*key, "blacks"), "ruleset-many-blacks", cost, blacks=effect.blacks, most=most)


def with_further(key: Key, effects: Sequence[EffectData]) -> Iterator[tuple[Key, EffectData]]:
    """Yield the effects and all further effects of their options, with their keys, in order."""
    for at, effect in enumerate(effects):
        yield (*key, at), effect
        for place, option in enumerate(effect.choose):
            yield from with_further((*key, at, "choose", place, "then"), option.then)


def _effect_problems(key: Key, effect: EffectData) -> Iterator[Problem]:
    named = [effect.gain is not None, effect.lose is not None]
    named += map(bool, (effect.may, effect.choose, effect.pick))
    named += map(bool, (effect.give, effect.debt, effect.take))
    if sum(named) != 1:
        yield problem(key, "ruleset-one-effect", names=_ONE_OF)
    yield from (Problem((*key, name), reason) for name, reason in _astray(effect))
    if effect.gain is not None and _nothing(effect.gain):
        yield problem((*key, "gain"), "ruleset-empty-gain")
    if effect.lose is not None and _nothing(effect.lose.amounts):
        yield problem((*key, "lose"), "ruleset-empty-loss")
    yield from _pick_problems(key, effect)
    for at, option in enumerate(effect.choose[:_MOST_OPTIONS]):
        yield from _option_problems((*key, "choose", at), effect, at, option)
    if (offered := len(effect.choose)) > _MOST_OPTIONS:
        yield problem((*key, "choose"), "ruleset-many-options", count=offered, most=_MOST_OPTIONS)


def _astray(effect: EffectData) -> Iterator[tuple[str, Message]]:
    """Yield the keys of an effect that belong to another kind of effect, and to which."""
    if effect.optional and not effect.choose:
        yield "optional", message("ruleset-optional-choose", key="choose")
    if effect.optional and effect.needed:
        yield "optional", message("ruleset-optional-needed")
    if effect.needed and not effect.choose:
        yield "needed", message("ruleset-needed-choose", key="choose")
    if effect.blacks and effect.gain is None:
        yield "blacks", message("ruleset-blacks-gain", key="gain")
    if effect.most > 1 and effect.may != "drain":
        yield "most", message("ruleset-most-drain", key='may = "drain"')
    if effect.each != NONE and (effect.gain is None or effect.blacks):
        yield "each", message("ruleset-each-gain", key="gain", other="blacks")
    if effect.per > 1 and effect.each == NONE:
        yield "per", message("ruleset-per-each", key="each")
    comes = effect.gain is not None or effect.lose is not None
    if effect.every and (not comes or effect.blacks):
        yield "every", message("ruleset-coming-effect", names=_COMING, other="blacks")
    if effect.whom != NONE and (not comes or effect.blacks or effect.each != NONE):
        other = "blacks" if effect.blacks else "each"
        yield "whom", message("ruleset-coming-effect", names=_COMING, other=other)
    if timing_of(effect) and (effect.needed or effect.take == "Kiepenkerl"):
        yield "season", message("ruleset-timed-price")
    if effect.among and not effect.pick:
        yield "among", message("ruleset-among-pick", key="pick")


def _pick_problems(key: Key, effect: EffectData) -> Iterator[Problem]:
    if effect.pick > len(effect.among):
        pick = (*key, "pick")
        yield problem((*key, "among"), "ruleset-few-among", pick, count=len(effect.among), pick=effect.pick)
    elif (ways := comb(len(effect.among), effect.pick)) > _MOST_OPTIONS:
        yield problem((*key, "pick"), "ruleset-many-ways", ways=ways, most=_MOST_OPTIONS)
    for at, amounts in enumerate(effect.among):
        if _nothing(amounts):
            yield problem((*key, "among", at), "ruleset-empty-gain")
        if amounts in effect.among[:at]:
            yield problem((*key, "among", at), "ruleset-already-there")


def _option_problems(key: Key, effect: EffectData, at: int, option: EffectOption) -> Iterator[Problem]:
    if _nothing(option.gain) and not option.then and not effect.needed:
        yield problem((*key, "gain"), "ruleset-empty-option")
    if effect.needed and _nothing(option.pay):
        yield problem((*key, "pay"), "ruleset-empty-price")
    if option in effect.choose[:at]:
        yield problem(key, "ruleset-option-twice")
    yield from unpayable((*key, "pay"), option.pay)
    for place, further in enumerate(option.then):
        yield from _effect_problems((*key, "then", place), further)
        if timing_of(further):
            yield problem((*key, "then", place), "ruleset-timed-within")
        if further.whom != NONE:
            yield problem((*key, "then", place, "whom"), "ruleset-whom-within")
        if any(nested.then for nested in further.choose):
            yield problem((*key, "then", place, "choose"), "ruleset-nested-options")


def unpayable(key: Key, price: Amounts) -> Iterator[Problem]:
    """Yield the parts of a price that no farm can pay."""
    for name in ("vp", "shaft", "water"):
        if getattr(price, name):
            yield problem((*key, name), "ruleset-unpayable", names=_PAYABLE)


def _nothing(amounts: Amounts) -> bool:
    return not any(getattr(amounts, name) for name in amounts.__struct_fields__)
