"""The horizon of a decision: the rest of the game, as numbers for every priority."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import accumulate
from typing import Any

from game.rules.box import Box, PlayerBoard, TileInfo
from game.rules.engine import end_reached
from game.rules.ruleset import Lease
from game.rules.state import GameState
from game.rules.terms import Ability


@dataclass(frozen=True, slots=True, eq=False)
class Horizon:
    """The time left after the present phase, or winter."""

    box: Box
    season: int
    phases: int
    """Phases of the game after this one."""
    phases_this_year: int
    winters: int
    """Winters whose storage is still to come, including this year's."""
    lease: Lease
    """The rest of this winter's lease."""
    food_due: int
    """Food and Thaler of this lease."""
    thaler_due: int
    thaler_later: int
    """Thaler that the leases of later years ask."""
    iron_later: int
    wet_next: bool
    """True if the next phase begins with water."""
    waters: int
    """Spring and autumn waters still to come."""
    coal_counts: bool
    """True if this year's winter scoring is still to come."""
    raw_goods_due: bool
    """True if this winter's lease asks for more than food and Thaler."""
    under_schultheiss: Horizon | None = None
    """The same horizon for a seat that pays the lease of the Schultheiss (46)."""

    @property
    def last_phase_of_year(self) -> bool:
        return self.phases_this_year == 0


@lru_cache(maxsize=1_024)
def _horizon(box: Box, year: int, season: int, scored: bool, paid: bool) -> Horizon:
    leases = [Lease() if paid else box.leases[year - 1], *box.leases[year:]]
    last = box.phases[-1]
    this_year = max(last - season, 0)
    wet = list(box.wet_years[year - 1][season + 1 : last + 1])
    for seasons in box.wet_years[year:]:
        wet += seasons[: last + 1]
    horizon = Horizon(
        box=box,
        season=season,
        phases=this_year + (last + 1) * (box.years - year),
        phases_this_year=this_year,
        winters=box.years - year + 1,
        **_asked(leases),
        wet_next=bool(wet and wet[0]),
        waters=sum(wet),
        coal_counts=not scored,
    )
    if all(tile.ability != Ability.SCHULTHEISS for tile in box.tiles):
        return horizon
    always = box.ruleset.valley.schultheiss
    later = [always] * (len(leases) - 1)
    under_schultheiss = replace(horizon, **_asked([Lease() if paid else always, *later]))
    return replace(horizon, under_schultheiss=under_schultheiss)


def _asked(leases: Sequence[Lease]) -> dict[str, Any]:
    now, later = leases[0], leases[1:]
    return {
        "lease": now,
        "food_due": now.food,
        "thaler_due": now.thaler,
        "raw_goods_due": bool(now.wood or now.coal or now.iron),
        "thaler_later": sum(lease.thaler for lease in later),
        "iron_later": sum(lease.iron for lease in later),
    }


def horizon_of(state: GameState, *, scored: bool = False, paid: bool = False) -> Horizon:
    """Return the horizon of a state; in winter the caller says which parts of it are over."""
    horizon = _horizon(state.box, state.year, state.season, scored, paid)
    return _last(horizon) if state.box.ends and end_reached(state) else horizon


def _last(horizon: Horizon) -> Horizon:
    """Return the horizon of a game that ends with the next winter, before its last year."""
    return _changed(
        horizon,
        phases=0,
        phases_this_year=0,
        winters=1,
        thaler_later=0,
        iron_later=0,
        wet_next=False,
        waters=0,
    )


def _changed(horizon: Horizon, **fields: Any) -> Horizon:
    """Return the horizon with other values of these fields, also for who is under the Schultheiss."""
    under = horizon.under_schultheiss
    other = None if under is None else replace(under, **fields)
    return replace(horizon, under_schultheiss=other, **fields)


@lru_cache(maxsize=1_024)
def horizon_before(box: Box, year: int, season: int) -> Horizon:
    """Return the horizon at the beginning of a phase, after its water."""
    horizon = _horizon(box, year, season - 1, False, False)
    return _changed(horizon, wet_next=False, waters=horizon.waters - horizon.wet_next)


@dataclass(frozen=True, slots=True, eq=False)
class TunnelWorth:
    """The worth of a Tunnel by coal dug: whole sections, and a part of the next one."""

    emptied: tuple[int, ...]
    begun: tuple[float, ...]
    """The share of the next section's coal that is dug."""
    vp: tuple[int, ...]
    """VP of the first n sections."""
    symbols: dict[str, tuple[int, ...]]
    """For each symbol that a tile or bonus marker scores: its sections among the first n."""
    tiles: tuple[tuple[TileInfo, tuple[int, ...]], ...]
    """The tiles that score sections, each with its sections among the first n."""


def tunnel_worth_of(box: Box, board: PlayerBoard) -> TunnelWorth:
    """Return the worth of a seat's Tunnel; it is made once."""
    return _tunnel_worth(box, board.tunnel)


@lru_cache(maxsize=256)
def _tunnel_worth(box: Box, tunnel: str | None) -> TunnelWorth:
    board = next(board for board in box.boards if board.tunnel == tunnel)
    reach = board.tunnel_reach
    emptied, begun = [], []
    for dug in range(board.tunnel_size + 1):
        whole = sum(end <= dug for end in reach[1:])
        size = board.tunnel_coal[whole] if whole < board.tunnel_fields else 1
        emptied.append(whole)
        begun.append((dug - reach[whole]) / size)
    scoring = [tile.end_section for tile in box.tiles]
    scoring += [bonus.section for bonus in box.ruleset.black.bonus.values()]
    symbols = {
        symbol: (0, *accumulate(int(symbol in bonus) for bonus in board.tunnel_bonus))
        for symbol in scoring
        if symbol is not None
    }
    return TunnelWorth(
        emptied=tuple(emptied),
        begun=tuple(begun),
        vp=(0, *accumulate(board.tunnel_vp)),
        symbols=symbols,
        tiles=tuple((tile, symbols[tile.end_section]) for tile in box.tiles if tile.end_section is not None),
    )
