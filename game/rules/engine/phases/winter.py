"""Winter (section 8): scoring, payment, storage."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from game.rules.engine.free_actions import free_moves, free_refusal, is_free, play_free
from game.rules.engine.mining import score
from game.rules.engine.supply import change, owned
from game.rules.events import Declined, LeasePaid, Lost, Stored, Tell
from game.rules.ids import RuleOrTile
from game.rules.moves import DECLINE, Decline, Move, Store
from game.rules.reason import Reason
from game.rules.ruleset.figures import Lease, Winter
from game.rules.state import GameState, Seat, Storing
from game.rules.terms import Ability, Resource, Slot, Step

Kept = tuple[int, ...]
"""The amount of each resource stored so far."""

_FARM: Final = Slot.FARM
NO_FREE: Final = Reason("E2", "refused-before-scoring")
STORE_NOW: Final = Reason("W3", "refused-store-now")
STORING: Final = Reason("E2", "refused-storing-has-begun")
NO_FIT: Final = Reason("W3", "refused-slot-takes-other")
NONE_LEFT: Final = Reason("W3", "refused-none-left")


def begin_scoring(state: GameState, tell: Tell | None) -> None:
    """W1; each seat is asked for free actions before it is scored (E2)."""
    state.turn = -1
    _score_next(state, tell)


def legal_scoring(state: GameState, number: int) -> list[Move]:
    """Return the free actions before the scoring, and the move that ends them."""
    return [DECLINE, *free_moves(state, state.seats[number])]


def refuse_scoring(state: GameState, number: int, move: Move) -> Reason | None:
    """Return the reason why a move is not possible before the scoring, or None."""
    if is_free(move):
        return free_refusal(state, number, move)
    return None if isinstance(move, Decline) else NO_FREE


def play_scoring(state: GameState, number: int, move: Move, tell: Tell | None) -> None:
    """Play a free action before the scoring, or end them."""
    if not isinstance(move, Decline):
        play_free(state, number, move, tell)
        if free_moves(state, state.seats[number]):
            return
    elif tell:
        tell(Declined(number, Step.WINTER_SCORING))
    _score(state, number, tell)
    _score_next(state, tell)


def begin_storage(state: GameState, tell: Tell | None) -> None:
    """W2 for everybody, then W3 seat by seat."""
    for number in state.order:
        pay_lease(state, number, tell)
    state.turn = -1
    _store_next(state, tell)


def legal_storage(state: GameState, number: int) -> Sequence[Move]:
    """Return the ways to fill the slot asked for; before the first slot also free actions."""
    storing = _storing(state)
    seat = state.seats[number]
    left = tuple(owned(seat, kind) > storing.kept[kind] for kind in state.box.resources)
    moves = _stores(storing.slot, tuple(state.box.storage.vp[storing.slot]), left)
    if storing.slot == Slot.FARM:
        return [*moves, *free_moves(state, seat)]
    return moves


def refuse_storage(state: GameState, number: int, move: Move) -> Reason | None:
    """Return the reason why a move is not possible while storing, or None."""
    storing = _storing(state)
    if is_free(move):
        return STORING if storing.slot != Slot.FARM else free_refusal(state, number, move)
    if not isinstance(move, Store):
        return STORE_NOW
    if move.slot != storing.slot:
        return Reason("W3", "refused-slot-order", slots=open_slots(state.seats[number]))
    if move.resource is None:
        return None
    if move.resource not in state.box.storage.vp[move.slot]:
        return NO_FIT
    there = owned(state.seats[number], move.resource)
    return None if there > storing.kept[move.resource] else NONE_LEFT


def play_storage(state: GameState, number: int, move: Move, tell: Tell | None) -> None:
    """Play a free action, or fill a slot or leave it empty."""
    storing = _storing(state)
    if isinstance(move, Store):
        kept = _fill(state, number, storing, move, tell)
        first = storing.slot + 1
    else:
        play_free(state, number, move, tell)
        first, kept = Slot.FARM, storing.kept
    if not _ask_slot(state, number, first, kept, tell):
        _store_next(state, tell)


def coal_vp(figures: Winter, seat: Seat) -> int:
    """Return the VP for the coal on a farm in the winter scoring (W1, tile 44)."""
    return seat.coal if seat.has(Ability.HORSE_AND_CART) else scale_vp(figures, seat.coal)


def scale_vp(figures: Winter, coal: int) -> int:
    """Return the VP for so much coal on the scale of the winter scoring (W1)."""
    last = len(figures.coal) - 1
    return figures.coal[min(coal, last)] + figures.coal_more * max(coal - last, 0)


def open_slots(seat: Seat) -> tuple[Slot, ...]:
    """Return the storage slots a seat has (W3)."""
    return seat.board.storage.open(seat.abilities, seat.tiles).slots


@lru_cache(maxsize=64)
def _stores(slot: Slot, kinds: tuple[Resource, ...], left: tuple[bool, ...]) -> tuple[Move, ...]:
    return (*(Store(slot, kind) for kind in kinds if left[kind]), Store(slot, None))


def _score_next(state: GameState, tell: Tell | None) -> None:
    state.ask_next(free_moves, lambda number: _score(state, number, tell))


def _score(state: GameState, number: int, tell: Tell | None) -> None:
    seat = state.seats[number]
    rule: RuleOrTile = "44" if seat.has(Ability.HORSE_AND_CART) else "W1"
    score(state, number, coal_vp(state.box.ruleset.winter, seat), rule, tell)


def lease_for(state: GameState, seat: Seat, ahead: int = 0) -> Lease:
    """Return the lease of a seat for this winter, or so many winters ahead (W2, tile 46)."""
    if seat.has(Ability.SCHULTHEISS):
        return state.box.ruleset.valley.schultheiss
    return state.box.leases[state.year - 1 + ahead]


def missing_of(state: GameState, seat: Seat) -> Lease:
    """Return the pieces of this winter's lease that a seat does not have (W2)."""
    lease = lease_for(state, seat)
    kinds = lease.__struct_fields__
    return Lease(**{kind: max(getattr(lease, kind) - getattr(seat, kind), 0) for kind in kinds})


