"""Whole games through the window, every decision made by clicks on what lies on the table."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.rules import Setup, replay, scores
from game.rules.state import NO_BONUS
from game.scenes.app import App
from game.scenes.flow import Replace
from game.scenes.play.scene import Play
from game.scenes.result.scene import Result
from game.scenes.saving.chairs import Chair
from game.scenes.saving.folders import home
from game.scenes.session import Session
from game.scenes.stage.bonuswords import bonus_name
from game.words import words_of
from tests.scenes.clicks import Hand
from tests.scenes.opponents import OPPONENTS
from tests.scenes.stage import NAMES
from tests.scenes.test_play_hints import said

SIZE = (1280, 720)


@pytest.fixture
def hand() -> Hand:
    """A hand at a fresh window, without pauses."""
    hand = Hand(App(OPPONENTS, SIZE))
    hand.app.context.settings.pace = "at once"
    hand.app.context.settings.animation = False
    return hand


def saved_game() -> str:
    """The text of the only saved game."""
    (path,) = Path(home() / "games").glob("*.hasp")
    return path.read_text(encoding="utf-8")


def sit_down(hand: Hand, setup: Setup, humans: int) -> None:
    """A game of this setup, people on its first seats."""
    chairs = tuple(Chair(NAMES[i], i, "" if i < humans else "random", i) for i in range(setup.seats))
    hand.app.apply(Replace(Play(hand.app.context, Session.begin(hand.app.context, setup, chairs))))


def begin(hand: Hand, seats: int, humans: int, seed: str = "11") -> None:
    """From the title to the table, by the mouse alone."""
    hand.step()
    hand.button("New game")
    scene = hand.app.scene
    widgets = scene.form.widgets  # type: ignore[attr-defined]
    hand.click(widgets[0].cells[seats - 2].center)
    for seat in range(humans):
        hand.click(scene.form.widgets[3 + 4 * seat].rect.center)  # type: ignore[attr-defined]
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


@pytest.mark.long
def test_a_game_of_four_people_at_one_mouse(hand: Hand) -> None:
    begin(hand, seats=4, humans=4)
    play = hand.play
    hand.play_on()
    assert isinstance(hand.app.scene, Result)
    _, moves, state = replay(saved_game())
    assert list(moves) == play.match.moves
    assert scores(state) == scores(play.match.state)


BOTH = frozenset({"black", "iron"})
MIXES = {
    "black": (Setup(seats=3, seed=5, modules=frozenset({"black"}), tiles="random"), 3),
    "iron": (Setup(seats=2, seed=6, modules=frozenset({"iron"}), tunnel="A", new_tiles=("19", "27")), 2),
    "iron and an automa": (Setup(seats=2, seed=7, modules=frozenset({"iron"}), tunnel="B"), 1),
    "both": (
        Setup(
            seats=4,
            seed=3,
            modules=BOTH,
            tunnel="B",
            tiles="random",
            new_tiles=("16", "17", "18", "19", "26", "27", "28", "29", "36", "37", "38", "46", "47", "30E"),
        ),
        4,
    ),
    "many new": (
        Setup(
            seats=4, seed=8, modules=BOTH, new_tiles=("16", "18", "19", "26", "28", "29", "37", "38", "46")
        ),
        2,
    ),
}


@pytest.mark.long
@pytest.mark.parametrize("mix", MIXES)
def test_games_with_the_ruhr_valley(hand: Hand, mix: str) -> None:
    setup, humans = MIXES[mix]
    sit_down(hand, setup, humans)
    play = hand.play
    hand.play_on()
    assert isinstance(hand.app.scene, Result)
    replayed, moves, state = replay(saved_game())
    assert list(moves) == play.match.moves and replayed.modules == setup.modules
    assert scores(state) == scores(play.match.state)
    rows = hand.app.scene.lines
    for seat in state.seats:
        assert seat.bonus == NO_BONUS or words_of("en").line(bonus_name(seat.bonus)) in said(hand)
    total = [sum(row.values[column] for row in rows[:-2]) for column in range(setup.seats)]
    assert total == list(rows[-2].values)
