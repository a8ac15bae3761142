"""The ribbon: year, season and step, the players with their scores, and the buttons."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import pygame

from game.rules.message import Message, message
from game.rules.state import GameState
from game.rules.terms import Season, Step
from game.table import palette as p
from game.table.canvas import Canvas
from game.table.developments import ROMAN
from game.table.layout import Layout
from game.table.picture import Picture, WinterStep
from game.table.pieces import Sitter, token
from game.table.places.ribbon import GAP, RibbonPlace
from game.table.places.ruler import centred
from game.table.seasons import SHOWN
from game.table.styles import Panel
from game.table.theme import UNIT, Theme, Type

MARK, PICTURE = 16.0, 13  # the width of a step that is done or still to come; of a button's picture
CHIPS = ("taking-1", "taking-2", "order", "planning", "working")
WINTER_CHIPS = ("scoring", "payment", "storage")
"""The steps of a phase after its first, and those of winter, as the last parts of their messages' ids."""
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
    return (SHOWN[state.season].begins, *CHIPS), AT.get(Step(state.step), 0)


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
        for i, (step, rect) in enumerate(zip(steps, chip_places(part.theme, place, steps, now), strict=True)):
            _draw_chip(part, rect, _named(step), i - now)
        _draw_seats(part, place, picture)
        buttons = list(_buttons(place, picture))
        for button, rect, said in buttons:
            _draw_button(part, rect, button, said is not None, picture.hover == button)
        named = [(said, _words_spot(part, rect)) for _, rect, said in buttons if said is not None]
        part.row(named, Type.SMALL_STRONG, p.INK_LIGHT)

    canvas.part("ribbon", place.rect, key, draw, waits=True)


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


def chip_places(theme: Theme, place: RibbonPlace, steps: Sequence[str], now: int) -> list[pygame.Rect]:
    """Return the places of the steps: the one that is on has room for its name, the others for a mark."""
    gap, mark, left = theme.px(GAP - 1), theme.px(MARK), place.steps.left
    others = sum(i != now for i in range(len(steps)))
    found = list[pygame.Rect]()
    for i, step in enumerate(steps):
        name = theme.width(theme.words.text(_named(step)), Type.HEADING) + theme.px(3 * UNIT)
        wide = min(name, place.steps.width - others * (mark + gap)) if i == now else mark
        found.append(pygame.Rect(left, place.steps.top, wide, place.steps.height))
        left += wide + gap
    return found


def _draw_chip(canvas: Canvas, rect: pygame.Rect, name: Message, behind: int) -> None:
    """Draw a step: ticked when done (`behind` below 0), with its name while it is on (0), or still a dot."""
    style = Panel.STEP_ON if behind == 0 else Panel.CHIP_DONE if behind < 0 else Panel.CHIP
    canvas.panel(rect, style)
    px = canvas.theme.px
    if behind == 0:
        canvas.text(name, Type.HEADING, p.INK, rect.inflate(-px(UNIT), 0), "center", shrink=True)
    elif behind < 0:
        canvas.svg("check", centred(rect.center, px(10)))
    else:
        canvas.circle(rect.center, px(2.5), (*p.INK_LIGHT_FAINT, 255))


class ChipPlace(NamedTuple):
    """The places on a seat's chip: token, name, score, and the kind of player if it has room."""

    token: pygame.Rect
    name: pygame.Rect
    score: pygame.Rect
    kind: pygame.Rect | None

    def beside(self, canvas: Canvas) -> pygame.Rect:
        """Return the place of the name, clear of the kind of player."""
        left, top, width, height = self.name
        end = width if self.kind is None else self.kind.left - canvas.theme.px(UNIT / 2) - left
        return pygame.Rect(left, top, end, height)


def _chip_place(canvas: Canvas, rect: pygame.Rect, sitter: Sitter, points: str) -> ChipPlace:
    """Return the places on the chip of somebody who has so many points."""
    px = canvas.theme.px
    side = rect.height - px(6)
    spot = pygame.Rect(rect.left + px(4), rect.top + px(3), side, side)
    score = rect.inflate(-px(UNIT + 4), 0)
    left, right = spot.right + px(5), score.right - canvas.measure(points, Type.SIGN)[0] - px(6)
    name = pygame.Rect(left, rect.top, right - left, rect.height)
    wide = canvas.measure(sitter.kind, Type.TINY_NOTE)[0]
    if canvas.measure(sitter.name, Type.SIGN)[0] + wide + px(2 * UNIT) >= name.width:
        return ChipPlace(spot, name, score, None)
    kind = pygame.Rect(name.right - wide - px(2), rect.top, wide + px(2), rect.height)
    return ChipPlace(spot, name, score, kind)


def _draw_seats(canvas: Canvas, place: RibbonPlace, picture: Picture) -> None:
    """Draw the seats' chips; the kinds of players where there is room for all of them."""
    points = [str(seat.score) for seat in picture.state.seats]
    chips = [
        _chip_place(canvas, rect, sitter, score)
        for rect, sitter, score in zip(place.seats, picture.sitters, points, strict=False)
    ]
    if not all(chip.kind for chip in chips):
        chips = [chip._replace(kind=None) for chip in chips]
    for seat, chip in enumerate(chips):
        _draw_seat(canvas, place.seats[seat], chip, picture, seat)
    scores = [(score, chip.score) for score, chip in zip(points, chips, strict=True)]
    canvas.row(scores, Type.SIGN, p.INK_LIGHT, "right")
    names = [(sitter.name, chip.beside(canvas)) for sitter, chip in zip(picture.sitters, chips, strict=False)]
    canvas.row(names, Type.SIGN, p.INK_LIGHT, shrink=True, least=Type.LABEL, ellipsis=True)


def _draw_seat(canvas: Canvas, rect: pygame.Rect, chip: ChipPlace, picture: Picture, seat: int) -> None:
    """Draw a seat's chip with token and kind of player; the frame is bright when it is to move."""
    sitter, px = picture.sitters[seat], canvas.theme.px
    on = picture.state.to_move == seat
    colour = p.SEAT_COLOURS_LIGHT[sitter.colour] if on else p.SEAT_COLOURS[sitter.colour]
    canvas.panel(rect, Panel.CHIP_DONE if on else Panel.CHIP, edge=colour, rim=2.4 if on else 1.6)
    if on:
        canvas.box(rect.inflate(-px(4), -px(4)), (*p.SEAT_COLOURS[sitter.colour], 200), 7)
    token(canvas, sitter, chip.token)
    if chip.kind is not None:
        canvas.text(sitter.kind, Type.TINY_NOTE, p.INK_LIGHT, chip.kind, "right")


def _draw_button(canvas: Canvas, rect: pygame.Rect, picture: str, named: bool, hover: bool) -> None:
    canvas.panel(rect, Panel.BUTTON_HOVER if hover else Panel.BUTTON)
    spot = _picture_spot(canvas, rect) if named else centred(rect.center, canvas.theme.px(PICTURE))
    canvas.svg(picture, spot)


def _picture_spot(canvas: Canvas, rect: pygame.Rect) -> pygame.Rect:
    """Return the place of the picture on a button that has words."""
    return centred((rect.left + canvas.theme.px(11), rect.centery), canvas.theme.px(PICTURE))


def _words_spot(canvas: Canvas, rect: pygame.Rect) -> pygame.Rect:
    """Return the place of a button's words beside its picture."""
    spot = _picture_spot(canvas, rect)
    return pygame.Rect(
        spot.right + spot.width // 5, rect.top, rect.right - spot.right - spot.width // 3, rect.height
    )
