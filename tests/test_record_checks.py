"""The checks of a record: no flipped bit and no cut goes unnoticed, and the sound beginning is kept."""

from __future__ import annotations

from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from random import Random

import pytest

from game.rules import Setup, record_text, replay
from game.rules.record import Fault, Record, RecordError, read_beginning, read_record
from tests.english import english
from tests.records import PLAYERS, TWO_ROUNDS, by_hand, finished, refused

BOTH = Setup(
    seats=4,
    seed=3,
    layout="three-circles",
    tiles="recommended",
    modules=frozenset({"black", "iron"}),
    tunnel="B",
)
IRON = Setup(seats=3, seed=7, modules=frozenset({"iron"}), tiles="random", new_tiles=("10E", "16"))
TEXTS = {setup.seats: finished(setup) for setup in (TWO_ROUNDS, IRON, BOTH)}
TEXT, MOVES = TEXTS[2], replay(TEXTS[2])[1]
LINES = TEXT.splitlines()


_read = lru_cache(maxsize=32)(read_record)


def beginning(text: str) -> Record | None:
    """What is left of a record; None if not even the header is."""
    try:
        return read_beginning(text)
    except RecordError as error:
        assert error.damaged and "\n" not in english(error)
        return None


def check_true(text: str, whole: str) -> bool:
    """Whether a harmed record is refused; what is left of it is true in any case."""
    left, right = beginning(text), _read(whole)
    if left is None:
        return True
    assert (left.setup, left.players) == (right.setup, right.players)
    assert left.moves == right.moves[: len(left.moves)]
    assert left.claimed in (None, len(right.moves))
    assert left.problem is None or left.problem.fault is Fault.DAMAGED
    assert left.problem is not None or left.moves == right.moves
    return left.problem is not None


@pytest.mark.long
@pytest.mark.parametrize("seats", TEXTS)
def test_no_flipped_bit_opens_with_other_content(seats: int) -> None:
    """It may stay unnoticed in a comment or at a line's end, where it changes nothing."""
    whole, random, noticed = TEXTS[seats].encode(), Random(seats), 0
    for _ in range(60):
        data = bytearray(whole)
        data[random.randrange(len(data))] ^= 1 << random.randrange(8)
        noticed += check_true(data.decode("utf-8", "replace"), TEXTS[seats])
    assert noticed > 40


@pytest.mark.parametrize("seats", TEXTS)
def test_no_cut_goes_unnoticed(seats: int) -> None:
    whole, random = TEXTS[seats].encode(), Random(seats)
    for _ in range(40):
        at = random.randrange(len(whole) - 1)
        assert check_true(whole[:at].decode("utf-8", "replace"), TEXTS[seats])


@pytest.mark.long
def test_no_harm_to_the_games_of_this_repository_goes_unnoticed(root: Path) -> None:
    """Flipped bits and cuts, over finished and unfinished games of all kinds."""
    files = [*(root / "tests" / "golden").glob("*.hasp"), *(root / "docs" / "weaknesses").glob("*.hasp")]
    texts, random = [file.read_text("utf-8") for file in sorted(files)], Random(12)
    for number in range(500):
        whole = texts[number % len(texts)]
        data = bytearray(whole.encode())
        data[random.randrange(len(data))] ^= 1 << random.randrange(8)
        check_true(data.decode("utf-8", "replace"), whole)
        assert check_true(whole[: random.randrange(len(whole) - 1)], whole)


def test_no_cut_within_header_checks_and_end_goes_unnoticed() -> None:
    """Letter by letter, where a cut leaves a text that reads."""
    begin = TEXT.index("# Year 1, spring: second")
    for at in (*range(begin + 30), *range(len(TEXT) - 40, len(TEXT) - 1)):
        assert check_true(TEXT[:at], TEXT), at
    assert read_record(TEXT[:-1]).moves == MOVES  # but for the end of the last line, nothing is lost


@pytest.mark.parametrize("at", [at for at, line in enumerate(LINES) if line.startswith("check:")])
def test_a_cut_at_the_border_of_a_phase_keeps_all_before_it(at: int) -> None:
    """Before the check, after it, and after the comment that follows."""
    moves = sum(line[0].isdigit() for line in LINES[:at] if line)
    for end in (at + 1, at + 2, at + 3):
        left = beginning("\n".join(LINES[:end]) + "\n")
        assert left is not None and left.moves == MOVES[: len(left.moves)] and left.claimed is None
        assert len(left.moves) == moves + (end == at + 3 and LINES[at + 2][0].isdigit())
        assert "cut off here" in english(left.problem)


