"""The colour of the Kiepenkerl marker on a field (tile 28, R-37)."""

from __future__ import annotations

from game.rules.lays import mono
from game.rules.moves import Lay
from game.rules.phases.planning import flipped
from game.rules.state import GameState, Seat
from game.rules.terms import Colour, Disks, Field

EVERY_COLOUR = tuple(Colour)
MILL_COLOURS = (Colour.BLACK, Colour.YELLOW)


def open_colours(state: GameState, seat: Seat, lay: Lay) -> tuple[Colour, ...]:
    """Return the colours that a Kiepenkerl marker on a field may still take, if any (tile 28)."""
    if not lay.wild:
        return ()
    if lay.field <= Field.FARMHAND:
        return EVERY_COLOUR if lay.basket or not any(lay.total) else ()
    if lay.field == Field.WATER_MILL and not any(lay.total):
        return MILL_COLOURS
    return MILL_COLOURS if lay.field == Field.FARMERS_WIFE and flipped(state, seat) else ()


def settled(lay: Lay, colour: int | None) -> Disks:
    """Return all disks on a field by colour, the Kiepenkerl marker in its settled colour (tile 28)."""
    if not lay.wild:
        return lay.total
    if colour is None:
        colour = _only_colour(lay)
    black, brown, yellow = (amount + lay.wild * (at == colour) for at, amount in enumerate(lay.total))
    return black, brown, yellow


def _only_colour(lay: Lay) -> int:
    """Return the only colour that the Kiepenkerl marker can take; -1 beside several colours."""
    if any(lay.total):
        return mono(lay.total)
    return Colour.BLACK if lay.field == Field.FARMERS_WIFE else Colour.YELLOW
