"""The game's own environment, and whether it is complete.

A stamp file in it lists the requirements installed, the packages that came with them, and the time of the
last change of its site-packages folder. While that time is the same, a start checks nothing else; otherwise
it looks for every file in the packages' records. Like install.py this must stay readable for old Pythons.
"""

from __future__ import annotations

import csv
import os
import re
import sys
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

STAMP = "installed.txt"
_CHANGED, _HAS = "changed ", "has "
_LAST = re.compile(rf"\n{_CHANGED}([0-9]+)\n\Z")
_TOOLS = ("pip", "setuptools")
"""Packages that install others and are not needed to play."""
_LEAST = re.compile(r"^([A-Za-z0-9][A-Za-z0-9._-]*)\s*>=\s*([0-9]+(?:\.[0-9]+)*)$")
_VERSION = re.compile(r"^version(?:_info)?\s*=\s*([0-9]+\.[0-9]+)", re.MULTILINE)
_HOME = re.compile(r"^home\s*=\s*(.+?)\s*$", re.MULTILINE)


class Stamp(NamedTuple):
    """The requirement lines installed, the packages' names, the folder's time of change or 0."""

    wanted: frozenset[str] = frozenset()
    packages: frozenset[str] = frozenset()
    changed: int = 0


def least(line: str) -> tuple[str, list[int]] | None:
    """Return the package and the least version of a line like `numpy>=1.26`; None for other lines."""
    match = _LEAST.match(line)
    return (_plain(match[1]), number(match[2])) if match else None


def number(version: str) -> list[int]:
    """Return the numbers in a version."""
    return [int(part) for part in re.findall(r"\d+", version)]


def python_of(venv: Path) -> Path:
    """Return the interpreter of a virtual environment."""
    return venv / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def is_inside(venv: Path) -> bool:
    """Return True if this process runs in that virtual environment."""
    try:
        return os.path.samefile(sys.prefix, venv)
    except OSError:
        return False


def site_of(venv: Path) -> Path | None:
    """Return its site-packages folder; None if its Python is gone or is another than it was created with."""
    try:
        said = (venv / "pyvenv.cfg").read_text(encoding="utf-8", errors="replace")
    except OSError:
        return None
    version, home = _VERSION.search(said), _HOME.search(said)
    if version is None or home is None or not python_of(venv).is_file():
        return None
    if os.name == "nt":  # its interpreter is a small program that starts the one in `home`
        return venv / "Lib/site-packages" if Path(home[1], "python.exe").is_file() else None
    if is_inside(venv) and version[1] != "{}.{}".format(*sys.version_info[:2]):
        return None
    return next(venv.glob(f"lib/*{version[1]}*/site-packages"), None)


def is_ready(venv: Path, wanted: Sequence[str]) -> bool:
    """Return True if all requirements were installed there and still are."""
    stamp, site = read_stamp(venv), site_of(venv)
    if site is None or not stamp.wanted.issuperset(wanted):
        return False
    if stamp.changed and stamp.changed == _changed(site):
        return True
    if lost(venv) or not is_whole(venv, wanted):
        return False
    with suppress(OSError):  # a read-only folder is checked at every start
        write_stamp(venv, ())
    return True


def is_whole(venv: Path, wanted: Sequence[str]) -> bool:
    """Return True if no package lacks a file, and all that are wanted are new enough."""
    site = site_of(venv)
    if site is None or damaged(venv):
        return False
    versions = {name: number(version) for name, version, _ in _packages(site)}
    needs = filter(None, map(least, wanted))  # what cannot be judged here is left to pip
    return all(versions.get(name, []) >= version for name, version in needs)


def damaged(venv: Path) -> list[str]:
    """Return the packages with a missing or truncated file, in pip's form: `numpy==2.4.6`."""
    site = site_of(venv)
    if site is None:
        return []
    broken = {f"{name}=={version}" for name, version, info in _packages(site) if not _has_all(site, info)}
    return sorted(broken)


def lost(venv: Path) -> bool:
    """Return True if a package of the stamp is gone; pip knows what the others need."""
    site = site_of(venv)
    left = (name for name, _, _ in _packages(site)) if site is not None else ()
    return not read_stamp(venv).packages.issubset(left)


def read_stamp(venv: Path) -> Stamp:
    """Return the stamp; a missing, truncated or older one has fewer entries."""
    try:
        text = (venv / STAMP).read_text(encoding="utf-8", errors="replace")
    except OSError:
        return Stamp()
    lines = text.splitlines()
    wanted = frozenset(line for line in lines if not line.startswith((_CHANGED, _HAS)))
    last = _LAST.search(text)
    if last is None:
        return Stamp(wanted)
    packages = frozenset(line[len(_HAS) :] for line in lines if line.startswith(_HAS))
    return Stamp(wanted, packages, int(last[1]))


def write_stamp(venv: Path, wanted: Sequence[str]) -> None:
    """Add requirements to the stamp, and write down the packages present. Raises OSError."""
    site = site_of(venv)
    packages = {name for name, _, _ in _packages(site)} if site else set()
    lines = [
        *sorted({*read_stamp(venv).wanted, *wanted}),
        *(_HAS + name for name in sorted(packages)),
        f"{_CHANGED}{_changed(site) if site else 0}",
    ]
    new = venv / f"{STAMP}.{os.getpid()}"
    new.write_text("\n".join(lines) + "\n", encoding="utf-8")
    os.replace(new, venv / STAMP)


def doubt(venv: Path) -> None:
    """Make the next start check the packages, whatever the stamp says."""
    site = site_of(venv)
    if site is not None:
        with suppress(OSError):
            os.utime(site)


def _changed(site: Path) -> int:
    try:
        return site.stat().st_mtime_ns
    except OSError:
        return 0


def _packages(site: Path) -> Iterator[tuple[str, str, Path]]:
    """Yield name, version and folder of each package; pip renames packages it is about to remove to `~…`."""
    for info in site.glob("[!~]*.dist-info"):
        name, _, version = info.name[: -len(".dist-info")].partition("-")
        if _plain(name) not in _TOOLS:
            yield _plain(name), version, info


def _plain(name: str) -> str:
    """Return a package's normalised name: `pygame_ce` and `Pygame-CE` are the same."""
    return re.sub(r"[-_.]+", "-", name).lower()


def _has_all(site: Path, info: Path) -> bool:
    """Return True if all files in a package's record are there with their size."""
    try:
        with open(info / "RECORD", encoding="utf-8", newline="") as record:
            rows = [row for row in csv.reader(record) if len(row) == 3]
    except (OSError, ValueError, csv.Error):
        return False
    return bool(rows) and (info / "METADATA").is_file() and all(_is_there(site, *row) for row in rows)


def _is_there(site: Path, name: str, _hash: str, size: str) -> bool:
    """Return True if a file is as recorded; compiled files and scripts come and go, and are not needed."""
    if name.endswith(".pyc") or name.startswith(".."):
        return True
    try:
        length = os.stat(site / name).st_size
    except (OSError, ValueError):
        return False
    return not size.isdecimal() or int(size) == length
