"""Looks up the ruleset of a record: by its digest, and never by a path."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from game.plain import escaped, quoted
from game.rules.archive import ARCHIVE, archived_text
from game.rules.message import MessageError, message
from game.rules.ruleset import digest, load_ruleset
from game.rules.ruleset_data import DIGITS
from game.rules.ruleset_files import BASE, RulesetError, lineage

ENDING = ".toml"
_BETWEEN = re.compile(r"[/\\]")
_DIGEST = re.compile(rf"[0-9a-f]{{{DIGITS}}}")


class NoRuleset(MessageError):
    """A ruleset that is missing, or that cannot be used."""


class OtherFigures(NoRuleset):
    """A ruleset that is found under its name and has other figures now."""


@dataclass(frozen=True)
class Shelf:
    """The places of rulesets: the base, the archive, and the user's own folder.

    The folder has drafts, NAME.toml, and whole rulesets of saved games, DIGEST.toml. `given` is a file that
    the user chose by hand; it serves for any name in a record, if it has the figures.
    """

    folder: Path | str | None = None
    given: str | None = None

    def source_of(self, name: str, wanted: str) -> str:
        """Return the value of `Setup.ruleset` for the ruleset of this digest. Raises NoRuleset.

        A ruleset found by its name comes before the archive: its names and texts are those of today.
        """
        if self.given is not None:
            return self._checked(self.given, name, wanted)
        for source in self._named(name):
            with suppress(RulesetError):
                lineage(source, neighbours=True)
                if digest(source) == wanted:
                    return source
        for path in self._archived(wanted):
            return self._checked(path, name, wanted)
        for source in self._named(name):
            self._checked(source, name, wanted)
        raise self._missing(name)

    def _named(self, name: str) -> Iterator[str]:
        """Yield the base or the draft of this name, if it is there."""
        if name == BASE:
            yield BASE
        elif self.folder is not None and _is_name(name):
            path = Path(self.folder) / f"{name.removesuffix(ENDING)}{ENDING}"
            if path.exists():
                yield str(path)

    def _archived(self, wanted: str) -> Iterator[str]:
        folders = [ARCHIVE] if self.folder is None else [ARCHIVE, Path(self.folder)]
        for folder in folders if _DIGEST.fullmatch(wanted) else ():
            path = folder / f"{wanted}{ENDING}"
            if path.exists():
                yield str(path)

    def _checked(self, source: str, name: str, wanted: str) -> str:
        """Return a source that has the figures. Raises NoRuleset."""
        try:
            if self.given is None:
                lineage(source, neighbours=True)
            found = digest(source)
        except RulesetError as error:
            raise NoRuleset(message("record-ruleset-unusable", problem=error.said)) from None
        if found != wanted:
            values = {
                "digest": quoted(wanted),
                "name": escaped(name),
                "source": escaped(source),
                "now": found,
            }
            raise OtherFigures(message("record-ruleset-other", **values))
        return source

    def _missing(self, name: str) -> NoRuleset:
        if not _is_name(name):
            return NoRuleset(message("record-ruleset-no-name", name=quoted(name)))
        stem = name.removesuffix(ENDING)
        file = f"{escaped(stem)}{ENDING}"
        if self.folder is None:
            return NoRuleset(message("record-ruleset-needed", name=quoted(stem), file=file))
        folder = escaped(str(self.folder))
        return NoRuleset(message("record-ruleset-not-here", name=quoted(stem), file=file, folder=folder))


BASE_ALONE = Shelf()
"""The base as it is, and the archive."""


def name_of(source: str) -> str:
    """Return the name of a ruleset in records: "base", or the name of its file without the ending.

    An archived one keeps the name that it had.
    """
    if source == BASE:
        return BASE
    stem = _BETWEEN.split(source)[-1].removesuffix(ENDING)
    if _DIGEST.fullmatch(stem):
        return " ".join(load_ruleset(source).name.split()) or stem
    return f"{BASE}{ENDING}" if stem == BASE else " ".join(escaped(stem).split())


def to_keep(source: str, folder: Path) -> tuple[Path, str] | None:
    """Return the path of a ruleset in the user's folder and its text; None if it need not be kept.

    A saved game must open even when the draft, or the base, has other figures.
    """
    name = f"{digest(source)}{ENDING}"
    if (ARCHIVE / name).exists() or (folder / name).exists():
        return None
    return folder / name, archived_text(load_ruleset(source), load_ruleset())


def _is_name(name: str) -> bool:
    return bool(name) and not _BETWEEN.search(name) and ":" not in name and "\0" not in name and name != ".."
