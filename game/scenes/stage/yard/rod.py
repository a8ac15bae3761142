"""The coal of a farm in winter on its rod: a lump over each notch, and in the notch the VP of so many."""

from __future__ import annotations

import pygame

from game.rules.message import Amount, message
from game.rules.terms import Resource
from game.scenes.stage.yard.farm import Farm
from game.scenes.stage.yard.places import Rod
from game.table import palette as p
from game.table.canvas import Canvas
from game.table.places.ruler import centred
from game.table.styles import Panel
from game.table.theme import Type

LUMP = 30.0  # the side of a lump, in design units
MORE = ((-0.12, -0.12), (0.42, -0.12), (0.15, -0.4))
"""The places of more lumps behind the first of the rod, in its sides."""
LIFT = 0.72  # in its sides, how high the middle of the lump lies that is counted just now


def draw_rod(canvas: Canvas, rod: Rod, farm: Farm) -> None:
    """Draw the coal that lies outside, and the scale: marked where the farm stands on it."""
    px, coal = canvas.theme.px, farm.outside[Resource.COAL]
    stands = farm.scored if farm.scored is not None else coal
    if farm.counting is not None:
        stands = max(rod.first, min(coal, farm.counting))
    whole = rod.cells[0].unionall(rod.cells[1:])
    beam = pygame.Rect(whole.left, whole.bottom - round(rod.beam), whole.width, round(rod.beam) - px(4))
    canvas.panel(beam, Panel.BUTTON)
    step = next_step(rod, farm, stands)
    for i, (cell, vp) in enumerate(zip(rod.cells, farm.scale, strict=True)):
        number = rod.first + i
        side = min(px(LUMP), cell.width)
        lifted = LIFT if farm.counting is not None and number == stands else 0.42
        spot = centred((cell.centerx, beam.top - side * lifted), side)
        if number and number <= coal:
            if not i:
                _draw_more(canvas, spot, rod.first - 1)
            canvas.svg("coal", spot)
        elif number and number <= max(stands, step or 0):
            canvas.hollow("coal", spot)
        if i and number != rod.first:
            canvas.line((cell.left, beam.top + px(2)), (cell.left, beam.top + px(8)), p.WOOD_DEEPEST, 1.5)
        notch = pygame.Rect(cell.left, beam.top, cell.width, beam.height)
        if number == stands:
            _draw_stand(canvas, notch, whole, vp, farm.scored is not None)
        else:
            ink = p.INK_LIGHT if number < stands or number == step else p.INK_LIGHT_SOFT
            canvas.text(str(vp), Type.NUMBER, ink, notch, "center")


def _draw_more(canvas: Canvas, spot: pygame.Rect, count: int) -> None:
    """Draw so much coal that has no cell of its own, as far as it is seen, behind the rod's first lump."""
    for x, y in MORE[:count]:
        canvas.svg("coal", spot.move(round(x * spot.width), round(y * spot.height)))


def next_step(rod: Rod, farm: Farm, stands: int) -> int | None:
    """Return the least coal on the rod that would score more than the farm's; None once it is scored."""
    if farm.scored is not None:
        return None
    now = farm.scale[max(0, stands - rod.first)]
    more = (rod.first + i for i, vp in enumerate(farm.scale) if rod.first + i > stands and vp > now)
    return next(more, None)


def _draw_stand(canvas: Canvas, notch: pygame.Rect, whole: pygame.Rect, vp: int, scored: bool) -> None:
    """Draw the notch at which the farm stands: gold once its coal is scored."""
    px, said = canvas.theme.px, message("vp", vp=Amount(vp, "vp"))
    role = Type.NUMBER
    if canvas.measure(said, role)[0] > notch.width:
        role = Type.SMALL_STRONG
    wide = max(notch.width, canvas.measure(said, role)[0] + px(8))
    badge = pygame.Rect(0, 0, wide, notch.height + px(4))
    badge.center = notch.center
    badge.clamp_ip(pygame.Rect(whole.left, badge.top, whole.width, badge.height))
    canvas.panel(badge, Panel.BADGE if scored else Panel.CARD_FLAT)
    canvas.text(said, role, p.INK, badge, "center", shrink=True)
