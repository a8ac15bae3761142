"""Wood or iron dragged from the farm onto a prop's field: a click there asks which, a drag says it."""

from __future__ import annotations

from dataclasses import dataclass

from game.rules.moves import Move, Prop
from game.rules.terms import Resource
from game.scenes.play.editing import Drag
from game.scenes.play.targets import HitMap, Target
from game.table.layout import Layout

IRON = {Resource.WOOD: False, Resource.IRON: True}


@dataclass
class Haul(Drag):
    """A wood or an iron in hand."""

    resource: Resource

    @property
    def sprite(self) -> str:
        return self.resource.label

    def fits(self, move: Move) -> bool:
        """Return True if a move places it."""
        return isinstance(move, Prop) and move.iron == IRON[self.resource]

    def fields(self, targets: HitMap) -> list[Target]:
        """Return the prop fields that take it now."""
        return [
            target for target in targets.all if any(self.fits(move) for move in targets.live[target.name])
        ]

    def dropped(self, targets: HitMap) -> Move | None:
        """Return the move that letting go here means, on the prop field under the pointer."""
        target = targets.at(self.now)
        return next((move for move in target.moves if self.fits(move)), None) if target else None


def haul_at(spot: tuple[int, int], layout: Layout, targets: HitMap) -> Haul | None:
    """Take hold of the farm's wood or iron, where props can be placed."""
    farm = targets.state.seats[layout.focus]
    if not any(isinstance(move, Prop) for move in targets.legal):
        return None
    for resource in IRON:
        if getattr(farm, resource.label) and layout.board.good(resource).collidepoint(spot):
            return Haul(spot, spot, resource)
    return None
