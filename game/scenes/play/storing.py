"""Storing while it is being arranged: which resource goes into which slot, checked on a copy."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from game.rules import legal_moves, play, refusal
from game.rules.message import Message, message
from game.rules.moves import Store
from game.rules.phases.winter import open_slots
from game.rules.reason import refused
from game.rules.state import GameState
from game.rules.supply import owned
from game.rules.terms import Resource, Slot, Step

NO_SLOT = refused(message("refused-no-slot"), "W3")


@dataclass(frozen=True)
class StoragePlan:
    """The slots of the seat to move and what is to lie in them."""

    state: GameState
    put: Mapping[Slot, Resource] = field(default_factory=dict)

    @property
    def slots(self) -> tuple[Slot, ...]:
        """Every slot the seat has."""
        assert self.state.to_move is not None
        return open_slots(self.state.seats[self.state.to_move])

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
        """Return what is submitted when storing is finished."""
        return self._walk()[0]

    def left(self, resource: Resource) -> int:
        """Return how much of a resource is not in a slot."""
        assert self.state.to_move is not None
        have = owned(self.state.seats[self.state.to_move], resource)
        return have - sum(1 for kept in self.put.values() if kept == resource)

    def add(self, resource: Resource, slot: Slot) -> StoragePlan:
        """With a resource in a slot, instead of what lay there."""
        return replace(self, put={**self.put, slot: resource})

    def remove(self, slot: Slot) -> StoragePlan:
        return replace(self, put={key: kept for key, kept in self.put.items() if key != slot})

    def refuses(self, resource: Resource, slot: Slot) -> Message | None:
        """Return why a resource cannot go into a slot."""
        return self.add(resource, slot)._walk()[1]

    def home(self, resource: Resource) -> Slot | None:
        """The first empty slot that takes a resource."""
        free = (slot for slot in self.slots if slot not in self.put)
        return next((slot for slot in free if self.refuses(resource, slot) is None), None)