def test_a_line_that_was_cut_does_not_count_though_it_reads() -> None:
    line = next(line for line in LINES if line.startswith("1 lay") and ", " in line)
    cut = TEXT[: TEXT.index(line) + line.index(", ")]
    whole_lines = sum(line[0].isdigit() for line in cut.splitlines()[:-1] if line)
    left = beginning(cut)
    assert left is not None and len(left.moves) == whole_lines


def test_what_reads_and_is_not_what_was_written_is_located() -> None:
    """The same disks from another pool: legal, and another game."""
    at = next(at for at, line in enumerate(LINES) if line.endswith("from 1") and " take " in line)
    harmed = [*LINES]
    harmed[at] = harmed[at].replace("from 1", "from 2")
    first = max(number for number in range(at) if harmed[number].startswith("#"))
    last = next(number for number in range(at, len(harmed)) if harmed[number].startswith("check:"))
    left = beginning("\n".join(harmed) + "\n")
    assert left is not None and left.problem is not None
    assert f"lines {first + 2} to {last + 1}: damaged" in english(left.problem)
    assert left.claimed == len(MOVES)
    assert len(left.moves) == sum(line[0].isdigit() for line in LINES[:first] if line)


def test_a_line_that_does_not_read_is_named_too() -> None:
    at = next(at for at, line in enumerate(LINES) if " take " in line and at > 40)
    left = beginning("\n".join([*LINES[:at], "1 tuke all", *LINES[at + 1 :]]) + "\n")
    assert left is not None
    assert english(left.problem).startswith(f"line {at + 1}: 'tuke all' is no move; ")
    assert "damaged, they do not match their check" in english(left.problem)


@pytest.mark.parametrize(
    ("old", "new"),
    [("Anna", "Anne"), ("seed: 11", "seed: 12"), ("player 2", "player 3"), ("rules: 2", "rules: 3")],
)
def test_a_harmed_header_has_no_beginning(old: str, new: str) -> None:
    with refused("lines 1 to 11: damaged"):
        read_beginning(TEXT.replace(old, new, 1))


def test_lines_that_are_lost_doubled_swapped_or_appended_are_found() -> None:
    at = LINES.index("# Year 2, spring: first taking")
    last = next(number for number in range(at, len(LINES)) if LINES[number].startswith("check:")) + 1
    for harmed in (
        [*LINES[:at], *LINES[last:]],
        [*LINES[:last], *LINES[at:]],
        [*LINES, *LINES[-3:]],
        [*LINES, "1 decline"],
        [*LINES, *LINES],
        [*LINES[:-2], LINES[-1]],
        LINES[:-1],
    ):
        assert check_true("\n".join(harmed) + "\n", TEXT)
    assert beginning("\n".join([*LINES[:at], *LINES[last:]]) + "\n").claimed == len(MOVES)  # type: ignore[union-attr]


def test_who_changes_a_record_by_hand_is_told_how_to_open_it() -> None:
    changed = TEXT.replace("Anna", "Hanna", 1)
    with refused("make line 1 “Haspelknecht record 2”"):
        replay(changed)
    opened = changed.replace("Haspelknecht record 2, checked", "Haspelknecht record 2")
    assert read_record(opened).players[0] == "Hanna (human, red)"
    assert replay(opened)[:2] == replay(by_hand(TEXT))[:2]


def test_a_game_without_a_move_is_checked_too() -> None:
    text = record_text(TWO_ROUNDS, (), PLAYERS[:2])
    assert text.splitlines()[-1].startswith("end: 0 moves ")
    assert read_record(text).moves == ()
    left = beginning(text.partition("end:")[0])
    assert left is not None and left.moves == () and left.problem is not None


def test_checks_are_made_as_the_document_says() -> None:
    said = [line for line in LINES if line and not line.startswith("#")]
    borders = [at for at, line in enumerate(said) if line.startswith("check: ")]
    before, begin = "", 0
    for at in borders:
        before = sha256("\n".join([before, *said[begin:at]]).encode()).hexdigest()[:8]
        assert said[at] == f"check: {before}"
        begin = at + 1
    last = f"end: {len(MOVES)} moves"
    before = sha256("\n".join([before, *said[begin:-1], last]).encode()).hexdigest()[:8]
    assert said[-1] == f"{last} {before}"
