"""The kinds of panels and how each looks, in design units."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from game.table import palette as p

RGBA = tuple[int, int, int, int]


class Style(NamedTuple):
    """A panel: a vertical gradient, a rim, corners, a soft shadow, and a little grain."""

    top: RGBA
    bottom: RGBA
    edge: RGBA
    rim: float = 1.0
    radius: float = 6
    shadow: float = 0
    grain: int = 0


def _o(colour: p.RGB, alpha: int = 255) -> RGBA:
    return (*colour, alpha)


class Panel(Enum):
    """Every kind of panel there is."""

    PAPER = Style(_o(p.PAPER), _o(p.PAPER_DEEP), _o(p.PAPER_EDGE), 1.5, 7, 8, 9)
    CARD = Style(_o(p.CARD), _o(p.CARD_DEEP), _o(p.PAPER_EDGE), 1.0, 6, 1.5, 6)
    CARD_FLAT = Style(_o(p.CARD, 235), _o(p.CARD_DEEP, 235), _o(p.PAPER_EDGE, 200), 1.0, 5)
    TRAY = Style(_o(p.TRAY), _o(p.mix(p.TRAY, p.WELL, 0.35)), _o(p.WELL_EDGE, 190), 1.0, 6, 0, 8)
    WELL = Style(_o(p.WELL_DEEP), _o(p.WELL), _o(p.WELL_EDGE), 1.2, 6, 0, 10)
    WELL_SOFT = Style(_o(p.WELL, 170), _o(p.WELL, 120), _o(p.WELL_EDGE, 150), 1.0, 5)
    SLOT = Style(_o(p.WELL, 110), _o(p.WELL, 80), _o(p.WELL_EDGE, 130), 1.0, 4)
    DARK = Style(_o(p.WOOD_DARK, 240), _o(p.WOOD_DEEPEST, 240), _o(p.WOOD_EDGE), 1.0, 6, 6, 6)
    PIT = Style(_o(p.PIT), _o(p.PIT_DEEP), _o(p.WOOD_DEEPEST), 1.2, 5, 0, 8)
    RIBBON = Style(_o(p.WOOD_DEEPEST, 235), _o(p.WOOD_DARK, 235), _o(p.WOOD_DEEPEST), 0, 0)
    CHIP = Style(_o(p.WOOD_LIGHT, 70), _o(p.WOOD_LIGHT, 50), _o(p.WOOD_EDGE, 170), 1.0, 14)
    CHIP_DONE = Style(_o(p.WOOD_LIGHT, 130), _o(p.WOOD_LIGHT, 100), _o(p.WOOD_EDGE), 1.0, 14)
    CHIP_ON = Style(_o(p.GOLD), _o(p.GOLD_DEEP), _o(p.GLOW), 1.0, 14, 2)
    BUTTON = Style(_o(p.WOOD_LIGHT), _o(p.WOOD), _o(p.WOOD_EDGE), 1.0, 7, 2)
    BUTTON_HOVER = Style(_o(p.BEAM), _o(p.WOOD_LIGHT), _o(p.GOLD), 1.2, 7, 2)
    BUTTON_OFF = Style(_o(p.WOOD_DARK, 190), _o(p.WOOD_DARK, 190), _o(p.WOOD_LIGHT, 150), 1.0, 7)
    PRIMARY = Style(_o(p.PRIMARY), _o(p.PRIMARY_DEEP), _o(p.PRIMARY_LIGHT), 1.2, 8, 4)
    PRIMARY_HOVER = Style(_o(p.PRIMARY_LIGHT), _o(p.PRIMARY), _o(p.INK_LIGHT), 1.2, 8, 5)
    PRIMARY_OFF = Style(_o(p.WELL_DEEP, 230), _o(p.WELL, 230), _o(p.WELL_EDGE), 1.0, 8)
    TOOLTIP = Style(_o(p.WOOD_DARK, 250), _o(p.WOOD_DEEPEST, 250), _o(p.GOLD), 1.2, 7, 6)
    REFUSAL = Style(_o(p.PRIMARY_DEEP, 250), _o(p.MAROON, 250), _o(p.PRIMARY_LIGHT), 1.2, 7, 6)
    PROMPT = Style(_o(p.WOOD_DARK, 250), _o(p.WOOD_DEEPEST, 250), _o(p.GOLD_DEEP), 1.2, 16, 5)
    FIELD = Style(_o(p.CARD), _o(p.CARD_DEEP), _o(p.WELL_EDGE), 1.0, 5)
    FIELD_ON = Style(_o(p.CARD), _o(p.CHOSEN), _o(p.GOLD_DEEP), 2.0, 5)
    FRAME = Style(_o(p.INK, 0), _o(p.INK, 0), _o(p.INK), 2.5, 7)
    BADGE = Style(_o(p.GOLD), _o(p.GOLD_DEEP), _o(p.INK), 1.0, 8, 2)
