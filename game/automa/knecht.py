"""The knecht: a beginner that follows a few rules, one move at a time, and names the rule."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final, NamedTuple

from game.automa.knecht_disks import CONTRACT_WORKER, FIRST_TAKING, FURTHER_FIELD, OWN_WORKER, SECOND_TAKING
from game.automa.knecht_work import BEFORE_SCORING, WORKING, Rule, always, decide
from game.rules.engine import COUNT_FIRST, RETURN_WATER, lease_for, open_slots
from game.rules.message import Amount, TileName, Value, message
from game.rules.moves import DECLINE, GiveFood, Lay, Move, Store
from game.rules.player import Decision
from game.rules.state import GameState, Seat
from game.rules.terms import OWN_WORKERS, Resource, Slot, Step


class BeginnerRules(NamedTuple):
    """The rules for those steps in which beginners differ."""

    first_taking: tuple[Rule, ...]
    second_taking: tuple[Rule, ...]
    own_worker: tuple[Rule, ...]
    """For the fields of farmer and farmhand."""
    contract_worker: tuple[Rule, ...]
    """For the fields of contract workers."""
    working: tuple[Rule, ...]


class Knecht:
    """A rule-based beginner: the same view always gets the same decision; it has no memory and no luck."""

    name = "knecht"
    rules: ClassVar[BeginnerRules] = BeginnerRules(
        FIRST_TAKING, SECOND_TAKING, OWN_WORKER, CONTRACT_WORKER, WORKING
    )

    def __init__(self, seed: int = 0) -> None:
        """Take a seed like every player; this one leaves nothing to chance."""

    def choose(self, view: GameState, moves: Sequence[Move]) -> Decision:
        """Return the decision of the first rule that applies to this step."""
        return decide(self._rules(view, moves), view, view.seats[view.mover], moves)

    def _rules(self, view: GameState, moves: Sequence[Move]) -> tuple[Rule, ...]:
        if view.step == Step.PLANNING:
            return self._planning(view, moves)
        if view.step == Step.WORKING:
            return self.rules.working
        if view.step == Step.FIRST_TAKING:
            return self.rules.first_taking
        return self.rules.second_taking if view.step == Step.SECOND_TAKING else _RULES[view.step]

    def _planning(self, view: GameState, moves: Sequence[Move]) -> tuple[Rule, ...]:
        assert isinstance(moves[0], Lay)
        field = moves[0].field
        if field in OWN_WORKERS:
            return self.rules.own_worker
        return self.rules.contract_worker if view.box.crew.workers[field].contract else FURTHER_FIELD


def _give(state: GameState, seat: Seat, moves: Sequence[Move]) -> Decision | None:
    """Give food at Thanksgiving that the lease does not need; the water is left."""
    if seat.food <= lease_for(state, seat).food:
        return None
    move = next(move for move in moves if isinstance(move, GiveFood))
    return Decision(move, (message("reason-give-spare-food", food=Amount(1, Resource.FOOD)),))


def _store(state: GameState, seat: Seat, moves: Sequence[Move]) -> Decision | None:
    """Store whatever scores most in a slot; ties go to food, then wood, then coal."""
    stores = {
        move: state.box.storage.vp[move.slot][move.resource]
        for move in moves
        if isinstance(move, Store) and move.resource is not None
    }
    kept = [move for move in stores if _kept_for_later(state, seat, move)]
    if kept and len(kept) == len(stores):
        empty = next(move for move in moves if isinstance(move, Store) and move.resource is None)
        return Decision(empty, (message("reason-store-nothing", slot=Slot(empty.slot)),))
    stores = {move: vp for move, vp in stores.items() if move not in kept}
    if not stores:
        return None
    move = max(stores, key=stores.__getitem__)
    assert move.resource is not None
    where: dict[str, Value] = {"good": Resource(move.resource), "slot": Slot(move.slot)}
    if stores[move]:
        return Decision(move, (message("reason-store-most", vp=Amount(stores[move], "vp"), **where),))
    return Decision(move, (message("reason-store-anything", **where),))


def _kept_for_later(state: GameState, seat: Seat, move: Store) -> bool:
    """Return True if the last of a good scores more in a place that is filled later."""
    assert move.resource is not None
    good, vp = Resource(move.resource), state.box.storage.vp
    later = [vp[slot].get(good, 0) for slot in open_slots(seat) if slot > move.slot]
    return getattr(seat, good.label) == 1 and max(later, default=0) > vp[move.slot][good]


def _store_nothing(state: GameState, seat: Seat, moves: Sequence[Move]) -> Decision | None:
    move = next(move for move in moves if isinstance(move, Store))
    return Decision(move, (message("reason-nothing-fits-slot", slot=Slot(move.slot)),))


_RULES: Final[dict[int, tuple[Rule, ...]]] = {
    Step.AUTUMN_WATER: (_give, always(DECLINE, "reason-keep-food-for-lease")),
    Step.WATER_RETURN: (always(RETURN_WATER, "reason-return-every-water", water=Amount(1, "water")),),
    Step.CART_CHOICE: (always(COUNT_FIRST, "reason-count-first-cart", tile=TileName("27")),),
    Step.WINTER_SCORING: BEFORE_SCORING,
    Step.WINTER_STORAGE: (_store, _store_nothing),
}
"""The rules for the steps in which all beginners do the same."""
