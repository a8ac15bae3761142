"""A ruleset: all figures, tiles and layouts of a game, and the one validating loader."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache, partial
from itertools import islice
from typing import Annotated, Any, Literal

import msgspec

from game.rules import figures
from game.rules.archive import ARCHIVED, plain_tables
from game.rules.message import Message, TileName, at_place, message
from game.rules.ruleset_checks import contradictions
from game.rules.ruleset_data import digest_of
from game.rules.ruleset_files import BASE, File, RulesetError, Version, base_tables, lineage, read, tables
from game.rules.ruleset_mending import levels_described, mended
from game.rules.ruleset_problems import MOST, problem_messages
from game.rules.ruleset_tiles import half_new
from game.rules.ruleset_types import misfits
from game.rules.tile_data import LayoutData, TileData

__all__ = ["BASE", "Ruleset", "called", "digest", "load_ruleset", "parent", "problems"]


class Ruleset(figures.DataRecord, frozen=True, kw_only=True):
    """All figures of a game; see data/*.toml for what each means and how sure it is."""

    name: str
    start: figures.Start
    disks: dict[Literal["2", "3", "4"], figures.DiskCounts]
    pools: figures.Pools
    taking: figures.TakingFigures
    water: figures.WaterFigures
    pinge: figures.Pinge
    tunnel: figures.Tunnel
    workers: figures.Workers
    mill: figures.Mill
    burner: figures.Burner
    cable: figures.Cable
    year: Annotated[list[figures.Lease], msgspec.Meta(min_length=1, max_length=9)]
    winter: figures.Winter
    developments: figures.Developments
    final: figures.Final
    enhanced_tunnel: dict[Literal["A", "B1", "B2", "B3", "B4"], figures.Enhanced]
    black: figures.Black
    iron: figures.Iron
    valley: figures.Valley
    tile: dict[str, TileData]
    layout: list[LayoutData]


def load_ruleset(source: str = BASE) -> Ruleset:
    """Return the ruleset "base", or that of the TOML file at `source`: its parent with the changes of the
    file.

    Raises RulesetError with file, line, key and reason of the first fault.
    """
    return _loaded(source, lineage(source))


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


def called(number: str, name: str) -> TileName | str:
    """Return a tile for a language to name; the name itself where a ruleset gives it one of its own."""
    known = load_ruleset().tile.get(number)
    return TileName(number) if known is not None and known.name == name else name


@lru_cache(maxsize=64)
def _loaded(source: str, versions: tuple[Version, ...]) -> Ruleset:
    """Load a ruleset; another version of its file, or of one that it extends, is another ruleset."""
    plain = tables(versions)
    try:
        ruleset = msgspec.convert(plain, Ruleset)
        sound = not [*half_new(*_drafts(versions)), *contradictions(ruleset)]
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


def _drafts(versions: Sequence[Version]) -> tuple[list[File], Mapping[str, Any]]:
    """Return the files that change a ruleset, and the tiles of that ruleset."""
    files = [read(version) for version in versions]
    if files and files[-1].whole:
        return files[:-1], files[-1].tables["tile"]
    return files, base_tables()["tile"]


def _problems(versions: Sequence[Version], plain: dict[str, Any]) -> list[Message]:
    """Return all misfits, and the contradictions between what does fit."""
    files = [read(version) for version in versions]
    try:
        found = [*islice(misfits(Ruleset, plain), MOST + 1)]
        if len(found) > MOST:
            return problem_messages(found, files, plain)
        usable = msgspec.convert(mended(plain, partial(misfits, Ruleset)), Ruleset)
        found += [*half_new(*_drafts(versions)), *contradictions(usable, found, levels_described(plain))]
        return problem_messages(found, files, plain)
    except RecursionError:
        return [at_place(files[0].path, message("ruleset-too-deep"))]
