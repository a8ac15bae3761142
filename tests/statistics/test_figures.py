"""Results, streaks, intervals and days are what the games say."""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest

from game.statistics.figures import (
    KINDS,
    Filters,
    Interval,
    Own,
    board_of,
    daily_streak,
    days,
    finished,
    grouped,
    mean,
    overview,
    own_games,
    people,
    share,
    sources,
    values,
)
from game.statistics.game import Filed, GameRow, SeatRow

TODAY = date(2026, 11, 22)


def game(
    vp: int = 30, theirs: int = 20, name: str = "Anna", at: int = 0, level: str = "bauer", **chosen: object
) -> Filed:
    """A game of two that somebody won or lost by these VP."""
    place = 1 if vp > theirs else 2
    seats = (
        SeatRow(name, "", vp, place, 5, (("arrival", vp + 3), ("debt", -3))),
        SeatRow("Other", level, theirs, 3 - place),
    )
    row = GameRow(seats, True, "", "first")
    return Filed(Path(f"{at:03}.hasp"), float(at), replace(row, **chosen))  # type: ignore[arg-type]


def own(*games: Filed) -> list[Own]:
    return own_games(games, "Anna")


def test_who_played_most_comes_first() -> None:
    found = people([game(name="Bert"), game(), game(), game(name="Carl")])
    assert found == ["Anna", "Bert", "Carl"]


def test_only_the_seat_of_a_person_is_ones_own() -> None:
    games = [game(name="Anna"), game(name="Bert")]
    assert [one.seat.name for one in own_games(games, "Anna")] == ["Anna"]
    assert own_games(games, "Other") == []


def test_an_overview_counts_wins_and_streaks() -> None:
    results = [(30, 20), (31, 20), (9, 20), (50, 20), (40, 20), (45, 20), (20, 30), (21, 20)]
    found = overview(own(*(game(*result, at=at) for at, result in enumerate(results))))
    assert (found.games, found.won, found.streak, found.longest) == (8, 6, 1, 3)
    assert found.best is not None and found.best.seat.vp == 50
    assert found.vp == pytest.approx(30.75)
    assert overview([]).best is None and overview([]).games == 0


def test_a_game_that_goes_on_is_no_result() -> None:
    games = own(game(), game(finished=False))
    assert len(games) == 2 and len(finished(games)) == 1


@pytest.mark.parametrize("kind", KINDS)
def test_each_kind_is_left_out_unless_it_is_asked_for(kind: str) -> None:
    chosen: dict[str, object] = {"ruleset": "mine"} if kind == "draft" else {kind: True}
    (one,) = own(game(**chosen))  # type: ignore[arg-type]
    assert one.kinds == (kind,)
    assert not Filters().fits(one)
    assert Filters(kinds=frozenset({kind})).fits(one)
    assert not Filters(kinds=frozenset(KINDS) - {kind}).fits(one)


def test_another_attempt_at_the_game_of_a_day_is_practice() -> None:
    first, other = own(game(daily="2026-11-22"), game(daily="2026-11-22 again"))
    assert first.kinds == () and other.kinds == ("practice",)


def test_a_game_of_two_kinds_needs_both() -> None:
    (one,) = own(game(practice=True, advised=True))
    assert not Filters(kinds=frozenset({"practice"})).fits(one)
    assert Filters(kinds=frozenset({"practice", "advised"})).fits(one)


@pytest.mark.parametrize(
    ("filters", "fits"),
    [
        (Filters(), [0, 1, 2]),
        (Filters(level="steiger"), [1]),
        (Filters(layout="tower"), [2]),
        (Filters(layout="rows-for-2"), [0, 1]),
        (Filters(modules=()), [0, 2]),
        (Filters(modules=("iron",)), [1]),
        (Filters(seats=3), []),
        (Filters(seats=2, level="bauer"), [0, 2]),
    ],
)
def test_filters_choose_by_what_was_played(filters: Filters, fits: list[int]) -> None:
    games = own(game(), game(level="steiger", modules=("iron",)), game(layout="tower"))
    assert [at for at, one in enumerate(games) if filters.fits(one)] == fits


def test_levels_are_in_the_order_of_their_strength() -> None:
    games = own(*(game(level=level) for level in ("meister", "knecht", "odd", "steiger", "bauer")))
    assert values(games, "level") == ["knecht", "bauer", "steiger", "meister", "odd"]
    assert [group.key for group in grouped(games, "level")] == values(games, "level")


def test_a_group_has_wins_and_vp_with_intervals() -> None:
    (group,) = grouped(own(game(30), game(10), game(26), game(24)), "seats")
    assert (group.key, group.games, group.won) == (2, 4, 3)
    assert group.wins.value == 0.75 and group.wins.low < 0.75 < group.wins.high
    assert group.vp.value == 22.5


def test_the_interval_of_a_share_is_wilsons() -> None:
    assert share(10, 20) == pytest.approx(Interval(0.5, 0.2993, 0.7007), abs=1e-4)
    assert share(0, 10) == pytest.approx(Interval(0.0, 0.0, 0.2775), abs=1e-4)
    assert share(3, 3).high == 1.0


def test_the_interval_of_a_mean_is_students() -> None:
    assert mean([1, 2, 3, 4]) == pytest.approx(Interval(2.5, 0.4457, 4.5543), abs=1e-4)
    assert mean([7]) == Interval(7, 7, 7)


def test_sources_are_means_over_all_games() -> None:
    assert sources(own(game(30), game(10))) == {"arrival": 23.0, "debt": -3.0}
    assert sources([]) == {}


def test_a_board_that_is_not_named_is_the_rows() -> None:
    assert board_of(own(game())[0]) == "rows-for-2"


def test_the_first_attempt_of_a_day_counts() -> None:
    games = own(
        game(at=1, daily="2026-11-21 again"),
        game(11, at=3, daily="2026-11-21"),
        game(12, at=2, daily="2026-11-21"),
        game(at=4, daily="2026-11-22 again"),
    )
    yesterday, today = days(games, TODAY, 2)
    assert yesterday.first is not None and yesterday.first.seat.vp == 12
    assert yesterday.others == 2
    assert (today.day, today.first, today.others) == (TODAY, None, 1)


@pytest.mark.parametrize(
    ("played", "streak"),
    [
        ([], 0),
        (["2026-11-22"], 1),
        (["2026-11-21"], 1),
        (["2026-11-20"], 0),
        (["2026-11-20", "2026-11-21", "2026-11-22"], 3),
        (["2026-11-19", "2026-11-21", "2026-11-22"], 2),
        (["2026-11-22 again"], 0),
        (["2026-11-22", "2026-11-23", "2026-11-24"], 1),
    ],
)
def test_days_in_a_row_end_today_or_yesterday(played: list[str], streak: int) -> None:
    assert daily_streak(own(*(game(daily=mark) for mark in played)), TODAY) == streak


def test_of_two_first_attempts_the_earlier_decides_on_the_days_in_a_row() -> None:
    games = own(game(daily="2026-11-22", at=1, finished=False), game(daily="2026-11-22", at=2))
    (day,) = days(games, TODAY, 1)
    assert day.first is games[0] and day.others == 1 and daily_streak(games, TODAY) == 0


def test_a_game_of_the_day_that_goes_on_is_no_day_in_a_row() -> None:
    assert daily_streak(own(game(daily="2026-11-22", finished=False)), TODAY) == 0
