"""The schedule of many games: who sits where on which seed, the same in every command."""

from __future__ import annotations

from collections import Counter

import pytest

from game.cli.arguments import parse
from game.cli.ladder.schedule import ladder_games
from game.cli.simulate import games_asked
from game.cli.tune.screen import screen_games
from game.playtest.plan import PlaytestPlan, jobs
from game.rules import Setup
from game.rules.ruleset import load_ruleset
from game.series.schedule import Job, PlanError, Table, boards_for, in_order, rotations, schedule
from tests.tuning import plan

BOARDS = ("a", "b", "c")


def test_players_that_differ_rotate_over_the_seats() -> None:
    assert rotations(("steiger", "bauer")) == (("steiger", "bauer"), ("bauer", "steiger"))
    assert rotations(("bauer", "bauer")) == (("bauer", "bauer"),)
    assert len(rotations(("bauer", "bauer", "knecht", "bauer"))) == 4


@pytest.mark.parametrize("games", [1, 12, 25])
def test_every_seed_is_played_with_every_seating(games: int) -> None:
    table = Table(Setup(seats=3, seed=40), BOARDS, rotations(("x", "y", "y")), games)
    found = list(schedule([table]))
    assert games <= len(found) == table.total < games + 3
    assert [job.number for job in found] == list(range(len(found)))
    assert Counter((job.setup.seed, job.names) for job in found) == Counter(
        (seed, names) for seed in range(40, 40 + table.blocks) for names in table.seatings
    )
    assert [table.job(0, job.number) for job in found] == found
    assert table.setups() == list(dict.fromkeys(job.setup for job in found))


def test_tables_play_the_same_seeds_on_the_same_boards_seed_by_seed() -> None:
    one = Table(Setup(seed=7), BOARDS, rotations(("x", "y")), 10)
    other = Table(Setup(seats=3, seed=7), BOARDS, rotations(("x", "y", "y")), 6)
    found = list(schedule([one, other]))
    assert found == sorted(found, key=in_order)
    assert [job.block for job in found] == sorted(job.block for job in found)
    first, second = ({job.setup.seed: job.setup.layout for job in found if job.arm == arm} for arm in (0, 1))
    assert second.items() <= first.items() and (len(first), len(second)) == (5, 2)


def test_a_seed_has_its_board_whatever_seed_a_run_begins_with() -> None:
    table = Table(Setup(seed=1), BOARDS, (("x", "y"),), 9)
    assert [setup.layout for setup in table.setups()] == ["a", "b", "c"] * 3
    later = table._replace(setup=Setup(seed=6), games=4)
    assert later.setups() == table.setups()[5:]


def test_a_longer_run_begins_with_the_shorter_one() -> None:
    table = Table(Setup(seed=3), BOARDS, rotations(("x", "y")), 5)
    assert list(schedule([table._replace(games=9)]))[:6] == list(schedule([table]))


def simulated(*words: str) -> list[Job]:
    return list(games_asked(parse(["simulate", "--seats", "bauer,knecht", "--tiles", "random", *words])))


def test_all_commands_play_the_same_game_with_the_same_seed() -> None:
    """What a command calls its table differs; seed, board, seats and players of a game do not."""
    line = ["--seed", "9", "--games", "12"]
    players = ["ladder", "--players", "bauer,knecht", "--seats", "2"]
    on_ladder = {(job.setup, job.names) for job in ladder_games(parse([*players, *line]))}
    lab = PlaytestPlan(seats=("bauer", "knecht"), games=12, seed=9)
    assert {(job.setup, job.names) for job in jobs(lab)} == on_ladder
    for setup, names in on_ladder:
        if names == ("bauer", "knecht"):
            words = ("--seed", str(setup.seed), "--games", "1", "--layout", str(setup.layout))
            assert [(job.setup, job.names) for job in simulated(*words)] == [(setup, names)]


def test_a_search_and_a_screening_play_as_a_ladder_does() -> None:
    asked = plan("--seed", "9", "--screen", "12")
    tuned_on = list(schedule([asked.table(asked.lineup("x"), 9, 12)]))
    screened = screen_games(asked)
    assert [job.setup for job in screened] == [job.setup for job in tuned_on]
    assert [job.names for job in screened[:2]] == [("9 a", "9 b"), ("9 b", "9 a")]
    assert {job.setup.layout for job in tuned_on} == set(asked.boards)


def boards(*asked: str, seats: int = 2, modules: tuple[str, ...] = ()) -> tuple[str, ...]:
    return boards_for([load_ruleset()], seats, asked, modules)


def test_boards_go_by_their_first_letters() -> None:
    assert boards("rows", "two-r") == ("rows-for-2", "two-rounds")


def test_boards_for_other_numbers_of_seats_are_left_out() -> None:
    assert boards("rows", "wings") == ("rows-for-2",)
    assert boards("rows", "flower", seats=3)[-1] == "flower"


def test_boards_without_places_for_black_developments_are_left_out() -> None:
    black = {board.id for board in load_ruleset().layout if board.black}
    assert set(boards(seats=4, modules=("black",))) == set(boards(seats=4)) & black


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        ("moon", "lab-plan-unknown-board"),
        ("t", "lab-plan-several-boards"),
        ("wings", "lab-plan-no-board"),
    ],
)
def test_boards_that_cannot_be_are_refused(asked: str, told: str) -> None:
    with pytest.raises(PlanError, match=told):
        boards(asked)
