"""The ruleset of a record: found by its digest, and never by a path, or carried as a text."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path

from game.plain import escaped, quoted
from game.rules.box import Box
from game.rules.message import MessageError, message
from game.rules.ruleset.archive import ARCHIVE, ARCHIVED, archived_tables, archived_text, is_text, written
from game.rules.ruleset.files import BASE, RulesetError, lineage, read
from game.rules.ruleset.loader import digest, load_ruleset
from game.rules.ruleset.plain_tables import DIGITS

ENDING = ".toml"
MOST = 64 * 1024
"""Most bytes of a text that is carried: the base has 14 kB, and a record has room for 256 kB."""
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

    def source_of(self, name: str, wanted: str, carried: str = "") -> str:
        """Return the value of `Setup.ruleset` for the ruleset of this digest. Raises NoRuleset.

        A ruleset found by its name comes before the archive: its names and texts are those of today. Where a
        record has `carried` the text of the whole, nothing else is looked up but what the user has given.
        """
        if self.given is not None:
            return self._checked(self.given, name, wanted)
        if carried:
            return _of_text(carried, wanted)
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
        found = _digest_of(source, neighbours=self.given is None)
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

    An archived one keeps the name that it had, and a text has the one that stands in it.
    """
    if source == BASE:
        return BASE
    if is_text(source):
        name = " ".join(load_ruleset(source).name.split())
        return f"{BASE}{ENDING}" if name in ("", BASE) else name
    stem = _BETWEEN.split(source)[-1].removesuffix(ENDING)
    if _DIGEST.fullmatch(stem):
        return " ".join(load_ruleset(source).name.split()) or stem
    return f"{BASE}{ENDING}" if stem == BASE else " ".join(escaped(stem).split())


def is_base(source: str) -> bool:
    """Return True for the base, as it is or as it once was; False for a draft."""
    return source == BASE or name_of(source) == BASE


def is_digest(name: str) -> bool:
    """Return True for the name of a whole ruleset's file, which is its digest."""
    return _DIGEST.fullmatch(name) is not None


def to_keep(source: str, folder: Path) -> tuple[Path, str] | None:
    """Return the path of a ruleset in the user's folder and its text; None if it need not be kept.

    A saved game must open even when the draft, or the base, has other figures.
    """
    name = f"{digest(source)}{ENDING}"
    if (ARCHIVE / name).exists() or (folder / name).exists():
        return None
    return folder / name, archived_text(load_ruleset(source), load_ruleset())


def _of_text(text: str, wanted: str) -> str:
    """Return the text of a whole ruleset that has the digest. Raises NoRuleset."""
    if size(text) > MOST:
        raise NoRuleset(message("record-draft-long", most=MOST // 1024))
    if not is_text(text):
        raise NoRuleset(message("record-draft-no-text", begins=f"{ARCHIVED} = …"))
    found = _digest_of(text)
    if found != wanted:
        raise OtherFigures(message("record-draft-other", digest=quoted(wanted), now=found))
    return text


def _digest_of(source: str, neighbours: bool = False) -> str:
    """Return the digest of a ruleset. Raises NoRuleset where it cannot be used."""
    try:
        lineage(source, neighbours)
        return digest(source)
    except RulesetError as error:
        raise NoRuleset(message("record-ruleset-unusable", problem=error.said)) from None


def _is_name(name: str) -> bool:
    return bool(name) and not _BETWEEN.search(name) and ":" not in name and "\0" not in name and name != ".."


def flattened(source: str) -> str:
    """Return a ruleset as a source that no file can change: the base or the text of the whole.

    Raises RulesetError, also where a record could not carry the text.
    """
    wanted = digest(source)
    if wanted == digest(BASE):
        return BASE
    text = _whole(source)
    if size(text) > MOST:
        raise RulesetError(message("ruleset-large", size=-(-size(text) // 1024), most=MOST // 1024))
    return text


def carried(box: Box) -> str:
    """Return the text that the record of a game carries; empty for one that names its ruleset alone.

    Those of the archive lie in every edition. A file that has other figures by now, or more than a record
    carries, is looked up as its name says.
    """
    if box.source == BASE or box.digest in _archive():
        return ""
    if is_text(box.source):
        return box.source
    try:
        text = _whole(box.source)
        return text if size(text) <= MOST and digest(text) == box.digest else ""
    except RulesetError:
        return ""


def size(text: str) -> int:
    """Return the number of bytes of a text."""
    return len(text.encode("utf-8", "surrogatepass"))


def _whole(source: str) -> str:
    """Return the text of a whole ruleset, on lines as a record reads them."""
    return source if is_text(source) else _text(source, tuple(lineage(source)))


@lru_cache(maxsize=16)
def _text(source: str, versions: tuple[object, ...]) -> str:
    """Return the text; another version of a file has another. A whole file stays in its schema."""
    files = [read(version) for version in lineage(source)]
    if len(files) == 1 and files[0].whole:
        text = written(files[0].tables)
    else:
        text = written(archived_tables(load_ruleset(source), load_ruleset()))
    lines = (" ".join(line.split()) for line in text.splitlines())
    return "".join(f"{line}\n" for line in lines if line)


@cache
def _archive() -> frozenset[str]:
    """Return the digests of the archive."""
    return frozenset(path.stem for path in ARCHIVE.glob("*.toml"))
