"""The choices of new games that are remembered across starts, in a file of the user's folder.

A choice is kept as the record of a game without moves, so the rules themselves check it when it is read.
Nothing depends on the file: what is damaged, or cannot be played any more, is as if it had never been chosen.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from game.rules.record import RecordError, read_beginning, record_text
from game.rules.ruleset import BASE
from game.rules.textfile import FileError, FileKind, read_text
from game.scenes.newgame.draft import Draft
from game.scenes.opponents import Opponents, level_of
from game.scenes.saving.chairs import LONGEST_NAME, Chair, Unseated, chairs_of
from game.scenes.saving.files import write_safely
from game.scenes.saving.folders import home, shelf
from game.scenes.saving.keeper import LONGEST, Keeper, Writable

CHOICE, BEGUN, MORE = "choice", "begun", "more"
"""The keys: what was chosen last, the game that was begun last, and whether everything is shown."""


class Memory(Writable):
    """What the file held when it was read, and what is written there from then on."""

    def __init__(self, opponents: Opponents, people: Sequence[str]) -> None:
        """`people` is the name of a person on each seat, until one is typed."""
        self.path, self.opponents, self.people = home() / "newgame.json", opponents, people
        self._held, self._changed = self._read(), dict[str, Any]()
        self._keeper = Keeper(self)

    def choice(self, opponent: str) -> Draft | None:
        """Return the last choice with another seed, for who adds seats of this opponent; None without one."""
        return self._draft(CHOICE, opponent)

    def begun(self, opponent: str) -> Draft | None:
        """Return the same of the game that was begun last."""
        return self._draft(BEGUN, opponent)

    @property
    def more(self) -> bool:
        """True if everything was shown when the screen was left."""
        return self._held.get(MORE) is True

    def keep_begun(self, draft: Draft) -> None:
        """Keep what a game is begun with, if it is one of the base: by tomorrow a draft is another."""
        if draft.ruleset == BASE:
            self._keep({BEGUN: _text(draft)})

    def keep_choice(self, draft: Draft, more: bool) -> None:
        """Keep what is chosen, unless it cannot be played or is a draft, and whether everything is shown."""
        kept = draft.ruleset == BASE and not draft.laid_out().problem
        self._keep({MORE: more} | ({CHOICE: _text(draft)} if kept else {}))

    def _keep(self, values: dict[str, Any]) -> None:
        self._changed |= values
        self._keeper.keep(json.dumps(self._changed))

    def write(self, text: str) -> None:
        """Write the values that have changed; what else is there by now stays. Raises OSError."""
        write_safely(self.path, json.dumps(self._read() | json.loads(text), indent=2) + "\n")

    def _read(self) -> dict[str, Any]:
        with suppress(FileError, ValueError, RecursionError):
            found = json.loads(read_text(self.path, FileKind.SETTINGS))
            return found if isinstance(found, dict) else {}
        return {}

    def _draft(self, key: str, opponent: str) -> Draft | None:
        text = self._held.get(key)
        try:
            found = read_beginning(text if isinstance(text, str) else "", shelf())
            chairs = chairs_of(found.players)
        except (RecordError, Unseated):
            return None
        if found.problem is not None or not all(self._may_sit(chair) for chair in chairs):
            return None
        draft = Draft.of(opponent, self.people, found.setup, chairs)
        return None if draft.laid_out().problem else draft

    def _may_sit(self, chair: Chair) -> bool:
        """Return True for a person, and for an automa that is on offer, with a name that could be typed."""
        offered = level_of(chair.automa) in self.opponents.levels and self.opponents.knows(chair.automa)
        return len(chair.name) <= LONGEST_NAME and (offered or not chair.automa)

    def leave(self, wait: bool) -> None:
        """Let the file be written to its end; with `wait`, return when that is done."""
        self._keeper.close()
        if wait:
            self._keeper.gone(LONGEST)


def _text(draft: Draft) -> str:
    return record_text(draft.setup(), (), [chair.line() for chair in draft.chairs()])
