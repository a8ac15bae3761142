"""What a ruleset must satisfy beyond types: figures that fit together, layouts that obey V1."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING

from game.rules.ruleset_lines import Key
from game.rules.ruleset_problems import BOARDS, Problem, entries

if TYPE_CHECKING:
    from game.rules.ruleset import Ruleset
    from game.rules.tile_data import EffectData, LayoutData, Option, TileData

Hex = tuple[int, int]
Shape = list[list[Hex]]
POOLS = 4
KEPT_SECTIONS = 2
"""The Tunnel's sections that an Enhanced Tunnel leaves in sight (I4)."""
_LEVELS = ("developments", "level")
_AROUND = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))


def contradictions(ruleset: Ruleset, levels: int | None = None) -> Iterator[Problem]:
    """What does not fit together; `levels` is how many are described where that is not to be read there."""
    levels = len(ruleset.developments.level) if levels is None else levels
    yield from _mine_problems(ruleset)
    if (pools := len(ruleset.pools.water)) < POOLS:
        yield Problem(("pools", "water"), f"{entries(pools)}; give one for each of {POOLS} pools")
    for number, tile in ruleset.tile.items():
        yield from _tile_problems(number, tile, levels)
    yield from _enhanced_problems(ruleset)
    yield from _names_twice(ruleset)
    for layout in ruleset.layout:
        yield from _layout_problems(layout, levels)


def touching(one: Hex, other: Hex) -> bool:
    """Whether two hexes are neighbours."""
    return (one[0] - other[0], one[1] - other[1]) in _AROUND


def _mine_problems(ruleset: Ruleset) -> Iterator[Problem]:
    tunnel, sections = ruleset.tunnel, len(ruleset.tunnel.coal)
    for key, given in (("vp", len(tunnel.vp)), ("bonus", len(tunnel.bonus))):
        if given != sections:
            reason = f"{entries(given)} for the {sections} sections of tunnel.coal; give one each"
            yield Problem(("tunnel", key), reason, ("tunnel", "coal"))
    for name, coal in (("tunnel", tunnel.coal), ("pinge", ruleset.pinge.coal)):
        if not coal:
            yield Problem((name, "coal"), "is empty; give at least one group of coal")


def _names_twice(ruleset: Ruleset) -> Iterator[Problem]:
    names = [layout.name for layout in ruleset.layout]
    for name in dict.fromkeys(names):
        if names.count(name) > 1:
            yield Problem((BOARDS, name), "stands twice; give each board a name of its own")


def _tile_problems(number: str, tile: TileData, levels: int) -> Iterator[Problem]:
    key: Key = ("tile", number)
    if not re.fullmatch(r"[0-9]+E?", number):
        yield Problem(key, "a tile's number is digits, with an E after them for Iron")
    yield from _level_problems((*key, "level"), tile, levels)
    if not tile.cost:
        yield Problem((*key, "cost"), "is empty; a development requires at least one disk")
    for at, effect in enumerate(tile.effects):
        yield from _effect_problems((*key, "effects", at), effect)
    yield from _misplaced(number, tile)


def _level_problems(key: Key, tile: TileData, levels: int) -> Iterator[Problem]:
    if tile.set == "black" and tile.level != levels + 1:
        reason = f"{tile.level}; black developments are the level after the {levels} others (B1)"
        yield Problem(key, reason, _LEVELS)
    if tile.set != "black" and tile.level > levels:
        reason = f"{tile.level}, but developments.level describes {levels} levels"
        yield Problem(key, reason, _LEVELS)


def _misplaced(number: str, tile: TileData) -> Iterator[Problem]:
    """Effects that only certain tiles can have, or only as their first."""
    for at, (key, effect) in enumerate(_with_further(("tile", number, "effects"), tile.effects)):
        if effect.needed and at:
            reason = "belongs to a tile's first effect; it is what acquiring it costs"
            yield Problem((*key, "needed"), reason)
        if effect.take == "Kiepenkerl" and number != "28":
            yield Problem((*key, "take"), "only tile 28 takes the Kiepenkerl's load")
        if effect.take == "bonus" and tile.set != "black":
            reason = "only black developments take a bonus marker (B4)"
            yield Problem((*key, "take"), reason, ("tile", number, "set"))


def _with_further(key: Key, effects: Sequence[EffectData]) -> Iterator[tuple[Key, EffectData]]:
    """The effects and all that options in them bring, each with its key; a tile's first comes first."""
    for at, effect in enumerate(effects):
        yield (*key, at), effect
        for place, option in enumerate(effect.choose):
            yield from _with_further((*key, at, "choose", place, "then"), option.then)


def _effect_problems(key: Key, effect: EffectData) -> Iterator[Problem]:
    named = [effect.gain is not None, *map(bool, (effect.may, effect.choose, effect.pick))]
    named += map(bool, (effect.give, effect.debt, effect.take))
    if sum(named) != 1:
        yield Problem(key, "give exactly one of gain, may, choose, pick, give, debt, take")
    for name, astray, reason in _BELONGS:
        if astray(effect):
            yield Problem((*key, name), f"belongs to {reason}")
    if effect.pick > len(effect.among):
        reason = f"{entries(len(effect.among))}; give at least the {effect.pick} to pick"
        yield Problem((*key, "among"), reason, (*key, "pick"))
    for at, option in enumerate(effect.choose):
        yield from _option_problems((*key, "choose", at), effect, at, option)


