"""Complete games played by automas: their records lead to the scores that were written down."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from game.rules import new_game, play, record_text, replay, scores
from game.rules.engine import ranking
from game.rules.events import Event, GameEnded, Scored
from game.rules.record import read_record
from game.rules.ruleset import load_ruleset

FOLDER = Path(__file__).resolve().parent
FINAL_SCORES = {
    "2-seats-rows": (41, 49),
    "2-seats-open-legs": (48, -14),
    "3-seats-flower": (39, 50, 39),
    "3-seats-start-buildings": (50, -15, 61),
    "4-seats-short-legs": (58, -7, 51, -15),
    "4-seats-circles": (47, 43, 37, 48),
    "3-seats-black": (37, 36, 51),
    "2-seats-iron-a": (54, 55),
    "4-seats-iron-b": (54, 67, 61, 59),
    "4-seats-both": (68, 48, 51, 63),
    "4-seats-both-again": (64, 72, -23, 65),
    "3-seats-by-chance": (2, 8, 8),
}


def text_of(name: str) -> str:
    return (FOLDER / f"{name}.hasp").read_text("utf-8")


def test_every_record_has_its_scores_here() -> None:
    assert {file.stem for file in FOLDER.glob("*.hasp")} == set(FINAL_SCORES)


def test_together_they_acquire_every_development() -> None:
    acquired = set(re.findall(r"acquire (\w+) by", "".join(map(text_of, FINAL_SCORES))))
    assert acquired == set(load_ruleset().tile)


@pytest.mark.parametrize("name", FINAL_SCORES)
def test_a_golden_game_ends_as_written_down(name: str) -> None:
    _, _, state = replay(text_of(name))
    assert state.to_move is None
    assert scores(state) == FINAL_SCORES[name]


@pytest.mark.parametrize("name", FINAL_SCORES)
def test_a_golden_record_is_written_again_to_the_letter(name: str) -> None:
    record = read_record(text_of(name))
    assert record_text(record.setup, record.moves, record.players) == text_of(name)


@pytest.mark.parametrize("name", FINAL_SCORES)
def test_its_events_account_for_every_point(name: str) -> None:
    setup, moves, _ = replay(text_of(name))
    state = new_game(setup)
    events: list[Event] = [event for move in moves for event in play(state, move)]
    for seat, score in enumerate(FINAL_SCORES[name]):
        assert sum(event.vp for event in events if isinstance(event, Scored) and event.seat == seat) == score
    assert events[-1] == GameEnded(ranking(state))
