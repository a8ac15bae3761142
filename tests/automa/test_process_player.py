"""Automas in a process of their own: they decide as they do here, and nobody waits."""

from __future__ import annotations

import gc
import multiprocessing
import os
import pickle
import time
from collections.abc import Iterator, Sequence
from contextlib import closing
from multiprocessing.context import SpawnProcess

import pytest

from game.automa.bauer import Bauer
from game.automa.process_player import ProcessPlayer
from game.rules import Setup, legal_moves, new_game, play, view
from game.rules.message import message
from game.rules.moves import Move
from game.rules.player import Decision
from game.rules.state import SEAT_FIELDS, GameState
from tests.automa.games import decisions, mix, players

ASKED_BY = "HASPELKNECHT_TEST_ASKED_BY"
"""The variable that tells the process of the test."""
TABLE = tuple(GameState.__annotations__)


def test_a_view_arrives_whole() -> None:
    """With its box, which is one object for all states of a board, and whatever waits for a choice."""
    for number in range(4):
        state = new_game(mix(3, number))
        for seen, _, _ in decisions(state, players("random", "random", "random", seed=number)):
            there = pickle.loads(pickle.dumps(seen))
            assert there.box is seen.box
            assert all(getattr(there, name) == getattr(seen, name) for name in TABLE if name != "seats")
            for one, other in zip(there.seats, seen.seats, strict=True):
                assert all(getattr(one, name) == getattr(other, name) for name in SEAT_FIELDS)


def test_it_thinks_there(bauer: ProcessPlayer) -> None:
    """And not here, after one process after the other has failed to read what it was asked."""
    state = new_game(Setup(seed=4))
    bauer.choose(view(state, state.to_move), legal_moves(state))
    assert bauer._deaths == 0


def test_it_looks_for_garbage_seldom() -> None:
    """As often as Python does by itself, that took a quarter of a meister's thought."""
    state = new_game(Setup(seed=4))
    with closing(ProcessPlayer("tidy", Tidy, 1)) as tidy:
        decision = tidy.choose(view(state, state.to_move), legal_moves(state))
    assert dict(decision.reasons[0].values)["moves"] == 500_000


class Slow:
    """Thinks for a while about the first decision of a game."""

    name = "slow"

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, view: GameState, moves: Sequence[Move]) -> Decision:
        if view.bag == (0, 0, 0) and not any(sum(seat.cart1) for seat in view.seats):
            time.sleep(0.4)
        return Decision(moves[0], (message("reason-random", moves=len(moves)),))


def test_what_was_taken_back_is_not_thought_through() -> None:
    """Of several questions that pile up while it thinks the last alone is answered."""
    state = new_game(Setup(seed=4))
    seen = view(state, state.to_move)
    with closing(ProcessPlayer("counts", Counts, 1)) as player:
        player.choose(seen, legal_moves(seen))
        for _ in range(20):
            player.ask(seen)
        while (decision := player.answer()) is None:
            time.sleep(0.01)
    assert dict(decision.reasons[0].values)["moves"] <= 4


class Counts:
    """Tells how often it was asked, after some thought."""

    name = "counts"

    def __init__(self, seed: int) -> None:
        self.asked = 0

    def choose(self, view: GameState, moves: Sequence[Move]) -> Decision:
        self.asked += 1
        time.sleep(0.1)
        return Decision(moves[0], (message("reason-first-move", moves=self.asked),))


class Tidy:
    """Tells after how many objects its process looks for garbage."""

    name = "tidy"

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, view: GameState, moves: Sequence[Move]) -> Decision:
        return Decision(moves[0], (message("reason-first-move", moves=gc.get_threshold()[0]),))


class Broken:
    name = "broken"

    def __init__(self, seed: int) -> None: ...

    def choose(self, view: GameState, moves: Sequence[Move]) -> Decision:
        raise ValueError("no idea")


class DiesElsewhere:
    """Kills its process, but that of the test."""

    name = "dies-elsewhere"

    def __init__(self, seed: int) -> None: ...

    def choose(self, view: GameState, moves: Sequence[Move]) -> Decision:
        if multiprocessing.parent_process() is not None and os.environ.get(ASKED_BY) != str(os.getpid()):
            os._exit(1)
        return Decision(moves[-1], (message("reason-only-move"),))


