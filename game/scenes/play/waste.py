"""Finds what is given away: workers of a plan who could not start, actions that the button gives up."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from game.rules import legal_moves
from game.rules.disks import single_colour
from game.rules.effects import ChooseOne, MayDig, MayDrain, Offer, effect_said
from game.rules.engine import effect_at, is_payment, price_refusal
from game.rules.message import Amount, Message, Value, disks, message
from game.rules.moves import Acquire, Activate, Decline, Dig, Drain, EndTurn, Lay, Move, Stop, Take
from game.rules.state import Activity, GameState, Seat, TileEffect
from game.rules.terms import Field, Step
from game.scenes.stage.deeds import actions_lost
from game.scenes.stage.forecast import at_work, outlooks
from game.scenes.stage.plan import PieceKind, PlanDraft, PlanPiece, changed, holds, mover, once_a_plan
from game.scenes.stage.turnwalk import AT_ONCE, TooManyPositions, positions
from game.scenes.stage.words import actions
from game.table.pools import takes_most


def wasted(working: GameState | None) -> tuple[Lay, ...]:
    """Return the lays of the seat at work that no order of its moves uses; none where that is not sure."""
    if working is None or working.to_move is None:
        return ()
    idle = _laid(working.seats[working.to_move]) - _startable(working)
    later = _started_later(working, idle)
    if later is None:
        return ()
    idle -= later
    return tuple(lay for lay in working.seats[working.to_move].plan if lay.field in idle)


@once_a_plan
def vain_lays(plan: PlanDraft) -> tuple[Lay, ...]:
    """Return the lays of a plan that come to nothing as things stand."""
    return wasted(at_work(plan))


def in_vain(seat: Seat, lays: tuple[Lay, ...]) -> tuple[Message, ...]:
    """Return the losses of such lays of a seat, field by field; markers that return are not lost."""
    found = ((_lost(seat, lay), Field(lay.field)) for lay in lays)
    return tuple(message("play-vain", lay=lost, field=field) for lost, field in found if lost)


def _lost(seat: Seat, lay: Lay) -> tuple[Value, ...]:
    """Return the loss of a field that gives nothing: a contract worker's payment (R-10), else disks."""
    return lay.said if is_payment(seat, lay) else disks(lay.disks)


def spoils(plan: PlanDraft, piece: PlanPiece, field: Field) -> bool:
    """Return True if a disk ends the work of those on a field, being of another colour, and buys nothing.

    As things stand, nothing that the seat could still lay there would pay for a development within reach.
    """
    lying = plan.on(field)
    if piece.kind is not PieceKind.DISK or single_colour(lying.disks) in (-1, piece.colour):
        return False
    state, wanted = plan.state, changed(lying, piece, 1)
    seat, left = mover(state), plan.disks_left
    black, brown, yellow = (laid + more for laid, more in zip(lying.disks, left, strict=True))
    most = Lay(field, (black, brown, yellow))
    return not any(
        holds(lay, wanted) and holds(most, lay) and _buys(state, seat, lay) for lay in plan.lays_on(field)
    )


def _buys(state: GameState, seat: Seat, lay: Lay) -> bool:
    """Return True if a lay pays for a development within reach, for nothing more or for a good at hand."""
    return any(
        price_refusal(state, seat, tile, pay) is None
        for tile in state.box.meeting(lay, seat.tiles)
        if not seat.tiles >> tile.index & 1
        for pay in (None, *tile.distant)
    )


def plan_forfeits(plan: PlanDraft, vain: tuple[Lay, ...]) -> Message | None:
    """Return the disks that come to nothing if planning ends now, as things stand; None if all are used."""
    unused, lost = sum(plan.disks_left), in_vain(mover(plan.state), vain)
    if lost and unused:
        return message("play-lost-and-unused", vain=lost, count=unused)
    if lost:
        return message("play-lost", vain=lost)
    return message("play-unused", count=unused) if unused else None


