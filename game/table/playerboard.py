"""The large player board: workers' fields, farmyard, cart, markers and buildings above the mine."""

from __future__ import annotations

import pygame

from game.rules.moves import Lay
from game.rules.state import Activity
from game.rules.terms import DISK_MARKER, Ability, Colour, Field, Marker, Step
from game.table import palette as p
from game.table.canvas import Canvas
from game.table.layout import Layout
from game.table.mine import draw_ground, draw_pinge, draw_shaft, draw_tunnel
from game.table.picture import Picture, seat_key, things
from game.table.pieces import (
    BUILDINGS,
    DISKS,
    GOOD_LABELS,
    GOODS,
    MARKERS,
    SKILLS,
    colours,
    disk_row,
    token,
    worker_picture,
)
from game.table.places.board import BoardPlace, Good
from game.table.spots import fields_shown
from game.table.styles import Panel
from game.table.theme import UNIT, Type

NOTES = {
    Field.FARMER: "work or develop",
    Field.FARMHAND: "work only",
    Field.COAL_DIGGER: "drains or digs 2",
    Field.COAL_MINER: "digs 3 tunnel",
    Field.HASPELKNECHT: "drains, reels 3",
    Field.WATER_MILL: "grain or coal",
}
PAYMENTS = {
    Field.COAL_DIGGER: ("disk_yellow", "food", "thaler"),
    Field.HASPELKNECHT: ("disk_yellow", "food", "thaler"),
    Field.COAL_MINER: ("food", "thaler"),
    Field.WATER_MILL: ("disk_yellow", "disk_yellow", "disk_black", "disk_black"),
}
TOKENS_EACH = 9


def draw_board(canvas: Canvas, layout: Layout, picture: Picture) -> None:
    """The board of the seat in focus."""
    place, seat, state = layout.board, picture.seat, picture.state
    hidden = picture.plan_of(picture.focus) is None
    mover = state.to_move == picture.focus
    key = (
        layout.focus, seat_key(seat), picture.plan, picture.held, hidden, state.step, mover,
        picture.sitters[picture.focus], state.pending if mover else (),
    )  # fmt: skip

    def draw(part: Canvas) -> None:
        draw_ground(part, place)
        draw_plate(part, place, picture)
        for field in fields_shown(seat):
            draw_field(part, place, field, picture, hidden)
        draw_farm(part, place, picture)
        draw_cart(part, place, picture)
        draw_shelf(part, place, picture)
        draw_buildings(part, place, picture)
        draw_pinge(part, place, seat, state.box.ruleset.water)
        draw_tunnel(part, place, seat)
        draw_shaft(part, place, seat, state.box.ruleset.water)
        _draw_frame(part, place, picture)

    canvas.part("board", place.rect, key, draw)


def _draw_frame(canvas: Canvas, place: BoardPlace, picture: Picture) -> None:
    """A frame in the seat's colour, rounding the landscape's corners."""
    colour = p.SEAT_COLOURS[picture.sitters[picture.focus].colour]
    canvas.panel(place.rect, Panel.FRAME, edge=colour, rim=2.5)


def draw_plate(canvas: Canvas, place: BoardPlace, picture: Picture) -> None:
    """Whose board it is, and how many tokens are left for developments."""
    sitter, px = picture.sitters[picture.focus], canvas.theme.px
    canvas.panel(place.plate, Panel.CARD_FLAT)
    side = place.plate.height - px(4)
    token(canvas, sitter, pygame.Rect(place.plate.left + px(3), place.plate.top + px(2), side, side))
    room = place.plate.inflate(-side - px(2 * UNIT), 0)
    room.left = place.plate.left + side + px(UNIT)
    canvas.text(f"{picture.seat.score} VP", Type.LABEL, p.INK, room, "right")
    room.width -= px(52)
    canvas.text(sitter.name, Type.LABEL, p.INK, room, shrink=True, ellipsis=True)
    canvas.panel(place.tokens, Panel.CARD_FLAT)
    spot = pygame.Rect(place.tokens.left + px(4), place.tokens.top + px(3), side - px(2), side - px(2))
    token(canvas, sitter, spot)
    left = TOKENS_EACH - picture.seat.tiles.bit_count()
    words = place.tokens.inflate(-px(6), 0)
    words.left, words.width = spot.right + px(5), place.tokens.right - spot.right - px(UNIT)
    canvas.text(f"{left} left", Type.SMALL_STRONG, p.INK_SOFT, words)


