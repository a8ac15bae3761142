"""What the meister expects of the others: known by their takings in this game, and by nothing else."""

from __future__ import annotations

import pickle
from functools import cache

import pytest

from game.automa import named
from game.automa.data_files import tuned
from game.automa.meister import Meister
from game.automa.oversights import weights_of
from game.automa.rivals import Rivals
from game.automa.weights import PLAIN, Weights
from game.match import Match, decided
from game.rules import legal_moves, new_game, play, remember, view
from game.rules.engine import END_TURN
from game.rules.message import SeatName, message
from game.rules.moves import Take
from game.rules.state import NO_BONUS, GameState
from game.rules.terms import HIDDEN_BONUS, Step
from tests.automa.games import board, mix, players
from tests.english import english


@cache
def seen_late(level: str, number: int) -> GameState:
    """The view of seat 0 in the last phase of a game against a level."""
    state = new_game(board(2, number))
    for _, move in decided(state, players("knecht", level, seed=number)):
        last = (state.year, state.season) == (3, state.box.phases[-1])
        if last and state.step == Step.FIRST_TAKING and state.to_move == 0:
            break
        play(state, move)
    return view(state, 0)


@pytest.mark.parametrize("level", ["kleinbauer", "heuerling"])
def test_a_level_is_known_by_its_takings(level: str) -> None:
    expected = [Rivals(tuned()).weights(seen_late(level, number), 1) for number in (1, 2, 3)]
    assert expected.count(weights_of(level)) >= 2


def test_who_has_taken_nothing_yet_is_expected_to_weigh_alike() -> None:
    seen = view(new_game(board(3, 4)), 0)
    rivals = Rivals(tuned())
    assert [rivals.weights(seen, number) is tuned() for number in (1, 2)] == [True, True]
    assert not [*rivals.expected(seen)]


def test_a_steiger_is_not_taken_for_a_beginner() -> None:
    state = new_game(board(2, 1))
    for _, move in decided(state, players("steiger", "knecht", seed=1)):
        play(state, move)
    assert Rivals(tuned()).weights(state, 0) in (tuned(), PLAIN)


@pytest.mark.long
def test_who_looks_ahead_is_hardly_ever_taken_for_another() -> None:
    """Such a player leaves what is best at first sight for what the others leave it."""
    rivals, known = Rivals(tuned()), list[Weights]()
    for number in range(4):
        state = new_game(board(2, number))
        for _, move in decided(state, players("former-meister", "former-meister", seed=number)):
            if state.step == Step.FIRST_TAKING and state.to_move is not None:
                known.append(rivals.weights(view(state, state.to_move), 1 - state.to_move))
            play(state, move)
    assert len(known) > 60 and sum(weights is tuned() for weights in known) >= 0.95 * len(known)


def test_it_says_whom_it_expects_to_play_how() -> None:
    seen = seen_late("heuerling", 1)
    assert weights_of("heuerling") is Meister(1).weights_by_seat(seen)[1]
    decision = Meister(1).choose(seen, legal_moves(seen))
    assert message("reason-expects", seat=SeatName(1), level="Heuerling") in decision.reasons
    assert english(decision.reasons[-1]).startswith("Expects Seat 2 to play like the automa Heuerling")


def test_only_the_meister_speaks_of_what_it_expects() -> None:
    seen = seen_late("heuerling", 1)
    reasons = named("steiger")(1).choose(seen, legal_moves(seen)).reasons
    assert not [said for said in reasons if said.id == "reason-expects"]


@pytest.mark.rule("R-26")
def test_takings_of_who_holds_a_hidden_bonus_marker_tell_as_others_do() -> None:
    """Nobody's marker stands in the history, not even one's own."""
    state = new_game(mix(2, 3))
    for _, move in decided(state, players("bauer", "bauer", seed=4)):
        play(state, move)
    rivals = Rivals(tuned())
    known = [rivals.weights(state, seat) for seat in range(2)]
    assert any(seen.table.seats[seen.table.mover].bonus == HIDDEN_BONUS for seen in state.history)
    assert all(weights in (tuned(), PLAIN) for weights in known)


# -- the history of a game --


def test_a_view_tells_the_takings_as_everybody_saw_them() -> None:
    state = new_game(mix(2, 3))  # with bonus markers
    takings = []
    for _, move in decided(state, players("knecht", "knecht", seed=3)):
        if isinstance(move, Take):
            takings.append((state.to_move, move, state.action[:]))
        play(state, move)
    told = [(seen.table.to_move, seen.move, seen.table.action) for seen in view(state, 0).history]
    assert told == takings
    for seen in state.history:
        assert seen.table.chance == 0 and not seen.table.history
        assert all(seat.bonus in (NO_BONUS, HIDDEN_BONUS) for seat in seen.table.seats)


def test_other_moves_add_nothing() -> None:
    state = new_game(board(2, 1))
    remember(state, END_TURN)
    assert state.history == ()


def test_what_is_taken_back_is_forgotten() -> None:
    match = Match(board(2, 1), [None, None])
    match.submit(legal_moves(match.state)[0])
    assert len(match.state.history) == 1
    match.undo()
    assert match.state.history == ()
    match.redo()
    assert len(match.state.history) == 1


def test_a_game_that_is_loaded_gets_the_same_decision() -> None:
    """By its record, and in another process."""
    first = Match(board(2, 1), players("heuerling", "heuerling"))
    while (first.state.year, first.state.season) < (2, 0):
        first.advance()
    loaded = Match(first.setup, [None, None])
    for move in first.moves:
        loaded.submit(move)
    views = [view(match.state, match.state.to_move) for match in (first, loaded)]
    views.append(pickle.loads(pickle.dumps(views[0])))
    choices = [Meister(1).choose(seen, legal_moves(seen)) for seen in views]
    assert len({(decision.move, tuple(decision.reasons)) for decision in choices}) == 1
    assert [seen.move for seen in views[2].history] == [seen.move for seen in views[0].history]


def test_to_look_ahead_adds_nothing_to_the_history() -> None:
    seen = seen_late("heuerling", 1)
    before = seen.history
    Meister(1).choose(seen, legal_moves(seen))
    assert seen.history is before
