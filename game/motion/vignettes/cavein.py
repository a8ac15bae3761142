"""The Pinge caves in: it shakes, comes down and is buried in dust; the diggers run, and two others come."""

from __future__ import annotations

from dataclasses import dataclass
from math import pi, sin

import pygame

from game.motion.paths import between, eased
from game.motion.physics.rubble import LASTS, SIDES, Piece, collapse
from game.motion.vignettes.vignette import View, Vignette, between_rects, draw_plate, opened
from game.rules.message import message
from game.table import palette as p
from game.table.canvas import Canvas
from game.table.images import faint
from game.table.land import covering
from game.table.seasons import Look
from game.table.styles import Panel
from game.table.theme import Theme, Type, load_svg

WIDE, HIGH = 0.62, 0.6  # of the window
RUMBLES, OPENS, CLOSES = 0.16, 0.27, 0.93  # shares of its time: it shakes; it is near; it goes back
FALLS = (0.24, 0.62)  # shares between which it comes down
SAID, COME = 0.5, 0.6  # shares at which the title is said, and at which the two come
SHAKE = 5.0  # how far the table shakes, in design units
PIT = (0.11, 0.36, 0.78, 0.6)  # the pit in its picture: left, top, width, height
PROPS = (0.36, 0.63, 0.5)  # where props stand in the pit, by its width
TURNS, CLOUDS, FAINT = 20, 10, 6
DIGGER, LARGE = 0.3, 1.02  # the heights of who runs, and of the two who come
FIGURE = 0.64  # the width of a worker by the height


@dataclass(slots=True)
class CaveInProps:
    """The picture without what moves in it, a surface to draw it on, and all that comes down."""

    still: pygame.Surface
    stage: pygame.Surface
    pieces: list[Piece]
    standing: list[pygame.Rect]
    stones: list[list[pygame.Surface]]  # by size and turn
    clouds: list[list[pygame.Surface]]  # by size and how thin they are


