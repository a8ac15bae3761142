"""Storing while it is being arranged: which resource goes into which slot, checked on a copy and drawn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

import pygame

from game.rules import legal_moves, play, refusal
from game.rules.message import Amount, Message, message
from game.rules.moves import Store
from game.rules.phases.winter import open_slots, slot_vp
from game.rules.reason import refused
from game.rules.state import GameState
from game.rules.supply import owned
from game.rules.terms import Resource, Slot, Step
from game.scenes.stage.wintersheet import WinterSheet
from game.table import palette as p
from game.table.canvas import Canvas
from game.table.styles import Panel
from game.table.theme import Type

SCORING = {
    Slot.FARM: Resource.WOOD,
    Slot.BARN: Resource.FOOD,
    Slot.COAL_STORE: Resource.COAL,
    Slot.WORKSHOP: Resource.IRON,
}
"""The resource that may score in a slot."""
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
        """The moves that store so."""
        return self._walk()[0]

    def left(self, resource: Resource) -> int:
        """Return the amount of a resource that is in no slot."""
        assert self.state.to_move is not None
        have = owned(self.state.seats[self.state.to_move], resource)
        return have - sum(1 for kept in self.put.values() if kept == resource)

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
        free = (slot for slot in self.slots if slot not in self.put)
        return next((slot for slot in free if self.refuses(resource, slot) is None), None)


def draw_slots(canvas: Canvas, sheet: WinterSheet, plan: StoragePlan, lit: Sequence[Slot]) -> None:
    """Draw the slots of the seat that stores, with their resources; `lit` slots take something."""
    for i, slot in enumerate(plan.slots):
        rect = sheet.slot(i, len(plan.slots))
        canvas.panel(rect, Panel.WELL_SOFT)
        if slot in lit:
            canvas.glow(rect)
        _draw_slot(canvas, rect, slot, plan)
    last = sheet.slot(len(plan.slots) - 1, len(plan.slots))
    room = pygame.Rect(last.right + 12, last.top, sheet.rect.right - last.right - 28, last.height)
    left = tuple(Amount(count, kind) for kind in Resource if (count := plan.left(kind)))
    said = message("winter-left", goods=left) if left else message("winter-all-stored")
    canvas.text(said, Type.NOTE, p.INK_BAD if left else p.INK_GOOD, room, wrap=True, shrink=True)


def _draw_slot(canvas: Canvas, rect: pygame.Rect, slot: Slot, plan: StoragePlan) -> None:
    px = canvas.theme.px
    title = pygame.Rect(rect.left, rect.top + px(2), rect.width, px(20))
    name = message("winter-slot", slot=slot)
    canvas.text(name, Type.SMALL_STRONG, p.INK, title.inflate(-8, 0), "center", shrink=True)
    note = pygame.Rect(rect.left, rect.bottom - px(19), rect.width, px(17))
    worth = slot_worth(slot, plan.state)
    if worth is not None:
        canvas.text(worth, Type.TINY_NOTE, p.INK, note, "center", shrink=True)
    inner = pygame.Rect(rect.left, title.bottom, rect.width, note.top - title.bottom)
    kept = plan.put.get(slot)
    if kept is None:
        canvas.text(message("winter-slot-empty"), Type.TINY_NOTE, p.INK, inner, "center")
        return
    side = min(px(40), inner.height)
    spot = pygame.Rect(0, 0, side, side)
    spot.center = inner.center
    canvas.svg(kept.label, spot)


def slot_worth(slot: Slot, state: GameState) -> Message | None:
    """Return the VP of a slot, with the resource that scores; None where nothing does (W3)."""
    good = SCORING.get(slot)
    vp = 0 if good is None else slot_vp(state.box.ruleset.winter, slot, good)
    return message("winter-slot-worth", good=good, vp=Amount(vp, "vp")) if good is not None and vp else None
