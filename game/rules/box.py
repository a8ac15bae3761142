"""The printed matter that ruleset and setup put on the table: immutable, shared by all copies of a state."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from itertools import accumulate
from typing import Any

from game.rules.ability_text import whole
from game.rules.effects import Effect, compiled_effects, is_price
from game.rules.figures import Lease
from game.rules.message import BoardName, Message, TileName
from game.rules.moves import Lay
from game.rules.ruleset import Ruleset, called, digest, load_ruleset
from game.rules.ruleset_checks import KEPT_SECTIONS, Hex, touching
from game.rules.ruleset_files import Version, lineage
from game.rules.ruleset_reach import disk_counts, disks_of
from game.rules.terms import Ability, Disks, Marker, Resource, Season
from game.rules.tile_data import LayoutData, TileData
from game.rules.tile_text import ability_of, marker_of, tile_line, tile_sentences

Cost = tuple[int, int, int, int]
"""Disks a development requires: black, brown, yellow, any."""


@dataclass(frozen=True, slots=True)
class Contents:
    """The choices of a setup that decide the box: `tunnels` names each seat's, none without Iron."""

    source: str
    seats: int
    layout: str
    tiles: tuple[str, ...]
    open_planning: bool = False
    start_abilities: int = 0
    modules: frozenset[str] = frozenset()
    tunnels: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class TileInfo:
    """A development in play, at its place on the board."""

    index: int
    id: str
    name: str
    set: str
    level: int
    cost: Cost
    symbol: str
    hex: Hex
    effects: tuple[Effect, ...]
    ability: Ability | None
    marker: Marker | None
    end_section: str | None
    end_symbol: str | None
    arrival: tuple[int, ...]
    distant: tuple[Resource, ...]
    black: bool
    price: Effect | None
    """A first effect that takes something of the farm; without it the tile cannot be acquired (28, 38)."""
    ruleset: Ruleset = field(compare=False, repr=False)

    @property
    def called(self) -> TileName | str:
        """The tile, for a message to name; the name itself where the ruleset gives it one of its own."""
        return called(self.id, self.name)

    @property
    def line(self) -> Message:
        """Return the effects in a few words."""
        return tile_line(self.ruleset, self.ruleset.tile[self.id])

    @property
    def text(self) -> Message:
        """Return the effects in full sentences."""
        return whole(tile_sentences(self.ruleset, self.ruleset.tile[self.id]))


@dataclass(frozen=True, slots=True)
class PlayerBoard:
    """The printed mine of a seat; `reach[n]` is the coal accessible behind n props.

    `tunnel` names its Enhanced Tunnel, None without Iron; `iron_only` is the bit set of the fields that take
    only iron.
    """

    pinge_coal: tuple[int, ...]
    tunnel_coal: tuple[int, ...]
    tunnel_vp: tuple[int, ...]
    tunnel_bonus: tuple[tuple[str, ...], ...]
    pinge_reach: tuple[int, ...]
    tunnel_reach: tuple[int, ...]
    pinge_size: int
    tunnel_size: int
    pinge_fields: int
    tunnel_fields: int
    stops_pinge: int
    stops_reeling: int
    stops_tunnel: int
    tunnel: str | None = None
    iron_only: int = 0


