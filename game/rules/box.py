"""The printed matter that ruleset and setup put on the table: immutable, shared by all copies of a state."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from itertools import accumulate
from operator import or_
from typing import Any, Final, NamedTuple

from game.rules.crew import Crew, crew
from game.rules.disks import Disks
from game.rules.effects import Effect, Gain, compiled_effects, is_price, is_shared, with_further
from game.rules.ids import TileId
from game.rules.message import BoardName, TileName
from game.rules.moves import Lay
from game.rules.ruleset.checks import KEPT_SECTIONS, Hex, touching
from game.rules.ruleset.figures import NONE, Amounts, Lease, spelled, together
from game.rules.ruleset.files import BASE, Version, lineage
from game.rules.ruleset.loader import called, digest, load_ruleset
from game.rules.ruleset.once import once
from game.rules.ruleset.plain_tables import deciding
from game.rules.ruleset.reach import disk_counts, disks_of
from game.rules.ruleset.records import Ruleset
from game.rules.ruleset.tile_data import SYMBOLS, LayoutData, TileData
from game.rules.ruleset.timing import Timing, timing_of
from game.rules.storage import Storage
from game.rules.terms import PHASES, Ability, Marker, Resource, Season

Cost = tuple[int, int, int, int]
"""Disks a development requires: black, brown, yellow, any."""


class Contents(NamedTuple):
    """The choices of a setup that decide the box: `tunnels` names each seat's, none without Iron."""

    source: str
    seats: int
    layout: str
    tiles: tuple[TileId, ...]
    open_planning: bool = False
    start_abilities: int = 0
    modules: frozenset[str] = frozenset()
    tunnels: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class TileInfo:
    """A development in play, at its place on the board."""

    index: int
    bit: int
    """Itself in a bit set of tiles."""
    id: TileId
    name: str
    set: str
    level: int
    cost: Cost
    less: str | None
    """A symbol, or developments, of which each that a seat owns takes a disk of any colour off the cost."""
    symbol: str
    hex: Hex
    effects: tuple[Effect, ...]
    timing: tuple[Timing | None, ...]
    """When each effect happens; empty if all happen whenever the tile is acquired."""
    ability: Ability | None
    marker: Marker | None
    end_section: str | None
    end_symbol: str | None
    end_each: str | None
    """What it counts besides sections: a symbol, or anything else of which its owner has some (G3)."""
    counts: bool
    """True if an effect brings something for each of what its owner has."""
    end_per: int
    end_vp: int
    arrival: tuple[int, ...]
    distant: tuple[Resource, ...]
    black: bool
    price: Effect | None
    """A first effect that takes something of the farm; without it the tile cannot be acquired (28, 38)."""
    drafted: bool
    """True if a draft changes it, or has it beside those of the base."""
    ruleset: Ruleset = field(compare=False, repr=False)

    @property
    def called(self) -> TileName | str:
        """The tile, for a message to name; the name itself where the ruleset gives it one of its own."""
        return called(self.id, self.name)


@dataclass(frozen=True, slots=True)
class PlayerBoard:
    """The printed board of a seat; `reach[n]` is the coal accessible behind n props.

    `tunnel` names its Enhanced Tunnel, None without Iron; `iron_only` is the bit set of the fields that take
    only iron.
    """

    crew: Crew
    storage: Storage
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


