"""Reading text files of users and strangers."""

from __future__ import annotations

import os
import socket
import threading
from pathlib import Path

import pytest

from game.rules.textfile import FileError, FileKind, FileMissing, NoText, Unreadable, read_text
from tests.english import english


def of(path: Path | str, kind: FileKind = FileKind.RECORD) -> str | FileError:
    """The text of a file, or why there is none; a reader that waits is given up after five seconds."""
    found: list[str | FileError] = []

    def read() -> None:
        try:
            found.append(read_text(path, kind))
        except FileError as error:
            found.append(error)

    reader = threading.Thread(target=read, daemon=True)
    reader.start()
    reader.join(5)
    assert found, f"{path}: reading it does not end"
    return found[0]


def test_a_text_with_and_without_a_byte_order_mark(tmp_path: Path) -> None:
    for data in (b"one\ntwo\n", b"\xef\xbb\xbfone\ntwo\n", b"one\r\ntwo\r\n", b"one\rtwo\r"):
        (tmp_path / "file").write_bytes(data)
        assert of(tmp_path / "file") == "one\ntwo\n"


@pytest.mark.parametrize("kind", FileKind)
def test_a_file_may_be_as_large_as_its_kind_and_no_larger(kind: FileKind, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_bytes(b"x" * kind.most)
    assert of(file, kind) == "x" * kind.most
    file.write_bytes(b"x" * (kind.most + 1))
    error = of(file, kind)
    assert isinstance(error, Unreadable)
    assert (
        english(error)
        == f"{file}: is larger than {kind.most // 1024:,} kB, the most that {english(kind.said)} may have"
    )


def test_a_file_that_is_missing_or_locked_is_not_damaged(tmp_path: Path) -> None:
    missing = of(tmp_path / "none")
    assert isinstance(missing, FileMissing) and "cannot be read: no such file" in english(missing)
    folder = of(tmp_path)
    assert (
        isinstance(folder, Unreadable)
        and english(folder.reason) == "cannot be read: it is a folder; name a file"
    )
    assert isinstance(of("a\0b"), Unreadable) and "\0" not in str(of("a\0b"))
    (tmp_path / "locked").touch(mode=0)
    if not os.access(tmp_path / "locked", os.R_OK):  # nothing is locked to root
        assert isinstance(of(tmp_path / "locked"), Unreadable)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes among its files")
def test_pipes_devices_and_sockets_are_refused_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)  # a socket's whole path may be too long for it
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "link").symlink_to("/dev/zero")
    with socket.socket(socket.AF_UNIX) as plug:
        plug.bind("plug")
        for path in (tmp_path / "pipe", Path("/dev/zero"), tmp_path / "link", tmp_path / "plug"):
            error = of(path)
            assert (
                isinstance(error, Unreadable) and "\n" not in english(error) and str(path) in english(error)
            )


def test_what_is_no_utf_8_is_told_with_its_line(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"one\ntwo\nthr\xffe\n")
    error = of(tmp_path / "file", FileKind.RULESET)
    assert isinstance(error, NoText) and not isinstance(error, Unreadable)
    assert english(error.reason) == (
        "line 3 is no UTF-8 text, so the file is not a ruleset; give a text file in UTF-8"
    )
    assert error.text == "one\ntwo\nthr�e\n"
