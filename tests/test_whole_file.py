"""Files that are put in another's place, which Windows refuses while anybody has that one open."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from game import whole_file
from game.whole_file import put_in_place, write_whole


class Scanner:
    """Keeps a file open for so many tries."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, tries: int) -> None:
        self.left, self._replace = tries, os.replace
        monkeypatch.setattr("game.whole_file.os.replace", self.replace)
        monkeypatch.setattr(whole_file, "PAUSES", (0.0,) * 3)

    def replace(self, new: Path, path: Path) -> None:
        self.left -= 1
        if self.left >= 0:
            raise PermissionError(13, "Access is denied", str(new), 5, str(path))
        self._replace(new, path)


def test_a_file_that_is_open_for_a_moment_is_replaced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "game.hasp"
    write_whole(file, "one")
    Scanner(monkeypatch, tries=3)
    write_whole(file, "two")
    assert file.read_text("utf-8") == "two" and os.listdir(tmp_path) == ["game.hasp"]


def test_one_that_stays_open_keeps_its_text_and_the_error_names_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "game.hasp"
    write_whole(file, "one")
    scanner = Scanner(monkeypatch, tries=9)
    with pytest.raises(PermissionError) as refused:
        write_whole(file, "two")
    assert refused.value.filename == str(file) and scanner.left == 5
    assert file.read_text("utf-8") == "one" and os.listdir(tmp_path) == ["game.hasp"]


def test_a_folder_gets_its_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "built").mkdir()
    Scanner(monkeypatch, tries=1)
    put_in_place(tmp_path / "built", tmp_path / "a-build")
    assert os.listdir(tmp_path) == ["a-build"]
