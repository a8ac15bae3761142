"""The Tunnel on the large board."""

from __future__ import annotations

from game.rules.box import PlayerBoard
from game.rules.state import Seat
from game.rules.terms import Place
from game.table import palette as p
from game.table.canvas import Canvas
from game.table.pieces import draw_coal, prop_picture
from game.table.places.board import BoardPlace, TunnelSection
from game.table.poses import Poses
from game.table.theme import Type


def draw_tunnel(canvas: Canvas, place: BoardPlace, seat: Seat, poses: Poses) -> None:
    """Draw the tunnel's sections from the shaft to the right."""
    draw_gallery(canvas, place, lit=seat.exhausted)
    emptied = seat.emptied_sections()
    draw_coal(canvas, place.coal(Place.TUNNEL), seat.tunnel_dug)
    for i, section in enumerate(place.sections):
        dx, dy = poses.props.get((False, i), (0, 0))
        canvas.svg(prop_picture(seat, Place.TUNNEL, i), section.prop.move(round(dx), round(dy)))
        _draw_section(canvas, section, seat.board, i, emptied=i < emptied)


def draw_gallery(canvas: Canvas, place: BoardPlace, lit: bool) -> None:
    """Draw the empty gallery, in the dark until somebody works there."""
    canvas.stretched("gallery", place.tunnel)
    if not lit:
        px = canvas.theme.px
        canvas.box(place.tunnel.inflate(-px(4), -px(4)), (*p.WOOD_DEEPEST, 110), 3)


def _draw_section(
    canvas: Canvas, section: TunnelSection, mine: PlayerBoard, index: int, emptied: bool
) -> None:
    """Draw the VP and bonus symbols of a section; they shine once it is emptied."""
    names = [f"bonus_{symbol.replace(' ', '_')}" for symbol in mine.tunnel_bonus[index]]
    for name, spot in zip(("vp", *names), (section.vp, *section.bonus), strict=True):
        if emptied:
            canvas.circle(spot.center, spot.width * 0.62, (*p.GLOW, 255))
        canvas.svg(name, spot)
        if name == "vp":
            canvas.text(str(mine.tunnel_vp[index]), Type.SMALL_STRONG, p.INK, spot, "center")
