"""Finished games are stepped through from the window too; who sat where is read from any record."""

from __future__ import annotations

import pygame
import pytest

from game.match import Match
from game.rules import Setup, legal_moves
from game.rules.record import Seating
from game.scenes.app.loop import App
from game.scenes.flow import Replace
from game.scenes.replay.chairs import chairs_in
from game.scenes.replay.history import History
from game.scenes.result.scene import Result
from game.scenes.saved_games.opening import look_back
from game.scenes.saving.chairs import Chair
from game.scenes.session import Session
from game.scenes.title import Title
from game.table.logpanel import log_rows
from tests.english import english
from tests.scenes.opponents import OPPONENTS
from tests.scenes.reels import SIZE, Viewer, begun
from tests.scenes.weigher import REASONS, Weigher
from tests.scenes.written import said


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
    assert hand.replay.history.match is session.match and hand.replay.history.last == len(session.match.turns)
    assert [sitter.name for sitter in hand.replay.stage.sitters] == ["Anna", "Bert"]
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
    assert hand.replay.history.match.moves == session.match.moves
    assert [sitter.kind for sitter in hand.replay.stage.sitters] == ["Random", "Random"]
    hand.press_key(pygame.K_ESCAPE)
    text = session.path.read_text(encoding="utf-8").replace("lay farmer", "lay framer", 1)
    session.path.write_text(text, encoding="utf-8")
    hand.click(hand.app.scene.form.widgets[1].cell(0).center)  # type: ignore[attr-defined]
    hand.button("Step through it")
    assert hand.replay.history.last < len(session.match.moves) and session.path.exists()


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
    chairs = chairs_in(players, 2)[: len(sitters)]
    assert [(english(one.plate), one.colour, english(one.kind)) for one in chairs] == sitters


def why_told() -> Viewer:
    """A replay of a saved game of automas that weigh, at its twentieth move."""
    app = App({"weigher": Weigher}, (1280, 720))
    app.context.settings.animation = False
    chairs = tuple(Chair(name, seat, "weigher") for seat, name in enumerate(("Anna", "Bert")))
    session = Session.begin(app.context, Setup(seats=2, seed=21), chairs)
    while len(session.match.turns) < 30:
        session.advance()
    session.settle()
    session.leave()
    (saved,) = app.context.saves.games()
    app.apply(look_back(app.context, saved))
    viewer = Viewer(app)
    viewer.replay.go(20)
    viewer.step()
    return viewer


def test_a_saved_game_tells_why_as_the_table_does() -> None:
    viewer = why_told()
    viewer.key(pygame.K_w)
    panel = viewer.replay.why.panel
    assert panel is not None and panel.story.turn == 19 and panel.story.sentences == REASONS
    assert panel.story.rows or len(legal_moves(viewer.replay.history.state(19))) == 1
    viewer.key(pygame.K_ESCAPE)
    assert viewer.replay.why.panel is None
    log = viewer.replay.stage.layout.log
    rows = log_rows(viewer.app.context.theme, log, viewer.replay.lines(), viewer.replay.stage.log_back)
    row = next(row for row in rows if row.line.turn is not None)
    viewer.click(row.rect.center)
    assert viewer.replay.why.turn == row.line.turn


def test_the_panel_leads_to_other_decisions_and_goes_with_the_position() -> None:
    viewer = why_told()
    viewer.key(pygame.K_w)
    panel = viewer.replay.why.panel
    assert panel is not None
    viewer.click(panel.sheet.on.center)
    assert viewer.replay.why.turn == 20 and viewer.at == 21
    viewer.key(pygame.K_LEFT)
    assert viewer.at == 20 and viewer.replay.why.panel is None


def test_where_nothing_was_kept_nothing_is_told() -> None:
    viewer = begun(moves=40)
    viewer.key(pygame.K_END)
    viewer.key(pygame.K_w)
    assert viewer.replay.why.panel is None and all(line.turn is None for line in viewer.replay.lines())
    assert "No reasons of automas are kept up to here." in said(viewer)
    viewer.key(pygame.K_LEFT)
    assert "No reasons of automas are kept up to here." not in said(viewer)


def test_a_seat_that_changed_hands_says_who_sat_there_then() -> None:
    setup, players = Setup(seats=2), ("Anna (human, red)", "Bert (human, blue)")
    match = Match(setup, [None, None])
    for _ in range(6):
        match.submit(legal_moves(match.state)[0])
    record = match.record(players, [Seating(3, 1, "Bert (automa steiger 7, blue)")])
    reel = History.of_record(record, "a game")
    assert [english(reel.seated(at)[1].kind) for at in (0, 2, 3, 6)] == ["human"] * 2 + ["Steiger"] * 2
