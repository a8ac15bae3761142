"""The cursor says what a click will do, over every kind of thing in the window."""

from __future__ import annotations

import pygame
import pytest

from game.rules.terms import Step
from game.scenes.kit.choices import Stepper
from game.scenes.kit.entry import Entry
from game.scenes.kit.widget import Button
from game.scenes.newgame.scene import NewGame
from game.scenes.play.loghead import since_chip
from game.scenes.play.lookback import LookBack
from game.scenes.play.planning import PlanEditor
from game.scenes.play.storage import StorageEditor
from game.table.logpanel import log_rows
from game.table.places.board import Good
from game.table.places.hexagon import Hexagon
from tests.rules.helpers import at_working
from tests.scenes.clicks import Hand, spot_on
from tests.scenes.reels import begun
from tests.scenes.sitting import editor_of, table, until
from tests.scenes.stage import click, stage
from tests.scenes.test_replay_window import why_told
from tests.scenes.test_since import rows as lines
from tests.scenes.test_since import working

HAND, ARROW, NO = pygame.SYSTEM_CURSOR_HAND, pygame.SYSTEM_CURSOR_ARROW, pygame.SYSTEM_CURSOR_NO
HELD, TEXT = pygame.SYSTEM_CURSOR_SIZEALL, pygame.SYSTEM_CURSOR_IBEAM
NOWHERE = (3, 3)
Spot = tuple[int, int]


def over(hand: Hand, spot: Spot) -> int:
    """The cursor, once the pointer is there."""
    hand.move(spot)
    hand.step(0.0)
    hand.app.draw()
    return hand.app.cursor


def middle(area: Hexagon) -> Spot:
    return round(area.centre[0]), round(area.centre[1])


def test_over_a_plan() -> None:
    hand = table()
    play = until(hand, Step.PLANNING)
    editor, board = editor_of(play), play.stage.layout.board
    loose = [lying for lying in editor.spots(play.stage) if lying.origin is None]
    assert all(
        over(hand, lying.rect.center) == (HAND if editor.takers(lying.thing) else NO) for lying in loose
    )
    assert over(hand, board.fields[editor.plan.fields[0]].midtop) == HAND
    assert over(hand, board.button.center) == HAND
    assert over(hand, play.stage.layout.boards[1].rect.center) == HAND
    assert over(hand, play.stage.layout.ribbon.undo.center) == HAND
    assert over(hand, NOWHERE) == over(hand, play.stage.layout.disks.pools[0].rect.center) == ARROW


def test_while_a_piece_is_dragged() -> None:
    hand = table()
    play = until(hand, Step.PLANNING)
    editor, fields = editor_of(play), play.stage.layout.board.fields
    loose = [lying for lying in editor.spots(play.stage) if lying.origin is None]
    lying = next(one for one in loose if 0 < len(editor.takers(one.thing)) < len(editor.plan.fields))
    takers = editor.takers(lying.thing)
    hand.press(lying.rect.center)
    hand.step(0.0)
    for field in editor.plan.fields:
        assert over(hand, fields[field].center) == (HELD if field in takers else NO)
    assert over(hand, NOWHERE) == HELD
    hand.release(NOWHERE)
    assert over(hand, NOWHERE) == ARROW


def test_where_a_piece_fits_nowhere() -> None:
    hand = table()
    play = until(hand, Step.PLANNING)
    play.match.state.seats[play.stage.focus].thaler = 3
    play.refresh()
    thaler = play.stage.layout.board.goods[Good.THALER].center
    assert over(hand, thaler) == HAND
    hand.click(thaler)
    assert over(hand, thaler) == NO
    hand.click(thaler)
    assert play.bubble is not None


