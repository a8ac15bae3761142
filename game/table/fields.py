"""The workers' fields on the large board: the worker, the disks laid on the field, and their outcome."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import NamedTuple

import pygame

from game.rules.engine import flipped, open_uses
from game.rules.message import Message, message
from game.rules.state import Activity
from game.rules.terms import OWN_WORKERS, Ability, Field, Step
from game.table import palette as p
from game.table.canvas import Canvas, Said
from game.table.fieldwords import asked, note_said, plan_said, spends
from game.table.logicons import draw_line, drawn_short
from game.table.picture import Picture, things
from game.table.pieces import DISKS, MARKERS, worker_picture
from game.table.places.board import BoardPlace
from game.table.places.ruler import centred
from game.table.spots import fields_shown
from game.table.styles import Panel
from game.table.theme import UNIT, Type
from game.table.timber import Wood, draw_plank

HIGH, TALL = 66.0, 0.64  # a worker's height in design units, and his width by his height
BRIM = 8.0  # the sign reaches so far over the place of the figure, up to the brim of his hat
SPENT = 130
LONGEST_NAME = 90  # a field this wide (in design units) has room for every name at the usual size


class Stand(NamedTuple):
    """A worker's stand: the sign with his name, the board behind what lies there, the board before him."""

    sign: pygame.Rect
    back: pygame.Rect
    front: pygame.Rect


class SignNote(NamedTuple):
    """A note on what a field is for, and its room; a `line` where drawings stand for the goods."""

    said: Message
    room: pygame.Rect
    line: str = ""


def draw_fields(canvas: Canvas, place: BoardPlace, picture: Picture, hidden: bool) -> None:
    """Draw the fields, each with its worker at his stand; signs are written alike, and fronts as well."""
    fields = fields_shown(picture.seat)
    for field in fields:
        _draw_stand(canvas, place, field, picture, hidden)
    _draw_signs(canvas, place, fields, picture)
    _draw_fronts(canvas, place, fields, picture, hidden)


def fields_key(picture: Picture, hidden: bool) -> Hashable:
    """Return all that decides how the fields are drawn."""
    seat, away = picture.seat, picture.poses.away
    shown = [
        (
            field,
            field in away,
            busy := _busy(picture, field),
            spent := _spent(picture, field),
            _advanced(picture, field),
            picture.laid(field),
            None if hidden else _outcome(picture, field, busy, spent),
        )
        for field in fields_shown(seat)
    ]
    return hidden, tuple(shown)


def _draw_stand(canvas: Canvas, place: BoardPlace, field: Field, picture: Picture, hidden: bool) -> None:
    """Draw a worker at his stand, and what lies there."""
    seat, tray = picture.seat, place.trays[field]
    busy, spent = _busy(picture, field), _spent(picture, field)
    stand = stand_of(place, field, canvas.theme.scale)
    wood = Wood.LIT if busy else Wood.PLAIN
    draw_plank(canvas, stand.back, wood, nails=False)
    name = worker_picture(field, seat.has(Ability.IMPROVED_FARMHAND), flipped(picture.state, seat))
    if field not in picture.poses.away:
        canvas.svg(name, figure_of(place, field, canvas.theme.scale), SPENT if spent else 255)
    draw_plank(canvas, stand.sign, wood)
    draw_plank(canvas, stand.front, wood)
    canvas.panel(tray, Panel.SLOT)
    if hidden:
        canvas.svg("hidden_plan", centred(tray.center, min(tray.width, tray.height * 2), tray.height))
    else:
        _draw_tray(canvas, place, field, picture, spent)


