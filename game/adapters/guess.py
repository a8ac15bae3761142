"""Determinisation: a game as the seat to move may be in, with everything that it cannot see drawn by lot."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from game.adapters.course import Course
from game.adapters.numbering import Numbering
from game.adapters.seen import Entry, Kind, last_laid
from game.automa.hidden import guessed
from game.rules import view
from game.rules.moves import TakeBonus
from game.rules.state import EVERY_BONUS, GameState
from game.rules.terms import Bonus


def guessed_course(course: Course, chance: Random) -> Course:
    """Return a course in which the seat to move has seen the same, with others' plans and markers by lot.

    Each possibility is as likely as another (`game.automa.hidden`). The disks to come are open in any course.
    """
    twin, seat = course.copy(), course.state.mover
    twin.state = guessed(view(course.state, seat), chance)
    _deal_as_seen(course.entries, twin.state, seat, chance)
    twin.entries = [*_rewritten(course.entries, twin.state, seat, course.frame.numbering)]
    return twin


def _deal_as_seen(entries: Sequence[Entry], state: GameState, seat: int, chance: Random) -> None:
    """Deal others' bonus markers anew if the seat has seen which were left when it took its own (R-26)."""
    at = next((at for at, one in enumerate(entries) if (one.kind, one.seat) == (Kind.OFFERED, seat)), None)
    if at is None:
        return
    offered = entries[at].code
    own = state.seats[seat].bonus
    for part, left in ((entries[:at], EVERY_BONUS & ~offered), (entries[at:], offered)):
        takers = [one.seat for one in part if one.kind is Kind.TAKEN and one.seat != seat]
        markers = [bonus for bonus in Bonus if left >> bonus & 1 and bonus != own]
        for taker, bonus in zip(takers, chance.sample(markers, len(takers)), strict=True):
            state.seats[taker].bonus = bonus
    taken = (one.bonus for one in state.seats if one.bonus >= 0)
    state.bonus_left = EVERY_BONUS & ~sum(1 << bonus for bonus in taken)


def _rewritten(entries: Sequence[Entry], state: GameState, seat: int, numbers: Numbering) -> Iterator[Entry]:
    """Yield the entries with the hidden ones as the guessed state has them."""
    open_plans = len(entries) - len(last_laid(entries))
    plans = [iter(one.plan) for one in state.seats]
    left = EVERY_BONUS
    for at, entry in enumerate(entries):
        code = entry.code
        if entry.kind is Kind.OFFERED:
            code = code if entry.seat == seat else left
        elif entry.kind is Kind.TAKEN:
            bonus = Bonus(state.seats[entry.seat].bonus)
            code, left = numbers.id_of(TakeBonus(bonus)), left & ~(1 << bonus)
        elif at >= open_plans:
            code = numbers.id_of(next(plans[entry.seat]))
        yield entry._replace(code=code)
