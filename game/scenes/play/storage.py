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
from game.scenes.play.commands import Command, PutBack, StoreGood, TakeOut
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

    def __init__(self, state: GameState) -> None:
        """Begin with the storing that is proposed."""
        super().__init__(StoragePlan.proposed(state))

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
        slot = self.slot_at(drag.now, sheet) if drag.moved else None
        if slot is not None or (not drag.moved and drag.slot is None):
            return [StoreGood(drag.resource, slot, drag.slot, grip=drag)]
        if drag.slot is not None:
            return [TakeOut(drag.slot, grip=drag)]
        return [PutBack(grip=drag)]

    # -- what is asked ------------------------------------------------------------------------------

    def store(self, good: Resource, slot: Slot | None = None, origin: Slot | None = None) -> Message | None:
        """Put a resource into a slot (None: the first that takes it); return why not."""
        plan = self._without(origin)
        if slot is None:
            slot = plan.home(good)
        if slot is None:
            return plan.refuses(good, plan.slots[0]) or SLOTS_FULL
        reason = plan.refuses(good, slot)
        if reason is None:
            self._change(plan.add(good, slot))
        return reason

    def take_out(self, origin: Slot) -> None:
        """Take a resource out of a slot."""
        self._change(self.plan.remove(origin))

    def lay_out(self, stores: Sequence[Store]) -> None:
        """Put everything into its slot at once; it can be taken back like a resource."""
        put = {store.slot: store.resource for store in stores if store.resource is not None}
        self._change(StoragePlan(self.plan.state, put))

    @property
    def moves(self) -> list[Store]:
        """The moves of the finished storage."""
        return self.plan.moves


def off_the_farm(plan: StoragePlan, held: Resource | None) -> list[Hold]:
    """Return the resources that are in the slots or in hand, and so not on the farm."""
    assert plan.state.to_move is not None
    gone = [*plan.put.values(), *([] if held is None else [held])]
    return [Hold(resource.label, plan.state.to_move) for resource in gone]
