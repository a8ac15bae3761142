"""Tells what a move of a solution is for, in a sentence or two, and how far the others reach."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import takewhile
from typing import NamedTuple

from game.puzzles.goals import Goal
from game.puzzles.search import Alternative, Worth
from game.rulebook import tile_line
from game.rules import play, refusal
from game.rules.events import Scored
from game.rules.ids import RuleId
from game.rules.message import Message, message, vp
from game.rules.moves import Acquire, Activate, EndTurn, Lay, Move, Store
from game.rules.state import GameState
from game.scenes.stage.deeds import deed

ORDERING: tuple[RuleId, ...] = ("P1", "E1", "E2", "W3")
"""Rules that only say what comes after what; a move that makes way by one of them has no purpose by that."""

ENDS = (Activate, Acquire, EndTurn, Store)
"""Moves with which a worker's actions are over."""


class SolutionStep(NamedTuple):
    """A move of a solution, the position it is played from, and the best of the other moves there."""

    move: Move
    state: GameState
    other: Alternative | None


def purposes(steps: Sequence[SolutionStep], number: int) -> Iterator[Message]:
    """Yield what a step is for: what it leads to, the first step that it makes possible, what it scores."""
    step, later = steps[number], steps[number + 1 :]
    if isinstance(step.move, Lay):
        if led := _led_to(step.move, later):
            yield message("puzzle-step-leads", deeds=led)
        return
    if (opened := _opened(step, later)) is not None:
        yield opened
    elif isinstance(step.move, Acquire):
        ruleset = step.state.box.ruleset
        yield message("puzzle-step-effect", does=tile_line(ruleset, ruleset.tile[step.move.tile]))
    if scored := _scored(step):
        yield message("puzzle-step-scores", vp=vp(scored))


def compared(step: SolutionStep, goal: Goal, best: Worth) -> Message | None:
    """Return by how much the others fall short where a step is made, or which is as good."""
    if step.other is None:
        return None
    if step.other.worth == best:
        return message("puzzle-step-equal", deed=deed(step.other.move, step.state))
    return message("puzzle-step-short", result=goal.result_said(step.other.worth))


def _led_to(lay: Lay, later: Sequence[SolutionStep]) -> tuple[Message, ...]:
    """Return what is done with what is laid on a field: the development, or the worker's actions."""
    for number, step in enumerate(later):
        match step.move:
            case Acquire(field) if field == lay.field:
                return (deed(step.move, step.state),)
            case Activate(field) if field == lay.field:
                done = takewhile(lambda one: not isinstance(one.move, ENDS), later[number + 1 :])
                return tuple(dict.fromkeys(deed(one.move, one.state) for one in done))
    return ()


def _opened(step: SolutionStep, later: Sequence[SolutionStep]) -> Message | None:
    """Return the first of the later steps that could not be made before this one, and why not."""
    after = step.state.copy()
    play(after, step.move, None)
    for one in later:
        before = refusal(step.state, one.move)
        if before is not None and refusal(after, one.move) is None and before.rule not in ORDERING:
            return message("puzzle-step-opens", deed=deed(one.move, one.state), why=before.said)
    return None


def _scored(step: SolutionStep) -> int:
    """Return the VP that a step scores at once."""
    events = play(step.state.copy(), step.move)
    return sum(one.vp for one in events if isinstance(one, Scored) and one.seat == step.state.to_move)
