"""Beside the log's heading: the strip that says what is not saved, and the chips to look back and to note."""

from __future__ import annotations

import pygame

from game.rules.message import Message, message
from game.scenes.session import Session
from game.scenes.stage.stage import Stage
from game.table import palette as p
from game.table.canvas import Canvas
from game.table.styles import Panel
from game.table.theme import UNIT, Type

CHIP = message("since-chip")


def saving_strip(stage: Stage) -> pygame.Rect:
    """Return the place of the strip; a click on it asks what to do."""
    log, theme = stage.log, stage.context.theme
    px, title = theme.px, theme.words.text(message("log-title"))
    left = log.left + theme.width(title, Type.LABEL) + px(2 * UNIT)
    return pygame.Rect(left, log.top + px(3), log.right - px(5) - left, px(23))


def draw_saving(canvas: Canvas, stage: Stage, session: Session) -> None:
    """Draw the strip, where there is something to say."""
    said = session.file_warning
    if said is None:
        return
    rect, px = saving_strip(stage), canvas.theme.px
    room = rect.inflate(-px(14), 0)
    if session.keeper.trouble and canvas.measure(said, Type.TINY_BODY)[0] > room.width:
        said = session.how_saved
    canvas.cover(rect)
    canvas.panel(rect, Panel.REFUSAL)
    canvas.text(said, Type.TINY_BODY, p.INK_LIGHT, room, "center", ellipsis=True)


def since_chip(stage: Stage) -> pygame.Rect:
    """Return the place of the chip, at the right of the log's heading."""
    log, theme = stage.layout.log, stage.context.theme
    width = theme.width(theme.words.text(CHIP), Type.TINY_BODY) + 2 * theme.px(UNIT)
    return pygame.Rect(log.right - theme.px(5) - width, log.top + theme.px(2), width, theme.px(16))


def draw_since_chip(canvas: Canvas, stage: Stage) -> None:
    """Draw the chip."""
    rect = since_chip(stage)
    _draw_chip(canvas, stage, rect, CHIP)


def note_chip(stage: Stage, notes: int) -> pygame.Rect:
    """Return the place of the chip by which a note is left, beside the log's title."""
    log, theme = stage.log, stage.context.theme
    left = log.left + theme.width(theme.words.text(message("log-title")), Type.LABEL) + 2 * theme.px(UNIT)
    width = theme.width(theme.words.text(_note_said(notes)), Type.TINY_BODY) + 2 * theme.px(UNIT)
    return pygame.Rect(left, log.top + theme.px(6), width, theme.px(16))


def draw_note_chip(canvas: Canvas, stage: Stage, notes: int) -> None:
    """Draw the chip."""
    _draw_chip(canvas, stage, note_chip(stage, notes), _note_said(notes))


def _note_said(notes: int) -> Message:
    return message("playtest-notes-chip", count=notes) if notes else message("playtest-note-chip")


def _draw_chip(canvas: Canvas, stage: Stage, rect: pygame.Rect, said: Message) -> None:
    hot = rect.collidepoint(stage.pointer)
    canvas.cover(rect)
    canvas.panel(rect, Panel.BUTTON_HOVER if hot else Panel.BUTTON)
    canvas.text(said, Type.TINY_BODY, p.INK_LIGHT, rect, "center")
