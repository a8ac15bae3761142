"""A game in the window, and all that is written in it: on the table, in tips, on cards and in questions."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.rules import Setup
from game.rules.message import Amount, Message, Real, Value
from game.rules.terms import Field, Term
from game.scenes.play.scene import Play
from game.scenes.stage.answers.finding import answers
from game.table.canvas import TextMark
from game.words import Names, Words
from tests.scenes.clicks import Hand
from tests.scenes.sitting import people, sit_down, window

NAMES = Names(("Anna", "Hinnerk", "Grete", "Jost"))
Statement = tuple[str, tuple[Value, ...]]
"""A text's id, and the numbers in it."""


class Ear:
    """Hears every message that the window puts into words."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.heard: set[Message] = set()
        pieces = Words.pieces

        def hears(words: Words, said: Message, *names: object) -> object:
            self.heard.add(said)
            return pieces(words, said, *names)  # type: ignore[arg-type]

        monkeypatch.setattr(Words, "pieces", hears)

    def statements(self) -> set[Statement]:
        """Return what was said with numbers in it."""
        return {one for said in self.heard for one in _statements(said)}


def _statements(said: Value) -> Iterator[Statement]:
    """Yield a message with the numbers it has itself, then those that it puts together."""
    if isinstance(said, Message):
        numbers = tuple(number for _, value in said.values for number in _numbers(value))
        if numbers:
            yield said.id, numbers
        for _, value in said.values:
            yield from _statements(value)
    elif isinstance(said, tuple) and not isinstance(said, Amount | Real):
        for part in said:
            yield from _statements(part)


def _numbers(value: Value) -> Iterator[Value]:
    if isinstance(value, Term | Field):
        return
    if isinstance(value, int | Amount) or (isinstance(value, str) and any(map(str.isdigit, value))):
        yield value
    elif type(value) is tuple:
        for part in value:
            yield from _numbers(part)


def look_through(setup: Setup, rounds: int) -> None:
    """Play so much of a game by clicks, and in each step look at everything there is to be read."""
    app = window()
    sit_down(app, setup, people(setup.seats, 1))
    app.ledger = texts = list[TextMark]()
    hand, seen = Hand(app), set[object]()
    for _ in range(rounds):
        texts.clear()
        if not isinstance(app.scene, Play):
            break
        state = hand.play.match.state
        if hand.play.session.human and state.step not in seen:
            seen.add(state.step)
            _read(hand)
        hand.decide()
    app.draw()


def _read(hand: Hand) -> None:
    """Let the pointer rest on every development, and read every tip."""
    play = hand.play
    words = play.context.theme.words
    for answer in answers(play.context.theme, play.stage.layout, play.picture()):
        words.text(answer.said, NAMES)
    for place in play.stage.layout.developments.hexes:
        hand.move((round(place.centre[0]), round(place.centre[1])))
        hand.step()
    hand.move((3, 3))
    hand.step()
