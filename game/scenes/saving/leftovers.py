"""Removes the files that killed windows left among the saved games, or restores a game from them."""

from __future__ import annotations

import os
import re
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from game.rules.record import RecordError, read_beginning
from game.rules.textfile import FileKind, NoText, Unreadable, read_text
from game.scenes.saving.claim import LOCK, Claim, InUse
from game.scenes.saving.files import NEW, REVIEWS, set_aside
from game.scenes.saving.folders import shelf
from game.scenes.saving.notes import NOTES
from game.scenes.saving.savefile import ENDING, SPARE
from game.whole_file import put_in_place

AGE = 60.0  # seconds; without locks, a younger file may still be being written
_NEW = rf"\.[0-9a-f]+{re.escape(NEW)}"
_OF_A_GAME = re.compile(
    rf"\.(.+{ENDING})(?:{re.escape(LOCK)}|{re.escape(SPARE)}|{re.escape(NOTES)}|{re.escape(REVIEWS)}|{_NEW})"
    rf"|(.+{ENDING}){re.escape(NEW)}",
    re.DOTALL,
)
"""The files beside a game; the last kind was written by former versions of the program."""
_OF_ANOTHER_FILE = re.compile(rf"\..+{_NEW}", re.DOTALL)


def remove_leftovers(folders: Iterable[Path]) -> None:
    """Remove the files that nobody is writing any more from each of the folders."""
    for folder in folders:
        for path in _files(folder):
            with suppress(OSError):
                if of := _OF_A_GAME.fullmatch(path.name):
                    game = folder / (of[1] or of[2])
                    with _alone_with(game) as claim:
                        _take_away(path, game, claim)
                elif _OF_ANOTHER_FILE.fullmatch(path.name) and _old(path):
                    path.unlink()


def _files(folder: Path) -> list[Path]:
    """Return every regular file of a folder; none if it cannot be read."""
    with suppress(OSError), os.scandir(folder) as entries:
        return [Path(entry.path) for entry in entries if entry.is_file(follow_symlinks=False)]
    return []


@contextmanager
def _alone_with(game: Path) -> Iterator[Claim]:
    """Claim a game for a while. Raises OSError if it is on somebody's table."""
    try:
        claim = Claim.take(game)
    except InUse as error:
        raise OSError(f"{game.name} is in use") from error
    try:
        yield claim
    finally:
        claim.release()


def _take_away(path: Path, game: Path, claim: Claim) -> None:
    if path.name.endswith(SPARE):
        if claim.locks or _old(path):
            _settle_spare(path, game)
    elif path.name.endswith((NOTES, REVIEWS)):
        if not game.exists() and _old(path):
            path.unlink()
    elif not path.name.endswith(LOCK) and _old(path):
        path.unlink()


def _settle_spare(spare: Path, game: Path) -> None:
    """Put a spare in the game's place if the machine failed before the disk had the last moves."""
    sound, kept = _sound_moves(game)
    if not game.exists() or sound or _sound_moves(spare)[1] <= kept:
        spare.unlink()
        return
    if game.stat().st_size:
        set_aside(game)
    put_in_place(spare, game)


def _sound_moves(path: Path) -> tuple[bool, int]:
    """Return True unless a file is found to be damaged, and the number of moves that can be read."""
    try:
        text = read_text(path, FileKind.RECORD)
    except NoText as error:
        text = error.text
    except Unreadable:
        return True, 0
    try:
        found = read_beginning(text, shelf())
    except RecordError as error:
        return not error.damaged, -1
    return found.problem is None or not found.problem.damaged, len(found.moves)


def _old(path: Path) -> bool:
    return abs(time.time() - path.stat().st_mtime) > AGE