def _draw_fronts(
    canvas: Canvas, place: BoardPlace, fields: Sequence[Field], picture: Picture, hidden: bool
) -> None:
    """Write on the fronts what will come of the plans; on bare narrow ones their notes."""
    scale, fronts, notes = canvas.theme.scale, list[tuple[Said, pygame.Rect, p.RGB]](), list[SignNote]()
    for field in fields:
        room = stand_of(place, field, scale).front.inflate(-2 * canvas.theme.px(4), 0)
        outcome = None if hidden else _outcome(picture, field, _busy(picture, field), _spent(picture, field))
        if outcome is not None:
            fronts.append((outcome[0], room, outcome[1]))
        elif _narrow(place, field, scale):
            notes.append(_note(canvas, picture, field, room, short=True))
    face = canvas.alike([(said, room) for said, room, _ in fronts], Type.TINY, shrink=True)
    for said, room, ink in fronts:
        canvas.text(said, face.role, ink, room, ellipsis=True, most=face.size)
    _draw_notes(canvas, notes)


def stand_of(place: BoardPlace, field: Field, scale: float) -> Stand:
    """Return the boards of a worker's stand."""
    rect, tray, rim = place.fields[field], place.trays[field], round(3 * scale)
    front = pygame.Rect(rect.left, tray.bottom, rect.width, rect.bottom - tray.bottom)
    back = tray.inflate(2 * rim, 2 * rim)
    if _narrow(place, field, scale):
        sign = pygame.Rect(rect.left, rect.top, rect.width, round(19 * scale))
    else:
        reach = figure_of(place, field, scale).left + round(BRIM * scale)
        sign = pygame.Rect(rect.left, rect.top, reach - rect.left, tray.top - rect.top)
    return Stand(sign, back, front)


def figure_of(place: BoardPlace, field: Field, scale: float) -> pygame.Rect:
    """Return the place of a field's worker, who stands behind the front of his stand."""
    rect, tray = place.fields[field], place.trays[field]
    feet, narrow = tray.bottom + round(4 * scale), _narrow(place, field, scale)
    room = tray.left - rect.left - round(2 * scale) if narrow else rect.right - tray.right
    above = round(19 * scale) if narrow else 0  # the sign of a narrow stand
    high = round(min(HIGH * scale, feet - rect.top - above, room / TALL))
    wide = min(room, round(high * TALL))
    left = rect.left + (room - wide) // 2 if narrow else rect.right - wide
    return pygame.Rect(left, feet - high, wide, high)


def _narrow(place: BoardPlace, field: Field, scale: float) -> bool:
    return place.trays[field].left > place.fields[field].left + round(2 * UNIT * scale)


def _draw_signs(canvas: Canvas, place: BoardPlace, fields: Sequence[Field], picture: Picture) -> None:
    """Write the names of the fields on their signs, and below them the notes of those that are not narrow."""
    names, notes = list[tuple[Said, pygame.Rect]](), list[SignNote]()
    for field in fields:
        narrow = _narrow(place, field, canvas.theme.scale)
        name, line = _sign_lines(canvas, stand_of(place, field, canvas.theme.scale).sign, narrow)
        names.append((_name(canvas, field, name.width), name))
        if not narrow:
            notes.append(_note(canvas, picture, field, line))
    wide = place.fields[Field.HASPELKNECHT].width >= canvas.theme.px(LONGEST_NAME)
    canvas.row(names, Type.NAME if wide else Type.TINY, p.INK, shrink=True)
    _draw_notes(canvas, notes)


def _draw_notes(canvas: Canvas, notes: Sequence[SignNote]) -> None:
    """Write notes alike; drawings stand for the goods that a worker spends, and for what it brings."""
    for note in notes:
        if note.line:
            said = canvas.theme.words.pieces(note.said)
            draw_line(canvas, note.line, said, Type.TINY_BODY, p.INK_SOFT, note.room)
    words = [(note.said, note.room) for note in notes if not note.line]
    canvas.row(words, Type.TINY_NOTE, p.INK_SOFT, shrink=True)


