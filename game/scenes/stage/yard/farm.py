"""One seat's farm in winter, as values to be drawn: buildings, goods, the scale of coal, the lease."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping
from typing import NamedTuple

from game.rules.engine import last_year, lease_for, open_slots, owned
from game.rules.message import Amount, Message, TileName, message
from game.rules.ruleset import Lease
from game.rules.standing import coal_step
from game.rules.state import GameState
from game.rules.terms import Ability, Resource, Slot
from game.scenes.stage.winterbook import WinterPage
from game.scenes.stage.yard.places import WinterYard
from game.telling import lease


class Filling(NamedTuple):
    """What is put into the slots of the seat that stores, the slots that take something now, and the goods
    that fit somewhere or whose storing is advised."""

    put: Mapping[Slot, Resource]
    takers: Collection[Slot] = ()
    fitting: tuple[Resource, ...] = ()
    advised: tuple[Resource, ...] = ()


class Door(NamedTuple):
    """A slot: what lies in it, what is told of its worth, and whether it takes something now."""

    slot: Slot
    kept: Resource | None
    worth: Message | None
    lit: bool


class Piece(NamedTuple):
    """A piece of the lease by its drawing, and whether it lies there, or was paid."""

    what: str
    there: bool


class Farm(NamedTuple):
    """One seat's farm in winter. `scored` is the coal that was scored, None before that is done."""

    doors: tuple[Door, ...]
    outside: tuple[int, ...]  # by resource
    scale: tuple[int, ...]  # the VP of the coal in each cell of the rod
    scored: int | None
    counting: int | None  # so much of the coal has been counted so far; None while it is not
    lease: tuple[Piece, ...]
    paid: bool
    debt: int  # that was taken for what was missing
    most: int  # the coal that the rod is made for
    thaler: int
    debts: int  # all that the seat has
    fitting: tuple[Resource, ...] = ()  # the goods that fit somewhere
    advised: tuple[Resource, ...] = ()  # those whose storing is advised


def farm_of(
    state: GameState,
    number: int,
    page: WinterPage,
    yard: WinterYard,
    filling: Filling | None = None,
    counting: int | None = None,
) -> Farm:
    """Return a seat's farm; what is `filling` its slots while it stores lies on the farm no more."""
    seat = state.seats[number]
    inside = Counter(page.carried)
    if filling is None:
        inside.update(kind for _, kind in page.stored)
    filled = filling if filling is not None else Filling(dict(page.stored))
    kept, takers = filled.put, filled.takers
    doors = tuple(
        Door(slot, kept.get(slot), slot_worth(state, slot, kept.get(slot)), slot in takers)
        for slot in open_slots(seat)
    )
    outside = tuple(max(0, owned(seat, kind) - inside[kind]) for kind in state.box.resources)
    most = max(page.coal or 0, seat.coal)
    rod = yard.rod(most)
    scale = tuple(coal_step(state, number, rod.first + i).vp for i in range(len(rod.cells)))
    due = lease_for(state, seat)
    pieces = tuple(_pieces(due, page.paid or {kind: getattr(seat, kind) for kind in due.__struct_fields__}))
    scored = page.coal if counting is None else None
    paid, more = page.paid is not None, (seat.thaler, seat.debt, filled.fitting, filled.advised)
    return Farm(doors, outside, scale, scored, counting, pieces, paid, page.debt, most, *more)


def _pieces(due: Lease, there: Mapping[str, int]) -> list[Piece]:
    """Return the pieces of a lease, of each kind first those that are there."""
    return [
        Piece(kind, i < there.get(kind, 0))
        for kind in due.__struct_fields__
        for i in range(getattr(due, kind))
    ]


def slot_worth(state: GameState, slot: Slot, kept: Resource | None) -> Message | None:
    """Return the VP of a slot for its content, or for what would score there; else that it is kept (W3)."""
    takes = state.box.storage.vp[slot]
    good = kept if kept is not None else max(takes, key=takes.__getitem__)
    if vp := takes[good]:
        return message("winter-slot-worth", good=good, vp=Amount(vp, "vp"))
    return message("winter-slot-kept") if kept is not None and not last_year(state) else None


def lease_said(state: GameState, year: int) -> list[Message]:
    """Return the lease of a year's winter, and that with the Schultheiss if somebody has it (W2, 46)."""
    said = [message("winter-lease", lease=lease(state.box.leases[year - 1]), debt=Amount(1, "debt"))]
    if any(seat.has(Ability.SCHULTHEISS) for seat in state.seats):
        due = lease(state.box.ruleset.valley.schultheiss)
        said.append(message("winter-lease-schultheiss", tile=TileName("46"), lease=due))
    return said