def draw_field(canvas: Canvas, place: BoardPlace, field: Field, picture: Picture, hidden: bool) -> None:
    """A worker's field: who works, what lies on it, what comes of it."""
    seat, px, rect = picture.seat, canvas.theme.px, place.fields[field]
    busy = _busy(picture, field)
    spent = picture.state.step == Step.WORKING and bool(seat.worked >> field & 1) and not busy
    canvas.panel(rect, Panel.FIELD_ON if busy else Panel.FIELD)
    improved = seat.has(Ability.IMPROVED_FARMHAND)
    figure = pygame.Rect(rect.right - px(29), rect.top + px(2), px(25), px(38))
    canvas.svg(worker_picture(field, improved), figure, 130 if spent else 255)
    room = pygame.Rect(rect.left + px(UNIT), rect.top + px(3), figure.left - rect.left - px(9), px(17))
    canvas.text(_name(field), Type.NAME, p.INK, room, shrink=True)
    note = NOTES[Field.FARMER] if field is Field.FARMHAND and improved else NOTES[field]
    line = pygame.Rect(room.left, room.bottom - px(1), room.width, px(15))
    canvas.text(note, Type.TINY_NOTE, p.INK_SOFT, line, shrink=True)
    tray = place.trays[field]
    canvas.panel(tray, Panel.SLOT)
    if hidden:
        hide = pygame.Rect(0, 0, tray.height * 2, tray.height)
        hide.center = tray.center
        canvas.svg("hidden_plan", hide)
        return
    _draw_tray(canvas, place, field, picture, spent)
    top = tray.bottom + px(1)
    outcome = pygame.Rect(rect.left + px(UNIT), top, rect.width - px(2 * UNIT), rect.bottom - top - px(2))
    text, ink = _outcome(picture, field, busy, spent)
    canvas.text(text, Type.TINY, ink, outcome, ellipsis=True)


def _name(field: Field) -> str:
    return field.label[0].upper() + field.label[1:]


def _busy(picture: Picture, field: Field) -> bool:
    """Whether the field's worker is in the middle of its actions."""
    pending = picture.state.pending if picture.state.to_move == picture.focus else ()
    return any(isinstance(open_, Activity) and open_.field == field for open_ in pending)


def _draw_tray(canvas: Canvas, place: BoardPlace, field: Field, picture: Picture, spent: bool) -> None:
    items = things(picture.laid(field))
    if not items:
        asked = PAYMENTS.get(field, ())
        side = place.disk * 3 // 4
        for spot, name in zip(place.tray_spots(field, len(asked)), asked, strict=True):
            canvas.svg(name, spot.inflate(side - spot.width, side - spot.height), 60)
        return
    for spot, (kind, colour) in zip(place.tray_spots(field, len(items)), items, strict=True):
        canvas.svg(thing_picture(kind, colour), spot, 120 if spent else 255)


def thing_picture(kind: str, colour: int) -> str:
    """The drawing of something laid on a field (see picture.things)."""
    if kind == "disk":
        return DISKS[colour]
    return MARKERS[DISK_MARKER[Colour(colour)]] if kind == "marker" else kind


def _outcome(picture: Picture, field: Field, busy: bool, spent: bool) -> tuple[str, p.RGB]:
    """The words at the foot of a field."""
    if busy:
        left = next(a.left for a in picture.state.pending if isinstance(a, Activity))
        return f"at work: {left} left", p.INK_GOOD
    if spent:
        return "has worked", p.INK_FAINT
    lay = picture.laid(field)
    if lay is None or lay.empty:
        return "", p.INK_FAINT
    if field not in (Field.FARMER, Field.FARMHAND):
        return "paid", p.INK_GOOD
    return _plan_words(picture, lay), p.INK_SOFT


def _plan_words(picture: Picture, lay: Lay) -> str:
    """What these disks can do: work of their colour, or the tiles they meet exactly."""
    words, total = [], lay.total
    used = [colour for colour in range(3) if total[colour]]
    if len(used) == 1:
        words.append(f"{sum(total)} {('mining', 'wood', 'food')[used[0]]}")
    open_tiles = [t.name for t in picture.state.box.meeting(lay) if not picture.seat.tiles >> t.index & 1]
    if len(used) > 1 and open_tiles:
        words.append(open_tiles[0] if len(open_tiles) == 1 else f"price of {len(open_tiles)} tiles")
    return " or ".join(words)


