"""A strip beside the log's heading that says what is not saved; a click on it asks what to do."""

from __future__ import annotations

import pygame

from game.rules.message import message
from game.scenes.session import Session
from game.scenes.stage.stage import Stage
from game.table import palette as p
from game.table.canvas import Canvas
from game.table.styles import Panel
from game.table.theme import UNIT, Type


def strip(stage: Stage) -> pygame.Rect:
    """Return the strip's place, beside the log's heading."""
    log, theme = stage.log, stage.context.theme
    px, title = theme.px, theme.words.text(message("log-title"))
    left = log.left + theme.width(title, Type.LABEL) + px(2 * UNIT)
    return pygame.Rect(left, log.top + px(3), log.right - px(5) - left, px(23))


def draw_saving(canvas: Canvas, stage: Stage, session: Session) -> None:
    """Draw the strip, where there is something to say."""
    said = session.told
    if said is None:
        return
    rect, px = strip(stage), canvas.theme.px
    room = rect.inflate(-px(14), 0)
    if session.keeper.trouble and canvas.measure(said, Type.TINY_BODY)[0] > room.width:
        said = session.how_saved
    canvas.cover(rect)
    canvas.panel(rect, Panel.REFUSAL)
    canvas.text(said, Type.TINY_BODY, p.INK_LIGHT, room, "center", ellipsis=True)
