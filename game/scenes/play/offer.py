"""A refusal where it was caused: a bubble that says why, and a chip that leads to the rule."""

from __future__ import annotations

import pygame

from game.rules.ids import NoId, RuleOrTile
from game.rules.message import Message, message
from game.rules.reason import rule_of
from game.scenes.kit.bubble import bubble_box, draw_bubble, hidden
from game.scenes.play.stops import clickable
from game.scenes.play.table import PlayTable
from game.table import palette as p
from game.table.canvas import Canvas, Said
from game.table.styles import Panel
from game.table.theme import UNIT, Type
from game.words import Spoken

Spot = tuple[int, int]
HIGH, BESIDE = 22.0, 3.0


def refused_rule(table: PlayTable) -> RuleOrTile | NoId:
    """Return the id of the rule that a refusal names, while it is said; else an empty text."""
    said = table.bubble[0] if table.bubble is not None else ""
    return rule_of(said.said if isinstance(said, Spoken) else said) if not isinstance(said, str) else ""


def said_box(table: PlayTable) -> pygame.Rect:
    """Return the place of the bubble; of none, no place."""
    if table.bubble is None:
        return pygame.Rect(0, 0, 0, 0)
    said, spot = table.bubble
    theme = table.context.theme
    room, clear, spared = _surroundings(table, spot)
    canvas = Canvas(pygame.Surface(theme.size), theme)
    return bubble_box(canvas, said, spot, room=room, clear=clear, spared=spared)


def offer_box(table: PlayTable) -> pygame.Rect | None:
    """Return the place of the chip around the bubble, where it hides least; None without one."""
    rule, bubble = refused_rule(table), table.bubble
    if bubble is None or not rule:
        return None
    theme, box, clear = table.context.theme, said_box(table), clickable(table)
    window = pygame.Rect((0, 0), theme.size)
    wide = theme.width(theme.words.text(_words(rule)), Type.SMALL_STRONG) + theme.px(2.5 * UNIT)
    chip, gap = pygame.Rect(0, 0, wide, theme.px(HIGH)), theme.px(BESIDE)
    tops = (box.bottom + gap, box.top - gap - chip.height)
    lefts = (box.left, box.right - wide)
    beside = (box.right + gap, box.left - gap - wide)
    places = [chip.move(left, top) for top in tops for left in lefts]
    places += [chip.move(left, top) for left in beside for top in (box.top, box.bottom - chip.height)]
    inside = [place for place in places if window.contains(place)] or [places[0].clamp(window)]
    return min(inside, key=lambda place: (place.collidepoint(bubble[1]), hidden(place, clear)))


def offered(table: PlayTable, spot: Spot) -> RuleOrTile | NoId:
    """Return the rule of a refusal if its chip is under a spot; else an empty text."""
    offer = offer_box(table)
    return refused_rule(table) if offer is not None and offer.collidepoint(spot) else ""


def reads(table: PlayTable, spot: Spot) -> bool:
    """Return True on a refusal that names its rule, or on the way from it to the chip."""
    offer = offer_box(table)
    return offer is not None and offer.union(said_box(table)).collidepoint(spot)


def draw_reason(canvas: Canvas, table: PlayTable, said: Said, spot: Spot) -> None:
    """Draw the bubble that says at a spot why something cannot be done."""
    room, clear, spared = _surroundings(table, spot)
    draw_bubble(canvas, said, spot, Panel.REFUSAL, room=room, clear=clear, spared=spared)


def draw_refusal(canvas: Canvas, table: PlayTable) -> None:
    """Draw the bubble, and the chip if it names a rule."""
    if table.bubble is not None:
        draw_reason(canvas, table, *table.bubble)
        _draw_offer(canvas, table)


def _surroundings(table: PlayTable, spot: Spot) -> tuple[pygame.Rect, list[pygame.Rect], list[pygame.Rect]]:
    """Return the room of a bubble, what it must not hide, and what it should not: year and scores."""
    stage = table.stage
    return stage.beside_prompt(spot), clickable(table), [stage.layout.ribbon.rect]


def _draw_offer(canvas: Canvas, table: PlayTable) -> None:
    rect = offer_box(table)
    if rect is None:
        return
    hot = rect.collidepoint(table.stage.pointer)
    canvas.cover(rect)
    canvas.panel(rect, Panel.BUTTON_HOVER if hot else Panel.TOOLTIP)
    ink = p.INK_LIGHT if hot else p.GOLD
    canvas.text(_words(refused_rule(table)), Type.SMALL_STRONG, ink, rect, "center")


def _words(rule: RuleOrTile | NoId) -> Message:
    return message("rulebook-offer", rule=rule)
