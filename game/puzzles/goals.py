"""What a puzzle asks for, when it is over, and what a line is worth in it."""

from __future__ import annotations

from enum import Enum

from game.rules.message import Amount, Message, message
from game.rules.state import GameState, Seat
from game.rules.terms import Resource, Step


class Goal(Enum):
    """The most of something, in one phase or until the end of the winter."""

    VP = "vp"
    """The most VP in this phase."""
    COAL = "coal"
    """The most coal dug in this phase."""
    PINGE = "pinge"
    """The Pinge exhausted in this phase, with the most VP."""
    WINTER = "winter"
    """The most VP from now to the end of the winter, what new debt costs at the end taken off."""
    LEASE = "lease"
    """The lease paid without debt, with the most VP to the end of the winter."""

    @property
    def said(self) -> Message:
        """Return the task in words."""
        return message(f"puzzle-{self.value}")

    def result_said(self, worth: tuple[int, ...]) -> Message:
        """Return a result in words."""
        match self:
            case Goal.COAL:
                return message("puzzle-result-coal", coal=Amount(worth[0], Resource.COAL))
            case Goal.PINGE if not worth[0]:
                return message("puzzle-result-no-pinge")
            case Goal.LEASE if worth[0] < 0:
                return message("puzzle-result-debt", debt=Amount(-worth[0], "debt"))
        return message(f"puzzle-result-{self.value}", vp=Amount(worth[-1], "vp"))

    def so_far_said(self, before: GameState, state: GameState, seat: int) -> Message:
        """Return in words what a line has reached before it is over."""
        now = state.seats[seat]
        match self:
            case Goal.COAL:
                (dug,) = self.worth(before, state, seat)
                return message("puzzle-so-far-coal", coal=Amount(dug, Resource.COAL))
            case Goal.PINGE if not now.exhausted:
                left = now.board.pinge_size - now.pinge_dug
                return message("puzzle-so-far-pinge", coal=Amount(left, Resource.COAL))
        return message("puzzle-so-far-vp", vp=Amount(self.worth(before, state, seat)[-1], "vp"))

    @property
    def parts(self) -> int:
        """Return the number of figures that its worth has."""
        return 2 if self in (Goal.PINGE, Goal.LEASE) else 1

    @property
    def through_winter(self) -> bool:
        """Return True if the winter belongs to it."""
        return self in (Goal.WINTER, Goal.LEASE)

    def fits(self, state: GameState) -> bool:
        """Return True if a puzzle can begin here: nothing hidden and nothing that others do later decides.

        In a phase nobody acts before the seat that plans and works first; to the winter nobody acts after
        the seat that works last.
        """
        seat = state.to_move
        if seat is None:
            return False
        if self.through_winter:
            last = state.season == state.box.phases[-1]
            return state.step == Step.WORKING and last and _begins_last_turn(state)
        first = state.step == Step.PLANNING and state.order[0] == seat and not state.seats[seat].plan
        return first and not (self is Goal.PINGE and state.seats[seat].exhausted)

    def over(self, before: GameState, state: GameState, seat: int) -> bool:
        """Return True once a puzzle that began at `before` has its result."""
        if state.to_move is None or state.year != before.year:
            return True
        if self.through_winter:
            return False
        worked = state.step == Step.WORKING and state.to_move != seat
        return worked or state.season != before.season or state.step > Step.WORKING

    def worth(self, before: GameState, state: GameState, seat: int) -> tuple[int, ...]:
        """Return the worth of the result; of two, the larger is better."""
        was, now = before.seats[seat], state.seats[seat]
        gained = now.score - was.score
        match self:
            case Goal.COAL:
                return (now.coal_removed - was.coal_removed,)
            case Goal.PINGE:
                return int(now.exhausted), gained
            case Goal.WINTER:
                return (gained + _debt_to_come(state, now) - _debt_to_come(before, was),)
            case Goal.LEASE:
                return was.debt - now.debt, gained
        return (gained,)


def _begins_last_turn(state: GameState) -> bool:
    return (
        state.turn == len(state.order) - 1 and not state.seats[state.order[-1]].worked and not state.pending
    )


def _debt_to_come(state: GameState, seat: Seat) -> int:
    """Return the VP that debt will cost at the end; once the game is over, it has (G7)."""
    figures = state.box.ruleset.final
    if state.to_move is None or not seat.debt:
        return 0
    return figures.debt_first + figures.debt_more * (seat.debt - 1)
