"""A strip beside the log's heading that says what is not saved; a click on it asks what to do."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.rules.message import message
from game.scenes.flow import Flow, Push
from game.scenes.unsaved import Unsaved
from game.table import palette as p
from game.table.canvas import Canvas
from game.table.styles import Panel
from game.table.theme import UNIT, Type

if TYPE_CHECKING:
    from game.scenes.play.scene import Play


def strip(play: Play) -> pygame.Rect:
    """Return where it is: beside the log's heading."""
    log, theme = play.layout.log_tall if play.log_open else play.layout.log, play.context.theme
    px, title = theme.px, theme.words.text(message("log-title"))
    left = log.left + theme.width(title, Type.LABEL) + px(2 * UNIT)
    return pygame.Rect(left, log.top + px(3), log.right - px(5) - left, px(23))


def draw_saving(canvas: Canvas, play: Play) -> None:
    """Draw the strip, where there is something to say."""
    session = play.session
    said = session.told
    if said is None:
        return
    rect, px = strip(play), canvas.theme.px
    room = rect.inflate(-px(14), 0)
    if session.trouble and canvas.measure(said, Type.TINY_BODY)[0] > room.width:
        said = session.how_saved
    canvas.cover(rect)
    canvas.panel(rect, Panel.REFUSAL)
    canvas.text(said, Type.TINY_BODY, p.INK_LIGHT, room, "center", ellipsis=True)


def ask_about_saving(play: Play, spot: tuple[int, int]) -> Flow:
    """The question what to do, for a click on the strip while the game cannot be saved."""
    if play.session.trouble and strip(play).collidepoint(spot):
        return Push(Unsaved(play.context, play.session))
    return None
