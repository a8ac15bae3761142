"""The mine on the large board: Pinge, shaft and tunnel in the ground."""

from __future__ import annotations

import pygame

from game.rules.box import PlayerBoard
from game.rules.figures import WaterFigures
from game.rules.state import Seat
from game.table import palette as p
from game.table.canvas import Canvas
from game.table.places.board import HORIZON, LARGE, BoardPlace, Section
from game.table.shapes import clear, rounded_mask
from game.table.styles import Panel
from game.table.theme import UNIT, Theme, Type

SHAFT_FULL = 8  # so much water fills the drawn shaft; the number says the rest


def draw_ground(canvas: Canvas, place: BoardPlace) -> None:
    """Sky, hills and the cut through the earth, filling the board to its rounded corners."""
    rect = place.rect
    scenery = canvas.cached_image(("scenery", tuple(rect)), lambda: _scenery(canvas.theme, place))
    canvas.blit(scenery, rect.topleft)


def _scenery(theme: Theme, place: BoardPlace) -> pygame.Surface:
    rect = place.rect
    image = clear(*rect.size)
    canvas = Canvas(image, theme, origin=rect.topleft)
    horizon = rect.top + round(rect.height * HORIZON / LARGE[1])
    sky = pygame.Rect(rect.left, rect.top, rect.width, horizon - rect.top)
    earth = pygame.Rect(rect.left, horizon, rect.width, rect.bottom - horizon)
    canvas.blit(filled(canvas, "sky", sky.size, (1200, 240), bottom=True), sky.topleft)
    canvas.blit(filled(canvas, "ground", earth.size, (1200, 420), bottom=False), earth.topleft)
    canvas.svg("building_farmhouse", _house(canvas, place, horizon))
    mask = rounded_mask(*rect.size, theme.px(Panel.FRAME.value.radius))
    image.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return image


