"""The commands as a user meets them: what they print, and one clear line for what cannot be used."""

from __future__ import annotations

import errno
import json
import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from game.cli import values
from game.cli.helping import Parser
from game.program import entry
from game.rules import Setup, legal_moves, new_game, play, scores
from game.rules.moves import Move
from game.rules.record import RecordError, Seating, read_record, record_text
from game.rules.setup import beginning as setup
from tests.records import by_hand


@pytest.fixture(scope="session")
def played() -> tuple[str, tuple[int, ...]]:
    """A whole game of first moves as a record, and its scores."""
    setup, moves = Setup(seats=2, seed=3), list[Move]()
    state = new_game(setup)
    while state.to_move is not None:
        moves.append(next(iter(legal_moves(state))))
        play(state, moves[-1], tell=None)
    return record_text(setup, moves), scores(state)


def refused(result: tuple[int, str, str], *parts: str) -> None:
    """One line on stderr that holds these parts, and nothing else."""
    code, out, err = result
    assert (code, out) == (2, "")
    assert err.count("\n") == 1 and err.startswith("main.py")
    for part in parts:
        assert part in err


def test_help_names_every_command(run) -> None:
    code, out, _ = run("--help")
    assert code == 0
    for command in (
        "play",
        "test",
        "simulate",
        "ladder",
        "tune",
        "ruleset",
        "replay",
        "screenshots",
        "motion",
        "compile",
        "measure",
        "weigh",
        "bench",
    ):
        assert command in out
        assert run(command, "--help")[0] == 0


@pytest.mark.parametrize(
    ("line", "parts"),
    [
        ("dance", ("'dance'", "simulate")),
        ("--wine", ("play", "--wine")),
        ("--size big", ("'big'", "640x360")),
        ("bench listening loudest", ("loudest", "listening, music")),
        ("ladder --players bauer,greedy --one random", ("--one", "bauer, greedy")),
        ("weigh none.hasp a b", ("none.hasp",)),
        ("measure dance", ("dance", "levels")),
        ("simulate --games none", ("--games", "'none'", "whole number from 1 to")),
        ("simulate --games 0", ("--games", "from 1 to")),
        ("simulate --seed 9999999999999999999", ("--seed", "from 0 to 999999999999999999")),
        ("simulate --seed -1", ("--seed",)),
        ("simulate --seats bauer,hare", ("'hare'", "bauer, pachtbauer")),
        ("simulate --seats bauer,mcts:x", ("--seats", "'mcts:x'", "mcts:200")),
        ("simulate --seats random", ("2",)),
        ("simulate --seats random,random,random,random,random", ("4",)),
        ("simulate --layout nowhere", ("nowhere",)),
        ("simulate --tiles 11,99", ("tiles", "12 places")),
        ("simulate --tiles wisely", ("--tiles", "'wisely'", "first, random, recommended")),
        ("simulate --tiles 11,12,10E,21,22,23,31,32,33,41,42,43", ("--tiles: 10E", "Iron", "I6")),
        (
            "simulate --tiles 11,12,13,21,24,25,36,31,34,41,42,43",
            ("--tiles: 36", "23 Ladder", "or 28 Kiepenkerl"),
        ),
        ("simulate --tiles 12,13,16,21,22,23,33,36,37,42,43,44 --modules iron", ("--tiles", "(I1)")),
        ("simulate --new-tiles 11", ("--new-tiles", "'11'", "sections 12 or 14")),
        ("simulate --new-tiles 10E", ("--new-tiles: 10E", "Iron", "I6")),
        ("simulate --new-tiles 16,16", ("--new-tiles", "twice")),
        ("simulate --modules gold", ("--modules", "'gold'", "black, iron")),
        ("simulate --modules iron --tunnel C", ("--tunnel", "'C'", "A, B")),
        ("simulate --tunnel B", ("--tunnel", "Side B", "Iron", "I4")),
        ("simulate --new-tiles all --ruleset nowhere.toml", ("nowhere.toml",)),
        ("simulate --ruleset nowhere.toml", ("nowhere.toml",)),
        ("simulate --wine", ("--wine",)),
        ("play --size big", ("'big'", "640x360")),
        ("replay", ("FILE",)),
        ("replay game.hasp --language xx", ("--language", "'xx'", "en, de, nl, fr")),
        ("replay nowhere.hasp", ("nowhere.hasp", "no such file")),
        ("screenshots", ("FOLDER",)),
        ("screenshots README.md/pictures", ("README.md/pictures", "no folder")),
        ("motion CoalDug --rate 0", ("--rate", "'0'", "from 0.05 to 4")),
        ("motion CoalDigged", ("CoalDigged", "motion --list")),
    ],
)
def test_a_wrong_argument_is_refused_in_one_line(
    run, root: Path, monkeypatch: pytest.MonkeyPatch, line: str, parts: tuple[str, ...]
) -> None:
    monkeypatch.chdir(root)
    refused(run(*line.split()), *parts)


