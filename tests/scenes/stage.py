"""A position of the rules' tests on the table in a window, with people on its seats."""

from __future__ import annotations

from game.rules import Setup
from game.rules.state import GameState
from game.scenes.flow import Replace
from game.scenes.play.scene import Play
from game.scenes.session import Session
from game.table.picture import LogLine
from tests.english import english
from tests.scenes.clicks import Hand, spot_on
from tests.scenes.sitting import people, window


class Unsaved(Session):
    """A session whose game did not begin as its setup says, and so has no record."""

    def save(self) -> None:
        """There is nothing to be kept."""


def stage(state: GameState, humans: int = 1, size: tuple[int, int] = (1280, 720)) -> Hand:
    """A hand at this position; people sit on the first seats."""
    app, seats, contents = window(size=size), len(state.seats), state.box.contents
    setup = Setup(seats=seats, layout=contents.layout, tiles=contents.tiles, modules=contents.modules)
    session = Unsaved(app.context, setup, people(seats, humans), app.context.saves.new())
    session.match.state = state
    app.apply(Replace(Play(app.context, session)))
    hand = Hand(app)
    hand.step(0.0)
    return hand


def click(hand: Hand, name: str) -> None:
    """Click a target by its name."""
    hand.click(spot_on(next(target for target in hand.play.targets.all if target.name == name)))


def badge(hand: Hand, text: str) -> None:
    """Click the badge that says so."""
    found = next(badge for badge in hand.play.badges() if english(badge.said) == text)
    hand.click(found.rect.center)


def last(hand: Hand) -> object:
    """The last move that was not an automa's."""
    return [turn.decision.move for turn in hand.play.match.turns if turn.seat == 0][-1]


def text_of(line: LogLine) -> str:
    """What a line of the log says, in English."""
    return english(line.said, line.names)


def log(hand: Hand) -> list[str]:
    """The log's lines, as Anna reads them."""
    return [text_of(line) for line in hand.play.stage.chronicle.lines(0)]
