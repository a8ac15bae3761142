"""The weak moves that docs/automa.md shows are still made: who mends one takes it out of both."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import pytest

from game.automa import named
from game.rules import legal_moves, parse_move, play, view
from game.rules.engine import scores
from game.rules.record import read_record
from game.rules.state import GameState
from tests.automa.games import decisions, players

ROOT = Path(__file__).parents[2]
RECORDS = ROOT / "docs" / "weaknesses"


class Weakness(NamedTuple):
    """A record that ends before a weak move, who makes it, and what would be better."""

    record: str
    levels: tuple[str, ...]
    weak: str
    better: str
    exact: bool = False
    """Whether nothing is drawn any more, so that playing on from both shows what it costs."""


PLANNERS = ("bauer", "steiger", "meister")
WEAKNESSES = (
    Weakness("knecht-largest-group", ("knecht",), "take brown from 1", "take brown from 2"),
    Weakness("knecht-first-bonus-marker", ("knecht",), "take bonus wheelbarrow", "take bonus thaler"),
    Weakness("knecht-towpath-horse", ("knecht",), "count cart 1", "count cart 2"),
    Weakness("bauer-turn-order", ("bauer",), "take brown from 2", "take black from 1"),
    Weakness("bauer-seconds-taken-before", ("bauer",), "take brown from 3", "take yellow from 1", True),
    Weakness("black-race-open", ("bauer",), "lay farmer: 2 black, 3 brown", "lay farmer: 3 brown"),
    Weakness("black-race-hidden", PLANNERS, "lay farmer: 5 black", "lay farmer: 4 black", True),
    Weakness("second-taking-horizon", ("bauer", "steiger"), "take black from 1", "take brown from 2"),
    Weakness(
        "second-taking-denies-nobody", ("bauer", "steiger"), "take yellow from 2", "take black from 2", True
    ),
    Weakness("charcoal-in-winter", PLANNERS, "choose 2", "choose 1", True),
)
EACH = [(weakness, level) for weakness in WEAKNESSES for level in weakness.levels]
EXACT = [(weakness, level) for weakness, level in EACH if weakness.exact]


def named_so(value: object) -> str:
    """How a parameter is named."""
    return value.record if isinstance(value, Weakness) else str(value)


def position(weakness: Weakness) -> GameState:
    """Where the weak move is made."""
    return read_record((RECORDS / f"{weakness.record}.hasp").read_text(encoding="utf-8")).state


def margin_after(weakness: Weakness, level: str, move: str) -> int:
    """By how much the seat is ahead in the end if all go on as this level does."""
    state = position(weakness)
    number = state.to_move
    assert number is not None
    play(state, parse_move(move))
    for _ in decisions(state, players(*[level] * len(state.seats))):
        pass
    final = scores(state)
    return final[number] - max(vp for seat, vp in enumerate(final) if seat != number)


@pytest.mark.parametrize(("weakness", "level"), EACH, ids=named_so)
def test_the_weak_move_is_still_made(weakness: Weakness, level: str) -> None:
    state = position(weakness)
    moves = legal_moves(state)
    assert state.to_move is not None
    decision = named(level)(1).choose(view(state, state.to_move), moves)
    assert str(decision.move) == weakness.weak, "mended? then take it out of docs/automa.md too"
    assert parse_move(weakness.better) in moves


@pytest.mark.parametrize(("weakness", "level"), EXACT, ids=named_so)
def test_what_it_costs_at_the_end_of_the_game(weakness: Weakness, level: str) -> None:
    assert margin_after(weakness, level, weakness.better) > margin_after(weakness, level, weakness.weak)


def test_every_record_is_told_of() -> None:
    told = (ROOT / "docs" / "automa.md").read_text(encoding="utf-8")
    names = {path.stem for path in RECORDS.iterdir()}
    assert names == {weakness.record for weakness in WEAKNESSES}
    assert all(f"weaknesses/{name}.hasp" in told for name in names)
