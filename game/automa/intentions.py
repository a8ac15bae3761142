"""The reasons for taking and laying disks: the plan they are for, its results, and the priority behind it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from game.automa.accounts import deeds
from game.automa.drafting import Taking
from game.automa.horizon import Horizon
from game.automa.plan_search import PlanSearch, Prospect
from game.automa.priorities import gains
from game.automa.weights import Weights
from game.rulebook import where
from game.rules import legal_moves
from game.rules.box import Box
from game.rules.engine import actions_of, has_taken, made_at_once, own_work
from game.rules.events import Event, TileAcquired, WorkerActivated
from game.rules.message import Amount, Message, Real, TileName, Value, message
from game.rules.moves import Lay, Move, Swap, Take
from game.rules.state import GameState, Seat
from game.rules.terms import OWN_WORKERS, Colour, Field, Step, Work

_MUCH: Final = 0.05
LITTLE: Final = 0.1
"""VP: smaller differences are not mentioned."""


def wish(before: Seat, after: Seat, horizon: Horizon, weights: Weights) -> Iterator[Message]:
    """Yield the priority that gains most from one position to the other, if any gains."""
    priority, most = max(gains(before, after, horizon, weights), key=lambda gain: gain[1])
    if most > _MUCH:
        yield message(f"reason-wish-{priority.key}")


def taking_reasons(state: GameState, found: list[Taking], search: PlanSearch) -> Iterator[Message]:
    """Yield the reasons for the first of these takings."""
    yield taking_reason(state, found[0], search)
    yield from wish(search.seat, found[0].prospect.after, search.horizon, search.weights)
    less = found[0].worth - found[1].worth if len(found) > 1 else 0.0
    if less >= LITTLE:
        yield next_best(state, found[1].move, search.number, less)


def taking_reason(state: GameState, chosen: Taking, search: PlanSearch) -> Message:
    """Return the disks taken, and the goal of taking them."""
    goal = deeds(search.events(chosen.prospect), search.horizon.box)
    return goal_reason(taking_said(state, chosen.move, search.number), chosen.follow, goal)


def taking_said(state: GameState, move: Move, number: int) -> Message:
    """Return a taking, which a sentence begins with."""
    kind, values = _taken(state, move, number)
    return message(f"taking-{kind}", **values)


def goal_reason(
    taking: Message, follow: tuple[Amount, ...], goal: tuple[Message, ...], **deals: int
) -> Message:
    """Return a taking with the disks to follow and its goal; `deals` if not all deals that were played on
    lead there."""
    if not goal:
        return message("reason-taking-aimless", taking=taking)
    id = "reason-taking-and-more" if follow else "reason-taking"
    disks = {"disks": follow} if follow else {}
    return message(f"{id}-in-deals" if deals else id, taking=taking, **disks, deeds=goal, **deals)


def next_best(state: GameState, move: Move, number: int, less: float) -> Message:
    """Return the next best taking, and how much less it is worth."""
    kind, values = _taken(state, move, number)
    return message(f"reason-next-best-{kind}", vp=Amount(Real(less), "vp"), **values)


def _taken(state: GameState, move: Move, number: int) -> tuple[str, dict[str, Value]]:
    """Return the part of ids for a taking, and the values of its messages."""
    if isinstance(move, Take):
        amount = state.action[move.pool][move.colour]
        if state.step == Step.SECOND_TAKING:
            amount = min(amount, state.box.taking_limit - state.seats[number].held)
        return "take", {"disks": Amount(amount, Colour(move.colour)), "pool": move.pool + 1}
    if isinstance(move, Swap):
        given, wanted = Colour(move.reserve), Colour(move.action)
        return "swap", {"pool": move.pool + 1, "reserve": given, "action": wanted}
    return "lamp" if has_taken(state, state.seats[number]) else "none", {}


def lay_reasons(view: GameState, search: PlanSearch, best: Prospect, move: Lay) -> Iterator[Message]:
    """Yield the reasons for the next lay of a plan, as the plan is carried out."""
    events = search.events(best)
    yield _laid(view, events, move)
    if goal := deeds(events, view.box):
        yield message("reason-plan", deeds=goal)
    yield from wish(search.seat, best.after, search.horizon, search.weights)


def _laid(view: GameState, events: Sequence[Event], move: Lay) -> Message:
    field = Field(move.field)
    contract = view.box.crew.workers[field].contract
    own = [event for event in events if isinstance(event, _AT_WORK) and event.field == field]
    if move.empty and not own:
        fits = any(isinstance(other, Lay) and not other.empty for other in legal_moves(view))
        return message(_EMPTY[contract, fits], field=field)
    if not own:
        return message("reason-lay-idle", lay=move.said, field=field)
    if contract:
        place = where(view.box.ruleset.worker[field.id])
        actions = actions_of(view.box, field)
        return message("reason-pay", field=field, lay=move.said, actions=actions, where=place)
    return _own(own, move, field) if field in OWN_WORKERS else _further(view.box, move, field)


_AT_WORK: Final = (TileAcquired, WorkerActivated)
"""What a worker does in its turn begins with one of these."""
_EMPTY: Final = {
    (False, False): "reason-nothing-fits-field",
    (False, True): "reason-lay-nothing",
    (True, False): "reason-unpaid-nothing-left",
    (True, True): "reason-unpaid-worth-less",
}
"""Why a field stays empty: by whether its worker is paid, and whether anything could be laid there."""


def _own(events: Sequence[Event], move: Lay, field: Field) -> Message:
    """Return why an own worker gets these disks, by his events."""
    for event in events:
        if isinstance(event, TileAcquired):
            return message("reason-lay-for-tile", lay=move.said, field=field, tile=TileName(event.tile))
    work = own_work(move)
    if work is not None:
        return message("reason-lay-for-work", lay=move.said, field=field, work=Work(work))
    kind = "mixed-work" if move.basket else "any-work"
    return message(f"reason-lay-for-{kind}", lay=move.said, field=field)


def _further(box: Box, move: Lay, field: Field) -> Message:
    made = made_at_once(box, field, move.total)
    if made is None:
        actions = box.crew.workers[field].most_actions
        return message("reason-lay-to-mine", lay=move.said, field=field, actions=actions)
    return message("reason-lay-for-goods", lay=move.said, field=field, goods=made[0].said)
