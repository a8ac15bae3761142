"""The ribbon: year, season and step, the players with their scores, and the buttons."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pygame

from game.rules.message import Message, message
from game.rules.state import GameState
from game.rules.terms import Season, Step
from game.table import palette as p
from game.table.canvas import Canvas
from game.table.developments import ROMAN
from game.table.layout import Layout
from game.table.picture import Picture, WinterStep
from game.table.pieces import token
from game.table.places.ribbon import RibbonPlace
from game.table.places.ruler import centred
from game.table.styles import Panel
from game.table.theme import UNIT, Theme, Type

WATER_CHIPS = ("water", "taking-1", "taking-2", "order", "planning", "working")
SUMMER_CHIPS = ("refill", *WATER_CHIPS[1:])
WINTER_CHIPS = ("scoring", "payment", "storage")
"""The steps of a phase and of winter, as the last parts of their messages' ids."""
AT = {
    Step.FIRST_TAKING: 1,
    Step.SECOND_TAKING: 2,
    Step.WATER_RETURN: 3,
    Step.CART_CHOICE: 3,
    Step.PLANNING: 4,
    Step.WORKING: 5,
}


def chips(state: GameState, winter: WinterStep | None) -> tuple[tuple[str, ...], int]:
    """The steps of the phase that is played, and which of them is on."""
    if winter is not None:
        return WINTER_CHIPS, winter
    if state.season == Season.WINTER:
        return WINTER_CHIPS, {Step.WINTER_SCORING: 0, Step.WINTER_STORAGE: 2}.get(Step(state.step), 3)
    names = SUMMER_CHIPS if state.season == Season.SUMMER else WATER_CHIPS
    return names, AT.get(Step(state.step), 0)


def draw_ribbon(canvas: Canvas, layout: Layout, picture: Picture) -> None:
    """Draw the whole ribbon."""
    state, place = picture.state, layout.ribbon
    scores = tuple(seat.score for seat in state.seats)
    shown = (picture.sitters, picture.hover, picture.watched, picture.redo)
    key = (state.year, state.season, state.step, state.to_move, picture.winter, picture.land, scores, shown)

    def draw(part: Canvas) -> None:
        longest = max(part.measure(_year("III", season), Type.HEADING)[0] for season in Season)
        role = Type.HEADING if longest <= place.year.width else Type.LABEL
        year = _year(ROMAN[state.year - 1], Season(state.season))
        part.text(year, role, p.INK_LIGHT, place.year, shrink=True)
        steps, now = chips(state, picture.winter)
        for i, (step, rect) in enumerate(zip(steps, chip_places(part.theme, place, steps), strict=True)):
            _draw_chip(part, rect, _named(step), i - now)
        for seat in range(len(state.seats)):
            _draw_seat(part, place.seats[seat], picture, seat)
        for button, rect, said in _buttons(place, picture):
            _draw_button(part, rect, button, said, picture.hover == button)

    canvas.part("ribbon", place.rect, key, draw)


def _buttons(place: RibbonPlace, picture: Picture) -> Iterator[tuple[str, pygame.Rect, Message | None]]:
    """Yield the buttons that are there: each picture with its place and, where it has one, its text."""
    if picture.redo:
        yield "redo", place.redo, None
    if not picture.watched:
        yield "undo", place.undo, message("ribbon-undo")
        yield "why", place.why, message("ribbon-why")
    yield "menu", place.menu, None


def _year(year: str, season: Season) -> Message:
    return message("ribbon-year", year=year, season=season)


def _named(step: str) -> Message:
    return message(f"ribbon-step-{step}")


