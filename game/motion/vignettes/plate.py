"""A small scene in a framed picture: what stands still in it is drawn once, the rest over it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import pygame

from game.motion.paths import between, eased
from game.motion.vignettes.vignette import Vignette, between_rects, draw_plate, opened
from game.rules.message import Message
from game.table import palette as p
from game.table import shapes
from game.table.canvas import Canvas
from game.table.poses import Point
from game.table.styles import Panel
from game.table.theme import Theme, Type

OPENS, CLOSES = 0.18, 0.9  # shares of its time
SAID = 0.3  # the share at which the title begins to come
GRAIN = 48  # steps of a light
STEP = 3  # degrees: the steps in which drawings lean


@dataclass(slots=True)
class PlateProps:
    """The picture without what moves in it, a surface to draw it on, and drawings as they lean."""

    still: pygame.Surface
    stage: pygame.Surface
    light: pygame.Surface | None = None
    leaning: dict[tuple[str, int, int], pygame.Surface] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class Plate(Vignette[PlateProps]):
    """A framed picture with a title."""

    title: Message

    def prepare(self, theme: Theme) -> PlateProps:
        still = pygame.Surface(self.rect.size).convert()
        self.furnish(Canvas(still, theme))
        for name, size in self.drawings():
            theme.svg(name, *size)
        self._draw_title(Canvas(still.copy(), theme), 1.0)
        return PlateProps(still, still.copy(), self.light())

    def perform(self, canvas: Canvas, props: PlateProps, k: float) -> None:
        part = Canvas(props.stage, canvas.theme)
        props.stage.blit(props.still, (0, 0))
        self.act(part, props, k)
        self._draw_title(part, k)
        near = opened(k, OPENS, CLOSES)
        draw_plate(canvas, props.stage, between_rects(self.place, self.rect, near))

    def drawings(self) -> Sequence[tuple[str, tuple[int, int]]]:
        """Return the large drawings that it shows, with their sizes."""
        return ()

    def light(self) -> pygame.Surface | None:
        """Make the light of a lamp or fire, if there is one."""
        return None

    def furnish(self, canvas: Canvas) -> None:
        """Draw what stands still."""
        raise NotImplementedError

    def act(self, canvas: Canvas, props: PlateProps, k: float) -> None:
        """Draw what moves, at a share of the time."""
        raise NotImplementedError

    def _draw_title(self, canvas: Canvas, k: float) -> None:
        """Draw the title on a board that comes in from above."""
        way = eased((k - SAID) / 0.12)
        if way <= 0:
            return
        px, (width, height) = canvas.theme.px, self.rect.size
        most = round(0.9 * width)
        role = Type.DISPLAY if canvas.measure(self.title, Type.DISPLAY)[0] + px(48) <= most else Type.HEADING
        wide = min(most, canvas.measure(self.title, role)[0] + px(48))
        board = pygame.Rect(0, 0, wide, px(52))
        board.midtop = (width // 2, round(between(-px(60), 0.05 * height, way)))
        canvas.panel(board, Panel.PROMPT, rim=2.2)
        room = board.inflate(-px(28), 0)
        canvas.text(self.title, role, p.INK_LIGHT, room, "center", shrink=True)


def draw_leaning(canvas: Canvas, props: PlateProps, name: str, rect: pygame.Rect, lean: float = 0.0) -> None:
    """Draw a drawing in a rectangle, turned about its middle, in steps."""
    angle = round(lean / STEP) * STEP
    if not angle:
        canvas.svg(name, rect)
        return
    key = name, rect.height, angle
    if key not in props.leaning:
        upright = canvas.theme.svg(name, *rect.size)
        props.leaning[key] = pygame.transform.rotozoom(upright, angle, 1.0)
    image = props.leaning[key]
    canvas.blit(image, image.get_rect(center=rect.center).topleft)


def soft_light(colour: p.RGB, radius: float, strength: int) -> pygame.Surface:
    """Return a light that is brightest in its middle and fades out."""
    small = shapes.clear(2 * GRAIN, 2 * GRAIN)
    for step in range(GRAIN, 0, -1):
        alpha = round(strength * (1 - step / GRAIN) ** 1.5)
        pygame.draw.circle(small, (*colour, alpha), (GRAIN, GRAIN), step)
    side = round(2 * radius)
    return pygame.transform.smoothscale(small, (side, side))


def draw_grown(canvas: Canvas, name: str, centre: Point, side: int, large: float) -> None:
    """Draw a drawing `large` times as large as it is in the end."""
    image = canvas.theme.svg(name, side, side)
    if abs(large - 1) > 0.01:
        grown = max(1, round(side * large))
        image = pygame.transform.smoothscale(image, (grown, grown))
    canvas.blit(image, (centre[0] - image.get_width() / 2, centre[1] - image.get_height() / 2))


def plate_rect(size: tuple[int, int], wide: float, high: float, x: float = 0.42) -> pygame.Rect:
    """Return the place of a picture that takes such shares of a window."""
    rect = pygame.Rect(0, 0, round(size[0] * wide), round(size[1] * high))
    rect.center = round(size[0] * x), round(size[1] * 0.5)
    return rect
