"""Forecasts a plan as if its owner worked first: played on a copy, field by field."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from game.rules import legal_moves, play
from game.rules.disks import single_colour
from game.rules.engine import is_payment, open_colours, price_refusal, settled
from game.rules.events import Event, Gained, Scored, WaterTaken, WorkerActivated
from game.rules.message import Amount, Message, TileName, Value, message
from game.rules.moves import Acquire, Activate, EndTurn, Lay, Prop
from game.rules.state import Activity, GameState, Seat
from game.rules.terms import OWN_WORKERS, WORK_OF, Field, Step, Work
from game.scenes.stage.plan import PlanDraft, mover, once_a_plan
from game.scenes.stage.words import ACTIONS, actions

MANY = 3
"""So many developments are counted, fewer are named."""


class FieldForecast(NamedTuple):
    """A message on what a field's worker could do, and the indices of the tiles it could acquire."""

    said: Message
    tiles: tuple[int, ...]


@once_a_plan
def forecast(plan: PlanDraft) -> dict[Field, FieldForecast]:
    """Return an outlook for each field on which something lies that the rules accept."""
    state = at_work(plan)
    if state is None:
        return {}
    laid = (lay.field for lay in plan.lays if not lay.empty and plan.refusals[lay.field] is None)
    return outlooks(state, laid)


def outlooks(state: GameState, fields: Iterable[Field]) -> dict[Field, FieldForecast]:
    """Return an outlook for each of some fields of the seat at work."""
    buys: dict[Field, set[int]] = {}
    for move in legal_moves(state):
        if isinstance(move, Acquire):
            buys.setdefault(Field(move.field), set()).add(state.box.index[move.tile])
    return {field: _outlook(state, field, tuple(sorted(buys.get(field, ())))) for field in fields}


def work(state: GameState, move: Activate) -> tuple[Value, ...]:
    """Return the immediate gains of activating the worker, and the number of its actions."""
    copy = state.copy()
    events: list[Event] = []
    play(copy, move, events.append)
    brought: list[Value] = [Amount(count, what) for what, count in _brought(events).items()]
    top = copy.pending[-1] if copy.pending else None
    if isinstance(top, Activity):
        brought.append(_actions_said(copy, top))
    started = any(isinstance(event, WorkerActivated) for event in events)
    return tuple(brought) or ((message("play-works"),) if started else ())


def _actions_said(state: GameState, worker: Activity) -> Message:
    """Return the number of actions of the worker at work, and the number that is possible as things stand."""
    own, able = worker.field in OWN_WORKERS, _possible(state)
    said = message("field-plan-mining", count=worker.left) if own else actions(worker.left)
    return said if able == worker.left else message("play-actions-possible", actions=said, possible=able)


def _possible(state: GameState) -> int:
    """Return the most actions that the worker at work can do without any free action."""
    done, ahead = 0, _after_an_action([state])
    while ahead:
        done, ahead = done + 1, _after_an_action(ahead)
    return done


def _after_an_action(states: Iterable[GameState]) -> list[GameState]:
    """Return the states after one more action of the worker at work, one for each that the mine can be in."""
    found: dict[tuple[int, int, int], GameState] = {}
    for state in states:
        for move in legal_moves(state):
            if isinstance(move, ACTIONS) and state.to_move is not None:
                copy = state.copy()
                play(copy, move, None)
                seat = copy.seats[state.to_move]
                found[seat.water, seat.shaft, seat.coal_removed] = copy
    return list(found.values())


def at_work(plan: PlanDraft) -> GameState | None:
    """Return the state in which the plan's seat works, everybody else having planned and done nothing."""
    copy, seat = plan.state.copy(), plan.state.to_move
    for lay in plan.lays:
        play(copy, lay if plan.refusals[lay.field] is None else Lay(lay.field), None)
    while copy.to_move is not None and copy.step == Step.PLANNING:
        play(copy, next(move for move in legal_moves(copy) if isinstance(move, Lay) and move.empty), None)
    while copy.to_move not in (None, seat) and copy.step == Step.WORKING:
        play(copy, EndTurn(), None)
    return copy if copy.to_move == seat and copy.step == Step.WORKING else None