@pytest.fixture
def bauer() -> Iterator[ProcessPlayer]:
    player = ProcessPlayer("bauer", Bauer, 1)
    yield player
    player.close()


def test_it_decides_as_it_would_here(bauer: ProcessPlayer) -> None:
    state, here = new_game(Setup(seed=4, modules=frozenset({"black"}))), Bauer(1)
    for _ in range(40):
        assert state.to_move is not None
        seen = view(state, state.to_move)
        there = bauer.choose(seen, legal_moves(seen))
        assert there == here.choose(seen, legal_moves(seen))
        assert there.move in legal_moves(state)
        play(state, there.move, None)


def test_who_asks_does_not_wait() -> None:
    player = ProcessPlayer("slow", Slow, 1)
    state = new_game(Setup(seed=4))
    moves = legal_moves(state)
    player.choose(after_one(state), ())  # the process is there
    player.ask(view(state, state.to_move))
    assert player.answer() is None and player.answer() is None
    assert player.choose(view(state, state.to_move), moves).move == moves[0]
    player.close()


def after_one(state: GameState) -> GameState:
    other = state.copy()
    play(other, legal_moves(other)[0], None)
    return other


def test_a_later_question_replaces_the_one_before() -> None:
    player = ProcessPlayer("slow", Slow, 1)
    state = new_game(Setup(seed=4))
    later = after_one(state)
    player.ask(state)
    player.ask(later)
    while (decision := player.answer()) is None:
        time.sleep(0.01)
    assert decision.reasons == (message("reason-random", moves=len(legal_moves(later))),)
    player.close()


def test_a_process_that_dies_over_each_question_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """It thinks here then, so that no game waits for ever."""
    monkeypatch.setenv(ASKED_BY, str(os.getpid()))
    player = ProcessPlayer("dies-elsewhere", DiesElsewhere, 1)
    state = new_game(Setup(seed=4))
    seen = view(state, state.to_move)
    for _ in range(2):
        player.ask(seen)
        end = time.monotonic() + 30
        while (decision := player.answer()) is None:
            assert time.monotonic() < end, "it waits for ever"
            time.sleep(0.01)
        assert decision.move == legal_moves(seen)[-1]
    player.close()


def test_where_no_process_can_be_made_it_thinks_here(
    bauer: ProcessPlayer, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = new_game(Setup(seed=4))
    seen = view(state, state.to_move)
    bauer.choose(seen, legal_moves(seen))

    def refused(self: ProcessPlayer) -> None:
        raise BlockingIOError(11, "Resource temporarily unavailable")

    monkeypatch.setattr(ProcessPlayer, "_start", refused)
    bauer.close()
    assert bauer.choose(seen, legal_moves(seen)) == Bauer(1).choose(seen, legal_moves(seen))


def test_one_question_without_a_process_leaves_the_next_ones_to_a_new_one(
    bauer: ProcessPlayer, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = new_game(Setup(seed=4))
    seen, moves = view(state, state.to_move), legal_moves(state)
    bauer.choose(seen, moves)

    def refused(process: SpawnProcess) -> None:
        raise BlockingIOError(11, "Resource temporarily unavailable")

    with monkeypatch.context() as crowded:
        crowded.setattr(SpawnProcess, "_Popen", staticmethod(refused))
        bauer._process.kill()
        bauer._process.join()
        assert bauer.choose(seen, moves) == Bauer(1).choose(seen, moves)
    bauer.ask(seen)
    end = time.monotonic() + 30
    while (decision := bauer.answer()) is None:
        assert time.monotonic() < end, "it waits for ever"
        time.sleep(0.01)
    assert decision.move == Bauer(1).choose(seen, moves).move and bauer._process.is_alive()


def test_a_process_that_dies_is_made_anew(bauer: ProcessPlayer) -> None:
    state = new_game(Setup(seed=4))
    moves = legal_moves(state)
    first = bauer.choose(state, moves)
    bauer._process.kill()
    bauer._process.join()
    assert bauer.choose(state, moves) == first


def test_what_a_player_raises_is_raised_here() -> None:
    player = ProcessPlayer("broken", Broken, 1)
    state = new_game(Setup(seed=4))
    with pytest.raises(ValueError, match="no idea"):
        player.choose(state, legal_moves(state))
    player.close()
