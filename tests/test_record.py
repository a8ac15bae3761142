"""Records: read back whole, and refused with line and reason where they are broken."""

from __future__ import annotations

import pytest

from game.rules import Setup, legal_moves, new_game, record_text, replay, scores
from game.rules.record import Fault, read_head, read_record, scores_told
from game.rules.record.header import Header, header_lines
from game.rules.record.lines import RecordWriter
from game.rules.ruleset import digest
from tests.english import english
from tests.records import TWO_ROUNDS, by_hand, finished, refused

TEXT = finished(TWO_ROUNDS)
BY_HAND = by_hand(TEXT)


def test_the_header_says_all_there_is_to_the_setup() -> None:
    record = read_record(TEXT)
    assert record.setup == TWO_ROUNDS
    assert record.players == ("Anna (human, red)", "Steiger (automa bauer 7, blue)")
    assert TEXT.splitlines()[-2] == f"scores: {' '.join(map(str, scores(record.state)))}"


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
        ("Haspelknecht record 2", "Chess", "line 1"),
        ("rules: 2", "rules: 0", "reads rules 2"),
        ("rules: 2", "rules: two", "reads rules 2"),
        ("rules: 2\n", "", "rules"),
        ("seed: 11", "seed: eleven", "whole number"),
        ("seed: 11", f"seed: {'9' * 5000}", "seed is 5,000 characters long"),
        ("seed: 11", f"seed: {'9' * 30}", "whole number"),
        ("seed: 11", "seed: 12", "line"),
        ("seats: 2", "seats: 4", "no board for 4 seats"),
        ("seats: 2\n", "", "seats"),
        ("seats: 2", "seats: 2\nseats: 2", "twice"),
        ("layout: two-rounds", "layout: Moon", "Moon"),
        ("tiles: random", "tiles: 11 12", "tiles"),
        ("variants: open-planning", "variants: free beer", "free beer"),
        ("ruleset: base ", "ruleset: base", "reads like “base"),
        ("player 1", "player 9", "player 9"),
        ("take ", "steal ", "no move"),
        ("scores: ", "scores: 9", "scores"),
    ],
)
def test_a_broken_record_names_line_and_reason(old: str, new: str, said: str) -> None:
    with refused(said):
        replay(BY_HAND.replace(old, new, 1))


def test_other_figures_are_refused() -> None:
    line = next(line for line in TEXT.splitlines() if line.startswith("ruleset: "))
    was = f"figures '{'0' * 32}' of base, .* are now {digest('base')}"
    with refused(was, Fault.OTHER_FIGURES):
        replay(BY_HAND.replace(line, f"ruleset: base {'0' * 32}"))


@pytest.mark.parametrize(("old", "new"), [("record 2", "record 1"), ("rules: 2", "rules: 1")])
def test_a_record_of_an_edition_before_is_refused_in_one_line(old: str, new: str) -> None:
    with refused("^line [12]: .*an edition before; this edition reads", Fault.FORMER):
        replay(BY_HAND.replace(old, new, 1))


def test_a_refused_move_names_its_rule() -> None:
    lines = BY_HAND.splitlines()
    at = next(number for number, line in enumerate(lines) if " take " in line)
    lines[at] = f"{lines[at][0]} dig"
    with refused(f"line {at + 1}.*D1"):
        replay("\n".join(lines))


def test_the_wrong_seat_is_refused() -> None:
    lines = BY_HAND.splitlines()
    at = next(number for number, line in enumerate(lines) if " take " in line)
    lines[at] = f"{3 - int(lines[at][0])}{lines[at][1:]}"
    with refused("does not decide here"):
        replay("\n".join(lines))


def test_moves_after_the_end_and_scores_before_it_are_refused() -> None:
    with refused("over"):
        replay(BY_HAND + "1 decline\n")
    moves = [line for line in BY_HAND.splitlines() if not line.startswith("1 end turn")]
    with refused("refused|does not decide"):
        replay("\n".join(moves))
    header = BY_HAND.partition("# Year")[0]
    with refused("not over"):
        replay(header + "scores: 1 2\n")


def test_a_record_written_by_hand_is_read_to_where_it_ends() -> None:
    half = "\n".join(BY_HAND.splitlines()[:60])
    _, moves, state = replay(half)
    assert moves and state.to_move is not None and legal_moves(state)


def test_a_byte_order_mark_is_accepted() -> None:
    assert replay("\ufeff" + TEXT)[:2] == replay(TEXT)[:2]


def test_a_glance_tells_what_a_list_shows() -> None:
    record, seen = read_record(TEXT), read_head(TEXT)
    assert (seen.setup, seen.players, seen.moves) == (record.setup, record.players, len(record.moves))
    assert seen.finished and not seen.problem
    assert read_head(BY_HAND) == seen
    assert "damaged" in english(read_head(TEXT.replace(" take ", " tuke ", 1)).problem)
    cut = read_head(TEXT[: len(TEXT) // 2])
    assert not cut.finished and 0 < cut.moves < seen.moves and "cut off" in english(cut.problem)


def test_the_scores_of_an_end_are_told_without_playing() -> None:
    scores = tuple(seat.score for seat in read_record(TEXT).state.seats)
    assert scores_told(TEXT) == scores_told(BY_HAND) == scores
    assert scores_told(TEXT[: len(TEXT) // 2]) == ()
    assert scores_told("player 1: scores: 3 4\n# scores: 1 2\nscores: many\n") == ()
    assert scores_told("scores:  -3   12 \n") == (-3, 12)


# -- rules of before and after --


@pytest.mark.parametrize(("old", "new"), [("rules: 2", "rules: 3"), ("record 2", "record 3")])
def test_a_newer_edition_is_no_damage(old: str, new: str) -> None:
    newer = BY_HAND.replace(old, new, 1).replace("seats: 2", "seats: 2\nfireplace: lit")
    with refused("newer edition", Fault.NEWER):
        replay(newer)


def test_a_checked_record_that_does_not_hold_was_played_by_other_rules() -> None:
    """As it was written, it is not damaged, whatever the rules now say of it."""
    writer = RecordWriter()
    writer.add(*header_lines(Header(TWO_ROUNDS), digest("base")))
    writer.check()
    writer.add(f"{(new_game(TWO_ROUNDS).to_move or 0) + 1} dig")
    with refused("line 10: 'dig' is refused: D1.*other rules", Fault.FORMER):
        replay(writer.text(1))
