"""Saved games for the tests, and a hand that opens them."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from game.automa.baselines import RandomPlayer
from game.match import Match
from game.rules import Setup, replay, scores
from game.rules.state import GameState
from game.scenes.app.loop import App
from game.scenes.feedback.questions import Questions
from game.scenes.result.scene import Result
from game.scenes.saving.chairs import Chair
from game.scenes.saving.folders import home
from game.scenes.saving.saves import Saves
from game.scenes.saving.summary import Saved
from game.scenes.titlesign import PlayButton
from tests.english import english
from tests.scenes.clicks import Hand
from tests.scenes.opponents import OPPONENTS

SIZE = (1280, 720)
PLAYED = 80
CHAIRS = (Chair("Anna", 2), Chair("Knecht", 0, "random", 2))


@cache
def record(moves: int = PLAYED, ruleset: str = "base") -> str:
    """A game after so many moves."""
    match = Match(Setup(seats=2, seed=3, ruleset=ruleset), [RandomPlayer(1), RandomPlayer(2)])
    while len(match.turns) < moves and match.advance():
        pass
    return match.text([chair.line() for chair in CHAIRS])


def saved(text: str | bytes, name: str = "game") -> Path:
    """The file of a save that holds this."""
    path = home() / "games" / f"{name}.hasp"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return path


def line_of_move(text: str, number: int) -> int:
    """The index of the line of a move, counted from 1."""
    lines = text.splitlines()
    return [at for at, line in enumerate(lines) if line[:1].isdigit()][number - 1]


def with_other_move(text: str, number: int) -> str:
    """The record with another word in one of its moves."""
    lines = text.splitlines()
    at = line_of_move(text, number)
    lines[at] = lines[at][:-1] + ("x" if lines[at][-1] != "x" else "y")
    return "\n".join(lines) + "\n"


def listed() -> Saved:
    (found,) = Saves().games()
    return found


def at_title() -> Hand:
    hand = Hand(App(OPPONENTS, SIZE))
    hand.step()
    return hand


def opened() -> Hand:
    """A hand that has clicked the only save in the list."""
    hand = at_title()
    hand.button("Saved games")
    hand.click(hand.app.scene.form.widgets[1].cell(0).center)  # type: ignore[attr-defined]
    return hand


def labels(hand: Hand) -> list[str]:
    return [english(widget.text) for widget in hand.app.scene.form.widgets]  # type: ignore[attr-defined]


def begins(hand: Hand) -> bool:
    """Return True if Play would begin a game, as none goes on."""
    (play,) = [widget for widget in hand.app.scene.form.widgets if isinstance(widget, PlayButton)]  # type: ignore[attr-defined]
    return english(play.note).startswith("Begins")


def games(folder: Path) -> list[str]:
    """Return the texts of all games in a folder."""
    return sorted(path.read_text("utf-8") for path in folder.glob("*.hasp"))


def play_to_result(hand: Hand) -> None:
    """Play a game by clicks to its final scoring; a draft's questions stay unanswered."""
    hand.play_on()
    if isinstance(hand.app.scene, Questions):
        hand.button("No answers")
    assert isinstance(hand.app.scene, Result)


def to_the_end(hand: Hand) -> tuple[Setup, GameState]:
    """Play a game by clicks to its final scoring, and compare its record; return setup and end of that."""
    play = hand.play
    play_to_result(hand)
    (text,) = games(home() / "games")
    setup, moves, state = replay(text)
    assert list(moves) == play.match.moves and len(moves) > 60
    assert scores(state) == scores(play.match.state)
    return setup, state
