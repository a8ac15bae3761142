"""What a plan lays for nothing, said before planning is finished (R-10)."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.plain_words import plain
from game.rules.message import message
from game.rules.moves import Dig, Drain
from game.rules.state import GameState
from game.rules.terms import Field, Step
from game.scenes.play.commands import Decide
from game.scenes.play.forfeits import asked_about
from game.scenes.play.waste import forfeits, in_short, in_vain, wasted
from game.scenes.stage.forecast import at_work, forecast
from game.words import words_of
from tests.english import english
from tests.rules.expansion import with_tiles
from tests.rules.helpers import SPRING, at_planning, at_taking, at_working, do
from tests.scenes.clicks import Hand
from tests.scenes.sitting import editor_of, plan
from tests.scenes.stage import click, stage
from tests.scenes.written import SPOKEN, said, written, wrong

rule = pytest.mark.rule


def vain(state: GameState, *lays: str) -> str:
    """What is laid for nothing, in English."""
    working = at_work(plan(state, *lays))
    assert working is not None and working.to_move is not None
    return ", ".join(map(english, in_vain(working.seats[working.to_move], wasted(working))))


def after_dig(state: GameState) -> GameState:
    """The position once the coal-digger has dug once."""
    do(state, "activate coal-digger", "dig")
    return state


BLOCKED = {"pinge_dug": 3, "food": 1, "thaler": 1, "markers": ["wheelbarrow"]}


@rule("R-10")
@pytest.mark.parametrize(
    ("pay", "said"),
    [("1 food", "1 food"), ("1 thaler", "1 Thaler"), ("1 wheelbarrow", "1 wheelbarrow marker")],
)
def test_pay_of_a_digger_who_can_neither_dig_nor_drain_is_for_nothing(pay: str, said: str) -> None:
    state = at_planning((0, 1, 1), seat=BLOCKED)
    assert vain(state, f"coal-digger: {pay}") == f"{said} on the coal-digger"
    (outlook,) = forecast(plan(state, f"coal-digger: {pay}")).values()
    assert outlook.said == message("play-nothing-yet-but-spent")


@rule("M3", "E3")
def test_a_worker_whose_coal_is_behind_a_prop_that_can_be_placed_waits_for_it() -> None:
    state = at_planning((0, 1, 1), seat=BLOCKED | {"wood": 1})
    (outlook,) = forecast(plan(state, "coal-digger: 1 food")).values()
    assert outlook.said == message("play-nothing-before-prop")


@rule("R-10")
def test_a_yellow_disk_there_is_no_more_than_a_disk_for_nothing() -> None:
    state = at_planning((0, 0, 1), seat=BLOCKED)
    assert vain(state, "coal-digger: 1 yellow") == "1 yellow disk on the coal-digger"


@pytest.mark.parametrize(
    ("seat", "lays"),
    [
        ({"wood": 1}, ("coal-digger: 1 food",)),  # a prop of the farm frees the coal
        ({}, ("farmer: 1 brown", "coal-digger: 1 food")),  # wood of the farmer does
        ({"water": 3}, ("coal-digger: 1 food",)),  # there is water to remove
        ({"pinge_dug": 6, "pinge_props": 2, "water": 0}, ("farmer: 1 black", "coal-digger: 1 food")),
    ],
)
def test_what_can_be_made_use_of_in_some_order_is_not(seat: dict[str, Any], lays: tuple[str, ...]) -> None:
    assert vain(at_planning((1, 1, 0), seat={**BLOCKED, **seat}), *lays) == ""


def test_a_haspelknecht_can_reel_what_the_miner_digs_first() -> None:
    state = at_planning((0, 0, 0), seat={"pinge_dug": 7, "food": 2, "tunnel_props": 1})
    assert vain(state, "coal-miner: 1 food", "haspelknecht: 1 food") == ""
    assert vain(state, "haspelknecht: 1 food") == "1 food on the Haspelknecht"


def test_disks_for_a_development_out_of_reach_lead_to_nothing() -> None:
    state = at_planning((2, 2, 0), seat={"pinge_dug": 0})
    lay = "farmer: 2 black, 2 brown"  # meets 31, which touches nothing that the seat owns
    assert vain(state, lay, "farmhand: nothing") == "2 black and 2 brown disks on the farmer"


def test_disks_for_a_tile_that_another_opens_do_not() -> None:
    state = at_planning((0, 3, 2), owns=("13",))
    assert vain(state, "farmer: 1 brown, 1 yellow", "farmhand: 2 brown, 1 yellow") == ""


@rule("R-10")
def test_markers_that_return_are_not_told_as_lost() -> None:
    state = at_planning(
        (0, 0, 0), owns=("19",), seat={"markers": ["hammer-and-pick"], "pinge_dug": 3}, **with_tiles("19")
    )
    found = wasted(at_work(plan(state, "farmers-wife: 1 hammer-and-pick")))
    assert [lay.field for lay in found] == [Field.FARMERS_WIFE]
    assert vain(state, "farmers-wife: 1 hammer-and-pick") == ""


def test_where_there_is_too_much_to_try_nothing_is_called_wasted(monkeypatch: pytest.MonkeyPatch) -> None:
    seat = {"pinge_dug": 7, "tunnel_dug": 11, "tunnel_props": 7, "shaft": 5, "wood": 6, "food": 1}
    state = at_planning((0, 2, 1), owns=("15",), seats=4, seat=seat)
    lays = ("farmhand: 2 brown", "coal-miner: 1 food", "haspelknecht: 1 yellow")
    assert vain(state, *lays) == "1 food on the coal-miner"
    monkeypatch.setattr("game.scenes.play.waste.AT_ONCE", 3)
    assert vain(state, *lays) == ""


@rule("R-10")
def test_the_question_says_so_at_the_button() -> None:
    hand = stage(at_planning((0, 1, 1), seat=BLOCKED, seats=2))
    editor = editor_of(hand.play)
    editor.lay_out(plan(editor.plan.state, "coal-digger: 1 food").lays)
    hand.move(hand.play.stage.layout.board.button.center)
    hand.step(0.0)
    lost = "For nothing as things stand: 1 food on the coal-digger; 2 disks unused"
    assert lost in said(hand) and "1 worker for nothing" in said(hand)
    editor.lay_out(plan(editor.plan.state, "farmer: 1 brown", "coal-digger: 1 food").lays)
    hand.step(0.0)
    assert "1 disk unused" in said(hand)


def finish(hand: Hand, wait: float = 1.0) -> int:
    """Wait, press the large button, and return the number of moves played."""
    hand.step(wait)
    hand.click(hand.play.stage.layout.board.button.center)
    return len(hand.play.match.moves)


def test_a_button_that_gives_something_up_asks_once() -> None:
    hand = stage(at_planning((0, 1, 1), seats=2))
    played = len(hand.play.match.moves)
    assert finish(hand) == played
    assert any(text.endswith("2 disks unused. Once more to go on all the same") for text in said(hand))
    assert finish(hand) > played


def test_what_was_asked_is_asked_again_of_another_plan() -> None:
    hand = stage(at_planning((0, 1, 1), seats=2))
    played = finish(hand)
    editor = editor_of(hand.play)
    editor.lay_out(plan(editor.plan.state, "farmer: 1 brown").lays)
    assert finish(hand) == played
    assert any("1 disk unused. Once more" in text for text in said(hand))


def test_a_button_that_gives_nothing_up_asks_nothing() -> None:
    hand = stage(at_planning((0, 1, 0), seats=2))
    editor = editor_of(hand.play)
    editor.lay_out(plan(editor.plan.state, "farmer: 1 brown").lays)
    hand.step(0.0)
    assert hand.play.picture().button_gives_up == ""
    played = len(hand.play.match.moves)
    assert finish(hand) > played


def test_a_double_click_on_the_button_is_one_click() -> None:
    hand = stage(at_planning((0, 1, 1), seats=2))
    played = finish(hand)
    assert finish(hand, wait=0.1) == played
    assert finish(hand) > played


def test_a_double_click_of_a_hand_that_trembles_is_one_click() -> None:
    hand = stage(at_planning((0, 1, 1), seats=2))
    x, y = hand.play.stage.layout.board.button.center
    played = finish(hand)
    hand.step(0.1)
    hand.move((x + 2, y + 1))
    hand.click((x + 2, y + 1))
    assert asked_about(hand.play) and len(hand.play.match.moves) == played


def test_a_double_click_on_what_is_done_with_one_is_not_scolded() -> None:
    hand = stage(at_working("farmer: 2 brown"))
    hand.step(1.0)
    field = hand.play.stage.layout.board.fields[Field.FARMER].center
    hand.click(field)
    played = len(hand.play.match.moves)
    hand.click(field)
    assert hand.play.bubble is None and len(hand.play.match.moves) == played > 0
    hand.step(1.0)
    hand.click(field)
    assert hand.play.bubble is not None


@pytest.mark.parametrize("language", SPOKEN)
@pytest.mark.parametrize(
    "state",
    [
        at_working("farmer: 2 black"),
        at_working("farmer: 2 black", "farmhand: 3 black", "coal-digger: 1 food"),
        at_taking([(0, 0, 3), (1, 2, 0)], second=True),
        after_dig(at_working("coal-digger: 1 food")),
        at_planning((0, 1, 1), seats=2, seat=BLOCKED),
    ],
    ids=["worker", "workers", "taking", "actions", "plan"],
)
def test_what_is_given_up_is_read_whole(state: GameState, language: str) -> None:
    hand = stage(state.copy())
    hand.app.context.language = language
    if state.step == Step.PLANNING:
        editor_of(hand.play).lay_out(plan(state, "coal-digger: 1 food").lays)
    hand.step(1.0)
    assert wrong(written(hand)) == []
    hand.click(hand.play.stage.layout.board.button.center)
    again = words_of(language).text(message("play-forfeits-again", given="")).strip(" .")
    marks = written(hand)
    assert wrong(marks) == [] and any(again in mark.text for mark in marks)


def at_the_last_coal() -> Hand:
    """The farmer, with two actions, at the last coal of the Pinge; there is water to remove."""
    seat = {"pinge_dug": 6, "pinge_props": 2, "wood": 0, "water": 1}
    state = at_working("farmer: 2 black", seats=2, season=SPRING, seat=seat)
    do(state, "activate farmer")
    hand = stage(state)
    hand.step(1.0)
    return hand


@rule("E6")
def test_a_click_on_the_last_coal_asks_once_before_actions_are_lost() -> None:
    hand = at_the_last_coal()
    click(hand, "coal")
    assert not hand.play.match.moves
    why = "Farmer: the last coal of the Pinge ends the mining, 1 action unused. Once more"
    assert any(why in text for text in said(hand))
    click(hand, "coal")
    assert not hand.play.match.moves, "a double click is no answer"
    hand.step(1.0)
    click(hand, "coal")
    assert hand.play.match.moves[:1] == [Dig()]


@rule("E6")
@pytest.mark.parametrize("language", SPOKEN)
def test_why_the_last_coal_costs_actions_is_read_whole(language: str) -> None:
    hand = at_the_last_coal()
    hand.app.context.language = language
    hand.step(1.0)
    click(hand, "coal")
    given = forfeits(hand.play.match.state, Dig())
    assert given is not None and given.id == "play-forfeits-last-coal"
    told = [plain(words_of(language).text(one)) for one in (given, in_short(given))]
    assert wrong(written(hand)) == []
    assert any(why in text for why in told for text in said(hand))


@rule("E6")
def test_what_was_asked_of_the_last_coal_goes_with_escape_and_with_another_move() -> None:
    hand = at_the_last_coal()
    click(hand, "coal")
    hand.key(pygame.K_ESCAPE)
    hand.step(1.0)
    click(hand, "coal")
    assert not hand.play.match.moves and asked_about(hand.play) == Decide((Dig(),))
    click(hand, "water")
    hand.step(1.0)
    click(hand, "coal")
    assert hand.play.match.moves[:2] == [Drain(1), Dig()]