def draw_farm(canvas: Canvas, place: BoardPlace, picture: Picture) -> None:
    """The farmyard with what the seat owns."""
    px, seat = canvas.theme.px, picture.seat
    canvas.panel(place.farm, Panel.FIELD)
    plan = picture.given
    paid = (sum(lay.food for lay in plan), 0, 0, sum(lay.thaler for lay in plan), 0)
    counts = (seat.food, seat.wood, seat.coal, seat.thaler, seat.debt)
    for good in Good:
        rect, count = place.goods[good], counts[good] - paid[good]
        side = px(30)
        spot = pygame.Rect(rect.centerx - side // 2, rect.top + px(4), side, side)
        canvas.svg(GOODS[good], spot, 255 if count else 80)
        number = pygame.Rect(rect.left, spot.bottom + px(1), rect.width, px(22))
        ink = p.INK_BAD if good is Good.DEBT and count else p.INK if count else p.INK_FAINT
        canvas.text(str(count), Type.NUMBER, ink, number, "center")
        label = pygame.Rect(rect.left, number.bottom - px(1), rect.width, px(15))
        canvas.text(GOOD_LABELS[good], Type.TINY, p.INK_SOFT, label, "center", shrink=True)


def draw_cart(canvas: Canvas, place: BoardPlace, picture: Picture) -> None:
    """Cart 1 and cart 2; disks that are laid on fields already are ghosts."""
    px, seat = canvas.theme.px, picture.seat
    canvas.panel(place.cart, Panel.CARD_FLAT)
    value = sum(n * v for n, v in zip(seat.cart1, picture.state.box.cart_value, strict=True))
    left = picture.left
    for i, disks in enumerate((seat.cart1, seat.cart2)):
        solid = (min(disks[0], left[0]), min(disks[1], left[1]), min(disks[2], left[2]))
        left = (left[0] - solid[0], left[1] - solid[1], left[2] - solid[2])
        spot = place.carts[i]
        caption = pygame.Rect(spot.left, place.cart.top + px(2), spot.width, px(14))
        canvas.text(f"Cart {i + 1}", Type.SMALL_STRONG, p.INK, caption)
        if i == 0:
            canvas.text(f"order value {value}", Type.TINY_NOTE, p.INK_SOFT, caption, "right")
        else:
            unlaid = sum(picture.left) if picture.plan is not None else 0
            canvas.text(f"{unlaid} unlaid" if unlaid else "", Type.TINY_NOTE, p.INK_SOFT, caption, "right")
        row = colours(disks)
        disk_row(canvas, place.cart_spots(i, len(row)), row, solid)


def draw_shelf(canvas: Canvas, place: BoardPlace, picture: Picture) -> None:
    """Action markers: usable, not yet usable (fresh), or laid on a field (ghost)."""
    px, seat = canvas.theme.px, picture.seat
    canvas.panel(place.shelf, Panel.CARD_FLAT)
    head = pygame.Rect(
        place.shelf.left + px(UNIT), place.shelf.top + px(1), place.shelf.width - px(2 * UNIT), px(15)
    )
    canvas.text("Markers", Type.SMALL_STRONG, p.INK, head)
    laid = [sum(lay.markers[c] for lay in picture.given) for c in range(3)]
    gone = {DISK_MARKER[Colour(c)]: laid[c] for c in range(3)}
    for marker in Marker:
        ready, fresh = seat.markers[marker] - gone.get(marker, 0), seat.fresh[marker]
        spot = place.markers[marker]
        canvas.svg(MARKERS[marker], spot, 255 if ready else 150 if fresh else 38)
        if ready + fresh > 1:
            badge = pygame.Rect(spot.right - px(12), spot.bottom - px(13), px(14), px(14))
            canvas.panel(badge, Panel.BADGE)
            canvas.text(str(ready + fresh), Type.TINY, p.INK, badge, "center")
    if any(seat.fresh):
        canvas.text("faint: from next phase", Type.TINY_NOTE, p.INK_SOFT, head, "right")


def draw_buildings(canvas: Canvas, place: BoardPlace, picture: Picture) -> None:
    """The seat's buildings on the meadow, and its lasting skills."""
    px, seat = canvas.theme.px, picture.seat
    for ability, name in BUILDINGS.items():
        if not seat.has(ability):
            continue
        rect = place.buildings[ability]
        width = px(66)
        house = pygame.Rect(0, 0, width, width * 100 // 120)
        house.midbottom = (rect.centerx, place.pinge.top + px(5))
        canvas.svg(name, house)
        label = pygame.Rect(rect.left, place.pinge.top + px(3), rect.width, px(27))
        canvas.text(ability.label.title(), Type.TINY, p.INK_LIGHT, label, "center", wrap=True)
    shown_by_figure = Ability.IMPROVED_FARMHAND
    skills = [name for ability, name in SKILLS.items() if seat.has(ability) and ability != shown_by_figure]
    for i, name in enumerate(skills):
        side = place.skills.height
        canvas.svg(name, pygame.Rect(place.skills.left + px(30 * i), place.skills.top, side, side))
