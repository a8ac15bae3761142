"""Taking disks (section 4): both takings, the first spring's water, the carts, the new turn order."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from game.rules.disks import NO_DISKS, Disks, with_disks
from game.rules.engine.free_actions import spend_marker
from game.rules.engine.mining import take_water
from game.rules.events import (
    CartCounted,
    Declined,
    DisksSwapped,
    DisksTaken,
    LampKept,
    OrderSet,
    Tell,
    WaterReturned,
)
from game.rules.message import Amount
from game.rules.moves import DECLINE, CountCart, Decline, Move, ReturnWater, Swap, Take
from game.rules.reason import Reason
from game.rules.state import NO_MARKERS, Counting, GameState, Seat
from game.rules.terms import Ability, Colour, Marker, Season, Step

RETURN_WATER: Final = ReturnWater()
NO_POOL: Final = Reason("S3", "refused-no-pool")
NONE_OF_COLOUR: Final = Reason("D1", "refused-none-of-colour")
NOT_OPTIONAL: Final = Reason("D1", "refused-must-take")
TAKE_FIRST: Final = Reason("D1", "refused-take-now")
ONLY_LAMP: Final = Reason("32", "refused-only-lamp", marker=Marker.OIL_LAMP)
NO_LAMP: Final = Reason("32", "refused-no-lamp", marker=Marker.OIL_LAMP)
NOTHING_TO_SWAP: Final = Reason("32", "refused-nothing-to-swap")
SAME_COLOUR: Final = Reason("32", "refused-same-colour")
ONLY_CART: Final = Reason("27", "refused-choose-cart")
COUNT_FIRST: Final = CountCart(1)
COUNT_SECOND: Final = CountCart(2)
_HORSE: Final = Ability.TOWPATH_HORSE.bit
_LAMP: Final = Marker.OIL_LAMP
_FIRST: Final = int(Step.FIRST_TAKING)
_SECOND: Final = int(Step.SECOND_TAKING)
ONLY_WATER: Final = Reason("D5", "refused-return-water", water=Amount(1, "water"))
COLOURS: Final = tuple(Colour)
_TAKES: Final = tuple(
    (Take(pool, Colour.BLACK), Take(pool, Colour.BROWN), Take(pool, Colour.YELLOW)) for pool in range(4)
)
"""The takings of each pool, by colour."""


def begin(state: GameState) -> None:
    """Ask in the present turn order: every seat (D1), or again those with fewer than 5 disks (D2)."""
    state.turn = -1
    _next_taker(state)


def begin_water_return(state: GameState) -> None:
    """Ask who returns water, only in the very first phase (D5, R-6)."""
    state.turn = -1
    if state.year == 1 and state.season == Season.SPRING:
        state.ask_next(may_return_water)


def begin_cart_choice(state: GameState) -> None:
    """Ask every owner of the Towpath Horse, in the old order, which cart counts (tile 27)."""
    state.turn = -1
    if state.box.offers_horse and any(seat.abilities & _HORSE for seat in state.seats):
        state.pending = (Counting(0),)
        state.ask_next(_has_horse)


def set_order(state: GameState, tell: Tell | None) -> None:
    """D6: lowest value of cart 1 first, or of cart 2 if that counts (27); ties reverse the old order."""
    second = 0
    if state.pending:
        counting = state.pending[-1]
        assert isinstance(counting, Counting)
        second, state.pending = counting.second, ()
    carts = (seat.cart2 if second >> at & 1 else seat.cart1 for at, seat in enumerate(state.seats))
    values = [state.box.value_of(cart) for cart in carts]
    later_first = state.order[::-1]
    state.order = tuple(sorted(later_first, key=values.__getitem__))
    if tell:
        tell(OrderSet(state.order, tuple(values[number] for number in state.order)))


def legal(state: GameState, number: int) -> list[Move]:
    """Return the takings open to the seat that decides, none after its own; with an Oil Lamp also swaps."""
    seat = state.seats[number]
    moves: list[Move] = []
    lamp = seat.markers is not NO_MARKERS and seat.markers[_LAMP]
    after = lamp and has_taken(state, seat)
    if not after:
        for pool, disks in enumerate(state.action):
            _add_takings(moves, pool, disks)
    if lamp:
        for pool, disks in enumerate(state.action):
            moves += _swaps(pool, state.reserve[pool], disks)
    if after or state.step == _SECOND:
        moves.append(DECLINE)
    return moves


def legal_water(state: GameState, number: int) -> list[Move]:
    """Return the answers to D5: return 1 water, or keep it."""
    return [RETURN_WATER, DECLINE]


def legal_cart(state: GameState, number: int) -> list[Move]:
    """Return the answers to tile 27: cart 1 or cart 2."""
    return [COUNT_FIRST, COUNT_SECOND]


def refuse(state: GameState, number: int, move: Move) -> Reason | None:
    """Return the reason why a move is not a taking now, or None."""
    if isinstance(move, Take | Swap) and not 0 <= move.pool < len(state.action):
        return NO_POOL
    after = has_taken(state, state.seats[number])
    if isinstance(move, Take):
        return ONLY_LAMP if after else take_refusal(state.action[move.pool], move.colour)
    if isinstance(move, Swap):
        return _swap_refusal(state, number, move)
    if isinstance(move, Decline):
        return None if after or state.step == _SECOND else NOT_OPTIONAL
    return ONLY_LAMP if after else TAKE_FIRST


def refuse_water(state: GameState, number: int, move: Move) -> Reason | None:
    """Return the reason why a move is no answer to D5, or None."""
    return None if isinstance(move, ReturnWater | Decline) else ONLY_WATER


def refuse_cart(state: GameState, number: int, move: Move) -> Reason | None:
    """Return the reason why a move is no answer to the Towpath Horse, or None."""
    return None if move in (COUNT_FIRST, COUNT_SECOND) else ONLY_CART


def play(state: GameState, number: int, move: Move, tell: Tell | None) -> None:
    """Take, swap or decline; a seat that has taken is asked again as long as its Oil Lamp can swap (R-48)."""
    seat = state.seats[number]
    if isinstance(move, Take):
        _take(state, number, move, tell)
        done = seat.markers is NO_MARKERS or not can_swap(state, seat)
    elif isinstance(move, Swap):
        _swap(state, number, move, tell)
        done = has_taken(state, seat) and not can_swap(state, seat)
    else:
        if tell:
            tell(LampKept(number) if has_taken(state, seat) else Declined(number, Step.SECOND_TAKING))
        done = True
    if done:
        _next_taker(state)


def play_water(state: GameState, number: int, move: Move, tell: Tell | None) -> None:
    """Return 1 water or keep it (D5)."""
    if isinstance(move, ReturnWater):
        state.seats[number].water -= 1
        if tell:
            tell(WaterReturned(number))
    elif tell:
        tell(Declined(number, Step.WATER_RETURN))
    state.ask_next(may_return_water)


def play_cart(state: GameState, number: int, move: Move, tell: Tell | None) -> None:
    """Let cart 1 or 2 of the seat count (tile 27)."""
    assert isinstance(move, CountCart)
    if move == COUNT_SECOND:
        counting = state.pending[-1]
        assert isinstance(counting, Counting)
        state.pending = (Counting(counting.second | 1 << number),)
    if tell:
        tell(CartCounted(number, move.cart))
    state.ask_next(_has_horse)


def has_taken(state: GameState, seat: Seat) -> bool:
    """Return True if a seat has already taken its disks in the present taking."""
    return any(seat.cart1 if state.step == _FIRST else seat.cart2)


def can_swap(state: GameState, seat: Seat) -> bool:
    """Return True if a seat has an Oil Lamp that can change anything (32)."""
    if not seat.markers[_LAMP]:
        return False
    return any(_swaps(pool, state.reserve[pool], disks) for pool, disks in enumerate(state.action))


def take_refusal(pool: Disks, colour: int) -> Reason | None:
    """Return the reason why a colour cannot be taken from a pool, or None."""
    return None if pool[colour] else NONE_OF_COLOUR


def swap_refusal(reserve: Disks, action: Disks, given: int, wanted: int) -> Reason | None:
    """Return the reason why two disks cannot be swapped, or None."""
    if given == wanted:
        return SAME_COLOUR
    return None if reserve[given] and action[wanted] else NOTHING_TO_SWAP


def _swap_refusal(state: GameState, number: int, move: Swap) -> Reason | None:
    if not state.seats[number].markers[_LAMP]:
        return NO_LAMP
    return swap_refusal(state.reserve[move.pool], state.action[move.pool], move.reserve, move.action)


def _add_takings(moves: list[Move], pool: int, disks: Disks) -> None:
    """Add the takings of the colours that lie in a pool."""
    black, brown, yellow = _TAKES[pool]
    if disks[0]:
        moves.append(black)
    if disks[1]:
        moves.append(brown)
    if disks[2]:
        moves.append(yellow)


@lru_cache(maxsize=16_384)
def _swaps(pool: int, reserve: Disks, action: Disks) -> tuple[Move, ...]:
    return tuple(
        Swap(pool, given, wanted)
        for given in COLOURS
        for wanted in COLOURS
        if swap_refusal(reserve, action, given, wanted) is None
    )


def _take(state: GameState, number: int, move: Take, tell: Tell | None) -> None:
    """D1 to D4."""
    seat, pool, colour = state.seats[number], move.pool, move.colour
    first = state.step == _FIRST
    there = state.action[pool]
    amount = there[colour]
    if not first:
        amount = min(amount, state.box.taking_limit - seat.held)
    state.action[pool] = with_disks(there, colour, -amount)
    seat.disks = with_disks(seat.disks, colour, amount)
    if first:
        seat.cart1 = with_disks(NO_DISKS, colour, amount)
    else:
        seat.cart2 = with_disks(NO_DISKS, colour, amount)
    if tell:
        tell(DisksTaken(number, pool, Colour(colour), amount, 1 if first else 2))
    if first and state.box.wet_pools[pool]:
        take_water(state, number, 1, "D4", tell)


def _swap(state: GameState, number: int, move: Swap, tell: Tell | None) -> None:
    pool, given, wanted = move.pool, move.reserve, move.action
    spend_marker(state, number, _LAMP, tell)
    state.reserve[pool] = with_disks(with_disks(state.reserve[pool], given, -1), wanted, 1)
    state.action[pool] = with_disks(with_disks(state.action[pool], wanted, -1), given, 1)
    if tell:
        tell(DisksSwapped(number, pool, Colour(given), Colour(wanted)))


def _next_taker(state: GameState) -> None:
    """Ask the next seat, in the second taking one below the limit; none once the pools are empty (R-4)."""
    state.to_move = None
    if any(disks != NO_DISKS for disks in state.action):
        state.ask_next(_takes)


def _takes(state: GameState, seat: Seat) -> bool:
    return state.step == _FIRST or seat.held < state.box.taking_limit


def may_return_water(state: GameState, seat: Seat) -> bool:
    """Return True if a seat has water and took fewer disks than the limit (D5)."""
    return seat.water > 0 and seat.held < state.box.taking_limit


def _has_horse(state: GameState, seat: Seat) -> bool:
    return bool(seat.abilities & _HORSE)