def test_over_work() -> None:
    hand = stage(at_working("farmer: 2 black", seat={"wood": 1, "water": 1}))
    play = hand.play
    for target in play.targets.all:
        meant = bool(play.targets.live[target.name])
        if play.targets.at(spot_on(target)) is target:
            assert over(hand, spot_on(target)) == (HAND if meant else NO), target.name
    click(hand, "worker farmer")
    coal = next(target for target in play.targets.all if target.name == "coal")
    assert over(hand, play.stage.layout.board.pinge_coal[0].center) == HAND
    assert play.targets.live[coal.name]
    wood = play.stage.layout.board.goods
    hand.press(next(rect for good, rect in wood.items() if good.name == "WOOD").center)
    hand.step(0.0)
    prop = next(target for target in play.targets.all if target.name == "prop pinge")
    assert over(hand, prop.rect.center) == HELD


@pytest.mark.long
def test_over_a_store() -> None:
    hand = table(seed=3)
    play = until(hand, Step.WINTER_STORAGE)
    assert isinstance(play.editor, StorageEditor)
    slot = play.stage.yard.slot(0, len(play.editor.plan.slots))
    assert over(hand, slot.center) == HAND
    hand.press(slot.center)
    hand.step(0.0)
    assert over(hand, play.stage.yard.lease(1).center) == HELD
    hand.release(slot.center)
    assert over(hand, play.stage.yard.lease(1).center) == ARROW


def test_over_a_panel_that_tells_why() -> None:
    viewer = why_told()
    viewer.key(pygame.K_w)
    panel = viewer.replay.why.panel
    assert panel is not None
    assert over(viewer, panel.sheet.close.center) == HAND
    assert over(viewer, panel.sheet.title.center) == ARROW


def test_over_a_replay() -> None:
    viewer = begun(moves=60)
    viewer.key(pygame.K_END)
    replay, layout = viewer.replay, viewer.replay.stage.layout
    row = next(
        row for row in log_rows(viewer.app.context.theme, layout.log, replay.lines()) if row.line.moment
    )
    assert over(viewer, row.rect.center) == HAND
    assert over(viewer, layout.log.move(4, 4).topleft) == HAND
    assert over(viewer, layout.ribbon.menu.center) == HAND
    assert over(viewer, layout.boards[1 - replay.stage.focus].rect.center) == HAND
    assert over(viewer, replay.bar.timeline.rect.center) == HAND
    assert over(viewer, replay.bar.back.rect.center) == HAND
    assert over(viewer, replay.bar.on.rect.center) == ARROW
    assert over(viewer, middle(layout.developments.hexes[0])) == ARROW
    assert over(viewer, layout.board.button.center) == ARROW


def test_over_a_look_back() -> None:
    hand = working()
    chip, (_, line) = since_chip(hand.play.stage).center, lines(hand)[-1]
    assert over(hand, chip) == over(hand, line) == HAND
    hand.click(line)
    assert isinstance(hand.app.scene, LookBack)
    layout = hand.app.scene.stage.layout
    assert over(hand, line) == over(hand, layout.board.button.center) == over(hand, layout.log.midtop) == HAND
    assert over(hand, layout.wheel.rect.center) == ARROW


@pytest.mark.long
def test_over_a_form() -> None:
    hand = table()
    scene = NewGame(hand.app.context)
    scene.more = True
    hand.app.stack = [scene]
    scene.resize()
    kinds = {kind: [w for w in scene.form.widgets if type(w) is kind] for kind in (Entry, Button, Stepper)}
    assert over(hand, kinds[Entry][0].rect.center) == TEXT
    assert over(hand, kinds[Stepper][0].rect.center) == HAND
    for button in kinds[Button]:
        assert over(hand, button.rect.center) == (NO if button.why else HAND)
    assert over(hand, NOWHERE) == ARROW


def test_an_editor_is_asked_of_the_seat_that_decides() -> None:
    hand = table()
    play = until(hand, Step.PLANNING)
    assert isinstance(play.editor, PlanEditor)
    lying = next(iter(play.editor.spots(play.stage)))
    hand.click(play.stage.layout.boards[1].rect.center)
    assert over(hand, lying.rect.center) == ARROW