def test_the_options_know_the_modules_and_sides_of_the_rules() -> None:
    """They stand in the arguments again, which load no rules."""
    assert (values.MODULES, values.TUNNELS) == (setup.MODULES, setup.TUNNELS)


def test_simulate_prints_a_table(run) -> None:
    code, out, err = run("simulate", "--seats", "random,random", "--games", "2")
    assert (code, err) == (0, "")
    assert "2 games from seed 1" in out and out.count("random") == 2 and "decisions a second" in out


def test_simulate_seats_baselines(run) -> None:
    code, out, err = run("simulate", "--seats", "greedy,mcts:1", "--games", "1")
    assert (code, err) == (0, "")
    assert "greedy" in out and "mcts:1" in out


def test_simulate_json_is_one_object_and_can_be_had_again(run) -> None:
    arguments = ("simulate", "--seats", "random,random,random", "--games", "2", "--seed", "5", "--json")
    code, out, err = run(*arguments)
    figures = json.loads(out)
    assert (code, err) == (0, "")
    assert [game["seed"] for game in figures["games"]] == [5, 6]
    assert figures["decisions_per_second"] > 0
    for seat, row in enumerate(figures["seats"]):
        final = [game["scores"][seat] for game in figures["games"]]
        assert (row["seat"], row["automa"]) == (seat + 1, "random")
        assert (row["min"], row["max"], row["mean"]) == (min(final), max(final), sum(final) / 2)
        assert row["wins"] == sum(game["winner"] == seat + 1 for game in figures["games"])
    assert json.loads(run(*arguments)[1])["games"] == figures["games"]


def test_simulate_tells_what_they_do(run) -> None:
    arguments = ("simulate", "--seats", "knecht,random", "--games", "2", "--seed", "3", "--mix")
    _, out, err = run(*arguments, "--json")
    assert err == ""
    for row in json.loads(out)["seats"]:
        mix = row["mix"]
        assert mix["developments"] == pytest.approx(sum(mix["tiles"].values()))
        assert 0 <= mix["pinge coal"] <= 7 and 0 <= mix["tunnel coal"] <= 11
    assert mix["developments"] < json.loads(out)["seats"][0]["mix"]["developments"]
    for row in json.loads(out)["seats"]:
        earned = sum(vp for by_year in row["vp"].values() for vp in by_year.values())
        assert earned == pytest.approx(row["mean"], abs=0.2)
        assert set(row["vp"]["debt"]) == {"end"}
    assert set(json.loads(out)["seats"][0]["vp"]["developments acquired"]) <= {"1", "2", "3"}
    _, out, _ = run(*arguments)
    assert "What they do in a game" in out and "Seat 1 acquires most often" in out
    assert "mix" not in json.loads(run(*arguments[:-1], "--json")[1])["seats"][0]


BOTH = ("--modules", "black,iron", "--tunnel", "B", "--new-tiles", "all")


def test_simulate_plays_modules_and_new_tiles(run) -> None:
    arguments = ("--seats", "random,random,random", "--games", "2", *BOTH, "--tiles", "recommended", "--json")
    code, out, err = run("simulate", *arguments)
    figures = json.loads(out)
    assert (code, err) == (0, "")
    assert (figures["modules"], figures["tunnel"]) == (["black", "iron"], "B")
    assert len(figures["new_tiles"]) == 16 and "40E" in figures["new_tiles"]
    assert json.loads(run("simulate", *arguments)[1])["games"] == figures["games"]