@dataclass(frozen=True, slots=True, kw_only=True)
class CaveInScene(Vignette[CaveInProps]):
    """`broken` props come down with it; `workers` are the drawings of who leaves, and of the two who come."""

    look: Look
    broken: int
    workers: tuple[str, str, str]

    def view(self, k: float) -> View:
        """Return a table that shakes, the harder the nearer it is to coming down."""
        if k > FALLS[1]:
            return View()
        far = eased(k / RUMBLES) * (1 - eased((k - FALLS[0]) / (FALLS[1] - FALLS[0])))
        unit = self.rect.height / 720 / HIGH
        return View(shake=(SHAKE * unit * far * sin(k * 190), SHAKE * 0.7 * unit * far * sin(k * 233 + 1)))

    def prepare(self, theme: Theme) -> CaveInProps:
        size, pit = self.rect.size, self._pit
        standing = [self._prop(pit, x) for x in PROPS[: self.broken]]
        stones = [theme.svg("rubble", *[round(side * pit.width)] * 2) for side in SIDES]
        clouds = [load_svg("dust", *[round(k * size[1])] * 2) for k in (0.3, 0.42, 0.54)]
        for picture, high in zip(self.workers, (DIGGER, LARGE, LARGE), strict=True):
            theme.svg(picture, *_figure((0, 0), round(high * size[1])).size)
        still = pygame.Surface(size).convert()
        _draw_land(Canvas(still, theme), size, pit, self.look)
        self._draw_title(Canvas(still.copy(), theme), 1.0)
        return CaveInProps(
            still, still.copy(), collapse(pit, standing, self.luck), standing,
            [[pygame.transform.rotozoom(one, 360 / TURNS * i, 1.0) for i in range(TURNS)] for one in stones],
            [[faint(one, 235 * (i + 1) // FAINT) for i in range(FAINT)] for one in clouds],
        )  # fmt: skip

    def perform(self, canvas: Canvas, props: CaveInProps, k: float) -> None:
        near = opened((k - RUMBLES * 0.6) / (1 - RUMBLES * 0.6), OPENS - RUMBLES, CLOSES)
        if near <= 0:
            return
        part = Canvas(props.stage, canvas.theme)
        shaken = self._shaken(k)
        props.stage.blit(props.still, shaken)
        seconds = (k - FALLS[0]) / (FALLS[1] - FALLS[0]) * LASTS
        self._draw_diggers(part, k)
        self._draw_pieces(part, props, seconds)
        self._draw_dust(part, props, k)
        self._draw_two(part, k)
        self._draw_title(part, k)
        draw_plate(canvas, props.stage, between_rects(self.place, self.rect, near))

    @property
    def _pit(self) -> pygame.Rect:
        width, height = self.rect.size
        left, top, wide, high = PIT
        return pygame.Rect(
            round(left * width), round(top * height), round(wide * width), round(high * height)
        )

    def _prop(self, pit: pygame.Rect, x: float) -> pygame.Rect:
        high = round(pit.height * 0.66)
        rect = pygame.Rect(0, 0, round(high * 0.2), high)
        rect.midbottom = (round(pit.left + x * pit.width), round(pit.top + pit.height * 0.9))
        return rect

    def _shaken(self, k: float) -> tuple[int, int]:
        """Return how far the picture is shaken aside."""
        since = max(0.0, min(1.0, (k - FALLS[0]) / (FALLS[1] + 0.06 - FALLS[0])))
        far = 0.009 * self.rect.height * sin(since * pi)
        return round(far * sin(k * 211)), round(far * sin(k * 173 + 2))

    def _draw_diggers(self, canvas: Canvas, k: float) -> None:
        """Draw two who work there until it shakes, and run."""
        pit, high = self._pit, round(DIGGER * self.rect.height)
        for i, (start, goal) in enumerate(((0.27, -0.16), (0.52, -0.13))):
            way = eased((k - RUMBLES - 0.02 - 0.035 * i) / 0.26)
            if way >= 1:
                continue
            x = pit.left + pit.width * between(start, goal, way)
            up = 0.62 * pit.height * eased(way * 1.3)
            step = abs(sin(way * 6 * pi)) * 0.05 * high
            foot = pit.top + pit.height * 0.92 - up - step
            canvas.svg(self.workers[0], _figure((x, foot), high))

    def _draw_pieces(self, canvas: Canvas, props: CaveInProps, seconds: float) -> None:
        """Draw props that still stand, and all that has begun to fall."""
        broken = [piece for piece in props.pieces if piece.kind < 0]
        for piece, rect in zip(broken, props.standing, strict=True):
            pose = piece.at(seconds)
            if pose is None:
                canvas.svg("prop", rect)
                continue
            image = canvas.theme.svg("prop", *rect.size)
            turned = pygame.transform.rotozoom(image, -pose[2], 1.0)
            canvas.blit(turned, (pose[0] - turned.get_width() / 2, pose[1] - turned.get_height() / 2))
        for piece in props.pieces:
            pose = piece.at(seconds)
            if piece.kind >= 0 and pose is not None:
                turned = props.stones[piece.kind][round(-pose[2] / 360 * TURNS) % TURNS]
                canvas.blit(turned, (pose[0] - turned.get_width() / 2, pose[1] - turned.get_height() / 2))

    def _draw_dust(self, canvas: Canvas, props: CaveInProps, k: float) -> None:
        """Draw clouds that well up out of the pit, drift apart and grow thin."""
        pit, luck = self._pit, self.luck
        for i in range(CLOUDS):
            begins = FALLS[0] + 0.07 + 0.03 * i
            x, kind = luck.uniform(0.04, 0.96), luck.randrange(3)
            drift = luck.uniform(-0.07, 0.07)
            age = (k - begins) / luck.uniform(0.28, 0.42)
            if not 0 < age < 1:
                continue
            thin = round((FAINT - 1) * min(1.0, 7 * age, 1.5 * (1 - age)))
            image = props.clouds[kind][thin]
            spot_x = pit.left + (x + drift * age) * pit.width
            spot_y = pit.top + pit.height * between(0.95, 0.1 + 0.03 * i, eased(age * 0.9))
            canvas.blit(image, (spot_x - image.get_width() / 2, spot_y - image.get_height() / 2))

    def _draw_two(self, canvas: Canvas, k: float) -> None:
        """Draw the two who work below from now on, as they step up before the pit."""
        width, height = self.rect.size
        high = round(LARGE * height)
        for i, picture in enumerate(self.workers[1:]):
            way = eased((k - COME - 0.05 * i) / 0.16)
            if way <= 0:
                continue
            aside = between(-0.14 * width, high * FIGURE / 2, way)
            x = aside if i == 0 else width - aside
            step = abs(sin(way * 3 * pi)) * 0.012 * height
            canvas.svg(picture, _figure((x, height * 1.22 - step), high))

    def _draw_title(self, canvas: Canvas, k: float) -> None:
        """Draw the title on a board that swings in from above, and who comes below it."""
        way = eased((k - SAID) / 0.1)
        if way <= 0:
            return
        px, (width, height) = canvas.theme.px, self.rect.size
        title, note = message("moment-cave-in"), message("moment-cave-in-note")
        wide = max(canvas.measure(title, Type.DISPLAY)[0], canvas.measure(note, Type.LABEL)[0]) + px(60)
        board = pygame.Rect(0, 0, min(wide, round(0.64 * width)), px(84))
        board.midtop = (width // 2, round(between(-px(90), 0.055 * height, way)))
        canvas.panel(board, Panel.PROMPT, rim=2.5)
        first = pygame.Rect(board.left + px(14), board.top + px(8), board.width - px(28), px(40))
        second = pygame.Rect(first.left, first.bottom, first.width, px(26))
        canvas.text(title, Type.DISPLAY, p.INK_LIGHT, first, "center", shrink=True)
        canvas.text(note, Type.LABEL, p.INK_LIGHT_SOFT, second, "center", shrink=True)


def cavein_rect(size: tuple[int, int]) -> pygame.Rect:
    """Return the place of the picture in a window."""
    rect = pygame.Rect(0, 0, round(size[0] * WIDE), round(size[1] * HIGH))
    rect.center = size[0] // 2, round(size[1] * 0.51)
    return rect


def _figure(feet: tuple[float, float], high: int) -> pygame.Rect:
    rect = pygame.Rect(0, 0, round(high * FIGURE), high)
    rect.midbottom = (round(feet[0]), round(feet[1]))
    return rect


def _draw_land(canvas: Canvas, size: tuple[int, int], pit: pygame.Rect, look: Look) -> None:
    """Draw sky, meadow, earth and the empty pit; the sky is so low that a cloud would be cut."""
    width, height = size
    horizon = round(0.3 * height)
    canvas.blit(covering("sky", (width, horizon), (1200, 240), look, clouds=False), (0, 0))
    canvas.blit(covering("ground", (width, height - horizon), (1200, 420), look), (0, horizon))
    canvas.stretched("pinge", pit)
