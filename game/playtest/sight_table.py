"""The table of docs/rulesets.md: what each automa weighs; `python -m game.playtest.sight_table` prints it."""

from __future__ import annotations

from game.automa.sight import LEVELS, TABLE, Group, groups
from game.words import words_of


def described() -> str:
    """Return the table in English, with a row for each group."""
    heads = ("a draft changes", "keys", *LEVELS)
    rows = [_row(group) for group in groups() if group.name != TABLE]
    return "\n".join(f"| {' | '.join(row)} |" for row in (heads, ["---"] * len(heads), *rows)) + "\n"


def _row(group: Group) -> tuple[str, ...]:
    keys = ", ".join(f"`{key}`" for key in group.keys)
    return (words_of("en").line(group.about), keys, *(_cell(group, level) for level in LEVELS))


def _cell(group: Group, level: str) -> str:
    if level in group.late:
        return group.late[level]
    return "no" if level in group.blind else "askew" if level in group.askew else "yes"


if __name__ == "__main__":
    print(described(), end="")
