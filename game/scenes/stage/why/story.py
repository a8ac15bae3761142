"""The story of a decision for the panel: who decided what, why, and what else was weighed."""

from __future__ import annotations

from typing import NamedTuple

from game.match import Turn
from game.rules.ids import NoId, RuleOrTile
from game.rules.message import Message, SeatName, message
from game.rules.moves import Move
from game.rules.player import Aspect, Decision, Option
from game.rules.state import GameState
from game.rules.terms import Season, Step
from game.scenes.stage.deeds import deed
from game.table.developments import ROMAN
from game.words import Names, Words


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
    """One decision, told. `turn` is its number; an advice has none, but the moves it comes to.

    An advice is told first, in a sentence or two, with the rule of what is advised, and the one that makes
    it `worth` it, if any. Everything else is told only if asked for: `figures`.
    """

    seat: int
    names: Names
    title: Message
    when: Message
    deed: Message | None
    sentences: tuple[Message, ...]
    rows: tuple[StoryRow, ...]
    turn: int | None = None
    moves: tuple[Move, ...] = ()
    advice: tuple[Message, ...] = ()
    rule: RuleOrTile | NoId = ""
    worth: RuleOrTile | NoId = ""
    figures: bool = True

    def say(self, words: Words, said: Message) -> str:
        """Return a message of this story in a language."""
        return words.text(said, self.names)


def of_turn(turn: Turn, number: int, names: Names, weighed: bool = True) -> Story:
    """Return the story of a decision of the log, with what options were weighed unless that is secret."""
    decision, state = turn.decision, turn.before
    return Story(
        turn.seat,
        names,
        message("why-title", seat=SeatName(turn.seat)),
        when(state),
        deed(decision.move, state),
        tuple(decision.reasons),
        rows_of(decision, state) if weighed else (),
        turn=number,
    )


def when(state: GameState) -> Message:
    """Return the phase and step of a decision."""
    year, season, step = ROMAN[state.year - 1], Season(state.season), Step(state.step)
    return message("why-when", year=year, season=season, step=step)


def rows_of(decision: Decision, state: GameState) -> tuple[StoryRow, ...]:
    """Return the options that were weighed."""
    return tuple(_row(option, deed(option.move, state)) for option in decision.options)


def _row(option: Option, name: Message) -> StoryRow:
    parts = []
    for aspect in Aspect:
        found = [component for component in option.components if component.aspect is aspect]
        texts = tuple(component.text for component in found if component.text)
        said = message("why-parts", parts=texts) if texts else None
        parts.append(StoryPart(aspect, sum(component.vp for component in found), said))
    return StoryRow(name, option.worth, tuple(parts))
