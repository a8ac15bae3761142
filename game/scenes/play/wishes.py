"""What a click seems to want where it means nothing now, and why that is not possible."""

from __future__ import annotations

from game.rules import refusal
from game.rules.message import Message, message
from game.rules.moves import Acquire, Dig, Move, Swap
from game.rules.terms import Colour, Field, Marker
from game.scenes.play.hitmap import WORKER_FIRST
from game.scenes.play.planning import PlanEditor
from game.scenes.play.table import PlayTable
from game.scenes.play.targets import Target
from game.scenes.stage.plan import mover
from game.scenes.stage.pointing import PlaceKind
from game.scenes.stage.tips import reach

Spot = tuple[int, int]
ON_TABLE = (PlaceKind.TABLE, PlaceKind.TILE, PlaceKind.SEAT)
REACHED = ("reach-free", "reach-priced", "reach-distant")


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
    if (laid := _all_laid(table, spot)) is not None:
        return laid
    move = wished(table, spot) if table.session.human else None
    reason = refusal(table.match.state, move) if move is not None else None
    return reason.said if reason is not None else None


def _all_laid(table: PlayTable, spot: Spot) -> Message | None:
    """Return why a disk of the cart at a spot cannot be laid, where all of its colour are."""
    editor = table.editor
    laid = isinstance(editor, PlanEditor) and table.mine and editor.laid_from(spot, table.stage.layout)
    return message("refused-disks-laid") if laid else None


def why_not(table: PlayTable, spot: Spot) -> Message | None:
    """Return the reason why the thing at a spot cannot be used now; None if it can, or never could.

    That a worker must be clicked first is no rule to read about: the answer keeps that of the thing.
    """
    kind = table.stage.under(spot).kind
    if kind is PlaceKind.BUTTON and table.editor is not None and table.mine:
        return table.editor.problem
    target = table.targets.at(spot)
    if kind not in ON_TABLE or (target is not None and table.targets.live[target.name]):
        return None
    if target is None:
        return _all_laid(table, spot) or _when(table, spot)
    if _without_lamp(table, target):
        return None
    why = table.targets.why_not(target)
    return message("refused-worker-first") if why == WORKER_FIRST else why


def _when(table: PlayTable, spot: Spot) -> Message | None:
    """Return when a development within reach is acquired, where nobody may acquire it now."""
    tile, seat = table.stage.layout.developments.at(spot), table.match.state.to_move
    if tile is None or seat is None or not table.session.human:
        return None
    in_reach = reach(table.match.state, seat, tile).id in REACHED
    return message("answer-tile-when") if in_reach else None


def _without_lamp(table: PlayTable, target: Target) -> bool:
    """Return True on a reserve for whoever has no marker to swap it with: what it is says all."""
    state = table.match.state
    seat = mover(state)
    return isinstance(target.moves[0], Swap) and not seat.markers[Marker.OIL_LAMP]
