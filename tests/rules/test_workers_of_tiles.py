"""A development tells of the workers that come with it, and of what others do with it."""

from __future__ import annotations

from pathlib import Path

from game.rules.ruleset import load_ruleset
from tests.rules.drafts import line, told, written

CARTER = """[worker.carter]
kind = "further"
owning = "23"
use.load = { pay = [{ brown = 1 }], spend = { coal = 1 }, gain = { thaler = 1 } }
"""
MORE = '[worker.coal-digger.use.brown]\npay = [{ brown = 1 }]\nactions = 3\nowning = "12"\n'


def test_a_development_tells_of_the_worker_that_it_brings(tmp_path: Path) -> None:
    ruleset = load_ruleset(written(tmp_path, CARTER))
    before = told(load_ruleset(), "23")
    assert told(ruleset, "23") == (
        f"{before} From the next phase on: Carter, once a phase. "
        "For exactly 1 brown disk: 1 Thaler in exchange for 1 coal from the farm. No synergy."
    )
    assert line(ruleset, "23").endswith("· Carter")


def test_a_development_tells_what_a_worker_does_with_it_besides(tmp_path: Path) -> None:
    ruleset = load_ruleset(written(tmp_path, MORE))
    said = "coal-digger, once a phase. For exactly 1 brown disk: up to 3 actions in the Pinge."
    assert told(ruleset, "12").endswith(f"From the next phase on: {said}")
    assert line(ruleset, "12").endswith("· coal-digger")


def test_other_developments_tell_of_no_worker(tmp_path: Path) -> None:
    ruleset, base = load_ruleset(written(tmp_path, CARTER + MORE)), load_ruleset()
    for number in base.tile:
        assert (told(ruleset, number) == told(base, number)) == (number not in ("12", "23"))
