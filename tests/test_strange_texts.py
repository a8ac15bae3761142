"""Names and texts of strangers: what they print is plain and short, and they fill no memory."""

from __future__ import annotations

import gc
import tracemalloc
from pathlib import Path

import pygame
import pytest

from game import program
from game.automa import named
from game.plain import TOLD, cut, escaped, one_line, quoted
from game.rules import Setup, legal_moves, new_game, parse_move, play, record_text
from game.rules.moves import Acquire
from game.rules.record import NotationError, read_record
from game.rules.ruleset import RulesetError, digest, load_ruleset
from game.rules.terms import Field
from game.table.letters import Letters
from tests.english import faults
from tests.records import TWO_ROUNDS, by_hand, finished

OWNED = "\x1b]0;owned\x07"
"""Gives a terminal's window another title."""
STEERING = [
    OWNED,
    "\x9b31m",
    "a\rb",
    "\u202egnp.exe",
    "\u2066",
    "one\u2028two",
    "a\0b",
    "\ud800",
    "\U000e0041",
]


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str]:
    """The exit code, and all that was printed."""
    try:
        code = program.main([*arguments])
    except SystemExit as ended:
        code = int(ended.code or 0)
    out, err = capsys.readouterr()
    return code, out + err


def is_plain(text: str) -> bool:
    return all(escaped(line) == line for line in text.split("\n"))


@pytest.mark.parametrize("text", STEERING)
def test_what_steers_is_written_out(text: str) -> None:
    shown = escaped(text)
    assert shown != text and escaped(shown) == shown and "\n" not in shown
    assert shown.encode("utf-8").isascii()


def test_what_people_write_stays_as_it_is() -> None:
    for text in ("Zoë Müßig", "Ζωή", "田中", "می‌خواهم", "👩‍🌾", "Grüße, ‘Anna’ – 5 %", "a\u00a0b"):
        assert escaped(text) == text


def test_long_texts_are_cut() -> None:
    assert cut("x" * 200) == "x" * 200 and cut("x" * 201) == "x" * 199 + "…"
    assert len(quoted("x" * 1_000_000)) == 202
    assert len(one_line("x " * 1_000_000)) == TOLD


