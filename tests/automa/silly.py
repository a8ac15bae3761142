"""Detectors of silly play: what nobody does who knows the rules, however little they see of the game.

Each looks at a decision, as the position before it, the move, the position after it and the events between,
and returns True if the move was silly whatever anybody wants. None is about a plan that could have been
better.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from game.rules import legal_moves, new_game, play, view
from game.rules.engine import dig_refusal, final_lines, is_free, lease_for, open_slots, reel_refusal
from game.rules.events import Event, PaidForNothing
from game.rules.moves import (
    Acquire,
    Activate,
    Decline,
    Dig,
    EndTurn,
    Move,
    Reel,
    Stop,
    Store,
    Take,
    UseMarker,
)
from game.rules.player import Player
from game.rules.setup import Setup
from game.rules.state import GameState, Seat
from game.rules.terms import OWN_WORKERS, Colour, Resource, Season, Step


class Deed(NamedTuple):
    """A decision with what was before it, and what came of it."""

    before: GameState
    move: Move
    after: GameState
    events: Sequence[Event]

    @property
    def number(self) -> int:
        assert self.before.to_move is not None
        return self.before.to_move

    @property
    def seat(self) -> Seat:
        """The seat that decides, before the move."""
        return self.before.seats[self.number]

    @property
    def others(self) -> list[Move]:
        """The other moves there were."""
        return [move for move in legal_moves(self.before) if move != self.move]

    @property
    def last_phase(self) -> bool:
        """Whether it is the last year, from autumn on."""
        return self.before.year == self.before.box.years and self.before.season >= Season.AUTUMN


def stops_with_work_left(deed: Deed) -> bool:
    """A worker stops, though coal can be dug or reeled up."""
    return isinstance(deed.move, Stop) and any(isinstance(move, Dig | Reel) for move in deed.others)


def ends_with_work_left(deed: Deed) -> bool:
    """A turn ends, though somebody in the mine could still dig, perhaps after draining, or reel up coal.

    Whoever keeps a marker so may have a reason.
    """
    if not isinstance(deed.move, EndTurn) or deed.before.step != Step.WORKING:
        return False
    waiting = [move.field for move in deed.others if isinstance(move, Activate)]
    return any(_brings_coal(deed.before, deed.seat, field) for field in waiting)


def _brings_coal(state: GameState, seat: Seat, field: int) -> bool:
    lay = next(lay for lay in seat.plan if lay.field == field)
    if any(lay.markers) or lay.special:
        return False
    worker = seat.board.crew.workers[field]
    if worker.reels and reel_refusal(seat) is None:
        return True
    if not worker.own:
        return worker.digs and dig_refusal(seat) is None
    black, drain = lay.total[Colour.BLACK], state.box.drain
    drained = (_with_water(seat, seat.water - drain * actions) for actions in range(black))
    return any(dig_refusal(dry) is None for dry in drained)


def _with_water(seat: Seat, water: int) -> Seat:
    """The seat with so much water, if there can be."""
    dry = seat.copy()
    dry.water = max(water, 0)
    return dry


def leaves_the_lease_unearned(deed: Deed) -> bool:
    """An autumn turn ends with food missing for the lease, though an own worker could still bring some."""
    if not _ends_hungry(deed):
        return False
    waiting = [move.field for move in deed.others if isinstance(move, Activate)]
    lays = [lay for lay in deed.seat.plan if lay.field in waiting and lay.field in OWN_WORKERS]
    return any(lay.total[Colour.YELLOW] for lay in lays)


def idles_before_the_lease(deed: Deed) -> bool:
    """An autumn turn ends with food missing for the lease, an own worker idle and a yellow disk left.

    Only then is it known what all else has brought, such as the Water Mill (35).
    """
    idle = any(lay.field in OWN_WORKERS and lay.empty for lay in deed.seat.plan)
    return _ends_hungry(deed) and idle and deed.seat.disks[Colour.YELLOW] > 0


def _ends_hungry(deed: Deed) -> bool:
    """Whether an autumn turn ends with food missing for the lease."""
    if not isinstance(deed.move, EndTurn) or deed.before.step != Step.WORKING:
        return False
    return deed.before.season == Season.AUTUMN and deed.seat.food < lease_for(deed.before, deed.seat).food


def declines_disks(deed: Deed) -> bool:
    """A second taking of the last phase is declined, though disks cost nothing there.

    Before it a taking has a price: what stays in a pool is there in the next phase (F2), and in the first
    spring fewer than five disks let one return a water (D5).
    """
    takes = any(isinstance(move, Take) for move in deed.others)
    declined = isinstance(deed.move, Decline) and deed.before.step == Step.SECOND_TAKING
    return declined and takes and deed.last_phase


def pays_for_nothing(deed: Deed) -> bool:
    """Food or Thaler is paid to a contract worker who then does nothing."""
    own = [event for event in deed.events if isinstance(event, PaidForNothing) and event.seat == deed.number]
    return any(event.lay.food or event.lay.thaler for event in own)


def forfeits_points(deed: Deed) -> bool:
    """Nothing more is done in the last year, though a free action would have brought VP.

    Wood can still be burnt and placed in winter, so that a working turn forfeits markers only.
    """
    if not isinstance(deed.move, EndTurn) or not deed.last_phase:
        return False
    free = [move for move in deed.others if is_free(move)]
    if deed.before.step == Step.WORKING:
        free = [move for move in free if isinstance(move, UseMarker)]
    now = _points(deed.before, deed.number)
    return any(_points(_with(deed.before, move), deed.number) > now for move in free)


def buys_what_cannot_count(deed: Deed) -> bool:
    """A distant development is paid for in the last phase, and brings no VP."""
    if (
        not isinstance(deed.move, Acquire)
        or deed.move.pay is None
        or not deed.last_phase
        or deed.after.pending
    ):
        return False
    return _points(deed.after, deed.number) <= _points(deed.before, deed.number)


def _points(state: GameState, number: int) -> int:
    """The VP of a seat if the final scoring were now."""
    return state.seats[number].score + sum(line.vp for line in final_lines(state, number))


def _with(state: GameState, move: Move) -> GameState:
    ahead = state.copy()
    play(ahead, move)
    return ahead


def stores_nothing(deed: Deed) -> bool:
    """A storage place stays empty, though something fits that has no other place."""
    if not isinstance(deed.move, Store) or deed.move.resource is not None:
        return False
    fitting = {move.resource for move in deed.others if isinstance(move, Store)}
    here = deed.after.step == Step.WINTER_STORAGE and deed.after.to_move == deed.number
    later = [move for move in legal_moves(deed.after) if isinstance(move, Store)] if here else []
    return bool(fitting - {None} - {move.resource for move in later})


def stores_where_it_scores_less(deed: Deed) -> bool:
    """The last piece of a good is stored in a place, though it would score more in one that comes later."""
    if not isinstance(deed.move, Store) or deed.move.resource is None:
        return False
    good, vp = Resource(deed.move.resource), deed.before.box.storage.vp
    later = [vp[slot].get(good, 0) for slot in open_slots(deed.seat) if slot > deed.move.slot]
    scores_more = max(later, default=0) > vp[deed.move.slot][good]
    return int(getattr(deed.seat, good.label)) == 1 and scores_more


DETECTORS: tuple[Callable[[Deed], bool], ...] = (
    stops_with_work_left,
    ends_with_work_left,
    leaves_the_lease_unearned,
    idles_before_the_lease,
    declines_disks,
    pays_for_nothing,
    forfeits_points,
    buys_what_cannot_count,
    stores_nothing,
    stores_where_it_scores_less,
)


def deeds(setup: Setup, table: Sequence[Player]) -> Iterator[Deed]:
    """Play a game; yield every decision in it."""
    state = new_game(setup)
    while state.to_move is not None:
        before, events = state.copy(), list[Event]()
        move = table[state.to_move].choose(view(state, state.to_move), legal_moves(state)).move
        play(state, move, events.append)
        yield Deed(before, move, state.copy(), events)


def silly(setup: Setup, table: Sequence[Player]) -> Iterator[tuple[str, Deed]]:
    """Yield every silly decision of a game, with the name of what was silly about it."""
    for deed in deeds(setup, table):
        for detector in DETECTORS:
            if detector(deed):
                yield detector.__name__, deed
