"""The plan of a playtest: which games are played, on which boards, by whom."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from game.playtest.plan import PlaytestPlan, boards_of, job_of, jobs


def test_both_rulesets_play_the_same_seeds_boards_and_seatings() -> None:
    plan = PlaytestPlan(seats=("knecht", "random"), games=12, rulesets=("base", "base"), seed=5)
    by_arm = [[job for job in jobs(plan) if job.arm == arm] for arm in (0, 1)]
    alike = [[(job.setup.seed, job.setup.layout, job.names) for job in arm] for arm in by_arm]
    assert alike[0] == alike[1]
    assert Counter(job.setup.seed for job in by_arm[0]) == dict.fromkeys(range(5, 11), 2)


def test_a_game_can_be_had_by_its_number() -> None:
    plan = PlaytestPlan(seats=("knecht", "random"), games=8, rulesets=("base", "base"))
    for job in jobs(plan):
        assert job_of(plan, job.arm, job.number) == job


def test_only_boards_that_both_rulesets_have_are_played(tmp_path: Path) -> None:
    draft = tmp_path / "draft.toml"
    levels = str([[[x, y] for x in range(3)] for y in range(4)])
    draft.write_text(f'[[layout]]\nid = "my-board"\nseats = [2]\nlevels = {levels}\n')
    alone = PlaytestPlan(seats=("bauer", "bauer"), rulesets=(str(draft),))
    assert "my-board" in boards_of(alone)
    assert "my-board" not in boards_of(PlaytestPlan(seats=alone.seats, rulesets=(str(draft), "base")))
