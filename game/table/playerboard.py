"""The large player board: workers' fields, farmyard, cart, markers and buildings above the mine."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import NamedTuple

import pygame

from game.rules.disks import Disks, minus
from game.rules.message import Amount, Message, message
from game.rules.state import NO_BONUS
from game.rules.terms import Ability
from game.table import palette as p
from game.table.boardareas import BoardArea, area_keys, area_of, building_at
from game.table.canvas import Canvas, PartArea, PartBase, Said
from game.table.fields import draw_fields
from game.table.figures import draw_figures
from game.table.heap import draw_heap, icon, pile
from game.table.land import draw_ground
from game.table.layout import Layout
from game.table.moving import draw_moving
from game.table.picture import Picture, markers_on, seat_key
from game.table.pieces import (
    BONUS_MARKERS,
    BUILDINGS,
    GOODS,
    colours,
    disk_row,
    draw_marker,
    draw_skill,
    draw_there,
    skills_of,
    token,
)
from game.table.pinge import draw_pinge
from game.table.places.board import BoardPlace, Good
from game.table.places.ruler import centred
from game.table.poses import MINE
from game.table.seasonal import dress_panel
from game.table.seasons import Look
from game.table.shaft import draw_shaft, drum_at
from game.table.signs import stitch_frame
from game.table.snow import draw_snow_on
from game.table.styles import Panel
from game.table.theme import SMALLEST, UNIT, Type
from game.table.timber import draw_bed, draw_eaves, draw_plank
from game.table.tunnel import draw_tunnel

EAVES, WHEEL = 12, 19  # the height of the roof and the width of a wheel, in design units
LABELS = ((Type.TINY, 5), (Type.TINY_BODY, 5), (Type.TINY_BODY, 2))
"""The type of the goods' names and the least gap between them: the first that has room for all of them."""


def draw_board(canvas: Canvas, layout: Layout, picture: Picture) -> None:
    """Draw the board of the seat in focus, and over it everything that moves there."""
    _draw_still(canvas, layout, picture)
    if picture.poses.stirring:
        _draw_mine(canvas, layout.board, picture, picture.poses.loose(picture.seat.exhausted))
        draw_moving(canvas, layout, picture.poses)


def _draw_still(canvas: Canvas, layout: Layout, picture: Picture) -> None:
    """Draw the board without the parts that move."""
    place, seat, state, look = layout.board, picture.seat, picture.state, picture.land
    loose, away = picture.poses.loose(seat.exhausted), frozenset(picture.poses.away)
    hidden = picture.plan_of(picture.focus) is None
    mover = state.to_move == picture.focus
    key = (
        layout.focus, seat_key(seat), picture.bonus_of(picture.focus), picture.plan, picture.held, hidden,
        state.step, mover,
        picture.sitters[picture.focus], state.pending if mover else (), look, loose, away,
        picture.prospects,
    )  # fmt: skip

    def draw_over(part: Canvas) -> None:
        colour = p.SEAT_COLOURS[picture.sitters[picture.focus].colour]
        part.panel(place.rect, Panel.FRAME, edge=colour, rim=2.5)
        stitch_frame(part, place.rect, picture.sitters[picture.focus].colour, 2.5)
        dress_panel(part, place.rect, look)

    def areas() -> list[PartArea]:
        drawn = partial(drawing_of_area, place=place, picture=picture, hidden=hidden, still=MINE - loose)
        keys, scale = area_keys(picture, place, hidden, loose), canvas.theme.scale
        return [PartArea(area_of(place, area, scale), keys[area], drawn(area)) for area in BoardArea]

    below = state.box, picture.sitters, look
    land = PartBase(f"land {layout.focus}", below, lambda part: draw_ground(part, place, look))
    canvas.part(f"large {layout.focus}", place.rect, key, draw_over, land, areas=areas)


