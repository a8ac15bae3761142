"""What was taken back can be played again, by any hand; and nobody takes back what another decided."""

from __future__ import annotations

import pygame
import pytest

from game.rules.message import message
from game.rules.moves import EndTurn
from game.rules.terms import Step
from game.scenes.play.planning import PlanEditor
from game.scenes.play.stops import nearest, stops
from game.scenes.session import Session
from game.scenes.stage.pointing import PlaceKind
from tests.english import english
from tests.scenes.clicks import Hand, spot_on
from tests.scenes.keyhand import KeyHand, PadHand, TouchHand
from tests.scenes.sitting import editor_of, until
from tests.scenes.sitting import table as one_of_two
from tests.scenes.test_esc import gone_on, laid, lay
from tests.scenes.test_seats import hand_over, table
from tests.scenes.written import said


def taken_back(hand: Hand) -> list[object]:
    """Take back a taking; return the moves there were before."""
    until(hand, Step.FIRST_TAKING)
    hand.play.submit(hand.play.targets.legal[:1])
    moves: list[object] = list(hand.play.match.moves)
    hand.play.undo()
    hand.step()
    assert len(hand.play.match.moves) < len(moves)
    return moves


@pytest.mark.parametrize("kind", [Hand, KeyHand, PadHand, TouchHand])
def test_any_hand_plays_again_what_was_taken_back(kind: type[Hand]) -> None:
    hand = kind(table().app)
    moves = taken_back(hand)
    hand.click(hand.play.stage.layout.ribbon.redo.center)
    assert hand.play.match.moves[: len(moves)] == moves


def test_redo_is_there_only_while_something_was_taken_back() -> None:
    hand = table()
    place = hand.play.stage.layout.ribbon.redo

    def there() -> bool:
        hand.move(place.center)
        hand.step()
        shown = hand.play.picture().redo
        assert shown == any(stop.rect == place for stop in stops(hand.play))
        assert shown == (hand.play.pointed_at.kind is PlaceKind.REDO)
        assert shown == (hand.app.cursor == pygame.SYSTEM_CURSOR_HAND)
        return shown

    assert not there()
    taken_back(hand)
    assert there()
    hand.click(place.center)
    assert not there()


def test_redo_says_so_where_nothing_was_taken_back() -> None:
    hand = table()
    until(hand, Step.FIRST_TAKING)
    hand.key(pygame.K_y, mod=pygame.KMOD_CTRL)
    assert hand.play.bubble is not None and english(hand.play.bubble[0]) == "There is nothing to play again."


def test_redo_drops_nothing_that_is_laid() -> None:
    hand = table()
    until(hand, Step.PLANNING)
    lay(hand, 1)
    hand.play.submit(editor_of(hand.play).moves)
    played = list(hand.play.match.moves)
    hand.play.undo()
    hand.step()
    assert hand.play.picture().redo, "the plan that was taken back lies there, and nothing else"
    for number in (1, 2):
        assert laid(hand.play) == number
        loose = (spot for spot in editor_of(hand.play).spots(hand.play.stage) if spot.origin is None)
        hand.click(next(loose).rect.center)
    before = editor_of(hand.play).plan
    assert not hand.play.picture().redo
    hand.key(pygame.K_y, mod=pygame.KMOD_CTRL)
    assert editor_of(hand.play).plan == before and len(hand.play.match.moves) < len(played)
    assert "Redo would drop what is laid now: take that up first." in said(hand)
    while laid(hand.play):
        hand.play.editor.back()
    assert hand.play.picture().redo
    hand.key(pygame.K_y, mod=pygame.KMOD_CTRL)
    assert hand.play.match.moves[: len(played)] == played


def test_cmd_takes_back_and_plays_again_on_a_mac() -> None:
    hand = table()
    until(hand, Step.PLANNING)
    played = list(hand.play.match.moves)
    hand.key(pygame.K_z, mod=pygame.KMOD_LMETA)
    assert len(hand.play.match.moves) < len(played)
    hand.key(pygame.K_z, mod=pygame.KMOD_LMETA | pygame.KMOD_LSHIFT)
    assert hand.play.match.moves == played


def test_the_pointer_on_redo_is_told_what_it_plays_again() -> None:
    hand = table()
    taken_back(hand)
    hand.move(hand.play.stage.layout.ribbon.redo.center)
    hand.step()
    hand.step(2.0)
    assert "Redo: Anna’s taking" in [text.replace("'", "’") for text in said(hand)]


def test_the_ring_goes_from_undo_to_redo() -> None:
    hand = table()
    taken_back(hand)
    ribbon = hand.play.stage.layout.ribbon
    hand.key(pygame.K_TAB)
    hand.play.steered = nearest(stops(hand.play), ribbon.undo.center)
    hand.key(pygame.K_LEFT)
    assert hand.play.steered.rect == ribbon.redo


def refusal(hand: Hand) -> str:
    """Press Undo; return what is said against it, if anything is."""
    hand.play.put_down()
    hand.click(hand.play.stage.layout.ribbon.undo.center)
    return english(hand.play.bubble[0]) if hand.play.bubble else ""