def test_what_is_advised_against_is_said_once_and_played(run) -> None:
    tiles = "11,12,17,21,22,23,31,32,33,41,42,43"
    code, out, err = run("simulate", "--seats", "random,random", "--games", "3", "--tiles", tiles)
    assert code == 0 and "3 games" in out
    assert err == "main.py: advice for seed 1: 17 Pick & Shovel is meant to replace 11 Carrying Pole.\n"


def test_all_new_tiles_without_iron_are_those_of_section_12(run) -> None:
    code, out, err = run(
        "simulate", "--seats", "random,random", "--games", "1", "--new-tiles", "all", "--json"
    )
    assert code == 0 and len(json.loads(out)["new_tiles"]) == 13
    assert "no room for 19" in err


def test_replay_tells_a_game_with_both_modules(run, tmp_path: Path) -> None:
    setup = Setup(
        seats=3,
        seed=4,
        tiles="random",
        modules=frozenset({"black", "iron"}),
        tunnel="B",
        new_tiles=("16", "19", "28", "29", "37", "38", "46", "10E"),
    )
    moves, state, chance = list[Move](), new_game(setup), random.Random(4)
    while state.to_move is not None:
        moves.append(chance.choice(list(legal_moves(state))))
        play(state, moves[-1], tell=None)
    file = tmp_path / "both.hasp"
    file.write_text(record_text(setup, moves), encoding="utf-8")
    code, out, err = run("replay", file)
    assert (code, err) == (0, "")
    assert out.splitlines()[2:5] == [
        "Modules: Black Developments, Iron",
        "Enhanced Tunnel: side B",
        "Seed: 4",
    ]
    assert "Year 4, winter" in out and "Iron props (I5)" in out and "Bonus marker (B6)" in out


def test_replay_tells_the_game(run, tmp_path: Path, played: tuple[str, tuple[int, ...]]) -> None:
    text, final = played
    file = tmp_path / "game.hasp"
    file.write_text(text, encoding="utf-8")
    code, out, err = run("replay", file)
    assert (code, err) == (0, "")
    for heading in ("Year 1, spring", "Year 3, winter", "Final scoring", "Planning", "First taking"):
        assert heading in out
    for seat, score in enumerate(final):
        assert f"Seat {seat + 1}: {score} VP".replace("-", "−") in out
    assert "Traceback" not in out and file.read_text(encoding="utf-8") == text


def test_replay_names_who_sat_there_at_each_move(run, tmp_path: Path) -> None:
    setup, moves = Setup(seats=2, seed=4), list[Move]()
    state, movers = new_game(setup), list[int]()
    for _ in range(12):
        movers.append(state.to_move or 0)
        moves.append(legal_moves(state)[0])
        play(state, moves[-1])
    handed = (Seating(4, movers[4], "Cleo"), Seating(8, movers[4], "Cleo (automa bauer 3, red)"))
    file = tmp_path / "handed.hasp"
    file.write_text(record_text(setup, moves, ("Anna", "Bert"), handed), "utf-8")
    code, out, _ = run("replay", file)
    former, seat = ("Anna", "Bert")[movers[4]], movers[4] + 1
    first, second = f"Seat {seat} changes hands: {former} hands over to Cleo.", "Cleo hands over to Bauer."
    before, between = out.split(first)[0], out.split(first)[1].split(second)[0]
    assert code == 0 and second in out and "Cleo" not in before and former in before
    assert former not in between and "Cleo" in between


def test_replay_knows_the_players(run, tmp_path: Path) -> None:
    setup = Setup(seats=2, seed=3)
    first = next(iter(legal_moves(new_game(setup))))
    file = tmp_path / "begun.hasp"
    file.write_text(record_text(setup, [first], ["Anna (human, red)", "Bert"]), encoding="utf-8")
    _, out, _ = run("replay", file)
    assert out.startswith("Haspelknecht: Anna, Bert\nBoard: Rows for 2\nSeed: 3\n")
    assert "\n- First taking\nAnna takes " in out or "\n- First taking\nBert takes " in out


