"""Everything that is drawn on a table answers, and with what it is: the piece itself, not what it lies on."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pygame
import pytest

from game.rules import legal_moves, play
from game.rules.moves import Lay
from game.rules.state import GameState
from game.rules.terms import Bonus, Step
from game.scenes.stage.answers.answer import Answer
from game.scenes.stage.answers.finding import answers
from game.table.canvas import Canvas
from game.table.picture import Picture
from game.table.table import draw_table
from tests.scenes.answering import SIZE, Drawn, Eye, places_of
from tests.scenes.tables import BOTH, MODULES, SITTERS, after, begun, crowded, fullest, theme

SCENERY = {"wheel_cut"}
"""Drawings that stand for nothing: the cuts in the wood of the wheel."""

GROUND = "answer-small-board"
"""What is said of the paper that things lie on: no answer to what is drawn there."""

LEASE = "answer-lease.*"
PAID = "worker-text"
MEANT = {
    "ability_.*|marker_.*|development_.*|cost_.*|symbol_(?!mining_light).*": "tile|answer-from-the-start",
    "arrow": "tip-reserve",
    "bonus_marker_.*": "tip-no-bonus|tip-hidden-bonus|bonus-does.*",
    "bonus_.*|vp": "tip-section.*",
    "bucket|symbol_mining_light": "tip-shaft-.*|tile",
    "check": "answer-step-.*",
    "coal": f"answer-(coal|coal-each|pinge-coal|tunnel-coal)|tip-shaft-coal|tile|{LEASE}",
    "coal_gone": "answer-dug",
    "debt": "tip-debt",
    "disk_.*": f"tip-(reserve|and)|answer-disk|{PAID}",
    "food|wood|iron|thaler": f"answer-(food|wood|iron|thaler)|tile|{LEASE}|{PAID}",
    "menu|redo|undo|why": "answer-menu|answer-redo|tip-undo|tip-why",
    "prop": "answer-prop|tip-and",
    "prop_iron": "tip-and",
    "prop_field.*": "answer-prop-field|answer-pinge-exhausted|tip-and",
    "token_.*": f"answer-(seat|order|score)|tip-tokens|tile|{LEASE}",
    "water": "tip-(wet-pool|pinge-water|shaft-water)|tile",
    "windlass": "answer-shaft",
    "worker_.*": "worker-text",
}
"""What a drawing may answer with, by its name."""


def answering(answer: Answer | None, drawn: Drawn) -> bool:
    """Return True if an answer is one to a piece that was drawn."""
    if answer is None or answer.said.id == GROUND:
        return False
    if drawn.text:
        return True
    meant = next((ids for name, ids in MEANT.items() if re.fullmatch(name, drawn.what)), "")
    return re.fullmatch(meant, answer.said.id) is not None


def positions() -> Iterator[tuple[GameState, int]]:
    """Yield tables of two to four seats with each mix of modules, begun, played on and crowded."""
    for number, modules in enumerate(MODULES):
        seats = 2 + number % 3
        yield begun(seats, modules), 0
        for moves in (14, 40, 90, 170):
            yield after(moves, begun(seats, modules, seed=moves)), 1
        yield crowded(begun(4, modules)), number
    yield crowded(fullest()), 1


class Looked:
    """What was drawn of a position, and the answers on each piece, at its middle and its left."""

    def __init__(self, eye: Eye, state: GameState, focus: int) -> None:
        layout, picture = places_of(state, focus)
        kept = theme(SIZE)
        for key in [key for key in kept.cache if isinstance(key, tuple) and key[0] == "part"]:
            del kept.cache[key]
        eye.seen.clear()
        draw_table(Canvas(pygame.Surface(SIZE), kept, []), layout, picture)
        found = list(answers(kept, layout, picture))
        self.drawn = [
            (drawn, [[answer for answer in found if answer.holds(spot)] for spot in (drawn.spot, drawn.left)])
            for drawn in dict.fromkeys(eye.seen)
            if drawn.what not in SCENERY
        ]

    def unanswered(self, without: str = "") -> list[Drawn]:
        """Return what has no answer, if those with an id are taken away.

        In a row that is full a piece shows no more than its left side.
        """
        found = []
        for drawn, places in self.drawn:
            firsts = [next((one for one in under if one.said.id != without), None) for under in places]
            if not any(answering(first, drawn) for first in firsts):
                found.append(drawn)
        return found


@cache
def looked() -> tuple[Looked, ...]:
    with pytest.MonkeyPatch.context() as patch:
        eye = Eye(patch)
        return tuple(Looked(eye, state, focus) for state, focus in positions())


@pytest.fixture(autouse=True)
def _shown(display: None) -> None:
    """Fonts and surfaces can be made."""


def test_all_that_is_drawn_answers() -> None:
    assert sum(len(table.drawn) for table in looked()) > 10_000
    for table in looked():
        assert table.unanswered() == []


def test_it_is_found_when_an_answer_is_missing() -> None:
    ids = {under[0].said.id for table in looked() for _, (under, _) in table.drawn if under}
    assert len(ids) > 60
    unnoticed = {id for id in ids if not any(table.unanswered(without=id) for table in looked())}
    assert unnoticed == set()


def test_a_hidden_plan_and_bonus_answer_that_they_are_hidden() -> None:
    state = begun(2, BOTH)
    while state.step != Step.PLANNING:
        play(state, next(iter(legal_moves(state))))
    first = state.to_move
    assert first is not None
    while state.to_move == first:
        doing = [move for move in legal_moves(state) if not (isinstance(move, Lay) and move.empty)]
        play(state, (doing or list(legal_moves(state)))[0])
    other = 1 - first
    state.seats[first].bonus = Bonus.LORRY
    assert any(not lay.empty for lay in state.seats[first].plan)
    layout = places_of(state, other)[0]
    for viewer, hidden in ((other, True), (first, False)):
        picture = Picture(state, SITTERS[:2], other, viewer=viewer)
        found = [one for one in answers(theme(SIZE), layout, picture) if one.said.id == "answer-plan-hidden"]
        assert bool(found) == hidden
        bonus = [one.said.id for one in answers(theme(SIZE), layout, picture) if one.rule == "B6"]
        assert ("tip-hidden-bonus" in bonus) == hidden
