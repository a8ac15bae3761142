"""Coaches for the tests of the window, and windows with one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from pathlib import Path

from game.coach import Review, reviewer
from game.coach.choices import choices
from game.rules import Setup
from game.rules.moves import Move
from game.rules.record import Record, read_record
from game.scenes.app.loop import App
from game.scenes.coach.scene import Coach
from game.scenes.flow import Push
from game.scenes.replay.history import History
from tests.coach.inline import Inline
from tests.scenes.clicks import Hand
from tests.scenes.opponents import OPPONENTS
from tests.scenes.reels import GOLDEN

LAST = 6
"""Choices that are looked at, the last of a game."""


class Told:
    """A review under way that says one thing after the other, a look each, and ends then."""

    def __init__(self, said: Iterable[Review], dies: bool = False) -> None:
        self._said: Iterator[Review] = iter(said)
        self._dies = dies
        self.died = self.closed = False

    def latest(self) -> Review | None:
        assert not self.closed
        found = next(self._said, None)
        self.died = self._dies and found is None
        return found

    def close(self) -> None:
        self.closed = True


class Coaches:
    """Begins reviews, and remembers for which seats."""

    def __init__(self, said: Sequence[Review] | None = None, dies: bool = False) -> None:
        """`said` is what each review says; by default what the coach finds about the last choices."""
        self.said, self.dies = said, dies
        self.seats, self.begun = list[int](), list[Told]()

    def __call__(self, setup: Setup, moves: Sequence[Move], seat: int) -> Told:
        said = self.said if self.said is not None else found(setup, tuple(moves), seat)
        self.seats.append(seat)
        self.begun.append(Told(said, self.dies))
        return self.begun[-1]


@cache
def found(setup: Setup, moves: tuple[Move, ...], seat: int) -> tuple[Review, ...]:
    """Every review of the last choices of a seat, in few deals, worked out in this process."""
    whole, heats, level = reviewer.choices, reviewer.HEATS, reviewer.LEVEL
    reviewer.choices = lambda *given: choices(*given)[-LAST:]
    reviewer.HEATS, reviewer.LEVEL = (range(1), range(1, 4), range(4, 12)), 0.9
    try:
        return tuple(reviewer.review(setup, moves, seat, Inline()))
    finally:
        reviewer.choices, reviewer.HEATS, reviewer.LEVEL = whole, heats, level


def record(name: str = "2-seats-rows") -> Record:
    return read_record((GOLDEN / f"{name}.hasp").read_text(encoding="utf-8"))


class Coached(Hand):
    """A hand at the coach."""

    @property
    def coach(self) -> Coach:
        scene = self.app.scene
        assert isinstance(scene, Coach)
        return scene

    @property
    def texts(self) -> list[str]:
        """The texts on the screen."""
        self.app.ledger = []
        self.app.draw()
        return [" ".join(mark.text.split()) for mark in self.app.ledger]


def window(
    coaches: Coaches, size: tuple[int, int] = (1280, 720), language: str = "en", ahead: bool = False
) -> App:
    app = App(OPPONENTS, size, language=language, start_review=coaches, ahead=ahead)
    app.context.settings.animation = False
    return app


def at_coach(
    coaches: Coaches,
    game: Record | None = None,
    path: Path | None = None,
    size: tuple[int, int] = (1280, 720),
    language: str = "en",
) -> Coached:
    """A hand at the coach on a game; beside the `path` of a saved one it keeps what it finds."""
    app = window(coaches, size, language)
    history = History.of_record(game or record(), "game.hasp")
    history.path = path
    app.apply(Push(app.context.doors.coach(app.context, history)))
    return Coached(app)


def done(hand: Coached) -> Coached:
    """The same, after the coach has found all."""
    for _ in range(60):
        hand.step(0.02)
        if hand.coach.reviews.review.complete:
            return hand
    raise AssertionError("the coach does not come to an end")