@pytest.mark.parametrize(
    ("players", "called"),
    [
        (["bauer", "bauer"], "Bauer 1, Bauer 2"),
        (["bauer:miner", "bauer"], "Bauer (miner), Bauer"),
        (["Bauer (human, red)", "bauer:hare"], "Bauer, bauer:hare"),
        (["Anna (human, red)", ""], "Anna, Seat 2"),
        (["Anna", "Anna"], "Anna 1, Anna 2"),
        ([], "Seat 1, Seat 2"),
    ],
)
def test_replay_tells_seats_apart(run, tmp_path: Path, players: list[str], called: str) -> None:
    file = tmp_path / "begun.hasp"
    file.write_text(record_text(Setup(seats=2, seed=3), [], players), encoding="utf-8")
    assert run("replay", file)[1].startswith(f"Haspelknecht: {called}\n")


def test_replay_speaks_the_language_asked_for_or_the_systems(
    run, tmp_path: Path, played, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "game.hasp"
    file.write_text(played[0], encoding="utf-8")
    assert "- Planification\n" in run("replay", "--language", "fr", file)[1]
    monkeypatch.setenv("LC_ALL", "nl_NL.UTF-8")
    assert "- Plannen\n" in run("replay", file)[1]
    assert "- Planung\n" in run("replay", file, "--language", "de")[1]


@pytest.mark.parametrize(
    "leading", ["--pure", "--language=de", "--pure --language de", "--language de --pure"]
)
def test_what_every_command_takes_may_come_before_it(run, tmp_path: Path, played, leading: str) -> None:
    file = tmp_path / "game.hasp"
    file.write_text(played[0], encoding="utf-8")
    code, told, _ = run(*leading.split(), "replay", file)
    assert code == 0 and ("- Planung\n" in told) == ("de" in leading)


def test_a_record_that_ends_early_is_told_to_its_end(run, tmp_path: Path, played) -> None:
    lines = played[0].rstrip().splitlines()
    file = tmp_path / "half.hasp"
    file.write_text(by_hand("\n".join(lines[: len(lines) // 2])), encoding="utf-8")
    code, out, _ = run("replay", file)
    assert code == 0 and "The record ends here; Seat" in out


@pytest.mark.parametrize("harm", ["a strange move", "another move", "no header", "binary", "empty"])
def test_a_damaged_record_is_refused_in_one_line(run, tmp_path: Path, played, harm: str) -> None:
    text = played[0]
    moves = [line for line in text.splitlines() if line[2:].startswith("take ")]
    data = {
        "a strange move": text.replace(moves[0], f"{moves[0][:2]}take everything", 1).encode(),
        "another move": text.replace(moves[0], f"{moves[0][:2]}end turn", 1).encode(),
        "no header": text[len(text) // 3 :].encode(),
        "binary": b"\xff\xfe\x00" * 50,
        "empty": b"",
    }[harm]
    file = tmp_path / "game.hasp"
    file.write_bytes(data)
    refused(run("replay", file), "game.hasp")
    assert file.read_bytes() == data


@given(harm=st.data())
@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_no_tampering_ends_in_anything_but_a_refusal(played, harm: st.DataObject) -> None:
    lines = by_hand(played[0]).splitlines()
    at = harm.draw(st.integers(0, min(len(lines) - 1, 60)))
    lines[at] = harm.draw(
        st.sampled_from([*lines[:60], "", "seats: 9", "scores: 1 2", "1 drain 99", "tiles: 11"])
        | st.text(max_size=20).map(lambda more: lines[at] + more)
    )
    try:
        read_record("\n".join(lines))
    except RecordError as refusal:
        assert "\n" not in str(refusal)


@pytest.mark.parametrize(
    "text", ["no toml [", "[water]\nstops_pinge = 'many'\n", "[nothing]\nfigure = 1\n", "\x00\xff"]
)
def test_a_broken_ruleset_is_refused_in_one_line(run, tmp_path: Path, text: str) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(text, encoding="latin-1")
    refused(run("simulate", "--ruleset", file), "mine.toml")
    assert file.read_text(encoding="latin-1") == text


def test_a_command_takes_what_python_3_14_hands_to_it() -> None:
    """There every command is told whether its help is coloured: ours is plain text everywhere."""
    commands = Parser(prog="main.py", description="").add_subparsers()
    assert commands.add_parser("play", description="", color=False).color is False


def start(root: Path, *arguments: str, **more: str) -> subprocess.Popen[str]:
    """main.py as a process of its own; a variable set to nothing is left out."""
    environment = {name: value for name, value in {**os.environ, **more}.items() if value}
    command = [sys.executable, str(root / "main.py"), *arguments]
    return subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment
    )


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems always have a display")
def test_without_a_display_the_window_says_how_to_play_on(root: Path) -> None:
    process = start(root, SDL_VIDEODRIVER="", DISPLAY="", WAYLAND_DISPLAY="")
    out, err = process.communicate(timeout=30)
    line = err.splitlines()[-1]
    assert (process.returncode, out) == (2, "")
    assert "display" in line and "simulate" in line and "Traceback" not in err


@pytest.mark.skipif(os.name == "nt", reason="signals are another matter there")
def test_damaged_settings_keep_no_window_from_opening(root: Path, tmp_path: Path) -> None:
    home = tmp_path / "settings"
    home.mkdir()
    (home / "settings.json").write_text('{"volume": ')
    process = start(root, HASPELKNECHT_HOME=str(home))
    end = time.monotonic() + 30
    while not (home / "settings.json.damaged").exists() and time.monotonic() < end:
        time.sleep(0.05)
    assert (home / "settings.json.damaged").read_text() == '{"volume": '
    process.send_signal(signal.SIGINT)
    _, err = process.communicate(timeout=30)
    assert process.returncode == 130 and err == ""


def test_a_folder_that_cannot_hold_games_is_refused_in_one_line(root: Path, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    process = start(root, HASPELKNECHT_HOME=str(tmp_path / "file"))
    _, err = process.communicate(timeout=30)
    assert process.returncode == 2
    assert err.count("\n") == 1 and str(tmp_path / "file") in err


@pytest.mark.skipif(os.name == "nt", reason="signals are another matter there")
def test_ctrl_c_ends_cleanly(root: Path) -> None:
    process = start(root, "simulate", "--seats", "random,random", "--games", "100000", "--pure")
    assert process.stderr is not None
    assert process.stderr.readline().endswith("of 100000 games\n")  # long commands say how far they are
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=10)
    assert process.returncode == 130
    assert out == "" and "Traceback" not in err


def test_a_reader_that_has_seen_enough_is_no_error(root: Path, tmp_path: Path, played) -> None:
    file = tmp_path / "game.hasp"
    file.write_text(played[0], encoding="utf-8")
    process = start(root, "replay", str(file))
    assert process.stdout is not None and process.stderr is not None
    process.stdout.close()
    assert process.stderr.read() == ""
    assert process.wait(timeout=10) == 0


def test_windows_has_another_word_for_a_reader_that_has_seen_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    """An error of another kind, about a file or of an output that is no pipe is told."""
    read, write = os.pipe()
    with open(read, "rb"), open(write, "w", encoding="utf-8") as output:
        monkeypatch.setattr("sys.stdout", output)
        invalid = OSError(errno.EINVAL, "Invalid argument")
        monkeypatch.setattr(entry, "CUT_OFF", ())
        assert entry.nobody_reads(BrokenPipeError(errno.EPIPE, "")) and not entry.nobody_reads(invalid)
        monkeypatch.setattr(entry, "CUT_OFF", (errno.EINVAL,))
        assert entry.nobody_reads(invalid)
        assert not entry.nobody_reads(OSError(errno.ENOSPC, "No space left on device"))
        assert not entry.nobody_reads(OSError(errno.EINVAL, "Invalid argument", "mine.toml"))
    with open(os.devnull, "w", encoding="utf-8") as nowhere:
        monkeypatch.setattr("sys.stdout", nowhere)
        assert not entry.nobody_reads(invalid)


def test_a_program_without_a_console_has_nobody_to_tell(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdout", None)
    monkeypatch.setattr("sys.stderr", None)
    assert entry.ended(["--size", "0x0"]) == 2
    assert entry._refused_by_the_system(BrokenPipeError(errno.EPIPE, "Broken pipe")) == 0
    assert entry._refused_by_the_system(OSError(errno.EBADF, "Bad file descriptor")) == 2
