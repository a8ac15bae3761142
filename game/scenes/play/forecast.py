"""What a plan would bring if its owner worked first: played on a copy, field by field."""

from __future__ import annotations

from typing import NamedTuple

from game.rules import legal_moves, play
from game.rules.developments import price_refusal
from game.rules.events import DisksTaken, Event, Gained, Scored, WorkerActivated
from game.rules.message import Message, message
from game.rules.moves import Acquire, Activate, EndTurn, Lay, Move, Take
from game.rules.phases.planning import is_payment
from game.rules.state import Activity, GameState
from game.rules.terms import OWN_WORKERS, Colour, Field, Step
from game.scenes.play.plan import Plan
from game.scenes.play.words import name_of_field, offer

NAMES = {"thaler": "Thaler"}


class Outlook(NamedTuple):
    """What a field's worker could do: in a few words, and the indices of the tiles it could acquire."""

    words: str | Message
    tiles: tuple[int, ...]


def forecast(plan: Plan) -> dict[Field, Outlook]:
    """An outlook for each field on which something lies that the rules accept."""
    state = at_work(plan)
    if state is None:
        return {}
    buys: dict[Field, set[int]] = {}
    for move in legal_moves(state):
        if isinstance(move, Acquire):
            buys.setdefault(Field(move.field), set()).add(state.box.index[move.tile])
    laid = [lay.field for lay in plan.lays if not lay.empty and plan.refusals[lay.field] is None]
    return {field: _outlook(state, field, tuple(sorted(buys.get(field, ())))) for field in laid}


def promise(move: Move, state: GameState) -> str:
    """What a move does, and where it can be told beforehand, what it brings."""
    if isinstance(move, Activate):
        colour = "" if move.colour is None else f", the Kiepenkerl as {Colour(move.colour).label}"
        return f"{name_of_field(move.field)}{colour}: {_work(state, move) or 'sets to work'}"
    if isinstance(move, Take):
        copy = state.copy()
        taken = [event for event in play(copy, move) if isinstance(event, DisksTaken)]
        amount = f"Take {taken[0].amount} " if taken else "Take "
        return offer(move, state).replace("Take ", amount)
    return offer(move, state)


def _outlook(state: GameState, field: Field, tiles: tuple[int, ...]) -> Outlook:
    names = [state.box.tiles[tile].name for tile in tiles]
    bought = " or ".join(names) if len(names) < 3 else f"{len(names)} developments"
    works = [move for move in legal_moves(state) if isinstance(move, Activate) and move.field == field]
    words = " or ".join(text for text in (*(_work(state, move) for move in works), bought) if text)
    return Outlook(words or _in_vain(state, field), tiles)


def _in_vain(state: GameState, field: Field) -> str | Message:
    """Return why a field brings nothing, where the development it is meant for is the cause."""
    assert state.to_move is not None
    seat = state.seats[state.to_move]
    laid = next(lay for lay in seat.plan if lay.field == field)
    wanted = [tile for tile in state.box.meeting(laid) if not seat.tiles >> tile.index & 1]
    reason = price_refusal(state, seat, wanted[0], None) if wanted else None
    if reason is None:
        return "nothing can be done yet" + (", and what pays him is spent" if is_payment(laid) else "")
    if len(wanted) > 1:
        return f"none of the {len(wanted)} developments of that price is within reach"
    return message("refused-development", tile=wanted[0].called, why=reason.told(state.box).said)


def _work(state: GameState, move: Activate) -> str:
    """What activating the worker would bring at once, and how many actions it would have."""
    copy = state.copy()
    events: list[Event] = []
    play(copy, move, events.append)
    brought = [f"{e.amount} {NAMES.get(e.what, e.what)}" for e in events if isinstance(e, Gained)]
    brought += [f"{e.vp} VP" for e in events if isinstance(e, Scored)]
    top = copy.pending[-1] if copy.pending else None
    if isinstance(top, Activity):
        brought.append(f"{top.left} {_named(top)}")
    started = any(isinstance(e, WorkerActivated) for e in events)
    return ", ".join(brought) or ("works" if started else "")


def _named(activity: Activity) -> str:
    """What a worker's actions are called, as on its field."""
    if activity.field in OWN_WORKERS:
        return "mining"
    return "action" if activity.left == 1 else "actions"


def at_work(plan: Plan) -> GameState | None:
    """The state in which the plan's seat works, everybody else having planned and done nothing."""
    copy, seat = plan.state.copy(), plan.state.to_move
    for lay in plan.lays:
        play(copy, lay if plan.refusals[lay.field] is None else Lay(lay.field), None)
    while copy.to_move is not None and copy.step == Step.PLANNING:
        play(copy, next(move for move in legal_moves(copy) if isinstance(move, Lay) and move.empty), None)
    while copy.to_move not in (None, seat) and copy.step == Step.WORKING:
        play(copy, EndTurn(), None)
    return copy if copy.to_move == seat and copy.step == Step.WORKING else None
