"""The parts of a ruleset that each automa weighs, and those of a draft that it does not notice."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Annotated, Literal, NamedTuple

import msgspec

from game.automa.data_file import DataError, text_of

FILE = "sight.toml"
TABLE = "the table"
"""The group of what lies on the table or opens and closes moves."""
ADVISED = ("bauer", "steiger", "meister")
"""Who may be taken instead, the quickest first."""
Text = Annotated[str, msgspec.Meta(min_length=1)]
When = Literal["autumn", "last year or marker", "last phase", "owner", "horse", "ahead"]
WHEN: dict[str, str] = {
    "autumn": "in autumn and winter",
    "last year or marker": "in the last year, and whenever it chooses a bonus marker",
    "last phase": "in the last phase of the game",
    "owner": "once it owns the development, not when it acquires it",
    "horse": "with the Towpath Horse",
    "ahead": "as far as it looks ahead, to the end of the next phase",
}


WHEN_SHORT = {**{when: when for when in WHEN}, "owner": "as owner", "ahead": "a phase ahead"}
LEVELS = ("random", "greedy", "knecht", "bauer", "steiger", "meister")
"""Who has a column in the table."""


class Group(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Keys of a ruleset that are about one thing, and who does not weigh them as they deserve."""

    about: Text
    keys: list[Text]
    blind: list[Text] = []
    late: dict[Text, When] = {}
    askew: dict[Text, Text] = {}

    def has(self, key: str) -> bool:
        """Whether a key of a difference, tile.41.cost or year[0].food, belongs to the group."""
        return any(_within(_parts(key), _parts(own)) for own in self.keys)

    def weighed_by(self, level: str) -> bool:
        """Whether a level weighs it at any time, by what it is worth."""
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
    """Every group, in the file's order."""
    return read(text_of(FILE))


def read(text: str) -> tuple[Group, ...]:
    """The groups of a file. Raises DataError."""
    try:
        return tuple(msgspec.convert(tomllib.loads(text), dict[str, list[Group]])["group"])
    except (ValueError, KeyError) as error:
        raise DataError(f"{FILE}: {error}") from None


def described() -> str:
    """The table of docs/rulesets.md: a row for each group."""
    heads = ("a draft changes", "keys", *LEVELS)
    rows = [
        (group.about, ", ".join(f"`{key}`" for key in group.keys), *(_cell(group, one) for one in LEVELS))
        for group in groups()
        if group.about != TABLE
    ]
    return "\n".join(f"| {' | '.join(row)} |" for row in (heads, ["---"] * len(heads), *rows)) + "\n"


def _cell(group: Group, level: str) -> str:
    if level in group.blind:
        return "no"
    return (
        WHEN_SHORT[group.late[level]] if level in group.late else "askew" if level in group.askew else "yes"
    )


def level_of(name: str) -> str:
    """The level of an automa's name: of bauer:miner+23 bauer, of mcts:200 mcts."""
    return re.split(r"[:+-]", name, maxsplit=1)[0]


def unweighed(keys: Iterable[str], names: Iterable[str]) -> list[Remark]:
    """What these automas do not weigh of these keys, a remark for each group and level."""
    every, levels = tuple(keys), dict.fromkeys(map(level_of, names))
    found = []
    for group in groups():
        own = tuple(key for key in every if group.has(key))
        for level in levels if own else ():
            if not group.weighed_by(level):
                found.append(Remark(group, own, level, _instead(group, level)))
    return found


def _instead(group: Group, level: str) -> str:
    """Who weighs it, else who looks ahead where this one does not, else who weighs it at times."""
    weighing = [other for other in ADVISED if group.weighed_by(other)]
    if not weighing and group.late.get(level) != "ahead":
        weighing = [other for other in ADVISED if group.late.get(other) == "ahead"]
    if not weighing and level not in group.late:
        weighing = [other for other in ADVISED if other in group.late]
    return weighing[0] if weighing else ""


def _parts(key: str) -> Sequence[str]:
    """A key in its parts; a place in a list is any."""
    return re.sub(r"\[[0-9]+\]", ".*", key).split(".")


def _within(parts: Sequence[str], own: Sequence[str]) -> bool:
    """Whether one is part of the other; a changed list or table changes all that is in it."""
    return all(one in ("*", other) or other == "*" for one, other in zip(parts, own, strict=False))


if __name__ == "__main__":
    print(described(), end="")
