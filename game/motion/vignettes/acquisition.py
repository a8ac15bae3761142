"""A development is acquired: its tile is lifted, shows what it does, and goes where it will work."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import cos, pi, sin

import pygame

from game.motion.paths import between, eased
from game.motion.vignettes.gestures import Gesture, gesture_of
from game.motion.vignettes.plate import draw_grown
from game.motion.vignettes.vignette import Vignette, between_rects, opened
from game.rules.box import TileInfo
from game.table import palette as p
from game.table.canvas import Canvas
from game.table.lifted import EFFECT, MIDDLE, WIDE, LiftedTile, drawing_size, lifted_tile
from game.table.places.ruler import centred
from game.table.poses import Point
from game.table.theme import Theme

HIGH, NEARER = 0.86, 0.36  # of the window's height: in large, and of another seat
EDGE = 0.02  # the least distance from the window's edge, likewise
OPENS, CLOSES = 0.2, 0.8  # shares of its time: it has been lifted; it goes back
STAMPED = 0.36  # the share at which the token strikes it
TOKEN, LIES = 0.12, (0.5, 0.855)  # the token's side by the height of the hex, and where it lies on it
RAYS, RAY = 22, (0.02, 0.07)  # strokes round a blow, and their lengths by the height
LEAN = 3  # degrees: the steps in which the drawing leans


def lifted_rect(size: tuple[int, int]) -> pygame.Rect:
    """Return the place of a lifted tile in a window."""
    high = round(min(size[1] * HIGH, size[0] * 0.48 / WIDE))
    rect = pygame.Rect(0, 0, round(high * WIDE), high)
    rect.center = size[0] // 2, size[1] // 2
    return rect


def nearer_rect(size: tuple[int, int], place: pygame.Rect) -> pygame.Rect:
    """Return the place of a tile that is held only a little nearer, as large as its text needs."""
    high = round(size[1] * NEARER)
    rect = pygame.Rect(0, 0, round(high * WIDE), high)
    rect.center = place.center
    edge = round(size[1] * EDGE)
    return rect.clamp(pygame.Rect((0, 0), size).inflate(-2 * edge, -2 * edge))


@dataclass(slots=True)
class AcquisitionProps:
    """The tile in large, and its drawing as it leans."""

    tile: LiftedTile
    leaning: dict[int, pygame.Surface] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class Acquisition(Vignette[AcquisitionProps]):
    """`goal` is where the drawing goes to on the seat's board; None where it stays on the tile."""

    tile: TileInfo
    token: str
    goal: pygame.Rect | None
    hands: Point  # where the token comes from

    def prepare(self, theme: Theme) -> AcquisitionProps:
        return AcquisitionProps(lifted_tile(theme, self.tile, self.rect.size))

    def perform(self, canvas: Canvas, props: AcquisitionProps, k: float) -> None:
        up = opened(k, OPENS, CLOSES)
        rect = between_rects(self.place, self._bounced(k), up)
        self._draw_hex(canvas, props, rect, up)
        shown = (k - OPENS) / (CLOSES - OPENS)
        gesture = gesture_of(self.tile)(max(0.0, min(1.0, shown)), self._bias)
        if k >= CLOSES and self.goal is not None:
            self._draw_leaving(canvas, props, k)
        else:
            self._draw_drawing(canvas, props, rect, gesture)
        if gesture.strikes and OPENS < k < CLOSES:
            self._draw_rays(canvas, _at(rect, (0.5, MIDDLE + 0.16)), rect.height, 1.0)
        if self.tile.black and OPENS < k < STAMPED:
            since = (k - OPENS) / (STAMPED - OPENS)
            self._draw_rays(canvas, _at(rect, (0.5, MIDDLE)), 3.2 * rect.height, since * 0.9)
        self._draw_token(canvas, rect, k)

    @property
    def _bias(self) -> float:
        return self.luck.uniform(-1, 1)

    def _bounced(self, k: float) -> pygame.Rect:
        """Return its place in large: it sways a little, and gives way under the token."""
        since = (k - STAMPED) / 0.12
        dip = 0.018 * self.rect.height * sin(since * pi) if 0 < since < 1 else 0.0
        sway = 0.006 * self.rect.height
        return self.rect.move(round(sway * sin(k * 9 + self._bias)), round(sway * cos(k * 7) + dip))

    def _draw_hex(self, canvas: Canvas, props: AcquisitionProps, rect: pygame.Rect, up: float) -> None:
        canvas.cover(rect)
        image, shadow = props.tile.hex, props.tile.shadow
        reach = (shadow.get_width() - image.get_width()) * rect.width // image.get_width()
        cast = round(up * canvas.theme.px(14))
        wide = rect.inflate(reach, reach)
        if rect.size != image.get_size():
            image = pygame.transform.smoothscale(image, rect.size)
            shadow = pygame.transform.scale(shadow, wide.size)
        canvas.surface.blit(shadow, (wide.left + cast, wide.top + cast))
        canvas.surface.blit(image, rect.topleft)

    def _draw_drawing(
        self, canvas: Canvas, props: AcquisitionProps, rect: pygame.Rect, gesture: Gesture
    ) -> None:
        """Draw what the tile shows, as it moves."""
        image = self._leaning(props, gesture.lean)
        scale = rect.width / self.rect.width
        whole = image.get_size()
        size = round(whole[0] * scale), round(whole[1] * scale * gesture.high)
        if size != whole:
            image = pygame.transform.smoothscale(image, (max(1, size[0]), max(1, size[1])))
        high = drawing_size(rect.size)[1]
        x, y = _at(rect, (0.5, MIDDLE))
        x, y = x + gesture.x * high, y + gesture.y * high + (1 - gesture.high) * high / 2
        canvas.blit(image, (x - image.get_width() / 2, y - image.get_height() / 2))

    def _leaning(self, props: AcquisitionProps, lean: float) -> pygame.Surface:
        drawing = props.tile.drawing
        step = round(lean / LEAN) * LEAN
        if not step:
            return drawing
        if step not in props.leaning:
            props.leaning[step] = pygame.transform.rotozoom(drawing, step, 1.0)
        return props.leaning[step]

    def _draw_leaving(self, canvas: Canvas, props: AcquisitionProps, k: float) -> None:
        """Draw what the tile shows on its way to where it will work, in an arc."""
        drawing, goal = props.tile.drawing, self.goal
        if goal is None:
            return
        way = eased((k - CLOSES) / (1 - CLOSES))
        start = centred(_at(self.rect, (0.5, MIDDLE)), 2)
        start.inflate_ip(drawing.get_width() - 2, drawing.get_height() - 2)
        rect = between_rects(start, goal, way)
        rect.top -= round(0.09 * self.rect.height * sin(way * pi))
        canvas.surface.blit(pygame.transform.smoothscale(drawing, rect.size), rect.topleft)

    def _draw_token(self, canvas: Canvas, rect: pygame.Rect, k: float) -> None:
        """Draw the token as it comes down on the tile, and on it."""
        begins = STAMPED - 0.14
        if k < begins:
            return
        fall = min(1.0, (k - begins) / (STAMPED - begins))
        side = TOKEN * rect.height * between(2.2, 1.0, fall * fall)
        x, y = _at(rect, LIES)
        start = self.hands
        spot = between(start[0], x, eased(fall)), between(start[1], y, fall * fall)
        since = (k - STAMPED) / 0.14
        if 0 < since < 1:
            self._draw_rays(canvas, (x, y), rect.height, since, rect.top + sum(EFFECT) * rect.height)
        draw_grown(canvas, self.token, spot, round(TOKEN * self.rect.height), side / TOKEN / self.rect.height)

    def _draw_rays(
        self, canvas: Canvas, centre: Point, high: float, since: float, top: float | None = None
    ) -> None:
        """Draw strokes of ink that fly from a blow; none that would reach above `top`, where words stand."""
        luck = self.luck
        ink = p.GOLD if self.tile.black else p.INK
        for i in range(RAYS):
            angle = 2 * pi * (i + luck.uniform(-0.35, 0.35)) / RAYS
            near = (0.062 + 0.05 * since) * high
            far = near + luck.uniform(*RAY) * high * (1 - since * 0.8)
            dx, dy = cos(angle), 0.8 * sin(angle)
            if top is not None and centre[1] + far * dy < top:
                continue
            canvas.line(
                (centre[0] + near * dx, centre[1] + near * dy),
                (centre[0] + far * dx, centre[1] + far * dy),
                ink,
                2.2,
            )


def _at(rect: pygame.Rect, share: tuple[float, float]) -> Point:
    return rect.left + rect.width * share[0], rect.top + rect.height * share[1]
