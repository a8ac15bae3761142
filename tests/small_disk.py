"""A file system of a few kilobytes, where this machine lets one be made."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest


@contextmanager
def small_disk(folder: Path, kilobytes: int) -> Iterator[Path]:
    """An empty file system of this size; the test is skipped where none can be mounted."""
    folder.mkdir()
    if not sys.platform.startswith("linux"):
        pytest.skip("only Linux has tmpfs")
    mount = ["mount", "-t", "tmpfs", "-o", f"size={kilobytes}k", "tmpfs", str(folder)]
    try:
        made = subprocess.run(mount, capture_output=True)
    except OSError:
        pytest.skip("there is no mount here")
    if made.returncode:
        pytest.skip("this user may not mount a file system")
    try:
        yield folder
    finally:
        subprocess.run(["umount", str(folder)], check=True)


def fill(folder: Path, leave: int = 0) -> Path:
    """A file that takes all room of a file system but so many kilobytes."""
    ballast, room = folder / "ballast", os.statvfs(folder)
    ballast.write_bytes(b"x" * max(room.f_bavail * room.f_frsize - leave * 1024, 0))
    return ballast
