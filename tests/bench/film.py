"""How large an event is on the screen: a golden game filmed as seat 1 sees it, at normal speed.

An event's frames are held against the last one before it: the share of the window's pixels that differ at its
peak, and that differed at any time. What else moves meanwhile counts as well; what is written in ribbon,
prompt and log does not, nor what lives by itself on the land.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import chain
from statistics import median

import numpy as np
import numpy.typing as npt
import pygame

from game.rules import new_game, play
from game.rules.events import Event
from game.rules.moves import Move
from game.rules.player import Decision
from game.rules.record import Record, read_record
from game.rules.state import GameState
from game.scenes.app.loop import App
from game.scenes.flow import Replace
from game.scenes.play.scene import Play
from game.scenes.saving.chairs import Chair
from game.scenes.session import Session
from game.scenes.stage.livingboard import LivingBoard
from game.table.canvas import Canvas
from tests.golden.test_golden import text_of
from tests.posed.camera import own_home

GAME, SEAT = "2-seats-rows", 0
SIZES = ((1280, 720), (1920, 1080))
FRAME = 1 / 30
THINKS = 2.0
"""Seconds until the person decides: the banner has gone by then."""
TURN = "your turn"
Picture = npt.NDArray[np.uint32]
Mask = npt.NDArray[np.bool_]


class Reader:
    """Plays the moves that a record has for a seat."""

    def __init__(self, moves: Iterator[Move]) -> None:
        self.moves = moves

    def choose(self, view: GameState, moves: Sequence[Move]) -> Decision:
        """The next one."""
        return Decision(next(self.moves), ())


@dataclass(eq=False)
class Take:
    """One event on the screen: the frame before it, what has differed since, and for how long it lasts."""

    kind: str
    own: bool
    base: Picture
    touched: Mask
    peak: float = 0.0
    seconds: float = 0.0

    def see(self, picture: Picture, seconds: float) -> None:
        """Take in one more frame."""
        differs = picture != self.base
        self.touched |= differs
        self.peak = max(self.peak, float(differs.mean()))
        self.seconds += seconds


@dataclass
class Takes:
    """All takes of one kind of event, for the seat that is looked at or for the others."""

    peaks: list[float] = field(default_factory=list)
    touched: list[float] = field(default_factory=list)
    seconds: list[float] = field(default_factory=list)

    def add(self, take: Take) -> None:
        """Keep the figures of a take that is over."""
        self.peaks.append(take.peak)
        self.touched.append(float(take.touched.mean()))
        self.seconds.append(take.seconds)

    @property
    def told(self) -> str:
        peak, touched = median(self.peaks) * 100, median(self.touched) * 100
        longest, total = max(self.seconds), sum(self.seconds)
        return (
            f"{len(self.peaks):3} × peak {peak:4.1f} %, touched {touched:4.1f} %, "
            f"at most {longest:.1f} s, {total:.0f} s in all"
        )


class LifelessBoard(LivingBoard):
    """A board on which nothing lives by itself."""

    def draw(self, canvas: Canvas, moves: bool) -> None:
        """Draw nothing."""


class Film:
    """A game in the window, frame by frame."""

    def __init__(self, app: App, record: Record) -> None:
        self.app, self.record = app, record
        self.kinds: dict[tuple[str, bool], Takes] = {}
        self.open: dict[Event | str, Take] = {}
        self.picture = _picture(app.surface)
        self.thought = 0.0

    def run(self) -> dict[tuple[str, bool], Takes]:
        """Play the game to its result, and return the figures of all events."""
        while isinstance(scene := self.app.scene, Play):
            self._decide(scene)
            frames = self.app.frames
            self.app.step(FRAME)
            if isinstance(self.app.scene, Play):
                self._film(self.app.scene, self.app.frames > frames)
        return self.kinds

    def _decide(self, scene: Play) -> None:
        """Let the person play the record's next move once it has been thought about."""
        rests = not scene.stage.moving and (scene.session.human or scene.stage.winter_read)
        self.thought = self.thought + FRAME if rests else 0.0
        if self.thought < THINKS:
            return
        self.thought = 0.0
        if scene.stage.winter_read:
            scene.close_winter()
        elif not scene.session.over:
            scene.submit([self.record.moves[len(scene.match.turns)]])

    def _film(self, scene: Play, drawn: bool) -> None:
        """Take in the frame for every event that is under way."""
        picture = self._seen(scene) if drawn else self.picture
        busy = dict(_under_way(scene))
        for event in [event for event in self.open if event not in busy]:
            take = self.open.pop(event)
            take.see(picture, FRAME)
            self.kinds.setdefault((take.kind, take.own), Takes()).add(take)
        for event, (kind, own) in busy.items():
            if event not in self.open:
                self.open[event] = Take(kind, own, self.picture, np.zeros(picture.shape, np.bool_))
            self.open[event].see(picture, FRAME)
        self.picture = picture

    def _seen(self, scene: Play) -> Picture:
        """Return the window's pixels, without what is written beside the table."""
        found, layout = _picture(self.app.surface), scene.stage.layout
        for rect in (layout.ribbon.rect, layout.prompt, layout.log):
            found[rect.left : rect.right, rect.top : rect.bottom] = 0
        return found


