"""The records that hold a ruleset's figures, of the base game and of the Ruhr Valley; see data/*.toml."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Annotated, Any, Literal

import msgspec

from game.rules.message import Amount

Count = Annotated[int, msgspec.Meta(ge=0, le=99)]
Some = Annotated[int, msgspec.Meta(ge=1, le=99)]
Signed = Annotated[int, msgspec.Meta(ge=-99, le=99)]
ResourceName = Literal["food", "wood", "coal"]
"""The resources that pay for a distant development: never iron (I2)."""
SeasonName = Literal["spring", "summer", "autumn"]
SectionName = Literal["wheelbarrow", "oil lamp", "lorry"]
NoneName = Literal["none"]
NONE: NoneName = "none"
"""Stands where there is no ability, marker or symbol to score: the way a file takes one away."""
BonusName = Literal["wheelbarrow", "tokens", "oil lamp", "Thaler", "debt", "lorry"]


class DataRecord(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table of the data; unknown keys are refused."""


def spelled(value: Any) -> Any:
    """Return a value as plain tables, the way one would write them: defaults are left out."""
    if isinstance(value, msgspec.Struct):
        told = [one.name for one in _fields(type(value)) if getattr(value, one.name) != _usual(one)]
        return {name: spelled(getattr(value, name)) for name in told}
    if isinstance(value, dict):
        return {key: spelled(entry) for key, entry in value.items()}
    return [spelled(entry) for entry in value] if isinstance(value, list | tuple) else value


@cache
def _fields(record: type[msgspec.Struct]) -> tuple[msgspec.structs.FieldInfo, ...]:
    """Return the fields of a record; asking for them evaluates every annotation."""
    return msgspec.structs.fields(record)


def _usual(field: msgspec.structs.FieldInfo) -> Any:
    made = field.default_factory
    return field.default if made is msgspec.NODEFAULT else made()


Goods = Count | Annotated[list[Count], msgspec.Meta(min_length=1, max_length=4)]
"""A number for all, or one for each in turn; who is beyond the end of the list gets nothing."""


class StartGoods(DataRecord, frozen=True, kw_only=True):
    """The goods on the farms when a game begins (S6), for each seat, or each place in the turn order."""

    food: Goods = 0
    wood: Goods = 0
    coal: Goods = 0
    thaler: Goods = 0

    def of(self, place: int) -> Amounts:
        """Return the goods of a seat, or of a place in the turn order."""
        goods = StartGoods.__struct_fields__
        return Amounts(**{name: _of_place(getattr(self, name), place) for name in goods})

    @property
    def anything(self) -> bool:
        return any(self.of(place) != Amounts() for place in range(4))


class Start(StartGoods, frozen=True, kw_only=True):
    """What seats begin with, and what places in the first turn order bring besides."""

    by_turn: StartGoods = StartGoods()


def _of_place(goods: int | list[int], place: int) -> int:
    if isinstance(goods, int):
        return goods
    return goods[place] if place < len(goods) else 0


class DiskCounts(DataRecord, frozen=True, kw_only=True):
    black: Count = 0
    brown: Count = 0
    yellow: Count = 0


class Pools(DataRecord, frozen=True, kw_only=True):
    reserve: Some
    action: Some
    water: Annotated[list[bool], msgspec.Meta(min_length=4, max_length=4)]
    status: dict[str, str] = {}


class TakingFigures(DataRecord, frozen=True, kw_only=True):
    limit: Some
    value: DiskCounts


class WaterFigures(DataRecord, frozen=True, kw_only=True):
    seasons: list[SeasonName]
    by_year: list[list[SeasonName]] = []
    """The same for year 1, 2 … in its stead, as far as it goes."""
    stops_pinge: Some
    stops_reeling: Some
    stops_tunnel: Some

    def of(self, year: int) -> list[SeasonName]:
        """Return the seasons of a year that begin with water."""
        return self.by_year[year - 1] if year <= len(self.by_year) else self.seasons

    @property
    def ever(self) -> set[SeasonName]:
        """Return the seasons that begin with water in some year."""
        return {*self.seasons}.union(*self.by_year)


class Pinge(DataRecord, frozen=True, kw_only=True):
    coal: Annotated[list[Some], msgspec.Meta(min_length=1, max_length=12)]
    bonus: list[Count]
    status: dict[str, str] = {}


class Tunnel(DataRecord, frozen=True, kw_only=True):
    coal: Annotated[list[Some], msgspec.Meta(min_length=1, max_length=20)]
    vp: list[Count]
    bonus: list[list[SectionName]]
    status: dict[str, str] = {}


class Workers(DataRecord, frozen=True, kw_only=True):
    drain: Some
    synergy: Count


