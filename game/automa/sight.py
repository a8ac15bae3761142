"""The parts of a ruleset that each automa weighs, and the changes of a draft that it does not notice."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Annotated, Literal, NamedTuple

import msgspec

from game.automa.data_files import faulty, text_of
from game.rules.message import Message, message
from game.rules.terms import BASE_WORKERS

FILE = "sight.toml"
TABLE = "table"
"""The group of keys that change the table or the legal moves."""
ADVISED = ("bauer", "steiger", "meister")
"""Levels that may be taken instead, the quickest first."""
ADDED = "added"
"""Stands in keys for the name of a worker that a ruleset adds."""
Text = Annotated[str, msgspec.Meta(min_length=1)]
When = Literal["autumn", "last year or marker", "last phase", "as owner", "horse", "a phase ahead"]
AHEAD: When = "a phase ahead"
LEVELS = (
    *("random", "greedy", "lehrling", "knecht", "einlieger", "heuerling", "siedler", "kleinbauer"),
    *("pachtbauer", "bauer", "knappe", "steiger", "meister"),
)
"""Levels with a column in the table."""


class Group(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Keys of a ruleset about one subject, and the levels that do not weigh them as they deserve."""

    name: Text
    keys: list[Text]
    blind: list[Text] = []
    late: dict[Text, When] = {}
    askew: list[Text] = []

    @property
    def about(self) -> Message:
        """Return the subject of the keys."""
        return message(f"sight-{self.name}")

    def has(self, key: str) -> bool:
        """Return True if a key of a difference, tile.41.cost or year[0].food, belongs to the group."""
        return any(_within(_parts(key), _parts(own)) for own in self.keys)

    def weighed_by(self, level: str) -> bool:
        """Return True if a level always weighs the keys, by their worth."""
        return level not in self.blind and level not in self.late and level not in self.askew


class Remark(NamedTuple):
    """A group of changed keys that a level does not weigh."""

    group: Group
    keys: tuple[str, ...]
    level: str
    instead: str
    """A level that weighs it, at least at times; empty if there is none."""


@cache
def groups() -> tuple[Group, ...]:
    """Return every group, in the file's order."""
    return read(text_of(FILE))


def read(text: str) -> tuple[Group, ...]:
    """Return the groups of a file. Raises DataError."""
    try:
        return tuple(msgspec.convert(tomllib.loads(text), dict[str, list[Group]])["group"])
    except (ValueError, KeyError) as error:
        raise faulty(FILE, "data-misfit", reason=str(error)) from None


def level_of(name: str) -> str:
    """Return the level of an automa's name: of bauer:miner+23 bauer, of former-meister meister."""
    return re.split(r":|[+-](?=[0-9])", name, maxsplit=1)[0].removeprefix("former-")


def unweighed(keys: Iterable[str], names: Iterable[str]) -> list[Remark]:
    """Return a remark for each group and level, of these keys and automas, that does not weigh it."""
    every, levels = tuple(keys), dict.fromkeys(map(level_of, names))
    found = []
    for group in groups():
        own = tuple(key for key in every if group.has(key))
        for level in levels if own else ():
            if not group.weighed_by(level):
                found.append(Remark(group, own, level, _instead(group, level)))
    return found


def _instead(group: Group, level: str) -> str:
    """Return a level that weighs it, else one that looks ahead if this does not, else one that may."""
    weighing = [other for other in ADVISED if group.weighed_by(other)]
    if not weighing and group.late.get(level) != AHEAD:
        weighing = [other for other in ADVISED if group.late.get(other) == AHEAD]
    if not weighing and level not in group.late:
        weighing = [other for other in ADVISED if other in group.late]
    return weighing[0] if weighing else ""


def _parts(key: str) -> Sequence[str]:
    """Return the parts of a key; a place in a list becomes *, a ruleset's own worker ADDED."""
    parts = re.sub(r"\[[0-9]+\]", ".*", key).split(".")
    if parts[0] == "worker" and not {*parts[1:2]} <= {*BASE_WORKERS, "*"}:
        parts[1] = ADDED
    return parts


def _within(parts: Sequence[str], own: Sequence[str]) -> bool:
    """Return True if one key is part of the other; a changed list or table changes all that is in it."""
    return all(one in ("*", other) or other == "*" for one, other in zip(parts, own, strict=False))
