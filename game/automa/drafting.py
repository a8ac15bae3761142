"""Drafting with a plan: the worth of a taking is that of the best plan with its disks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from game.automa.plan_search import PlanSearch, Prospect
from game.rules.disks import COLOURS, NO_DISKS, Disks, amount, minus, of_colour, plus, with_disks
from game.rules.message import Amount, disks
from game.rules.moves import DECLINE, Move, Swap, Take
from game.rules.state import GameState
from game.rules.terms import Colour, Step

_GROUPS: Final = 2
"""Groups of each colour that a thorough search considers in a first taking; others consider one."""


class Taking(NamedTuple):
    """A taking, swap or decline: its worth, the disks held after it, and the plan it is for."""

    worth: float
    move: Move
    held: Disks
    prospect: Prospect
    next: Disks = NO_DISKS
    """Of a swap before the taking: the disks that are taken then."""

    @property
    def follow(self) -> tuple[Amount, ...]:
        """Return the disks of its plan that are still to be taken."""
        black, brown, yellow = plus(self.next, minus(self.prospect.disks, self.held))
        return disks((max(black, 0), max(brown, 0), max(yellow, 0)))


def takings(state: GameState, moves: Sequence[Move], search: PlanSearch) -> list[Taking]:
    """Return every open taking with its prospect, the best first; after the taking, swaps of the Oil Lamp.

    In the last phase disks are never declined (R-5): they may stay unused (P8), and no refill follows (F2).
    """
    if not any(isinstance(move, Take) for move in moves):
        return _after_taking(state, moves, search)
    groups = _GROUPS if search.thorough else 1
    thought = _thought_about(state, [move for move in moves if not isinstance(move, Swap)], groups)
    thinking = search.weights.thinking
    if state.step == Step.FIRST_TAKING and not thinking.beyond_largest:
        thought = _largest(state, thought)
    if not thinking.farmer_with_others or not search.horizon.phases:
        thought = [move for move in thought if isinstance(move, Take)]
    found = [_rated(state, move, state.action, search) for move in thought]
    found.sort(key=_merit)
    swaps = [move for move in moves if isinstance(move, Swap)]
    return _swapped(state, swaps, found[0], search) + found


def _thought_about(state: GameState, moves: list[Move], groups: int) -> list[Move]:
    """Return the moves to consider: in a first taking the largest groups of each colour, dry pools first."""
    if state.step != Step.FIRST_TAKING:
        return moves
    takes = [move for move in moves if isinstance(move, Take)]
    takes.sort(key=lambda take: (-state.action[take.pool][take.colour], state.box.wet_pools[take.pool]))
    return [take for colour in Colour for take in [t for t in takes if t.colour == colour][:groups]]


def _largest(state: GameState, moves: Sequence[Move]) -> list[Move]:
    """Return the takings of the largest groups."""
    sizes = {move: state.action[move.pool][move.colour] for move in moves if isinstance(move, Take)}
    most = max(sizes.values())
    return [move for move, size in sizes.items() if size == most]


def _rated(state: GameState, move: Move, pools: Sequence[Disks], search: PlanSearch) -> Taking:
    """Return the taking for a move, from the pools as they are or would be after a swap."""
    cart = state.seats[search.number].cart1
    if not isinstance(move, Take):
        return _last(move, cart, 0, search)
    group, limit = pools[move.pool][move.colour], state.box.taking_limit
    if state.step == Step.SECOND_TAKING:
        return _last(move, _second(cart, move.colour, group, limit), 0, search)
    held = with_disks(NO_DISKS, move.colour, group)
    water = 1 if state.box.wet_pools[move.pool] else 0
    if group >= limit:
        return _last(move, held, water, search)
    rest = list(pools)
    rest[move.pool] = with_disks(rest[move.pool], move.colour, -group)
    return _followed(move, held, water, rest, limit, search)


def _last(move: Move, held: Disks, water: int, search: PlanSearch) -> Taking:
    """Return a taking, or none, after which nothing more is taken."""
    prospect = search.best(held, water)
    return Taking(prospect.worth, move, held, prospect)


def _followed(
    move: Move, held: Disks, water: int, rest: Sequence[Disks], limit: int, search: PlanSearch
) -> Taking:
    """Return a first taking with the two best second takings after it: the largest group of each colour."""
    if not search.weights.thinking.follow_up:
        return _last(move, held, water, search)
    then = set()
    for colour in range(COLOURS):
        largest = 0
        for pool in rest:
            largest = max(largest, of_colour(pool, colour))
        if largest:
            then.add(_second(held, colour, largest, limit))
    found = sorted([search.best(both, water) for both in sorted(then or {held})], key=_less_worth)
    best, other = found[0], found[min(1, len(found) - 1)]
    sure = search.weights.second
    return Taking(sure * best.worth + (1 - sure) * other.worth, move, held, best)


def _less_worth(prospect: Prospect) -> float:
    """Return the sort key of prospects by worth alone."""
    return -prospect.worth


def _after_swap(pools: Sequence[Disks], swap: Swap) -> list[Disks]:
    after = list(pools)
    after[swap.pool] = with_disks(with_disks(after[swap.pool], swap.reserve, 1), swap.action, -1)
    return after


def _swapped(state: GameState, swaps: Sequence[Swap], wanted: Taking, search: PlanSearch) -> list[Taking]:
    """Return Oil Lamp swaps that enlarge the group the seat wants most, if that is worth the marker."""
    found = []
    seat = state.seats[search.number]
    for swap in swaps:
        take = wanted.move
        if isinstance(take, Take) and (swap.pool, swap.reserve) == (take.pool, take.colour):
            taking = _rated(state, take, _after_swap(state.action, swap), search)
            if taking.worth > wanted.worth + search.weights.swap:
                found.append(taking._replace(move=swap, next=minus(taking.held, seat.cart1)))
    return sorted(found, key=_merit)


def _after_taking(state: GameState, moves: Sequence[Move], search: PlanSearch) -> list[Taking]:
    """32: keep the marker, or first make a swap that a second taking makes worthwhile."""
    seat, limit = state.seats[search.number], state.box.taking_limit
    if state.step == Step.SECOND_TAKING or seat.held >= limit:
        return [_last(DECLINE, plus(seat.cart1, seat.cart2), 0, search)]
    kept = _followed(DECLINE, seat.cart1, 0, state.action, limit, search)
    found = []
    for swap in moves:
        if isinstance(swap, Swap):
            taking = _followed(swap, seat.cart1, 0, _after_swap(state.action, swap), limit, search)
            if taking.worth > kept.worth + search.weights.swap:
                found.append(taking)
    return [*sorted(found, key=_merit), kept]


def _merit(taking: Taking) -> tuple[float, int, int]:
    """Return the sort key of takings: worth, then yellow before brown before black, then more disks."""
    colour = -taking.move.colour if isinstance(taking.move, Take) else 0
    return -round(taking.worth, 6), colour, -sum(taking.held)


def _second(cart: Disks, colour: int, group: int, limit: int) -> Disks:
    """D2: all of a group, up to the limit for both carts."""
    return with_disks(cart, colour, min(group, limit - amount(cart)))
