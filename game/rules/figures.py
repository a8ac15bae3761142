"""The records that hold a ruleset's figures, of the base game and of the Ruhr Valley; see data/*.toml."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from game.rules.message import Amount

Count = Annotated[int, msgspec.Meta(ge=0, le=99)]
Some = Annotated[int, msgspec.Meta(ge=1, le=99)]
Signed = Annotated[int, msgspec.Meta(ge=-99, le=99)]
ResourceName = Literal["food", "wood", "coal"]
"""The resources that pay for a distant development: never iron (I2)."""
SectionName = Literal["wheelbarrow", "oil lamp", "lorry"]
BonusName = Literal["wheelbarrow", "tokens", "oil lamp", "Thaler", "debt", "lorry"]


class DataRecord(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table of the data; unknown keys are refused."""


def spelled(value: Any) -> Any:
    """Return a value as plain tables, the way one would write them: defaults are left out."""
    if isinstance(value, msgspec.Struct):
        fields = msgspec.structs.fields(type(value))
        told = [field.name for field in fields if getattr(value, field.name) != _usual(field)]
        return {name: spelled(getattr(value, name)) for name in told}
    if isinstance(value, dict):
        return {key: spelled(entry) for key, entry in value.items()}
    return [spelled(entry) for entry in value] if isinstance(value, list | tuple) else value


def _usual(field: msgspec.structs.FieldInfo) -> Any:
    made = field.default_factory
    return field.default if made is msgspec.NODEFAULT else made()


Goods = Count | Annotated[list[Count], msgspec.Meta(min_length=1, max_length=4)]
"""A number for all seats, or one for each in turn; seats beyond the end of the list get nothing."""


class Start(DataRecord, frozen=True, kw_only=True):
    """The goods on the farms when a game begins (S6)."""

    food: Goods = 0
    wood: Goods = 0
    coal: Goods = 0
    thaler: Goods = 0

    def of(self, seat: int) -> Amounts:
        """Return the goods that a seat begins with."""
        return Amounts(**{name: _of_seat(getattr(self, name), seat) for name in self.__struct_fields__})

    @property
    def anything(self) -> bool:
        return any(self.of(seat) != Amounts() for seat in range(4))


def _of_seat(goods: int | list[int], seat: int) -> int:
    if isinstance(goods, int):
        return goods
    return goods[seat] if seat < len(goods) else 0


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
    seasons: list[Literal["spring", "summer", "autumn"]]
    stops_pinge: Some
    stops_reeling: Some
    stops_tunnel: Some


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
    coal_digger: Some
    coal_miner: Some
    haspelknecht: Some
    drain: Some
    synergy: Count
    summer_food: Count


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


class Enhanced(DataRecord, frozen=True, kw_only=True):
    """An Enhanced Tunnel: the sections behind the first two; `iron_only` numbers all sections from 1 (I4)."""

    coal: Annotated[list[Some], msgspec.Meta(max_length=18)]
    vp: list[Count]
    bonus: list[list[SectionName]]
    iron_only: list[Some]
    status: dict[str, str] = {}


class Mill(DataRecord, frozen=True, kw_only=True):
    disks: Some
    yellow: Amounts
    black: Amounts


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
    farm_wood: Count
    barn_food: Count
    coal_store_coal: Count
    workshop_iron: Count


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
    section: SectionName | None = None
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
    workshop: Amounts


class Thanksgiving(DataRecord, frozen=True, kw_only=True):
    vp: Count


class Channel(DataRecord, frozen=True, kw_only=True):
    water: Some
    vp: Count


class Market(DataRecord, frozen=True, kw_only=True):
    pay: Amounts
    gain: Amounts


class Wife(DataRecord, frozen=True, kw_only=True):
    """Tile 19: her actions for a black disk, what she makes of a yellow one."""

    actions: Some
    yellow: Amounts


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
    wife: Wife
