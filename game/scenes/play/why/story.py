"""The story of a decision for the panel: who decided what, why, and what else was weighed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.match import Turn
from game.rules.message import Message, SeatName, message
from game.rules.moves import Move
from game.rules.player import Aspect, Decision, Option
from game.rules.state import GameState
from game.rules.terms import Season, Step
from game.scenes.opponents import Called
from game.scenes.play.counsel import Advice
from game.scenes.stage.deeds import deed
from game.table.developments import ROMAN
from game.words import Names, Words

SENTENCES = 5
"""More of an advice for a whole plan are not told."""


class StoryPart(NamedTuple):
    """The worth of an option in one aspect, and its sources."""

    aspect: Aspect
    vp: float
    said: Message | None


class StoryRow(NamedTuple):
    """An option in words, its worth, and a part for each aspect."""

    name: Message
    worth: float
    parts: tuple[StoryPart, ...]


class Story(NamedTuple):
    """One decision, told. `turn` is its number; an advice has none, but the moves it comes to."""

    seat: int
    names: Names
    title: Message
    when: Message
    deed: Message | None
    sentences: tuple[Message, ...]
    rows: tuple[StoryRow, ...]
    turn: int | None = None
    moves: tuple[Move, ...] = ()

    def say(self, words: Words, said: Message) -> str:
        """Return a message of this story in a language."""
        return words.text(said, self.names)


def of_turn(turn: Turn, number: int, names: Names) -> Story:
    """Return the story of a decision of the log."""
    decision, state = turn.decision, turn.before
    return Story(
        turn.seat,
        names,
        message("why-title", seat=SeatName(turn.seat)),
        when(state),
        deed(decision.move, state),
        tuple(decision.reasons),
        _rows(decision, state),
        turn=number,
    )


def of_advice(advice: Advice, adviser: Called, names: Names) -> Story:
    """Return the story of an advice to the seat to move."""
    state, first = advice.state, advice.decisions[0]
    seat = state.to_move
    assert seat is not None
    moves = tuple(decision.move for decision in advice.decisions)
    return Story(
        seat,
        names,
        message("why-title-advice", adviser=adviser),
        when(state),
        None if len(moves) > 1 else deed(first.move, state),
        _sentences(advice.decisions),
        _rows(first, state),
        moves=moves,
    )


def when(state: GameState) -> Message:
    """Return the phase and step of a decision."""
    year, season, step = ROMAN[state.year - 1], Season(state.season), Step(state.step)
    return message("why-when", year=year, season=season, step=step)


def _sentences(decisions: Sequence[Decision]) -> tuple[Message, ...]:
    """Return all reasons of a single decision; of several the weightiest of each."""
    if len(decisions) == 1:
        return tuple(decisions[0].reasons)
    first = [decision.reasons[0] for decision in decisions if decision.reasons]
    return tuple(dict.fromkeys([*first, *decisions[0].reasons[1:]]))[:SENTENCES]


def _rows(decision: Decision, state: GameState) -> tuple[StoryRow, ...]:
    return tuple(_row(option, deed(option.move, state)) for option in decision.options)


def _row(option: Option, name: Message) -> StoryRow:
    parts = []
    for aspect in Aspect:
        found = [component for component in option.components if component.aspect is aspect]
        texts = tuple(component.text for component in found if component.text)
        said = message("why-parts", parts=texts) if texts else None
        parts.append(StoryPart(aspect, sum(component.vp for component in found), said))
    return StoryRow(name, option.worth, tuple(parts))
