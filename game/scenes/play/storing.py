"""Storing while it is being arranged: which resource goes into which slot, checked on a copy and drawn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from itertools import product

import pygame

from game.rules import legal_moves, play, refusal
from game.rules.engine import last_year, lease_for, open_slots, owned
from game.rules.message import Amount, Message, message
from game.rules.moves import Store
from game.rules.reason import refused
from game.rules.state import GameState
from game.rules.terms import Resource, Slot, Step
from game.scenes.stage.plan import mover
from game.scenes.stage.yard.ledger import draw_note
from game.table import palette as p
from game.table.canvas import Canvas

Put = Mapping[Slot, Resource]
NO_SLOT = refused(message("refused-no-slot"), "W3")


@dataclass(frozen=True)
class StoragePlan:
    """The slots of the seat to move and what is to lie in them."""

    state: GameState
    put: Put = field(default_factory=dict)

    @classmethod
    def proposed(cls, state: GameState) -> StoragePlan:
        """Return the storing with the most VP now; of equal ones, that which keeps most of the next lease."""
        blank = cls(state)
        return max((replace(blank, put=put) for put in blank._fillings()), key=cls._merit)

    def _fillings(self) -> Iterator[Put]:
        """Yield every way to fill the slots with what lies on the farm."""
        seat, slots = mover(self.state), self.slots
        able = [[kind for kind in Resource if self.refuses(kind, slot) is None] for slot in slots]
        for kinds in product(*([*fitting, None] for fitting in able)):
            put = {slot: kind for slot, kind in zip(slots, kinds, strict=True) if kind is not None}
            if all(count <= owned(seat, kind) for kind, count in Counter(put.values()).items()):
                yield put

    def _merit(self) -> tuple[int, int, int]:
        """Return the rank of a storing: VP now, pieces of the next lease, then the number of goods kept."""
        return self.vp, self._lease_kept(), len(self.put)

    def _lease_kept(self) -> int:
        """Return the number of pieces of the next winter's lease in the slots; 0 if no winter comes."""
        state, kept = self.state, Counter(self.put.values())
        if last_year(state):
            return 0
        due = lease_for(state, mover(state), ahead=1)
        return sum(min(kept[kind], getattr(due, kind.label)) for kind in Resource)

    @property
    def vp(self) -> int:
        """Return the VP of all that lies in the slots (W3)."""
        return sum(self.worth(slot) for slot in self.put)

    def worth(self, slot: Slot) -> int:
        """Return the VP of a filled slot."""
        return self.state.box.storage.vp[slot][self.put[slot]]

    @property
    def forfeits(self) -> Message | None:
        """Return the VP given away by storing so, and what is lost though a slot has room for it."""
        more = StoragePlan.proposed(self.state).vp - self.vp
        lost = tuple(Amount(count, kind) for kind in Resource if (count := self._fits_still(kind)))
        given = (*([Amount(more, "vp")] if more else []), *lost)
        return message("play-forfeits-storage", given=given) if given else None

    def _fits_still(self, resource: Resource) -> int:
        """Return the amount of a resource that is left over and would fit into the empty slots."""
        return min(self.left(resource), sum(self.refuses(resource, slot) is None for slot in self.empty))

    @property
    def slots(self) -> tuple[Slot, ...]:
        """Every slot the seat has."""
        return open_slots(mover(self.state))

    @property
    def empty(self) -> list[Slot]:
        """Every slot in which nothing lies."""
        return [slot for slot in self.slots if slot not in self.put]

    def _walk(self) -> tuple[list[Store], Message | None]:
        """Return the moves this comes to, and the first reason against one of them."""
        copy, seat = self.state.copy(), self.state.to_move
        moves: list[Store] = []
        open_slots_left = dict(self.put)
        while copy.to_move == seat and copy.step == Step.WINTER_STORAGE:
            asked = next(move for move in legal_moves(copy) if isinstance(move, Store))
            move = Store(asked.slot, open_slots_left.pop(asked.slot, None))
            reason = refusal(copy, move)
            if reason is not None:
                return moves, reason.said
            moves.append(move)
            play(copy, move, None)
        return moves, NO_SLOT if open_slots_left else None

    @property
    def moves(self) -> list[Store]:
        """The moves that store so."""
        return self._walk()[0]

    def left(self, resource: Resource) -> int:
        """Return the amount of a resource that is in no slot."""
        return owned(mover(self.state), resource) - sum(1 for kept in self.put.values() if kept == resource)

    def add(self, resource: Resource, slot: Slot) -> StoragePlan:
        """Return the storage with a resource in a slot, instead of any that lay there."""
        return replace(self, put={**self.put, slot: resource})

    def remove(self, slot: Slot) -> StoragePlan:
        return replace(self, put={key: kept for key, kept in self.put.items() if key != slot})

    def refuses(self, resource: Resource, slot: Slot) -> Message | None:
        """Return the reason against a resource in a slot."""
        return self.add(resource, slot)._walk()[1]

    def home(self, resource: Resource) -> Slot | None:
        """Return the first empty slot that takes a resource."""
        return next((slot for slot in self.empty if self.refuses(resource, slot) is None), None)


def draw_left(canvas: Canvas, place: pygame.Rect, plan: StoragePlan) -> None:
    """Draw what has no slot and would be lost, or that there is nothing of it."""
    left = tuple(Amount(count, kind) for kind in Resource if (count := plan.left(kind)))
    said = message("winter-left", goods=left) if left else message("winter-all-stored")
    draw_note(canvas, place, said, p.INK_BAD if left else p.INK_GOOD)
