"""The workers' fields on the large board: the worker, the disks laid on the field, and their outcome."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from game.rules.lays import single_colour
from game.rules.message import Message, Value, message
from game.rules.moves import Lay
from game.rules.phases.planning import flipped
from game.rules.ruleset import Ruleset
from game.rules.state import Activity, GameState, Seat
from game.rules.terms import OWN_WORKERS, WORK_OF, Ability, Colour, Field, Step, Work
from game.rules.workers import summer_food, synergy
from game.table import palette as p
from game.table.canvas import Canvas, Said
from game.table.picture import Picture, things
from game.table.pieces import DISKS, MARKERS, worker_picture
from game.table.places.board import BoardPlace
from game.table.places.ruler import centred
from game.table.spots import fields_shown
from game.table.styles import Panel
from game.table.theme import UNIT, Type
from game.table.timber import Wood, draw_plank

WORKS = ("mining", "wood", "food")
"""The work of each colour, as the last part of its messages' ids."""
HIGH, TALL = 66.0, 0.64  # a worker's height in design units, and his width by his height
BRIM = 8.0  # the sign reaches so far over the place of the figure, up to the brim of his hat
SPENT = 130
LONGEST_NAME = 90  # a field this wide (in design units) has room for every name at the usual size
PAYMENTS = {
    Field.COAL_DIGGER: ("disk_yellow", "food", "thaler"),
    Field.HASPELKNECHT: ("disk_yellow", "food", "thaler"),
    Field.COAL_MINER: ("food", "thaler"),
    Field.FARMERS_WIFE: ("disk_black",),
    Field.WORKSHOP: ("disk_yellow",),
}
"""The drawings of what may be laid on a field; those of the Water Mill depend on its figures."""
FLIPPED_PAYMENT = ("disk_black", "disk_yellow")


class Stand(NamedTuple):
    """A worker's stand: the sign with his name, the board behind what lies there, the board before him."""

    sign: pygame.Rect
    back: pygame.Rect
    front: pygame.Rect


def draw_fields(canvas: Canvas, place: BoardPlace, picture: Picture, hidden: bool) -> None:
    """Draw the fields, each with its worker at his stand; signs are written alike, and fronts as well."""
    fields = fields_shown(picture.seat)
    for field in fields:
        _draw_stand(canvas, place, field, picture, hidden)
    _draw_signs(canvas, place, fields, picture)
    _draw_fronts(canvas, place, fields, picture, hidden)


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
    scale, fronts, notes = canvas.theme.scale, list[tuple[Said, pygame.Rect, p.RGB]](), []
    for field in fields:
        room = stand_of(place, field, scale).front.inflate(-2 * canvas.theme.px(4), 0)
        outcome = None if hidden else _outcome(picture, field, _busy(picture, field), _spent(picture, field))
        if outcome is not None:
            fronts.append((outcome[0], room, outcome[1]))
        elif _narrow(place, field, scale):
            notes.append((_note(picture, field, short=True), room))
    face = canvas.alike([(said, room) for said, room, _ in fronts], Type.TINY, shrink=True)
    for said, room, ink in fronts:
        canvas.text(said, face.role, ink, room, ellipsis=True, most=face.size)
    canvas.row(notes, Type.TINY_NOTE, p.INK_SOFT, shrink=True)


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
    names, notes = list[tuple[Said, pygame.Rect]](), list[tuple[Said, pygame.Rect]]()
    for field in fields:
        narrow = _narrow(place, field, canvas.theme.scale)
        name, line = _sign_lines(canvas, stand_of(place, field, canvas.theme.scale).sign, narrow)
        names.append((_name(canvas, field, name.width), name))
        if not narrow:
            note = _note(picture, field)
            long = canvas.measure(note, Type.TINY_NOTE)[0] > line.width
            notes.append((_note(picture, field, short=True) if long else note, line))
    wide = place.fields[Field.HASPELKNECHT].width >= canvas.theme.px(LONGEST_NAME)
    canvas.row(names, Type.NAME if wide else Type.TINY, p.INK, shrink=True)
    canvas.row(notes, Type.TINY_NOTE, p.INK_SOFT, shrink=True)


def _sign_lines(canvas: Canvas, sign: pygame.Rect, narrow: bool) -> tuple[pygame.Rect, pygame.Rect]:
    """Return the places of a name on its sign, and of the note below it."""
    px = canvas.theme.px
    room = pygame.Rect(sign.left + px(4), sign.top + px(1), sign.width - px(7), px(17))
    if not narrow:
        room.height = max(px(16), min(room.height, sign.bottom - px(17) - room.top))
    line = pygame.Rect(room.left, room.bottom, room.width, px(17))
    line.bottom = min(line.bottom, sign.bottom)
    return room, line


