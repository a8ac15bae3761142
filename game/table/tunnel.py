"""The Tunnel on the large board."""

from __future__ import annotations

from game.rules.box import PlayerBoard
from game.rules.state import Seat
from game.table import palette as p
from game.table.canvas import Canvas
from game.table.places.board import BoardPlace, TunnelSection
from game.table.poses import Poses
from game.table.theme import Type


def draw_tunnel(canvas: Canvas, place: BoardPlace, seat: Seat, poses: Poses) -> None:
    """Draw the tunnel's sections from the shaft to the right."""
    px = canvas.theme.px
    canvas.stretched("gallery", place.tunnel)
    if not seat.exhausted:
        canvas.box(place.tunnel.inflate(-px(4), -px(4)), (*p.WOOD_DEEPEST, 110), 3)
    emptied = seat.emptied_sections()
    first = 0
    for i, section in enumerate(place.sections):
        dug = max(0, min(len(section.coal), seat.tunnel_dug - first))
        first += len(section.coal)
        dx, dy = poses.props.get((False, i), (0, 0))
        canvas.svg(prop_picture(seat, i), section.prop.move(round(dx), round(dy)))
        for k, spot in enumerate(section.coal):
            canvas.svg("coal" if k >= dug else "coal_gone", spot)
        _draw_section(canvas, section, seat.board, i, emptied=i < emptied)


def prop_picture(seat: Seat, index: int) -> str:
    """Return the drawing of a prop or an empty prop field of the Tunnel."""
    if index < seat.tunnel_props:
        return "prop_iron" if seat.iron_props >> index & 1 else "prop"
    return "prop_field_iron" if seat.board.iron_only >> index & 1 else "prop_field"


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
