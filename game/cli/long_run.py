"""Long runs: their output file, which is checked before and written whole, and how they end."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from game import whole_file
from game.cli.games import GameFailed
from game.cli.saying import UserError, tell, wrong
from game.rules.message import at_place, message
from game.rules.system import refused_by_system

OUT = "--out"
INTERRUPTED, FAILED = 130, 2


def check_place(out: Path | None) -> None:
    """Raise UserError if the file cannot be written: better before a run of hours than after it."""
    if out is None:
        return
    if out.is_dir() or not out.parent.is_dir():
        raise wrong(OUT, "run-no-place", file=str(out))
    try:
        whole_file.check_folder(out.parent)
    except OSError as problem:
        raise wrong(OUT, "run-elsewhere", reason=refused_by_system(problem)) from problem


def write_whole(out: Path, text: str) -> None:
    """Write a file in one step, so that nobody reads half of it. Raises UserError."""
    try:
        whole_file.write_whole(out, text)
    except OSError as problem:
        raise UserError(at_place(OUT, refused_by_system(problem))) from problem


def write_and_show(out: Path | None, text: Callable[[Path], str], show: Callable[[], None]) -> None:
    """Write a run's results, and show them also where they cannot be written. Raises UserError."""
    try:
        if out is not None:
            write_whole(out, text(out))
    finally:
        show()


def keep(out: Path | None, text: str) -> None:
    """Write a run's results so far; if that fails, tell it and go on."""
    if out is not None:
        try:
            write_whole(out, text)
        except UserError as problem:
            tell(message("run-tried-again", problem=problem.said))


@dataclass
class Ending:
    """An exit code: 0 if the run came to its end."""

    code: int = 0


@contextmanager
def ending() -> Iterator[Ending]:
    """Turn Ctrl+C and a failed game inside into an exit code; other errors pass."""
    end = Ending()
    try:
        yield end
    except KeyboardInterrupt:
        end.code = INTERRUPTED
    except GameFailed as problem:
        end.code = FAILED
        tell(problem)
