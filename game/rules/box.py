"""What the ruleset and the setup put on the table: immutable, shared by all copies of a state."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate

from game.rules.effects import Effect, compiled_effects
from game.rules.ruleset import LayoutData, Ruleset
from game.rules.ruleset_checks import Hex, touching
from game.rules.terms import Ability, Colour, Disks, Marker, Resource, Season

Cost = tuple[int, int, int, int]
"""Disks a development requires: black, brown, yellow, any."""


@dataclass(frozen=True, slots=True)
class TileInfo:
    """A development in play, at its place on the board."""

    index: int
    id: str
    name: str
    level: int
    cost: Cost
    symbol: str
    summary: str
    text: str
    hex: Hex
    effects: tuple[Effect, ...]
    ability: Ability | None
    marker: Marker | None
    end_section: str | None
    end_symbol: str | None
    arrival: tuple[int, ...]
    distant: tuple[Resource, ...]


@dataclass(frozen=True, slots=True)
class PlayerBoard:
    """The printed mine of a seat; `reach[n]` is the coal accessible behind n props."""

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


class Box:
    """The game's printed matter, compiled for one board and number of seats; never changed."""

    def __init__(
        self,
        ruleset: Ruleset,
        source: str,
        figures: str,
        seats: int,
        layout: LayoutData,
        tiles: tuple[str, ...],
        open_planning: bool,
        start_abilities: int,
    ) -> None:
        self.ruleset = ruleset
        self.source = source
        self.figures = figures
        self.seats = seats
        self.layout = layout.name
        self.open_planning = open_planning
        self.start_abilities = start_abilities
        self.tiles = _placed(ruleset, layout, tiles)
        self.index = {tile.id: tile.index for tile in self.tiles}
        self.neighbours = tuple(
            tuple(other.index for other in self.tiles if touching(tile.hex, other.hex)) for tile in self.tiles
        )
        self.beside = tuple(sum(1 << index for index in near) for near in self.neighbours)
        self.board = player_board(ruleset)
        self.disks = disk_counts(ruleset, seats)
        self.years = len(ruleset.year)
        self.wet_pools = tuple(ruleset.pools.water[:seats])
        self.wet_seasons = tuple(season.label in ruleset.water.seasons for season in Season)
        value = ruleset.taking.value
        self.cart_value = (value.black, value.brown, value.yellow)
        self._open_costs: dict[int, frozenset[Cost]] = {}
        self._meeting: dict[Disks, tuple[TileInfo, ...]] = {}

    def open_costs(self, owned: int) -> frozenset[Cost]:
        """What the tiles in play require that are not in the bit set `owned`."""
        costs = self._open_costs.get(owned)
        if costs is None:
            costs = frozenset(tile.cost for tile in self.tiles if not owned >> tile.index & 1)
            self._open_costs[owned] = costs
        return costs

    def meeting(self, disks: Disks) -> tuple[TileInfo, ...]:
        """The tiles in play whose requirement these disks meet exactly (R-17)."""
        tiles = self._meeting.get(disks)
        if tiles is None:
            tiles = tuple(tile for tile in self.tiles if meets(disks, tile.cost))
            self._meeting[disks] = tiles
        return tiles


def meets(disks: Disks, cost: Cost) -> bool:
    """Whether disks are exactly what a requirement asks: coloured by colour, the rest any (T1, R-17)."""
    black, brown, yellow = disks
    return (
        black >= cost[0]
        and brown >= cost[1]
        and yellow >= cost[2]
        and black + brown + yellow == cost[0] + cost[1] + cost[2] + cost[3]
    )


def disk_counts(ruleset: Ruleset, seats: int) -> Disks:
    """The disks in play for so many seats (S2)."""
    counts = ruleset.disks["2" if seats == 2 else "3" if seats == 3 else "4"]
    return counts.black, counts.brown, counts.yellow


def player_board(ruleset: Ruleset) -> PlayerBoard:
    """The mine as the figures describe it: groups behind fields, the Pinge's first group free (M1, M2)."""
    pinge, tunnel = tuple(ruleset.pinge.coal), tuple(ruleset.tunnel.coal)
    return PlayerBoard(
        pinge_coal=pinge,
        tunnel_coal=tunnel,
        tunnel_vp=tuple(ruleset.tunnel.vp),
        tunnel_bonus=tuple(tuple(symbols) for symbols in ruleset.tunnel.bonus),
        pinge_reach=tuple(accumulate(pinge)),
        tunnel_reach=(0, *accumulate(tunnel)),
        pinge_size=sum(pinge),
        tunnel_size=sum(tunnel),
        pinge_fields=len(pinge) - 1,
        tunnel_fields=len(tunnel),
        stops_pinge=ruleset.water.stops_pinge,
        stops_reeling=ruleset.water.stops_reeling,
        stops_tunnel=ruleset.water.stops_tunnel,
    )


def _placed(ruleset: Ruleset, layout: LayoutData, tiles: tuple[str, ...]) -> tuple[TileInfo, ...]:
    hexes = [place for level in layout.levels for place in level]
    return tuple(
        _tile_info(ruleset, index, number, place)
        for index, (number, place) in enumerate(zip(tiles, hexes, strict=True))
    )


def _cost(names: Sequence[str]) -> Cost:
    black, brown, yellow = (names.count(colour.label) for colour in Colour)
    return black, brown, yellow, names.count("any")


def _tile_info(ruleset: Ruleset, index: int, number: str, place: Hex) -> TileInfo:
    data = ruleset.tile[number]
    level = ruleset.developments.level[data.level - 1]
    return TileInfo(
        index=index,
        id=number,
        name=data.name,
        level=data.level,
        cost=_cost(data.cost),
        symbol=data.symbol,
        summary=data.summary,
        text=data.text or data.summary,
        hex=place,
        effects=compiled_effects(data.effects),
        ability=next((ability for ability in Ability if ability.label == data.ability), None),
        marker=next((marker for marker in Marker if marker.label == data.marker), None),
        end_section=data.end.section,
        end_symbol=data.end.symbol,
        arrival=tuple(level.arrival),
        distant=tuple(sorted(Resource[name.upper()] for name in level.distant)),
    )
