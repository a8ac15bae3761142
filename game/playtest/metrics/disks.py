"""Action disks: demand by phase and colour, sizes of takings, pools avoided for water, disks unused."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from game.playtest.metric import Columns, Handlers, Metric, Observer
from game.playtest.metrics.counting import MOST, Tally, added, means
from game.rules import disks as counted
from game.rules.box import Box
from game.rules.events import Declined, DisksTaken, FieldLaid, SeasonBegan, TurnEnded
from game.rules.moves import Lay
from game.rules.state import GameState
from game.rules.terms import Colour, Season, Step

LARGEST = 6
"""First takings of at least so many disks are counted together."""
FIRST, SECOND = 1, 2
"""The carts."""


class Disks(Observer):
    """Follows every seat's disks from the pools to its fields."""

    METRICS = (
        Metric("taken_*", "disks", "disks", "D1, D2"),
        Metric("disks_*", "disks", "disks", "D1, D2"),
        Metric("first_size", "disks", "disks", "D1"),
        Metric("second_size", "disks", "disks", "D2"),
        Metric("first_of_*", "", "disks", "D1", values=(("most", LARGEST),)),
        Metric("declined", "", "disks", "D2, R-5"),
        Metric("tempted", "", "disks", "D1, D4"),
        Metric("avoided", "share", "disks", "D1, D4"),
        Metric("unused", "disks", "disks", "P8"),
        Metric("unused_*", "disks", "disks", "P8"),
    )

    def __init__(self) -> None:
        self._takings: list[SeasonBegan | DisksTaken] = []
        self._pools: list[list[counted.Disks]] = []
        """The action pools after each first taking."""
        self._declined: list[Declined] = []
        self._plans: list[FieldLaid | Worked] = []

    def handlers(self) -> Handlers:
        return {
            SeasonBegan: self._takings.append,
            DisksTaken: self._take,
            Declined: self._declined.append,
            FieldLaid: self._plans.append,
            TurnEnded: self._turn_over,
        }

    def _take(self, event: DisksTaken) -> None:
        self._takings.append(event)
        if event.cart == FIRST:
            self._pools.append(self._state.action.copy())

    def _turn_over(self, event: TurnEnded) -> None:
        """Note which fields were activated, which is known until the next plan."""
        self._plans.append(Worked(event.seat, self._state.seats[event.seat].activated))

    def columns(self, state: GameState) -> Columns:
        tally = Tally()
        self._count_takings(tally, state.box.wet_pools)
        self._count_used(tally)
        for event in self._declined:
            if event.step == Step.SECOND_TAKING:
                tally.add(event.seat, "declined")
        return _columns(tally, state.box)

    def _count_takings(self, tally: Tally, wet: Sequence[bool]) -> None:
        demand, pools = _taken(1, Season.SPRING), iter(self._pools)
        for event in self._takings:
            if isinstance(event, SeasonBegan):
                demand = _taken(event.year, event.season)
                continue
            counts, colour, amount, cart = tally.of[event.seat], event.colour, event.amount, event.cart
            counts[demand[colour]] += amount
            counts[_DISKS[colour]] += amount
            counts[_UNUSED[colour]] += amount
            counts["takings", cart] += 1
            counts["disks", cart] += amount
            if cart == FIRST:
                counts[_SIZES[min(amount, LARGEST) - 1]] += 1
                if tempted(event, next(pools), wet):
                    counts["tempted"] += 1
                    counts["avoided"] += not wet[event.pool]

    def _count_used(self, tally: Tally) -> None:
        """Count the disks on fields that were activated: they were not left unused."""
        laid: list[list[Lay]] = [[] for _ in range(MOST)]
        for told in self._plans:
            if isinstance(told, FieldLaid):
                laid[told.seat].append(told.lay)
                continue
            counts = tally.of[told.seat]
            for lay in laid[told.seat]:
                if told.activated & lay.bit and lay.disks != counted.NO_DISKS:
                    for name, disks in zip(_UNUSED, lay.disks, strict=True):
                        counts[name] -= disks
            laid[told.seat].clear()


class Worked(NamedTuple):
    """A turn that is over, and the fields that were activated in it."""

    seat: int
    activated: int


def tempted(event: DisksTaken, pools: Sequence[counted.Disks], wet: Sequence[bool]) -> bool:
    """Return True if a wet pool had more of the colour than any dry one; `pools` are those after it."""
    groups = [pool[event.colour] for pool in pools]
    groups[event.pool] += event.amount
    return max(groups) > max(
        [group for group, water in zip(groups, wet, strict=True) if not water], default=0
    )


_DISKS, _UNUSED = (tuple(f"{what}_{colour.label}" for colour in Colour) for what in ("disks", "unused"))
_SIZES = tuple(f"first_of_{size}" for size in range(1, LARGEST + 1))


def _columns(tally: Tally, box: Box) -> Columns:
    seats, column, columns = box.seats, tally.column, tally.columns
    return {
        **columns(_demand(box.years, box.phases), seats),
        **columns(_DISKS, seats),
        "first_size": means(column(("disks", FIRST), seats), column(("takings", FIRST), seats)),
        "second_size": means(column(("disks", SECOND), seats), column(("takings", SECOND), seats)),
        **columns((*_SIZES, "declined", "tempted"), seats),
        "avoided": means(column("avoided", seats), column("tempted", seats)),
        "unused": added(column(name, seats) for name in _UNUSED),
        **columns(_UNUSED, seats),
    }


@cache
def _taken(year: int, season: Season) -> tuple[str, ...]:
    """Return the columns of the demand in a phase, by colour."""
    return tuple(f"taken_{colour.label}_y{year}_{season.label}" for colour in Colour)


@cache
def _demand(years: int, phases: tuple[Season, ...]) -> tuple[str, ...]:
    """Return the columns of demand in a game of so many years with these phases."""
    every = range(1, years + 1)
    return tuple(_taken(year, season)[colour] for colour in Colour for year in every for season in phases)