def drawing_of_area(
    area: BoardArea, place: BoardPlace, picture: Picture, hidden: bool, still: frozenset[str]
) -> Callable[[Canvas], None]:
    """Return how an area is drawn."""
    figures = picture.prospects
    drawings: dict[BoardArea, Callable[[Canvas], None]] = {
        BoardArea.PLATE: partial(_draw_plate, place=place, picture=picture),
        BoardArea.FIELDS: partial(draw_fields, place=place, picture=picture, hidden=hidden),
        BoardArea.FARM: partial(_draw_farm, place=place, picture=picture, look=picture.land),
        BoardArea.CART: partial(_draw_cart, place=place, picture=picture),
        BoardArea.SHELF: partial(_draw_shelf, place=place, picture=picture),
        BoardArea.BUILDINGS: partial(_draw_buildings, place=place, picture=picture),
    }
    if area is BoardArea.FIGURES:
        return lambda part: None if figures is None else draw_figures(part, place, figures)
    mine = partial(_draw_mine, place=place, picture=picture, parts=still & {area.value})
    return drawings.get(area, mine)


def _draw_mine(canvas: Canvas, place: BoardPlace, picture: Picture, parts: frozenset[str]) -> None:
    """Draw these parts of the mine."""
    seat, figures, poses = picture.seat, picture.state.box.ruleset.water, picture.poses
    if "pinge" in parts:
        draw_pinge(canvas, place, seat, figures, poses)
    if "tunnel" in parts:
        draw_tunnel(canvas, place, seat, poses)
    if "shaft" in parts:
        draw_shaft(canvas, place, seat, figures, poses)
        draw_snow_on(canvas, picture.land, "windlass", drum_at(place, canvas.theme.scale))


def _draw_plate(canvas: Canvas, place: BoardPlace, picture: Picture) -> None:
    """Draw the player's name and VP, and the number of tokens left for developments."""
    sitter, px = picture.sitters[picture.focus], canvas.theme.px
    draw_plank(canvas, place.plate)
    side = place.plate.height - px(4)
    token(canvas, sitter, pygame.Rect(place.plate.left + px(3), place.plate.top + px(2), side, side))
    room = place.plate.inflate(-side - px(2 * UNIT), 0)
    room.left = place.plate.left + side + px(UNIT)
    room.move_ip(0, -px(1.5))  # with the letters that reach below the line in the middle
    points = message("vp", vp=Amount(picture.seat.score, "vp"))
    canvas.text(points, Type.SIGN, p.INK, room, "right")
    room.width -= canvas.measure(points, Type.SIGN)[0] + px(UNIT)
    canvas.text(sitter.name, Type.SIGN, p.INK, room, shrink=True, ellipsis=True)
    draw_plank(canvas, place.tokens)
    spot = pygame.Rect(place.tokens.left + px(4), place.tokens.top + px(3), side - px(2), side - px(2))
    token(canvas, sitter, spot)
    left = picture.state.box.tokens - picture.seat.tiles.bit_count()
    words = place.tokens.inflate(-px(6), 0)
    words.left, words.width = spot.right + px(5), place.tokens.right - spot.right - px(UNIT)
    canvas.text(message("board-tokens-left", count=left), Type.SMALL_STRONG, p.INK_SOFT, words)


def _draw_farm(canvas: Canvas, place: BoardPlace, picture: Picture, look: Look) -> None:
    """Draw the open shed with the seat's goods in heaps."""
    px, seat = canvas.theme.px, picture.seat
    draw_plank(canvas, place.farm, nails=False)
    eaves = pygame.Rect(place.farm.left - px(4), place.farm.top - px(6), place.farm.width + px(8), px(EAVES))
    draw_eaves(canvas, eaves, p.SNOW if look is Look.WINTER else p.ROOF)
    given = picture.given
    paid = {Good.FOOD: sum(lay.food for lay in given), Good.THALER: sum(lay.thaler for lay in given)}
    labels = {good: message(f"board-good-{good.name.lower()}") for good in Good}
    names = next((found for face in LABELS if (found := _named(canvas, place, labels, *face))), {})
    counts = {good: getattr(seat, GOODS[good]) - paid.get(good, 0) for good in place.goods}
    numbers = {good: _number_at(canvas, place, good) for good in place.goods}
    number = canvas.alike([(str(count), numbers[good]) for good, count in counts.items()], Type.NUMBER)
    foot = {
        good: pygame.Rect(name.left, numbers[good].bottom + px(1), name.width, px(15))
        for good, name in names.items()
    }
    name = canvas.alike(
        [(labels[good], room) for good, room in foot.items()],
        next((one.role for one in names.values()), Type.TINY),
    )
    for good, count in counts.items():
        if good is Good.COAL and count:
            draw_heap(canvas, place, count)
        elif count > 0:
            for one in pile(place, good, count, canvas.theme.scale):
                canvas.svg(GOODS[good], one)
        else:
            canvas.hollow(GOODS[good], icon(place, good, canvas.theme.scale))
        ink = p.INK_BAD if good is Good.DEBT and count else p.INK if count else p.INK_FAINT
        canvas.text(str(count), Type.NUMBER, ink, numbers[good], "center", most=number.size)
        if good in names:
            canvas.text(labels[good], name.role, p.INK_SOFT, foot[good], "center", most=name.size)


