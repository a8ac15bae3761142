"""The kinds of panels, the style of each in design units, and how they are made: shadow, face, light, rim."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import NamedTuple

import pygame

from game.table import palette as p
from game.table import shapes
from game.table.theme import Theme

RGBA = tuple[int, int, int, int]
LEAN = 5  # a shadow is moved right and down by its width divided by this: the light is at the upper left
FAINT, LEAST = 0.45, 100  # of the second line: its opacity, and the side of the smallest panel that has one


class Style(NamedTuple):
    """A panel's style: a vertical gradient, a rim, corners, a soft shadow, the grain of paper or of wood.

    A relief above 0 is raised, one below 0 is carved; `line` is the distance of a second line inside the rim.
    """

    top: RGBA
    bottom: RGBA
    edge: RGBA
    rim: float = 1.0
    radius: float = 6
    shadow: float = 0
    grain: int = 0
    wood: int = 0
    relief: float = 0
    line: float = 0


def _o(colour: p.RGB, alpha: int = 255) -> RGBA:
    return (*colour, alpha)


class Panel(Enum):
    """Every kind of panel there is."""

    __hash__ = object.__hash__  # by identity, as that of Type

    PAPER = Style(_o(p.PAPER), _o(p.PAPER_DEEP), _o(p.PAPER_EDGE), 1.5, 7, 8, 9, line=3)
    CARD = Style(_o(p.CARD), _o(p.CARD_DEEP), _o(p.PAPER_EDGE), 1.0, 6, 2, 6)
    CARD_FLAT = Style(_o(p.CARD), _o(p.CARD_DEEP), _o(p.PAPER_EDGE), 1.0, 5, 1.5, 6)
    TRAY = Style(_o(p.TRAY), _o(p.TRAY_DEEP), _o(p.TRAY_EDGE, 230), 1.0, 7, 2, 0, 24, 1.2)
    WELL = Style(_o(p.HOLLOW), _o(p.HOLLOW_DEEP), _o(p.TRAY_EDGE), 1.0, 7, 0, 0, 22, -4)
    WELL_SOFT = Style(_o(p.HOLLOW, 200), _o(p.HOLLOW_DEEP, 170), _o(p.TRAY_EDGE, 190), 1.0, 6, 0, 0, 18, -3)
    SLOT = Style(_o(p.WELL, 150), _o(p.WELL, 115), _o(p.WELL_EDGE, 150), 1.0, 4, 0, 0, 0, -1.6)
    DARK = Style(_o(p.WOOD_DARK, 245), _o(p.WOOD_DEEPEST, 245), _o(p.WOOD_EDGE), 1.2, 6, 6, 0, 8, 0, 3)
    PIT = Style(_o(p.PIT), _o(p.PIT_DEEP), _o(p.WOOD_DEEPEST), 1.2, 5, 0, 8, 0, -3)
    RIBBON = Style(_o(p.WOOD), _o(p.WOOD_DARK), _o(p.WOOD_DEEPEST), 0, 0, 4, 0, 16, 1)
    CHIP = Style(_o(p.WOOD_DEEPEST, 150), _o(p.WOOD_DARK, 130), _o(p.WOOD_EDGE, 170), 1.0, 9, 0, 0, 0, -2)
    CHIP_DONE = Style(_o(p.WOOD_LIGHT, 230), _o(p.WOOD, 230), _o(p.WOOD_EDGE), 1.0, 9, 1.5, 0, 14, 1)
    CHIP_ON = Style(_o(p.GOLD), _o(p.GOLD_DEEP), _o(p.GLOW), 1.0, 9, 2, 0, 0, 1.2)
    STEP_ON = Style(_o(p.CARD), _o(p.CARD_DEEP), _o(p.PAPER_EDGE), 1.0, 9, 2, 4, 0, 1.2)
    BUTTON = Style(_o(p.PLANK), _o(p.PLANK_DEEP), _o(p.WOOD_DEEPEST), 1.0, 7, 2.5, 0, 20, 1.2)
    BUTTON_HOVER = Style(_o(p.BEAM), _o(p.PLANK), _o(p.GOLD), 1.2, 7, 3, 0, 18, 1.2)
    BUTTON_OFF = Style(_o(p.WOOD_DARK, 215), _o(p.WOOD_DARK, 215), _o(p.WOOD_LIGHT, 150), 1.0, 7, 0, 0, 10)
    PRIMARY = Style(_o(p.PRIMARY), _o(p.PRIMARY_DEEP), _o(p.MAROON), 1.2, 9, 4, 6, 0, 2, 4)
    PRIMARY_HOVER = Style(_o(p.PRIMARY_LIGHT), _o(p.PRIMARY), _o(p.INK_LIGHT), 1.2, 9, 5, 6, 0, 2, 4)
    PRIMARY_OFF = Style(_o(p.WELL_DEEP, 235), _o(p.WELL, 235), _o(p.WELL_EDGE), 1.0, 9, 0, 8, 0, -2)
    TOOLTIP = Style(_o(p.WOOD_DARK, 252), _o(p.WOOD_DEEPEST, 252), _o(p.GOLD), 1.2, 7, 6, 0, 8, 0, 2.5)
    REFUSAL = Style(_o(p.PRIMARY_DEEP, 250), _o(p.MAROON, 250), _o(p.PRIMARY_LIGHT), 1.2, 7, 6, 4)
    PROMPT = Style(_o(p.WOOD_DARK, 252), _o(p.WOOD_DEEPEST, 252), _o(p.GOLD_DEEP), 1.4, 10, 5, 0, 10, 1)
    FIELD = Style(_o(p.CARD), _o(p.CARD_DEEP), _o(p.WELL_EDGE), 1.0, 5, 2, 6)
    FIELD_ON = Style(_o(p.CARD), _o(p.CHOSEN), _o(p.CHOSEN_EDGE), 2.5, 5, 2, 6)
    SELECTION = Style(_o(p.GOLD, 140), _o(p.GOLD, 140), _o(p.GOLD, 0), 0, 2)
    FRAME = Style(_o(p.INK, 0), _o(p.INK, 0), _o(p.INK), 2.5, 7)
    BADGE = Style(_o(p.GOLD), _o(p.GOLD_DEEP), _o(p.INK), 1.0, 8, 2, 0, 0, 1)


def panel_image(
    theme: Theme, size: tuple[int, int], style: Panel, edge: p.RGB | None, rim: float | None
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
        _edge(body, mask, step, p.LIT, border)
        _edge(body, mask, -step, p.SHADED, border)
    elif look.relief < 0:
        reach = max(2, theme.px(-look.relief))
        body.blit(shapes.hollow(mask, reach, p.SHADED), (0, 0))
        _edge(body, mask, -max(1, theme.px(1)), p.LIT, 0)


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
