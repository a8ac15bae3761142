"""What a thing is, asked by F1 or by a press that is held, on every table; and the rule of the answer."""

from __future__ import annotations

import pygame
import pytest

from game.rules import Setup
from game.rules.message import message
from game.rules.terms import Field, Step
from game.scenes.app.controller import AXES
from game.scenes.flow import Push
from game.scenes.play.lookback import LookBack
from game.scenes.play.wishes import why_not
from game.scenes.replay.history import History
from game.scenes.replay.scene import Replay
from game.scenes.rulebook.scene import Rulebook
from game.scenes.stage.asking import HELD, STILL
from game.scenes.stage.pointing import REST
from game.scenes.stage.scene import StageScene
from tests.english import english
from tests.scenes.clicks import Hand
from tests.scenes.sitting import editor_of, people, sit_down, table, until, window
from tests.scenes.written import whole

Spot = tuple[int, int]


def scene(hand: Hand) -> StageScene[object]:
    found = hand.app.scene
    assert isinstance(found, StageScene)
    return found


def told(hand: Hand, spot: Spot) -> str:
    answer = scene(hand).stage.answer(scene(hand).picture(), spot)
    assert answer is not None
    return english(answer.said).replace("\xa0", " ")


def bag(hand: Hand) -> Spot:
    return scene(hand).stage.layout.disks.bag.center


def replayed(hand: Hand) -> None:
    session = hand.play.session
    history = History(session.match, session.record, session.chairs, message("the-game"))
    hand.app.apply(Push(Replay(hand.app.context, history)))
    hand.step()


def looked_back(hand: Hand) -> None:
    hand.app.apply(Push(LookBack(hand.play.stage, hand.play.session, (0,))))
    hand.step()
    assert isinstance(hand.app.scene, LookBack)


def at_play(hand: Hand) -> None:
    assert hand.app.scene is hand.play


TABLES = [at_play, replayed, looked_back]


@pytest.mark.parametrize("go", TABLES)
def test_f1_tells_at_once_what_the_pointer_is_on(go) -> None:  # type: ignore[no-untyped-def]
    hand = table()
    until(hand, Step.WORKING)
    go(hand)
    words = told(hand, bag(hand))
    hand.move(bag(hand))
    hand.step()
    assert words not in whole(hand)
    hand.key(pygame.K_F1)
    assert words in whole(hand)
    hand.key(pygame.K_F1)
    assert words not in whole(hand)


@pytest.mark.parametrize("go", TABLES)
@pytest.mark.parametrize("key", [pygame.K_ESCAPE, pygame.K_LSHIFT])
def test_any_key_ends_the_answer_and_escape_does_nothing_else(go, key: int) -> None:  # type: ignore[no-untyped-def]
    hand = table()
    play = until(hand, Step.WORKING)
    go(hand)
    here, moves = hand.app.scene, len(play.match.moves)
    words = told(hand, bag(hand))
    hand.move(bag(hand))
    hand.key(pygame.K_F1)
    assert words in whole(hand)
    hand.key(key)
    assert words not in whole(hand)
    assert hand.app.scene is here and len(play.match.moves) == moves


@pytest.mark.parametrize("go", TABLES)
def test_a_press_that_is_held_tells_and_means_nothing_else(go) -> None:  # type: ignore[no-untyped-def]
    hand = table()
    play = until(hand, Step.WORKING)
    go(hand)
    here, log = hand.app.scene, scene(hand).stage.layout.log
    spot = (log.left + 6, log.top + 6)
    words = told(hand, spot)
    hand.move(spot)
    hand.press(spot)
    hand.step(0.05)
    hand.step(HELD / 2)
    assert words not in whole(hand)
    hand.step(HELD / 2)
    assert words in whole(hand)
    hand.release(spot)
    hand.step()
    assert not scene(hand).stage.log_open and hand.app.scene is here
    assert words in whole(hand)
    hand.click(spot)
    assert scene(hand).stage.log_open
    assert play.stage is not None


def test_a_click_that_would_play_a_move_plays_none_when_held() -> None:
    hand = table()
    play = until(hand, Step.FIRST_TAKING)
    target = play.targets.glowing()[0]
    moves = len(play.match.moves)
    hand.move(target.rect.center)
    hand.press(target.rect.center)
    hand.step()
    hand.step(HELD)
    hand.release(target.rect.center)
    hand.step()
    assert len(play.match.moves) == moves
    assert "the farmer or the farmhand" in whole(hand)
    hand.click(target.rect.center)
    assert len(play.match.moves) > moves


