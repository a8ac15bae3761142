"""Where in the game a decision stands: what is still to come, as numbers that every priority may ask."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import accumulate

from game.rules.box import Box
from game.rules.state import GameState
from game.rules.terms import Season

_LAST = Season.AUTUMN


@dataclass(frozen=True, slots=True, eq=False)
class Moment:
    """The time that is left when the present phase, or winter, has been played."""

    box: Box
    season: int
    phases: int
    """Phases of the game after this one."""
    phases_this_year: int
    winters: int
    """Winters whose storage is still to come, this year's among them."""
    lease_food: int
    lease_thaler: int
    thaler_later: int
    """Thaler that the leases of later years ask."""
    wet_next: bool
    """Whether the next phase begins with water."""
    waters: int
    """Spring and autumn waters still to come."""
    coal_counts: bool
    """Whether this year's winter scoring is still to come."""

    @property
    def last_phase_of_year(self) -> bool:
        return self.phases_this_year == 0


@lru_cache(maxsize=1_024)
def _moment(box: Box, year: int, season: int, scored: bool, paid: bool) -> Moment:
    years, lease = box.years, box.ruleset.year
    this_year = max(_LAST - season, 0)
    wet = list(box.wet_seasons[season + 1 : _LAST + 1]) + list(box.wet_seasons[: _LAST + 1]) * (years - year)
    return Moment(
        box=box,
        season=season,
        phases=this_year + (_LAST + 1) * (years - year),
        phases_this_year=this_year,
        winters=years - year + 1,
        lease_food=0 if paid else lease[year - 1].food,
        lease_thaler=0 if paid else lease[year - 1].thaler,
        thaler_later=sum(entry.thaler for entry in lease[year:]),
        wet_next=bool(wet and wet[0]),
        waters=sum(wet),
        coal_counts=not scored,
    )


def moment_of(state: GameState, *, scored: bool = False, paid: bool = False) -> Moment:
    """The moment of a state; in winter the caller says what of it is over."""
    return _moment(state.box, state.year, state.season, scored, paid)


@dataclass(frozen=True, slots=True, eq=False)
class Chart:
    """What a box's Tunnel is worth, by coal dug: whole sections, and the part of the one begun."""

    emptied: tuple[int, ...]
    begun: tuple[float, ...]
    """The share of the next section's coal that is dug."""
    vp: tuple[int, ...]
    """VP of the first n sections."""
    symbols: dict[str, tuple[int, ...]]
    """For each symbol that a tile in play scores: sections with it among the first n."""


@lru_cache(maxsize=256)
def chart_of(box: Box) -> Chart:
    """The chart of a box, made once."""
    board = box.boards[0]
    reach = board.tunnel_reach
    emptied, begun = [], []
    for dug in range(board.tunnel_size + 1):
        whole = sum(end <= dug for end in reach[1:])
        size = board.tunnel_coal[whole] if whole < board.tunnel_fields else 1
        emptied.append(whole)
        begun.append((dug - reach[whole]) / size)
    return Chart(
        emptied=tuple(emptied),
        begun=tuple(begun),
        vp=(0, *accumulate(board.tunnel_vp)),
        symbols={
            tile.end_section: (0, *accumulate(int(tile.end_section in bonus) for bonus in board.tunnel_bonus))
            for tile in box.tiles
            if tile.end_section is not None
        },
    )
