"""What the mouse means at the table: refusals with their reason, taking back, planning, secrecy, motion."""

from __future__ import annotations

import pygame
import pytest

from game.motion.flight import withheld
from game.rules import legal_moves
from game.rules.moves import Lay, Take
from game.rules.terms import Colour, Field, Slot, Step
from game.scenes.kit.question import Question
from game.scenes.play.curtain import REST, Curtain
from game.scenes.play.menu import Menu
from game.scenes.play.scene import Play
from game.scenes.play.showing import prompt
from game.scenes.play.storage import StorageEditor, off_the_farm
from tests.english import english
from tests.scenes.clicks import spot_on
from tests.scenes.sitting import editor_of, give_disks, table, until
from tests.scenes.written import drawn


def test_what_glows_is_exactly_what_is_legal() -> None:
    play = until(table(), Step.FIRST_TAKING)
    live = {move for moves in play.targets.live.values() for move in moves}
    assert live == set(legal_moves(play.match.state))


def test_a_refusal_says_why_where_the_pointer_is() -> None:
    hand = table()
    play = until(hand, Step.FIRST_TAKING)
    dark = next(target for target in play.targets.all if not play.targets.live[target.name])
    before = len(play.match.moves)
    hand.click(spot_on(dark))
    assert play.bubble is not None
    said, spot = play.bubble
    text = english(said)
    assert text.endswith(")") and "(D1)" in text and spot == spot_on(dark)
    assert len(play.match.moves) == before
    hand.move((3, 700))
    hand.step()
    assert play.bubble is None


def test_a_piece_goes_by_click_and_comes_back_by_click() -> None:
    hand = table()
    play = until(hand, Step.PLANNING)
    editor = editor_of(play)
    spot = next(spot for spot in editor.spots(play.stage) if spot.origin is None)
    hand.click(spot.rect.center)
    laid = next(spot for spot in editor.spots(play.stage) if spot.origin is not None)
    assert laid.thing == spot.thing and laid.origin == editor.plan.fields[0]
    hand.click(laid.rect.center)
    assert all(lay.empty for lay in editor.plan.lays)


def test_any_place_of_a_colour_on_the_carts_gives_one_of_its_disks() -> None:
    hand = table()
    play = until(hand, Step.PLANNING)
    editor = editor_of(play)
    one, two = editor.seat.cart1, editor.seat.cart2
    colour = Colour.BLACK
    assert one[colour] and two[colour]
    last = play.stage.layout.board.cart_spots(1, two[colour])[-1]
    for laid in range(1, one[colour] + two[colour] + 1):
        hand.drag(last.center, play.stage.layout.board.fields[Field.FARMER].center)
        assert editor.plan.lays[0].disks[colour] == laid


@pytest.mark.long
def test_what_lies_in_a_slot_no_longer_lies_on_the_farm() -> None:
    hand = table(seed=3)
    play = until(hand, Step.WINTER_STORAGE)
    assert isinstance(play.editor, StorageEditor) and play.match.state.to_move is not None
    for slot in play.editor.plan.slots[1:]:
        hand.click(
            play.stage.yard.slot(play.editor.plan.slots.index(slot), len(play.editor.plan.slots)).center
        )
    (resource,) = play.editor.plan.put.values()
    (held,) = off_the_farm(play.editor.plan, None)
    state = play.match.state
    drawn = withheld(state, [held])
    assert (held.name, held.owner) == (resource.label, state.to_move)
    before, after = (getattr(s.seats[state.to_move], resource.label) for s in (state, drawn))
    assert after == before - 1


@pytest.mark.long
def test_a_resource_taken_out_of_its_slot_can_be_put_back_by_a_click() -> None:
    hand = table(seed=3)
    play = until(hand, Step.WINTER_STORAGE)
    assert isinstance(play.editor, StorageEditor)
    proposed = play.editor.plan.put
    hand.click(play.stage.yard.slot(0, len(play.editor.plan.slots)).center)
    assert Slot.FARM not in play.editor.plan.put
    hand.click(play.stage.layout.board.goods[proposed[Slot.FARM]].center)
    assert play.editor.plan.put == proposed


