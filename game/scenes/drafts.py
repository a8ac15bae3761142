"""The drafts that can be played at this table: the file of each, and why one cannot be used."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from game.plain import cut
from game.rules.message import Message, MessageError, message
from game.rules.record import ENDING, flattened, is_base, is_digest, name_of
from game.rules.ruleset import BASE, RulesetError, load_ruleset
from game.rules.setup import SEATS, layouts
from game.scenes.saving.folders import home

LONGEST_NAME = 40
"""Most characters of a name that are shown."""
MOST = 200
"""Most files of the folder that are listed; nobody looks through more."""


class DraftFile(NamedTuple):
    """A ruleset file on the shelf: its path, what it is called, and its ruleset as a text without a file.

    `source` is the base where nothing that decides a game differs, and empty where `why` says what is wrong.
    """

    path: Path
    name: str
    source: str
    why: Message | None = None


def draft_file(path: Path) -> DraftFile:
    """Return a ruleset file as it stands now."""
    try:
        source = playable(str(path))
    except MessageError as error:
        return DraftFile(path, path.stem, "", error.said)
    return DraftFile(path, draft_name(source) if source != BASE else path.stem, source)


def playable(path: str) -> str:
    """Return the ruleset of a file as a text that no file can change, to begin games by.

    Raises RulesetError, also where it has no board for a number of seats.
    """
    source = flattened(path)
    ruleset = load_ruleset(source)
    for seats in SEATS:
        if not layouts(ruleset, seats):
            raise RulesetError(message("setup-no-board", seats=seats))
    return source


def same_again(source: str) -> str:
    """Return the ruleset of a game as a text, to begin another by; the base of today for any base.

    It is the base too where the draft is gone, or too large.
    """
    try:
        return BASE if is_base(source) else flattened(source)
    except RulesetError:
        return BASE


def draft_name(source: str) -> str:
    """Return the name of a draft, cut to what a line of the window has room for."""
    return cut(name_of(source), LONGEST_NAME)


def folder() -> Path:
    """Return the user's own folder for drafts, beside the saved games."""
    return home() / "rulesets"


def shelved(more: Iterable[Path] = ()) -> list[DraftFile]:
    """Return the drafts of the folder by name, after those that were brought along, the latest first."""
    brought = dict.fromkeys(more)
    try:
        found = sorted(folder().glob(f"*{ENDING}"), key=lambda path: path.name.casefold())
    except OSError:
        found = []
    own = [path for path in found if not is_digest(path.stem) and path not in brought]
    return [draft_file(path) for path in (*brought, *own[:MOST])]
