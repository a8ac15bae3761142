"""The standing in a game: the VP of each seat if its year ended now, by where they come from.

It counts what the farm would bring in this year's winter, with the goods that lie there now: the coal (W1),
the lease as far as they pay it (W2), the storage that brings most (W3); then the final scoring. Free actions,
and all that may still be dug, made or acquired, count nothing.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Final, NamedTuple

from game.rules.engine.mining import pinge_bonus
from game.rules.engine.phases.winter import coal_vp, lease_for, missing_of, open_slots, pay_lease
from game.rules.engine.scoring import final_lines, rank
from game.rules.engine.supply import owned
from game.rules.moves import Lay
from game.rules.ruleset.figures import Lease
from game.rules.sources import source_of
from game.rules.state import GameState, Storing
from game.rules.terms import Resource, Season, Step

SCORED: Final = "scored"
LEASE: Final = "lease"
"""The parts that are no source of VP: what the score track shows, and the debt of this winter's lease."""


class Part(NamedTuple):
    """A part of a standing: a source of VP by its key (`sources.py`), SCORED or LEASE."""

    source: str
    vp: int


class Standing(NamedTuple):
    """The VP of a seat if the year ended now: the score track, the winter, the final scoring."""

    parts: tuple[Part, ...]

    @property
    def total(self) -> int:
        return sum(part.vp for part in self.parts)

    def vp(self, source: str) -> int:
        """Return the VP of a part, 0 if there is none."""
        return sum(part.vp for part in self.parts if part.source == source)


class CoalStep(NamedTuple):
    """Coal on a farm, and its VP in the winter scoring."""

    coal: int
    vp: int


class Prospects(NamedTuple):
    """The figures of a seat before they count: of this year's winter, and the standing in VP.

    `coal`, `more`, `lease` and `missing` are None once this year's winter has counted them; `more` is the
    least coal that would score more; `planned` is for whoever previews a plan: the most coal it can lead to.
    """

    coal: CoalStep | None
    more: CoalStep | None
    lease: Lease | None
    missing: Lease | None
    total: int
    planned: CoalStep | None = None
    over: bool = False
    """The game is over: the total is its result."""


def prospects(state: GameState, number: int) -> Prospects:
    """Return the figures of a seat before they count."""
    missing = lease_missing(state, number)
    return Prospects(
        coal_now(state, number),
        coal_next(state, number),
        lease_for(state, state.seats[number]) if missing is not None else None,
        missing,
        standing(state, number).total,
        over=state.step == Step.OVER,
    )


def standings(state: GameState) -> tuple[Standing, ...]:
    """Return the standing of every seat."""
    return tuple(standing(state, number) for number in range(len(state.seats)))


def standing(state: GameState, number: int) -> Standing:
    """Return the standing of a seat; once the game is over, the parts of its score."""
    score = state.seats[number].score
    if state.step == Step.OVER:
        final = _final(state, number)
        return Standing((Part(SCORED, score - sum(vp for _, vp in final)), *final))
    now, paid, debt = coal_now(state, number), _paid(state, number), debt_so_far(state, number)
    winter = Part("coal", now.vp if now is not None else 0), Part("storage", _storage_vp(paid, number))
    parts = [part._replace(vp=debt) if part.source == "debt" else part for part in _final(paid, number)]
    lease = Part(LEASE, debt_so_far(paid, number) - debt)
    return Standing((Part(SCORED, score), *winter, *parts, lease))


def tie_order(state: GameState) -> tuple[int, ...]:
    """Return the seats in the order in which they would win a tie now (G9)."""
    return rank(state, (0,) * len(state.seats))


def coal_now(state: GameState, number: int) -> CoalStep | None:
    """Return the coal on a farm and its VP in this year's winter; None once that has scored it (W1)."""
    if coal_scored(state, number):
        return None
    return coal_step(state, number, state.seats[number].coal)


