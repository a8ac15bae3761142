"""The plan of a playtest: which games are played, on which boards, by whom."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from game.playtest.plan import PlanError, PlaytestPlan, boards_of, job_of, jobs, seatings


def test_names_that_differ_rotate_over_the_seats() -> None:
    assert seatings(("steiger", "bauer")) == (("steiger", "bauer"), ("bauer", "steiger"))
    assert seatings(("bauer", "bauer")) == (("bauer", "bauer"),)
    assert len(seatings(("bauer", "bauer", "knecht", "bauer"))) == 4


def test_both_rulesets_play_the_same_seeds_boards_and_seatings() -> None:
    plan = PlaytestPlan(seats=("knecht", "random"), games=12, rulesets=("base", "base"), seed=5)
    by_arm = [[job for job in jobs(plan) if job.arm == arm] for arm in (0, 1)]
    alike = [[(job.setup.seed, job.setup.layout, job.names) for job in arm] for arm in by_arm]
    assert alike[0] == alike[1]
    assert Counter(job.setup.seed for job in by_arm[0]) == dict.fromkeys(range(5, 11), 2)


def test_games_are_rounded_up_to_whole_rotations() -> None:
    assert len(list(jobs(PlaytestPlan(seats=("knecht", "random", "greedy"), games=4)))) == 6


def test_a_game_can_be_had_by_its_number() -> None:
    plan = PlaytestPlan(seats=("knecht", "random"), games=8, rulesets=("base", "base"))
    for job in jobs(plan):
        assert job_of(plan, job.arm, job.number) == job


def test_a_longer_plan_begins_with_the_shorter_one() -> None:
    short, long = (list(jobs(PlaytestPlan(seats=("bauer", "bauer"), games=games))) for games in (5, 9))
    assert long[:5] == short


def test_boards_go_by_their_first_letters() -> None:
    assert boards_of(PlaytestPlan(seats=("bauer", "bauer"), boards=("rows", "two-r"))) == (
        "rows-for-2",
        "two-rounds",
    )


def test_boards_for_other_numbers_of_seats_are_left_out() -> None:
    assert boards_of(PlaytestPlan(seats=("bauer", "bauer"), boards=("rows", "wings"))) == ("rows-for-2",)


@pytest.mark.parametrize(
    ("boards", "told"),
    [
        (("moon",), "lab-plan-unknown-board"),
        (("t",), "lab-plan-several-boards"),
        (("wings",), "lab-plan-no-board"),
    ],
)
def test_boards_that_cannot_be_are_refused(boards: tuple[str, ...], told: str) -> None:
    with pytest.raises(PlanError, match=told):
        boards_of(PlaytestPlan(seats=("bauer", "bauer"), boards=boards))


def test_only_boards_that_both_rulesets_have_are_played(tmp_path: Path) -> None:
    draft = tmp_path / "draft.toml"
    levels = str([[[x, y] for x in range(3)] for y in range(4)])
    draft.write_text(f'[[layout]]\nid = "my-board"\nseats = [2]\nlevels = {levels}\n')
    alone = PlaytestPlan(seats=("bauer", "bauer"), rulesets=(str(draft),))
    assert "my-board" in boards_of(alone)
    assert "my-board" not in boards_of(PlaytestPlan(seats=alone.seats, rulesets=(str(draft), "base")))