_ABILITIES: Final = {ability.label: ability for ability in Ability}
_MARKERS: Final = {marker.label: marker for marker in Marker}


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
        self.crew = crew(ruleset)
        self._place_tiles(layout)
        tunnels = contents.tunnels or (None,) * seats
        self.storage = Storage(ruleset, self.index)
        self.boards = tuple(player_board(ruleset, self.crew, self.storage, tunnel) for tunnel in tunnels)
        self.disks = disk_counts(ruleset, seats)
        self.start, self.start_by_turn = _starts(ruleset, seats)
        """The goods that each seat begins with, and each place in the turn order; empty if there are none."""
        self.leases: tuple[Lease, ...] = (*ruleset.year, *([ruleset.iron.lease] if self.iron else []))
        self.years = len(self.leases)
        self.phases = PHASES
        """The seasons of a year that are phases of work; then comes winter."""
        self.ends = ruleset.end
        self.resources = tuple(kind for kind in Resource if self.iron or kind != Resource.IRON)
        more = ruleset.developments.tokens_with_module
        self.tokens = more if contents.modules else ruleset.developments.tokens
        self.wet_pools = tuple(ruleset.pools.water[:seats])
        self.wet_years = tuple(
            tuple(season.label in ruleset.water.of(year) for season in Season)
            for year in range(1, self.years + 1)
        )
        """The seasons of each year that begin with water."""
        value = ruleset.taking.value
        self.cart_value = (value.black, value.brown, value.yellow)
        self.taking_limit: int = ruleset.taking.limit
        self.drain: int = ruleset.workers.drain
        self.synergy: int = ruleset.workers.synergy
        self.cottage_disks: int = ruleset.valley.cottage_disks
        self.water_free: int = ruleset.final.water_free
        self.plain_lays: dict[int, tuple[Lay, ...]] = {}
        """The lays of own workers who have no markers, by a number made of all that they depend on."""
        self._open_costs: dict[int, frozenset[Cost]] = {}
        self._meeting: dict[Disks | Lay | tuple[Disks | Lay, int], tuple[TileInfo, ...]] = {}

    def _place_tiles(self, layout: LayoutData) -> None:
        """Place the tiles, and find those that do what few do, for which most games need not look."""
        hexes = [place for level in shape(layout, self.seats, self.black) for place in level]
        placed = enumerate(zip(self.contents.tiles, hexes, strict=True))
        self.tiles = tuple(tile_info(self.ruleset, index, number, place) for index, (number, place) in placed)
        self.index = {tile.id: tile.index for tile in self.tiles}
        self.neighbours = _neighbours(tuple(hexes))
        self.beside = tuple(sum(1 << index for index in near) for near in self.neighbours)
        abilities = (0 if tile.ability is None else tile.ability.bit for tile in self.tiles)
        opened = (self.crew.opened(tile.id) for tile in self.tiles)
        self.enables = tuple(map(or_, abilities, opened))
        """What owners of each tile are able to do, as bit sets: abilities, and fields that the tile opens."""
        self.counting = tuple(tile for tile in self.tiles if tile.end_each and not tile.end_symbol)
        """Those that count something else than symbols at the end (G3)."""
        self.lasting = tuple(tile for tile in self.tiles if any(one and one.every for one in tile.timing))
        """Those that bring or take something whenever a season begins."""
        self.sharing = tuple(tile for tile in self.tiles if any(map(is_shared, tile.effects)))
        """Those that bring others something, or take it."""
        self.yields = bool(self.counting or self.lasting or self.sharing)
        self.offers_horse = any(tile.ability == Ability.TOWPATH_HORSE for tile in self.tiles)
        self.lessens = any(tile.less for tile in self.tiles)
        """True if a development costs some seats less."""
        self.gives = not all(any(tile.cost[: 3 if tile.less else 4]) for tile in self.tiles)
        """True if a development may require no disk."""

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle a box by its contents, so that equal boxes are one object in the other process too."""
        return box_for, (self.contents,)

    def starts(self, seat: int) -> tuple[Amounts, ...]:
        """Return all that a seat may have begun with, by its place in the first turn order (S6)."""
        start = self.start[seat] if self.start else Amounts()
        return tuple(together((start, more)) for more in self.start_by_turn) or (start,)

    def owned(self, tiles: int) -> list[TileInfo]:
        """Return the tiles in play that are in the bit set `tiles`."""
        return [tile for tile in self.tiles if tiles & tile.bit]

    def value_of(self, cart: Disks) -> int:
        """Return the value of a cart for the turn order (D6)."""
        black, brown, yellow = self.cart_value
        return cart[0] * black + cart[1] * brown + cart[2] * yellow

    def open_costs(self, owned: int) -> frozenset[Cost]:
        """Return the requirements of the tiles in play that are not in the bit set `owned`."""
        costs = self._open_costs.get(owned)
        if costs is None:
            costs = frozenset(self.cost(tile, owned) for tile in self.tiles if not owned & tile.bit)
            self._open_costs[owned] = costs
        return costs

    def cost(self, tile: TileInfo, owned: int) -> Cost:
        """Return the disks that a tile requires of an owner of the tiles in a bit set."""
        if tile.less is None:
            return tile.cost
        every = tile.less == "development"
        count = sum(every or one.symbol == tile.less for one in self.owned(owned))
        return *tile.cost[:3], max(tile.cost[3] - count, 0)

    def meeting(self, lay: Lay, owned: int) -> tuple[TileInfo, ...]:
        """Return the tiles in play whose requirement a lay meets exactly (R-17), for such an owner."""
        laid = lay if lay.special else lay.total
        key = (laid, owned) if self.lessens else laid
        tiles = self._meeting.get(key)
        if tiles is None:
            tiles = tuple(tile for tile in self.tiles if self.meets(lay, self.cost(tile, owned)))
            self._meeting[key] = tiles
        return tiles

    def meets(self, lay: Lay, cost: Cost) -> bool:
        """Return True if a lay meets a requirement exactly; the Cottage counts as 2 disks (T1, tile 26)."""
        return meets(lay.total, cost, lay.wild + lay.cottage * self.cottage_disks)


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


@once
def _starts(ruleset: Ruleset, seats: int) -> tuple[tuple[Amounts, ...], tuple[Amounts, ...]]:
    """Return the goods at the beginning by seat, and by place in the turn order, where there are any."""
    start, by_turn = ruleset.start, ruleset.start.by_turn
    own = tuple(map(start.of, range(seats))) if start.anything else ()
    return own, tuple(map(by_turn.of, range(seats))) if by_turn.anything else ()


@lru_cache(maxsize=256)
def _neighbours(hexes: tuple[Hex, ...]) -> tuple[tuple[int, ...], ...]:
    """Return the places that touch each of these."""
    return tuple(tuple(at for at, other in enumerate(hexes) if touching(place, other)) for place in hexes)


def shape(layout: LayoutData, seats: int, black: bool) -> list[list[Hex]]:
    """Return the hexes of a board level by level; Black Developments are a fifth level of seats + 1 (B1)."""
    if not black:
        return layout.levels
    return [*(layout.levels_with_black or layout.levels), layout.black[: seats + 1]]


def player_board(ruleset: Ruleset, workers: Crew, storage: Storage, tunnel: str | None = None) -> PlayerBoard:
    """Return a board with these workers and places, and the mine of the figures: coal behind props (M1, M2).

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
        crew=workers,
        storage=storage,
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