_BELONGS: tuple[tuple[str, Callable[[EffectData], bool], str], ...] = (
    (
        "optional",
        lambda effect: effect.optional and not effect.choose,
        "choose; a gain always happens, what may be done is optional",
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


def _option_problems(key: Key, effect: EffectData, at: int, option: Option) -> Iterator[Problem]:
    if option.gain == type(option.gain)() and not option.then and not effect.needed:
        yield Problem((*key, "gain"), "is empty; give what the option brings")
    if option in effect.choose[:at]:
        yield Problem(key, "stands there already; an option is named once")
    for name in ("vp", "shaft", "water"):
        if getattr(option.pay, name):
            yield Problem((*key, "pay", name), "only food, wood, coal, iron and thaler can be paid")
    for place, further in enumerate(option.then):
        yield from _effect_problems((*key, "then", place), further)
        if any(nested.then for nested in further.choose):
            reason = "options inside an option's effects have no further effects"
            yield Problem((*key, "then", place, "choose"), reason)


def _enhanced_problems(ruleset: Ruleset) -> Iterator[Problem]:
    """I4: every Enhanced Tunnel describes its sections alike and leaves some to wood."""
    for name, tunnel in ruleset.enhanced_tunnel.items():
        key: Key = ("enhanced_tunnel", name)
        sections = len(tunnel.coal)
        for what, given in (("vp", len(tunnel.vp)), ("bonus", len(tunnel.bonus))):
            if given != sections:
                reason = f"{entries(given)} for {sections} sections of coal; give one each"
                yield Problem((*key, what), reason, (*key, "coal"))
        first, last = KEPT_SECTIONS + 1, KEPT_SECTIONS + sections
        for at, section in enumerate(tunnel.iron_only):
            if not first <= section <= last:
                reason = f"{section}; name sections from {first} to {last}"
                yield Problem((*key, "iron_only", at), reason, (*key, "coal"))


def _layout_problems(layout: LayoutData, levels: int) -> Iterator[Problem]:
    key: Key = (BOARDS, layout.name)
    yield from _shape_problems((*key, "levels"), layout.levels, layout.seats, levels)
    if layout.levels_with_black:
        other = (*key, "levels_with_black")
        yield from _shape_problems(other, layout.levels_with_black, layout.seats, levels)
        if [*map(len, layout.levels)] != [*map(len, layout.levels_with_black)]:
            yield Problem(other, "has other numbers of tiles than levels (B1)", (*key, "levels"))
    if layout.black:
        yield from _black_problems((*key, "black"), layout)


def _shape_problems(key: Key, shape: Shape, all_seats: list[int], levels: int) -> Iterator[Problem]:
    if len(shape) != levels:
        yield Problem(key, f"{len(shape)} levels; developments.level describes {levels}", _LEVELS)
    for number, level in enumerate(shape):
        for seats in all_seats:
            yield from _width_problems((*key, number), number + 1, len(level), seats)
        yield from _level_of_board_problems((*key, number), level, shape[:number])


def _black_problems(key: Key, layout: LayoutData) -> Iterator[Problem]:
    """B1: seats + 1 places, and V1 for them as well."""
    wanted = max(layout.seats) + 1
    if len(layout.black) < wanted:
        yield Problem(key, f"{len(layout.black)} places; {wanted} are needed (B1)", (*key[:-1], "seats"))
    yield from _level_of_board_problems(key, layout.black, layout.levels_with_black or layout.levels)


def _width_problems(key: Key, number: int, tiles: int, seats: int) -> Iterator[Problem]:
    if tiles < 3 or (seats > 2 and not seats <= tiles <= seats + 1):
        wanted = "3 or more" if seats == 2 else f"{seats} or {seats + 1}"
        reason = f"level {number} has {tiles} tiles; with {seats} seats it has {wanted} (V1)"
        yield Problem(key, reason, (*key[:2], "seats"))


def _level_of_board_problems(key: Key, level: Sequence[Hex], before: Shape) -> Iterator[Problem]:
    """V1: each tile touches the level before it and none farther away, and has a hex of its own."""
    taken = {place for other in before for place in other}
    for at, place in enumerate(level):
        said = f"hex {list(place)}"
        if place in taken or place in level[:at]:
            yield Problem((*key, at), f"{said} is named twice; each is there once")
        elif before and not _touches(place, before[-1:]):
            yield Problem((*key, at), f"{said} touches no tile of the level before it (V1)")
        elif _touches(place, before[:-1]):
            yield Problem((*key, at), f"{said} touches a tile two or more levels away (V1)")


def _touches(place: Hex, levels: Shape) -> bool:
    return any(touching(place, other) for level in levels for other in level)
