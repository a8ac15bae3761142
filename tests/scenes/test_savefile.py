"""The file of a game: made exclusively, replaced whole, kept by the disk, never another program's."""

from __future__ import annotations

import errno
import os
import sys
from pathlib import Path

import pytest

from game.scenes.saving import folders as home
from game.scenes.saving import savefile
from game.scenes.saving.claim import Claim, InUse
from game.scenes.saving.files import write_safely
from game.scenes.saving.played_order import PlayedOrder
from game.scenes.saving.savefile import SaveFile, spare_of
from tests.scenes.kept import games


def file_in(folder: Path) -> SaveFile:
    return SaveFile(folder, PlayedOrder(folder))


def test_a_new_game_has_a_file_and_a_lock_of_its_own_from_its_first_moment(tmp_path: Path) -> None:
    one, other = file_in(tmp_path), file_in(tmp_path)
    for file in (one, other):
        assert file.path is None
        file.write("begun")
    assert one.path is not None and other.path is not None and one.path != other.path
    with pytest.raises(InUse):
        Claim.take(one.path)
    one.close()
    other.close()
    assert games(tmp_path) == ["begun", "begun"]


LINUX = pytest.mark.skipif(
    not sys.platform.startswith("linux"), reason="asks the system for the names of open files"
)


@LINUX
def test_where_no_file_can_have_two_names_games_are_made_and_replaced_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*paths: object) -> None:
        raise OSError(errno.EPERM, "no links here")

    monkeypatch.setattr(savefile.os, "link", refuse)
    synced = watched(monkeypatch)
    file = file_in(tmp_path)
    file.write("begun")
    file.secure()
    synced.clear()
    file.write("next")
    assert games(tmp_path) == ["next"]
    assert any(name.endswith(".new") for name in synced), (
        "nothing else keeps the state before: this one is promised"
    )
    file.close()


def watched(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of what the disk is asked to keep, as it is asked."""
    synced: list[str] = []
    real = os.fsync

    def fsync(handle: int) -> None:
        synced.append(Path(os.readlink(f"/proc/self/fd/{handle}")).name)
        real(handle)

    monkeypatch.setattr(home.os, "fsync", fsync)
    return synced


@LINUX
def test_the_disk_is_asked_to_keep_the_file_and_its_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    synced = watched(monkeypatch)
    file = file_in(tmp_path)
    file.write("begun")
    assert synced == [], "what is shown next does not wait for the disk"
    file.secure()
    assert file.path is not None and synced == [file.path.name, tmp_path.name]
    synced.clear()
    write_safely(tmp_path / "settings.json", "{}")
    assert synced[0].startswith(".settings.json.") and synced[1:] == [tmp_path.name]
    file.close()


def test_the_state_the_disk_has_promised_is_spared_until_it_promises_the_next(tmp_path: Path) -> None:
    file = file_in(tmp_path)
    file.write("one")
    file.secure()
    assert file.path is not None
    spare = spare_of(file.path)
    file.write("two")
    file.write("three")
    assert (file.path.read_text(), spare.read_text()) == ("three", "one")
    file.secure()
    assert not spare.exists() and games(tmp_path) == ["three"]
    file.close()


def test_what_another_program_has_written_is_never_overwritten(tmp_path: Path) -> None:
    file = file_in(tmp_path)
    file.write("one")
    former = file.path
    assert former is not None
    former.write_text("another program's")
    file.write("two")
    assert file.moved_from == former and file.path != former
    assert games(tmp_path) == ["another program's", "two"]
    file.write("three")
    assert games(tmp_path) == ["another program's", "three"]
    file.close()


def test_a_file_that_was_only_touched_or_deleted_is_written_on(tmp_path: Path) -> None:
    file = file_in(tmp_path)
    file.write("one")
    path = file.path
    assert path is not None
    os.utime(path, (1, 1))
    file.write("two")
    path.unlink()
    file.write("three")
    assert (file.path, games(tmp_path)) == (path, ["three"])
    file.close()


def test_a_write_that_fails_leaves_the_former_text_and_no_litter(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = file_in(tmp_path)
    file.write("one")

    def full(*paths: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(savefile.os, "replace", full)
    with pytest.raises(OSError, match="No space"):
        file.write("two")
    assert games(tmp_path) == ["one"] and not list(tmp_path.glob(".*.new"))
    file.close()


def test_a_game_that_is_kept_elsewhere_leaves_the_former_file_as_it_was(tmp_path: Path) -> None:
    file = file_in(tmp_path / "here")
    file.write("one")
    former = file.path
    file.folder = tmp_path / "there"
    file.write("two")
    assert former is not None and former.read_text() == "one"
    assert games(tmp_path / "there") == ["two"]
    Claim.take(former).release()
    file.close()
