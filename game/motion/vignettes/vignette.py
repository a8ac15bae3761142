"""What all vignettes share: a time, a place on the table, and a picture that is made beside the loop."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass, field
from random import Random
from typing import ClassVar, Generic, NamedTuple, TypeVar

import pygame

from game.motion.paths import chance, eased
from game.motion.scenery.actor import Actor
from game.rules.events import Event
from game.rules.terms import Season, Step
from game.table import palette as p
from game.table.canvas import Canvas
from game.table.painter import soon
from game.table.poses import Point, Poses
from game.table.theme import Theme

READY = 0.12  # seconds from its beginning in which its picture is made
MAT, LINE = 7.0, 1.6  # the paper and the ink round a framed picture, in design units
Props = TypeVar("Props")


class Date(NamedTuple):
    """A time in the game."""

    year: int
    season: Season
    step: Step


class View(NamedTuple):
    """How the camera sees the table: so much nearer, towards a place that stays where it is, and shaken."""

    zoom: float = 1.0
    focus: Point = (0.0, 0.0)
    shake: Point = (0.0, 0.0)


STEADY = View()


class Workshop(Generic[Props]):
    """Makes what a vignette is drawn with, once, in the painter's thread."""

    def __init__(self) -> None:
        self._work: Future[Props] | None = None

    def begin(self, make: Callable[[], Props]) -> None:
        """Begin to make it, unless it has been begun."""
        if self._work is None:
            self._work = soon(make)

    @property
    def ready(self) -> bool:
        """True once all is made."""
        return self._work is not None and self._work.done()

    @property
    def props(self) -> Props:
        """All that was made; whoever asks too early waits."""
        assert self._work is not None
        return self._work.result()


@dataclass(frozen=True, slots=True, kw_only=True)
class Vignette(Actor, Generic[Props]):
    """A scene that comes out of a `place` on the table, is seen in `rect`, and goes back.

    What it brings is withheld until its end. `nth` counts those of its kind that were seen before: no two of
    them look the same.
    """

    event: Event
    place: pygame.Rect
    rect: pygame.Rect
    nth: int
    others: tuple[Event, ...] = ()  # events that it shows as well
    strikes: float = 1.0  # the share of its time at which what it carries is heard to land
    workshop: Workshop[Props] = field(default_factory=Workshop, compare=False)
    waits: ClassVar[bool] = True

    @property
    def heard(self) -> float:
        return self.at + self.length * self.strikes

    @property
    def date(self) -> Date | None:
        """The time in the game that the table below it shows, if that is another than now."""
        return None

    @property
    def luck(self) -> Random:
        """A generator of its own."""
        return chance(type(self).__name__, self.event, self.nth)

    def pose(self, poses: Poses, now: float) -> None:
        """Change nothing on the board."""

    def view(self, k: float) -> View:
        """Return how the camera sees the table at a share of its time."""
        return STEADY

    def takes(self, table: pygame.Surface) -> bool:
        """Take note of the table that has been drawn below it; return True to have it drawn once more."""
        return False

    def draw(self, canvas: Canvas, now: float, patient: bool = True) -> None:
        """Draw it over the table; once its picture is there. Only a `patient` frame waits for that."""
        self.workshop.begin(lambda: self.prepare(canvas.theme))
        if now >= self.at + min(READY, self.length / 4) and (patient or self.workshop.ready):
            self.perform(canvas, self.workshop.props, self.share(now))

    def prepare(self, theme: Theme) -> Props:
        """Make what it is drawn with."""
        raise NotImplementedError

    def perform(self, canvas: Canvas, props: Props, k: float) -> None:
        """Draw it as it is at a share of its time."""
        raise NotImplementedError


def opened(k: float, opens: float, closes: float) -> float:
    """Return how far a vignette has come out of its place at a share of its time, 0 to 1."""
    if k < closes:
        return eased(k / opens) if k < opens else 1.0
    return 1 - eased((k - closes) / (1 - closes))


def between_rects(a: pygame.Rect, b: pygame.Rect, k: float) -> pygame.Rect:
    """Return the rectangle at a share of the way from one to another."""
    left, top = a.left + (b.left - a.left) * k, a.top + (b.top - a.top) * k
    width, height = a.width + (b.width - a.width) * k, a.height + (b.height - a.height) * k
    return pygame.Rect(round(left), round(top), max(2, round(width)), max(2, round(height)))


def draw_plate(canvas: Canvas, image: pygame.Surface, rect: pygame.Rect) -> None:
    """Draw a picture in a rectangle like a printed plate: in a line of ink on a mat of paper."""
    theme = canvas.theme
    mat, line = theme.px(MAT), theme.px(LINE)
    whole = rect.inflate(2 * mat, 2 * mat)
    canvas.cover(whole)
    pygame.draw.rect(canvas.surface, p.INK, whole.inflate(2 * line, 2 * line), border_radius=mat + line)
    pygame.draw.rect(canvas.surface, p.PAPER, whole, border_radius=mat)
    pygame.draw.rect(canvas.surface, p.PAPER_EDGE, rect.inflate(mat, mat), max(1, line // 2))
    if image.get_size() != rect.size:
        image = pygame.transform.smoothscale(image, rect.size)
    canvas.surface.blit(image, rect.topleft)
    pygame.draw.rect(canvas.surface, p.INK, rect.inflate(line, line), line)
