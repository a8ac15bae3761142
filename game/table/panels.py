"""How a panel is made: its shadow, its material with the grain, a bevel or a hollow, its rim."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.table import shapes
from game.table.palette import LIT, RGB, SHADED
from game.table.styles import Panel, Style
from game.table.theme import Theme

LEAN = 5  # a shadow is moved right and down by its width divided by this: the light is at the upper left
FAINT, LEAST = 0.45, 100  # of the second line: its opacity, and the side of the smallest panel that has one


def panel_image(
    theme: Theme, size: tuple[int, int], style: Panel, edge: RGB | None, rim: float | None
) -> tuple[pygame.Surface, int]:
    """Return a panel with its shadow, and how far the shadow reaches beyond it."""
    look, (width, height) = style.value, size
    margin = theme.px(look.shadow * 2) if look.shadow else 0
    radius, border = theme.px(look.radius), theme.px(look.rim if rim is None else rim)
    outer = shapes.rounded_mask(width, height, radius)
    image = shapes.clear(width + 2 * margin, height + 2 * margin)
    if margin:
        image.blit(shapes.shadow(outer, margin), (max(1, margin // LEAN), max(1, margin // LEAN)))
    body = _body(theme, outer, look)
    if border:
        inner = shapes.rounded_mask(width - 2 * border, height - 2 * border, max(0, radius - border))
        frame = shapes.ring(outer, inner, border)
        body.blit(shapes.tint(frame, (*edge, 255) if edge else look.edge), (0, 0))
    _light(theme, body, outer, look, border)
    image.blit(body, (margin, margin))
    return image, margin


def _body(theme: Theme, mask: pygame.Surface, look: Style) -> pygame.Surface:
    """Return the panel's face: a gradient with the grain of paper or of wood."""
    body = shapes.tint(mask, look.top, look.bottom)
    if look.grain:
        grain = shapes.grain(*mask.get_size(), look.grain)
        body.blit(grain, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    if look.wood:
        wood = shapes.wood(*mask.get_size(), look.wood, theme.scale)
        body.blit(wood, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    return body


def _light(theme: Theme, body: pygame.Surface, mask: pygame.Surface, look: Style, border: int) -> None:
    """Light the panel from the upper left: a raised one at its upper edges, a hollow at its lower ones."""
    if look.line:
        _quiet_line(theme, body, look, border)
    if look.relief > 0:
        step = max(1, theme.px(look.relief))
        _edge(body, mask, step, LIT, border)
        _edge(body, mask, -step, SHADED, border)
    elif look.relief < 0:
        reach = max(2, theme.px(-look.relief))
        body.blit(shapes.hollow(mask, reach, SHADED), (0, 0))
        _edge(body, mask, -max(1, theme.px(1)), LIT, 0)


def _edge(body: pygame.Surface, mask: pygame.Surface, step: int, colour: Sequence[int], border: int) -> None:
    """Draw a narrow strip along the upper and left edges; with a step below 0 along the lower and right."""
    width, height = (side - 2 * border for side in mask.get_size())
    if min(width, height) <= 2 * abs(step):
        return
    face = pygame.transform.smoothscale(mask, (width, height)) if border else mask
    body.blit(shapes.tint(shapes.rest(face, face, step), colour), (border, border))


def _quiet_line(theme: Theme, body: pygame.Surface, look: Style, border: int) -> None:
    """Draw a thin second line inside the rim, like a printer's border round a page."""
    inset = border + max(2, theme.px(look.line))
    width, height = body.get_width() - 2 * inset, body.get_height() - 2 * inset
    if min(width, height) < theme.px(LEAST):
        return
    thin = max(1, theme.px(0.8))
    radius = max(1, theme.px(look.radius) - inset)
    outer = shapes.rounded_mask(width, height, radius)
    inner = shapes.rounded_mask(width - 2 * thin, height - 2 * thin, max(0, radius - thin))
    colour = (*look.edge[:3], round(look.edge[3] * FAINT))
    body.blit(shapes.tint(shapes.ring(outer, inner, thin), colour), (inset, inset))
