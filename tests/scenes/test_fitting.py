"""The level that fits the results so far, and when the next one is offered."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from game.cli import helping
from game.scenes.fitting import CLEAR, COUNTED, Outcome, fitting, next_level, outcomes, record_said
from game.scenes.opponents import LEVELS
from game.scenes.saving.chairs import Chair
from game.scenes.saving.summary import Saved
from tests.english import english

OFFERED = ("meister", "steiger", "bauer", "knecht")
ALL = tuple(reversed(LEVELS))
OVER = Saved(
    Path("a.hasp"), (Chair("Anna", 0), Chair("Bauer", 1, "bauer", 3)), True, 0.0, scores=(40, 31), winner=0
)


def two(level: str, lead: int) -> Outcome:
    """How a game against one automa ended."""
    return Outcome(level, lead, ((level, lead),), lead > 0)


def test_the_gentlest_fits_whoever_has_played_nothing() -> None:
    assert fitting(OFFERED, []) == "knecht"
    assert fitting(OFFERED, [two("random", 30)]) == "knecht"
    assert fitting(("swift", "slow"), []) == "slow" and fitting((), []) == ""
    assert fitting(helping.LEVELS, []) == LEVELS[0]


@pytest.mark.parametrize(
    ("level", "lead", "fits"),
    [
        ("knecht", CLEAR, "bauer"),
        ("knecht", 1, "knecht"),
        ("knecht", 0, "knecht"),
        ("knecht", -CLEAR, "knecht"),
        ("bauer", 12, "steiger"),
        ("bauer", -1, "bauer"),
        ("bauer", -CLEAR, "knecht"),
        ("meister", 3, "meister"),
        ("meister", -CLEAR - 9, "steiger"),
    ],
)
def test_one_game_leads_one_step_at_most(level: str, lead: int, fits: str) -> None:
    assert fitting(OFFERED, [two(level, lead)]) == fits


def test_of_a_level_that_is_offered_no_more_nothing_is_told() -> None:
    assert fitting(OFFERED, [two("greedy", -20), two("bauer", 12)]) == "steiger"
    assert fitting(("meister", "bauer"), [two("steiger", 15), two("bauer", 12)]) == "meister"


def test_one_lucky_win_among_many_losses_leads_nowhere() -> None:
    narrow = [two("bauer", 4)]
    assert next_level(ALL, narrow) == "" and next_level(ALL, 3 * narrow) == "knappe"
    even = [two("bauer", lead) for lead in (4, -6, 2, -5, 3, -4)]
    assert fitting(ALL, [two("bauer", 12), *even]) == "bauer"
    assert next_level(ALL, [two("bauer", 12), *even]) == ""


def test_whoever_wins_most_games_clearly_is_offered_the_next_level() -> None:
    before = [two("bauer", lead) for lead in (4, -6, 2, -5)]
    clear = [two("bauer", 15)] * 4
    assert next_level(ALL, [*clear, *before]) == "knappe"
    assert next_level(ALL, [two("bauer", -1), *clear]) == "", "after a loss nothing is offered"
    assert next_level(ALL, [two("meister", 15)] * 9) == "", "there is none above"
    assert next_level(ALL, []) == "" and next_level(ALL, [two("greedy", 9)]) == ""


def test_an_easier_level_comes_step_by_step_and_is_never_offered() -> None:
    lost = [two("bauer", -20)] * 3
    below = ALL[ALL.index("bauer") + 1]
    assert fitting(ALL, lost) == below and next_level(ALL, lost) == ""
    assert fitting(ALL, [two(below, -20), *lost]) == ALL[ALL.index(below) + 1]


def test_a_try_at_the_strongest_costs_nothing() -> None:
    """Whoever is at home with a level is there again after a game far above it."""
    home = [two("siedler", lead) for lead in (3, -2, 5, -8, 1, -1)]
    assert fitting(ALL, home) == "siedler"
    assert fitting(ALL, [two("meister", -40), *home]) in ("heuerling", "siedler")


def test_late_games_count_more_and_old_ones_no_more() -> None:
    lost, won = [two("bauer", -20)] * COUNTED, [two("bauer", 20)] * COUNTED
    assert fitting(ALL, [*won, *lost]) == "knappe"
    assert fitting(ALL, [*won[:8], *lost[:8]]) == "knappe"
    assert fitting(ALL, [*lost[:8], *won[:8]]) == ALL[ALL.index("bauer") + 1]


def test_with_more_seats_each_automa_counts() -> None:
    """Ahead of two of three equals is no loss, though it is no win either."""
    among = Outcome("bauer", -6, (("bauer", 2), ("bauer", 1), ("bauer", -6)), False)
    last = Outcome("bauer", -30, (("bauer", -30), ("bauer", -25), ("bauer", -12)), False)
    assert fitting(ALL, [among] * 3) == "bauer" and fitting(ALL, [last] * 3) == ALL[ALL.index("bauer") + 1]
    first = Outcome("bauer", 11, (("bauer", 12), ("bauer", 11), ("bauer", 30)), True)
    assert next_level(ALL, [first] * 3) == "knappe"


def played(strength: float, games: int, seed: int, levels: Sequence[str]) -> list[str]:
    """The levels that somebody meets who stands there on the ladder and takes what fits."""
    chance, told, met = Random(seed), list[Outcome](), list[str]()
    for _ in range(games):
        met.append(fitting(levels, told))
        ahead = strength - LEVELS.index(met[-1])
        lead = chance.gauss(0, 14) + 14 * 0.524 * ahead  # wins 70 % against the level below
        told.insert(0, two(met[-1], round(lead)))
    return met


@pytest.mark.parametrize("level", LEVELS)
def test_everybody_comes_to_the_level_that_is_as_strong_and_stays_near(level: str) -> None:
    """Whatever levels there are: within three games for each step, and by one step in nearly all games."""
    rung = LEVELS.index(level)
    for seed in range(5):
        met = [LEVELS.index(one) for one in played(rung, 120, seed, ALL)]
        assert min(at for at, one in enumerate(met) if abs(one - rung) <= 1) <= 3 * len(LEVELS)
        late = met[60:]
        assert sum(abs(one - rung) <= 1 for one in late) >= 0.75 * len(late), met
        assert sum(a != b for a, b in pairwise(late)) <= len(late) / 3, "to and fro"


def test_how_the_latest_games_went_is_told() -> None:
    told = [two("bauer", 3), two("bauer", -3), two("knecht", 30), two("bauer", 0)]
    said = record_said("bauer", told)
    assert said is not None and english(said) == "Your last games against Bauer: 1 of 3 won."
    assert record_said("meister", told) is None
    beside = Outcome("steiger", -4, (("bauer", 5), ("steiger", -4)), False)
    said = record_said("bauer", [beside, *told])
    assert said is not None and english(said).endswith("1 of 4 won."), "a game with others counts for each"


def test_who_wins_among_equals_has_won() -> None:
    """G9: the sentence on results, the offer and the result say the same."""
    first, second = (replace(OVER, scores=(40, 40), winner=seat) for seat in (0, 1))
    assert [one.won for one in outcomes([first, second], OFFERED)] == [True, False]
    said = record_said("bauer", outcomes([first, second], OFFERED))
    assert said is not None and english(said).endswith("1 of 2 won.")
    before = [two("bauer", 15)] * 4
    assert next_level(ALL, [*outcomes([first], OFFERED), *before]) == "knappe"
    assert next_level(ALL, [*outcomes([second], OFFERED), *before]) == ""


def test_the_results_are_of_who_plays() -> None:
    """Whoever goes by the seat is the same in every language; without a name the latest results count."""
    bert = replace(OVER, chairs=(Chair("Bert", 0), OVER.chairs[1]), scores=(20, 31), winner=1)
    nobody, niemand = (
        replace(OVER, chairs=(Chair(name, 0), OVER.chairs[1])) for name in ("Player 1", "Spieler 1")
    )
    listed = [bert, nobody, OVER, niemand, OVER]
    assert [one.lead for one in outcomes(listed, OFFERED, ["Anna"])] == [9, 9]
    assert [one.lead for one in outcomes(listed, OFFERED, ["Bert"])] == [-11]
    assert len(outcomes(listed, OFFERED, ["Player 1"])) == 2
    assert len(outcomes(listed, OFFERED, ["Anna", "Bert"])) == 3
    assert outcomes(listed, OFFERED, ["Carl"]) == []
    assert [one.person for one in outcomes(listed, OFFERED)] == ["Bert"]


def test_a_finished_game_of_one_person_tells_its_lead_over_the_best_automa() -> None:
    ahead = two("bauer", 9)._replace(person="Anna")
    assert outcomes([OVER], OFFERED) == [ahead]
    three = replace(
        OVER, chairs=(*OVER.chairs, Chair("Steiger", 2, "steiger:miner", 4)), scores=(40, 31, 47), winner=2
    )
    found = Outcome("steiger", -7, (("bauer", 9), ("steiger", -7)), False, "Anna")
    assert outcomes([three, OVER], OFFERED) == [found, ahead]
    mixed = replace(three, chairs=(*OVER.chairs, Chair("Rudi", 2, "random", 4)))
    assert outcomes([mixed], OFFERED) == [Outcome("bauer", -7, (("bauer", 9),), False, "Anna")]


@pytest.mark.parametrize(
    "changed",
    [
        replace(OVER, scores=()),
        replace(OVER, finished=False, scores=()),
        replace(OVER, practice=True),
        replace(OVER, advised=True),
        replace(OVER, handed=True),
        replace(OVER, winner=None),
        replace(OVER, daily="2026-11-22 again"),
        replace(OVER, why="Damaged"),
        replace(OVER, chairs=(Chair("Anna", 0), Chair("Bert", 1))),
        replace(OVER, chairs=(Chair("Knecht", 0, "knecht", 1), Chair("Bauer", 1, "bauer", 3))),
        replace(OVER, chairs=(Chair("Anna", 0), Chair("Rudi", 1, "random", 3))),
    ],
)
def test_other_games_tell_nothing(changed: Saved) -> None:
    assert outcomes([changed], OFFERED) == []
