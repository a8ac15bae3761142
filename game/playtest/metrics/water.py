"""Water in the mine: where it comes from, what is removed, whose work it stops."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import ClassVar

from game.playtest.metric import Columns, Metric, Observer
from game.playtest.metrics.counting import MOST, Tally
from game.rules.events import (
    CoalDug,
    CoalReeled,
    Event,
    TileAcquired,
    TurnBegan,
    TurnEnded,
    WaterDrained,
    WaterTaken,
)
from game.rules.moves import Lay
from game.rules.state import GameState, Seat
from game.rules.terms import Field

_CAUSES = {"Y2": "water_rain", "D4": "water_pools"}
"""Why water comes, by rule; what is left are tiles."""
_OWN = (Field.FARMER, Field.FARMHAND)
_DIGGERS = (Field.COAL_DIGGER, Field.COAL_MINER)


class Turn:
    """What a seat meant to do in its working turn, and whether it could."""

    def __init__(self, seat: Seat) -> None:
        board = seat.board
        self.digging = {lay.field for lay in seat.plan if digs(lay)}
        self.reeling = any(lay.field == Field.HASPELKNECHT and not lay.empty for lay in seat.plan)
        self.wet = seat.water >= (board.stops_tunnel if seat.exhausted else board.stops_pinge)
        self.shaft_wet = seat.exhausted and seat.water >= board.stops_reeling
        self.dug = self.reeled = False


def digs(lay: Lay) -> bool:
    """Return whether what lies on a field can only mine, if it acquires nothing; markers count as disks."""
    black, brown, yellow = lay.total
    if lay.field in _OWN or lay.field == Field.FARMERS_WIFE:
        return black > 0 and (bool(lay.basket) or not brown + yellow)
    return lay.field in _DIGGERS and not lay.empty


class Water(Observer):
    """Follows water, and turns that it spoils."""

    METRICS: ClassVar[tuple[Metric, ...]] = (
        Metric("water_*", "water", "mine", "Y2, D4, T7"),
        Metric("drained", "water", "mine", "E5, E9, E11"),
        Metric("blocked", "phases", "mine", "M5"),
        Metric("reel_blocked", "phases", "mine", "M5"),
    )

    def __init__(self) -> None:
        self._tally = Tally()
        self._turns: list[Turn | None] = [None] * MOST

    def begins(self, state: GameState) -> None:
        self._state = state

    def ears(self) -> Mapping[type[Event], Callable[..., None]]:
        return {
            WaterTaken: self._take,
            WaterDrained: lambda event: self._tally.add(event.seat, "drained", event.amount),
            TurnBegan: self._turn,
            TileAcquired: self._acquire,
            CoalDug: self._dig,
            CoalReeled: self._reel,
            TurnEnded: self._turn_over,
        }

    def _take(self, event: WaterTaken) -> None:
        self._tally.add(event.seat, _CAUSES.get(event.rule, "water_tiles"), event.amount)

    def _turn(self, event: TurnBegan) -> None:
        """Only turns that water can spoil are followed."""
        turn = Turn(self._state.seats[event.seat])
        self._turns[event.seat] = turn if turn.wet or turn.shaft_wet else None

    def _acquire(self, event: TileAcquired) -> None:
        if turn := self._turns[event.seat]:
            turn.digging.discard(event.field)

    def _dig(self, event: CoalDug) -> None:
        if turn := self._turns[event.seat]:
            turn.dug = True

    def _reel(self, event: CoalReeled) -> None:
        if turn := self._turns[event.seat]:
            turn.reeled = True

    def _turn_over(self, event: TurnEnded) -> None:
        turn = self._turns[event.seat]
        if turn is None:
            return
        if turn.wet and turn.digging and not turn.dug:
            self._tally.add(event.seat, "blocked")
        if turn.shaft_wet and turn.reeling and not turn.reeled and self._state.seats[event.seat].shaft:
            self._tally.add(event.seat, "reel_blocked")

    def columns(self, state: GameState) -> Columns:
        names = (*_CAUSES.values(), "water_tiles", "drained", "blocked", "reel_blocked")
        return {name: self._tally.column(name, state.box.seats) for name in names}
