"""The automa that fits the results so far."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from game.scenes.fitting import CLEAR, Outcome, fitting, outcomes
from game.scenes.saving.chairs import Chair
from game.scenes.saving.summary import Saved

OFFERED = ("meister", "steiger", "bauer", "knecht")
OVER = Saved(Path("a.hasp"), (Chair("Anna", 0), Chair("Bauer", 1, "bauer", 3)), True, 0.0, scores=(40, 31))


def test_the_gentlest_fits_whoever_has_played_nothing() -> None:
    assert fitting(OFFERED, []) == "knecht"
    assert fitting(OFFERED, [Outcome("random", 30)]) == "knecht"
    assert fitting(("swift", "slow"), []) == "slow" and fitting((), []) == ""


@pytest.mark.parametrize(
    ("level", "lead", "fits"),
    [
        ("knecht", 1, "bauer"),
        ("knecht", 0, "knecht"),
        ("knecht", -CLEAR, "knecht"),
        ("bauer", 12, "steiger"),
        ("bauer", 1 - CLEAR, "bauer"),
        ("bauer", -CLEAR, "knecht"),
        ("meister", 3, "meister"),
        ("meister", -CLEAR - 9, "steiger"),
    ],
)
def test_a_win_leads_up_and_a_clear_loss_down(level: str, lead: int, fits: str) -> None:
    assert fitting(OFFERED, [Outcome(level, lead)]) == fits


def test_the_latest_game_counts_that_tells_something() -> None:
    assert fitting(OFFERED, [Outcome("steiger", -20), Outcome("knecht", 9)]) == "bauer"
    assert fitting(OFFERED, [Outcome("greedy", -20), Outcome("bauer", 9)]) == "steiger"
    assert fitting(("meister", "bauer"), [Outcome("steiger", 5), Outcome("bauer", 1)]) == "meister"


def test_a_finished_game_of_one_person_tells_its_lead_over_the_best_automa() -> None:
    assert outcomes([OVER], OFFERED) == [Outcome("bauer", 9)]
    three = replace(OVER, chairs=(*OVER.chairs, Chair("Steiger", 2, "steiger:miner", 4)), scores=(40, 31, 47))
    assert outcomes([three, OVER], OFFERED) == [Outcome("steiger", -7), Outcome("bauer", 9)]


@pytest.mark.parametrize(
    "changed",
    [
        replace(OVER, scores=()),
        replace(OVER, finished=False, scores=()),
        replace(OVER, practice=True),
        replace(OVER, why="Damaged"),
        replace(OVER, chairs=(Chair("Anna", 0), Chair("Bert", 1))),
        replace(OVER, chairs=(Chair("Knecht", 0, "knecht", 1), Chair("Bauer", 1, "bauer", 3))),
        replace(OVER, chairs=(Chair("Anna", 0), Chair("Rudi", 1, "random", 3))),
    ],
)
def test_other_games_tell_nothing(changed: Saved) -> None:
    assert outcomes([changed], OFFERED) == []
