"""What the parts of a mine are: coal, props and water of Pinge and Tunnel, the shaft."""

from __future__ import annotations

from collections.abc import Iterator

from game.rulebook import end_lines
from game.rules.box import Box
from game.rules.engine import iron_prop_vp
from game.rules.message import Message, message, vp
from game.rules.state import Seat
from game.scenes.stage.answers.answer import Answer, joined
from game.table.places.board import BoardPlace
from game.table.shaft import drum_at

GONE = message("answer-dug")


def of_mine(board: BoardPlace, box: Box, seat: Seat, scale: float) -> Iterator[Answer]:
    """Yield the answers of a mine, the smaller things before the larger."""
    yield from _water(board, box, seat)
    yield Answer(board.shaft_coal, message("tip-shaft-coal"), "M4")
    yield from _pinge(board, seat)
    yield from _tunnel(board, box, seat)
    yield Answer(board.shaft, message("answer-shaft"), "M4")
    if board.large:
        yield Answer(drum_at(board, scale), message("answer-shaft"), "M4")
    yield Answer(board.tunnel, message("answer-tunnel"), "M2")
    pinge = "answer-pinge-exhausted" if seat.exhausted else "answer-pinge"
    yield Answer(board.pinge, message(pinge), "M6" if seat.exhausted else "M1")


def _water(board: BoardPlace, box: Box, seat: Seat) -> Iterator[Answer]:
    """Yield the water of the shaft, and of the Pinge as long as it lies there."""
    water, most = box.ruleset.water, box.ruleset.workers.drain
    stops = {"reeling": water.stops_reeling, "tunnel": water.stops_tunnel}
    if board.large or seat.exhausted:
        yield Answer(board.shaft_water, message("tip-shaft-water", **stops), "M5")
    if not seat.exhausted:
        said = message("tip-pinge-water", stops=water.stops_pinge, most=most)
        yield Answer(board.pinge_water, said, "M5")


def _pinge(board: BoardPlace, seat: Seat) -> Iterator[Answer]:
    for i, rect in enumerate(board.pinge_coal):
        yield Answer(rect, GONE if i < seat.pinge_dug else message("answer-pinge-coal"), "M1")
    for i, rect in enumerate(board.pinge_props):
        if seat.exhausted:
            said = message("answer-pinge-exhausted")
        elif i < seat.pinge_props:
            said = message("answer-prop")
        else:
            said = message("answer-prop-field")
        yield Answer(rect, said, "M6" if seat.exhausted else "M3")


def _tunnel(board: BoardPlace, box: Box, seat: Seat) -> Iterator[Answer]:
    dug = 0
    for number, section in enumerate(board.sections):
        left = min(len(section.coal), max(0, dug + len(section.coal) - seat.tunnel_dug))
        for i, rect in enumerate(section.coal):
            gone = dug + i < seat.tunnel_dug
            yield Answer(rect, GONE if gone else _coal(seat, number, left), "M2")
        dug += len(section.coal)
        yield Answer(section.prop, _prop(box, seat, number), "I4" if box.iron else "M3")
        if board.large:
            worth = section.vp.unionall(list(section.bonus))
            yield Answer(worth, section_said(box, seat, number), "G1")


def _coal(seat: Seat, number: int, left: int) -> Message:
    worth = vp(seat.board.tunnel_vp[number])
    return message("answer-tunnel-coal", left=left, vp=worth)


def section_said(box: Box, seat: Seat, number: int) -> Message:
    """Return the VP of a section of the Tunnel once it is emptied, and the tiles that score more there."""
    worth = vp(seat.board.tunnel_vp[number])
    symbols = seat.board.tunnel_bonus[number]
    scoring = [tile for tile in box.tiles if tile.end_section in symbols]
    tiles = tuple(tile.called for tile in scoring if (tile.end_vp, tile.end_per) == (1, 1))
    said = message("tip-section", vp=worth)
    if tiles:
        said = message("tip-section-with-tiles", vp=worth, more=vp(1), tiles=tiles)
    for tile in scoring:
        if tile.called not in tiles:
            does = next(end_lines(box.ruleset.tile[tile.id].end))
            said = joined(said, message("tip-section-other", tile=tile.called, does=does))
    return said


def _prop(box: Box, seat: Seat, number: int) -> Message:
    """Return what a prop, or its empty field, is for: which good it takes, the VP of iron there (I5)."""
    stands = number < seat.tunnel_props
    if not box.iron:
        return message("answer-prop" if stands else "answer-prop-field")
    iron = message("tip-iron-prop", vp=vp(iron_prop_vp(box.ruleset, seat)))
    if stands:
        is_iron = bool(seat.iron_props >> number & 1)
        return joined(message("answer-prop"), iron) if is_iron else message("answer-prop")
    field = "tip-iron-only" if seat.board.iron_only >> number & 1 else "tip-wood-or-iron"
    return joined(message(field), iron)
