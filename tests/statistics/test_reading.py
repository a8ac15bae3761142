"""A record becomes a row: who played, how it ended, and of which kind the game is."""

from __future__ import annotations

import shutil
from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest

from game.rules import Setup
from game.rules.engine import ranking
from game.rules.record import Shelf
from game.rules.record.shelf import BASE_ALONE
from game.rules.ruleset import BASE
from game.statistics.game import PEOPLE, GameRow
from game.statistics.reading import NotCounted, read_game
from tests.records import named_alone
from tests.statistics.profile import Played, decided, of_day, plain, text_of


def row(played: Played, shelf: Shelf = BASE_ALONE) -> GameRow:
    return read_game(text_of(played), shelf)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_finished_game_has_places_and_sources_that_add_up(seats: int) -> None:
    setup = Setup(seats=seats, seed=seats, modules=frozenset({"black", "iron"}))
    found, state = row(Played(setup)), decided(setup).state
    assert found.finished and found.moves == len(decided(setup).turns)
    assert [seat.vp for seat in found.seats] == [seat.score for seat in state.seats]
    assert [sum(vp for _, vp in seat.sources) for seat in found.seats] == [seat.vp for seat in found.seats]
    by_place = sorted(range(seats), key=lambda seat: found.seats[seat].place)
    assert tuple(by_place) == ranking(state)
    assert sorted(seat.place for seat in found.seats) == list(range(1, seats + 1))
    assert found.modules == ("black", "iron") and found.seed == seats


def test_people_and_levels_are_told_apart() -> None:
    found = row(plain(level="steiger"))
    assert [seat.person for seat in found.seats] == [True, False]
    assert found.seats[0].name == "Anna" and found.seats[1].automa == "steiger"
    assert found.level == "steiger"


def test_the_strongest_level_counts() -> None:
    text = text_of(Played(Setup(seats=3, seed=3))).replace("automa bauer 2", "automa steiger:miner 2")
    text = "\n".join(line for line in text.splitlines() if not line.startswith(("check:", "end:")))
    found = read_game(text.replace(", checked", "", 1) + "\n", BASE_ALONE)
    assert found.level == "steiger"


def test_a_game_of_people_alone_has_no_level() -> None:
    text = text_of(plain()).replace("automa bauer 1", "human")
    text = "\n".join(line for line in text.splitlines() if not line.startswith(("check:", "end:")))
    assert read_game(text.replace(", checked", "", 1), BASE_ALONE).level == PEOPLE


@pytest.mark.parametrize("kind", ["practice", "advised", "handed"])
def test_each_kind_is_found_in_the_record_alone(kind: str) -> None:
    found = row(replace(plain(), **{kind: True}))  # type: ignore[arg-type]
    assert getattr(found, kind) and not getattr(row(plain()), kind)


def test_a_draft_is_told_from_the_base_by_its_figures(tmp_path: Path) -> None:
    draft = tmp_path / "mine.toml"
    draft.write_text('extends = "base"\nname = "base"\n[final]\nmarker = 3\n', encoding="utf-8")
    text = text_of(Played(Setup(seats=2, seed=4, ruleset=str(draft))))
    found = read_game(text, Shelf(tmp_path))
    assert found.draft and found.ruleset == "base.toml", (
        "called as it calls itself, and not taken for the base"
    )
    assert read_game(named_alone(text), Shelf(tmp_path)).ruleset == "mine"
    shutil.move(draft, tmp_path / "gone")
    assert read_game(text, Shelf(tmp_path)) == found, "its record carries it"
    with pytest.raises(NotCounted) as told:
        read_game(named_alone(text), Shelf(tmp_path))
    assert told.value.fault == "no ruleset"
    assert not row(plain()).draft and row(plain()).ruleset == BASE


def test_a_game_that_goes_on_has_no_result() -> None:
    found = row(plain(moves=40))
    assert not found.finished and found.moves == 40
    assert [(seat.vp, seat.place, seat.sources) for seat in found.seats] == [(0, 0, ())] * 2


def test_only_the_game_of_the_day_counts_as_that() -> None:
    played = of_day(date(2026, 11, 20))
    assert row(played).daily == "2026-11-20"
    assert row(of_day(date(2026, 11, 20), again=True)).daily == "2026-11-20 again"
    assert row(plain(daily="2026-11-20")).daily == ""
    assert row(replace(played, daily="2026-11-21")).daily == ""


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", "damaged"),
        ("no record\n", "damaged"),
        ("Haspelknecht record 2\nrules: 99\n", "newer"),
        (text_of(plain()).replace("2 take", "2 tkae", 1), "damaged"),
        (text_of(plain()).partition("check:")[0], "damaged"),
    ],
)
def test_what_is_no_sound_record_gives_one_word(text: str, fault: str) -> None:
    with pytest.raises(NotCounted) as told:
        read_game(text, BASE_ALONE)
    assert told.value.fault == fault


def test_a_record_that_does_not_say_who_played_is_nobodys(root: Path) -> None:
    text = (root / "tests/golden/2-seats-rows.hasp").read_text("utf-8")
    with pytest.raises(NotCounted, match="unseated"):
        read_game(text, BASE_ALONE)
