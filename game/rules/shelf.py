"""Which ruleset a record may name: by name, never by a path."""

from __future__ import annotations

import os
import re
from dataclasses import dataclass
from pathlib import Path

from game.plain import escaped, quoted
from game.rules.message import MessageError, message
from game.rules.ruleset_files import BASE, RulesetError, lineage

ENDING = ".toml"
_BETWEEN = re.compile(r"[/\\]")


class NoRuleset(MessageError):
    """A ruleset that is not there, or that cannot be used: which, and where it belongs."""


@dataclass(frozen=True)
class Shelf:
    """Where rulesets are looked up: the base, and the files NAME.toml of the user's own folder.

    `given` is a file that the user named by hand; it serves for whatever a record names.
    """

    folder: Path | str | None = None
    given: str | None = None

    def path_of(self, name: str) -> str:
        """Return what `Setup.ruleset` is for the ruleset of this name. Raises NoRuleset.

        Of a path, as records held it before, the last part counts.
        """
        if self.given is not None:
            return self.given
        return BASE if name == BASE else self._in_folder(stem_of(name))

    def _in_folder(self, stem: str) -> str:
        """Return a file of the folder that extends the base or others of the folder."""
        file = f"{escaped(stem)}{ENDING}"
        if self.folder is None:
            raise NoRuleset(message("shelf-needed", name=quoted(stem), file=file))
        if not stem or ":" in stem or "\0" in stem:
            raise NoRuleset(message("shelf-no-name", name=quoted(stem), ending=ENDING))
        path = str(Path(self.folder) / f"{stem}{ENDING}")
        if not os.path.exists(path):
            raise NoRuleset(message("shelf-not-here", name=quoted(stem), file=file, folder=str(self.folder)))
        try:
            lineage(path, neighbours=True)
        except RulesetError as error:
            raise NoRuleset(error.said) from None
        return path


def name_of(source: str) -> str:
    """Return what a record calls the ruleset of a setup: "base", or the file's name without its ending."""
    if source == BASE:
        return BASE
    stem = stem_of(source)
    return f"{BASE}{ENDING}" if stem == BASE else " ".join(escaped(stem).split())


def stem_of(name: str) -> str:
    """Return the last part of a path, of any system, without the ending of ruleset files."""
    return _BETWEEN.split(name)[-1].removesuffix(ENDING)