# -- the terminal --


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("Haspelknecht record 2", OWNED),
        ("seats: 2", f"{OWNED}: 2"),
        ("seats: 2", f"seats: {OWNED}"),
        ("layout: two-rounds", f"layout: {OWNED}"),
        ("layout: two-rounds", "layout: " + "x" * 100_000),
        ("tiles: random", f"tiles: {OWNED}"),
        ("tiles: random", "tiles: " + "11 " * 30_000),
        ("variants: open", f"variants: {OWNED}"),
        (f"ruleset: base {digest('base')}", f"ruleset: {OWNED} {'0' * 32}"),
        ("ruleset: base", "ruleset: " + "x" * 100_000),
        ("player 1: Anna", "player 1: " + "A" * 100_000),
        (" take ", f" take {OWNED}"),
        (" take ", " take " + "x" * 100_000),
        ("scores: ", f"scores: {OWNED}"),
    ],
)
def test_what_a_record_says_is_told_in_one_plain_short_line(
    old: str, new: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "bad.hasp"
    file.write_text(by_hand(finished(TWO_ROUNDS)).replace(old, new, 1), "utf-8")
    code, said = run(capsys, "replay", str(file))
    assert code == 2 and said.count("\n") == 1 and is_plain(said) and len(said) < 900
    assert "bad.hasp" in said


def test_names_of_files_and_options_are_told_plainly(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for arguments in (
        ("replay", f"{OWNED}.hasp"),
        ("replay", "x" * 100_000),
        ("simulate", "--ruleset", OWNED),
        ("simulate", "--seats", f"bauer,{OWNED}"),
        ("simulate", "--games", "9" * 100_000),
        ("dance", OWNED),
        ("ruleset", "check", OWNED),
        ("ruleset", "diff", OWNED, "base"),
    ):
        code, said = run(capsys, *arguments)
        assert code == 2 and is_plain(said) and said.count("\n") == 1 and len(said) < TOLD + 100


def test_players_of_a_record_are_told_plainly(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    setup = Setup(seats=2, seed=3)
    first = next(iter(legal_moves(new_game(setup))))
    text = by_hand(record_text(setup, [first], ["Anna (human, red)", "Bert"])).replace("Anna", OWNED)
    (tmp_path / "begun.hasp").write_text(text, "utf-8")
    code, said = run(capsys, "replay", str(tmp_path / "begun.hasp"))
    assert code == 0 and is_plain(said) and said.startswith("Haspelknecht: \\x1b]0;owned\\x07, Bert\n")
    assert read_record(text).players == ("\\x1b]0;owned\\x07 (human, red)", "Bert")


def test_names_are_written_plainly_too() -> None:
    text = record_text(Setup(), [], [f"Anna\nscores: 1 2{OWNED}", "B" * 1_000])
    assert is_plain(text) and text.count("\n") == record_text(Setup(), [], ["a", "b"]).count("\n")
    assert len(read_record(text).players[1]) == 200


# -- rulesets --

STEERS = '"\\u001B]0;owned\\u0007"'
"""A text in TOML."""
WHOLE_TILE = """name = "x"
level = 1
cost = ["black"]
symbol = "mining"
"""


@pytest.mark.parametrize(
    ("text", "key"),
    [
        (f"name = {STEERS}", "name: "),
        (f"[tile.11]\nname = {STEERS}", "tile.11.name: "),
        ('[tile.11]\nname = """one\ntwo"""', "tile.11.name: "),
        (f"[[layout]]\nid = {STEERS}\nseats = [2]\nlevels = []", "layout '\\x1b"),
        (f"[[layout]]\nid = 'own'\nname = {STEERS}\nseats = [2]\nlevels = []", "layout 'own'.name: "),
        ("[[layout]]\nid = 'two legs'\nseats = [2]\nlevels = []", "layout 'two legs': is no id"),
        (f"[tile.11]\nname = '{'x' * 500}'", "is 500 characters long; give 400 at most"),
        (f"[tile.{'1' * 500}]\n{WHOLE_TILE}", "up to three digits, not 0 first"),
    ],
)
def test_texts_of_a_ruleset_are_plain_lines(text: str, key: str, tmp_path: Path) -> None:
    """They stand in tables on the terminal and in the window."""
    file = tmp_path / "mine.toml"
    file.write_text(text, "utf-8")
    with pytest.raises(RulesetError):
        load_ruleset(str(file))
    told = [line for line in faults(str(file)) if key in line]
    assert told and all(is_plain(line) and len(line) < 600 for line in told)


@pytest.mark.parametrize(
    "text",
    [
        f"{STEERS} = 1",
        f"{'x' * 100_000} = 1",
        f"[{STEERS}]",
        f"[tile.{STEERS}]\nlevel = 'x'",
        f"extends = {STEERS}",
        f"extends = '{'x' * 100_000}'",
        f"extends = [{STEERS}]",
        f"[pinge]\nbonus = {STEERS}",
        f"[pinge]\nbonus = '{'x' * 100_000}'",
        f"[a.{STEERS}]\n[a.{STEERS}]",
        "x = \x1b",
    ],
)
def test_a_ruleset_check_tells_plain_short_lines(
    text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(text, "utf-8")
    code, said = run(capsys, "ruleset", "check", str(file))
    assert code == 2 and said and is_plain(said)
    assert max(map(len, said.splitlines())) <= TOLD


@pytest.mark.long
def test_a_check_tells_of_a_hundred_problems_and_that_there_are_more(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("[[layout]]\n" * 9_000, "utf-8")
    told = faults(str(file))
    assert len(told) <= 101 and told[-1].endswith("has more problems; they are told once these are mended")


@pytest.mark.long
@pytest.mark.parametrize(
    "text",
    [
        "a" + ".a" * 60_000 + " = 1",
        "[a" + ".a" * 60_000 + "]",
        'a."b c"' + ". 'd' " * 40 + "= 1",
        "[[tile.11.effects]]\npick = 30\namong = [" + "{ food = 1 }, " * 60 + "]",
        f"[[tile.11.effects]]\nchoose = [{', '.join(f'{{ gain.food = {n} }}' for n in range(1, 100))},"
        + f"{', '.join(f'{{ gain.wood = {n} }}' for n in range(1, 100))}]",
        f"[[layout]]\nid = 'x'\nseats = [2]\nlevels = [[{','.join(f'[{n}, 0]' for n in range(2_500))}]]",
    ],
)
def test_no_ruleset_takes_all_time_or_memory(text: str, tmp_path: Path) -> None:
    """A key of a thousand names took a gigabyte, thirty of sixty options for ever."""
    file = tmp_path / "mine.toml"
    file.write_text(text, "utf-8")
    tracemalloc.start()
    try:
        assert faults(str(file))
        assert tracemalloc.get_traced_memory()[1] < 100e6
    finally:
        tracemalloc.stop()


# -- names of automas, and moves --


@pytest.mark.parametrize(
    "name",
    [
        "bauer" + "+1" * 600,
        "bauer+1+2",
        "mcts:5+11",
        "hare+11",
        "x" * 100_000,
        f"bauer:{OWNED}",
        "bauer+" + "1" * 9_999,
    ],
)
def test_an_automa_of_no_such_name_is_refused_in_one_short_line(name: str) -> None:
    with pytest.raises(ValueError) as refused:
        named(name)
    assert len(str(refused.value)) < 900 and is_plain(str(refused.value))


def test_an_automa_may_be_bound_once() -> None:
    assert named("bauer:miner+11")(1).name == "bauer:miner+11"


@pytest.mark.long
def test_texts_of_moves_fill_no_memory() -> None:
    """Whoever reads thousands of a stranger's lines keeps none of them."""
    tracemalloc.start()
    try:
        for number in range(5_000):
            parse_move(f"acquire {number % 900 + 99} by farmhand for wood")
        for number in range(2_000):
            parse_move(f"lay farmer: {number % 97 + 1} black, {number % 89 + 1} brown")
            parse_move(f"acquire {number % 900 + 99}E by farmer for coal")
        gc.collect()
        assert tracemalloc.get_traced_memory()[0] < 0.5e6
    finally:
        tracemalloc.stop()


def test_a_move_from_a_text_is_the_one_that_the_rules_make() -> None:
    for tile in ("998", "999"):
        text = f"acquire {tile} by farmer"
        made = Acquire(Field.FARMER, tile) if tile == "999" else None
        read = parse_move(text)
        assert read == (made or Acquire(Field.FARMER, tile)) and str(read) == text
    state = new_game(TWO_ROUNDS)
    for _ in range(100):
        moves = list(legal_moves(state))
        assert all(parse_move(str(move)) == move for move in moves)
        play(state, moves[-1], None)


@pytest.mark.parametrize(
    "text",
    ["drain 100", "drain ٣", "lay farmer: 100 black", "acquire 1111 by farmer", "drain " + "9" * 9_999],
)
def test_numbers_beyond_the_game_are_no_moves(text: str) -> None:
    with pytest.raises(NotationError):
        parse_move(text)


# -- the window --


@pytest.mark.parametrize("text", [*STEERING, "", "\u200d\u200c"])
def test_what_the_window_writes_is_plain(text: str) -> None:
    """pygame refuses a NUL and what has no width, and breaks a label into lines at a line feed."""
    pygame.font.init()
    letters = Letters(None, 20)
    assert letters.render(text, (0, 0, 0)).get_size() == letters.size(text) == letters.size(escaped(text))
