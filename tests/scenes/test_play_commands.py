"""Commands are values: hands give them, one place carries them out, and no mouse is needed."""

from __future__ import annotations

import random

import pygame
import pytest

from game.rules.terms import Step
from game.scenes.flow import Pop
from game.scenes.play.commands import (
    Act,
    ChooseField,
    Decide,
    LayPiece,
    LookAt,
    OpenTarget,
    ScrollLog,
    StoreGood,
    TakeOut,
    TakeUp,
)
from game.scenes.play.menu import Menu
from game.scenes.play.planning import PlanEditor
from game.scenes.play.scene import Play
from game.scenes.play.storage import StorageEditor
from game.scenes.result import Result
from tests.scenes.clicks import Hand, spot_on
from tests.scenes.test_play_mouse import bench_of, table, until


def test_a_click_is_a_value_before_anything_is_done() -> None:
    hand = table()
    play = until(hand, Step.FIRST_TAKING)
    target = play.targets.glowing()[0]
    spot, before = spot_on(target), len(play.match.moves)
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        commands = play.controls.commands(pygame.Event(kind, pos=spot, button=1))
    assert commands == [Act.CLOSE_WHY, OpenTarget(None), Decide((target.moves[0],))]
    assert len(play.match.moves) == before
    play.do(commands)
    assert target.moves[0] in play.match.moves[before:]


def test_a_piece_is_laid_and_taken_up_without_a_mouse() -> None:
    play = until(table(), Step.PLANNING)
    editor = bench_of(play)
    piece = next(piece for piece in editor.loose() if len(editor.takers(piece)) > 1)
    first, second = editor.takers(piece)[:2]
    blank = editor.plan
    play.do([LayPiece(piece, first)])
    assert editor.plan == blank.add(piece, first) and editor.active == first and play.glide is None
    play.do([LayPiece(piece, second, first)])
    assert editor.plan == blank.add(piece, second)
    play.do([TakeUp(piece, second), ChooseField(first), LayPiece(piece)])
    assert editor.plan == blank.add(piece, first)
    for _ in range(4):
        play.do([Act.TAKE_BACK])
    assert editor.plan == blank


def test_what_the_rules_refuse_is_said_and_changes_nothing() -> None:
    play = until(table(), Step.PLANNING)
    editor = bench_of(play)
    piece, field = next(
        (piece, field)
        for piece in editor.loose()
        for field in editor.plan.fields
        if field not in editor.takers(piece)
    )
    before = editor.plan
    play.do([LayPiece(piece, field)])
    assert editor.plan is before and play.said is not None


def test_log_boards_and_menu_open_by_command() -> None:
    play = until(table(), Step.FIRST_TAKING)
    play.do([LookAt(1), Act.OPEN_LOG, ScrollLog(2)])
    assert (play.stage.focus, play.stage.log_open, play.stage.log_back) == (1, True, 2)
    play.do([Act.ESCAPE])
    assert not play.stage.log_open
    flow = play.do([Act.OPEN_MENU])
    assert flow is not None and isinstance(flow.scene, Menu)  # type: ignore[union-attr]


def command(play: Play, chance: random.Random) -> list[object]:
    """What a script that knows no place asks for."""
    editor = play.editor
    if isinstance(editor, PlanEditor):
        able = [(piece, field) for piece in editor.loose() for field in editor.takers(piece)]
        laid = [LayPiece(*chance.choice(able))] if able and not editor.plan.problem else []
        return [*laid, Act.TAKE_BACK if editor.plan.problem else Act.FINISH]
    if isinstance(editor, StorageEditor):
        goods = [StoreGood(good) for good in editor.usable()[:1]]
        taken = [TakeOut(slot) for slot in list(editor.plan.put)[:1] if chance.random() < 0.2]
        return [*taken, *(goods or [Act.FINISH])]
    return [Decide((chance.choice(play.targets.legal),))]


@pytest.mark.parametrize("humans", [1, 2])
def test_a_whole_game_by_commands_alone(humans: int) -> None:
    hand, chance = table(humans=humans, seed=4), random.Random(humans)
    for _ in range(4000):
        if isinstance(hand.app.scene, Result):
            break
        decide(hand, chance)
    assert isinstance(hand.app.scene, Result)


def decide(hand: Hand, chance: random.Random) -> None:
    """One command where a person is asked, else a round of waiting."""
    play = hand.app.scene
    if not isinstance(play, Play):
        hand.app.apply(Pop())
    elif play.stage.winter_read:
        play.do([Act.FINISH])
    elif play.session.human and not play.behind_curtain and play.mine and not play.stage.moving:
        play.do(command(play, chance))  # type: ignore[arg-type]
    hand.step(1.0)