def _sign_lines(canvas: Canvas, sign: pygame.Rect, narrow: bool) -> tuple[pygame.Rect, pygame.Rect]:
    """Return the places of a name on its sign, and of the note below it."""
    px = canvas.theme.px
    room = pygame.Rect(sign.left + px(4), sign.top + px(1), sign.width - px(7), px(17))
    if not narrow:
        room.height = max(px(16), min(room.height, sign.bottom - px(17) - room.top))
    line = pygame.Rect(room.left, room.bottom, room.width, px(17))
    line.bottom = min(line.bottom, sign.bottom)
    return room, line


def _note(canvas: Canvas, picture: Picture, field: Field, room: pygame.Rect, short: bool = False) -> SignNote:
    """Return the longest note that its room takes."""
    rules, advanced = picture.rules, _advanced(picture, field)
    said = note_said(rules, field, advanced, short)
    if spends(rules, field, advanced):
        line = drawn_short(canvas.theme, canvas.theme.words.pieces(said), Type.TINY_BODY, room.width)
        return SignNote(said, room, line) if line else SignNote(message("field-note-swaps"), room)
    if canvas.measure(said, Type.TINY_NOTE)[0] > room.width:
        said = note_said(rules, field, advanced, short=True)
    return SignNote(said, room)


def _advanced(picture: Picture, field: Field) -> bool:
    """Return True if the worker has learned something: to develop, or uses for an owner of another tile."""
    seat, worker = picture.seat, picture.state.box.crew.workers[field]
    if worker.own:
        return worker.may_develop(seat.abilities)
    return worker.grows and open_uses(picture.state, seat, worker) == worker.uses


def _name(canvas: Canvas, field: Field, width: int) -> Message:
    """Return the name of a field, on the narrowest in one word."""
    name = message("field-name", field=field)
    fits = canvas.measure(name, Type.TINY_BODY)[0] <= width
    return name if fits else message("field-name-short", field=field)


def _busy(picture: Picture, field: Field) -> bool:
    """Return True if the field's worker is in the middle of its actions."""
    pending = picture.state.pending if picture.state.to_move == picture.focus else ()
    return any(isinstance(open_, Activity) and open_.field == field for open_ in pending)


def _spent(picture: Picture, field: Field) -> bool:
    """Return True if the field's worker has worked."""
    worked = picture.state.step == Step.WORKING and bool(picture.seat.worked >> field & 1)
    return worked and not _busy(picture, field)


def _draw_tray(canvas: Canvas, place: BoardPlace, field: Field, picture: Picture, spent: bool) -> None:
    items = things(picture.laid(field))
    if not items:
        names = asked(picture.rules, field, _advanced(picture, field))
        side = place.disk * 3 // 4
        for spot, name in zip(place.tray_spots(field, len(names)), names, strict=True):
            canvas.hollow(name, spot.inflate(side - spot.width, side - spot.height))
        return
    for spot, (kind, colour) in zip(place.tray_spots(field, len(items)), items, strict=True):
        canvas.svg(thing_picture(kind, colour), spot, 120 if spent else 255)


def thing_picture(kind: str, which: int) -> str:
    """Return the drawing of something laid on a field (see picture.things)."""
    if kind == "disk":
        return DISKS[which]
    return MARKERS[which] if kind == "marker" else kind


def _outcome(picture: Picture, field: Field, busy: bool, spent: bool) -> tuple[Message, p.RGB] | None:
    """Return the words on the outcome of a field and their colour; None where nothing lies."""
    if busy:
        left = next(a.left for a in picture.state.pending if isinstance(a, Activity))
        return message("field-at-work", left=left), p.INK_GOOD
    if spent:
        return message("field-has-worked"), p.INK_FAINT
    lay = picture.laid(field)
    if lay is None or lay.empty:
        return None
    if field not in OWN_WORKERS:
        return message("field-paid"), p.INK_GOOD
    beside = picture.laid(Field.FARMHAND if field is Field.FARMER else Field.FARMER)
    said = plan_said(picture.state, picture.seat, lay, beside)
    return (said, p.INK_SOFT) if said is not None else None