def test_a_piece_that_is_held_still_lies_where_it_lay_and_one_that_is_dragged_goes_on() -> None:
    hand = table()
    play = until(hand, Step.PLANNING)
    editor = editor_of(play)
    lying = next(one for one in editor.spots(play.stage) if one.origin is None)
    start, laid = lying.rect.center, editor.laid
    hand.move(start)
    hand.press(start)
    hand.step()
    hand.step(HELD)
    assert play.stage.asking.spot == start
    hand.release(start)
    hand.step()
    assert editor.laid == laid and editor.drag is None
    field = editor.takers(lying.thing)[0]
    tray = play.stage.layout.board.trays[field].center
    hand.press(start)
    hand.step()
    hand.step(HELD)
    hand.move((start[0] + STILL + 1, start[1]))
    hand.step()
    assert play.stage.asking.spot is None and editor.drag is not None
    hand.move(tray)
    hand.release(tray)
    hand.step()
    assert editor.laid != laid


@pytest.mark.long
def test_the_answer_leads_to_its_rule_by_a_click_and_by_r() -> None:
    hand = table()
    play = until(hand, Step.WORKING)
    spot = play.stage.layout.board.pinge_water.center
    for opens in ("click", "key"):
        hand.move(spot)
        hand.key(pygame.K_F1)
        assert "R: rule M5" in whole(hand)
        box = play.stage.asking.box
        if opens == "click":
            hand.move(box.center)
            hand.step()
            assert "R: rule M5" in whole(hand)
            hand.click(box.center)
        else:
            hand.key(pygame.K_r)
        assert isinstance(hand.app.scene, Rulebook)
        assert hand.app.scene.reader.chosen == "guide-water-stops"
        hand.key(pygame.K_ESCAPE)
        assert hand.app.scene is play and play.stage.asking.spot is None
        assert "R: rule M5" not in whole(hand)


@pytest.mark.parametrize("moved", [False, True])
def test_after_the_rules_the_figures_come_only_once_the_pointer_is_moved(moved: bool) -> None:
    hand = table()
    play = until(hand, Step.WORKING)
    spot = play.stage.figures.card.center
    hand.move(spot)
    hand.key(pygame.K_F1)
    hand.key(pygame.K_r)
    if moved:
        hand.move((spot[0] + 300, spot[1]))
        hand.move((spot[0] + 2, spot[1]))
    hand.key(pygame.K_ESCAPE)
    hand.step(REST + 0.1)
    assert heading() not in whole(hand)
    hand.move(spot)
    hand.move((spot[0] + 4, spot[1]))
    hand.step(0.05)
    hand.step(REST + 0.1)
    assert heading() in whole(hand)


def heading() -> str:
    """Return the heading of the sheet of figures."""
    return english(message("figures-title")).replace("\xa0", " ")


def test_the_answer_goes_when_the_pointer_goes_elsewhere() -> None:
    hand = table()
    play = until(hand, Step.WORKING)
    words = told(hand, bag(hand))
    hand.move(bag(hand))
    hand.key(pygame.K_F1)
    hand.move(play.stage.layout.wheel.rect.center)
    hand.step()
    assert words not in whole(hand)


def test_f1_answers_for_the_ring_of_the_keys_too() -> None:
    hand = table()
    play = until(hand, Step.FIRST_TAKING)
    hand.key(pygame.K_TAB)
    assert play.steered is not None
    words = told(hand, play.steered.spot)
    assert words not in whole(hand)
    hand.key(pygame.K_F1)
    assert words in whole(hand)


def test_f1_on_nothing_says_how_it_is_used() -> None:
    hand = table()
    until(hand, Step.FIRST_TAKING)
    hand.key(pygame.K_F1)
    assert "F1 tells what it is" in whole(hand)


@pytest.mark.long
def test_what_cannot_be_done_is_told_with_its_reason() -> None:
    hand = table()
    play = until(hand, Step.WORKING)
    dead = [target for target in play.targets.all if not play.targets.live[target.name]]
    told_why = 0
    for target in dead:
        why, spot = why_not(play, target.rect.center), target.rect.center
        if why is None or play.targets.at(spot) is not target:
            continue
        hand.move((3, 3))
        hand.step()
        hand.move(spot)
        hand.key(pygame.K_F1)
        assert english(why).replace("\xa0", " ") in whole(hand), target.name
        told_why += 1
    assert told_why > 2


def test_the_large_button_says_why_it_does_nothing_yet() -> None:
    hand = Hand(window())
    sit_down(hand.app, Setup(2, 3, start_buildings=True), people(2, 1))
    hand.step()
    play = until(hand, Step.PLANNING)
    editor = editor_of(play)
    disk = next(piece for piece in editor.loose() if Field.WATER_MILL in editor.takers(piece))
    editor.move(disk, None, Field.WATER_MILL)
    assert editor.problem is not None
    hand.move(play.stage.layout.board.button.center)
    hand.key(pygame.K_F1)
    assert english(editor.problem).replace("\xa0", " ") in whole(hand)


def test_a_controller_asks_too() -> None:
    assert AXES[pygame.CONTROLLER_AXIS_RIGHTY][1] is not None
    assert AXES[pygame.CONTROLLER_AXIS_RIGHTY][1].key == pygame.K_F1
