"""Storing for the winter: resources go from the farm into slots and back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.motion.flight import Hold
from game.rules.message import Message, message
from game.rules.moves import Store
from game.rules.reason import refused
from game.rules.state import GameState
from game.rules.terms import Resource, Slot
from game.scenes.play.commands import Command, MoveGood, Refuse
from game.scenes.play.editing import Drag, Edited
from game.scenes.play.storing import StoragePlan
from game.scenes.stage.wintersheet import WinterSheet
from game.table.layout import Layout

SLOTS_FULL = refused(message("refused-slots-full"), "W3")


@dataclass
class GoodDrag(Drag):
    """A resource under the pressed button, from the farm or from a slot."""

    resource: Resource
    slot: Slot | None

    @property
    def sprite(self) -> str:
        return self.resource.label


class StorageEditor(Edited[StoragePlan, GoodDrag]):
    """The storage of the seat that stores, and the resource in hand."""

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
            self.past = [proposed]

    def slot_at(self, spot: tuple[int, int], sheet: WinterSheet) -> Slot | None:
        """Return the slot under the pointer."""
        slots = self.plan.slots
        places = (sheet.slot(i, len(slots)) for i in range(len(slots)))
        return next((slot for slot, rect in zip(slots, places, strict=True) if rect.collidepoint(spot)), None)

    def good_at(self, spot: tuple[int, int], layout: Layout) -> Resource | None:
        """Return the resource of the farm under the pointer that is not all stored."""
        board = layout.board
        found = (kind for kind in Resource if board.good(kind).collidepoint(spot) and self.plan.left(kind))
        return next(found, None)

    def usable(self) -> list[Resource]:
        """Return the resources that still fit somewhere."""
        return [kind for kind in Resource if self.plan.left(kind) and self.plan.home(kind) is not None]

    def takers(self) -> list[Slot]:
        """Return the slots that take what is in hand, or with empty hands whatever is left."""
        if self.drag is not None:
            held = self.drag.resource
            plan = self._without(self.drag.slot)
            return [slot for slot in plan.slots if plan.refuses(held, slot) is None]
        free = [slot for slot in self.plan.slots if slot not in self.plan.put]
        kinds = self.usable()
        return [slot for slot in free if any(self.plan.refuses(kind, slot) is None for kind in kinds)]

    def _without(self, slot: Slot | None) -> StoragePlan:
        return self.plan if slot is None else self.plan.remove(slot)

    def lying(self) -> StoragePlan:
        """Return the storage as it is drawn: without what is dragged out of a slot."""
        return self._without(self.drag.slot) if self.drag is not None and self.drag.moved else self.plan

    def held(self) -> Resource | None:
        """Return the dragged resource, which lies nowhere."""
        return self.drag.resource if self.drag is not None and self.drag.moved else None

    # -- the mouse ----------------------------------------------------------------------------------

    def press(self, spot: tuple[int, int], layout: Layout, sheet: WinterSheet) -> None:
        """Take hold of the resource under the pointer."""
        slot, good = self.slot_at(spot, sheet), self.good_at(spot, layout)
        if slot is not None and slot in self.plan.put:
            self.drag = GoodDrag(spot, spot, self.plan.put[slot], slot)
        elif good is not None:
            self.drag = GoodDrag(spot, spot, good, None)

    def drop(self, sheet: WinterSheet) -> list[Command]:
        """Let go of what is in hand; return the commands that means. A click stores, or takes out."""
        drag, self.drag = self.drag, None
        if drag is None:
            return []
        good, origin = drag.resource, drag.slot
        if drag.moved:
            return [MoveGood(good, origin, self.slot_at(drag.now, sheet), drag)]
        home = self.plan.home(good) if origin is None else None
        if origin is None and home is None:
            return [Refuse(self.plan.refuses(good, self.plan.slots[0]) or SLOTS_FULL)]
        return [MoveGood(good, origin, home, drag)]

    # -- what is asked ------------------------------------------------------------------------------

    def move(self, good: Resource, origin: Slot | None, goal: Slot | None) -> Message | None:
        """Put a resource into a slot or take it out; return the reason against it."""
        plan = self._without(origin)
        if goal is not None:
            reason = plan.refuses(good, goal)
            if reason is not None:
                return reason
            plan = plan.add(good, goal)
        if plan is not self.plan:
            self._change(plan)
        return None

    def lay_out(self, stores: Sequence[Store]) -> None:
        """Put everything into its slot at once; it can be taken back like a resource."""
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
