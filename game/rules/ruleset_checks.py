"""What a ruleset must satisfy beyond types: figures that fit together, layouts that obey V1."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.rules.ruleset import EffectData, LayoutData, Ruleset, TileData

Hex = tuple[int, int]
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
    if tile.level > levels:
        yield f"{key}.level: {tile.level}, but developments.level describes {levels} levels"
    if not tile.cost:
        yield f"{key}.cost: is empty; a development requires at least one disk"
    for at, effect in enumerate(tile.effects):
        yield from _effect_problems(f"{key}.effects[{at}]", effect)


def _effect_problems(key: str, effect: EffectData) -> Iterator[str]:
    named = [bool(effect.gain), bool(effect.may), bool(effect.choose)]
    if sum(named) != 1:
        yield f"{key}: give exactly one of gain, may, choose"
    if effect.optional and not effect.choose:
        yield f"{key}.optional: belongs to choose; a gain always happens, and what may be done is optional"
    for at, option in enumerate(effect.choose):
        if option.gain == type(option.gain)():
            yield f"{key}.choose[{at}].gain: is empty; give what the option brings"
        if option in effect.choose[:at]:
            yield f"{key}.choose[{at}]: stands there already; an option is named once"
        if option.pay.vp or option.pay.shaft or option.pay.water:
            yield f"{key}.choose[{at}].pay: only food, wood, coal and thaler can be paid"


def _layout_problems(layout: LayoutData, levels: int) -> Iterator[str]:
    key = f"layout {layout.name!r}"
    hexes = [place for level in layout.levels for place in level]
    if len(set(hexes)) < len(hexes):
        yield f"{key}: a hex is named twice"
    if len(layout.levels) != levels:
        yield f"{key}: {len(layout.levels)} levels; developments.level describes {levels}"
    for seats in layout.seats:
        yield from _width_problems(key, layout, seats)
    for upper, lower in zip(layout.levels, layout.levels[1:], strict=False):
        for place in lower:
            if not any(touching(place, above) for above in upper):
                yield f"{key}: hex {list(place)} touches no tile of the level before it (V1)"
    yield from _far_contacts(key, layout)


def _width_problems(key: str, layout: LayoutData, seats: int) -> Iterator[str]:
    for number, level in enumerate(layout.levels, 1):
        if len(level) < 3 or (seats > 2 and not seats <= len(level) <= seats + 1):
            yield f"{key}: level {number} has {len(level)} tiles for {seats} seats (V1)"


def _far_contacts(key: str, layout: LayoutData) -> Iterator[str]:
    for high, upper in enumerate(layout.levels):
        for lower in layout.levels[high + 2 :]:
            for place in lower:
                if any(touching(place, above) for above in upper):
                    yield f"{key}: hex {list(place)} touches a tile two or more levels away (V1)"
