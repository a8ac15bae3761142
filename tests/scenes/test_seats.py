"""Seats that change hands in the window, replays that are played on, tables that one comes back to."""

from __future__ import annotations

import pygame
import pytest

from game.rules import Setup
from game.rules.moves import Lay
from game.rules.notation import parse_move
from game.rules.terms import Step
from game.scenes.app import App
from game.scenes.flow import Replace
from game.scenes.kit.choices import Stepper
from game.scenes.play.curtain import Curtain
from game.scenes.play.planning import PlanEditor
from game.scenes.play.scene import Play
from game.scenes.replay.menu import ReplayMenu
from game.scenes.saving.chairs import Chair
from game.scenes.seatsheet import SeatSheet
from game.scenes.session import Session
from tests.scenes.clicks import Hand
from tests.scenes.counting import drawn
from tests.scenes.opponents import OPPONENTS
from tests.scenes.reels import begun
from tests.scenes.test_play_hints import said

CHAIRS = (Chair("Anna", 2), Chair("Bauer", 0, "random", 7))


def table(humans: int = 1) -> Hand:
    """A hand at a new game; nothing flies."""
    app = App(OPPONENTS, (1280, 720))
    app.context.settings.pace, app.context.settings.animation = "at once", False
    chairs = (CHAIRS[0], Chair("Bert", 0)) if humans == 2 else CHAIRS
    app.apply(Replace(Play(app.context, Session.begin(app.context, Setup(seats=2, seed=4), chairs))))
    return Hand(app)


def until(hand: Hand, step: Step) -> None:
    while hand.play.match.state.step != step or not hand.play.session.human:
        hand.decide()
    hand.step()


def seat(hand: Hand, number: int, automa: str) -> None:
    """Turn the row of a seat until it names this automa."""
    scene = hand.app.scene
    assert isinstance(scene, SeatSheet)
    row = [widget for widget in scene.form.widgets if isinstance(widget, Stepper)][number]
    for _ in row.choices:
        if row.value == automa:
            return
        hand.click(row.ends[1].center)
    raise AssertionError(automa)


def test_a_seat_is_handed_over_from_the_menu_and_back() -> None:
    hand = table()
    until(hand, Step.PLANNING)
    before = len(hand.play.match.turns)
    hand.click(hand.play.stage.layout.ribbon.menu.center)
    hand.button("Seats …")
    seat(hand, 0, "random")
    hand.button("Play on")
    play = hand.play
    assert hand.app.scene is play and play.session.humans == [] and play.editor is None
    for _ in range(5):
        hand.step()
    assert not any(turn.human for turn in play.match.turns[before:]) and len(play.match.turns) > before
    hand.click(play.stage.layout.ribbon.menu.center)
    hand.button("Seats …")
    seat(hand, 0, "")
    hand.button("Play on")
    assert play.session.humans == [0] and play.viewer == 0
    assert len(play.session.record.seatings) == 2


def test_back_changes_nothing() -> None:
    hand = table()
    hand.click(hand.play.stage.layout.ribbon.menu.center)
    hand.button("Seats …")
    seat(hand, 1, "bauer")
    hand.button("Back")
    hand.button("Back to the game")
    assert hand.play.session.chairs == CHAIRS


@pytest.mark.long
def test_a_replay_is_played_on_from_any_position() -> None:
    viewer = begun()
    viewer.replay.go(40)
    record = viewer.replay.history.record
    viewer.click(viewer.replay.stage.layout.ribbon.menu.center)
    viewer.button("Play on from here …")
    seat(viewer, 0, "")
    seat(viewer, 1, "random")
    viewer.button("Play on")
    play = viewer.play
    assert play.match.moves == list(record.moves[:40]) and play.match.practice
    assert play.session.humans == [0]
    viewer.play_on()
    assert play.session.over


def test_a_game_that_is_over_is_not_played_on() -> None:
    viewer = begun()
    viewer.key(pygame.K_END)
    viewer.click(viewer.replay.stage.layout.ribbon.menu.center)
    assert isinstance(viewer.app.scene, ReplayMenu)
    assert "menu-play-on" not in [said.id for said, _ in viewer.app.scene.acts()]


