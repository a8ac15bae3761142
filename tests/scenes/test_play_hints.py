"""What the table says: the question, tips, refusals that help, the tile in large, the opened log."""

from __future__ import annotations

import pygame
import pytest

from game.rulebook import text_of
from game.rules import parse_move, play
from game.rules.message import Amount, SeatName, message
from game.rules.moves import DECLINE, Activate, Drain, Lay, Take
from game.rules.terms import Field, Marker, Step
from game.scenes.play.marks import marks
from game.scenes.play.scene import Play
from game.scenes.stage.pointing import AWAY, REST
from game.scenes.stage.tips import reach
from game.table.logpanel import log_rows
from game.table.spots import Kind, Spot
from tests.english import english
from tests.rules.helpers import at_taking, give, own
from tests.scenes.answering import told
from tests.scenes.clicks import Hand
from tests.scenes.sitting import editor_of, give_disks, table, until
from tests.scenes.stage import click, log, stage
from tests.scenes.test_play_why import table as reasoned
from tests.scenes.written import said


def at_work(hand: Hand, water: int = 1) -> Play:
    """The person works, with two black disks on farmer and farmhand each."""
    play = until(hand, Step.PLANNING)
    give_disks(play, (4, 0, 0)).water = water
    lays = [Lay(Field.FARMER, (2, 0, 0)), Lay(Field.FARMHAND, (2, 0, 0)), Lay(Field.COAL_DIGGER)]
    play.submit(lays)
    return until(hand, Step.WORKING)


def test_a_click_on_the_water_removes_as_much_as_an_action_can() -> None:
    hand = table()
    play = at_work(hand, water=3)
    click(hand, "worker farmer")
    click(hand, "water")
    assert play.match.moves[-1] == Drain(2)


def test_coal_clicked_before_a_worker_says_what_to_click_first() -> None:
    hand = table()
    play = at_work(hand)
    before = len(play.match.moves)
    click(hand, "coal")
    assert len(play.match.moves) == before
    assert play.bubble is not None and "click the worker" in english(play.bubble[0])


def test_the_question_offers_only_what_can_be_done() -> None:
    hand = table()
    play = at_work(hand)
    play.match.state.seats[play.stage.focus].tiles = (1 << len(play.match.state.box.tiles)) - 1
    play.refresh()
    assert "Anna: click a worker" in said(hand)
    for field in (Field.FARMER, Field.FARMHAND):
        play.match.state.seats[play.stage.focus].worked |= 1 << field
    play.refresh()
    assert any(text.endswith("the turn ends") for text in said(hand))
    assert not any(isinstance(move, Activate) for move in play.targets.legal)


def test_the_second_taking_says_how_many_disks_a_click_takes() -> None:
    hand = table()
    play = until(hand, Step.FIRST_TAKING)
    state = play.match.state
    state.action[0] = (4, 0, 0)
    state.step = Step.SECOND_TAKING
    state.seats[play.stage.focus].disks, state.seats[play.stage.focus].cart1 = (3, 0, 0), (3, 0, 0)
    play.refresh()
    assert "+2" in said(hand)
    play.submit([next(move for move in play.targets.legal if move == Take(0, 0))])
    assert play.match.state.seats[play.stage.focus].cart2 == (2, 0, 0)


def test_outside_the_takings_nothing_says_take() -> None:
    hand = table()
    until(hand, Step.PLANNING)
    assert not any(text.startswith("+") for text in said(hand))


def test_a_new_phase_begins_with_workers_that_have_not_worked() -> None:
    hand = table()
    play = until(hand, Step.FIRST_TAKING)
    play.match.state.seats[play.stage.focus].worked = 0b111
    play.refresh()
    assert "has worked" not in said(hand)


def test_what_is_dragged_leaves_its_place() -> None:
    hand = table()
    play = until(hand, Step.PLANNING)
    left = f"{sum(map(sum, editor_of(play).carts()))} unlaid"
    one_less = f"{sum(map(sum, editor_of(play).carts())) - 1} unlaid"
    assert left in said(hand)
    spot = next(spot for spot in editor_of(play).spots(play.stage) if spot.origin is None)
    hand.press(spot.rect.center)
    pygame.event.post(pygame.Event(pygame.MOUSEMOTION, pos=(640, 400), rel=(9, 9), buttons=(1, 0, 0)))
    hand.step()
    assert one_less in said(hand) and left not in said(hand)


