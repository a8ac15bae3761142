"""Refill (section 3): disks return to the bag, reserve pools join action pools, the bag fills both."""

from __future__ import annotations

from game.rules.chance import below, stepped
from game.rules.disks import NO_DISKS, Disks, amount, minus, plus
from game.rules.events import DisksDrawn, DisksReturned, ReserveMoved, Tell
from game.rules.state import NO_MARKERS, GameState, Seat


def deal(state: GameState, tell: Tell | None) -> None:
    """Fill every reserve pool, then every action pool, for the first time (S3)."""
    figures = state.box.ruleset.pools
    for pool in range(len(state.reserve)):
        state.reserve[pool] = _draw(state, pool, True, figures.reserve, tell)
    for pool in range(len(state.action)):
        state.action[pool] = _draw(state, pool, False, figures.action, tell)


def refill(state: GameState, tell: Tell | None) -> None:
    """F1 to F4, before every phase except the very first."""
    for number, seat in enumerate(state.seats):
        _return_disks(state, number, seat, tell)
    figures = state.box.ruleset.pools
    for pool, disks in enumerate(state.reserve):
        state.action[pool] = plus(state.action[pool], disks)
        if tell:
            tell(ReserveMoved(pool, disks))
    for pool in range(len(state.reserve)):
        state.reserve[pool] = _draw(state, pool, True, figures.reserve, tell)
    for pool, disks in enumerate(state.action):
        missing = figures.action - amount(disks)
        if missing > 0:
            state.action[pool] = plus(disks, _draw(state, pool, False, missing, tell))


def _return_disks(state: GameState, number: int, seat: Seat, tell: Tell | None) -> None:
    """F1; markers acquired in the phase before become usable (T8)."""
    taken = plus(seat.cart1, seat.cart2)
    state.bag = plus(state.bag, taken)
    seat.cart1 = seat.cart2 = seat.disks = NO_DISKS
    if seat.fresh is not NO_MARKERS:
        seat.markers = tuple(old + new for old, new in zip(seat.markers, seat.fresh, strict=True))
        seat.fresh = NO_MARKERS
    if tell and taken != NO_DISKS:
        tell(DisksReturned(number, taken))


def _draw(state: GameState, pool: int, reserve: bool, amount: int, tell: Tell | None) -> Disks:
    """Draw so many disks from the bag, or all if it has fewer (R-2, F4)."""
    black, brown, yellow = state.bag
    chance = state.chance
    before = state.bag
    for left in range(black + brown + yellow, max(black + brown + yellow - amount, 0), -1):
        chance = stepped(chance)
        pick = below(chance, left)
        if pick < black:
            black -= 1
        elif pick < black + brown:
            brown -= 1
        else:
            yellow -= 1
    state.chance = chance
    state.bag = (black, brown, yellow)
    disks = minus(before, state.bag)
    if tell:
        tell(DisksDrawn(pool, reserve, disks))
    return disks
