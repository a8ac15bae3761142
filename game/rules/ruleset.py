"""A ruleset: all figures, tiles and layouts of a game, and the one validating loader."""

from __future__ import annotations

import hashlib
from functools import lru_cache
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
    Taking,
    Tunnel,
    Valley,
    WaterFigures,
    Winter,
    Workers,
)
from game.rules.ruleset_checks import contradictions
from game.rules.ruleset_files import RulesetError, changed, tables
from game.rules.tile_data import LayoutData, TileData


class Ruleset(Record, frozen=True, kw_only=True):
    """All figures of a game; see data/*.toml for what each means and how sure it is."""

    name: str
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


BASE = "base"


def load_ruleset(source: str = BASE) -> Ruleset:
    """The ruleset "base", or the base with what the TOML file at `source` changes.

    Raises RulesetError with file, key and reason.
    """
    return _loaded(source, _edition(source))


def digest(source: str) -> str:
    """Eight hex digits that change with any figure, so that a record knows the rules it was played by.

    How sure a figure is and the words on a tile change nothing. Raises RulesetError.
    """
    return _digest(source, _edition(source))


def _edition(source: str) -> int:
    """Tells two versions of a file apart, so that an edited one is read again."""
    return 0 if source == BASE else changed(source)


@lru_cache(maxsize=64)
def _loaded(source: str, edition: int) -> Ruleset:
    return _checked(tables(None if source == BASE else source), source)


@lru_cache(maxsize=64)
def _digest(source: str, edition: int) -> str:
    plain = _without(msgspec.to_builtins(_loaded(source, edition)), ("status", "summary", "text"))
    return hashlib.sha256(msgspec.json.encode(plain, order="deterministic")).hexdigest()[:8]


def _without(value: Any, keys: tuple[str, ...]) -> Any:
    if isinstance(value, dict):
        return {key: _without(entry, keys) for key, entry in value.items() if key not in keys}
    return [_without(entry, keys) for entry in value] if isinstance(value, list | tuple) else value


def _checked(plain: dict[str, Any], source: str) -> Ruleset:
    unknown = set(plain) - set(Ruleset.__struct_fields__)
    if unknown:
        raise RulesetError(
            f"{source}: {sorted(unknown)[0]}: no such section; known are "
            f"{', '.join(Ruleset.__struct_fields__)}"
        )
    parts = {}
    for field in msgspec.structs.fields(Ruleset):
        parts[field.name] = _section(plain[field.name], field.type, field.name, source)
    ruleset = Ruleset(**parts)
    problem = contradictions(ruleset)
    if problem:
        raise RulesetError(f"{source}: {problem}")
    return ruleset


def _section(value: Any, kind: Any, key: str, source: str) -> Any:
    """Converts one section; tables of tables go entry by entry so that the message names the entry."""
    if key == "tile" and isinstance(value, dict):
        return {name: _section(entry, TileData, f"tile.{name}", source) for name, entry in value.items()}
    try:
        return msgspec.convert(value, kind)
    except msgspec.ValidationError as error:
        reason, _, where = str(error).partition(" - at `$")
        raise RulesetError(f"{source}: {key}{where.rstrip('`')}: {reason}") from None