class Box:
    """The game's printed matter, compiled for one board and number of seats; never changed."""

    def __init__(self, ruleset: Ruleset, digest: str, layout: LayoutData, contents: Contents) -> None:
        seats = contents.seats
        self.ruleset = ruleset
        self.contents = contents
        self.source = contents.source
        self.digest = digest
        self.seats = seats
        self.layout = layout.id
        self.layout_said = BoardName(layout.id, layout.name)
        self.open_planning = contents.open_planning
        self.start_abilities = contents.start_abilities
        self.black = "black" in contents.modules
        self.iron = "iron" in contents.modules
        self.tiles = _placed(ruleset, shape(layout, seats, self.black), contents.tiles)
        self.index = {tile.id: tile.index for tile in self.tiles}
        self.neighbours = tuple(
            tuple(other.index for other in self.tiles if touching(tile.hex, other.hex)) for tile in self.tiles
        )
        self.beside = tuple(sum(1 << index for index in near) for near in self.neighbours)
        self.boards = tuple(player_board(ruleset, tunnel) for tunnel in contents.tunnels or (None,) * seats)
        self.disks = disk_counts(ruleset, seats)
        self.start = tuple(map(ruleset.start.of, range(seats))) if ruleset.start.anything else ()
        """The goods that each seat begins with; empty if no seat begins with any (S6)."""
        self.leases: tuple[Lease, ...] = (*ruleset.year, *([ruleset.iron.lease] if self.iron else []))
        self.years = len(self.leases)
        self.resources = tuple(kind for kind in Resource if self.iron or kind != Resource.IRON)
        more = ruleset.developments.tokens_with_module
        self.tokens = more if contents.modules else ruleset.developments.tokens
        self.wet_pools = tuple(ruleset.pools.water[:seats])
        self.wet_seasons = tuple(season.label in ruleset.water.seasons for season in Season)
        value = ruleset.taking.value
        self.cart_value = (value.black, value.brown, value.yellow)
        self.offers_horse = any(tile.ability == Ability.TOWPATH_HORSE for tile in self.tiles)
        self._open_costs: dict[int, frozenset[Cost]] = {}
        self._meeting: dict[Disks | Lay, tuple[TileInfo, ...]] = {}

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle a box by its contents, so that equal boxes are one object in the other process too."""
        return box_for, (self.contents,)

    def owned(self, tiles: int) -> list[TileInfo]:
        """Return the tiles in play that are in the bit set `tiles`."""
        return [tile for tile in self.tiles if tiles >> tile.index & 1]

    def value_of(self, cart: Disks) -> int:
        """Return the value of a cart for the turn order (D6)."""
        black, brown, yellow = self.cart_value
        return cart[0] * black + cart[1] * brown + cart[2] * yellow

    def open_costs(self, owned: int) -> frozenset[Cost]:
        """Return the requirements of the tiles in play that are not in the bit set `owned`."""
        costs = self._open_costs.get(owned)
        if costs is None:
            costs = frozenset(tile.cost for tile in self.tiles if not owned >> tile.index & 1)
            self._open_costs[owned] = costs
        return costs

    def meeting(self, lay: Lay) -> tuple[TileInfo, ...]:
        """Return the tiles in play whose requirement a lay meets exactly (R-17)."""
        key = lay if lay.special else lay.total
        tiles = self._meeting.get(key)
        if tiles is None:
            tiles = tuple(tile for tile in self.tiles if self.meets(lay, tile.cost))
            self._meeting[key] = tiles
        return tiles

    def meets(self, lay: Lay, cost: Cost) -> bool:
        """Return True if a lay meets a requirement exactly; the Cottage counts as 2 disks (T1, tile 26)."""
        return meets(lay.total, cost, lay.wild + lay.cottage * self.ruleset.valley.cottage_disks)


def box_for(contents: Contents) -> Box:
    """Return the box of a game; all games on one board share it."""
    return _box(contents, lineage(contents.source))


@lru_cache(maxsize=256)
def _box(contents: Contents, versions: tuple[Version, ...]) -> Box:
    """Return the box; `versions` keeps two versions of a ruleset file apart."""
    ruleset = load_ruleset(contents.source)
    layout = next(entry for entry in ruleset.layout if entry.id == contents.layout)
    return Box(ruleset, digest(contents.source), layout, contents)


def meets(disks: Disks, cost: Cost, wild: int = 0) -> bool:
    """Return True if disks meet a requirement exactly: colour by colour, the rest of any colour (T1, R-17).

    `wild` counts further disks that are of any colour.
    """
    black, brown, yellow = disks
    if black + brown + yellow + wild != cost[0] + cost[1] + cost[2] + cost[3]:
        return False
    if not wild:
        return black >= cost[0] and brown >= cost[1] and yellow >= cost[2]
    return max(cost[0] - black, 0) + max(cost[1] - brown, 0) + max(cost[2] - yellow, 0) <= wild


def shape(layout: LayoutData, seats: int, black: bool) -> list[list[Hex]]:
    """Return the hexes of a board level by level; Black Developments are a fifth level of seats + 1 (B1)."""
    if not black:
        return layout.levels
    return [*(layout.levels_with_black or layout.levels), layout.black[: seats + 1]]


def player_board(ruleset: Ruleset, tunnel: str | None = None) -> PlayerBoard:
    """Return the mine as the figures describe it: coal in groups behind prop fields (M1, M2).

    `tunnel` names the Enhanced Tunnel that covers all but the first two sections (I4).
    """
    pinge = tuple(ruleset.pinge.coal)
    printed, iron_only = ruleset.tunnel, 0
    coal, vp, bonus = list(printed.coal), list(printed.vp), list(printed.bonus)
    if tunnel is not None:
        enhanced = next(entry for name, entry in ruleset.enhanced_tunnel.items() if name == tunnel)
        coal[KEPT_SECTIONS:], vp[KEPT_SECTIONS:] = enhanced.coal, enhanced.vp
        bonus[KEPT_SECTIONS:] = enhanced.bonus
        iron_only = sum(1 << section - 1 for section in enhanced.iron_only)
    return PlayerBoard(
        pinge_coal=pinge,
        tunnel_coal=tuple(coal),
        tunnel_vp=tuple(vp),
        tunnel_bonus=tuple(tuple(symbols) for symbols in bonus),
        pinge_reach=tuple(accumulate(pinge)),
        tunnel_reach=(0, *accumulate(coal)),
        pinge_size=sum(pinge),
        tunnel_size=sum(coal),
        pinge_fields=len(pinge) - 1,
        tunnel_fields=len(coal),
        stops_pinge=ruleset.water.stops_pinge,
        stops_reeling=ruleset.water.stops_reeling,
        stops_tunnel=ruleset.water.stops_tunnel,
        tunnel=tunnel,
        iron_only=iron_only,
    )


def _placed(ruleset: Ruleset, levels: list[list[Hex]], tiles: tuple[str, ...]) -> tuple[TileInfo, ...]:
    hexes = [place for level in levels for place in level]
    return tuple(
        tile_info(ruleset, index, number, place)
        for index, (number, place) in enumerate(zip(tiles, hexes, strict=True))
    )


def tile_info(ruleset: Ruleset, index: int, number: str, place: Hex) -> TileInfo:
    """Return a development as printed, at its place on the board."""
    data = ruleset.tile[number]
    black = data.set == "black"
    effects = compiled_effects(data.effects)
    arrival, distant = _level(ruleset, data)
    return TileInfo(
        index=index,
        id=number,
        name=data.name,
        set=data.set,
        level=data.level,
        cost=disks_of(data.cost),
        symbol=data.symbol,
        hex=place,
        effects=effects,
        ability=ability_of(data),
        marker=marker_of(data),
        end_section=data.end.section,
        end_symbol=data.end.symbol,
        arrival=arrival,
        distant=distant,
        black=black,
        price=next((effect for effect in effects[:1] if is_price(effect)), None),
        ruleset=ruleset,
    )


def _level(ruleset: Ruleset, data: TileData) -> tuple[tuple[int, ...], tuple[Resource, ...]]:
    """Return VP by arrival and the price of a distant development; black ones are never distant (B1, B3)."""
    if data.set == "black":
        return tuple(ruleset.black.arrival), ()
    level = ruleset.developments.level[data.level - 1]
    return tuple(level.arrival), tuple(sorted(Resource[name.upper()] for name in level.distant))
