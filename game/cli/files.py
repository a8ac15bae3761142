"""The file that a long command writes: refused before it, and written whole or not at all."""

from __future__ import annotations

from pathlib import Path

from game import whole_file
from game.cli.errors import UserError, wrong
from game.cli.saying import tell
from game.rules.message import at_place, message
from game.rules.system import refused_by_system

OUT = "--out"


def check_place(out: Path | None) -> None:
    """A run may take hours: what cannot be written is refused before it. Raises UserError."""
    if out is None:
        return
    if out.is_dir() or not out.parent.is_dir():
        raise wrong(OUT, "run-no-place", file=str(out))
    try:
        whole_file.check_folder(out.parent)
    except OSError as problem:
        raise wrong(OUT, "run-elsewhere", reason=refused_by_system(problem)) from problem


def write_whole(out: Path, text: str) -> None:
    """Write a file in one step, so that a reader never meets half of it. Raises UserError."""
    try:
        whole_file.write_whole(out, text)
    except OSError as problem:
        raise UserError(at_place(OUT, refused_by_system(problem))) from problem


def keep(out: Path | None, text: str) -> None:
    """Write what a run has so far; what keeps it from that is told, and the run goes on."""
    if out is not None:
        try:
            write_whole(out, text)
        except UserError as problem:
            tell(message("run-tried-again", problem=problem.said))
