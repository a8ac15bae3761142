"""The records of a ruleset's tiles and layouts (docs/rulesets.md)."""

from __future__ import annotations

from typing import Annotated, Literal, get_args

import msgspec

from game.rules.ruleset.figures import (
    NONE,
    Amounts,
    Count,
    DataRecord,
    Losses,
    NoneName,
    SeasonName,
    SectionName,
    Some,
)

SymbolName = Literal["agriculture", "building", "mining"]
SYMBOLS: tuple[SymbolName, ...] = get_args(SymbolName)
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
CountName = Literal[
    "agriculture",
    "building",
    "mining",
    "development",
    "food",
    "wood",
    "coal",
    "iron",
    "thaler",
    "debt",
    "water",
    "prop",
    "section",
    "marker",
]
"""What a draft can count: symbols, developments, goods on the farm, props, emptied sections, markers."""
SetName = Literal["base", "valley", "black", "iron"]
"""The origin of a tile: the base game, section 12, Black Developments, Iron."""


class EffectOption(DataRecord, frozen=True, kw_only=True):
    gain: Amounts = Amounts()
    pay: Amounts = Amounts()
    then: list[EffectData] = []


class EffectData(DataRecord, frozen=True, kw_only=True):
    """One effect of a tile: exactly one of gain, lose, may, choose, pick, give, debt, take.

    A gain comes once for every `per` of what its owner has of `each`, if that is named. An effect happens
    when the tile is acquired, if it is in this `season` and these years; of a gain or a loss `every` makes it
    happen whenever the season begins.
    """

    gain: Amounts | None = None
    blacks: Count = 0
    each: Literal[CountName, NoneName] = NONE
    per: Some = 1
    season: Literal[SeasonName, NoneName] = NONE
    from_year: Some = 1
    to_year: Count = 0
    """The last year in which it happens; 0 for the last of the game."""
    every: bool = False
    lose: Losses | None = None
    """What goes to the supply, as far as there is any."""
    whom: Literal["others", "all", NoneName] = NONE
    """Who else has a gain or a loss: every other seat, or every other one and the owner."""
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
    """VP for every `per` emptied sections with a symbol, symbols on one's tiles, or others of `each`."""

    section: Literal[SectionName, NoneName] = NONE
    symbol: Literal[SymbolName, NoneName] = NONE
    each: Literal[CountName, NoneName] = NONE
    per: Some = 1
    vp: Some = 1

    @property
    def counts(self) -> CountName | NoneName:
        """Return what it counts on the farm, on the tiles or in the mine, but for symbols of sections."""
        return self.symbol if self.each == NONE else self.each


class TileData(DataRecord, frozen=True, kw_only=True):
    name: str
    set: SetName = "base"
    level: Some
    cost: list[Literal["black", "brown", "yellow", "any"]]
    less: Literal[SymbolName, NoneName, "development"] = NONE
    """Each of these that somebody owns takes a disk of any colour off the cost."""
    symbol: SymbolName
    status: dict[str, str] = {}
    thaler: Count = 0
    effects: list[EffectData] = []
    ability: Literal[AbilityName, NoneName] = NONE
    marker: Literal[MarkerName, NoneName] = NONE
    end: EndBonus = EndBonus()
    removed: bool = False
    """True in a file that takes the development out of the game; no ruleset has it then."""


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
    removed: bool = False
    """True in a file that leaves the board out; no ruleset has it then."""
