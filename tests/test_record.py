"""Records: read back whole, and refused with line and reason where they are broken."""

from __future__ import annotations

from random import Random

import pytest

from game.rules import Setup, legal_moves, new_game, play, record_text, replay, scores
from game.rules.record import RecordError, read_record
from tests.properties.games import eager


def finished(setup: Setup) -> str:
    state, random, moves = new_game(setup), Random(1), []
    while state.to_move is not None:
        moves.append(eager(random, state))
        play(state, moves[-1], None)
    return record_text(setup, moves, ["Anna (human, red)", "Steiger (automa bauer 7, blue)"])


TEXT = finished(Setup(seats=2, seed=11, layout="Two rounds", tiles="random", open_planning=True))


def test_the_header_says_all_there_is_to_the_setup() -> None:
    record = read_record(TEXT)
    assert record.setup == Setup(seats=2, seed=11, layout="Two rounds", tiles="random", open_planning=True)
    assert record.players == ("Anna (human, red)", "Steiger (automa bauer 7, blue)")
    assert TEXT.rstrip().endswith(f"scores: {' '.join(map(str, scores(record.state)))}")


def test_chosen_tiles_and_variants_come_back() -> None:
    tiles = ("11", "12", "14", "21", "22", "24", "31", "32", "34", "41", "42", "45")
    setup = Setup(seed=2, tiles=tiles, start_buildings=True, start_improved_farmhand=True)
    assert replay(record_text(setup, []))[0] == setup


def test_a_comment_line_stands_before_each_phase() -> None:
    lines = TEXT.splitlines()
    assert "# Year 1, spring: first taking" in lines and "# Year 3, autumn: working" in lines
    assert any(line.startswith("# Year 2, winter") for line in lines)


def test_comments_and_blank_lines_change_nothing() -> None:
    loose = "\n\n# a note\n".join(TEXT.splitlines())
    assert replay(loose)[:2] == replay(TEXT)[:2]


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("Haspelknecht record 1", "Chess", "line 1"),
        ("rules: 1", "rules: 7", "rules"),
        ("seed: 11", "seed: eleven", "whole number"),
        ("seed: 11", f"seed: {'9' * 5000}", "whole number"),
        ("seed: 11", "seed: 12", "line"),
        ("seats: 2", "seats: 4", "layout"),
        ("seats: 2\n", "", "seats"),
        ("seats: 2", "seats: 2\nseats: 2", "twice"),
        ("layout: Two rounds", "layout: Moon", "Moon"),
        ("tiles: random", "tiles: 11 12", "tiles"),
        ("variants: open planning", "variants: free beer", "free beer"),
        ("ruleset: base", "ruleset: nowhere.toml", "nowhere.toml"),
        ("ruleset: base", "ruleset: no\0thing", "is no path"),
        ("player 1", "player 9", "player 9"),
        ("take ", "steal ", "no move"),
        ("scores: ", "scores: 9", "scores"),
    ],
)
def test_a_broken_record_names_line_and_reason(old: str, new: str, said: str) -> None:
    with pytest.raises(RecordError) as refused:
        replay(TEXT.replace(old, new, 1))
    assert said in str(refused.value) and "\n" not in str(refused.value)


def test_other_figures_are_refused() -> None:
    line = next(line for line in TEXT.splitlines() if line.startswith("ruleset: "))
    with pytest.raises(RecordError, match="figures"):
        replay(TEXT.replace(line, "ruleset: base 00000000"))


def test_a_refused_move_names_its_rule() -> None:
    lines = TEXT.splitlines()
    at = next(number for number, line in enumerate(lines) if " take " in line)
    lines[at] = f"{lines[at][0]} dig"
    with pytest.raises(RecordError, match=f"line {at + 1}.*D1"):
        replay("\n".join(lines))


def test_the_wrong_seat_is_refused() -> None:
    lines = TEXT.splitlines()
    at = next(number for number, line in enumerate(lines) if " take " in line)
    lines[at] = f"{3 - int(lines[at][0])}{lines[at][1:]}"
    with pytest.raises(RecordError, match="does not decide here"):
        replay("\n".join(lines))


def test_moves_after_the_end_and_scores_before_it_are_refused() -> None:
    with pytest.raises(RecordError, match="over"):
        replay(TEXT + "1 decline\n")
    moves = [line for line in TEXT.splitlines() if not line.startswith("1 end turn")]
    with pytest.raises(RecordError):
        replay("\n".join(moves))
    header = TEXT.partition("# Year")[0]
    with pytest.raises(RecordError, match="not over"):
        replay(header + "scores: 1 2\n")


def test_an_unfinished_record_is_read_to_where_it_ends() -> None:
    half = "\n".join(TEXT.splitlines()[:60])
    _, moves, state = replay(half)
    assert moves and state.to_move is not None and legal_moves(state)
