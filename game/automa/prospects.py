"""Looking one phase ahead: plays plans out on a copy of the view, and says what the seat would have then."""

from __future__ import annotations

from typing import NamedTuple

from game.automa.habits import Turn, play_out
from game.automa.moment import moment_of
from game.automa.plans import Plan, completions, plans, variants
from game.automa.priorities import worth
from game.automa.weights import Weights
from game.rules import play
from game.rules.events import Event, Tell
from game.rules.moves import Lay
from game.rules.phases.planning import return_payment, take_back
from game.rules.state import GameState, Seat
from game.rules.terms import OWN_WORKERS, Disks, Step

_REFINED = 2
"""How many of the best plans are tried with their contract workers paid in other ways."""


class Prospect(NamedTuple):
    """A plan and what it comes to: its worth and the seat as it would stand after its turn."""

    worth: float
    plan: Plan
    after: Seat
    disks: Disks
    water: int
    """Water that taking these disks brings."""


def prepared(state: GameState, number: int) -> GameState:
    """A copy in which this seat plans at once, and nobody else acts (P7)."""
    ahead = state.copy()
    ahead.step, ahead.order, ahead.turn, ahead.to_move = Step.PLANNING, (number,), 0, number
    seat = ahead.seats[number]
    take_back(seat)
    seat.ready = seat.abilities
    seat.worked = seat.activated = 0
    seat.first_work = -1
    return ahead


def settled(seat: Seat) -> None:
    """The end of a turn: what lies on a field that was not activated returns (P8, R-10)."""
    for lay in seat.plan:
        if not seat.activated >> lay.field & 1:
            return_payment(seat, lay)
    seat.plan = ()


class Outlook:
    """What each set of disks would come to in this phase, thought through once a decision."""

    def __init__(self, state: GameState, number: int, weights: Weights) -> None:
        self.state = prepared(state, number)
        self.number = number
        self.seat = self.state.seats[number]
        self.weights = weights
        self.moment = moment_of(state)
        self._known: dict[tuple[Disks, int], Prospect] = {}

    def best(self, disks: Disks, water: int = 0) -> Prospect:
        """The best plan for these disks, with so much more water in the mine."""
        known = self._known.get((disks, water))
        if known is None:
            known = self._known[disks, water] = self._search(disks, water)[0]
        return known

    def ranked(self, disks: Disks, laid: tuple[Lay, ...]) -> list[Prospect]:
        """Every plan thought of that begins with what is laid, the best first."""
        if len(laid) < len(OWN_WORKERS):
            return self._search(disks, 0, laid)
        found = [self._try(disks, 0, plan) for plan in completions(self.state, self.number, disks, laid)]
        return sorted(found, key=_merit)

    def events(self, prospect: Prospect) -> list[Event]:
        """What happens when a plan is laid and carried out."""
        events: list[Event] = []
        self._carry_out(prospect.disks, prospect.water, prospect.plan, events.append)
        return events

    def _search(self, disks: Disks, water: int, laid: tuple[Lay, ...] = ()) -> list[Prospect]:
        thought = (p for p in plans(self.state, self.number, disks) if p.lays[: len(laid)] == laid)
        found = [self._try(disks, water, plan) for plan in thought]
        found.sort(key=_merit)
        for leader in found[:_REFINED]:
            others = variants(self.state, self.number, disks, leader.plan)
            found += [self._try(disks, water, plan) for plan in others]
        found.sort(key=_merit)
        return found

    def _try(self, disks: Disks, water: int, plan: Plan) -> Prospect:
        seat = self._carry_out(disks, water, plan, None)
        settled(seat)
        return Prospect(worth(seat, self.moment, self.weights), plan, seat, disks, water)

    def _carry_out(self, disks: Disks, water: int, plan: Plan, tell: Tell | None) -> Seat:
        ahead = self.state.copy()
        seat = ahead.seats[self.number]
        seat.disks = disks
        seat.water += water
        for lay in plan.lays:
            play(ahead, lay, tell)
        targets = None if plan.targets is None else dict(plan.targets)
        play_out(Turn(ahead, seat, self.moment, self.weights, targets), tell)
        return seat


def _merit(prospect: Prospect) -> tuple[float, int]:
    """The order of plans: worth, then fewer fields laid; equal ones stay in the order of thinking."""
    return -round(prospect.worth, 6), sum(not lay.empty for lay in prospect.plan.lays)
