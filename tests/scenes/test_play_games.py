"""Whole games through the window, every decision made by clicks on what lies on the table."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.automa import AUTOMAS
from game.rules import replay, scores
from game.scenes.app import App
from game.scenes.home import home
from game.scenes.result import Result
from tests.scenes.clicks import Hand

SIZE = (1280, 720)


@pytest.fixture
def hand() -> Hand:
    """A hand at a fresh window, without pauses."""
    hand = Hand(App(AUTOMAS, SIZE))
    hand.app.context.settings.pace = "at once"
    hand.app.context.settings.animation = False
    return hand


def saved_game() -> str:
    """The text of the only saved game."""
    (path,) = Path(home() / "games").glob("*.hasp")
    return path.read_text(encoding="utf-8")


def begin(hand: Hand, seats: int, humans: int, seed: str = "11") -> None:
    """From the title to the table, by the mouse alone."""
    hand.step()
    hand.button("New game")
    scene = hand.app.scene
    widgets = scene.form.widgets  # type: ignore[attr-defined]
    hand.click(widgets[0].cells[seats - 2].center)
    for seat in range(humans):
        hand.click(scene.form.widgets[3 + 3 * seat].cells[0].center)  # type: ignore[attr-defined]
    scene.draft.seed = seed  # type: ignore[attr-defined]
    hand.button("Begin")


@pytest.mark.rule("S8")
def test_a_game_of_a_person_and_an_automa(hand: Hand) -> None:
    begin(hand, seats=2, humans=1)
    play = hand.play
    hand.play_on()
    assert isinstance(hand.app.scene, Result)
    _, moves, state = replay(saved_game())
    assert len(moves) == len(play.match.moves) > 60
    assert scores(state) == scores(play.match.state)
    assert state.to_move is None


def test_a_game_of_four_people_at_one_mouse(hand: Hand) -> None:
    begin(hand, seats=4, humans=4)
    play = hand.play
    hand.play_on()
    assert isinstance(hand.app.scene, Result)
    _, moves, state = replay(saved_game())
    assert list(moves) == play.match.moves
    assert scores(state) == scores(play.match.state)