def two_takings() -> Hand:
    """Two people have taken disks, one after the other."""
    hand = table(humans=2)
    for _ in range(2):
        hand.play.submit(hand.play.targets.legal[:1])
    hand.step()
    assert len({turn.seat for turn in hand.play.match.turns}) == 2
    return hand


def test_redo_opens_no_way_to_the_other_persons_decision() -> None:
    hand = two_takings()
    assert refusal(hand) == ""
    assert refusal(hand) == "Another person has decided since; it stays played."
    hand.click(hand.play.stage.layout.ribbon.redo.center)
    assert len(hand.play.match.turns) == 2 and refusal(hand) == ""
    assert refusal(hand) == "Another person has decided since; it stays played."


@pytest.mark.long
def test_what_the_other_person_decided_stays_played_after_going_on() -> None:
    hand = two_takings()
    assert refusal(hand) == ""
    hand = gone_on(hand)
    assert len(hand.play.match.turns) == 1
    assert refusal(hand) == "Another person has decided since; it stays played."
    hand.play.submit(hand.play.targets.legal[:1])
    hand = gone_on(hand)
    assert refusal(hand) == ""


@pytest.mark.long
def test_who_took_back_twice_is_known_after_going_on() -> None:
    hand = table(humans=2)
    play = until(hand, Step.WORKING)
    mover = play.match.state.to_move
    for _ in range(2):
        play.submit([next(move for move in play.targets.legal if not isinstance(move, EndTurn))])
    assert play.match.state.to_move == mover
    for _ in range(2):
        assert refusal(hand) == ""
        hand.step()
    assert gone_on(hand).play.match.took_back == mover


def test_a_seat_that_changes_hands_keeps_what_was_decided_and_what_was_taken_back() -> None:
    hand = two_takings()
    assert refusal(hand) == ""
    hand_over(hand, "random", "")
    hand_over(hand, "", "")
    hand.step()
    assert refusal(hand) == "Seats have changed hands since; it stays played."
    assert not hand.play.picture().redo and len(hand.play.match.turns) == 1
    hand.key(pygame.K_y, mod=pygame.KMOD_CTRL)
    assert len(hand.play.match.turns) == 1


def test_people_in_a_practice_game_take_back_no_more_than_in_any_other() -> None:
    hand = two_takings()
    hand.play.match.practice = True
    assert refusal(hand) == ""
    assert refusal(hand) == "Another person has decided since; it stays played."


def test_what_was_played_before_a_replay_is_played_on_stands_for_good() -> None:
    """Also where the same people sit there, and when the game is gone on with later."""
    play = two_takings().play
    session, context = play.session, play.context
    on = Session.play_on(context, session.record, 2, session.chairs)
    assert on.match.undo_refusal() == message("undo-seated")
    on.leave()
    (saved,) = (saved for saved in context.saves.games() if saved.path == on.path)
    back = Session.reopen(context, saved)
    assert back.match.undo_refusal() == message("undo-seated")


def test_undo_takes_back_after_another_board_was_looked_at() -> None:
    hand = one_of_two(humans=1, seats=2, seed=21)
    play = hand.play
    while not play.session.human:
        hand.step(0.5)
    own = play.match.state.to_move
    assert own is not None
    hand.key(pygame.K_1 + (1 - own))
    hand.click(spot_on(play.targets.glowing()[0]))
    for _ in range(20):
        hand.step(0.5)
    before = len(play.match.turns)
    assert play.stage.focus == own
    hand.click(play.stage.layout.ribbon.undo.center)
    assert len(play.match.turns) < before


def test_behind_the_curtain_lies_the_board_of_who_decides() -> None:
    """Whoever sat there before may have looked at another's."""
    hand = one_of_two(humans=2, seats=2, seed=21)
    play = hand.play
    own = play.match.state.to_move
    assert own is not None
    hand.key(pygame.K_1 + (1 - own))
    while hand.app.scene is play:
        hand.click(spot_on(play.targets.glowing()[0]))
        for _ in range(5):
            hand.step(0.5)
    hand.draw_curtain()
    for _ in range(3):
        hand.step(0.5)
    assert play.mine and play.stage.focus == play.match.state.to_move


@pytest.mark.parametrize("away", [pygame.K_2, pygame.K_F10])
def test_a_piece_in_hand_goes_back_where_another_board_or_the_menu_opens(away: int) -> None:
    hand = one_of_two(humans=1, seats=2, seed=21)
    play = until(hand, Step.PLANNING)
    assert isinstance(play.editor, PlanEditor)
    spot = next(spot for spot in play.editor.spots(play.stage) if spot.origin is None).rect.center
    hand.move(spot)
    hand.press(spot)
    hand.move((spot[0] + 60, spot[1] - 60))
    hand.step()
    assert play.drag is not None
    own = play.match.state.to_move
    assert own is not None
    hand.key(pygame.K_1 + (1 - own) if away == pygame.K_2 else away)
    hand.step()
    assert play.drag is None and not play.editor.laid
