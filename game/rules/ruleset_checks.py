"""What a ruleset must satisfy beyond types: figures that fit together, layouts that obey V1."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.rules.ruleset import Ruleset
    from game.rules.tile_data import EffectData, LayoutData, Option, TileData

Hex = tuple[int, int]
Shape = list[list[Hex]]
KEPT_SECTIONS = 2
"""The Tunnel's sections that an Enhanced Tunnel leaves in sight (I4)."""
_AROUND = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))


def contradictions(ruleset: Ruleset) -> str | None:
    """The first thing that does not fit together, as "key: reason", or None."""
    return next(_problems(ruleset), None)


def touching(one: Hex, other: Hex) -> bool:
    """Whether two hexes are neighbours."""
    return (one[0] - other[0], one[1] - other[1]) in _AROUND


def _problems(ruleset: Ruleset) -> Iterator[str]:
    sections = len(ruleset.tunnel.coal)
    for key, given in (("vp", len(ruleset.tunnel.vp)), ("bonus", len(ruleset.tunnel.bonus))):
        if given != sections:
            yield f"tunnel.{key}: {given} entries for the {sections} sections of tunnel.coal; give one each"
    if not sections or not ruleset.pinge.coal:
        yield f"{'tunnel' if not sections else 'pinge'}.coal: is empty; give at least one group of coal"
    if len(ruleset.pools.water) < 4:
        yield f"pools.water: {len(ruleset.pools.water)} entries; give one for each of 4 pools"
    for seats in ("2", "3", "4"):
        if seats not in ruleset.disks:
            yield f"disks.{seats}: is missing; give the disks for {seats} seats"
    for number, tile in ruleset.tile.items():
        yield from _tile_problems(number, tile, len(ruleset.developments.level))
    yield from _enhanced_problems(ruleset)
    names = [layout.name for layout in ruleset.layout]
    for name in names:
        if names.count(name) > 1:
            yield f"layout {name!r}: stands twice; give each board a name of its own"
    for layout in ruleset.layout:
        yield from _layout_problems(layout, len(ruleset.developments.level))


def _tile_problems(number: str, tile: TileData, levels: int) -> Iterator[str]:
    key = f"tile.{number}"
    if not re.fullmatch(r"\d+E?", number):
        yield f"{key}: a tile's number is digits, with an E after them for Iron"
    if tile.set == "black" and tile.level != levels + 1:
        yield f"{key}.level: {tile.level}; black developments are the level after the {levels} others (B1)"
    if tile.set != "black" and tile.level > levels:
        yield f"{key}.level: {tile.level}, but developments.level describes {levels} levels"
    if not tile.cost:
        yield f"{key}.cost: is empty; a development requires at least one disk"
    for at, effect in enumerate(tile.effects):
        yield from _effect_problems(f"{key}.effects[{at}]", effect)
    yield from _misplaced(number, tile)


def _misplaced(number: str, tile: TileData) -> Iterator[str]:
    """Effects that only certain tiles can have, or only as their first."""
    key = f"tile.{number}.effects"
    further = [effect for first in tile.effects for option in first.choose for effect in option.then]
    if any(effect.needed for effect in (*tile.effects[1:], *further)):
        yield f"{key}: needed belongs to a tile's first effect; it is what acquiring it costs"
    taken = {effect.take for effect in (*tile.effects, *further)}
    if "Kiepenkerl" in taken and number != "28":
        yield f"{key}: only tile 28 takes the Kiepenkerl's load"
    if "bonus" in taken and tile.set != "black":
        yield f"{key}: only black developments take a bonus marker (B4)"


def _effect_problems(key: str, effect: EffectData) -> Iterator[str]:
    named = [effect.gain is not None, *map(bool, (effect.may, effect.choose, effect.pick))]
    named += map(bool, (effect.give, effect.debt, effect.take))
    if sum(named) != 1:
        yield f"{key}: give exactly one of gain, may, choose, pick, give, debt, take"
    if (effect.optional or effect.needed) and not effect.choose:
        yield f"{key}.optional, needed: belong to choose; a gain always happens, what may be done is optional"
    if effect.blacks and effect.gain is None:
        yield f"{key}.blacks: belongs to gain; it says how many black disks must have paid"
    if effect.most > 1 and effect.may != "drain":
        yield f'{key}.most: belongs to may = "drain"; it says how much water at most'
    if effect.among and not effect.pick:
        yield f"{key}.among: belongs to pick; it says what to pick from"
    if effect.pick > len(effect.among):
        yield f"{key}.among: {len(effect.among)} entries; give at least the {effect.pick} to pick"
    for at, option in enumerate(effect.choose):
        yield from _option_problems(f"{key}.choose[{at}]", effect, at, option)


