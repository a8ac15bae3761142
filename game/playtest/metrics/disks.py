"""Action disks: demand by phase and colour, sizes of takings, pools avoided for water, disks unused."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import ClassVar, Final

from game.playtest.metric import Columns, Handlers, Metric, Observer
from game.playtest.metrics.counting import MOST, Tally, added, means
from game.rules import disks as counted
from game.rules.box import Box
from game.rules.events import Declined, DisksTaken, FieldLaid, SeasonBegan, TurnEnded
from game.rules.moves import Lay
from game.rules.state import GameState
from game.rules.terms import Colour, Season, Step

LARGEST: Final = 6
"""First takings of at least so many disks are counted together."""
FIRST: Final = 1
"""The cart of a first taking."""


class Disks(Observer):
    """Follows every seat's disks from the pools to its fields."""

    METRICS: ClassVar[tuple[Metric, ...]] = (
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
        self._tally = Tally()
        self._demand = _taken(1, Season.SPRING)
        self._laid: list[list[Lay]] = [[] for _ in range(MOST)]
        """The plan of each seat, until it has worked."""

    def handlers(self) -> Handlers:
        return {
            SeasonBegan: self._season,
            DisksTaken: self._take,
            Declined: self._decline,
            FieldLaid: self._lay,
            TurnEnded: self._turn_over,
        }

    def _season(self, event: SeasonBegan) -> None:
        self._demand = _taken(event.year, event.season)

    def _take(self, event: DisksTaken) -> None:
        counts, amount = self._tally.of[event.seat], event.amount
        colour: int = event.colour
        counts[self._demand[colour]] += amount
        counts[_DISKS[colour]] += amount
        counts[_UNUSED[colour]] += amount
        if event.cart == FIRST:
            counts["first_takings"] += 1
            counts["first_disks"] += amount
            counts[_SIZES[min(amount, LARGEST) - 1]] += 1
            self._find_tempted(event)
        else:
            counts["second_takings"] += 1
            counts["second_disks"] += amount

    def _find_tempted(self, event: DisksTaken) -> None:
        wet = self._state.box.wet_pools
        if tempted(event, self._state.action, wet):
            self._tally.add(event.seat, "tempted")
            self._tally.add(event.seat, "avoided", not wet[event.pool])

    def _decline(self, event: Declined) -> None:
        if event.step == Step.SECOND_TAKING:
            self._tally.add(event.seat, "declined")

    def _lay(self, event: FieldLaid) -> None:
        self._laid[event.seat].append(event.lay)

    def _turn_over(self, event: TurnEnded) -> None:
        """Count the disks on fields that were activated: they were not left unused."""
        activated, counts = self._state.seats[event.seat].activated, self._tally.of[event.seat]
        for lay in self._laid[event.seat]:
            if activated & lay.bit and lay.disks != counted.NO_DISKS:
                for name, disks in zip(_UNUSED, lay.disks, strict=True):
                    counts[name] -= disks
        self._laid[event.seat].clear()

    def columns(self, state: GameState) -> Columns:
        return _columns(self._tally, state.box)


def tempted(event: DisksTaken, pools: Sequence[counted.Disks], wet: Sequence[bool]) -> bool:
    """Return True if a wet pool had more of the colour than any dry one; `pools` are those after it."""
    colour: int = event.colour
    of_wet = of_dry = 0
    for pool, disks in enumerate(pools):
        group = disks[colour] + (event.amount if pool == event.pool else 0)
        if wet[pool]:
            of_wet = max(of_wet, group)
        else:
            of_dry = max(of_dry, group)
    return of_wet > of_dry


_DISKS, _UNUSED = (tuple(f"{what}_{colour.label}" for colour in Colour) for what in ("disks", "unused"))
_SIZES: Final = tuple(f"first_of_{size}" for size in range(1, LARGEST + 1))


def _columns(tally: Tally, box: Box) -> Columns:
    seats, column, columns = box.seats, tally.column, tally.columns
    return {
        **columns(_demand(box.years, box.phases), seats),
        **columns(_DISKS, seats),
        "first_size": means(column("first_disks", seats), column("first_takings", seats)),
        "second_size": means(column("second_disks", seats), column("second_takings", seats)),
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
