"""Seats that change hands and practice games in records."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from game.rules import legal_moves, new_game, play, record_text
from game.rules.moves import Move
from game.rules.record import RecordError, Seating, decided_text, read_head, read_record, seated_at
from game.scenes.replay.chairs import chairs_in
from game.scenes.saving.chairs import Chair, chairs_of
from tests.records import TWO_ROUNDS, by_hand

TAKEN_OVER = (Seating(2, 1, "Bert (automa bauer 3, red)"), Seating(5, 0, "Cleo"), Seating(5, 1, "Bert"))


def seated_text(seatings: Sequence[Seating] = TAKEN_OVER) -> str:
    return record_text(TWO_ROUNDS, first_moves(8), ("Anna", "Bert"), seatings, practice=True)


def first_moves(count: int) -> list[Move]:
    state, moves = new_game(TWO_ROUNDS), list[Move]()
    for _ in range(count):
        moves.append(legal_moves(state)[0])
        play(state, moves[-1])
    return moves


def test_who_took_over_a_seat_comes_back_and_from_when() -> None:
    text = seated_text()
    found = read_record(text)
    assert found.seatings == TAKEN_OVER and found.practice and found.players == ("Anna", "Bert")
    assert record_text(found.setup, found.moves, found.players, found.seatings, found.practice) == text
    assert seated_at(found, 1) == ("Anna", "Bert")
    assert seated_at(found, 2) == ("Anna", "Bert (automa bauer 3, red)")
    assert seated_at(found, 5) == seated_at(found, 8) == ("Cleo", "Bert")
    assert read_head(text).players == ("Cleo", "Bert") and read_head(text).practice
    assert read_head(text).moves == 8


def test_a_record_in_which_nobody_took_over_is_as_before() -> None:
    text = record_text(TWO_ROUNDS, first_moves(8), ("Anna", "Bert"))
    assert "practice" not in text and text.count("player ") == 2


@pytest.mark.parametrize(
    ("after", "line"),
    [
        (3, "player 3: Cleo"),
        (3, "player 5: Cleo"),
        (3, "player 0: Cleo"),
        (3, "player 1 Cleo"),
        (3, "player 1: Cleo\nplayer 1: Anna"),
        (8, "player 1: Cleo\nplayer 1: Anna"),
    ],
)
def test_a_seating_that_means_nothing_is_refused(after: int, line: str) -> None:
    lines = by_hand(seated_text(())).splitlines()
    at = [i for i, one in enumerate(lines) if one[:1].isdigit()][after - 1]
    with pytest.raises(RecordError) as refused:
        read_record("\n".join([*lines[: at + 1], line, *lines[at + 1 :]]))
    assert refused.value.damaged and refused.value.line


@pytest.mark.parametrize("given", ["no", "", "yes yes", "true"])
def test_practice_is_said_in_one_way(given: str) -> None:
    text = by_hand(seated_text(())).replace("practice: yes", f"practice: {given}")
    with pytest.raises(RecordError, match="practice"):
        read_record(text)


def test_no_seat_changes_hands_once_a_game_is_over() -> None:
    text = Path(__file__).parent.joinpath("golden", "2-seats-rows.hasp").read_text("utf-8")
    over = by_hand(text).replace("scores:", "player 1: Cleo\nscores:")
    with pytest.raises(RecordError) as refused:
        read_record(over)
    assert dict(refused.value.what.values)["text"] == "'player 1: Cleo'"


def marked_text(advised: bool = False, daily: str = "") -> str:
    state = new_game(TWO_ROUNDS)
    decided = []
    for move in first_moves(8):
        decided.append((state.copy(), move))
        play(state, move)
    return decided_text(TWO_ROUNDS, decided, state, ("Anna", "Bert"), advised=advised, daily=daily)


@pytest.mark.parametrize("daily", ["", "2026-11-22", "2026-11-22 again"])
@pytest.mark.parametrize("advised", [False, True])
def test_advice_and_the_day_are_read_back(advised: bool, daily: str) -> None:
    text = marked_text(advised, daily)
    found = read_record(text)
    assert (found.advised, found.daily) == (advised, daily)
    assert (read_head(text).advised, read_head(text).daily) == (advised, daily)
    assert (found.practice, "advised" in text, "daily" in text) == (False, advised, bool(daily))


@pytest.mark.parametrize("line", ["advised: no", "advised:", "daily: today", "daily: 22.11.2026", "daily:"])
def test_advice_and_the_day_are_said_in_one_way(line: str) -> None:
    key = line.partition(":")[0]
    marked = by_hand(marked_text(advised=True, daily="2026-11-22"))
    lines = [line if one.startswith(f"{key}:") else one for one in marked.splitlines()]
    with pytest.raises(RecordError, match=key):
        read_record("\n".join(lines))


def test_a_name_may_have_brackets() -> None:
    lines = [Chair("Anna (10)", 0).line(), Chair("Max (KI)", 1, "steiger", 5).line()]
    seen = chairs_in(lines, 2)
    assert [(chair.name, chair.automa, chair.colour) for chair in seen] == [
        (chair.name, chair.automa, chair.colour) for chair in chairs_of(lines)
    ]
    assert [chair.name for chair in chairs_in(["Anna", "Bert (red)"], 2)] == ["Anna", "Bert"]
