"""Coal is reeled up: the Haspelknecht cranks, the bucket comes up full, and is tipped onto the heap."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import cos, pi, sin

import pygame

from game.motion.paths import along, between, eased
from game.motion.physics.tipped import LASTS, POURS, at, tipped
from game.motion.physics.tracks import STEP, Track
from game.motion.vignettes.vignette import View, Vignette, between_rects, draw_plate, opened
from game.table import palette as p
from game.table.canvas import Canvas
from game.table.land import WHITE_ROOFS, covering, dressed
from game.table.poses import Point
from game.table.seasons import Look
from game.table.shaft import AXLE, CRANK, DRUM, DRUM_TOP, WINDLASS
from game.table.theme import Theme

WIDE, HIGH = 0.5, 0.72  # of the window
OPENS, CLOSES = 0.16, 0.93  # shares of its time
DOWN, UP, TIPS = (0.08, 0.3), (0.34, 0.66), (0.67, 0.76)  # when the bucket goes down, comes up, and is tipped
FALLS = (0.7, 0.92)  # when coal falls onto the heap
NEARER = 0.08  # how much nearer the table comes
GROUND = 0.6  # the height of the meadow's edge
DRUM_AT = (0.53, 0.46)  # the windlass: its middle and its width by the width of the picture
SHAFT = 0.2  # the width of the shaft, likewise
BUCKET, LUMP = 0.17, 0.062  # their sides, likewise
HANGS, DEEP = 0.44, 0.98  # the height of the bucket's rim at rest and at the bottom, by the height
TIPPED, LEAN, STEP_OF = (
    74.0,
    6.0,
    3,
)  # degrees: the bucket's, the man's, the steps of drawing
ROUNDS = 3.0  # of the crank, each way
MAN = (0.83, 0.6)  # the man's feet by the width, and his height by the height
SHOULDERS = ((0.33, 0.43), (0.7, 0.43))  # by his width and height
HEAP = (0.015, 5)  # the left end of the heap by the width, and the lumps of its lowest row
MOST, NEW = 12, 6  # lumps that lie there at most, and those that are tipped out
TURNS = 20
LOADED = ((0.3, 0.06), (0.68, 0.06), (0.5, -0.06), (0.42, -0.14), (0.6, -0.12))
"""The lumps in a full bucket, by its side from its upper left corner."""


@dataclass(slots=True)
class ReelingProps:
    """The picture without what moves in it, a surface to draw it on, and what moves."""

    still: pygame.Surface
    stage: pygame.Surface
    lying: list[Point]
    tracks: list[Track]
    lumps: list[pygame.Surface]  # by turn
    leaning: dict[tuple[str, int], pygame.Surface] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class ReelingScene(Vignette[ReelingProps]):
    """`coal` is what lies on the farm before."""

    look: Look
    coal: int
    picture: str

    def view(self, k: float) -> View:
        return View(1 + NEARER * opened(k, OPENS, CLOSES), self.place.center)

    # -- what it is made of ---------------------------------------------------------------------------

    def prepare(self, theme: Theme) -> ReelingProps:
        size, side = self.rect.size, self._lump
        still = pygame.Surface(size).convert()
        self._draw_land(Canvas(still, theme))
        lying = self._heap()
        for name, rect in (
            ("bucket", self._bucket),
            (self.picture, self._man),
            ("windlass_turning", self._drum),
        ):
            theme.svg(name, *rect.size)
        lump = theme.svg("coal", round(side), round(side))
        upright = theme.svg(self.picture, *self._man.size)
        leaning = {
            (self.picture, angle): pygame.transform.rotozoom(upright, angle, 1.0)
            for angle in range(0, round(2 * LEAN) + 1, STEP_OF)
        }
        return ReelingProps(
            still, still.copy(), lying, tipped(NEW, self._lip, lying, GROUND * size[1], side, self.luck),
            [pygame.transform.rotozoom(lump, 360 / TURNS * i, 1.0) for i in range(TURNS)], leaning,
        )  # fmt: skip

    def _draw_land(self, canvas: Canvas) -> None:
        """Draw sky and meadow, the farmhouse, and the shaft in the cut through the earth."""
        width, height = self.rect.size
        horizon = round(GROUND * height)
        canvas.blit(covering("sky", (width, horizon), (1200, 240), self.look), (0, 0))
        canvas.blit(covering("ground", (width, height - horizon), (1200, 420), self.look), (0, horizon))
        house = pygame.Rect(0, 0, round(0.34 * width), round(0.34 * width * 100 / 120))
        house.bottomright = round(1.03 * width), horizon + round(0.015 * height)
        roofs = WHITE_ROOFS.get(self.look, {})
        canvas.blit(dressed("building_farmhouse", house.size, roofs), house.topleft)
        canvas.stretched("shaft", self._shaft)

    @property
    def _shaft(self) -> pygame.Rect:
        width, height = self.rect.size
        top = round(GROUND * height)
        rect = pygame.Rect(0, top, round(SHAFT * width), height - top + round(0.05 * height))
        rect.centerx = round(DRUM_AT[0] * width)
        return rect

    @property
    def _drum(self) -> pygame.Rect:
        """The windlass on the meadow."""
        width, height = self.rect.size
        wide = round(DRUM_AT[1] * width)
        rect = pygame.Rect(0, 0, wide, round(wide * 70 / WINDLASS))
        rect.midbottom = round(DRUM_AT[0] * width), round(GROUND * height) + round(0.02 * height)
        return rect

    @property
    def _bucket(self) -> pygame.Rect:
        side = round(BUCKET * self.rect.width)
        return pygame.Rect(0, 0, side, side)

    @property
    def _man(self) -> pygame.Rect:
        high = MAN[1] * self.rect.height
        return pygame.Rect(0, 0, round(high * 0.64), round(high))

    @property
    def _lump(self) -> float:
        return LUMP * self.rect.width

    @property
    def _lip(self) -> Point:
        """The place at which coal leaves the tipped bucket."""
        width, height = self.rect.size
        return (DRUM_AT[0] - 0.16) * width, (HANGS + 0.02) * height

    def _heap(self) -> list[Point]:
        """Return the places of the lumps that lie there, row by row."""
        left, wide = HEAP
        side, found = self._lump, list[Point]()
        ground = GROUND * self.rect.height - side * 0.42
        for row in range(wide):
            for i in range(wide - row):
                x = left * self.rect.width + side * (0.7 + 0.86 * i + 0.43 * row)
                found.append((x, ground - row * side * 0.7))
        return found[: min(self.coal, MOST)]

    # -- how it goes on -------------------------------------------------------------------------------

    def perform(self, canvas: Canvas, props: ReelingProps, k: float) -> None:
        near = opened(k, OPENS, CLOSES)
        part = Canvas(props.stage, canvas.theme)
        props.stage.blit(props.still, (0, 0))
        depth, full = self._depth(k)
        turn = depth * ROUNDS * 2 * pi
        self._draw_bucket(part, props, k, depth, full)
        self._draw_drum(part, turn)
        self._draw_man(part, props, turn, moving=0 < depth < 1)
        self._draw_coal(part, props, k)
        draw_plate(canvas, props.stage, between_rects(self.place, self.rect, near))

    def _depth(self, k: float) -> tuple[float, bool]:
        """Return how deep the bucket hangs, 0 to 1, and whether it is full."""
        if k < DOWN[1]:
            return eased((k - DOWN[0]) / (DOWN[1] - DOWN[0])), False
        return 1 - eased((k - UP[0]) / (UP[1] - UP[0])), k < FALLS[0] + 0.03

    def _draw_bucket(self, canvas: Canvas, props: ReelingProps, k: float, depth: float, full: bool) -> None:
        """Draw rope and bucket, full or empty, hanging or tipped."""
        width, height = self.rect.size
        side, drum = self._bucket.width, self._drum
        tips = eased((k - TIPS[0]) / (TIPS[1] - TIPS[0])) * (1 - eased((k - FALLS[1]) / 0.06))
        sway = 0.012 * width * sin(k * 16 + self.luck.uniform(0, 6)) * depth * (1 - depth) * 4
        x, y = drum.centerx + sway, height * between(HANGS, DEEP, depth) - 0.03 * height * tips
        rope_top = drum.top + drum.height * (DRUM_TOP + DRUM) / 70
        aside = 0.07 * width * tips
        canvas.line((drum.centerx, rope_top), (x - aside * 0.5, y), p.INK, 5)
        canvas.line((drum.centerx, rope_top), (x - aside * 0.5, y), p.ROPE, 3)
        if full:
            for dx, dy in LOADED:
                spot = x + (dx - 0.5) * side - aside, y + (dy + 0.28) * side
                canvas.blit(props.lumps[0], (spot[0] - self._lump / 2, spot[1] - self._lump / 2))
        image = self._leaning(canvas, props, "bucket", (side, side), TIPPED * tips)
        middle = x - aside, y + side / 2
        canvas.blit(image, (middle[0] - image.get_width() / 2, middle[1] - image.get_height() / 2))

    def _draw_drum(self, canvas: Canvas, turn: float) -> None:
        """Draw the windlass, whose grain and far crank go round."""
        drum = self._drum
        canvas.svg("windlass_turning", drum)
        scale = drum.width / WINDLASS
        for i in range(3):
            turned = (i / 3 + turn / (2 * pi)) % 1.0
            y = drum.top + (DRUM_TOP + DRUM * (1 - cos(turned * pi)) / 2) * scale
            for left, right in ((15, 39), (61, 85)):
                start, end = (drum.left + left * scale, y), (drum.left + right * scale, y)
                canvas.line(start, end, p.DRUM_GRAIN, 2)
        axle = drum.left + 9 * scale, drum.top + AXLE * scale
        _draw_crank(canvas, axle, -5 * scale, CRANK * scale * cos(turn + pi), -4 * scale)

    def _draw_man(self, canvas: Canvas, props: ReelingProps, turn: float, moving: bool) -> None:
        """Draw the Haspelknecht with both hands at the crank: he goes with it."""
        width, height = self.rect.size
        drum, scale = self._drum, self._drum.width / WINDLASS
        axle = drum.left + 91 * scale, drum.top + AXLE * scale
        reach = CRANK * scale * cos(turn)
        lean = LEAN * (1 + sin(turn + 0.6)) if moving else 2.0
        bend = 0.018 * height * (1 + cos(turn)) if moving else 0.0
        rect = self._man
        rect.midbottom = round(MAN[0] * width - lean * 0.0018 * width), round(GROUND * height * 1.045 + bend)
        image = self._leaning(canvas, props, self.picture, rect.size, lean)
        canvas.blit(image, image.get_rect(center=rect.center).topleft)
        _draw_crank(canvas, axle, 5 * scale, reach, 17 * scale)
        hand = axle[0] + 5 * scale, axle[1] + reach
        for i, (x, y) in enumerate(SHOULDERS):
            shoulder = rect.left + x * rect.width - 0.006 * lean * rect.width, rect.top + y * rect.height
            _draw_arm(canvas, shoulder, (hand[0] + (7 + 8 * i) * scale, hand[1]), rect.width)

    def _draw_coal(self, canvas: Canvas, props: ReelingProps, k: float) -> None:
        """Draw the heap, and what rolls onto it."""
        seconds = (k - FALLS[0]) / (FALLS[1] - FALLS[0]) * LASTS
        for i, (x, y) in enumerate(props.lying):
            image = props.lumps[(i * 7) % TURNS]
            canvas.blit(image, (x - image.get_width() / 2, y - image.get_height() / 2))
        for i, track in enumerate(props.tracks):
            step = (seconds - POURS * i / NEW) / STEP
            if step >= 0:
                x, y, angle = at(track, step)
                image = props.lumps[round(-angle / 360 * TURNS) % TURNS]
                canvas.blit(image, (x - image.get_width() / 2, y - image.get_height() / 2))

    def _leaning(
        self, canvas: Canvas, props: ReelingProps, name: str, size: tuple[int, int], lean: float
    ) -> pygame.Surface:
        """Return a drawing turned about its middle, in steps."""
        angle = round(lean / STEP_OF) * STEP_OF
        if (name, angle) not in props.leaning:
            upright = canvas.theme.svg(name, *size)
            props.leaning[name, angle] = pygame.transform.rotozoom(upright, angle, 1.0)
        return props.leaning[name, angle]


def reeling_rect(size: tuple[int, int]) -> pygame.Rect:
    """Return the place of the picture in a window."""
    rect = pygame.Rect(0, 0, round(size[0] * WIDE), round(size[1] * HIGH))
    rect.center = round(size[0] * 0.44), round(size[1] * 0.51)
    return rect


def _draw_crank(canvas: Canvas, axle: Point, out: float, arm: float, handle: float) -> None:
    """Draw an axle's end, the crank on it as far up or down as it stands, and its handle."""
    x, y = axle
    knee, grip = (x + out, y), (x + out, y + arm)
    for colour, width in ((p.INK, 9.0), (p.IRON, 4.5)):
        half = canvas.theme.scale * width / 2
        for start, end in ((axle, knee), (knee, grip), (grip, (grip[0] + handle, grip[1]))):
            left, top = min(start[0], end[0]) - half, min(start[1], end[1]) - half
            wide, high = abs(end[0] - start[0]) + 2 * half, abs(end[1] - start[1]) + 2 * half
            bar = pygame.Rect(round(left), round(top), round(wide), round(high))
            pygame.draw.rect(canvas.surface, colour, bar, border_radius=round(half))


def _draw_arm(canvas: Canvas, shoulder: Point, hand: Point, wide: int) -> None:
    """Draw an arm, bent at its elbow, in ink and the colour of the sleeve."""
    middle = along(shoulder, hand, 0.5)
    elbow = middle[0] + 0.05 * wide, middle[1] + 0.16 * wide
    unit = wide / 64 / canvas.theme.scale
    for colour, width in ((p.INK, 9.6 * unit), (p.SLEEVE, 6.4 * unit)):
        for start, end in ((shoulder, elbow), (elbow, hand)):
            canvas.line(start, end, colour, width)
        for joint in (shoulder, elbow):
            canvas.circle(joint, width * canvas.theme.scale / 2, (*colour, 255))
    canvas.circle(hand, 4.6 * unit * canvas.theme.scale, (*p.INK, 255))
    canvas.circle(hand, 3.3 * unit * canvas.theme.scale, (*p.SKIN, 255))
