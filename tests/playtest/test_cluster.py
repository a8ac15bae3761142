"""The lab on other machines: a real scheduler with two workers, of which one is killed."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import polars as pl
import pytest

from game import program
from game.playtest import cluster as cluster_module
from game.playtest import playtest
from game.playtest.cluster import Cluster, ClusterError, check_there, moved, packed, returned, unpacked
from game.playtest.plan import PlaytestPlan, jobs
from game.playtest.playing import play_measured
from game.playtest.run import Progress
from game.rules.message import message
from game.rules.ruleset import digest
from tests.english import english

pytestmark = pytest.mark.long

PATIENCE = 60.0
"""Seconds to wait for processes to start."""
schedulers: dict[str, subprocess.Popen[bytes]] = {}
"""Those that run, by their addresses."""


def started(*arguments: str, folder: Path | None = None) -> subprocess.Popen[bytes]:
    quiet, line = subprocess.DEVNULL, [sys.executable, "-m", "dask", *arguments]
    return subprocess.Popen(line, stdout=quiet, stderr=quiet, cwd=folder)


@contextmanager
def scheduling(tmp_path: Path, folder: Path | None = None) -> Iterator[str]:
    """Start a scheduler, in this folder or where the tests run; gives its address."""
    file = tmp_path / "scheduler.json"
    quiet = ("--port", "0", "--no-dashboard", "--scheduler-file", str(file))
    process = started("scheduler", *quiet, folder=folder)
    ends = time.monotonic() + PATIENCE
    while not file.exists() and time.monotonic() < ends:
        time.sleep(0.05)
    address = json.loads(file.read_text())["address"]
    schedulers[address] = process
    yield address
    del schedulers[address]
    process.kill()
    process.wait()


@pytest.fixture
def scheduler(tmp_path: Path) -> Iterator[str]:
    """The address of a scheduler of its own."""
    with scheduling(tmp_path) as address:
        yield address


@contextmanager
def working(
    address: str, folder: Path, count: int = 1, elsewhere: bool = False
) -> Iterator[list[subprocess.Popen[bytes]]]:
    """Start workers, here or in a folder without the program; they end with the block, whatever happens."""
    alone = ("--no-nanny", "--no-dashboard", "--nthreads", "1", "--local-directory", str(folder))
    where = folder if elsewhere else None
    workers = [started("worker", address, *alone, folder=where) for _ in range(count)]
    try:
        with closing(Cluster(address)) as cluster:
            cluster.wait_for(count, PATIENCE)
        yield workers
    finally:
        for process in workers:
            process.kill()
            process.wait()


@pytest.fixture
def draft(tmp_path: Path) -> str:
    """A ruleset that extends another, each in a folder of its own."""
    (tmp_path / "old").mkdir()
    (tmp_path / "new").mkdir()
    (tmp_path / "old" / "parent.toml").write_text("[pinge]\nbonus = [3, 2]\n")
    child = tmp_path / "new" / "child.toml"
    child.write_text('extends = "../old/parent.toml"\n[tile.11]\ncost = ["black"]\n')
    return str(child)


def test_a_ruleset_travels_with_all_that_it_extends(draft: str) -> None:
    places = unpacked(packed([draft, "base"]))
    assert set(places) == {draft}
    assert Path(places[draft]).resolve() != Path(draft).resolve()
    assert digest(places[draft]) == digest(draft)


def test_what_somebody_put_in_the_place_of_a_ruleset_is_not_played(draft: str) -> None:
    parcel = packed([draft])
    place = Path(unpacked(parcel)[draft])
    place.write_text('[tile.11]\ncost = ["yellow"]\n')
    assert digest(unpacked(parcel)[draft]) == digest(draft)


class Killer(Progress):
    """Kills a worker, or the scheduler, in the middle of the games."""

    def __init__(self, process: subprocess.Popen[bytes]) -> None:
        self.process, self.games = process, 0

    def played(self, result: object) -> None:
        self.games += 1
        if self.games == 10:
            self.process.kill()


@pytest.mark.long
def test_a_worker_that_is_killed_changes_nothing_in_the_report(
    scheduler: str, tmp_path: Path, draft: str
) -> None:
    asked: dict[str, Any] = {"games": 40, "seats": ("knecht", "knecht"), "ruleset": draft, "against": "base"}
    playtest(**asked, out=tmp_path / "here" / "out", jobs=1)
    with working(scheduler, tmp_path, count=2) as workers:
        killer = Killer(workers[0])
        playtest(**asked, out=tmp_path / "there" / "out", cluster=scheduler, progress=killer)
    here, there = (tmp_path / place / "out" for place in ("here", "there"))
    assert killer.games == 80
    assert (here / "summary.json").read_bytes() == (there / "summary.json").read_bytes()
    assert pl.read_parquet(here / "games.parquet").equals(pl.read_parquet(there / "games.parquet"))


def test_a_worker_with_another_version_of_the_program_plays_nothing(
    scheduler: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with working(scheduler, tmp_path):
        monkeypatch.setattr(cluster_module, "code", lambda *rooms: "newer")
        summary = playtest(games=2, seats=("random", "random"), cluster=scheduler)
    assert summary.trouble is not None and scheduler in english(summary.trouble)
    assert "another version of the program" in english(summary.trouble) and not summary.arms[0].games


def test_a_scheduler_without_the_program_is_told(tmp_path: Path) -> None:
    with scheduling(tmp_path, folder=tmp_path) as address, working(address, tmp_path):
        summary = playtest(games=2, seats=("random", "random"), cluster=address, out=tmp_path / "out")
    assert summary.trouble is not None
    assert "the program is not where it was started" in english(summary.trouble)
    assert (tmp_path / "out" / "summary.json").exists()


def test_workers_that_lack_the_program_are_not_waited_for(
    scheduler: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They die of what they cannot read."""
    with working(scheduler, tmp_path, elsewhere=True):
        monkeypatch.setattr(cluster_module, "_PATIENCE", 1)
        summary = playtest(games=2, seats=("random", "random"), cluster=scheduler)
    assert summary.trouble == message("lab-cluster-no-worker", address=scheduler)


