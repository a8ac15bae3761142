"""Water in the mine: where it comes from, how much is drained, whose work it stops."""

from __future__ import annotations

from typing import ClassVar, Final

from game.playtest.metric import Columns, Handlers, Metric, Observer
from game.playtest.metrics.counting import MOST, Tally
from game.rules import events
from game.rules.ids import RuleOrTile
from game.rules.moves import Lay
from game.rules.state import GameState, Seat
from game.rules.terms import Field

_CAUSES: Final[dict[RuleOrTile, str]] = {"Y2": "water_rain", "D4": "water_pools"}
"""Causes of water by rule; all others are tiles."""
_COUNTED: Final = (*_CAUSES.values(), "water_tiles", "drained", "blocked", "reel_blocked")
_OWN: Final = (Field.FARMER, Field.FARMHAND)
_DIGGERS: Final = (Field.COAL_DIGGER, Field.COAL_MINER)


class WaterTurn:
    """A seat's plans for a working turn that water can spoil, and what became of them."""

    def __init__(self, seat: Seat, wet: bool, shaft_wet: bool) -> None:
        self.digging = {lay.field for lay in seat.plan if wet and digs(lay)}
        self.reeling = shaft_wet and any(
            lay.field == Field.HASPELKNECHT and not lay.empty for lay in seat.plan
        )
        self.dug = self.reeled = False


def wet_turn(seat: Seat) -> WaterTurn | None:
    """Return the turn that a seat begins; None if no water can spoil it."""
    board, exhausted = seat.board, seat.exhausted
    wet = seat.water >= (board.stops_tunnel if exhausted else board.stops_pinge)
    shaft_wet = exhausted and seat.water >= board.stops_reeling
    return WaterTurn(seat, wet, shaft_wet) if wet or shaft_wet else None


def digs(lay: Lay) -> bool:
    """Return True if the disks on a field can only mine (unless it acquires); markers count as disks."""
    black, brown, yellow = lay.total
    if lay.field in _OWN or lay.field == Field.FARMERS_WIFE:
        return black > 0 and (bool(lay.basket) or not brown + yellow)
    return lay.field in _DIGGERS and not lay.empty


class Water(Observer):
    """Counts water, and turns spoiled by it."""

    METRICS: ClassVar[tuple[Metric, ...]] = (
        Metric("water_*", "water", "mine", "Y2, D4, T7"),
        Metric("drained", "water", "mine", "E5, E9, E11"),
        Metric("blocked", "phases", "mine", "M5"),
        Metric("reel_blocked", "phases", "mine", "M5"),
    )

    def __init__(self) -> None:
        self._tally = Tally()
        self._turns: list[WaterTurn | None] = [None] * MOST

    def handlers(self) -> Handlers:
        return {
            events.WaterTaken: self._take,
            events.WaterDrained: self._drain,
            events.TurnBegan: self._turn,
            events.TileAcquired: self._acquire,
            events.CoalDug: self._dig,
            events.CoalReeled: self._reel,
            events.TurnEnded: self._turn_over,
        }

    def _take(self, event: events.WaterTaken) -> None:
        self._tally.add(event.seat, _CAUSES.get(event.rule, "water_tiles"), event.amount)

    def _drain(self, event: events.WaterDrained) -> None:
        self._tally.add(event.seat, "drained", event.amount)

    def _turn(self, event: events.TurnBegan) -> None:
        """Follow the turn if water can spoil it."""
        self._turns[event.seat] = wet_turn(self._state.seats[event.seat])

    def _acquire(self, event: events.TileAcquired) -> None:
        if turn := self._turns[event.seat]:
            turn.digging.discard(event.field)

    def _dig(self, event: events.CoalDug) -> None:
        if turn := self._turns[event.seat]:
            turn.dug = True

    def _reel(self, event: events.CoalReeled) -> None:
        if turn := self._turns[event.seat]:
            turn.reeled = True

    def _turn_over(self, event: events.TurnEnded) -> None:
        turn = self._turns[event.seat]
        if turn is None:
            return
        if turn.digging and not turn.dug:
            self._tally.add(event.seat, "blocked")
        if turn.reeling and not turn.reeled and self._state.seats[event.seat].shaft:
            self._tally.add(event.seat, "reel_blocked")

    def columns(self, state: GameState) -> Columns:
        return self._tally.columns(_COUNTED, state.box.seats)