def coal_step(state: GameState, number: int, coal: int) -> CoalStep:
    """Return the VP that so much coal would score on a seat's farm in winter."""
    farm = state.seats[number].copy()
    farm.coal = coal
    return CoalStep(coal, coal_vp(state.box.ruleset.winter, farm))


def coal_next(state: GameState, number: int) -> CoalStep | None:
    """Return the least coal that would score more than a farm's does; None if there is no such amount."""
    now, scale = coal_now(state, number), state.box.ruleset.winter.coal
    if now is None:
        return None
    beyond = max(now.coal, len(scale)) + 1
    steps = (coal_step(state, number, coal) for coal in range(now.coal + 1, beyond + 1))
    return next((step for step in steps if step.vp > now.vp), None)


def lease_missing(state: GameState, number: int) -> Lease | None:
    """Return the pieces that a farm lacks for this year's lease; None once it has been paid (W2)."""
    return None if _is_paid(state) else missing_of(state, state.seats[number])


def debt_so_far(state: GameState, number: int) -> int:
    """Return the VP that the debt of a seat costs as it is (G7)."""
    return sum(line.vp for line in final_lines(state, number) if line.rule == "G7")


def pinge_to_come(state: GameState, number: int) -> int:
    """Return the VP for a seat that exhausts its Pinge this year; 0 if it has, or comes too late (M7)."""
    if state.season == Season.WINTER or state.seats[number].exhausted:
        return 0
    return pinge_bonus(state)


def section_vps(state: GameState, number: int) -> tuple[int, ...]:
    """Return the VP of each section of a seat's Tunnel once it is emptied, with all that it owns now."""
    reach = state.seats[number].board.tunnel_reach
    sums = [_final_with(state, number, dug) for dug in reach]
    return tuple(after - before for before, after in pairwise(sums))


def with_plan(state: GameState, number: int, lays: tuple[Lay, ...]) -> GameState:
    """Return the state without the food, Thaler and markers that a seat's plan would use up."""
    copy = state.copy()
    seat, markers = copy.seats[number], list(copy.seats[number].markers)
    for lay in lays:
        seat.food -= lay.food
        seat.thaler -= lay.thaler
        for marker, count in lay.marked:
            markers[marker] -= count
    seat.markers = tuple(markers)
    return copy


def coal_scored(state: GameState, number: int) -> bool:
    """Return True if this year's winter has scored a seat's coal."""
    if state.step == Step.WINTER_SCORING:
        return state.order.index(number) < state.turn
    return _is_paid(state)


def _is_paid(state: GameState) -> bool:
    return state.step == Step.OVER or (state.season == Season.WINTER and state.step == Step.WINTER_STORAGE)


def _paid(state: GameState, number: int) -> GameState:
    """Return the state after a seat has paid this year's lease, if that is still to come."""
    if _is_paid(state):
        return state
    copy = state.copy()
    pay_lease(copy, number, None)
    return copy


def _storage_vp(state: GameState, number: int) -> int:
    """Return the most VP that a seat's storing can still bring this year."""
    seat, first, kept = state.seats[number], 0, (0,) * len(Resource)
    if _is_paid(state):
        if state.to_move is None or state.order.index(number) < state.turn:
            return 0
        if number == state.to_move and isinstance(top := state.pending[-1], Storing):
            first, kept = top.slot, top.kept
    left = tuple(owned(seat, kind) - kept[kind] for kind in Resource)
    slots = tuple(slot for slot in open_slots(seat) if slot >= first)
    return state.box.storage.best(slots, left)


def _final_with(state: GameState, number: int, dug: int) -> int:
    """Return the VP of the final scoring with so much coal gone from the Tunnel."""
    copy = state.copy()
    copy.seats[number].tunnel_dug = dug
    return sum(line.vp for line in final_lines(copy, number))


def _final(state: GameState, number: int) -> list[Part]:
    """Return the VP of the final scoring by source, in order."""
    found: dict[str, int] = {}
    for line in final_lines(state, number):
        source = source_of(line.rule).key
        found[source] = found.get(source, 0) + line.vp
    return [Part(source, vp) for source, vp in found.items()]
