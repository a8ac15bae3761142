"""The index follows the records, and losing or breaking it loses nothing."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

from game.rules import Setup
from game.rules.record import Shelf, header
from game.rules.sources import SOURCES
from game.statistics.game import Filed
from game.statistics.index import BATCH, FILE, Index, Library, stamps
from game.statistics.tables import SCHEMA
from tests.records import named_alone
from tests.statistics.profile import Played, plain, profile, text_of, write_games

ANOTHER = """
import sys
from pathlib import Path
from game.rules.record import Shelf
from game.statistics.index import Index
found = Index(Path(sys.argv[1]), Shelf()).library([Path(sys.argv[2])])
print(len(found.games), found.aside)
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    folder = tmp_path / "games"
    write_games(folder, profile()[:12])
    return folder


def index(folder: Path) -> Index:
    return Index(folder.parent / FILE, Shelf(folder.parent / "rulesets"))


def library(folder: Path) -> Library:
    return index(folder).library([folder])


def rebuilt(folder: Path) -> tuple[Filed, ...]:
    """The games as an index made from nothing knows them."""
    return Index(folder.parent / "anew.sqlite", Shelf(folder.parent / "rulesets")).library([folder]).games


def readings(monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """A list of the records that are read from now on."""
    found: list[Path] = []
    read = Index._read

    def noted(self: Index, path: Path) -> object:
        found.append(path)
        return read(self, path)

    monkeypatch.setattr(Index, "_read", noted)
    return found


def test_what_is_known_is_not_read_again(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    read = readings(monkeypatch)
    first = library(folder)
    assert len(first.games) == len(read) == 12 and first.left_out == 0
    read.clear()
    assert library(folder) == first
    assert read == []


def test_following_changes_ends_where_making_it_anew_does(folder: Path) -> None:
    library(folder)
    paths = sorted(folder.glob("*.hasp"))
    paths[0].unlink()
    paths[1].write_text(text_of(plain(seed=5, practice=True)), encoding="utf-8")
    paths[2].rename(folder / "renamed.hasp")
    (folder / "new.hasp").write_text(text_of(plain(seed=6, moves=30)), encoding="utf-8")
    (folder / "bad.hasp").write_text("Haspelknecht record 2\n", encoding="utf-8")
    found = library(folder)
    assert found.games == rebuilt(folder)
    assert {filed.path.name for filed in found.games} >= {"renamed.hasp", "new.hasp"}
    assert len(found.games) == 12 and found.left_out == 1


def test_a_game_that_is_finished_since_is_read_again(folder: Path) -> None:
    path = folder / "on.hasp"
    path.write_text(text_of(plain(seed=8, moves=50)), encoding="utf-8")
    os.utime(path, (1, 1))
    assert not library(folder).games[0].game.finished
    path.write_text(text_of(plain(seed=8)), encoding="utf-8")
    os.utime(path, (1, 1))
    assert library(folder).games[0].game.finished


def test_losing_the_index_loses_nothing(folder: Path) -> None:
    before = library(folder)
    (folder.parent / FILE).unlink()
    assert library(folder) == before


@pytest.mark.parametrize("damage", ["text", "empty head", "torn", "others", "columns"])
def test_a_damaged_index_is_set_aside_and_made_anew(folder: Path, damage: str) -> None:
    before, path = library(folder), folder.parent / FILE
    data = bytearray(path.read_bytes())
    if damage == "text":
        path.write_text("This is no index.\n" * 400, encoding="utf-8")
    elif damage == "empty head":
        data[:100] = bytes(100)
        path.write_bytes(data)
    elif damage == "torn":
        for page in range(1, len(data) // 4096):
            data[4096 * page : 4096 * page + 200] = b"\xff" * 200
        path.write_bytes(data)
    else:
        path.unlink()
        with sqlite3.connect(path) as other:
            other.execute("CREATE TABLE game (a)" if damage == "columns" else "CREATE TABLE notes (a)")
            other.execute(f"PRAGMA user_version = {SCHEMA}")
        other.close()
    found = library(folder)
    assert found.games == before.games
    assert found.aside is not None and found.aside.exists()
    assert found.aside.name == f"{FILE}.1.damaged"
    assert library(folder) == before


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE seat SET vp = 'many'",
        "UPDATE game SET seed = 'low'",
        "UPDATE game SET modules = 7",
        "UPDATE source SET source = source || '-gold'",
        "DELETE FROM seat WHERE seat = 0",
        "DROP TABLE source",
    ],
)
def test_what_another_program_has_written_in_is_made_anew(folder: Path, change: str) -> None:
    before = library(folder)
    other = sqlite3.connect(folder.parent / FILE)
    other.execute(change)
    other.commit()
    other.close()
    found = library(folder)
    assert found.games == before.games
    assert library(folder) == before


def test_sources_are_in_the_order_of_the_rules(folder: Path) -> None:
    order = [source.key for source in SOURCES]
    for filed in library(folder).games:
        for seat in filed.game.seats:
            keys = [order.index(key) for key, _ in seat.sources]
            assert keys and keys == sorted(keys)


def test_a_second_damaged_index_leaves_the_first_alone(folder: Path) -> None:
    path = folder.parent / FILE
    for count in (1, 2):
        path.write_bytes(b"none" * 300)
        found = library(folder)
        assert found.aside == path.with_name(f"{FILE}.{count}.damaged")


def test_an_index_of_another_edition_is_filled_anew(folder: Path) -> None:
    before, path = library(folder), folder.parent / FILE
    with sqlite3.connect(path) as other:
        other.execute("DROP TABLE source")
        other.execute(f"PRAGMA user_version = {SCHEMA + 1}")
    other.close()
    assert library(folder) == before


def test_where_nothing_can_be_written_the_same_is_worked_out(folder: Path) -> None:
    before, path = library(folder), folder.parent / FILE
    path.unlink()
    path.mkdir()
    assert library(folder) == before


def test_another_window_that_writes_is_waited_for(folder: Path) -> None:
    before = library(folder)
    (folder / "new.hasp").write_text(text_of(plain(seed=9)), encoding="utf-8")
    other = sqlite3.connect(folder.parent / FILE, isolation_level=None, check_same_thread=False)
    other.execute("BEGIN EXCLUSIVE")

    def done() -> None:
        time.sleep(0.3)
        other.execute("COMMIT")

    waiting = threading.Thread(target=done)
    waiting.start()
    found = library(folder)
    waiting.join()
    other.close()
    assert len(found.games) == len(before.games) + 1 and found.aside is None


@pytest.mark.long
def test_two_windows_read_the_same_games_at_once(folder: Path) -> None:
    write_games(folder, [plain(seed=seed) for seed in range(1, 4)] * BATCH)
    command = [sys.executable, "-c", ANOTHER, str(folder.parent / FILE), str(folder)]
    windows = [subprocess.Popen(command, stdout=subprocess.PIPE, text=True) for _ in range(2)]
    told = [window.communicate()[0] for window in windows]
    count = len(list(folder.glob("*.hasp")))
    assert told == [f"{count} None\n"] * 2
    assert library(folder).games == rebuilt(folder)


def test_a_ruleset_that_comes_back_lets_its_games_count(tmp_path: Path) -> None:
    folder, rulesets = tmp_path / "games", tmp_path / "rulesets"
    rulesets.mkdir()
    draft = rulesets / "mine.toml"
    draft.write_text('extends = "base"\n[final]\nmarker = 3\n', encoding="utf-8")
    write_games(folder, [Played(Setup(seats=2, seed=4, ruleset=str(draft)))])
    (path,) = folder.glob("*.hasp")
    path.write_text(named_alone(path.read_text("utf-8")), "utf-8")
    draft.rename(tmp_path / "kept")
    assert library(folder).left_out == 1
    (tmp_path / "kept").rename(draft)
    found = library(folder)
    assert found.left_out == 0 and found.games[0].game.ruleset == "mine"


def test_a_game_of_a_newer_program_counts_once_that_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_games(tmp_path, [plain()])
    with monkeypatch.context() as former:
        former.setattr(header, "RULES", header.RULES - 1)
        assert library(tmp_path).left_out == 1
    found = library(tmp_path)
    assert (len(found.games), found.left_out) == (1, 0)


def test_a_time_that_no_index_can_hold_is_the_latest(folder: Path) -> None:
    path = next(folder.glob("*.hasp"))
    os.utime(path, ns=(2**63, 2**63))
    if path.stat().st_mtime_ns < 2**63:
        pytest.skip("this file system knows no such time")
    for _ in range(2):
        assert library(folder).games[-1].path == path


def test_strange_files_are_left_out_and_none_breaks_the_rest(folder: Path) -> None:
    (folder / "pipe.hasp").mkdir()
    (folder / "huge.hasp").write_bytes(b"x" * 300_000)
    (folder / "bytes.hasp").write_bytes(bytes(range(256)))
    (folder / ".hidden.hasp").write_text("no game")
    (folder / "other.txt").write_text("no game")
    found = library(folder)
    assert len(found.games) == 12 and found.left_out == 2


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have no such names")
def test_a_name_of_strange_bytes_is_opened_by_these(folder: Path) -> None:
    path = os.fsencode(folder) + b"/\xff\xfe.hasp"
    with open(path, "w", encoding="utf-8") as file:
        file.write(text_of(plain()))
    for _ in range(2):
        found = [filed.path for filed in library(folder).games]
        assert Path(os.fsdecode(path)) in found


def test_a_folder_that_is_not_there_has_no_games(tmp_path: Path) -> None:
    assert stamps([tmp_path / "none"]) == []
    assert library(tmp_path / "none").games == ()


def test_progress_is_told(folder: Path) -> None:
    told: list[tuple[int, int]] = []
    index(folder).library([folder], lambda done, all: told.append((done, all)))
    assert told == [(0, 12), (12, 12)]