def test_a_refused_drop_changes_nothing_and_says_why() -> None:
    hand = table()
    play = until(hand, Step.PLANNING)
    editor = editor_of(play)
    spots = [spot for spot in editor.spots(play.stage) if spot.origin is None]
    pairs = ((s, f) for s in spots for f in editor.plan.fields if f not in editor.takers(s.thing))
    spot, field = next(pairs)
    before = editor.plan
    hand.drag(spot.rect.center, play.stage.layout.board.fields[field].center)
    assert editor.plan == before and play.bubble is not None and "(P" in english(play.bubble[0])


def test_right_click_takes_back_piece_by_piece_then_decision_by_decision() -> None:
    hand = table()
    play = until(hand, Step.PLANNING)
    spot = next(spot for spot in editor_of(play).spots(play.stage) if spot.origin is None)
    hand.click(spot.rect.center)
    moves = len(play.match.moves)
    hand.click((640, 400), button=3)
    assert all(lay.empty for lay in editor_of(play).plan.lays) and len(play.match.moves) == moves
    hand.click((640, 400), button=3)
    assert len(play.match.moves) < moves


def test_a_submitted_plan_comes_back_as_it_was() -> None:
    hand = table()
    play = until(hand, Step.PLANNING)
    spot = next(spot for spot in editor_of(play).spots(play.stage) if spot.origin is None)
    hand.click(spot.rect.center)
    plan = editor_of(play).plan.lays
    hand.finish()
    assert any(isinstance(move, Lay) for move in play.match.moves)
    hand.click((640, 400), button=3)
    assert isinstance(hand.app.scene, Question)
    hand.key(pygame.K_ESCAPE)
    assert hand.app.scene is play and play.session.undo_question, "nothing was taken back"
    hand.key(pygame.K_ESCAPE)
    hand.step()
    hand.app.ledger = []
    hand.app.draw()
    assert "Undo: Anna’s plan" in [mark.text for mark in hand.app.ledger]
    hand.button("Take it back")
    assert editor_of(play).plan.lays == plan and play.match.practice


def test_an_unfinished_field_keeps_the_plan_from_being_finished() -> None:
    """Several colours that meet no tile yet may lie there meanwhile (P3, P9)."""
    hand = table()
    play = until(hand, Step.PLANNING)
    seat = give_disks(play, (1, 0, 0), (0, 1, 1))
    for tile in play.match.state.box.tiles:
        seat.tiles |= (1 << tile.index) if tile.level == 1 else 0
    play.refresh()
    editor = editor_of(play)
    for expected in (None, "P3", None):
        spot = next(spot for spot in editor.spots(play.stage) if spot.origin is None)
        hand.click(spot.rect.center)
        problem = editor.plan.problem
        assert (dict(problem.values)["rule"] if problem else None) == expected
        before = len(play.match.moves)
        if expected:
            hand.click(play.stage.layout.board.button.center)
            assert len(play.match.moves) == before and "(P3)" in english(play.bubble[0])  # type: ignore[index]
    assert editor.plan.problem is None and sum(editor.plan.lays[0].disks) == 3


def test_escape_opens_the_menu_when_there_is_nothing_to_take_back() -> None:
    hand = table()
    play = until(hand, Step.FIRST_TAKING)
    play.match.practice = True
    while play.match.can_undo():
        hand.key(pygame.K_ESCAPE)
    hand.key(pygame.K_ESCAPE)
    assert isinstance(hand.app.scene, Menu)
    hand.key(pygame.K_ESCAPE)
    assert isinstance(hand.app.scene, Play)


def test_a_small_board_is_enlarged_by_a_click_and_put_back_by_another() -> None:
    hand = table(seats=3)
    play = until(hand, Step.FIRST_TAKING)
    mine = play.stage.focus
    other = (mine + 1) % 3
    hand.click(play.stage.layout.boards[other].rect.center)
    assert play.stage.layout.focus == other
    hand.click((640, 400), button=3)
    hand.step()
    assert play.stage.layout.focus == mine


@pytest.mark.rule("P2")
def test_plans_stay_secret_at_one_mouse() -> None:
    hand = table(humans=2)
    play = until(hand, Step.PLANNING)
    first = play.match.state.to_move
    assert first is not None
    for spot in [spot for spot in editor_of(play).spots(play.stage) if spot.origin is None][:2]:
        hand.click(spot.rect.center)
    while editor_of(play).plan.problem:
        hand.click((640, 400), button=3)
    hand.click(play.stage.layout.board.button.center)
    assert isinstance(hand.app.scene, Curtain)
    assert play.stage.seen.seats[first].plan == ()
    hand.draw_curtain()
    assert play.match.state.to_move != first and play.viewer != first
    assert play.stage.seen.seats[first].plan == ()
    hand.click((640, 400), button=3)  # whoever has the mouse now takes back nothing of the first
    hand.step()
    assert play.match.turns[-1].seat == first and play.viewer != first
    assert english(play.bubble[0]).startswith("Another person")  # type: ignore[index]