def pay_lease(state: GameState, number: int, tell: Tell | None) -> None:
    """W2: a seat pays all it can; each missing piece is 1 debt."""
    seat = state.seats[number]
    lease = lease_for(state, seat)
    food, thaler = min(seat.food, lease.food), min(seat.thaler, lease.thaler)
    wood, coal, iron = min(seat.wood, lease.wood), min(seat.coal, lease.coal), min(seat.iron, lease.iron)
    seat.food -= food
    seat.thaler -= thaler
    seat.wood -= wood
    seat.coal -= coal
    seat.iron -= iron
    debt = lease.pieces - food - thaler - wood - coal - iron
    seat.debt += debt
    if tell:
        tell(LeasePaid(number, food=food, thaler=thaler, wood=wood, coal=coal, iron=iron, debt=debt))


def _storing(state: GameState) -> Storing:
    storing = state.pending[-1]
    assert isinstance(storing, Storing)
    return storing


def _store_next(state: GameState, tell: Tell | None) -> None:
    """Go on in the turn order to the first seat that has something to store."""
    while state.turn + 1 < len(state.order):
        state.turn += 1
        if _ask_slot(state, state.order[state.turn], Slot.FARM, (0,) * len(Resource), tell):
            return
    state.to_move = None


def _ask_slot(state: GameState, number: int, first: int, kept: Kept, tell: Tell | None) -> bool:
    """Ask the seat for its next slot that it can fill; return False if there is none: its storing is done.

    A seat that could place a prop is asked for the farm all the same: iron may fit nowhere (R-46).
    """
    seat = state.seats[number]
    for slot in open_slots(seat):
        fits = any(owned(seat, kind) > kept[kind] for kind in state.box.storage.vp[slot])
        if slot >= first and (fits or (slot == _FARM and free_moves(state, seat))):
            state.pending = (Storing(slot, kept),)
            state.to_move = number
            return True
    state.pending = ()
    _lose(state, number, kept, tell)
    return False


def _fill(state: GameState, number: int, storing: Storing, move: Store, tell: Tell | None) -> Kept:
    if move.resource is None:
        return storing.kept
    kept = list(storing.kept)
    kept[move.resource] += 1
    if tell:
        tell(Stored(number, Slot(move.slot), Resource(move.resource)))
    score(state, number, state.box.storage.vp[move.slot][move.resource], "W3", tell)
    return tuple(kept)


def _lose(state: GameState, number: int, kept: Kept, tell: Tell | None) -> None:
    """W3: resources without a slot are lost."""
    seat = state.seats[number]
    for kind in state.box.resources:
        lost = owned(seat, kind) - kept[kind]
        if lost:
            change(seat, kind, -lost)
            if tell:
                tell(Lost(number, kind, lost))
