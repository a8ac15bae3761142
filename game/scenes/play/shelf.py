"""Storing with the mouse: resources are dragged or clicked from the farm into slots and back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.motion.flight import Hold
from game.rules.message import Message, message
from game.rules.moves import Store
from game.rules.reason import refused
from game.rules.state import GameState
from game.rules.terms import Resource, Slot
from game.scenes.play.drag import Drag, Edited
from game.scenes.play.storing import StoragePlan
from game.scenes.play.wintersheet import Sheet
from game.table.layout import Layout

SLOTS_FULL = refused(message("refused-slots-full"), "W3")


@dataclass
class Grip(Drag):
    """A resource under the pressed button, from the farm or from a slot."""

    resource: Resource
    slot: Slot | None


class Shelf(Edited[StoragePlan, Grip]):
    """The storage plan of the seat that stores, what it can be taken back to, and what is in hand."""

    def __init__(self, state: GameState, stores: Sequence[Store] = ()) -> None:
        """Empty slots, or what was laid into them before."""
        super().__init__(StoragePlan(state))
        for store in stores:
            if store.resource is not None and self.plan.refuses(store.resource, store.slot) is None:
                self.plan = self.plan.add(store.resource, store.slot)

    @property
    def laid(self) -> tuple[Store, ...]:
        """Return what lies in the slots so far."""
        return tuple(Store(slot, resource) for slot, resource in self.plan.put.items())

    def slot_at(self, spot: tuple[int, int], sheet: Sheet) -> Slot | None:
        """The slot under the pointer."""
        slots = self.plan.slots
        places = (sheet.slot(i, len(slots)) for i in range(len(slots)))
        return next((slot for slot, rect in zip(slots, places, strict=True) if rect.collidepoint(spot)), None)

    def good_at(self, spot: tuple[int, int], layout: Layout) -> Resource | None:
        """The resource of the farm under the pointer that is not all stored."""
        board = layout.board
        found = (kind for kind in Resource if board.good(kind).collidepoint(spot) and self.plan.left(kind))
        return next(found, None)

    def usable(self) -> list[Resource]:
        """The resources that still fit somewhere."""
        return [kind for kind in Resource if self.plan.left(kind) and self.plan.home(kind) is not None]

    def takers(self) -> list[Slot]:
        """The slots that take what is in hand, or with empty hands whatever is left."""
        if self.drag is not None:
            held = self.drag.resource
            plan = self.plan if self.drag.slot is None else self.plan.remove(self.drag.slot)
            return [slot for slot in plan.slots if plan.refuses(held, slot) is None]
        free = [slot for slot in self.plan.slots if slot not in self.plan.put]
        kinds = self.usable()
        return [slot for slot in free if any(self.plan.refuses(kind, slot) is None for kind in kinds)]

    def press(self, spot: tuple[int, int], layout: Layout, sheet: Sheet) -> bool:
        """Take hold of a resource; whether there is one under the pointer."""
        slot, good = self.slot_at(spot, sheet), self.good_at(spot, layout)
        if slot in self.plan.put and slot is not None:
            self.drag = Grip(spot, spot, self.plan.put[slot], slot)
        elif good is not None:
            self.drag = Grip(spot, spot, good, None)
        return self.drag is not None

    def release(self, spot: tuple[int, int], sheet: Sheet) -> Message | None:
        """Let go; return a reason if the resource cannot lie there."""
        drag, self.drag = self.drag, None
        if drag is None:
            return None
        drag.now = spot
        plan = self.plan if drag.slot is None else self.plan.remove(drag.slot)
        target = self.slot_at(spot, sheet)
        if not drag.moved:
            target = plan.home(drag.resource) if drag.slot is None else None
            if target is None and drag.slot is None:
                return plan.refuses(drag.resource, plan.slots[0]) or SLOTS_FULL
        reason = plan.refuses(drag.resource, target) if target is not None else None
        changed = plan if target is None else plan.add(drag.resource, target)
        if reason is None and changed is not self.plan:
            self._change(changed)
        return reason

    def lying(self) -> StoragePlan:
        """The plan as it is drawn: without what is dragged out of a slot."""
        drag = self.drag
        if drag is None or not drag.moved or drag.slot is None:
            return self.plan
        return self.plan.remove(drag.slot)

    def held(self) -> Resource | None:
        """Return what is dragged, and so lies nowhere."""
        return self.drag.resource if self.drag is not None and self.drag.moved else None

    def lay_out(self, stores: Sequence[Store]) -> None:
        """Everything in its slot at once; it can be taken back like a resource."""
        put = {store.slot: store.resource for store in stores if store.resource is not None}
        self._change(StoragePlan(self.plan.state, put))

    def moves(self) -> list[Store]:
        """Return what is submitted when storing is finished."""
        return self.plan.moves


def off_the_farm(plan: StoragePlan, held: Resource | None) -> list[Hold]:
    """Return what lies in the slots or is in hand, and so not on the farm."""
    assert plan.state.to_move is not None
    gone = [*plan.put.values(), *([] if held is None else [held])]
    return [Hold(resource.label, plan.state.to_move) for resource in gone]
