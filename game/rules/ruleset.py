"""Figures, tiles and layouts as data: the records they fill and their one validating loader."""

from __future__ import annotations

import hashlib
from functools import lru_cache
from typing import Annotated, Any, Literal

import msgspec

from game.rules.ruleset_checks import contradictions
from game.rules.ruleset_files import RulesetError, changed, tables

Count = Annotated[int, msgspec.Meta(ge=0, le=99)]
Some = Annotated[int, msgspec.Meta(ge=1, le=99)]
ResourceName = Literal["food", "wood", "coal"]
"""What pays for a distant development: never iron (I2)."""
SymbolName = Literal["agriculture", "building", "mining"]
SectionName = Literal["wheelbarrow", "oil lamp", "lorry"]
SetName = Literal["base", "valley", "black", "iron"]
"""Where a tile comes from: the base game, section 12, Black Developments, Iron."""
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
BonusName = Literal["wheelbarrow", "tokens", "oil lamp", "Thaler", "debt", "lorry"]
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


class _Record(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table of the data; a key it does not know is refused."""


class DiskCounts(_Record, frozen=True, kw_only=True):
    black: Count = 0
    brown: Count = 0
    yellow: Count = 0


class Pools(_Record, frozen=True, kw_only=True):
    reserve: Some
    action: Some
    water: list[bool]
    status: dict[str, str] = {}


class Taking(_Record, frozen=True, kw_only=True):
    limit: Some
    value: DiskCounts


class WaterFigures(_Record, frozen=True, kw_only=True):
    seasons: list[Literal["spring", "summer", "autumn"]]
    stops_pinge: Some
    stops_reeling: Some
    stops_tunnel: Some


class Pinge(_Record, frozen=True, kw_only=True):
    coal: list[Some]
    bonus: list[Count]
    status: dict[str, str] = {}


class Tunnel(_Record, frozen=True, kw_only=True):
    coal: list[Some]
    vp: list[Count]
    bonus: list[list[SectionName]]
    status: dict[str, str] = {}


class Workers(_Record, frozen=True, kw_only=True):
    coal_digger: Some
    coal_miner: Some
    haspelknecht: Some
    drain: Some
    synergy: Count
    summer_food: Count


class Amounts(_Record, frozen=True, kw_only=True):
    """What comes from the supply, or with `pay` goes there; `shaft` is coal in the shaft."""

    food: Count = 0
    wood: Count = 0
    coal: Count = 0
    thaler: Count = 0
    vp: Count = 0
    shaft: Count = 0
    water: Count = 0
    iron: Count = 0


class Enhanced(_Record, frozen=True, kw_only=True):
    """An Enhanced Tunnel: the sections behind the first two; `iron_only` numbers all sections from 1 (I4)."""

    coal: list[Some]
    vp: list[Count]
    bonus: list[list[SectionName]]
    iron_only: list[Some]
    status: dict[str, str] = {}


class Mill(_Record, frozen=True, kw_only=True):
    disks: Some
    yellow: Amounts
    black: Amounts


class Burner(_Record, frozen=True, kw_only=True):
    wood: Some
    coal: Count
    vp: Count
    status: dict[str, str] = {}


class Cable(_Record, frozen=True, kw_only=True):
    vp: Count


class Lease(_Record, frozen=True, kw_only=True):
    food: Count = 0
    thaler: Count = 0
    wood: Count = 0
    coal: Count = 0
    iron: Count = 0


class Winter(_Record, frozen=True, kw_only=True):
    coal: Annotated[list[Count], msgspec.Meta(min_length=1)]
    coal_more: Count
    farm_wood: Count
    barn_food: Count
    coal_store_coal: Count
    workshop_iron: Count


class Level(_Record, frozen=True, kw_only=True):
    arrival: list[Count]
    distant: list[ResourceName]


class Developments(_Record, frozen=True, kw_only=True):
    tokens: Some
    tokens_with_module: Some
    thaler_offered: Count
    level: Annotated[list[Level], msgspec.Meta(min_length=1)]


class Final(_Record, frozen=True, kw_only=True):
    buildings: list[Count]
    marker: Count
    thaler: list[Count]
    thaler_more: Count
    debt_first: int
    debt_more: int
    water_free: Count
    water_more: int


class BonusData(_Record, frozen=True, kw_only=True):
    """What a bonus marker does in the final scoring (B6)."""

    summary: str
    buildings: Count = 0
    section: SectionName | None = None
    tokens: Count = 0
    """So many tokens on developments are 1 VP."""
    vp: Count = 0
    debt: Count = 0
    thaler: Count = 0
    dry: bool = False


class Black(_Record, frozen=True, kw_only=True):
    arrival: list[Count]
    bonus: dict[BonusName, BonusData]


class Iron(_Record, frozen=True, kw_only=True):
    lease: Lease
    thaler_offered: Count
    prop_vp: Count
    smithy_vp: Count
    workshop: Amounts


class Thanksgiving(_Record, frozen=True, kw_only=True):
    vp: Count


class Channel(_Record, frozen=True, kw_only=True):
    water: Some
    vp: Count


class Market(_Record, frozen=True, kw_only=True):
    pay: Amounts
    gain: Amounts


class Wife(_Record, frozen=True, kw_only=True):
    """Tile 19: her actions for a black disk, what she makes of a yellow one."""

    actions: Some
    yellow: Amounts


class Valley(_Record, frozen=True, kw_only=True):
    """Figures of the developments of section 12."""

    channel: Channel
    thanksgiving: Thanksgiving
    market: Market
    abandoned_farm: Amounts
    schultheiss: Lease
    tipple_vp: Count
    cottage_disks: Some
    community_coal: Some
    wife: Wife


class Option(_Record, frozen=True, kw_only=True):
    gain: Amounts = Amounts()
    pay: Amounts = Amounts()
    text: str = ""
    then: list[EffectData] = []


class EffectData(_Record, frozen=True, kw_only=True):
    """One effect of a tile: exactly one of gain, may, choose, pick, give, debt, take."""

    gain: Amounts | None = None
    blacks: Count = 0
    may: Literal["dig", "drain"] | None = None
    most: Some = 1
    choose: list[Option] = []
    optional: bool = False
    needed: bool = False
    pick: Count = 0
    among: list[Amounts] = []
    give: Literal["farm", "mine", "shaft", "tile"] | None = None
    debt: Count = 0
    take: Literal["marker", "bonus", "Kiepenkerl"] | None = None


class EndBonus(_Record, frozen=True, kw_only=True):
    """1 VP for each emptied section with a symbol, or each symbol on one's tiles."""

    section: SectionName | None = None
    symbol: SymbolName | None = None


class TileData(_Record, frozen=True, kw_only=True):
    name: str
    set: SetName = "base"
    level: Some
    cost: list[Literal["black", "brown", "yellow", "any"]]
    symbol: SymbolName
    summary: str
    text: str = ""
    status: dict[str, str] = {}
    thaler: Count = 0
    effects: list[EffectData] = []
    ability: AbilityName | None = None
    marker: MarkerName | None = None
    end: EndBonus = EndBonus()


class LayoutData(_Record, frozen=True, kw_only=True):
    name: str
    seats: list[Annotated[int, msgspec.Meta(ge=2, le=4)]]
    levels: list[list[tuple[int, int]]]
    black: list[tuple[int, int]] = []
    """The places of black developments, seats + 1 of them in use (B1)."""
    levels_with_black: list[list[tuple[int, int]]] = []
    """Another shape where the first four levels leave no room for them."""


class Ruleset(_Record, frozen=True, kw_only=True):
    """All figures of a game; see data/*.toml for what each means and how sure it is."""

    name: str
    disks: dict[Literal["2", "3", "4"], DiskCounts]
    pools: Pools
    taking: Taking
    water: WaterFigures
    pinge: Pinge
    tunnel: Tunnel
    workers: Workers
    mill: Mill
    burner: Burner
    cable: Cable
    year: Annotated[list[Lease], msgspec.Meta(min_length=1, max_length=9)]
    winter: Winter
    developments: Developments
    final: Final
    enhanced_tunnel: dict[Literal["A", "B1", "B2", "B3", "B4"], Enhanced]
    black: Black
    iron: Iron
    valley: Valley
    tile: dict[str, TileData]
    layout: list[LayoutData]


BASE = "base"


def load_ruleset(source: str = BASE) -> Ruleset:
    """The ruleset "base", or the base with what the TOML file at `source` changes.

    Raises RulesetError with file, key and reason.
    """
    return _loaded(source, _edition(source))


def digest(source: str) -> str:
    """Eight hex digits that change with any figure, so that a record knows the rules it was played by.

    How sure a figure is and the words on a tile change nothing. Raises RulesetError.
    """
    return _digest(source, _edition(source))


def _edition(source: str) -> int:
    """Tells two versions of a file apart, so that an edited one is read again."""
    return 0 if source == BASE else changed(source)


@lru_cache(maxsize=64)
def _loaded(source: str, edition: int) -> Ruleset:
    return _checked(tables(None if source == BASE else source), source)


@lru_cache(maxsize=64)
def _digest(source: str, edition: int) -> str:
    plain = _without(msgspec.to_builtins(_loaded(source, edition)), ("status", "summary", "text"))
    return hashlib.sha256(msgspec.json.encode(plain, order="deterministic")).hexdigest()[:8]


def _without(value: Any, keys: tuple[str, ...]) -> Any:
    if isinstance(value, dict):
        return {key: _without(entry, keys) for key, entry in value.items() if key not in keys}
    return [_without(entry, keys) for entry in value] if isinstance(value, list | tuple) else value


def _checked(plain: dict[str, Any], source: str) -> Ruleset:
    unknown = set(plain) - set(Ruleset.__struct_fields__)
    if unknown:
        raise RulesetError(
            f"{source}: {sorted(unknown)[0]}: no such section; known are "
            f"{', '.join(Ruleset.__struct_fields__)}"
        )
    parts = {}
    for field in msgspec.structs.fields(Ruleset):
        parts[field.name] = _section(plain[field.name], field.type, field.name, source)
    ruleset = Ruleset(**parts)
    problem = contradictions(ruleset)
    if problem:
        raise RulesetError(f"{source}: {problem}")
    return ruleset


def _section(value: Any, kind: Any, key: str, source: str) -> Any:
    """Converts one section; tables of tables go entry by entry so that the message names the entry."""
    if key == "tile" and isinstance(value, dict):
        return {name: _section(entry, TileData, f"tile.{name}", source) for name, entry in value.items()}
    try:
        return msgspec.convert(value, kind)
    except msgspec.ValidationError as error:
        reason, _, where = str(error).partition(" - at `$")
        raise RulesetError(f"{source}: {key}{where.rstrip('`')}: {reason}") from None
