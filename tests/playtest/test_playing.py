"""One game of a playtest: whatever happens in it, the others go on and it is told."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from game.automa.baselines import RandomPlayer
from game.playtest import playing
from game.playtest.metric import Columns, Handlers, Observer
from game.playtest.metrics.score import Score
from game.playtest.plan import PlaytestPlan, jobs
from game.playtest.playing import Failed, Played, moves_of, play_measured
from game.rules import new_game, play, replay, scores
from game.rules.engine import END_TURN
from game.rules.events import SeasonBegan
from game.rules.moves import Move
from game.rules.player import Decision
from game.rules.state import GameState
from game.rules.terms import Season
from tests.english import english

JOB = next(jobs(PlaytestPlan(seats=("random", "random"), games=1)))


class Clumsy:
    """After so many decisions it raises, or moves as the rules refuse."""

    name = "clumsy"

    def __init__(self, seed: int, left: int, raises: bool) -> None:
        self.player, self.left, self.raises = RandomPlayer(seed), left, raises

    def choose(self, view: GameState, moves: Sequence[Move]) -> Decision:
        self.left -= 1
        if self.left >= 0:
            return self.player.choose(view, moves)
        if self.raises:
            raise ZeroDivisionError("on\ntwo lines")
        return Decision(END_TURN, ())


@pytest.mark.parametrize(
    ("raises", "told"), [(True, "ZeroDivisionError: on two lines"), (False, "Refused: ")]
)
def test_a_game_that_raises_is_told_with_the_record_up_to_there(
    raises: bool, told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(playing, "named", lambda name: lambda seed: Clumsy(seed, 9, raises))
    failed = play_measured(JOB, list)
    assert isinstance(failed, Failed)
    assert english(failed.reason).startswith(told) and "\n" not in english(failed.reason)
    _, moves, state = replay(failed.record)
    assert len(moves) >= 9 and state.to_move is not None


class Ear(Observer):
    """Takes down every spring that it hears of."""

    def __init__(self) -> None:
        self.springs: list[SeasonBegan] = []

    def handlers(self) -> Handlers:
        return {SeasonBegan: self._season}

    def _season(self, event: SeasonBegan) -> None:
        if event.season == Season.SPRING:
            self.springs.append(event)

    def columns(self, state: GameState) -> Columns:
        return {"springs": len(self.springs)}


class LateEar(Ear):
    SETUP = False


def test_an_observer_hears_the_setting_up_unless_it_says_so() -> None:
    early, late = (play_measured(JOB, lambda kind=kind: [kind()]) for kind in (Ear, LateEar))
    assert isinstance(early, Played) and isinstance(late, Played)
    assert (early.columns["springs"], late.columns["springs"]) == (3, 2)


def test_two_observers_cannot_fill_one_column() -> None:
    failed = play_measured(JOB, lambda: [Ear(), LateEar()])
    assert isinstance(failed, Failed) and "springs" in english(failed.reason)


def test_a_game_played_once_more_is_the_same() -> None:
    played = play_measured(JOB, lambda: [Score()])
    assert isinstance(played, Played)
    state = new_game(JOB.setup)
    for move in moves_of(JOB):
        play(state, move)
    assert state.to_move is None and scores(state) == played.columns["score"]
