"""A ruleset: all figures, tiles and layouts of a game, and the one validating loader."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache, partial
from itertools import islice
from typing import Any

import msgspec

from game.rules.ids import TileId
from game.rules.message import Message, TileName, at_place, message
from game.rules.ruleset.archive import ARCHIVED, plain_tables
from game.rules.ruleset.checks import contradictions
from game.rules.ruleset.faults import MOST, Problem, problem, problem_messages
from game.rules.ruleset.files import BASE, RulesetError, Version, base_tables, lineage, read, tables
from game.rules.ruleset.lines import Key
from game.rules.ruleset.mending import levels_described, mended
from game.rules.ruleset.misfits import misfits
from game.rules.ruleset.plain_tables import digest_of
from game.rules.ruleset.records import Ruleset
from game.rules.ruleset.removed import removal_problems
from game.rules.ruleset.tile_checks import half_new


def load_ruleset(source: str = BASE) -> Ruleset:
    """Return the ruleset "base", or that of the TOML file at `source`: its parent with the changes of the
    file.

    Raises RulesetError with file, line, key and reason of the first fault.
    """
    return _loaded(source, lineage(source))


def of_tables(plain: dict[str, Any]) -> Ruleset | None:
    """Return the ruleset of plain tables, checked by their types alone; None where these do not fit."""
    try:
        return msgspec.convert(plain, Ruleset)
    except (msgspec.ValidationError, RecursionError):
        return None


def problems(source: str) -> list[Message]:
    """Return everything that keeps a ruleset from being used; empty if nothing does.

    Each names file, line, key and value, and says what would be right.
    """
    try:
        versions = lineage(source)
        return _problems(versions, tables(versions))
    except RulesetError as error:
        return [error.said]


def parent(source: str) -> str:
    """Return the source that a ruleset extends: the base, or the path of a file. Raises RulesetError."""
    versions = lineage(source)
    return versions[1].path if len(versions) > 1 else BASE


def digest(source: str) -> str:
    """Return 32 hex digits that change with whatever decides a game, and with nothing else.

    Names, texts and how sure a figure is change nothing, nor does a default that is given. Raises
    RulesetError.
    """
    return _digest(source, lineage(source))


def called(number: TileId, name: str) -> TileName | str:
    """Return a tile for a language to name; the name itself where a ruleset gives it one of its own."""
    known = load_ruleset().tile.get(number)
    return TileName(number) if known is not None and known.name == name else name


@lru_cache(maxsize=64)
def _loaded(source: str, versions: tuple[Version, ...]) -> Ruleset:
    """Load a ruleset; another version of its file, or of one that it extends, is another ruleset."""
    plain = tables(versions)
    try:
        ruleset = msgspec.convert(plain, Ruleset)
        sound = not [*_badly_drafted(versions), *contradictions(ruleset)]
    except (msgspec.ValidationError, RecursionError):
        sound = False
    if not sound:
        raise RulesetError(_problems(versions, plain)[0])
    return ruleset


@lru_cache(maxsize=64)
def _digest(source: str, versions: tuple[Version, ...]) -> str:
    """Return the digest; an archived file is read as it is, so that another schema does not change it."""
    ruleset, files = _loaded(source, versions), [read(version) for version in versions]
    if len(files) == 1 and files[0].whole:
        return digest_of({key: value for key, value in files[0].tables.items() if key != ARCHIVED})
    return digest_of(plain_tables(ruleset))


def placed(source: str, key: Key, id: str) -> Message:
    """Return what a message says against a key of a sound ruleset, with its file and line."""
    versions = lineage(source)
    files = [read(version) for version in versions]
    return problem_messages([problem(key, id)], files, tables(versions))[0]


def _badly_drafted(versions: Sequence[Version]) -> list[Problem]:
    """Return the problems of what the files change in a ruleset, not of what comes of it."""
    files, changed = [read(version) for version in versions], base_tables()
    if files and files[-1].whole:
        files, changed = files[:-1], files[-1].tables
    return [*half_new(files, changed["tile"]), *removal_problems(files, changed)]


def _problems(versions: Sequence[Version], plain: dict[str, Any]) -> list[Message]:
    """Return all misfits, and the contradictions between what does fit."""
    files = [read(version) for version in versions]
    try:
        found = [*islice(misfits(Ruleset, plain), MOST + 1)]
        if len(found) > MOST:
            return problem_messages(found, files, plain)
        usable = msgspec.convert(mended(plain, partial(misfits, Ruleset)), Ruleset)
        found += [*_badly_drafted(versions), *contradictions(usable, found, levels_described(plain))]
        return problem_messages(found, files, plain)
    except RecursionError:
        return [at_place(files[0].path, message("ruleset-too-deep"))]