def chip_places(theme: Theme, place: RibbonPlace, steps: Sequence[str]) -> list[pygame.Rect]:
    """Return the places of the steps; where a name is too long, each is as wide as its name needs."""
    room = list(place.steps[: len(steps)])
    words = [theme.words.text(_named(step)) for step in steps]
    wide = [theme.width(said, Type.SMALL_STRONG) + theme.px(10) for said in words]
    if all(width <= chip.width for width, chip in zip(wide, room, strict=True)):
        return room
    gap = room[1].left - room[0].right
    spare = (room[-1].right - room[0].left - gap * (len(room) - 1) - sum(wide)) / len(wide)
    found, left = list[pygame.Rect](), float(room[0].left)
    for width in wide:
        found.append(pygame.Rect(round(left), room[0].top, round(width + spare), room[0].height))
        left += width + spare + gap
    return found


def _draw_chip(canvas: Canvas, rect: pygame.Rect, name: Message, behind: int) -> None:
    """Draw a step: done (`behind` below 0), on (0), or still to come."""
    style = Panel.STEP_ON if behind == 0 else Panel.CHIP_DONE if behind < 0 else Panel.CHIP
    canvas.panel(rect, style)
    ink = p.INK if behind == 0 else p.INK_LIGHT_SOFT if behind < 0 else p.INK_LIGHT_FAINT
    room = rect.inflate(-canvas.theme.px(8), 0)
    side = canvas.theme.px(9)
    if behind < 0 and canvas.measure(name, Type.SMALL)[0] + side <= room.width - canvas.theme.px(4):
        room = rect.inflate(-canvas.theme.px(12), 0)
        canvas.svg("check", pygame.Rect(room.left - side // 3, rect.centery - side // 2, side, side))
        room = pygame.Rect(room.left + side, room.top, room.width - side + side // 2, room.height)
    canvas.text(name, Type.SMALL_STRONG if behind == 0 else Type.SMALL, ink, room, "center", shrink=True)


def _draw_seat(canvas: Canvas, rect: pygame.Rect, picture: Picture, seat: int) -> None:
    """Draw a seat's chip: token, name, kind of player, score; the frame is bright when it is to move."""
    sitter, px = picture.sitters[seat], canvas.theme.px
    on = picture.state.to_move == seat
    colour = p.SEAT_COLOURS_LIGHT[sitter.colour] if on else p.SEAT_COLOURS[sitter.colour]
    canvas.panel(rect, Panel.CHIP_DONE if on else Panel.CHIP, edge=colour, rim=2.4 if on else 1.6)
    if on:
        canvas.box(rect.inflate(-px(4), -px(4)), (*p.SEAT_COLOURS[sitter.colour], 200), 7)
    side = rect.height - px(6)
    token(canvas, sitter, pygame.Rect(rect.left + px(4), rect.top + px(3), side, side))
    score = pygame.Rect(rect.right - px(34), rect.top, px(26), rect.height)
    canvas.text(str(picture.state.seats[seat].score), Type.NUMBER, p.INK_LIGHT, score, "right")
    left = rect.left + side + px(9)
    name = pygame.Rect(left, rect.top, score.left - left - px(3), rect.height)
    wide = canvas.measure(sitter.name, Type.LABEL)[0]
    kind = canvas.measure(sitter.kind, Type.TINY_NOTE)[0]
    if sitter.kind and wide + kind + px(UNIT) < name.width:
        canvas.text(sitter.kind, Type.TINY_NOTE, p.INK_LIGHT_SOFT, name, "right")
        name = pygame.Rect(name.left, name.top, name.width - kind - px(6), name.height)
    canvas.text(sitter.name, Type.LABEL, p.INK_LIGHT, name, shrink=True, ellipsis=True)


def _draw_button(canvas: Canvas, rect: pygame.Rect, picture: str, said: Message | None, hover: bool) -> None:
    canvas.panel(rect, Panel.BUTTON_HOVER if hover else Panel.BUTTON)
    side = canvas.theme.px(13)
    spot = centred(rect.center if said is None else (rect.left + canvas.theme.px(11), rect.centery), side)
    canvas.svg(picture, spot)
    if said is not None:
        room = pygame.Rect(spot.right + side // 5, rect.top, rect.right - spot.right - side // 3, rect.height)
        canvas.text(said, Type.SMALL_STRONG, p.INK_LIGHT, room, "left")