def test_a_plan_that_can_reach_no_development_says_why() -> None:
    hand = table()
    play = until(hand, Step.PLANNING)
    tiles = play.match.state.box.tiles
    tile = next(t for t in tiles if t.level == 2 and t.cost[3] == 2 and t.cost[0] == 0)
    give_disks(play, (2, 1, 0) if tile.cost[1] else (2, 0, 1))
    play.refresh()
    hand.click(play.stage.layout.board.fields[Field.FARMER].move(6, 6).topleft)
    for _ in range(3):
        spots = [spot for spot in editor_of(play).spots(play.stage) if spot.origin is None]
        hand.click(spots[0].rect.center)
    assert any("touches no development" in text or "within reach" in text for text in said(hand))


def test_the_tile_in_large_says_whether_it_can_be_reached() -> None:
    play = until(table(), Step.FIRST_TAKING)
    state, anna = play.match.state, SeatName(0)
    first, below = state.box.tiles[0], next(tile for tile in state.box.tiles if tile.level == 4)
    assert reach(state, 0, first.index) == message("reach-free", seat=anna)
    assert reach(state, 0, below.index) == message("reach-far", seat=anna)
    state.stacks[below.index] = (1,)
    price = tuple(Amount(1, kind) for kind in below.distant)
    distant = message("reach-distant", seat=anna, price=price, owner=SeatName(1))
    assert reach(state, 0, below.index) == distant
    state.seats[0].tiles |= 1 << below.index
    assert reach(state, 0, below.index) == message("reach-owned", seat=anna)


def test_a_pointer_that_rests_is_told_what_it_rests_on() -> None:
    hand = table()
    play = until(hand, Step.FIRST_TAKING)
    spot = play.stage.layout.board.pinge_water.center
    tip = english(told(play, spot))
    assert "no coal is dug" in tip
    hand.move(spot)
    hand.step()
    assert tip not in said(hand)
    hand.step(REST + 0.1)
    assert tip in said(hand)


def test_a_marker_under_the_pointer_shows_its_development() -> None:
    hand = table()
    play = until(hand, Step.FIRST_TAKING)
    hand.move(play.stage.layout.board.marker(Marker.LADDER).center)
    hand.step()
    hand.step(REST + 0.1)
    ladder = next(tile for tile in play.match.state.box.tiles if tile.name == "Ladder")
    assert english(text_of(ladder)) in said(hand)


@pytest.mark.parametrize("close", ["click", "right", "escape"])
def test_the_log_opens_over_the_small_boards_and_closes(close: str) -> None:
    hand = table(seats=4)
    play = until(hand, Step.PLANNING)
    hand.click(play.stage.layout.log.move(2, 2).topleft)
    assert play.stage.log_open
    texts = said(hand)
    assert any(text.startswith("Log:") for text in texts)
    moves = len(play.match.moves)
    if close == "escape":
        hand.key(pygame.K_ESCAPE)
    else:
        hand.click(play.stage.layout.log_tall.move(2, 2).topleft, button=3 if close == "right" else 1)
    assert not play.stage.log_open and len(play.match.moves) == moves


@pytest.mark.long
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)], ids=str)
def test_the_panel_cuts_no_line_of_the_opened_log(size: tuple[int, int]) -> None:
    hand = reasoned(seats=4, size=size)
    stage = hand.play.stage
    while len(stage.lines) < 20:
        hand.decide()
    stage.log_open = True
    tall = stage.log
    hand.key(pygame.K_w)
    panel = hand.play.why.panel
    assert panel is not None and panel.sheet.rect.colliderect(tall)
    for back in range(8):
        stage.log_back = back
        rows = log_rows(hand.app.context.theme, stage.log, stage.lines, back)
        assert rows and not panel.sheet.rect.collidelistall([row.rect for row in rows])
    hand.key(pygame.K_w)
    assert stage.log == tall and stage.log_open