@pytest.mark.parametrize("address", ["a..b:80", f"{64 * 'a'}.org:80"])
def test_an_address_that_no_host_can_have_is_told(address: str) -> None:
    with pytest.raises(ClusterError, match="lab-cluster-nobody"):
        check_there(address)


def test_a_scheduler_that_does_not_answer_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster_module, "_PATIENCE", 1)
    with pytest.raises(ClusterError, match="lab-cluster-nobody"):
        Cluster("tcp://127.0.0.1:1")


def test_a_scheduler_that_is_lost_is_told_and_not_the_folder(
    scheduler: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was played is kept, and --resume goes on elsewhere."""
    out, asked = tmp_path / "out", {"games": 400, "seats": ("random", "random")}
    with working(scheduler, tmp_path):
        lost = playtest(**asked, out=out, cluster=scheduler, progress=Killer(schedulers[scheduler]))
    assert lost.trouble == message("lab-cluster-gone", address=scheduler)
    assert 10 <= lost.arms[0].games < 400
    assert len(pl.read_parquet(out / "games.parquet")) == 2 * lost.arms[0].games
    played = lost.arms[0].games
    more = playtest(**{**asked, "games": played + 2}, out=out, jobs=1, resume=True)
    assert (more.trouble, more.arms[0].games) == (None, played + 2)


def test_a_scheduler_without_workers_is_told(
    scheduler: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cluster_module, "_PATIENCE", 1)
    summary = playtest(games=2, seats=("random", "random"), cluster=scheduler)
    assert summary.trouble == message("lab-cluster-no-worker", address=scheduler)


def test_the_cluster_played_and_not_processes_of_this_machine(
    scheduler: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ("playtest", "--games", "2", "--seats", "random,random", "--cluster", scheduler)
    with working(scheduler, tmp_path):
        assert program.main([*words]) == 0
    said = capsys.readouterr().err
    assert f"a second with the workers of {scheduler}" in said and "process" not in said


def test_games_go_back_under_the_name_the_ruleset_was_given(draft: str) -> None:
    plan = PlaytestPlan(seats=("random", "random"), games=2, rulesets=(draft,))
    here = moved(list(jobs(plan)), unpacked(packed([draft])))
    assert all(job.setup.ruleset != draft for job in here)
    back = [returned(play_measured(one), job) for one, job in zip(here, jobs(plan), strict=True)]
    assert [one.job for one in back] == list(jobs(plan))
