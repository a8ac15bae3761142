"""The way from a refusal to its rule: a chip below the bubble that says why something cannot be done."""

from __future__ import annotations

import pygame

from game.rules.message import Message, message
from game.rules.reason import rule_of
from game.scenes.kit.bubble import bubble_box
from game.scenes.play.table import PlayTable
from game.table import palette as p
from game.table.canvas import Canvas
from game.table.styles import Panel
from game.table.theme import UNIT, Theme, Type
from game.words import Spoken

HIGH, BELOW = 22.0, 3.0


def refused_rule(table: PlayTable) -> str:
    """Return the id of the rule that a refusal names, while it is said; else an empty text."""
    said = table.said[0] if table.said is not None else ""
    return rule_of(said.said if isinstance(said, Spoken) else said) if not isinstance(said, str) else ""


def offer_box(table: PlayTable) -> pygame.Rect | None:
    """Return the place of the chip, below the bubble or else above it; None without a refusal."""
    rule = refused_rule(table)
    if table.said is None or not rule:
        return None
    theme, box = table.context.theme, said_box(table)
    text = theme.words.text(_words(rule))
    rect = pygame.Rect(box.left, box.bottom + theme.px(BELOW), 0, theme.px(HIGH))
    rect.width = theme.width(text, Type.SMALL_STRONG) + theme.px(2.5 * UNIT)
    if rect.bottom > theme.size[1] - theme.px(UNIT / 2):
        rect.bottom = box.top - theme.px(BELOW)
    return rect.clamp(pygame.Rect((0, 0), theme.size))


def said_box(table: PlayTable) -> pygame.Rect:
    """Return the place of the bubble; of none, no place."""
    if table.said is None:
        return pygame.Rect(0, 0, 0, 0)
    said, spot, _ = table.said
    theme: Theme = table.context.theme
    return bubble_box(Canvas(pygame.Surface(theme.size), theme), said, spot)


def draw_offer(canvas: Canvas, table: PlayTable) -> None:
    """Draw the chip, if a refusal is said."""
    rect = offer_box(table)
    if rect is None:
        return
    hot = rect.collidepoint(table.stage.pointer)
    canvas.cover(rect)
    canvas.panel(rect, Panel.BUTTON_HOVER if hot else Panel.TOOLTIP)
    ink = p.INK_LIGHT if hot else p.GOLD
    canvas.text(_words(refused_rule(table)), Type.SMALL_STRONG, ink, rect, "center")


def _words(rule: str) -> Message:
    return message("rulebook-offer", rule=rule)
