"""The records of a ruleset's tiles and layouts (docs/rulesets.md)."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from game.rules.figures import Amounts, Count, DataRecord, SectionName, Some

SymbolName = Literal["agriculture", "building", "mining"]
MarkerName = Literal[
    "hauling cable",
    "wheelbarrow",
    "ladder",
    "windlass",
    "oil lamp",
    "hammer and pick",
    "wicker basket",
    "cottage",
    "Kiepenkerl",
    "market",
    "abandoned farm",
]
AbilityName = Literal[
    "barn",
    "coal storage",
    "charcoal burner",
    "Water Mill",
    "improved farmhand",
    "bucket",
    "horse and cart",
    "water channel",
    "Farmer's Wife",
    "towpath horse",
    "thanksgiving",
    "Schultheiss",
    "pit car tipple",
    "village smithy",
]
SetName = Literal["base", "valley", "black", "iron"]
"""The origin of a tile: the base game, section 12, Black Developments, Iron."""


class EffectOption(DataRecord, frozen=True, kw_only=True):
    gain: Amounts = Amounts()
    pay: Amounts = Amounts()
    then: list[EffectData] = []


class EffectData(DataRecord, frozen=True, kw_only=True):
    """One effect of a tile: exactly one of gain, may, choose, pick, give, debt, take."""

    gain: Amounts | None = None
    blacks: Count = 0
    may: Literal["dig", "drain"] | None = None
    most: Some = 1
    choose: list[EffectOption] = []
    optional: bool = False
    needed: bool = False
    pick: Count = 0
    among: list[Amounts] = []
    give: Literal["farm", "mine", "shaft", "tile"] | None = None
    debt: Count = 0
    take: Literal["marker", "bonus", "Kiepenkerl"] | None = None


class EndBonus(DataRecord, frozen=True, kw_only=True):
    """1 VP for each emptied section with a symbol, or each symbol on one's tiles."""

    section: SectionName | None = None
    symbol: SymbolName | None = None


class TileData(DataRecord, frozen=True, kw_only=True):
    name: str
    set: SetName = "base"
    level: Some
    cost: list[Literal["black", "brown", "yellow", "any"]]
    symbol: SymbolName
    status: dict[str, str] = {}
    thaler: Count = 0
    effects: list[EffectData] = []
    ability: AbilityName | None = None
    marker: MarkerName | None = None
    end: EndBonus = EndBonus()


class LayoutData(DataRecord, frozen=True, kw_only=True):
    id: str
    name: str = ""
    """A draft's name for its board; boards of the rulebook are named by the texts of a language."""
    seats: Annotated[list[Annotated[int, msgspec.Meta(ge=2, le=4)]], msgspec.Meta(min_length=1)]
    levels: list[list[tuple[int, int]]]
    black: list[tuple[int, int]] = []
    """The places of black developments, of which seats + 1 are in use (B1)."""
    levels_with_black: list[list[tuple[int, int]]] = []
    """Another shape for boards whose first four levels leave no room for them."""
