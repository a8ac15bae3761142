"""What lies on the table that an advice is about."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.moves import Acquire, Lay, Store
from game.rules.terms import Resource
from game.table.places.board import Good
from game.table.spots import Kind, Spot

if TYPE_CHECKING:
    from game.scenes.play.scene import Play


def advised(play: Play) -> frozenset[Spot]:
    """The things whose moves are advised; the button where it is what nothing on the table means."""
    story = play.desk.advised
    if story is None:
        return frozenset()
    laid = [Spot(Kind.FIELD, move.field) for move in story.moves if isinstance(move, Lay) and not move.empty]
    kept = [move.resource for move in story.moves if isinstance(move, Store)]
    stored = [Spot(Kind.GOOD, Good[Resource(kind).name]) for kind in kept if kind is not None]
    table = play.table
    meant = [thing.mark for thing in table.things if story.moves[0] in table.live[thing.name]]
    worker = [Spot(Kind.FIELD, move.field) for move in story.moves if isinstance(move, Acquire)]
    return frozenset([*laid, *stored, *meant, *worker] or [Spot(Kind.BUTTON)])
