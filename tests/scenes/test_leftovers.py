"""What killed windows leave is taken away at the next start; what is in use, or a game, never."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from game.scenes.saving.claim import lock_of
from game.scenes.saving.files import reviews_of
from game.scenes.saving.leftovers import remove_leftovers
from game.scenes.saving.notes import notes_of
from game.scenes.saving.savefile import spare_of
from game.scenes.saving.saves import Saves
from tests.scenes.kept import record, with_other_move
from tests.scenes.windows import another_window


@pytest.fixture
def game(tmp_path: Path) -> Path:
    path = tmp_path / "2026-01-01-120000.hasp"
    path.write_text(record(20))
    return path


def litter(game: Path) -> list[Path]:
    """What lies beside a game after a kill at the worst moments, all of it old."""
    names = (f".{game.name}.0123456789ab.new", f"{game.name}.new", f".{game.name}.lock", f".{game.name}.kept")
    others = (".settings.json.0123456789ab.new", ".order.txt.0123456789ab.new")
    found = [game.with_name(name) for name in (*names, *others)]
    for path in found:
        path.write_text("left")
        os.utime(path, (1_000_000_000,) * 2)
    return found


def test_what_nobody_uses_is_taken_away(game: Path) -> None:
    litter(game)
    remove_leftovers([game.parent])
    assert [path.name for path in game.parent.iterdir()] == [game.name] and game.read_text(
        encoding="utf-8"
    ) == record(20)


def test_what_another_window_uses_stays(game: Path) -> None:
    with another_window(game):
        left = litter(game)[:4]
        remove_leftovers([game.parent])
        assert all(path.exists() for path in left)


def test_what_is_young_may_be_just_being_written(game: Path) -> None:
    left = [path for path in litter(game) if path.name.endswith(".new")]
    for path in left:
        path.write_text("young")
    remove_leftovers([game.parent])
    assert all(path.exists() for path in left)


def test_files_that_are_none_of_ours_stay(game: Path) -> None:
    others = [
        game.with_name(name) for name in ("notes.new", ".hidden", "a.hasp.damaged", ".x.lock", "x.kept")
    ]
    for path in others:
        path.write_text("mine")
        os.utime(path, (1_000_000_000,) * 2)
    remove_leftovers([game.parent])
    assert all(path.exists() for path in others)


@pytest.mark.parametrize("harm", ["empty", "zeros", "cut", "changed"])
def test_after_a_power_failure_the_spare_takes_the_place_of_what_the_disk_lost(game: Path, harm: str) -> None:
    whole = record(80)
    harmed = {"empty": "", "zeros": "\0" * 500, "cut": whole[:600], "changed": with_other_move(whole, 5)}
    lost = harmed[harm]
    spare = spare_of(game)
    spare.write_text(record(60))
    game.write_text(lost, encoding="utf-8")
    remove_leftovers([game.parent])
    assert game.read_text(encoding="utf-8") == record(60) and not spare.exists()
    aside = game.with_name(game.name + ".damaged")
    assert aside.read_text() == lost if lost else not aside.exists()


def test_a_young_spare_stays_where_no_lock_tells_whether_it_is_in_use(
    game: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.scenes.saving.claim._locked", lambda path: None)
    spare_of(game).write_text(record(60))
    remove_leftovers([game.parent])
    assert spare_of(game).exists()


@pytest.mark.parametrize("state", ["sound", "further"])
def test_a_spare_is_not_wanted_where_the_game_is_sound_or_has_come_further(game: Path, state: str) -> None:
    """A sound game may have fewer moves: some were taken back."""
    kept = record(20) if state == "sound" else with_other_move(record(80), 79)
    spare_of(game).write_text(record(60))
    game.write_text(kept, encoding="utf-8")
    remove_leftovers([game.parent])
    assert game.read_text(encoding="utf-8") == kept and list(game.parent.iterdir()) == [game]


def test_a_game_that_was_deleted_does_not_come_back(game: Path) -> None:
    os.replace(game, spare_of(game))
    os.utime(spare_of(game), (1_000_000_000,) * 2)
    remove_leftovers([game.parent])
    assert list(game.parent.iterdir()) == []


@pytest.mark.parametrize("beside", [notes_of, reviews_of])
def test_notes_and_reviews_go_once_their_game_has_gone(game: Path, beside: Callable[[Path], Path]) -> None:
    beside(game).write_text("notes")
    os.utime(beside(game), (1_000_000_000,) * 2)
    remove_leftovers([game.parent])
    assert beside(game).exists()
    game.unlink()
    remove_leftovers([game.parent])
    assert list(game.parent.iterdir()) == []


def test_a_folder_that_is_not_there_or_cannot_be_read_is_passed_over(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    remove_leftovers([tmp_path / "none", tmp_path / "file"])


def test_the_next_window_sweeps_and_a_game_leaves_nothing_behind(tmp_path: Path) -> None:
    saves = Saves()
    file = saves.new()
    file.write(record(20))
    file.write(record(21))
    assert file.path is not None and lock_of(file.path).exists()
    file.secure()
    file.close()
    assert sorted(path.name for path in saves.folder.iterdir()) == sorted([file.path.name, "order.txt"])
    litter(file.path)
    saves.tidy()
    assert sorted(path.name for path in saves.folder.iterdir()) == sorted([file.path.name, "order.txt"])
