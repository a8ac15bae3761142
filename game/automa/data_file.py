"""The data files of this room: TOML tables of one kind, read once and checked."""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import TypeVar

import msgspec

from game.rules.message import MessageError, Value, at_place, message

Kind = TypeVar("Kind")


class DataError(MessageError):
    """A data file that cannot be used: file, key and reason."""


def faulty(name: str, id: str, key: str = "", /, **values: Value) -> DataError:
    """Return the error for a fault in a file, or in one of its keys."""
    reason = message(id, **values)
    return DataError(at_place(name, at_place(key, reason) if key else reason))


def text_of(name: str) -> str:
    """Return the text of a file in the folder `data`."""
    return (resources.files("game.automa") / "data" / name).read_text("utf-8")


def entries(name: str, text: str, kind: type[Kind]) -> dict[str, Kind]:
    """Return every table of a file as a record of one type, in order. Raises DataError."""
    try:
        tables = tomllib.loads(text)
    except ValueError as error:
        raise faulty(name, "data-no-toml", reason=str(error)) from None
    return {key: _entry(name, key, table, kind) for key, table in tables.items()}


def _entry(name: str, key: str, table: object, kind: type[Kind]) -> Kind:
    try:
        return msgspec.convert(table, kind)
    except msgspec.ValidationError as error:
        reason, _, where = str(error).partition(" - at `$")
        raise faulty(name, "data-misfit", f"{key}{where.rstrip('`')}", reason=reason) from None