class Amounts(DataRecord, frozen=True, kw_only=True):
    """Amounts of goods, from the supply, or to it for `pay`; `shaft` is coal in the shaft."""

    food: Count = 0
    wood: Count = 0
    coal: Count = 0
    thaler: Count = 0
    vp: Count = 0
    shaft: Count = 0
    water: Count = 0
    iron: Count = 0

    @property
    def said(self) -> tuple[Amount, ...]:
        """Return the amounts as a message carries them."""
        return tuple(Amount(count, name) for name in self.__struct_fields__ if (count := getattr(self, name)))

    @property
    def total(self) -> int:
        """Return the number of all goods together."""
        return sum(getattr(self, name) for name in self.__struct_fields__)


class Losses(DataRecord, frozen=True, kw_only=True):
    """What can be taken from a seat: goods of the farm, coal in the shaft, and water."""

    food: Count = 0
    wood: Count = 0
    coal: Count = 0
    thaler: Count = 0
    shaft: Count = 0
    water: Count = 0
    iron: Count = 0

    @property
    def amounts(self) -> Amounts:
        return Amounts(**{name: getattr(self, name) for name in self.__struct_fields__})


def together(parts: Iterable[Amounts]) -> Amounts:
    """Return the sum of some amounts."""
    some, names = tuple(parts), Amounts.__struct_fields__
    return Amounts(**{name: sum(getattr(part, name) for part in some) for name in names})


class Enhanced(DataRecord, frozen=True, kw_only=True):
    """An Enhanced Tunnel: the sections behind the first two; `iron_only` numbers all sections from 1 (I4)."""

    coal: Annotated[list[Some], msgspec.Meta(max_length=18)]
    vp: list[Count]
    bonus: list[list[SectionName]]
    iron_only: list[Some]
    status: dict[str, str] = {}


class Burner(DataRecord, frozen=True, kw_only=True):
    wood: Some
    coal: Count
    vp: Count
    status: dict[str, str] = {}


class Cable(DataRecord, frozen=True, kw_only=True):
    vp: Count


class Lease(DataRecord, frozen=True, kw_only=True):
    food: Count = 0
    thaler: Count = 0
    wood: Count = 0
    coal: Count = 0
    iron: Count = 0

    @property
    def said(self) -> tuple[Amount, ...]:
        """Return the lease as a message carries it."""
        kinds = ("food", "wood", "coal", "iron", "thaler")
        return tuple(Amount(count, kind) for kind in kinds if (count := getattr(self, kind)))

    @property
    def pieces(self) -> int:
        return self.food + self.thaler + self.wood + self.coal + self.iron


class Winter(DataRecord, frozen=True, kw_only=True):
    coal: Annotated[list[Count], msgspec.Meta(min_length=1)]
    coal_more: Count


EndName = Literal["vp", "section", "development", "prop", "agriculture", "building", "mining"]
"""What somebody who has it never has less of."""


class EndData(DataRecord, frozen=True, kw_only=True):
    """A way to end the game before its last year: somebody has so many of something."""

    have: EndName
    count: Annotated[int, msgspec.Meta(ge=1, le=999)]


Arrivals = Annotated[list[Count], msgspec.Meta(max_length=4)]
"""VP for the first seat to acquire, the second …: at most once for each of 4 seats."""


class Level(DataRecord, frozen=True, kw_only=True):
    arrival: Arrivals
    distant: list[ResourceName]


class Developments(DataRecord, frozen=True, kw_only=True):
    tokens: Some
    tokens_with_module: Some
    thaler_offered: Count
    level: Annotated[list[Level], msgspec.Meta(min_length=1)]


class Final(DataRecord, frozen=True, kw_only=True):
    buildings: list[Count]
    marker: Count
    thaler: list[Count]
    thaler_more: Count
    debt_first: Signed
    debt_more: Signed
    water_free: Count
    water_more: Signed


class BonusData(DataRecord, frozen=True, kw_only=True):
    """The figures of a bonus marker in the final scoring (B6)."""

    buildings: Count = 0
    section: Literal[SectionName, NoneName] = NONE
    tokens: Count = 0
    """So many tokens on developments are 1 VP."""
    vp: Count = 0
    debt: Count = 0
    thaler: Count = 0
    dry: bool = False


class Black(DataRecord, frozen=True, kw_only=True):
    arrival: Arrivals
    bonus: dict[BonusName, BonusData]


class Iron(DataRecord, frozen=True, kw_only=True):
    lease: Lease
    thaler_offered: Count
    prop_vp: Count
    smithy_vp: Count


class Thanksgiving(DataRecord, frozen=True, kw_only=True):
    vp: Count


class Channel(DataRecord, frozen=True, kw_only=True):
    water: Some
    vp: Count


class Market(DataRecord, frozen=True, kw_only=True):
    pay: Amounts
    gain: Amounts


class Valley(DataRecord, frozen=True, kw_only=True):
    """Figures of the developments of section 12."""

    channel: Channel
    thanksgiving: Thanksgiving
    market: Market
    abandoned_farm: Amounts
    schultheiss: Lease
    tipple_vp: Count
    cottage_disks: Some
    community_coal: Some