@pytest.mark.parametrize("step", [Step.FIRST_TAKING, Step.PLANNING, Step.WORKING, Step.WINTER_STORAGE])
def test_a_table_that_is_come_back_to_is_the_same_picture(step: Step) -> None:
    """Board, log with its reasons, and what is half laid."""
    hand = table()
    until(hand, step)
    play = hand.play
    if isinstance(play.editor, PlanEditor):
        for spot in [spot for spot in play.editor.spots(play.stage.layout) if spot.field is None][:2]:
            hand.click(spot.rect.center)
    elif play.editor is not None:
        hand.click(play.stage.sheet.slot(0, len(play.editor.plan.slots)).center)
    hand.click(play.stage.layout.boards[1 - play.stage.focus].rect.center)
    hand.click(play.stage.layout.log.move(2, 2).topleft)
    hand.move((1, 1))
    hand.step(2.0)
    before, sight = drawn(hand), play.session.sight
    assert sight is not None and sight.focus == 1 and bool(sight.laid) == (play.editor is not None)
    hand.app.apply(Replace(Play(hand.app.context, reopened(play.session))))
    hand.step(2.0)
    hand.step(2.0)
    assert drawn(hand) == before


def lift(hand: Hand) -> None:
    """Whoever the curtain calls sits down."""
    hand.step(1.0)
    assert isinstance(hand.app.scene, Curtain)
    hand.click(hand.app.scene.form.widgets[0].rect.center)


def test_a_plan_half_laid_waits_behind_the_curtain() -> None:
    hand = table(humans=2)
    while hand.play.match.state.step != Step.PLANNING:
        hand.decide()
    lift(hand)
    bench = hand.play.editor
    assert isinstance(bench, PlanEditor)
    hand.click(next(spot for spot in bench.spots(hand.play.stage.layout) if spot.field is None).rect.center)
    field = bench.plan.fields[2]
    corner = hand.play.stage.layout.board.fields[field].topleft
    hand.click((corner[0] + 6, corner[1] + 6))
    hand.step()
    laid = bench.laid
    assert laid and bench.active == field
    hand.app.apply(Replace(Play(hand.app.context, reopened(hand.play.session))))
    assert hand.play.editor is None and hand.play.behind_curtain
    lift(hand)
    assert isinstance(hand.play.editor, PlanEditor) and hand.play.editor.laid == laid
    assert hand.play.editor.active == field


@pytest.mark.parametrize(
    "lay", ["lay farmer: 90 black", "lay farmer: 1 kiepenkerl", "lay coal-digger: 1 food"]
)
def test_a_plan_of_what_nobody_has_is_not_laid_out(lay: str) -> None:
    """A stranger's notes: only what the seat has lies on its board."""
    hand = table()
    until(hand, Step.PLANNING)
    play = hand.play
    assert isinstance(play.editor, PlanEditor)
    play.match.state.seats[0].food = 0
    play.refresh()
    strange = parse_move(lay)
    assert isinstance(strange, Lay)
    lays = [strange if one.field == strange.field else one for one in play.editor.plan.lays]
    assert PlanEditor(play.editor.plan.state, lays).laid == ()


def reopened(session: Session) -> Session:
    session.leave()
    (saved,) = session.host.saves.games()
    return Session.reopen(session.host, saved)


def test_redo_by_key_brings_back_what_was_taken_back() -> None:
    hand = table()
    until(hand, Step.FIRST_TAKING)
    hand.play.submit(hand.play.targets.legal[:1])
    match = hand.play.match
    before = match.moves
    press(hand, pygame.K_z)
    assert len(match.moves) < len(before)
    press(hand, pygame.K_y)
    assert match.moves[: len(before)] == before


def test_the_pointer_on_undo_is_told_what_it_takes_back() -> None:
    hand = table()
    until(hand, Step.SECOND_TAKING)
    hand.move(hand.play.stage.layout.ribbon.undo.center)
    hand.step()
    hand.step(2.0)
    assert "Undo: Anna’s taking" in said(hand) or "Undo: Anna's taking" in said(hand)


def press(hand: Hand, key: int) -> None:
    pygame.event.post(pygame.Event(pygame.KEYDOWN, key=key, mod=pygame.KMOD_CTRL, unicode="", scancode=0))
    hand.step(0.0)