@pytest.mark.rule("P2")
@pytest.mark.parametrize("key", [pygame.K_SPACE, pygame.K_RETURN])
def test_a_key_that_was_meant_for_the_table_draws_no_curtain(key: int) -> None:
    hand = table(humans=2)
    play = until(hand, Step.PLANNING)
    first = play.match.state.to_move
    while play.match.state.to_move == first:
        hand.decide()
    while not isinstance(hand.app.scene, Curtain):
        hand.key(pygame.K_SPACE)
    curtain = hand.app.scene
    hand.key(key)
    hand.click(curtain.form.widgets[0].rect.center)
    assert hand.app.scene is curtain
    hand.step(REST)
    hand.key(key)
    assert (hand.app.scene is play) is (key == pygame.K_RETURN)


def test_skipping_motion_ends_in_the_same_picture() -> None:
    hand = table(animation=True)
    play = until(hand, Step.FIRST_TAKING)
    play.submit([next(move for move in play.targets.legal if isinstance(move, Take))])
    assert play.stage.motion.moving
    flying = drawn(hand)
    play.stage.motion.skip()
    skipped = drawn(hand)
    assert play.stage.motion.shown(play.match.state) is play.match.state
    cache = hand.app.context.theme.cache
    for key in [key for key in cache if isinstance(key, tuple) and key[0] == "part"]:
        del cache[key]  # so that everything is drawn from the state alone
    assert skipped == drawn(hand) != flying


def test_with_shift_alike_pieces_go_together_and_come_back_together() -> None:
    hand = table()
    play = until(hand, Step.PLANNING)
    editor = editor_of(play)
    colour = Colour.BLACK
    count = editor.seat.disks[colour]
    assert count > 2
    place = play.stage.layout.board.cart_spots(0, editor.seat.cart1[colour])[0]
    fields = play.stage.layout.board.fields
    pygame.key.set_mods(pygame.KMOD_LSHIFT)
    try:
        hand.drag(place.center, fields[Field.FARMER].center)
        assert editor.plan.lays[0].disks[colour] == count
        laid = next(spot for spot in editor.spots(play.stage) if spot.origin is Field.FARMER)
        hand.drag(laid.rect.center, fields[Field.FARMHAND].center)
        assert [lay.disks[colour] for lay in editor.plan.lays[:2]] == [0, count]
        laid = next(spot for spot in editor.spots(play.stage) if spot.origin is Field.FARMHAND)
        hand.click(laid.rect.center)
    finally:
        pygame.key.set_mods(pygame.KMOD_NONE)
    assert all(lay.empty for lay in editor.plan.lays)
    hand.key(pygame.K_ESCAPE)
    assert editor.plan.lays[1].disks[colour] == count  # one step back is all of them


def test_with_a_piece_in_hand_the_prompt_tells_of_the_plan_that_is_drawn() -> None:
    hand = table()
    play = until(hand, Step.PLANNING)
    editor = editor_of(play)
    for _ in range(2):
        spot = next(spot for spot in editor.spots(play.stage) if spot.origin is None)
        editor.move(spot.thing, None, Field.FARMHAND)
    laid = next(spot for spot in editor.spots(play.stage) if spot.origin is Field.FARMHAND)
    both = prompt(play)
    hand.press(laid.rect.center)
    hand.move((640, 300))
    hand.step()
    held = prompt(play)
    shown = play.picture().plan
    hand.release((640, 300))
    hand.step()
    assert shown == editor.plan.lays and prompt(play) == held != both


def test_of_alike_pieces_as_many_are_laid_as_the_field_takes() -> None:
    hand = table()
    play = until(hand, Step.PLANNING)
    editor = editor_of(play)
    piece = next(spot.thing for spot in editor.spots(play.stage) if spot.origin is None)
    field = next(field for field in editor.plan.fields if field not in editor.takers(piece))
    before = editor.plan
    assert editor.move(piece, None, field, count=9) is not None and editor.plan is before
    taker = editor.takers(piece)[0]
    assert editor.move(piece, None, taker, editor.plan.left(piece)) is None
    assert editor.plan.left(piece) == 0
