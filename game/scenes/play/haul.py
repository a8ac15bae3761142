"""Wood or iron dragged from the farm onto a prop's field: a click there asks which, a drag says it."""

from __future__ import annotations

from dataclasses import dataclass

from game.rules.moves import Move, Prop
from game.rules.terms import Resource
from game.scenes.play.drag import Drag
from game.scenes.play.things import Table, Thing
from game.table.layout import Layout

IRON = {Resource.WOOD: False, Resource.IRON: True}


@dataclass
class Haul(Drag):
    """A wood or an iron in hand."""

    resource: Resource

    def fits(self, move: Move) -> bool:
        """Return whether a move places it."""
        return isinstance(move, Prop) and move.iron == IRON[self.resource]

    def fields(self, table: Table) -> list[Thing]:
        """The prop fields that take it now."""
        return [thing for thing in table.things if any(self.fits(move) for move in table.live[thing.name])]

    def dropped(self, table: Table) -> Move | None:
        """The move that letting go here means: any prop field under the pointer, with what is in hand."""
        thing = table.at(self.now)
        return next((move for move in thing.moves if self.fits(move)), None) if thing else None


def haul_at(spot: tuple[int, int], layout: Layout, table: Table) -> Haul | None:
    """A hold on the farm's wood or iron, where props can be placed."""
    farm = table.state.seats[layout.focus]
    if not any(isinstance(move, Prop) for move in table.legal):
        return None
    for resource in IRON:
        if getattr(farm, resource.label) and layout.board.good(resource).collidepoint(spot):
            return Haul(spot, spot, resource)
    return None