def _note(picture: Picture, field: Field, short: bool = False) -> Message:
    return note_said(picture.rules, field, _advanced(picture, field), short)


def _advanced(picture: Picture, field: Field) -> bool:
    """Return True if the worker has learned something: to develop, or to make food."""
    if field is Field.FARMERS_WIFE:
        return flipped(picture.state, picture.seat)
    return field is Field.FARMHAND and picture.seat.has(Ability.IMPROVED_FARMHAND)


def note_said(rules: Ruleset, field: Field, advanced: bool = False, short: bool = False) -> Message:
    """Return a note on what a field is for, in a few words."""
    end = "-short" if short else ""
    if field in OWN_WORKERS:
        develops = field is Field.FARMER or advanced
        return message("field-note-develops" if develops else "field-note-works")
    if advanced:
        return message(f"field-note-flipped{end}", made=rules.valley.wife.yellow.said)
    key = field.name.lower().replace("_", "-")
    return message(f"field-note-{key}{end}", **_figures(rules, field))


def asked(rules: Ruleset, field: Field, advanced: bool = False) -> tuple[str, ...]:
    """Return the drawings of what may be laid on a field."""
    if field is Field.WATER_MILL:
        return ("disk_yellow",) * rules.mill.disks + ("disk_black",) * rules.mill.disks
    if field is Field.FARMERS_WIFE and advanced:
        return FLIPPED_PAYMENT
    return PAYMENTS.get(field, ())


def _figures(rules: Ruleset, field: Field) -> dict[str, Value]:
    """Return the figures in a field's note."""
    workers = rules.workers
    figures: dict[Field, dict[str, Value]] = {
        Field.COAL_DIGGER: {"actions": workers.coal_digger},
        Field.COAL_MINER: {"actions": workers.coal_miner},
        Field.HASPELKNECHT: {"actions": workers.haspelknecht},
        Field.FARMERS_WIFE: {"actions": rules.valley.wife.actions},
        Field.WORKSHOP: {"made": rules.iron.workshop.said},
    }
    return figures.get(field, {})


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


def plan_said(state: GameState, seat: Seat, lay: Lay, beside: Lay | None) -> Message | None:
    """Return the uses of what is laid on an own worker: work, or a tile whose cost it meets exactly.

    `beside` is what lies on the other own worker.
    """
    uses = (*_work_said(state, seat, lay, beside), *_tiles_said(state, seat, lay))
    return message("field-plan", uses=uses) if uses else None


def _work_said(state: GameState, seat: Seat, lay: Lay, beside: Lay | None) -> tuple[Message, ...]:
    used = [colour for colour in Colour if lay.total[colour]]
    if lay.basket:
        kinds = tuple(_kind_said(state, seat, lay, colour) for colour in used)
        mixed = lay.wild or not used
        return (message("field-plan-mixed") if mixed else message("field-plan-kinds", kinds=kinds),)
    if len(used) == 1:
        more = state.box.ruleset.workers.synergy if _together(seat, lay, beside) else 0
        return (_kind_said(state, seat, lay, used[0], more),)
    if lay.wild and not used:
        return (message("field-plan-any", count=lay.wild),)
    return ()


def _kind_said(state: GameState, seat: Seat, lay: Lay, colour: Colour, more: int = 0) -> Message:
    """Return the amount of a colour's work, with what synergy and summer add (E7, E8).

    `more` is what the worker does besides if it comes second.
    """
    work = WORK_OF[colour]
    count = lay.total[colour] + lay.wild + synergy(state, seat, work)
    if work is Work.FOOD:
        count += summer_food(state, lay.field)
    if more:
        return message(f"field-plan-{WORKS[colour]}-either", count=count, second=count + more)
    return message(f"field-plan-{WORKS[colour]}", count=count)


def _together(seat: Seat, lay: Lay, beside: Lay | None) -> bool:
    """Return True if both own workers are to do the same work, and neither has yet: the second does more."""
    if beside is None or seat.first_work >= 0 or lay.basket or beside.basket:
        return False
    return single_colour(lay.total) == single_colour(beside.total) >= 0


def _tiles_said(state: GameState, seat: Seat, lay: Lay) -> tuple[Message, ...]:
    tiles = [tile for tile in state.box.meeting(lay) if not seat.tiles >> tile.index & 1]
    several = sum(map(bool, lay.total)) > 1 or lay.special
    if not tiles or not several or lay.basket:
        return ()
    if len(tiles) == 1:
        return (message("tile", tile=tiles[0].called),)
    return (message("field-plan-development"),)
