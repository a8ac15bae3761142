"""The marks of a table in play: what glows, what is chosen, refused or advised, and what can pay."""

from __future__ import annotations

from game.rules.moves import Acquire, Lay, Store
from game.rules.terms import Marker, Resource
from game.scenes.play.forfeits import given_up
from game.scenes.play.planning import PlanEditor
from game.scenes.play.storage import StorageEditor
from game.scenes.play.table import PlayTable
from game.scenes.stage.forecast import forecast
from game.table.places.board import Good
from game.table.spots import Kind, Marks, Spot

GOODS = frozenset(Spot(Kind.GOOD, good) for good in Good)


def marks(play: PlayTable) -> Marks:
    """Return the marks: what glows, is chosen, is refused, is advised."""
    if not play.session.human or play.stage.moving or play.behind_curtain:
        return Marks()
    prop_drag = play.prop_drag
    if prop_drag is not None and prop_drag.moved:
        return Marks(frozenset(target.mark for target in play.targets.fields_for(prop_drag.lying.thing)))
    glow = {target.mark for target in play.targets.glowing()}
    if any(mark.kind is Kind.RESERVE for mark in glow) and play.mine:
        glow.add(Spot(Kind.MARKER, Marker.OIL_LAMP))
    refused: set[Spot] = set()
    chosen: set[Spot] = set()
    if not play.mine:
        return Marks(frozenset(glow))
    if isinstance(play.editor, PlanEditor):
        plan, active = play.editor.drawn, play.editor.active
        refused = {Spot(Kind.FIELD, field) for field, reason in plan.refusals.items() if reason}
        chosen = {Spot(Kind.FIELD, active)}
        if (outlook := forecast(plan).get(active)) is not None:
            chosen |= {Spot(Kind.TILE, tile) for tile in outlook.tiles}
    if play.editor is not None:
        glow |= play.editor.glow()
    if _button_next(play, glow):
        glow.add(Spot(Kind.BUTTON))
    lit, advised = frozenset(glow), _advised(play)
    if isinstance(play.editor, StorageEditor):  # goods glow in the farmyard, where they are stored from
        lit, advised = lit - GOODS, advised - GOODS
    return Marks(lit, frozenset(chosen), frozenset(refused), advised, prices=_prices(play))


def _button_next(play: PlayTable, glow: set[Spot]) -> bool:
    """Return True if the button glows: once nothing else does."""
    editor = play.editor
    if glow or given_up(play) is not None:
        return False
    if editor is None:
        return play.targets.by_button() is not None
    return not editor.problem and editor.drag is None


def _prices(play: PlayTable) -> dict[int, tuple[int, ...]]:
    """Return the resources that pay for the distant developments that can be acquired now, by tile."""
    found: dict[int, set[int]] = {}
    for move in play.targets.legal:
        if isinstance(move, Acquire) and move.pay is not None:
            found.setdefault(play.match.state.box.index[move.tile], set()).add(move.pay)
    return {tile: tuple(sorted(kinds)) for tile, kinds in found.items()}


def advised_goods(play: PlayTable) -> tuple[Resource, ...]:
    """Return the goods whose storing is advised."""
    story = play.why.advised
    kept = [move.resource for move in story.moves if isinstance(move, Store)] if story is not None else []
    return tuple(dict.fromkeys(Resource(kind) for kind in kept if kind is not None))


def _advised(play: PlayTable) -> frozenset[Spot]:
    """Return the targets whose moves are advised; the button where no target means them."""
    story = play.why.advised
    if story is None:
        return frozenset()
    laid = [Spot(Kind.FIELD, move.field) for move in story.moves if isinstance(move, Lay) and not move.empty]
    stored = [Spot(Kind.GOOD, Good[kind.name]) for kind in advised_goods(play)]
    meant = [target.mark for target in play.targets.all if story.moves[0] in play.targets.live[target.name]]
    worker = [Spot(Kind.FIELD, move.field) for move in story.moves if isinstance(move, Acquire)]
    return frozenset([*laid, *stored, *meant, *worker] or [Spot(Kind.BUTTON)])