def _option_problems(key: str, effect: EffectData, at: int, option: Option) -> Iterator[str]:
    if option.gain == type(option.gain)() and not option.then and not effect.needed:
        yield f"{key}.gain: is empty; give what the option brings"
    if option in effect.choose[:at]:
        yield f"{key}: stands there already; an option is named once"
    if option.pay.vp or option.pay.shaft or option.pay.water:
        yield f"{key}.pay: only food, wood, coal, iron and thaler can be paid"
    for place, further in enumerate(option.then):
        yield from _effect_problems(f"{key}.then[{place}]", further)
        if any(nested.then for nested in further.choose):
            yield f"{key}.then[{place}].choose: options inside an option's effects have no further effects"


def _enhanced_problems(ruleset: Ruleset) -> Iterator[str]:
    """I4: every Enhanced Tunnel describes its sections alike and leaves some to wood."""
    for name, tunnel in ruleset.enhanced_tunnel.items():
        key, sections = f"enhanced_tunnel.{name}", len(tunnel.coal)
        for what, given in (("vp", len(tunnel.vp)), ("bonus", len(tunnel.bonus))):
            if given != sections:
                yield f"{key}.{what}: {given} entries for {sections} sections of coal; give one each"
        first, last = KEPT_SECTIONS + 1, KEPT_SECTIONS + sections
        if any(not first <= section <= last for section in tunnel.iron_only):
            yield f"{key}.iron_only: names sections from {first} to {last}"
    missing = {"A", "B1", "B2", "B3", "B4"} - set(ruleset.enhanced_tunnel)
    if missing:
        yield f"enhanced_tunnel.{min(missing)}: is missing; give side A and four boards of side B (I4)"


def _layout_problems(layout: LayoutData, levels: int) -> Iterator[str]:
    key = f"layout {layout.name!r}"
    yield from _shape_problems(key, layout.levels, layout.seats, levels)
    if layout.levels_with_black:
        yield from _shape_problems(f"{key}.levels_with_black", layout.levels_with_black, layout.seats, levels)
        if [*map(len, layout.levels)] != [*map(len, layout.levels_with_black)]:
            yield f"{key}.levels_with_black: has other numbers of tiles than levels (B1)"
    if layout.black:
        yield from _black_problems(key, layout)


def _shape_problems(key: str, shape: Shape, all_seats: list[int], levels: int) -> Iterator[str]:
    hexes = [place for level in shape for place in level]
    if len(set(hexes)) < len(hexes):
        yield f"{key}: a hex is named twice"
    if len(shape) != levels:
        yield f"{key}: {len(shape)} levels; developments.level describes {levels}"
    for seats in all_seats:
        yield from _width_problems(key, shape, seats)
    yield from _contact_problems(key, shape)


def _contact_problems(key: str, shape: Shape) -> Iterator[str]:
    for upper, lower in pairwise(shape):
        for place in lower:
            if not any(touching(place, above) for above in upper):
                yield f"{key}: hex {list(place)} touches no tile of the level before it (V1)"
    yield from _far_contacts(key, shape)


def _black_problems(key: str, layout: LayoutData) -> Iterator[str]:
    """B1: seats + 1 places, and V1 for them as well."""
    wanted = max(layout.seats) + 1
    if len(layout.black) < wanted:
        yield f"{key}.black: {len(layout.black)} places; {wanted} are needed (B1)"
    shape = [*(layout.levels_with_black or layout.levels), layout.black]
    hexes = [place for level in shape for place in level]
    if len(set(hexes)) < len(hexes):
        yield f"{key}.black: a hex is named twice"
    yield from _contact_problems(f"{key}.black", shape)


def _width_problems(key: str, shape: Shape, seats: int) -> Iterator[str]:
    for number, level in enumerate(shape, 1):
        if len(level) < 3 or (seats > 2 and not seats <= len(level) <= seats + 1):
            yield f"{key}: level {number} has {len(level)} tiles for {seats} seats (V1)"


def _far_contacts(key: str, shape: Shape) -> Iterator[str]:
    for high, upper in enumerate(shape):
        for lower in shape[high + 2 :]:
            for place in lower:
                if any(touching(place, above) for above in upper):
                    yield f"{key}: hex {list(place)} touches a tile two or more levels away (V1)"
