"""A position of the rules' tests on the table in a window, with people on its seats."""

from __future__ import annotations

from game.rules import Setup
from game.rules.state import GameState
from game.scenes.app import App
from game.scenes.flow import Replace
from game.scenes.play.scene import Play
from game.scenes.play.targets import Target
from game.scenes.saving.chairs import Chair
from game.scenes.session import Session
from game.table.picture import LogLine
from game.words import words_of
from tests.scenes.clicks import Hand, in_english, spot_on
from tests.scenes.opponents import OPPONENTS

NAMES = ("Anna", "Hinnerk", "Grete", "Jost")


class Unsaved(Session):
    """A session whose game did not begin as its setup says, and so has no record."""

    def save(self) -> None:
        """There is nothing to be kept."""


def stage(state: GameState, humans: int = 1, size: tuple[int, int] = (1280, 720)) -> Hand:
    """A hand at this position; people sit on the first seats."""
    app = App(OPPONENTS, size)
    app.context.settings.pace, app.context.settings.animation = "at once", False
    seats = len(state.seats)
    chairs = tuple(Chair(NAMES[i], i, "" if i < humans else "random", i) for i in range(seats))
    contents = state.box.contents
    setup = Setup(seats=seats, layout=contents.layout, tiles=contents.tiles, modules=contents.modules)
    session = Unsaved(app.context, setup, chairs, app.context.saves.new())
    session.match.state = state
    app.apply(Replace(Play(app.context, session)))
    hand = Hand(app)
    hand.step(0.0)
    return hand


def thing(play: Play, name: str) -> Target:
    """The thing of a name on the table."""
    return next(found for found in play.targets.all if found.name == name)


def click(hand: Hand, name: str) -> None:
    """Click a thing by its name."""
    hand.click(spot_on(thing(hand.play, name)))


def badge(hand: Hand, text: str) -> None:
    """Click the badge that says so."""
    found = next(badge for badge in hand.play.badges() if in_english(badge.said) == text)
    hand.click(found.rect.center)


def last(hand: Hand) -> object:
    """The last move that was not an automa's."""
    return [turn.decision.move for turn in hand.play.match.turns if turn.seat == 0][-1]


def text_of(line: LogLine) -> str:
    """What a line of the log says, in English."""
    return words_of("en").line(line.said, line.names)


def log(hand: Hand) -> list[str]:
    """The log's lines, as Anna reads them."""
    return [text_of(line) for line in hand.play.stage.chronicle.lines(0)]
