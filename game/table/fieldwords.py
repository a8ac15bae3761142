"""The words on the workers' fields: a note on what each is for, and what will come of a plan laid there."""

from __future__ import annotations

from itertools import chain

from game.rulebook import place_of
from game.rules.crew import times
from game.rules.engine import synergy
from game.rules.message import Amount, Message, Value, message
from game.rules.moves import Lay
from game.rules.ruleset import Laid, Ruleset, UseData, WorkerData, together
from game.rules.state import GameState, Seat
from game.rules.terms import Colour, Field
from game.table.pieces import DISKS


def note_said(rules: Ruleset, field: Field, advanced: bool = False, short: bool = False) -> Message:
    """Return a note on what a field is for, in a few words."""
    data = rules.worker[field.id]
    if data.kind == "own":
        develops = data.develops == "always" or (advanced and data.develops != "never")
        return message("field-note-develops" if develops else "field-note-works")
    uses, end = _uses(data, advanced), "-short" if short else ""
    if any(use.spend.total for use in uses):
        return message("field-note-uses", uses=tuple(_swap_said(data, use) for use in uses))
    actions = max(use.actions for use in uses)
    acts = message(f"field-note-{place_of(data)}{end}", actions=actions)
    made = tuple(_first_made(use) for use in uses if not use.actions)
    if short and len(made) > 1:
        return message("field-note-makes-short", made=tuple(map(_noun, made)))
    if not actions:
        return message(f"field-note-makes{end}", made=made)
    if not made:
        return acts
    either: dict[str, Value] = {"made": made} if short else {"acts": acts, "made": made}
    return message(f"field-note-either{end}", **either)


def spends(rules: Ruleset, field: Field, advanced: bool = False) -> bool:
    """Return True if a worker spends goods: the note says which, and is written with drawings."""
    return any(use.spend.total for use in _uses(rules.worker[field.id], advanced))


def _swap_said(data: WorkerData, use: UseData) -> Message:
    """Return what a use brings, and before it what is spent for that."""
    made: tuple[Value, ...] = use.gain.said or (() if use.actions else (_first_made(use),))
    if use.actions:
        made = (message(f"field-note-{place_of(data)}-short", actions=use.actions), *made)
    if not use.spend.total:
        return message("field-note-brings", made=made)
    return message("field-note-swap", spent=use.spend.said, made=made)


def _noun(amount: Amount) -> Message:
    """Return what an amount is of, for the narrowest signs."""
    kind = amount.what if isinstance(amount.what, str) else amount.what.id
    return message(f"good-{kind}", count=amount.number)


def asked(rules: Ruleset, field: Field, advanced: bool = False) -> tuple[str, ...]:
    """Return the drawings of what may be laid on a field."""
    uses = rules.worker[field.id].use.values()
    pays = (pay for use in uses if advanced or not use.owning for pay in use.pay)
    return tuple(name for pay in pays for name in _drawings(pay))


def _drawings(pay: Laid) -> tuple[str, ...]:
    disks = [DISKS[colour] for colour in Colour for _ in range(getattr(pay, colour.id))]
    return (*disks, *("food",) * pay.food, *("thaler",) * pay.thaler)


def _uses(data: WorkerData, advanced: bool) -> list[UseData]:
    """Return the uses that are open to a seat: those for owners of another tile once it has that."""
    every = [*data.use.values()]
    return [use for use in every if advanced or not use.owning] or every


def _first_made(use: UseData) -> Amount:
    """Return the first of the goods that a use brings."""
    return next(chain(use.gain.said, *(more.said for more in use.more.values())))


def plan_said(state: GameState, seat: Seat, lay: Lay, beside: Lay | None) -> Message | None:
    """Return the uses of what is laid on an own worker: work, or a tile whose cost it meets exactly.

    `beside` is what lies on the other own worker.
    """
    uses = (*_work_said(state, seat, lay, beside), *_tiles_said(state, seat, lay))
    return message("field-plan", uses=uses) if uses else None


def _work_said(state: GameState, seat: Seat, lay: Lay, beside: Lay | None) -> tuple[Message, ...]:
    used = [colour for colour in Colour if lay.total[colour]]
    if lay.basket:
        kinds = tuple(_kind_said(state, seat, lay, colour) for colour in used)
        mixed = lay.wild or not used
        return (message("field-plan-mixed") if mixed else message("field-plan-kinds", kinds=kinds),)
    if len(used) == 1:
        more = state.box.ruleset.workers.synergy if _together(seat, lay, beside) else 0
        return (_kind_said(state, seat, lay, used[0], more),)
    if lay.wild and not used:
        return (message("field-plan-any", count=lay.wild),)
    return ()


def _kind_said(state: GameState, seat: Seat, lay: Lay, colour: Colour, more: int = 0) -> Message:
    """Return what comes of a colour's disks, with what synergy and the season add (E7, E8).

    `more` are the disks that the worker counts besides if it comes second.
    """
    use = state.box.crew.workers[lay.field].uses[colour]
    count = lay.total[colour] + lay.wild + synergy(state, seat, use.work)
    first, second = (
        (use.actions * disks, together((times(use.gain, disks), use.more[state.season])).said)
        for disks in (count, count + more)
    )
    said = [_actions_said(first[0], second[0])] if use.actions else []
    said += [_goods_said(first[1], second[1])] if use.makes else []
    return said[0] if len(said) == 1 else message("field-plan-kinds", kinds=tuple(said))


def _actions_said(first: int, second: int) -> Message:
    if second > first:
        return message("field-plan-mining-either", count=first, second=second)
    return message("field-plan-mining", count=first)


def _goods_said(first: tuple[Amount, ...], second: tuple[Amount, ...]) -> Message:
    """Return the goods that a worker makes, and those that it makes if it comes second."""
    if first == second:
        return message("field-plan-goods", goods=first)
    if len(first) == len(second) == 1:
        return message("field-plan-goods-either", first=first[0].number, goods=second)
    return message("field-plan-goods-either", first=first, goods=second)


def _together(seat: Seat, lay: Lay, beside: Lay | None) -> bool:
    """Return True if both own workers are to do the same work, and neither has yet: the second does more."""
    if beside is None or seat.first_work >= 0 or lay.basket or beside.basket:
        return False
    return lay.colour == beside.colour >= 0


def _tiles_said(state: GameState, seat: Seat, lay: Lay) -> tuple[Message, ...]:
    tiles = [tile for tile in state.box.meeting(lay, seat.tiles) if not seat.tiles >> tile.index & 1]
    several = sum(map(bool, lay.total)) > 1 or lay.special
    if not tiles or not several or lay.basket:
        return ()
    if len(tiles) == 1:
        return (message("tile", tile=tiles[0].called),)
    return (message("field-plan-development"),)
