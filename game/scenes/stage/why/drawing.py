"""Drawing the panel that tells why: sentences, a bar for each option, the legend of its parts."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.rules.message import Real, message
from game.scenes.stage.why.sheet import ADVICE, NAME, PARTS_TEXT, PartPlace, RowPlace, WhySheet
from game.scenes.stage.why.story import Story, StoryPart, StoryRow
from game.table import palette as p
from game.table.canvas import Canvas
from game.table.pieces import Sitter, token
from game.table.places.ruler import centred
from game.table.signs import hatch, stitch_frame
from game.table.styles import Panel
from game.table.theme import Type
from game.words import Words

LEAST = 4.0  # VP that a bar's whole width stands for at least, so that trifles look like trifles
NOTHING = 0.05  # VP that are shown as none


def figure(words: Words, vp: float) -> str:
    """Return VP as text, with one decimal where it has one."""
    return words.text(message("why-figure", vp=Real(vp)))


def draw_sheet(canvas: Canvas, sheet: WhySheet, story: Story, sitter: Sitter, chosen: int) -> None:
    """Draw everything but the buttons; `chosen` is the option whose parts are told."""
    canvas.cover(sheet.rect)
    canvas.panel(sheet.rect, Panel.PAPER, edge=p.SEAT_COLOURS[sitter.colour], rim=2.5)
    stitch_frame(canvas, sheet.rect, sitter.colour, 2.5)
    token(canvas, sitter, sheet.token)
    words = canvas.theme.words
    title, when = story.say(words, story.title), story.say(words, story.when)
    canvas.text(title, Type.HEADING, p.INK, sheet.title, shrink=True, ellipsis=True)
    canvas.text(when, Type.NOTE, p.INK_SOFT, sheet.when, shrink=True, ellipsis=True)
    if sheet.deed is not None and story.deed is not None:
        canvas.text(story.say(words, story.deed), Type.LABEL, p.INK, sheet.deed, wrap=True)
    advised = len(story.advice)
    roles = (*ADVICE[:advised], *(Type.BODY for _ in story.sentences))
    for said, role, rect in zip((*story.advice, *story.sentences), roles, sheet.sentences, strict=False):
        canvas.text(story.say(words, said), role, p.INK, rect, wrap=True)
    if sheet.marked is not None:
        canvas.text(message("why-marked"), Type.TINY_NOTE, p.INK_SOFT, sheet.marked, "right", shrink=True)
    if sheet.head is not None:
        _draw_table(canvas, sheet, story, chosen)


def _draw_table(canvas: Canvas, sheet: WhySheet, story: Story, chosen: int) -> None:
    px, words = canvas.theme.px, canvas.theme.words
    assert sheet.head is not None
    canvas.line(sheet.head.topleft, sheet.head.topright, p.WELL_EDGE, 1)
    canvas.text(message("why-weighed"), Type.SMALL_STRONG, p.INK_SOFT, sheet.head)
    canvas.text(message("why-worth"), Type.TINY_NOTE, p.INK_SOFT, sheet.head, "right")
    costs = max(_sum(row, -1) for row in story.rows)
    brings = max(_sum(row, 1) for row in story.rows)
    scale = (sheet.rows[0].bar.width - px(1)) / max(LEAST, costs + brings)
    for i, (place, row) in enumerate(zip(sheet.rows, story.rows, strict=False)):  # the last may lack room
        looked_at = i == chosen and len(story.rows) > 1
        _draw_row(canvas, place, row, story.say(words, row.name), i, looked_at)
        _draw_bar(canvas, place.bar, row.parts, scale, round(costs * scale))
    _draw_legend(canvas, sheet.parts, story, chosen)
    if sheet.note is not None:
        note = message("why-note-costs" if costs >= NOTHING else "why-note")
        canvas.text(note, Type.TINY_NOTE, p.INK_SOFT, sheet.note, shrink=True)


def _sum(row: StoryRow, sign: int) -> float:
    """Return the sum of a row's parts that bring, or that cost."""
    return sum(abs(part.vp) for part in row.parts if part.vp * sign > 0)


def _draw_row(
    canvas: Canvas, place: RowPlace, row: StoryRow, name: str, number: int, looked_at: bool
) -> None:
    """Draw the name, with a tick if it was chosen, and the worth."""
    px = canvas.theme.px
    if looked_at:
        canvas.panel(place.rect, Panel.SLOT)
    if number == 0:
        side = px(10)
        line = canvas.leading(NAME)
        tick = pygame.Rect(place.name.left - px(14), place.name.top + (line - side) // 2, side, side)
        canvas.svg("check_ink", tick)
    ink = p.INK if number == 0 else p.INK_SOFT
    canvas.text(name, NAME, ink, place.name, valign="top", wrap=True, ellipsis=True)
    role = Type.NUMBER_BIG if number == 0 else Type.NUMBER
    ink = p.INK_BAD if row.worth <= -NOTHING else ink
    canvas.text(figure(canvas.theme.words, row.worth), role, ink, place.worth, "right", shrink=True)


def _draw_bar(canvas: Canvas, bar: pygame.Rect, parts: Sequence[StoryPart], scale: float, zero: int) -> None:
    """Draw what it brings to the right of a line, what it costs to the left."""
    px = canvas.theme.px
    right = left = bar.left + zero
    for part in parts:
        width = round(abs(part.vp) * scale)
        if abs(part.vp) < NOTHING or not width:
            continue
        start = right if part.vp > 0 else left - width
        segment = pygame.Rect(start, bar.top, max(1, width - px(1)), bar.height)
        right, left = (right + width, left) if part.vp > 0 else (right, left - width)
        colour = p.ASPECT_COLOURS[part.aspect.name]
        canvas.box(segment, (*colour, 255), 2)
        hatch(canvas, segment, part.aspect.name)
        text = figure(canvas.theme.words, part.vp)
        wide, high = canvas.measure(text, Type.TINY)
        if wide + px(4) <= segment.width:
            canvas.box(centred(segment.center, wide + px(4), min(high, segment.height)), (*colour, 255), 2)
            ink = p.ink_on(colour)
            canvas.text(text, Type.TINY, ink, segment, "center")
    line = bar.left + zero
    canvas.line((line, bar.top - px(2)), (line, bar.bottom + px(2)), p.INK_SOFT, 1)


def _draw_legend(canvas: Canvas, places: Sequence[PartPlace], story: Story, chosen: int) -> None:
    """Draw what the colours mean, with the numbers of one option and what they come from."""
    px, words = canvas.theme.px, canvas.theme.words
    top = places[0].rect.top - px(4)
    canvas.line((places[0].rect.left, top), (places[0].rect.right, top), p.WELL_EDGE, 1)
    for place, part in zip(places, story.rows[chosen].parts, strict=True):
        none = abs(part.vp) < NOTHING
        side = px(10)
        swatch = pygame.Rect(place.rect.left, place.label.centery - side // 2, side, side)
        canvas.box(swatch, (*p.ASPECT_COLOURS[part.aspect.name], 255), 2)
        hatch(canvas, swatch, part.aspect.name)
        canvas.text(part.aspect.said, Type.SMALL, p.INK_FAINT if none else p.INK, place.label, shrink=True)
        ink = p.INK_FAINT if none else p.INK_BAD if part.vp < 0 else p.INK
        number = "0" if none else figure(words, part.vp)
        canvas.text(number, Type.SMALL_STRONG, ink, place.number, "right")
        if part.said:
            text = story.say(words, part.said)
            canvas.text(text, PARTS_TEXT, p.INK_SOFT, place.text, valign="top", wrap=True, ellipsis=True)
