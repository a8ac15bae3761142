"""Who plays many games: all of them, once, whatever dies, and never more at hand than can be played soon."""

from __future__ import annotations

import gc
import os
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from functools import partial

import pytest

from game.automa import named
from game.rules import Setup
from game.series.playing import Failed, Finished, play_out
from game.series.runners import (
    DIED,
    BatchSize,
    GameRunner,
    InlineRunner,
    PoolRunner,
    RunnerError,
    runner_for,
)
from game.series.schedule import Job, Table, rotations, schedule

TABLE = Table(Setup(seed=4), (None,), rotations(("random", "greedy")), 24)
PLAYED = partial(play_out, named=named)


def deadly(job: Job) -> Finished | Failed:
    """As a game is played, but game 7 takes its process with it."""
    if job.number == 7:
        os._exit(1)
    return PLAYED(job)


def deadly_later(job: Job) -> Finished | Failed:
    """As a game is played, but game 1 takes its process with it when others have been played."""
    if job.number == 1:
        time.sleep(1.0)
        os._exit(1)
    return PLAYED(job)


def hopeless(job: Job) -> Finished | Failed:
    os._exit(1)


def slow_at_first(job: Job) -> Finished | Failed:
    """As a game is played, but the first takes longer than some others together."""
    time.sleep(0.5 if job.number == 0 else 0)
    return PLAYED(job)


@pytest.mark.long
@pytest.mark.parametrize("runner", [InlineRunner(), PoolRunner(2)], ids=["alone", "processes"])
def test_every_game_is_played_once(runner: GameRunner) -> None:
    results = list(runner.results(schedule([TABLE]), PLAYED))
    runner.close()
    assert sorted(job.number for job, _ in results) == list(range(24))
    assert all(isinstance(result, Finished) for _, result in results)


def test_a_run_in_this_process_leaves_its_settings_as_they_were() -> None:
    before, usual = gc.get_threshold(), (701, 11, 12)
    gc.set_threshold(*usual)
    try:
        games = InlineRunner().results(schedule([TABLE]), PLAYED)
        next(games)
        assert gc.get_threshold() != usual
        games.close()
        assert gc.get_threshold() == usual
    finally:
        gc.set_threshold(*before)


@pytest.mark.long
def test_processes_play_what_one_alone_plays_and_stay_for_the_next_games() -> None:
    alone = dict(InlineRunner().results(schedule([TABLE]), PLAYED))
    with closing(PoolRunner(2)) as many:
        assert dict(many.results(schedule([TABLE]), PLAYED)) == alone
        pool = many._pool
        assert dict(many.results(schedule([TABLE]), PLAYED)) == alone and many._pool is pool


@pytest.mark.long
def test_results_come_in_the_order_of_the_games_if_that_is_asked_for() -> None:
    with closing(runner_for(2, ordered=True)) as many:
        found = [job.number for job, _ in many.results(schedule([TABLE]), slow_at_first)]
    assert found == list(range(24))


@pytest.mark.long
@pytest.mark.parametrize("ordered", [False, True])
def test_few_games_are_at_hand_however_many_there_are(ordered: bool) -> None:
    """A runner takes on what it plays soon: a million games need no more memory than a thousand."""
    taken = 0

    def endless() -> Iterator[Job]:
        nonlocal taken
        for job in schedule([TABLE._replace(games=1_000_000)]):
            taken += 1
            yield job

    with closing(PoolRunner(2, ordered)) as many, closing(many.results(endless(), slow_at_first)) as found:
        for done, _ in zip(range(1, 9), found, strict=False):
            assert taken - done <= 4 * max(many._pace.size, 1) + 200
    assert taken < 2_000


@pytest.mark.long
@pytest.mark.parametrize("ordered", [False, True])
def test_a_game_that_kills_its_process_is_told_and_the_others_are_played(ordered: bool) -> None:
    with closing(PoolRunner(2, ordered)) as many:
        results = {job.number: result for job, result in many.results(schedule([TABLE]), deadly)}
    assert sorted(results) == list(range(24))
    lost = [one for one in results.values() if isinstance(one, Failed)]
    assert [(one.job.number, one.reason) for one in lost] == [(7, DIED)]


@pytest.mark.long
def test_a_process_that_dies_while_a_result_is_looked_at_costs_one_game() -> None:
    """As while a ladder writes its file: nobody waits for a result then who would see it."""
    found: list[int] = []
    with closing(PoolRunner(2)) as many:
        for job, result in many.results(schedule([TABLE]), deadly_later):
            found.append(job.number)
            assert isinstance(result, Failed) == (job.number == 1)
            if len(found) == 1:
                time.sleep(3.0)
    assert sorted(found) == list(range(24))


@pytest.mark.long
def test_processes_that_die_one_after_the_other_are_given_up() -> None:
    with closing(PoolRunner(1)) as many, pytest.raises(RunnerError, match="lab-hands-all-die"):
        list(many.results(schedule([TABLE]), hopeless))


def test_a_batch_grows_with_the_pace() -> None:
    pace = BatchSize()
    assert pace.size == 1
    pace.add(10, 1.0)
    assert pace.size == 10
    pace.add(1000, 1000.0)
    assert pace.size == 1


@pytest.mark.parametrize(("jobs", "kind"), [(1, InlineRunner), (2, PoolRunner)])
def test_one_process_is_this_one(jobs: int, kind: Callable[..., GameRunner]) -> None:
    assert type(runner_for(jobs)) is kind
