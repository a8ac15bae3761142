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
    Command,
    Decide,
    MoveGood,
    MovePiece,
    OpenTarget,
)
from game.scenes.play.menu import Menu
from game.scenes.play.planning import PlanEditor
from game.scenes.play.scene import Play
from game.scenes.play.storage import StorageEditor
from game.scenes.result.scene import Result
from game.scenes.stage.commands import LookAt, ScrollLog, StageAct
from tests.scenes.clicks import Hand, spot_on
from tests.scenes.sitting import editor_of, table, until


def test_a_click_is_a_value_before_anything_is_done() -> None:
    hand = table()
    play = until(hand, Step.FIRST_TAKING)
    target = play.targets.glowing()[0]
    spot, before = spot_on(target), len(play.match.moves)
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        commands = play.controls.commands(pygame.Event(kind, pos=spot, button=1))
    assert commands == [StageAct.CLOSE_WHY, OpenTarget(None), Decide((target.moves[0],))]
    assert len(play.match.moves) == before
    play.do(commands)
    assert target.moves[0] in play.match.moves[before:]


def test_a_piece_is_laid_and_taken_up_without_a_mouse() -> None:
    play = until(table(), Step.PLANNING)
    editor = editor_of(play)
    piece = next(piece for piece in editor.loose() if len(editor.takers(piece)) > 1)
    first, second = editor.takers(piece)[:2]
    blank = editor.plan
    play.do([MovePiece(piece, None, first)])
    assert editor.plan == blank.add(piece, first) and editor.active == first and play.glide is None
    play.do([MovePiece(piece, first, second)])
    assert editor.plan == blank.add(piece, second)
    play.do([MovePiece(piece, second, None), ChooseField(second), MovePiece(piece, None, first)])
    assert editor.plan == blank.add(piece, first)
    for _ in range(4):
        play.do([Act.TAKE_BACK])
    assert editor.plan == blank


def test_what_the_rules_refuse_is_said_and_changes_nothing() -> None:
    play = until(table(), Step.PLANNING)
    editor = editor_of(play)
    piece, field = next(
        (piece, field)
        for piece in editor.loose()
        for field in editor.plan.fields
        if field not in editor.takers(piece)
    )
    before = editor.plan
    play.do([MovePiece(piece, None, field)])
    assert editor.plan is before and play.bubble is not None


def test_log_boards_and_menu_open_by_command() -> None:
    play = until(table(), Step.FIRST_TAKING)
    play.do([LookAt(1), StageAct.OPEN_LOG, ScrollLog(2)])
    assert (play.stage.focus, play.stage.log_open, play.stage.log_back) == (1, True, 2)
    play.do([Act.ESCAPE])
    assert not play.stage.log_open
    flow = play.do([StageAct.OPEN_MENU])
    assert flow is not None and isinstance(flow.scene, Menu)  # type: ignore[union-attr]


def commands(play: Play, chance: random.Random) -> list[Command]:
    """What a script asks for that knows no place of the window."""
    editor = play.editor
    if isinstance(editor, PlanEditor):
        able = [MovePiece(piece, None, field) for piece in editor.loose() for field in editor.takers(piece)]
        if editor.plan.problem:
            return [Act.TAKE_BACK]
        return [chance.choice(able), Act.FINISH] if able else [Act.FINISH]
    if isinstance(editor, StorageEditor):
        stored = [MoveGood(good, slot, None) for slot, good in editor.plan.put.items()]
        loose: list[Command] = [MoveGood(good, None, editor.plan.home(good)) for good in editor.usable()]
        taken = stored[:1] if chance.random() < 0.2 else []
        return [*taken, *(loose[:1] or [Act.FINISH])]
    return [Decide((chance.choice(play.targets.legal),))]


@pytest.mark.long
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
        play.do(commands(play, chance))
    hand.step(1.0)