def _under_way(scene: Play) -> Iterator[tuple[Event | str, tuple[str, bool]]]:
    """Yield every event that is seen now, with its kind and whether it is one of the seat looked at."""
    motion = scene.stage.motion
    carried = (actor.carried for actor in motion.actors if actor.carried and actor.at <= motion.now)
    flying = (flight for flight in motion.flights if flight.begins <= motion.now)
    for vignette in motion.on_stage:
        if vignette.carried is None:
            yield vignette.event, _kind(vignette.event)
    for flight in chain(flying, carried):
        if flight.event is not None:
            yield flight.event, _kind(flight.event)
    if scene.banner.sitter is not None:
        yield TURN, (TURN, True)


def _kind(event: Event) -> tuple[str, bool]:
    return type(event).__name__, getattr(event, "seat", SEAT) == SEAT


def _picture(surface: pygame.Surface) -> Picture:
    """Return a copy of the window's pixels."""
    return pygame.surfarray.array2d(surface).astype(np.uint32)


def filmed(size: tuple[int, int], game: str = GAME) -> dict[tuple[str, bool], Takes]:
    """Return the takes of one golden game in a window of this size."""
    record = read_record(text_of(game))
    moves = by_seat(record)
    with own_home():
        app = App({"read": lambda seat: Reader(moves[seat])}, size)
        app.context.settings.animation = True
        chairs = tuple(
            Chair(f"Seat {seat + 1}", seat, "" if seat == SEAT else "read", seat)
            for seat in range(record.setup.seats)
        )
        table = Play(app.context, Session.begin(app.context, record.setup, chairs))
        table.stage.life = LifelessBoard()
        app.apply(Replace(table))
        app.step(0.0)
        found = Film(app, record).run()
        app.stop()
    return found


def by_seat(record: Record) -> list[Iterator[Move]]:
    """Return the moves of each seat."""
    state = new_game(record.setup)
    found: list[list[Move]] = [[] for _ in state.seats]
    for move in record.moves:
        assert state.to_move is not None
        found[state.to_move].append(move)
        play(state, move, None)
    return [iter(moves) for moves in found]


def measure() -> list[tuple[str, str]]:
    """Figures by event and size, the largest first."""
    found = []
    for size in SIZES:
        takes = filmed(size)
        order = sorted(takes, key=lambda kind: -median(takes[kind].touched))
        for kind, own in order:
            who = "" if own else ", others"
            found.append((f"{kind}{who}, {size[0]}×{size[1]}", takes[kind, own].told))
    return found