def forfeits(state: GameState, move: Move) -> Message | None:
    """Return the possible actions that a move gives up; None if there are none."""
    match move:
        case EndTurn():
            workers = tuple(_idle_workers(state))
            return message("play-forfeits-turn", workers=workers) if workers else None
        case Stop():
            return _unused_actions(state)
        case Decline():
            return _declined(state)
        case Dig():
            lost = actions_lost(state, move)
            return _unused(state, lost, "play-forfeits-last-coal") if lost else None
    return None


def in_short(given: Message) -> Message:
    """Return a forfeit in few words, for where it is too long: on the button, or before the question."""
    match given.id, *(value for _, value in given.values):
        case "play-forfeits-turn", tuple(workers):
            return message("play-short-workers", count=len(workers))
        case "play-lost" | "play-lost-and-unused", tuple(vain), *_:
            return message("play-short-vain", count=len(vain))
        case "play-forfeits-storage", (Amount() as first, *_):
            return message("play-forfeits-storage", given=(first,))
        case "play-forfeits-actions", _, unused:
            return message("play-short-actions", actions=unused)
        case "play-forfeits-last-coal", _, unused:
            return message("play-short-last-coal", actions=unused)
        case "play-forfeits-taking", count:
            return message("play-short-taking", count=count)
        case "play-forfeits-water", water:
            return message("play-short-water", water=water)
        case "play-forfeits-effect", _:
            return message("play-short-effect")
    return given


def _idle_workers(state: GameState) -> Iterator[Message]:
    """Yield the workers who could still start, with what each could do; some only after others."""
    seat, now = mover(state), _startable(state)
    waiting = {field for field in _laid(seat) - now if not seat.worked >> field & 1}
    later = _started_later(state, waiting) or set()
    for field, outlook in outlooks(state, sorted(now)).items():
        yield message("play-field", field=field, said=outlook.said)
    for lay in seat.plan:
        if lay.field in later:
            yield message("play-vain", lay=lay.said, field=lay.field)


def _unused_actions(state: GameState) -> Message | None:
    """Return the actions that a worker who stops has left; who has done nothing may start again (R-28)."""
    worker = state.pending[-1]
    assert isinstance(worker, Activity)
    return _unused(state, worker.left) if worker.acted or worker.windlass else None


def _unused(state: GameState, count: int, id: str = "play-forfeits-actions") -> Message:
    """Return so many actions of the worker in the middle of them as unused, in the words of a message."""
    worker = state.pending[-1]
    assert isinstance(worker, Activity)
    return message(id, field=worker.field, actions=actions(count))


def _declined(state: GameState) -> Message | None:
    """Return the free offer that is declined: water to return, disks, a development's work."""
    if state.step == Step.WATER_RETURN:
        return message("play-forfeits-water", water=Amount(1, "water"))
    moves, pending = legal_moves(state), state.pending[-1] if state.pending else None
    if state.step == Step.SECOND_TAKING and any(isinstance(move, Take) for move in moves):
        there = (state.action[move.pool][move.colour] for move in moves if isinstance(move, Take))
        return message("play-forfeits-taking", count=min(takes_most(state), max(there)))
    effect = effect_at(state, pending) if isinstance(pending, TileEffect) else None
    if effect is None or isinstance(effect, ChooseOne | Offer):
        return None
    if isinstance(effect, MayDrain):
        effect = MayDrain(max(move.water for move in moves if isinstance(move, Drain)))
    if isinstance(effect, MayDig | MayDrain):
        return message("play-forfeits-effect", does=effect_said(effect))
    assert_never(effect)


def _laid(seat: Seat) -> set[Field]:
    return {lay.field for lay in seat.plan if not lay.empty}


def _startable(state: GameState) -> set[Field]:
    """Return the fields whose workers can start at once, for work or a development."""
    return {move.field for move in legal_moves(state) if isinstance(move, Activate | Acquire)}


def _started_later(state: GameState, idle: set[Field]) -> set[Field] | None:
    """Return those of some fields whose workers can start after others; None if too much would be tried."""
    found: set[Field] = set()
    try:
        for now in positions(state, AT_ONCE):
            found |= _startable(now)
            if idle <= found:
                break
    except TooManyPositions:
        return None
    return found & idle
