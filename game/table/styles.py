"""The kinds of panels and the style of each, in design units."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from game.table import palette as p

RGBA = tuple[int, int, int, int]


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
    FIELD_ON = Style(_o(p.CARD), _o(p.CHOSEN), _o(p.GOLD_DEEP), 2.0, 5, 2, 6)
    FRAME = Style(_o(p.INK, 0), _o(p.INK, 0), _o(p.INK), 2.5, 7)
    BADGE = Style(_o(p.GOLD), _o(p.GOLD_DEEP), _o(p.INK), 1.0, 8, 2, 0, 0, 1)
