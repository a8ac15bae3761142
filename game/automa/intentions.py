"""The reasons for taking and laying disks: the plan they are for, its results, and the priority behind it."""

from __future__ import annotations

from collections.abc import Iterator

from game.automa.accounts import deeds
from game.automa.drafting import Taking
from game.automa.horizon import Horizon
from game.automa.plan_search import PlanSearch, Prospect
from game.automa.priorities import gains
from game.automa.weights import Weights
from game.rulebook import where
from game.rules.box import Box
from game.rules.engine import actions_of, has_taken, made_at_once, own_work
from game.rules.message import Amount, Message, Real, TileName, Value, message
from game.rules.moves import Lay, Move, Swap, Take
from game.rules.state import GameState, Seat
from game.rules.terms import OWN_WORKERS, Colour, Field, Marker, Work

_MUCH = 0.05
LITTLE = 0.1
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
        seat, group = state.seats[number], state.action[move.pool][move.colour]
        amount = min(group, state.box.ruleset.taking.limit - seat.held)
        return "take", {"disks": Amount(amount, Colour(move.colour)), "pool": move.pool + 1}
    if isinstance(move, Swap):
        given, wanted = Colour(move.reserve), Colour(move.action)
        return "swap", {"pool": move.pool + 1, "reserve": given, "action": wanted}
    return "lamp" if has_taken(state, state.seats[number]) else "none", {}


def lay_reasons(search: PlanSearch, seat: Seat, best: Prospect, move: Lay) -> Iterator[Message]:
    """Yield the reasons for a lay, of a seat that has laid the fields before it."""
    yield _laid(search, seat, best, move)
    if goal := deeds(search.events(best), search.horizon.box):
        yield message("reason-plan", deeds=goal)
    yield from wish(search.seat, best.after, search.horizon, search.weights)


def _laid(search: PlanSearch, seat: Seat, best: Prospect, move: Lay) -> Message:
    field = Field(move.field)
    if field in OWN_WORKERS:
        return _own(best, move, field)
    if not search.horizon.box.crew.workers[field].contract:
        return _further(search.horizon.box, move, field)
    return _contract(search, seat, move, field)


def _own(best: Prospect, move: Lay, field: Field) -> Message:
    if move.empty:
        return message("reason-lay-nothing-own", field=field)
    tile, work = dict(best.plan.targets or ()).get(field), own_work(move)
    if tile:
        return message("reason-lay-for-tile", lay=move.said, field=field, tile=TileName(tile))
    if work is not None:
        return message("reason-lay-for-work", lay=move.said, field=field, work=Work(work))
    kind = "mixed-work" if move.basket else "any-work" if move.wild else "development"
    return message(f"reason-lay-for-{kind}", lay=move.said, field=field)


def _contract(search: PlanSearch, seat: Seat, move: Lay, field: Field) -> Message:
    if not move.empty:
        box = search.state.box
        place = where(box.ruleset.worker[field.id])
        return message("reason-pay", field=field, lay=move.said, actions=actions_of(box, field), where=place)
    markers = seat.markers[Marker.WHEELBARROW] + seat.markers[Marker.KIEPENKERL]
    wanted = search.state.box.crew.workers[field].takes.disks
    held = any(have and asked for have, asked in zip(seat.disks, wanted, strict=True))
    by_disk = held or (any(wanted) and markers)
    pays = seat.food or seat.thaler or by_disk
    return message("reason-unpaid-worth-less" if pays else "reason-unpaid-nothing-left", field=field)


def _further(box: Box, move: Lay, field: Field) -> Message:
    if move.empty:
        return message("reason-lay-nothing-further", field=field)
    made = made_at_once(box, field, move.total)
    if made is None:
        actions = box.crew.workers[field].most_actions
        return message("reason-lay-to-mine", lay=move.said, field=field, actions=actions)
    return message("reason-lay-for-goods", lay=move.said, field=field, goods=made[0].said)
