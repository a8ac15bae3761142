"""A ruleset: all figures, tiles and layouts of a game, and the one validating loader."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from functools import lru_cache, partial
from itertools import islice
from typing import Annotated, Any, Literal

import msgspec

from game.rules.figures import (
    Black,
    Burner,
    Cable,
    Developments,
    DiskCounts,
    Enhanced,
    Final,
    Iron,
    Lease,
    Mill,
    Pinge,
    Pools,
    Record,
    Start,
    Taking,
    Tunnel,
    Valley,
    WaterFigures,
    Winter,
    Workers,
)
from game.rules.message import Message, at_place, message
from game.rules.ruleset_checks import contradictions
from game.rules.ruleset_figures import WORDS, ordered
from game.rules.ruleset_files import BASE, RulesetError, Version, base_tables, lineage, read, tables
from game.rules.ruleset_mending import levels_described, mended
from game.rules.ruleset_problems import MOST, told
from game.rules.ruleset_tiles import half_new
from game.rules.ruleset_types import misfits
from game.rules.tile_data import LayoutData, TileData

__all__ = ["BASE", "Ruleset", "digest", "load_ruleset", "parent", "problems"]


class Ruleset(Record, frozen=True, kw_only=True):
    """All figures of a game; see data/*.toml for what each means and how sure it is."""

    name: str
    start: Start
    disks: dict[Literal["2", "3", "4"], DiskCounts]
    pools: Pools
    taking: Taking
    water: WaterFigures
    pinge: Pinge
    tunnel: Tunnel
    workers: Workers
    mill: Mill
    burner: Burner
    cable: Cable
    year: Annotated[list[Lease], msgspec.Meta(min_length=1, max_length=9)]
    winter: Winter
    developments: Developments
    final: Final
    enhanced_tunnel: dict[Literal["A", "B1", "B2", "B3", "B4"], Enhanced]
    black: Black
    iron: Iron
    valley: Valley
    tile: dict[str, TileData]
    layout: list[LayoutData]


def load_ruleset(source: str = BASE) -> Ruleset:
    """Return the ruleset "base", or that of the TOML file at `source`: its parent with what the file changes.

    Raises RulesetError with file, line, key and reason of the first thing that is wrong.
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
    """Return what a ruleset extends: the base, or the path of a file. Raises RulesetError."""
    versions = lineage(source)
    return versions[1].path if len(versions) > 1 else BASE


def digest(source: str) -> str:
    """Eight hex digits that change with any figure, so that a record knows the rules it was played by.

    Its name, how sure a figure is and the words on a tile change nothing. Raises RulesetError.
    """
    return _digest(source, lineage(source))


@lru_cache(maxsize=64)
def _loaded(source: str, versions: tuple[Version, ...]) -> Ruleset:
    """Another version of the file, or of one that it extends, is another ruleset."""
    plain = tables(versions)
    try:
        ruleset = msgspec.convert(plain, Ruleset)
        files = [read(version) for version in versions]
        sound = not [*half_new(files, base_tables()["tile"]), *contradictions(ruleset)]
    except (msgspec.ValidationError, RecursionError):
        sound = False
    if not sound:
        raise RulesetError(_problems(versions, plain)[0])
    return ruleset


@lru_cache(maxsize=64)
def _digest(source: str, versions: tuple[Version, ...]) -> str:
    ruleset = _loaded(source, versions)
    plain = _without(msgspec.to_builtins(ruleset), WORDS)
    plain["name"] = BASE  # not left out, so that the base's digits stay what they were
    if not ruleset.start.anything:
        del plain["start"]  # as in the records of before one could begin with something
    return hashlib.sha256(msgspec.json.encode(plain, order="deterministic")).hexdigest()[:8]


def _without(value: Any, keys: tuple[str, ...]) -> Any:
    """Plain tables without some keys, and lists whose order says nothing in the base's."""
    if isinstance(value, dict):
        kept = {key: entry for key, entry in value.items() if key not in keys}
        return {key: ordered(key, _without(entry, keys)) for key, entry in kept.items()}
    return [_without(entry, keys) for entry in value] if isinstance(value, list | tuple) else value


def _problems(versions: Sequence[Version], plain: dict[str, Any]) -> list[Message]:
    """Return all misfits, and the contradictions between what does fit."""
    files = [read(version) for version in versions]
    try:
        found = [*islice(misfits(Ruleset, plain), MOST + 1)]
        if len(found) > MOST:
            return told(found, files, plain)
        usable = msgspec.convert(mended(plain, partial(misfits, Ruleset)), Ruleset)
        found += [
            *half_new(files, base_tables()["tile"]),
            *contradictions(usable, found, levels_described(plain)),
        ]
        return told(found, files, plain)
    except RecursionError:
        return [at_place(files[0].path, message("ruleset-too-deep"))]
