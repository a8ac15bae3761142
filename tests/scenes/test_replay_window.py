"""Finished games are stepped through from the window too; who sat where is read from any record."""

from __future__ import annotations

import pygame
import pytest

from game.match import Match
from game.rules import Setup
from game.scenes.app import App
from game.scenes.flow import Replace
from game.scenes.replay.chairs import chairs_in
from game.scenes.replay.reel import Reel
from game.scenes.result import Result
from game.scenes.saves import Chair
from game.scenes.session import Session
from game.scenes.title import Title
from tests.scenes.clicks import in_english
from tests.scenes.opponents import OPPONENTS
from tests.scenes.reels import SIZE, Viewer


def over(app: App) -> Session:
    """A game at this window that has been played to its end by chance."""
    chairs = (Chair("Anna", 2, "random", 1), Chair("Bert", 0, "random", 2))
    session = Session.begin(app.context, Setup(seats=2, seed=3), chairs)
    while session.match.advance():
        pass
    session.save()
    session.leave()
    return session


def test_a_finished_game_is_stepped_through_from_its_result() -> None:
    hand = Viewer(App(OPPONENTS, SIZE))
    session = over(hand.app)
    hand.app.apply(Replace(Result(hand.app.context, session)))
    hand.step(0)
    hand.button("Step through")
    assert hand.replay.reel.match is session.match and hand.replay.reel.last == len(session.match.turns)
    assert [sitter.name for sitter in hand.replay.reel.sitters] == ["Anna", "Bert"]
    hand.press_key(pygame.K_ESCAPE)
    assert isinstance(hand.app.scene, Result)


def test_a_finished_saved_game_is_stepped_through_from_the_list() -> None:
    hand = Viewer(App(OPPONENTS, SIZE))
    session = over(hand.app)
    hand.app.apply(Replace(Title(hand.app.context)))
    hand.step(0)
    hand.button("Saved games")
    rows = hand.app.scene.form.widgets[1]  # type: ignore[attr-defined]
    hand.click(rows.cell(0).center)
    assert hand.replay.reel.match.moves == session.match.moves
    assert [sitter.kind for sitter in hand.replay.reel.sitters] == ["Random", "Random"]
    hand.press_key(pygame.K_ESCAPE)
    text = session.path.read_text(encoding="utf-8").replace("lay farmer", "lay framer", 1)
    session.path.write_text(text, encoding="utf-8")
    hand.click(hand.app.scene.form.widgets[1].cell(0).center)  # type: ignore[attr-defined]
    hand.button("Step through it")
    assert hand.replay.reel.last < len(session.match.moves) and session.path.exists()


@pytest.mark.parametrize(
    ("players", "sitters"),
    [
        ((), [("Seat 1", 0, ""), ("Seat 2", 1, "")]),
        (("bauer", "bauer"), [("Bauer 1", 0, "Bauer"), ("Bauer 2", 1, "Bauer")]),
        (
            ("Anna (human, blue)", "Steiger (automa steiger:miner 7, red)"),
            [("Anna", 1, "human"), ("Steiger", 0, "Steiger (miner)")],
        ),
        (("Anna (human, blue)", "Bert (human, blue)"), [("Anna", 0, "human"), ("Bert", 1, "human")]),
        (("A very long name, longer than there is room for", ""), [("A very long name, longe…", 0, "")]),
    ],
)
def test_who_sat_where_is_read_as_far_as_it_is_told(
    players: tuple[str, ...], sitters: list[tuple[str, int, str]]
) -> None:
    match = Match(Setup(seats=2), [None, None])
    reel = Reel(match, match.record(players), chairs_in(players, 2), "a game")
    assert [
        (in_english(one.name), one.colour, in_english(one.kind)) for one in reel.sitters[: len(sitters)]
    ] == sitters
