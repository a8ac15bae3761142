"""Action disks: demand by phase and colour, sizes of takings, pools avoided for water, disks unused."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from game.playtest.metric import Columns, Handlers, Metric, Observer
from game.playtest.metrics.counting import MOST, Clock, Tally, added, means
from game.rules.events import Declined, DisksTaken, FieldLaid, SeasonBegan, TurnEnded
from game.rules.moves import Lay
from game.rules.state import GameState
from game.rules.terms import NO_DISKS, Colour, Season, Step

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
        self._clock, self._tally = Clock(), Tally()
        self._held = [[0] * len(Colour) for _ in range(MOST)]
        self._laid: list[list[Lay]] = [[] for _ in range(MOST)]

    def handlers(self) -> Handlers:
        return {
            SeasonBegan: self._clock,
            DisksTaken: self._take,
            Declined: self._decline,
            FieldLaid: self._lay,
            TurnEnded: self._turn_over,
        }

    def _take(self, event: DisksTaken) -> None:
        seat, amount, colour, tally = event.seat, event.amount, event.colour, self._tally
        self._held[seat][colour] += amount
        tally.add(seat, (self._clock.phase(self._state.box), colour), amount)
        tally.add(seat, ("takings", event.cart))
        tally.add(seat, ("disks", event.cart), amount)
        if event.cart == FIRST:
            tally.add(seat, ("of", min(amount, LARGEST)))
            self._look_at_water(event)

    def _look_at_water(self, event: DisksTaken) -> None:
        """Count water as a temptation avoided or not. The pool has lost its disks by now."""
        groups = [pool[event.colour] for pool in self._state.action]
        groups[event.pool] += event.amount
        wet = self._state.box.wet_pools
        dry = [group for group, water in zip(groups, wet, strict=True) if not water]
        if max(groups) > max(dry, default=0):
            self._tally.add(event.seat, "tempted")
            self._tally.add(event.seat, "avoided", not wet[event.pool])

    def _decline(self, event: Declined) -> None:
        if event.step == Step.SECOND_TAKING:
            self._tally.add(event.seat, "declined")

    def _lay(self, event: FieldLaid) -> None:
        if event.lay.disks != NO_DISKS:
            self._laid[event.seat].append(event.lay)

    def _turn_over(self, event: TurnEnded) -> None:
        """Count unused disks. Activated fields are known until the next plan."""
        seat = event.seat
        activated, left = self._state.seats[seat].activated, self._held[seat]
        used = [lay.disks for lay in self._laid[seat] if activated >> lay.field & 1]
        for colour in Colour:
            self._tally.add(seat, ("unused", colour), left[colour] - sum(disks[colour] for disks in used))
            left[colour] = 0
        self._laid[seat].clear()

    def columns(self, state: GameState) -> Columns:
        seats, column = state.box.seats, self._tally.column
        phases = {key: column(what, seats) for key, what in _phases(state.box.years, state.box.phases)}
        unused = {f"unused_{colour.label}": column(("unused", colour), seats) for colour in Colour}
        return {
            **phases,
            **_by_colour(phases),
            "first_size": self._mean_size(FIRST, seats),
            "second_size": self._mean_size(SECOND, seats),
            **{f"first_of_{size}": column(("of", size), seats) for size in range(1, LARGEST + 1)},
            **{name: column(name, seats) for name in ("declined", "tempted")},
            "avoided": means(column("avoided", seats), column("tempted", seats)),
            "unused": added(unused.values()),
            **unused,
        }

    def _mean_size(self, cart: int, seats: int) -> tuple[float | None, ...]:
        disks, takings = (self._tally.column((what, cart), seats) for what in ("disks", "takings"))
        return means(disks, takings)


@lru_cache(maxsize=8)
def _phases(years: int, phases: Sequence[Season]) -> tuple[tuple[str, tuple[int, Colour]], ...]:
    """Return the columns of demand with their keys in the tally: phase and colour."""
    return tuple(
        (f"taken_{colour.label}_y{year}_{season.label}", (len(phases) * (year - 1) + season + 1, colour))
        for colour in Colour
        for year in range(1, years + 1)
        for season in phases
    )


def _by_colour(phases: Mapping[str, tuple[int, ...]]) -> dict[str, tuple[int, ...]]:
    return {
        f"disks_{name}": added(taken for key, taken in phases.items() if key.startswith(f"taken_{name}_"))
        for name in (colour.label for colour in Colour)
    }
