"""The data files of this room: TOML tables of one kind, read once and checked."""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import TypeVar

import msgspec

Kind = TypeVar("Kind")


class DataError(ValueError):
    """A data file that cannot be used: one line with file, key and reason."""


def text_of(name: str) -> str:
    """A file of the folder `data`."""
    return (resources.files("game.automa") / "data" / name).read_text("utf-8")


def entries(name: str, text: str, kind: type[Kind]) -> dict[str, Kind]:
    """Every table of a file as a record of a kind, in the file's order. Raises DataError."""
    try:
        tables = tomllib.loads(text)
    except ValueError as error:
        raise DataError(f"{name}: is no TOML file: {error}") from None
    return {key: _entry(name, key, table, kind) for key, table in tables.items()}


def _entry(name: str, key: str, table: object, kind: type[Kind]) -> Kind:
    try:
        return msgspec.convert(table, kind)
    except msgspec.ValidationError as error:
        reason, _, where = str(error).partition(" - at `$")
        raise DataError(f"{name}: {key}{where.rstrip('`')}: {reason}") from None
