"""What a click seems to want where it means nothing now, and why that is not possible."""

from __future__ import annotations

from game.rules import refusal
from game.rules.message import Message, message
from game.rules.moves import Acquire, Dig, Move, Swap
from game.rules.terms import Colour, Field, Place
from game.scenes.play.planning import PlanEditor
from game.scenes.play.table import PlayTable
from game.scenes.stage.pointing import PlaceKind

Spot = tuple[int, int]
ON_TABLE = (PlaceKind.TABLE, PlaceKind.TILE, PlaceKind.SEAT)


def wished(table: PlayTable, spot: Spot) -> Move | None:
    """Return the move that a click seems to want where nothing is asked."""
    layout = table.stage.layout
    tile, reserve = layout.developments.at(spot), layout.disks.reserve_at(spot)
    if tile is not None:
        return Acquire(Field.FARMER, table.match.state.box.tiles[tile].id)
    if reserve is not None:
        return Swap(reserve, Colour.BLACK, Colour.BROWN)
    on_board = layout.board.rect.collidepoint(spot)
    return Dig() if on_board and not isinstance(table.editor, PlanEditor) else None


def against(table: PlayTable, spot: Spot) -> Message | None:
    """Return the reason against what a click seems to want; None where it wants nothing or has its way."""
    editor = table.editor
    if isinstance(editor, PlanEditor) and table.mine and editor.laid_from(spot, table.stage.layout):
        return message("refused-disks-laid")
    move = wished(table, spot) if table.session.human else None
    reason = refusal(table.match.state, move) if move is not None else None
    return reason.said if reason is not None else None


def why_not(table: PlayTable, spot: Spot) -> Message | None:
    """Return the reason why the thing at a spot cannot be used now; None if it can, or never could."""
    kind = table.stage.under(spot).kind
    if kind is PlaceKind.BUTTON and table.editor is not None and table.mine:
        return table.editor.problem
    target = table.targets.at(spot)
    if kind not in ON_TABLE or (target is not None and table.targets.live[target.name]):
        return None
    if target is not None:
        return table.targets.why_not(target)
    digs = isinstance(wished(table, spot), Dig) and not _on_coal(table, spot)
    return None if digs else against(table, spot)


def _on_coal(table: PlayTable, spot: Spot) -> bool:
    """Return True on coal of the large board."""
    board = table.stage.layout.board
    return any(cube.collidepoint(spot) for place in Place for cube in board.coal(place))