@once
def tile_info(ruleset: Ruleset, index: int, number: TileId, place: Hex) -> TileInfo:
    """Return a development as printed, at its place on the board."""
    data = ruleset.tile[number]
    black = data.set == "black"
    effects = compiled_effects(data.effects)
    arrival, distant = _level(ruleset, data)
    return TileInfo(
        index=index,
        bit=1 << index,
        id=number,
        name=data.name,
        set=data.set,
        level=data.level,
        cost=disks_of(data.cost),
        less=None if data.less == NONE else data.less,
        symbol=data.symbol,
        hex=place,
        effects=effects,
        timing=tuple(map(timing_of, data.effects)) if any(map(timing_of, data.effects)) else (),
        ability=ability_of(data),
        marker=marker_of(data),
        end_section=None if data.end.section == NONE else data.end.section,
        end_symbol=data.end.counts if data.end.counts in SYMBOLS else None,
        end_each=None if data.end.counts == NONE else data.end.counts,
        counts=any(isinstance(one, Gain) and one.each != NONE for one in with_further(effects)),
        end_per=data.end.per,
        end_vp=data.end.vp,
        arrival=arrival,
        distant=distant,
        black=black,
        price=next((effect for effect in effects[:1] if is_price(effect)), None),
        drafted=_is_drafted(ruleset, number),
        ruleset=ruleset,
    )


def ability_of(tile: TileData) -> Ability | None:
    """Return the lasting ability that comes with a development."""
    return _ABILITIES.get(tile.ability)


def marker_of(tile: TileData) -> Marker | None:
    """Return the action marker that comes with a development."""
    return _MARKERS.get(tile.marker)


def _is_drafted(ruleset: Ruleset, number: TileId) -> bool:
    """Return True for a development that is not as in the base; an earlier base is no draft."""
    base = load_ruleset().tile.get(number)
    if base is None or ruleset.name == BASE:
        return base is None
    return bool(deciding(spelled(ruleset.tile[number])) != deciding(spelled(base)))


def _level(ruleset: Ruleset, data: TileData) -> tuple[tuple[int, ...], tuple[Resource, ...]]:
    """Return VP by arrival and the price of a distant development; black ones are never distant (B1, B3)."""
    if data.set == "black":
        return tuple(ruleset.black.arrival), ()
    level = ruleset.developments.level[data.level - 1]
    return tuple(level.arrival), tuple(sorted(Resource[name.upper()] for name in level.distant))