def _number_at(canvas: Canvas, place: BoardPlace, good: Good) -> pygame.Rect:
    """Return the place of a good's number below it, which leaves its name room on the card."""
    px, rect, spot = canvas.theme.px, place.goods[good], icon(place, good, canvas.theme.scale)
    high = min(px(22), place.farm.bottom - spot.bottom - px(21))
    return pygame.Rect(rect.left, spot.bottom + px(1), rect.width, high)


class GoodName(NamedTuple):
    """The place of a good's name below it, and its type."""

    left: int
    width: int
    role: Type


def _named(
    canvas: Canvas, place: BoardPlace, labels: Mapping[Good, Message], role: Type, apart: float
) -> dict[Good, GoodName]:
    """Return the names of the goods, in the middle below each as far as they fit beside one another.

    Nothing where they do not fit at all.
    """
    gap, room = canvas.theme.px(apart), place.farm.inflate(-canvas.theme.px(6), 0)
    wide = {good: canvas.measure(labels[good], role)[0] for good in place.goods}
    lefts, edge = dict[Good, int](), room.left
    for good, rect in place.goods.items():
        lefts[good] = max(edge, rect.centerx - wide[good] // 2)
        edge = lefts[good] + wide[good] + gap
    edge = room.right
    for good in reversed(place.goods):
        lefts[good] = min(lefts[good], edge - wide[good])
        edge = lefts[good] - gap
    if min(lefts.values()) < room.left:
        return {}
    return {good: GoodName(left, wide[good], role) for good, left in lefts.items()}


def _draw_cart(canvas: Canvas, place: BoardPlace, picture: Picture) -> None:
    """Draw cart 1 and cart 2; disks that are laid on fields already are ghosts."""
    px, seat = canvas.theme.px, picture.seat
    left = picture.left
    for i, disks in enumerate((seat.cart1, seat.cart2)):
        draw_bed(canvas, place.cart_area(i), WHEEL)
        solid = (min(disks[0], left[0]), min(disks[1], left[1]), min(disks[2], left[2]))
        left = minus(left, solid)
        spot = place.carts[i]
        caption = pygame.Rect(spot.left, place.cart.top + px(2), spot.width, px(14))
        canvas.text(message("board-cart", number=i + 1), Type.SMALL_STRONG, p.INK, caption)
        note = _cart_note(picture, i, disks)
        if note is not None:
            room = pygame.Rect(caption.left, caption.top, caption.width - px(4), caption.height)
            canvas.text(note, Type.TINY_NOTE, p.INK_SOFT, room, "right")
        row = colours(disks)
        disk_row(canvas, place.cart_spots(i, len(row)), row, solid)


def _cart_note(picture: Picture, cart: int, disks: Disks) -> Message | None:
    """Return the value of a cart that counts for the order of play, else the number of disks not laid yet."""
    if cart == 0 or (picture.seat.has(Ability.TOWPATH_HORSE) and picture.plan is None):
        value = sum(n * v for n, v in zip(disks, picture.state.box.cart_value, strict=True))
        return message("board-cart-value", value=value)
    unlaid = sum(picture.left) if picture.plan is not None else 0
    return message("board-unlaid", count=unlaid) if unlaid else None


def _draw_shelf(canvas: Canvas, place: BoardPlace, picture: Picture) -> None:
    """Draw the action markers, usable, fresh or laid on a field (ghosts), then the bonus marker."""
    px, seat = canvas.theme.px, picture.seat
    draw_plank(canvas, place.shelf)
    _draw_shelf_title(canvas, place, any(seat.fresh))
    for bottom in sorted({spot.bottom for spot in place.markers.values()}):
        ledge = pygame.Rect(place.shelf.left + px(3), bottom - px(2), place.shelf.width - px(6), px(5))
        draw_plank(canvas, ledge, nails=False)
    laid = [markers_on(lay) for lay in picture.given]
    for marker, spot in place.markers.items():
        ready, fresh = seat.markers[marker] - sum(gone.get(marker, 0) for gone in laid), seat.fresh[marker]
        draw_marker(canvas, marker, spot, ready > 0, fresh > 0)
        if ready + fresh > 1:
            badge = pygame.Rect(spot.right - px(12), spot.bottom - px(13), px(14), px(14))
            canvas.panel(badge, Panel.BADGE)
            canvas.text(str(ready + fresh), Type.TINY, p.INK, badge, "center", most=SMALLEST)
    if place.bonus is not None:
        bonus = picture.bonus_of(picture.focus)
        draw_there(canvas, BONUS_MARKERS[bonus], place.bonus, bonus != NO_BONUS)


def _draw_shelf_title(canvas: Canvas, place: BoardPlace, fresh: bool) -> None:
    """Draw the shelf's title, where the markers leave room for words."""
    px, shelf = canvas.theme.px, place.shelf
    spots = [*place.markers.values(), *([place.bonus] if place.bonus else [])]
    if len({spot.top for spot in spots}) > 1:
        room = pygame.Rect(spots[-1].right + px(UNIT), spots[-1].top, 0, spots[-1].height)
        room.width = shelf.right - px(UNIT) - room.left
        if room.width > px(60):
            canvas.text(message("board-markers"), Type.SMALL_STRONG, p.INK, room, "right")
        return
    head = pygame.Rect(shelf.left + px(UNIT), shelf.top + px(1), shelf.width - px(2 * UNIT), px(15))
    canvas.text(message("board-markers"), Type.SMALL_STRONG, p.INK, head)
    if fresh:
        used = canvas.measure(message("board-markers"), Type.SMALL_STRONG)[0] + px(4)
        rest = pygame.Rect(head.left + used, head.top, head.width - used, head.height)
        note = message("board-markers-fresh")
        if canvas.measure(note, Type.TINY_NOTE)[0] <= rest.width:
            canvas.text(note, Type.TINY_NOTE, p.INK_SOFT, rest, "right")


def _draw_buildings(canvas: Canvas, place: BoardPlace, picture: Picture) -> None:
    """Draw the seat's buildings on the meadow, and its lasting skills."""
    px, seat, labels = canvas.theme.px, picture.seat, list[tuple[Said, pygame.Rect]]()
    for ability, name in BUILDINGS.items():
        if not seat.has(ability):
            continue
        rect = place.buildings[ability]
        house = building_at(place, ability, canvas.theme.scale)
        canvas.svg(name, house)
        draw_snow_on(canvas, picture.land, name, house)
        label = pygame.Rect(rect.left, place.pinge.top + px(3), rect.width, px(27))
        words = message(f"building-{ability.name.lower().replace('_', '-')}")
        wide, high = canvas.measure(words, Type.TINY, label.width)
        canvas.box(centred(label.center, wide + px(8), high + px(2)), (*p.WOOD_DEEPEST, 170), 4)
        labels.append((words, label))
    canvas.row(labels, Type.TINY, p.INK_LIGHT, "center", wrap=True)
    skills = skills_of(seat)
    for skill, spot in zip(skills, place.skill_spots(len(skills)), strict=True):
        draw_skill(canvas, skill, spot, seat.channel)
