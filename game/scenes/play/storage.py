"""Storing for the winter: resources go from the farm into slots and back."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

import pygame

from game.motion.flight import Hold
from game.rules.message import Message, message
from game.rules.moves import Move, Store
from game.rules.reason import refused
from game.rules.state import GameState
from game.rules.terms import Resource, Slot
from game.scenes.play.commands import Command, MoveGood, Refuse
from game.scenes.play.editing import Editor
from game.scenes.play.glide import Glide, glide
from game.scenes.play.hand import Drag, Lying
from game.scenes.play.storing import StoragePlan
from game.scenes.stage.stage import Stage
from game.table.places.board import Good
from game.table.spots import Kind as Glow
from game.table.spots import Spot as Mark

SLOTS_FULL = refused(message("refused-slots-full"), "W3")
GoodDrag = Drag[Resource, Slot]


class StorageEditor(Editor[StoragePlan, Resource, Slot]):
    """The storage of the seat that stores, and the resource in hand."""

    active = None  # no slot is the one that resources go to
    problem = None  # whatever lies in the slots can be stored so

    def __init__(self, state: GameState, stores: Sequence[Store] = ()) -> None:
        """Begin with the storing that is proposed, or with what was laid into the slots before.

        What was laid before can be taken back: then the proposal lies there again.
        """
        proposed = StoragePlan.proposed(state)
        super().__init__(StoragePlan(state) if stores else proposed)
        for store in stores:
            if store.resource is not None and self.plan.refuses(store.resource, store.slot) is None:
                self.plan = self.plan.add(store.resource, store.slot)
        if self.plan != proposed:
            self.past, self.begun = [proposed], self.plan

    def spots(self, stage: Stage) -> Iterator[Lying[Resource, Slot]]:
        for slot, good in self.plan.put.items():
            yield Lying(self._place(good, slot, stage), good, slot, good.label)
        for good in Resource:
            if self.plan.left(good):
                yield Lying(stage.layout.board.good(good), good, None, good.label)
                yield Lying(self.outside(good, stage), good, None, good.label)

    def _place(self, good: Resource, slot: Slot | None, stage: Stage) -> pygame.Rect:
        """Return the place of a slot in the winter's farmyard, or of the resource outside."""
        slots = self.plan.slots
        if slot is not None:
            return stage.yard.slot(slots.index(slot), len(slots))
        if good is Resource.COAL:
            return stage.yard.rod(stage.coal_counted).lump(self.plan.left(good))
        return self.outside(good, stage)

    def outside(self, good: Resource, stage: Stage) -> pygame.Rect:
        """Return the place of all that is left of a resource outside, coal on its rod."""
        return stage.yard.outside(good, stage.coal_counted, self.plan.left(good))

    @property
    def forfeits(self) -> Message | None:
        """A message on the VP given away by storing so, and on what is lost though a slot has room for it."""
        return self.plan.forfeits

    def glow(self) -> set[Mark]:
        """Return the marks of the resources that still fit somewhere."""
        return {Mark(Glow.GOOD, Good[resource.name]) for resource in self.usable()}

    def usable(self) -> list[Resource]:
        """Return the resources that still fit somewhere."""
        return [kind for kind in Resource if self.plan.left(kind) and self.plan.home(kind) is not None]

    def takers(self) -> list[Slot]:
        """Return the slots that take what is in hand, or with empty hands whatever is left."""
        if self.drag is not None:
            held = self.drag.lying.thing
            plan = self._without(self.drag.lying.origin)
            return [slot for slot in plan.slots if plan.refuses(held, slot) is None]
        kinds = self.usable()
        return [
            slot for slot in self.plan.empty if any(self.plan.refuses(kind, slot) is None for kind in kinds)
        ]

    def _without(self, slot: Slot | None) -> StoragePlan:
        return self.plan if slot is None else self.plan.remove(slot)

    def lying(self) -> StoragePlan:
        """Return the storage as it is drawn: without what is dragged out of a slot."""
        return self._without(self.dragged.lying.origin) if self.dragged is not None else self.plan

    def held(self) -> Resource | None:
        """Return the dragged resource, which lies nowhere."""
        return self.dragged.lying.thing if self.dragged is not None else None

    # -- the mouse ----------------------------------------------------------------------------------

    def refused_at(self, spot: tuple[int, int], stage: Stage) -> bool:
        return self._slot_at(spot, stage) not in (None, *self.takers())

    def _slot_at(self, spot: tuple[int, int], stage: Stage) -> Slot | None:
        """Return the slot at a spot."""
        slots = self.plan.slots
        places = ((slot, stage.yard.slot(at, len(slots))) for at, slot in enumerate(slots))
        return next((slot for slot, place in places if place.collidepoint(spot)), None)

    def dropped(self, drag: GoodDrag, stage: Stage) -> list[Command]:
        return [MoveGood(drag.lying.thing, drag.lying.origin, self._slot_at(drag.now, stage), drag)]

    def clicked(self, drag: GoodDrag) -> list[Command]:
        """Store a resource, or take it out."""
        good, origin = drag.lying.thing, drag.lying.origin
        home = self.plan.home(good) if origin is None else None
        if origin is None and home is None:
            return [Refuse(self.plan.refuses(good, self.plan.slots[0]) or SLOTS_FULL)]
        return [MoveGood(good, origin, home, drag)]

    def glide(self, drag: GoodDrag, changes: bool, goal: Any, stage: Stage) -> Glide | None:
        """Return the way of a resource let go, to `goal` if it `changes` the slots, or back."""
        if not changes and not drag.moved:
            return None
        good, origin = drag.lying.thing, drag.lying.origin
        taken = pygame.Rect(drag.start, (1, 1)) if origin is None else self._place(good, origin, stage)
        start = drag.now if drag.moved else taken.center
        before = self.past[-1] if changes else self.plan
        stored = before if origin is None else before.remove(origin)
        way = glide(stage, drag, start, self._place(good, goal, stage) if changes else taken)
        return way and replace(way, stored=stored, good=good)

    # -- what is asked ------------------------------------------------------------------------------

    def obey(self, command: Command) -> Message | None:
        """Put a resource into a slot or take it out; return the reason against it."""
        if not isinstance(command, MoveGood):
            return None
        plan, good, goal = self._without(command.origin), command.good, command.goal
        if goal is not None:
            reason = plan.refuses(good, goal)
            if reason is not None:
                return reason
            plan = plan.add(good, goal)
        if plan is not self.plan:
            self._change(plan)
        return None

    def lay_out(self, moves: Sequence[Move]) -> None:
        """Put everything into its slot at once; it can be taken back like a resource."""
        stores = [move for move in moves if isinstance(move, Store)]
        put = {store.slot: store.resource for store in stores if store.resource is not None}
        self._change(StoragePlan(self.plan.state, put))

    @property
    def laid(self) -> tuple[Store, ...]:
        """The contents of every slot so far."""
        return tuple(Store(slot, self.plan.put.get(slot)) for slot in self.plan.slots)

    @property
    def moves(self) -> list[Store]:
        """The moves of the finished storage."""
        return self.plan.moves


def off_the_farm(plan: StoragePlan, held: Resource | None) -> list[Hold]:
    """Return the resources that are in the slots or in hand, and so not on the farm."""
    assert plan.state.to_move is not None
    gone = [*plan.put.values(), *([] if held is None else [held])]
    return [Hold(resource.label, plan.state.to_move) for resource in gone]
