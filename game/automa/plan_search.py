"""Looks one phase ahead: plays plans out on a copy of the view, to see what the seat would have then."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import floor
from typing import Final

from game.automa.accounts import of_seat
from game.automa.horizon import Horizon, horizon_of
from game.automa.plans import Plan, completions, plans, variants, with_idle_disks
from game.automa.priorities import worth
from game.automa.rollout_policy import WorkingTurn, play_out
from game.automa.weights import Weights
from game.rules.disks import Disks, plus
from game.rules.engine import is_payment, lay_down, planning, take_back
from game.rules.events import Event, Tell
from game.rules.moves import Lay
from game.rules.state import GameState, Seat
from game.rules.terms import OWN_WORKERS, Step

_REFINED: Final = 2
"""The number of best plans that are tried with their contract workers paid in other ways."""
_KEPT: Final = 8
"""The number of best plans that are kept for each set of disks."""


_FINENESS: Final = 1_000_000
"""Worths are compared by so many parts of a VP."""
_A_FIELD: Final = 0.01
"""What a field laid counts in a merit: all of a plan less than the least difference in worth that counts."""


def _but_water(seat: Seat) -> tuple[object, ...]:
    """Return all of a seat that matters when it plans, or for its worth, besides its disks and its water."""
    return (
        seat.abilities,
        seat.bonus,
        seat.channel,
        seat.coal,
        seat.debt,
        seat.food,
        seat.fresh,
        seat.iron,
        seat.iron_props,
        seat.markers,
        seat.pinge_dug,
        seat.pinge_props,
        seat.score,
        seat.shaft,
        seat.thaler,
        seat.tiles,
        seat.tunnel_dug,
        seat.tunnel_props,
        seat.wood,
    )


def _lasting(seat: Seat) -> tuple[object, ...]:
    """Return all of a seat that matters when it plans, or for its worth, besides its disks."""
    return seat.water, _but_water(seat)


class End:
    """What a plan comes to: the seat after it, its worth, and what it is compared by, the less the better."""

    __slots__ = ("rank", "seat", "worth")

    def __init__(self, seat: Seat, worth: float) -> None:
        self.seat: Final = seat
        self.worth: Final = worth
        self.rank: Final = -floor(worth * _FINENESS + 0.5)


class Prospect:
    """A plan and its result: its worth, and the seat as it would be after its turn.

    `water` comes with its disks.
    """

    __slots__ = ("after", "disks", "merit", "plan", "water", "worth")

    def __init__(self, end: End, plan: Plan, disks: Disks, water: int) -> None:
        self.worth: Final = end.worth
        self.plan: Final = plan
        self.after: Final = end.seat
        self.disks: Final = disks
        self.water: Final = water
        self.merit: Final = end.rank + plan.laid * _A_FIELD
        """What sorts prospects: the less, the better. By worth, then fewer fields laid."""


def _prepared(state: GameState, number: int) -> GameState:
    """Return a copy in which this seat works as soon as it has a plan, and nobody else acts (P7)."""
    ahead = state.copy()
    take_back(ahead.seats[number])
    ahead.order = (number,)
    planning.begin(ahead)
    ahead.step = Step.WORKING
    return ahead


def in_hand(seat: Seat) -> Disks:
    """Return the disks of this phase, including those already laid."""
    disks = seat.disks
    for lay in seat.plan:
        disks = plus(disks, lay.disks)
    return disks


def position_of(state: GameState, number: int) -> tuple[object, ...]:
    """Return all that a search depends on, to tell which decisions it fits."""
    seat = state.seats[number]
    return (
        state.box,
        state.year,
        state.season,
        number,
        tuple(state.stacks),
        state.kiepenkerl,
        state.bonus_left,
        _lasting(seat),
    )


class Ends:
    """What plans come to, for searches of a seat in positions that differ in nothing but its water."""

    def __init__(self, state: GameState, number: int, horizon: Horizon) -> None:
        stands = state.year, state.season, number, tuple(state.stacks), state.kiepenkerl, state.bonus_left
        self.position: tuple[object, ...] = (horizon, *stands, _but_water(state.seats[number]))
        """All that they depend on besides the water; the horizon stands for the box too."""
        self.plans: dict[tuple[Plan, int], End] = {}
        """The end of each plan that begins with so much water."""
        self.worths: dict[object, float] = {}


class PlanSearch:
    """Searches the plans of a seat for one phase: every set of disks once, and remembers the best."""

    def __init__(self, state: GameState, number: int, weights: Weights, thorough: bool = True) -> None:
        """Prepare a search; `thorough` to vary the best plans, and to consider more groups of disks."""
        self.thorough = thorough
        self.tried = 0
        self.state = _prepared(state, number)
        self.position = position_of(self.state, number)
        self.number = number
        self.seat = self.state.seats[number]
        self.weights = weights
        self.horizon = horizon_of(state)
        self._known: dict[tuple[Disks, int], list[Prospect]] = {}
        self.ends = Ends(self.state, number, self.horizon)

    @classmethod
    def of(cls, state: GameState, number: int, weights: Weights, last: PlanSearch | None) -> PlanSearch:
        """Return the last search if it still fits, else a new one, which keeps what plans come to."""
        new = cls(state, number, weights)
        if last is None:
            return new
        if last.position == new.position:
            return last
        if last.ends.position == new.ends.position:
            new.ends = last.ends
        return new

    def weigh(self, disks: Disks, plans: Iterable[Plan]) -> list[Prospect]:
        """Return the prospect of each of these plans, the best first."""
        return sorted((self._try(disks, 0, plan) for plan in plans), key=merit)

    def best(self, disks: Disks, water: int = 0) -> Prospect:
        """Return the best plan for these disks, with so much more water in the mine."""
        return self._ranked(disks, water)[0]

    def ranked(self, disks: Disks, laid: tuple[Lay, ...], keeps_aims: bool = True) -> list[Prospect]:
        """Return the best plans that begin with these lays, the best first.

        Once the own workers are laid, every way to go on is weighed: with `keeps_aims` also for the
        developments for which they may have been laid.
        """
        own = laid[: len(OWN_WORKERS)]
        fitting = [found for found in self._ranked(disks, 0) if found.plan.lays[: len(own)] == own]
        if fitting and len(laid) < len(OWN_WORKERS):
            return fitting
        complete = list(completions(self.state, self.number, disks, laid))
        if keeps_aims:
            complete += _aimed(complete, [found.plan for found in fitting])
        found = self.weigh(disks, complete)
        if self.weights.thinking.early_end:
            return found
        return sorted((self._without_waste(each, len(laid)) for each in found), key=merit)

    def events(self, prospect: Prospect) -> list[Event]:
        """Return the seat's events of laying a plan and carrying it out."""
        events: list[Event] = []
        self._carry_out(prospect.disks, prospect.water, prospect.plan, events.append)
        return of_seat(events, self.number)

    def _ranked(self, disks: Disks, water: int) -> list[Prospect]:
        known = self._known.get((disks, water))
        if known is None:
            known = self._known[disks, water] = self._search(disks, water)
        return known

    def _search(self, disks: Disks, water: int) -> list[Prospect]:
        thrifty: dict[Plan, Prospect] = {}
        for plan in self._thought_of(disks, water):
            prospect = self._without_waste(self._try(disks, water, plan))
            thrifty[prospect.plan] = prospect
        found = sorted(thrifty.values(), key=merit)
        if not self.weights.thinking.farmer_with_others:
            busy = with_idle_disks(self.state, self.number, disks, found[0].plan)
            found = sorted([*found, *(self._try(disks, water, plan) for plan in busy)], key=merit)
        if self.thorough and self.weights.thinking.refined:
            for leader in found[:_REFINED]:
                others = variants(self.state, self.number, disks, leader.plan)
                found += [self._try(disks, water, plan) for plan in others]
            found.sort(key=merit)
        return found[:_KEPT]

    def _thought_of(self, disks: Disks, water: int) -> Sequence[Plan]:
        """Return the plans that are weighed; a level may leave some out."""
        found = plans(self.state, self.number, disks)
        thinking = self.weights.thinking
        if not thinking.farmer_with_others:
            found = self._begun_best(disks, water, found, 1)
        if not thinking.farmhand_with_others:
            found = self._begun_best(disks, water, found, 2)
        return found

    def _begun_best(self, disks: Disks, water: int, found: Sequence[Plan], workers: int) -> tuple[Plan, ...]:
        """Return the plans whose first workers do the most for themselves, as if nobody else worked."""
        alone = {plan: plan.of_first(workers) for plan in found}
        tried = (self._try(disks, water, begun) for begun in dict.fromkeys(alone.values()))
        best = min(tried, key=merit).plan
        return tuple(plan for plan, begun in alone.items() if begun == best)

    def _try(self, disks: Disks, water: int, plan: Plan) -> Prospect:
        self.tried += 1
        course = self._course(plan), self.seat.water + water
        end = self.ends.plans.get(course)
        if end is None:
            seat = self._carry_out(disks, water, plan, None)
            end = self.ends.plans[course] = End(seat, self._worth(seat))
        return Prospect(end, plan, disks, water)

    def _worth(self, seat: Seat) -> float:
        """Return the worth of the seat after a plan; plans that come to the same have it from one of them."""
        reached = _lasting(seat)
        known = self.ends.worths.get(reached)
        if known is None:
            known = self.ends.worths[reached] = worth(seat, self.horizon, self.weights)
        return known

    def _course(self, plan: Plan) -> Plan:
        """Return one plan for all that are carried out alike: to develop is none where no disks fit."""
        if plan.targets is None:
            tiles = self.seat.tiles
            for lay in plan.lays[: len(OWN_WORKERS)]:
                if self.state.box.meeting(lay, tiles):
                    return plan
            return Plan(plan.lays)
        return plan

    def _without_waste(self, prospect: Prospect, laid: int = 0) -> Prospect:
        """Return the plan without payments that come to nothing (R-10), if that is better.

        So many fields are `laid` already. Who never ends a worker early never keeps such payments: they
        seemed to serve what he prepares in vain.
        """
        plan, activated = prospect.plan, prospect.after.activated
        for at, lay in enumerate(plan.lays):
            if at >= laid and lay.goods and not activated & lay.bit and is_payment(self.seat, lay):
                plan = plan.with_lay(at, Lay(lay.field))
        if plan is prospect.plan:
            return prospect
        other = self._try(prospect.disks, prospect.water, plan)
        return other if other.merit < prospect.merit or not self.weights.thinking.early_end else prospect

    def _carry_out(self, disks: Disks, water: int, plan: Plan, tell: Tell | None) -> Seat:
        ahead = self.state.copy()
        seat = ahead.seats[self.number]
        seat.disks = disks
        seat.water += water
        seat.plan = plan.lays
        for lay in plan.lays:
            if not lay.empty:
                lay_down(seat, lay)
        play_out(WorkingTurn(ahead, seat, self.horizon, self.weights, plan.targets), tell)
        return seat


def _aimed(complete: Sequence[Plan], begun: Sequence[Plan]) -> list[Plan]:
    """Return these plans once more for each set of developments that those which have begun are for."""
    aims = dict.fromkeys(plan.targets for plan in begun if plan.targets)
    ways = dict.fromkeys(plan.lays for plan in complete)
    return [Plan(lays, targets) for targets in aims for lays in ways]


def merit(prospect: Prospect) -> float:
    """Return the sort key of plans; ties stay in order."""
    return prospect.merit


def distinct(found: Iterable[Prospect]) -> list[Prospect]:
    """Return the first prospect for each position that a plan comes to."""
    kept: dict[object, Prospect] = {}
    for prospect in found:
        kept.setdefault(_lasting(prospect.after), prospect)
    return list(kept.values())