def test_a_click_hurries_the_automas() -> None:
    hand = table()
    hand.app.context.settings.pace = "slow"
    play = until(hand, Step.FIRST_TAKING)
    play.submit([next(move for move in play.targets.legal if isinstance(move, Take))])
    while play.session.human:
        hand.decide()
    play.pace.wait = 5.0
    hand.press((640, 400))
    hand.step(0.0)
    assert play.pace.wait <= hand.app.context.settings.pause < 5.0


@pytest.mark.rule("32")
def test_an_oil_lamp_is_offered_in_words_and_by_its_marker() -> None:
    hand = table()
    play = until(hand, Step.FIRST_TAKING)
    assert not any("first the Oil Lamp" in text for text in said(hand))
    play.match.state.seats[play.stage.focus].markers = (0, 0, 0, 0, 1, 0)
    play.refresh()
    assert any("or first the Oil Lamp" in text for text in said(hand))
    assert Spot(Kind.MARKER, Marker.OIL_LAMP) in marks(play).glow


def test_the_first_springs_water_is_in_the_log() -> None:
    hand = table()
    until(hand, Step.FIRST_TAKING)
    assert any(text.startswith("Anna takes 1 water") for text in said(hand))


@pytest.mark.rule("32", "R-48")
def test_after_the_taking_the_lamp_can_be_used_or_kept() -> None:
    state = at_taking([(1, 1, 0), (2, 0, 2)], [(0, 0, 2), (1, 0, 0)], year=2)
    give(state.seats[0], markers=["oil-lamp"])
    own(state, 0, "12", "22", "32")
    play(state, parse_move("take yellow from 2"))
    hand = stage(state)
    assert "Anna: click a reserve disk for the Oil Lamp to swap it" in said(hand)
    assert "Keep the Oil Lamp" in said(hand) and not any(text.startswith("+") for text in said(hand))
    hand.click(hand.play.stage.layout.board.button.center)
    assert hand.play.match.moves[0] == DECLINE
    assert not any("Oil Lamp" in line for line in log(hand))


@pytest.mark.rule("32", "R-48")
def test_a_click_on_a_reserve_disk_swaps_it_after_the_taking() -> None:
    state = at_taking([(1, 0, 0), (0, 0, 2)], [(0, 0, 2), (0, 0, 0)], year=2)
    give(state.seats[0], markers=["oil-lamp"])
    own(state, 0, "12", "22", "32")
    play(state, parse_move("take yellow from 2"))
    hand = stage(state)
    click(hand, "reserve 1 0")
    hand.click(hand.play.badges()[0].rect.center)
    assert str(hand.play.match.moves[0]) == "swap in 1: yellow for black"


def with_lamp() -> Hand:
    """An Oil Lamp before the taking; in pool 1 one brown and two yellow, beside it one yellow."""
    state = at_taking([(0, 1, 2), (2, 2, 0)], [(0, 0, 1), (1, 0, 0)], year=2)
    give(state.seats[0], markers=["oil-lamp"])
    own(state, 0, "12", "22", "32")
    return stage(state)


@pytest.mark.rule("32")
def test_a_swap_asks_for_the_other_disk_even_of_one_colour() -> None:
    hand = with_lamp()
    click(hand, "reserve 1 0")
    assert not hand.play.match.moves and len(hand.play.badges()) == 1
    hand.move(AWAY)
    hand.step()
    wanted = "Anna: click the disk of pool 1 that goes into its reserve for 1 yellow disk"
    assert wanted in said(hand)


@pytest.mark.rule("32")
def test_the_pile_clicked_then_is_swapped_and_nothing_is_taken() -> None:
    hand = with_lamp()
    click(hand, "reserve 1 0")
    click(hand, "pool 1 brown")
    assert list(map(str, hand.play.match.moves)) == ["swap in 1: yellow for brown"]


@pytest.mark.rule("32")
def test_a_pile_of_the_same_colour_is_neither_swapped_nor_taken() -> None:
    hand = with_lamp()
    click(hand, "reserve 1 0")
    click(hand, "pool 1 yellow")
    assert not hand.play.match.moves
    assert hand.play.bubble is not None and "would change nothing" in english(hand.play.bubble[0])
