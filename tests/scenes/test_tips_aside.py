"""Tips and tiles in large lie beside what they are about: pools, the log, an advice, the fields of a plan."""

from __future__ import annotations

import pygame
import pytest

from game.rules.terms import Step
from game.scenes.play.lookback import LookBack
from game.scenes.play.scene import Play
from game.scenes.play.stops import nearest, sought, stops
from game.scenes.stage.answers.finding import answers
from game.scenes.stage.answers.round_it import of_disks
from game.scenes.stage.pointing import REST
from game.scenes.stage.stage import LARGE
from game.table.logpanel import log_rows
from tests.few import few
from tests.scenes.boxes import Boxes
from tests.scenes.clicks import Hand
from tests.scenes.sitting import SIZE, editor_of, table, until
from tests.scenes.test_pointer_told import finish


def rest(hand: Hand, spot: tuple[int, int], boxes: Boxes) -> pygame.Rect:
    """Let the pointer rest on a spot; return the place of what is said there."""
    hand.move((spot[0] + 1, spot[1]))
    hand.step(0.0)
    hand.move(spot)
    hand.step(0.0)
    boxes.clear()
    hand.step(REST + 0.1)
    (box,) = boxes
    return box


def test_the_tips_of_the_pools_hide_no_group_that_can_be_taken(boxes: Boxes) -> None:
    hand = table(seats=4)
    play = until(hand, Step.FIRST_TAKING)
    wet = play.match.state.box.wet_pools
    for pool, water in zip(play.stage.layout.disks.pools, wet, strict=True):
        for place in (pool.reserve, pool.water) if water else (pool.reserve,):
            box = rest(hand, place.center, boxes)
            assert not [target.name for target in play.targets.glowing() if box.colliderect(target.rect)]


def test_a_pool_shows_its_water_only_while_a_taking_there_may_bring_it() -> None:
    """In the second taking it brings none (D4): there is no drop, and none that answers."""
    hand = table(seats=4)
    shown = {}
    for step in (Step.FIRST_TAKING, Step.SECOND_TAKING, Step.PLANNING):
        play = until(hand, step)
        layout, state = play.stage.layout, play.match.state
        wet = [pool for pool, water in zip(layout.disks.pools, state.box.wet_pools, strict=True) if water]
        hand.app.draw()
        drops = [pygame.image.tobytes(hand.app.surface.subsurface(pool.water), "RGB") for pool in wet]
        answered = [answer.area for answer in of_disks(layout, state)]
        shown[step] = drops, [pool.water in answered for pool in wet]
    assert shown[Step.FIRST_TAKING] == shown[Step.PLANNING] and all(shown[Step.FIRST_TAKING][1])
    drops, answering = shown[Step.SECOND_TAKING]
    assert not any(answering)
    pairs = zip(drops, shown[Step.FIRST_TAKING][0], strict=True)
    assert drops and all(without != drop for without, drop in pairs)


def lines_free(hand: Hand, boxes: Boxes) -> None:
    """No tip of a line of the log lies over the log."""
    scene = hand.app.scene
    assert isinstance(scene, Play | LookBack)
    stage = scene.stage
    rows = log_rows(stage.context.theme, stage.log, stage.lines)
    assert len(rows) > 4
    for row in rows:
        assert not rest(hand, row.rect.center, boxes).colliderect(stage.log)


def test_the_tip_of_a_line_of_the_log_hides_no_line(boxes: Boxes) -> None:
    hand = table()
    until(hand, Step.WORKING)
    lines_free(hand, boxes)


def test_the_tip_of_the_button_that_asks_hides_nothing_of_the_advice(boxes: Boxes) -> None:
    hand = table()
    play = until(hand, Step.WORKING)
    hand.key(pygame.K_a)
    for _ in range(20):
        hand.step(0.1)
    assert play.why.panel is not None and play.why.advised
    box = rest(hand, play.stage.layout.ask.center, boxes)
    assert not box.colliderect(play.why.panel.sheet.rect)


@pytest.mark.parametrize("key", [pygame.K_a, pygame.K_F10])
def test_a_tip_ends_when_a_key_opens_something_over_the_table(key: int, boxes: Boxes) -> None:
    """It is there again once the pointer moves."""
    hand = table()
    play = until(hand, Step.FIRST_TAKING)
    spot = play.stage.layout.disks.pools[0].reserve.center
    rest(hand, spot, boxes)
    hand.key(key)
    boxes.clear()
    for _ in range(20):
        hand.step(0.1)
        hand.app.scene.dirty = True
    assert not boxes
    if key == pygame.K_a:
        assert play.why.advised
        rest(hand, (spot[0] + 40, spot[1]), boxes)


def test_so_it_is_where_one_looks_back(boxes: Boxes) -> None:
    hand = table()
    play = until(hand, Step.WORKING)
    stage = play.stage
    row = log_rows(stage.context.theme, stage.log, stage.lines)[-1]
    hand.click(row.rect.center)
    hand.step(2.0)
    assert isinstance(hand.app.scene, LookBack)
    lines_free(hand, boxes)


@pytest.mark.parametrize("seats", [2, 4])
def test_the_card_of_a_tile_that_keys_reach_hides_neither_prompt_nor_a_field(
    boxes: Boxes, seats: int
) -> None:
    hand = table(seats=seats)
    play = until(hand, Step.PLANNING)
    layout, fields = play.stage.layout, editor_of(play).plan.fields
    kept = [layout.prompt, *(layout.board.fields[field] for field in fields)]
    for area in layout.developments.hexes:
        stop = nearest(stops(play), (round(area.centre[0]), round(area.centre[1])))
        play.controls.ring.stop_at(stop)
        boxes.clear()
        hand.app.draw()
        assert boxes and boxes[0].collidelistall(kept) == []


def test_after_the_curtain_keys_begin_with_a_piece_of_the_plan() -> None:
    hand = table(humans=2)
    play = until(hand, Step.PLANNING)
    finish(hand)
    hand.key(pygame.K_RETURN)
    hand.step(1.0)
    assert hand.app.scene is play
    hand.key(pygame.K_TAB)
    assert play.steered in sought(play)


@pytest.mark.long
@pytest.mark.parametrize("step", few([Step.PLANNING, Step.FIRST_TAKING, Step.WORKING]))
def test_no_answer_lies_on_what_it_is_about_or_on_the_prompt(boxes: Boxes, step: Step) -> None:
    hand = table(seats=3)
    play = until(hand, step)
    stage, told = play.stage, 0
    for answer in list(answers(play.context.theme, stage.layout, play.picture())):
        area = answer.area
        if not isinstance(area, pygame.Rect) or answer.tile is not None or max(area.size) > SIZE[0] * LARGE:
            continue
        hand.move(area.center)
        hand.step(0.0)
        boxes.clear()
        hand.key(pygame.K_F1, seconds=0.0)
        box = boxes[-1]
        if not area.colliderect(stage.layout.prompt):
            assert not box.colliderect(stage.layout.prompt), answer
        assert not box.colliderect(area), answer
        hand.key(pygame.K_LSHIFT, seconds=0.0)
        told += 1
    assert told > 60


@pytest.mark.parametrize("step", [Step.PLANNING, Step.WINTER_STORAGE], ids=lambda s: s.name)
def test_the_tip_of_the_large_button_hides_no_line_of_the_log(step: Step, boxes: Boxes) -> None:
    hand = table()
    play = until(hand, step)
    assert not rest(hand, play.stage.layout.board.button.center, boxes).colliderect(play.stage.log)
