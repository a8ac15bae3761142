"""The lab on other machines: a real scheduler with two workers, of which one is killed."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from game.playtest import cluster as cluster_module
from game.playtest.cluster import Cluster, ClusterError
from game.playtest.hands import Alone
from game.playtest.parcel import moved, packed, returned, unpacked
from game.playtest.plan import Plan, jobs
from game.playtest.table import table
from game.rules.ruleset import digest

PATIENCE = 60.0
"""Seconds to wait for processes to start."""


def started(*arguments: str) -> subprocess.Popen[bytes]:
    quiet = subprocess.DEVNULL
    return subprocess.Popen([sys.executable, "-m", "dask", *arguments], stdout=quiet, stderr=quiet)


@pytest.fixture
def scheduler(tmp_path: Path) -> Iterator[str]:
    """The address of a scheduler of its own."""
    file = tmp_path / "scheduler.json"
    process = started("scheduler", "--port", "0", "--no-dashboard", "--scheduler-file", str(file))
    ends = time.monotonic() + PATIENCE
    while not file.exists() and time.monotonic() < ends:
        time.sleep(0.05)
    yield json.loads(file.read_text())["address"]
    process.kill()
    process.wait()


def worker(address: str, folder: Path) -> subprocess.Popen[bytes]:
    alone = ("--no-nanny", "--no-dashboard", "--nthreads", "1", "--local-directory", str(folder))
    return started("worker", address, *alone)


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


def test_a_worker_that_is_killed_changes_nothing(scheduler: str, tmp_path: Path, draft: str) -> None:
    plan = Plan(seats=("knecht", "knecht"), games=60, rulesets=(draft, "base"))
    expected = table(Alone().results(jobs(plan)))  # type: ignore[arg-type]
    workers = [worker(scheduler, tmp_path) for _ in range(2)]
    results = []
    with closing(Cluster(scheduler)) as cluster:
        cluster.wait_for(2, PATIENCE)
        for result in cluster.results(jobs(plan)):
            results.append(result)
            if len(results) == 10:
                workers[0].kill()
    workers[1].kill()
    for process in workers:
        process.wait()
    assert table(results).equals(expected)


def test_a_scheduler_that_does_not_answer_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster_module, "_PATIENCE", 1)
    with pytest.raises(ClusterError, match="no scheduler answers"):
        Cluster("tcp://127.0.0.1:1")


def test_games_go_back_under_the_name_the_ruleset_was_given(draft: str) -> None:
    plan = Plan(seats=("random", "random"), games=2, rulesets=(draft,))
    here = moved(list(jobs(plan)), unpacked(packed([draft])))
    assert all(job.setup.ruleset != draft for job in here)
    back = returned(Alone().results(here), list(jobs(plan)))
    assert [one.job for one in back] == list(jobs(plan))
