"""Who plays the games of a playtest: all of them, once, whatever dies."""

from __future__ import annotations

import os

import pytest

from game.playtest import runners
from game.playtest.plan import Job, PlaytestPlan, jobs
from game.playtest.playing import Failed, Played
from game.playtest.runners import DIED, BatchSize, GameRunner, InlineRunner, PoolRunner, RunnerError

PLAN = PlaytestPlan(seats=("random", "random"), games=24)


def deadly(batch: list[Job]) -> tuple[list[Played | Failed], float]:
    """As a batch is played, but game 7 takes its process with it."""
    if any(job.number == 7 for job in batch):
        os._exit(1)
    return runners.timed_batch(batch)


def hopeless(batch: list[Job]) -> tuple[list[Played | Failed], float]:
    os._exit(1)


@pytest.mark.parametrize("runner", [InlineRunner(), PoolRunner(2)], ids=["alone", "processes"])
def test_every_game_is_played_once(runner: GameRunner) -> None:
    results = list(runner.results(jobs(PLAN)))
    runner.close()
    assert sorted(one.job.number for one in results) == list(range(24))
    assert all(isinstance(one, Played) for one in results)


def test_processes_play_what_one_alone_plays() -> None:
    alone, many = InlineRunner(), PoolRunner(2)
    found = {one.job: one for one in alone.results(jobs(PLAN))}
    for result in many.results(jobs(PLAN)):
        assert result == found[result.job]
    many.close()


@pytest.mark.long
def test_a_game_that_kills_its_process_is_told_and_the_others_are_played(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(PoolRunner, "_work", staticmethod(deadly))
    many = PoolRunner(2)
    results = {one.job.number: one for one in many.results(jobs(PLAN))}
    many.close()
    assert sorted(results) == list(range(24))
    lost = [one for one in results.values() if isinstance(one, Failed)]
    assert [(one.job.number, one.reason) for one in lost] == [(7, DIED)]


@pytest.mark.long
def test_processes_that_die_one_after_the_other_are_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PoolRunner, "_work", staticmethod(hopeless))
    many = PoolRunner(1)
    with pytest.raises(RunnerError, match="lab-hands-all-die"):
        list(many.results(jobs(PLAN)))


def test_a_batch_grows_with_the_pace() -> None:
    pace = BatchSize()
    assert pace.size == 1
    pace.add(10, 1.0)
    assert pace.size == 10
    pace.add(1000, 1000.0)
    assert pace.size == 1
