"""The data files of this room: levels, how strong they are, weights found by tuning, and temperaments.

Each is a TOML file of tables of one kind, read once and checked."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import fields, replace
from functools import cache
from importlib import resources
from typing import Annotated, Any, TypeVar

import msgspec

from game.automa.weights import NO_TASTES, PLAIN, Tastes, Weights
from game.rules.message import Amount as VP
from game.rules.message import Message, MessageError, Real, Value, at_place, message

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


LEVELS_FILE, STRENGTHS_FILE = "levels.toml", "strengths.toml"
Count = Annotated[int, msgspec.Meta(ge=0)]
Text = Annotated[str, msgspec.Meta(min_length=1)]


class Level(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is particular to a level."""

    overlooks: list[Text] = []
    """The oversights of a level that thinks as the bauer does but for them."""


class Strength(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The result of a level's games against a weaker player, as `command` plays them."""

    against: Text
    games: Annotated[int, msgspec.Meta(ge=1)]
    wins: Count
    vp: float
    """Mean of its final scores."""
    their_vp: float
    command: Text
    """The command that gives these figures, after `python main.py`."""

    @property
    def said(self) -> Message:
        """Return the result in words. All but a few games are not 100 %."""
        share, against = 100 * self.wins / self.games, self.against
        nearly = round(share) == 100 and self.wins < self.games
        return message(
            "level-measured",
            share=Real(share, places=1 if nearly else 0),
            games=self.games,
            against=against.capitalize() if against in levels() else message(f"baseline-{against}"),
            vp=Real(self.vp, places=0),
            theirs=VP(Real(self.their_vp, places=0), "vp"),
        )


@cache
def levels() -> Mapping[str, Level]:
    """Return every level by its name, the strongest first."""
    return entries(LEVELS_FILE, text_of(LEVELS_FILE), Level)


@cache
def strengths() -> Mapping[str, Strength]:
    """Return the measured result of each level by its name; none of a level that was not measured."""
    return read_strengths(text_of(STRENGTHS_FILE))


def read_strengths(text: str) -> dict[str, Strength]:
    """Return the results of a file by level. Raises DataError."""
    found = entries(STRENGTHS_FILE, text, Strength)
    for name, measured in found.items():
        if measured.wins > measured.games:
            raise faulty(STRENGTHS_FILE, "data-many-wins", f"{name}.wins")
    return found


WEIGHTS_FILE, TEMPERAMENTS_FILE = "weights.toml", "temperaments.toml"
LARGEST = 99
Amount = Annotated[float, msgspec.Meta(ge=0, le=LARGEST)]
Set = TypeVar("Set", Tastes, Weights)


@cache
def tuned(name: str = "found") -> Weights:
    """Return the weights in the file under a name."""
    return read_weights(text_of(WEIGHTS_FILE))[name]


def read_weights(text: str) -> dict[str, Weights]:
    """Return the weights of a file by name. Raises DataError."""
    found = entries(WEIGHTS_FILE, text, dict[str, Amount])
    return {name: changed(WEIGHTS_FILE, name, PLAIN, numbers) for name, numbers in found.items()}


def changed(file: str, where: str, plain: Set, numbers: Mapping[str, Any]) -> Set:
    """Return weights or tastes with some numbers replaced. Raises DataError."""
    known = [field.name for field in fields(plain) if isinstance(getattr(plain, field.name), float)]
    for key in numbers:
        if key not in known:
            raise faulty(file, "data-unknown-number", f"{where}.{key}", names=tuple(known))
    return replace(plain, **numbers) if numbers else plain


@cache
def temperaments() -> Mapping[str, Tastes]:
    """Return the tastes of every temperament by its name, plain first."""
    return read_temperaments(text_of(TEMPERAMENTS_FILE))


def read_temperaments(text: str) -> dict[str, Tastes]:
    """Return the temperaments of a file; a plain one has NO_TASTES. Raises DataError."""
    found = entries(TEMPERAMENTS_FILE, text, dict[str, Amount])
    return {name: changed(TEMPERAMENTS_FILE, name, NO_TASTES, numbers) for name, numbers in found.items()}
