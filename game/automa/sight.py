"""The parts of a ruleset that each automa weighs, and those of a draft that it does not notice."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Annotated, Literal, NamedTuple

import msgspec

from game.automa.data_file import faulty, text_of
from game.rules.message import Message, message

FILE = "sight.toml"
TABLE = "table"
"""The group of what lies on the table or opens and closes moves."""
ADVISED = ("bauer", "steiger", "meister")
"""Who may be taken instead, the quickest first."""
Text = Annotated[str, msgspec.Meta(min_length=1)]
When = Literal["autumn", "last year or marker", "last phase", "as owner", "horse", "a phase ahead"]
AHEAD: When = "a phase ahead"
LEVELS = ("random", "greedy", "knecht", "bauer", "steiger", "meister")
"""Who has a column in the table."""


class Group(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Keys of a ruleset that are about one thing, and who does not weigh them as they deserve."""

    name: Text
    keys: list[Text]
    blind: list[Text] = []
    late: dict[Text, When] = {}
    askew: list[Text] = []

    @property
    def about(self) -> Message:
        """Return what the keys are about."""
        return message(f"sight-{self.name}")

    def has(self, key: str) -> bool:
        """Return whether a key of a difference, tile.41.cost or year[0].food, belongs to the group."""
        return any(_within(_parts(key), _parts(own)) for own in self.keys)

    def weighed_by(self, level: str) -> bool:
        """Return whether a level weighs it at any time, by what it is worth."""
        return level not in self.blind and level not in self.late and level not in self.askew


class Remark(NamedTuple):
    """What some players do not weigh of what a draft changes."""

    group: Group
    keys: tuple[str, ...]
    level: str
    instead: str
    """A level that weighs it, or at least at times; empty if there is none."""


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
    """Return the level of an automa's name: of bauer:miner+23 bauer, of mcts:200 mcts."""
    return re.split(r"[:+-]", name, maxsplit=1)[0]


def unweighed(keys: Iterable[str], names: Iterable[str]) -> list[Remark]:
    """Return what these automas do not weigh of these keys, a remark for each group and level."""
    every, levels = tuple(keys), dict.fromkeys(map(level_of, names))
    found = []
    for group in groups():
        own = tuple(key for key in every if group.has(key))
        for level in levels if own else ():
            if not group.weighed_by(level):
                found.append(Remark(group, own, level, _instead(group, level)))
    return found


def _instead(group: Group, level: str) -> str:
    """Return who weighs it, else who looks ahead where this one does not, else who weighs it at times."""
    weighing = [other for other in ADVISED if group.weighed_by(other)]
    if not weighing and group.late.get(level) != AHEAD:
        weighing = [other for other in ADVISED if group.late.get(other) == AHEAD]
    if not weighing and level not in group.late:
        weighing = [other for other in ADVISED if other in group.late]
    return weighing[0] if weighing else ""


def _parts(key: str) -> Sequence[str]:
    """Return a key in its parts; a place in a list is any."""
    return re.sub(r"\[[0-9]+\]", ".*", key).split(".")


def _within(parts: Sequence[str], own: Sequence[str]) -> bool:
    """Return whether one is part of the other; a changed list or table changes all that is in it."""
    return all(one in ("*", other) or other == "*" for one, other in zip(parts, own, strict=False))