def _house(canvas: Canvas, place: BoardPlace, horizon: int) -> pygame.Rect:
    width = canvas.theme.px(70)
    house = pygame.Rect(0, 0, width, width * 100 // 120)
    first = min(rect.left for rect in place.buildings.values())
    house.midbottom = (first - width // 2 + canvas.theme.px(2), horizon + canvas.theme.px(5))
    return house


def filled(
    canvas: Canvas, name: str, size: tuple[int, int], natural: tuple[int, int], bottom: bool
) -> pygame.Surface:
    """A drawing enlarged until it covers `size`; the rest is cut off at the sides and at one end."""

    def make() -> pygame.Surface:
        k = max(size[0] / natural[0], size[1] / natural[1])
        whole = canvas.theme.svg(name, round(natural[0] * k) + 1, round(natural[1] * k) + 1)
        cut = clear(*size)
        y = size[1] - whole.get_height() + 1 if bottom else 0
        cut.blit(whole, ((size[0] - whole.get_width()) // 2, y))
        return cut

    return canvas.cached_image(("filled", name, size), make)


def draw_pinge(canvas: Canvas, place: BoardPlace, seat: Seat, figures: WaterFigures) -> None:
    """The Pinge with its coal, props and water."""
    px, rect = canvas.theme.px, place.pinge
    pit = canvas.theme.svg("pinge", rect.width, round(rect.width / 3))
    stretched = ("pit", rect.size)
    canvas.blit(
        canvas.cached_image(stretched, lambda: pygame.transform.smoothscale(pit, rect.size)), rect.topleft
    )
    caption = pygame.Rect(rect.left + px(3 * UNIT), rect.top + px(3), rect.width - px(48), px(2 * UNIT))
    caption.bottom = min([caption.bottom, *(prop.top + px(3) for prop in place.pinge_props)])
    text = "Pinge, exhausted" if seat.exhausted else "Pinge"
    canvas.text(text, Type.LABEL, p.INK_LIGHT, caption)
    for i, spot in enumerate(place.pinge_coal):
        canvas.svg("coal" if i >= seat.pinge_dug else "coal_gone", spot)
    for i, spot in enumerate(place.pinge_props):
        standing = i < seat.pinge_props and not seat.exhausted
        canvas.svg("prop" if standing else "prop_field", spot)
    if not seat.exhausted:
        draw_water(canvas, place.pinge_water, seat.water, figures.stops_pinge)


def draw_water(canvas: Canvas, rect: pygame.Rect, water: int, limit: int) -> None:
    """A drop with the number of water; red from the limit on."""
    px = canvas.theme.px
    side = min(rect.width, px(30))
    drop = pygame.Rect(rect.centerx - side // 2, rect.top, side, side)
    canvas.svg("water", drop, 255 if water else 110)
    row = pygame.Rect(rect.left, drop.bottom - px(1), rect.width, px(18))
    ink = p.WARNING if water >= limit else p.WATER_LIGHT
    half = pygame.Rect(row.left, row.top, row.width // 2 + px(2), row.height)
    canvas.text(str(water), Type.NUMBER, ink, half, "right")
    rest = pygame.Rect(half.right + px(1), row.top, row.right - half.right, row.height)
    canvas.text(f"/{limit}", Type.TINY, p.INK_LIGHT_SOFT, rest)


def draw_shaft(canvas: Canvas, place: BoardPlace, seat: Seat, figures: WaterFigures) -> None:
    """The shaft under its windlass: the coal that waits in it, and the water with its two limits."""
    px, rect = canvas.theme.px, place.shaft
    canvas.box(rect, (*p.WOOD_DEEPEST, 255), 2)
    canvas.box(rect.inflate(-px(6), 0), (*p.SHAFT, 255), 1)
    for x in (rect.left, rect.right - px(4)):
        for y in range(rect.top + px(10), rect.bottom, px(3 * UNIT)):
            canvas.box(pygame.Rect(x, y, px(4), px(14)), (*p.BEAM, 255), 1)
    zone = place.shaft_water.inflate(0, px(4))
    water = seat.water if seat.exhausted else 0
    _draw_pool(canvas, zone, water)
    _draw_windlass(canvas, place)
    _draw_shaft_coal(canvas, place.shaft_coal, seat.shaft)
    for limit, stopped in ((figures.stops_reeling, "bucket"), (figures.stops_tunnel, "symbol_mining_light")):
        _draw_limit(canvas, zone, limit, stopped, water >= limit)
    drop = pygame.Rect(zone.left + px(3), zone.top + px(4), px(2 * UNIT), px(2 * UNIT))
    canvas.svg("water", drop, 255 if water else 110)
    number = pygame.Rect(zone.left, drop.bottom, px(22), px(18))
    ink = p.WARNING if water >= figures.stops_reeling else p.INK_LIGHT
    canvas.text(str(water), Type.NUMBER, ink, number, "center")


def _draw_limit(canvas: Canvas, zone: pygame.Rect, limit: int, stopped: str, reached: bool) -> None:
    """A height of the water, with a picture of the work that stops when it is reached."""
    px = canvas.theme.px
    y = zone.bottom - round(zone.height * min(limit, SHAFT_FULL) / SHAFT_FULL)
    ink = p.WARNING if reached else p.GOLD
    canvas.line((zone.centerx, y), (zone.right, y), ink, 1.5)
    picture = pygame.Rect(zone.right - px(13), y - px(13), px(12), px(12))
    canvas.svg(stopped, picture)
    number = pygame.Rect(zone.centerx, picture.top, picture.left - zone.centerx - px(2), px(13))
    canvas.text(str(limit), Type.TINY, ink, number, "right")


def _draw_pool(canvas: Canvas, zone: pygame.Rect, water: int) -> None:
    """The water in the shaft, as high as it stands."""
    px = canvas.theme.px
    if water:
        height = round(zone.height * min(water, SHAFT_FULL) / SHAFT_FULL)
        pool = pygame.Rect(zone.left, zone.bottom - height, zone.width, height)
        canvas.box(pool, (*p.WATER, 190), 1)
        canvas.box(pygame.Rect(pool.left, pool.top, pool.width, px(2)), (*p.WATER_LIGHT, 220))


def _draw_windlass(canvas: Canvas, place: BoardPlace) -> None:
    px, shaft = canvas.theme.px, place.shaft
    drum = pygame.Rect(0, 0, px(74), px(50))
    drum.midbottom = (shaft.centerx, shaft.top + px(5))
    rope_top = drum.top + px(3 * UNIT)
    canvas.line((shaft.centerx, rope_top), (shaft.centerx, place.shaft_coal.top + px(5)), p.ROPE, 2)
    canvas.svg("windlass", drum)
    side = min(px(30), place.shaft_coal.height - px(2 * UNIT))
    bucket = pygame.Rect(0, 0, side, side)
    bucket.midtop = (shaft.centerx, place.shaft_coal.top)
    canvas.svg("bucket", bucket)


def _draw_shaft_coal(canvas: Canvas, zone: pygame.Rect, coal: int) -> None:
    """Coal that waits to be reeled up: a cube and a number."""
    px = canvas.theme.px
    side = px(17)
    y = zone.bottom - px(9)
    spot = pygame.Rect(zone.left + px(5), y - side // 2, side, side)
    canvas.svg("coal", spot, 255 if coal else 90)
    room = pygame.Rect(spot.right + px(2), y - px(9), zone.right - spot.right - px(2), px(18))
    canvas.text(str(coal), Type.NUMBER, p.INK_LIGHT if coal else p.INK_LIGHT_FAINT, room)


def draw_tunnel(canvas: Canvas, place: BoardPlace, seat: Seat) -> None:
    """The tunnel's sections from the shaft to the right."""
    px = canvas.theme.px
    canvas.panel(place.tunnel, Panel.PIT)
    if not seat.exhausted:
        canvas.box(place.tunnel.inflate(-px(4), -px(4)), (*p.WOOD_DEEPEST, 70), 4)
    emptied = seat.emptied_sections()
    first = 0
    for i, section in enumerate(place.sections):
        dug = max(0, min(len(section.coal), seat.tunnel_dug - first))
        first += len(section.coal)
        canvas.svg(prop_picture(seat, i), section.prop)
        for k, spot in enumerate(section.coal):
            canvas.svg("coal" if k >= dug else "coal_gone", spot)
        _draw_section(canvas, section, seat.board, i, emptied=i < emptied)


def prop_picture(seat: Seat, index: int) -> str:
    """The drawing of a prop or an empty prop field of the Tunnel."""
    if index < seat.tunnel_props:
        return "prop_iron" if seat.iron_props >> index & 1 else "prop"
    return "prop_field_iron" if seat.board.iron_only >> index & 1 else "prop_field"


def _draw_section(canvas: Canvas, section: Section, mine: PlayerBoard, index: int, emptied: bool) -> None:
    """What an emptied section gives: VP and bonus symbols; they shine once it is emptied."""
    if emptied:
        canvas.circle(section.vp.center, section.vp.width * 0.62, (*p.GLOW, 255))
    canvas.svg("vp", section.vp)
    canvas.text(str(mine.tunnel_vp[index]), Type.SMALL_STRONG, p.INK, section.vp, "center")
    for spot, symbol in zip(section.bonus, mine.tunnel_bonus[index], strict=True):
        if emptied:
            canvas.circle(spot.center, spot.width * 0.62, (*p.GLOW, 255))
        canvas.svg(f"bonus_{symbol.replace(' ', '_')}", spot)
