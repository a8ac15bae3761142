"""The knecht's work: a list of rules, of which the first that applies gives the move and its reason."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from game.rules.box import TileInfo
from game.rules.engine import PINGE_BLOCKED, TUNNEL_BLOCKED, dig_refusal, next_arrival, own_work
from game.rules.message import Amount, TileName, Value, message
from game.rules.moves import (
    Acquire,
    Activate,
    Burn,
    Choose,
    Decline,
    Dig,
    Drain,
    EndTurn,
    GiveCoal,
    Move,
    Prop,
    Reel,
    Stop,
    TakeBonus,
    TakeMarker,
    UseMarker,
)
from game.rules.player import Decision
from game.rules.state import GameState, Seat
from game.rules.terms import OWN_WORKERS, Field, Marker, Place, Resource, Work

Rule = Callable[[GameState, Seat, Sequence[Move]], Decision | None]
"""A rule of the knecht: returns its decision among these moves, or None if the rule does not apply."""
Order = Callable[[GameState, TileInfo], tuple[int, ...]]
"""Returns the sort key of a development: those that a beginner likes best come first."""
_GOODS: Final = {Work.WOOD: Resource.WOOD, Work.FOOD: Resource.FOOD}


def decide(rules: Sequence[Rule], state: GameState, seat: Seat, moves: Sequence[Move]) -> Decision:
    """Return the decision of the first rule that applies; one of them must."""
    return next(decision for rule in rules if (decision := rule(state, seat, moves)) is not None)


def first_of(id: str, *kinds: type[Move]) -> Rule:
    """Return a rule to play the first move of some kinds, always for the same reason."""

    def rule(state: GameState, seat: Seat, moves: Sequence[Move]) -> Decision | None:
        move = next((move for move in moves if isinstance(move, kinds)), None)
        return Decision(move, (message(id),)) if move else None

    return rule


def always(move: Move, id: str, **values: Value) -> Rule:
    """Return a rule to play a move that is always legal."""
    return lambda state, seat, moves: Decision(move, (message(id, **values),))


def coal_waits(seat: Seat) -> bool:
    """Return True if the next coal is behind a field that lacks a prop."""
    return dig_refusal(seat) in (PINGE_BLOCKED, TUNNEL_BLOCKED)


def dearest_uncrowded(state: GameState, tile: TileInfo) -> tuple[int, ...]:
    """Return the sort key of developments: the dearest, of equally dear ones those that two do not have."""
    return -sum(tile.cost), next_arrival(state, tile) >= 2


def acquire(order: Order) -> Rule:
    """Return a rule to acquire developments before anything else, the best liked first."""

    def rule(state: GameState, seat: Seat, moves: Sequence[Move]) -> Decision | None:
        box = state.box
        found = [move for move in moves if isinstance(move, Acquire)]
        if not found:
            return None
        move = min(found, key=lambda move: order(state, box.tiles[box.index[move.tile]]))
        return Decision(move, (message("reason-acquire-dearest", tile=TileName(move.tile)),))

    return rule


def _prop(state: GameState, seat: Seat, moves: Sequence[Move]) -> Decision | None:
    """Place a prop only where the next coal waits for it; of wood if possible."""
    place = Place.TUNNEL if seat.exhausted else Place.PINGE
    props = [move for move in moves if isinstance(move, Prop) and move.place == place]
    if not props or not coal_waits(seat):
        return None
    move = min(props, key=lambda prop: prop.iron)
    return Decision(move, (message("reason-prop-for-coal"),))


def _drain(state: GameState, seat: Seat, moves: Sequence[Move]) -> Decision | None:
    """Drain water if no coal can be dug, as much as one action removes."""
    water = max((move.water for move in moves if isinstance(move, Drain)), default=0)
    reason = message("reason-drain-without-coal", water=Amount(water, "water"))
    return Decision(Drain(water), (reason,)) if water else None


def _produce(state: GameState, seat: Seat, moves: Sequence[Move]) -> Decision | None:
    """Produce wood and food before the mine is worked."""
    for move in moves:
        if isinstance(move, Activate) and move.field in OWN_WORKERS:
            lay = seat.lay_on(move.field)
            good = _GOODS.get(own_work(lay)) if lay else None  # type: ignore[arg-type]
            if good is not None:
                reason = message("reason-activate-for-good", field=Field(move.field), good=good)
                return Decision(move, (reason,))
    return None


def _activate(state: GameState, seat: Seat, moves: Sequence[Move]) -> Decision | None:
    """Activate every worker who can do anything, contract workers first."""
    found = [move for move in moves if isinstance(move, Activate)]
    if not found:
        return None
    move = min(found, key=lambda move: (move.field in OWN_WORKERS, move.field))
    return Decision(move, (message("reason-activate-always", field=Field(move.field)),))


def _marker(state: GameState, seat: Seat, moves: Sequence[Move]) -> Decision | None:
    """Use markers that bring something at once; the Hauling Cable only where water costs."""
    free = state.box.water_free
    for move in moves:
        if isinstance(move, UseMarker) and (move.marker != Marker.HAULING_CABLE or seat.water > free):
            return Decision(move, (message("reason-use-marker", marker=Marker(move.marker)),))
    return None


def _leave(state: GameState, seat: Seat, moves: Sequence[Move]) -> Decision | None:
    """Stop, decline or end the turn, if no other rule applies."""
    move = next((move for move in moves if type(move) in _LEAVING), None)
    return Decision(move, (message(_LEAVING[type(move)]),)) if move else None


_LEAVING: Final[dict[type[Move], str]] = {
    Stop: "reason-stop-at-a-loss",
    Decline: "reason-decline-at-a-loss",
    EndTurn: "reason-end-turn-at-a-loss",
}
WITHOUT_ACQUIRING: Final[tuple[Rule, ...]] = (
    first_of("reason-dig-always", Dig),
    first_of("reason-reel-always", Reel),
    _prop,
    _drain,
    _produce,
    first_of("reason-take-first-offer", Choose, GiveCoal, TakeMarker, TakeBonus),
    _activate,
    _marker,
    _leave,
)
WORKING: Final[tuple[Rule, ...]] = (acquire(dearest_uncrowded), *WITHOUT_ACQUIRING)
"""Its rules for a working turn."""
BEFORE_SCORING: Final[tuple[Rule, ...]] = (first_of("reason-burn-spare-wood", Burn), _leave)
"""Its rules before the coal is scored; it places no props in winter."""