def _brought(events: list[Event]) -> dict[str, int]:
    """Return the amounts that some events bring, by kind, in the order in which each first comes."""
    found: dict[str, int] = {}
    for event in events:
        match event:
            case Gained(what=what, amount=amount):
                found[what] = found.get(what, 0) + amount
            case Scored(vp=vp):
                found["vp"] = found.get("vp", 0) + vp
            case WaterTaken(amount=amount):
                found["water"] = found.get("water", 0) + amount
    return found


def _outlook(state: GameState, field: Field, tiles: tuple[int, ...]) -> FieldForecast:
    moves = [move for move in legal_moves(state) if isinstance(move, Activate) and move.field == field]
    works = (message("play-uses", uses=found) for move in moves if (found := work(state, move)))
    uses: tuple[Value, ...] = (*works, *_bought(state, tiles))
    if not uses:
        return FieldForecast(_in_vain(state, field), tiles)
    said = message("play-outlook", uses=uses)
    return FieldForecast(_as_second(state, field, said) if moves else said, tiles)


def _as_second(state: GameState, field: Field, said: Message) -> Message:
    """Return an outlook with what the worker does more after the other own worker at the same work (E7)."""
    seat, more = mover(state), state.box.ruleset.workers.synergy
    first = Field.FARMER if field == Field.FARMHAND else Field.FARMHAND
    if field not in OWN_WORKERS or not more or seat.first_work >= 0 or any(lay.basket for lay in seat.plan):
        return said
    same = _works(state, seat, field) & _works(state, seat, first)
    if not same:
        return said
    use = state.box.crew.workers[field].uses[WORK_OF.index(min(same))]
    each = use.actions + use.gain.total
    return message("play-outlook-second", outlook=said, more=more * each, first=first)


def _works(state: GameState, seat: Seat, field: Field) -> set[Work]:
    """Return the kinds of work that an own worker could do with what lies on its field (E3, 28)."""
    lay = seat.lay_on(field)
    assert lay is not None
    colours = open_colours(state, seat, lay) or (None,)
    found = (single_colour(settled(state, seat, lay, named)) for named in colours)
    return {WORK_OF[colour] for colour in found if colour >= 0}


def _bought(state: GameState, tiles: tuple[int, ...]) -> tuple[Value, ...]:
    if len(tiles) >= MANY:
        return (message("play-developments", count=len(tiles)),)
    return tuple(message("play-development", tile=TileName(state.box.tiles[tile].id)) for tile in tiles)


def _in_vain(state: GameState, field: Field) -> Message:
    """Return why what lies on a field brings nothing: because of the development it is meant for, if so."""
    seat = mover(state)
    laid = next(lay for lay in seat.plan if lay.field == field)
    wanted = [tile for tile in state.box.meeting(laid, seat.tiles) if not seat.tiles >> tile.index & 1]
    reason = price_refusal(state, seat, wanted[0], None) if wanted else None
    if reason is None and _waits_for_prop(state, field):
        return message("play-nothing-before-prop")
    if reason is None:
        return message("play-nothing-yet-but-spent" if is_payment(seat, laid) else "play-nothing-yet")
    if len(wanted) > 1:
        return message("play-none-within-reach", count=len(wanted))
    return message("play-not-this-one", tile=TileName(wanted[0].id), why=reason.told(state.box).said)


def _waits_for_prop(state: GameState, field: Field) -> bool:
    """Return True if a worker could begin once a prop is placed, for which there is wood or iron."""
    for move in legal_moves(state):
        if isinstance(move, Prop):
            copy = state.copy()
            play(copy, move, None)
            if any(isinstance(then, Activate) and then.field == field for then in legal_moves(copy)):
                return True
    return False
