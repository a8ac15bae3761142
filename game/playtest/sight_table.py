"""The table of docs/rulesets.md: what each automa weighs; `python -m game.playtest.sight_table` prints it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from game.automa.sight import LEVELS, TABLE, Group, groups
from game.words import words_of


def described() -> str:
    """Return the table in English, with a row for each group."""
    heads = ("a draft changes", "keys", *LEVELS)
    rows = [_row(group) for group in groups() if group.name != TABLE]
    return "\n".join(f"| {' | '.join(row)} |" for row in (heads, ["---"] * len(heads), *rows)) + "\n"


def _row(group: Group) -> tuple[str, ...]:
    cells = (_cell(group, level) for level in LEVELS)
    keys = [*_folded(group.keys)]
    together = ("; " if any(" of " in key for key in keys) else ", ").join(keys)
    return (words_of("en").line(group.about), together, *cells)


def _folded(keys: Iterable[str]) -> Iterator[str]:
    """Yield keys as one reads them: those that several entries have alike once for all of these."""
    ends: dict[str, list[str]] = {}
    for key in keys:
        entry, end = _parted(key)
        ends.setdefault(entry, []).append(end)
    entries: dict[tuple[str, ...], list[str]] = {}
    for entry, found in ends.items():
        entries.setdefault(tuple(found), []).append(entry)
    for shared, of in entries.items():
        if len(shared) > 1 and len(of) > 1:
            yield f"{_listed(shared)} of {_listed(_shortened(of))}"
        else:
            yield ", ".join(f"`{entry}.{end}`" if end else f"`{entry}`" for entry in of for end in shared)


def _parted(key: str) -> tuple[str, str]:
    """Return the entry of a key, such as worker.farmer, and the rest of the key."""
    parts = key.split(".")
    size = min(2, max(1, len(parts) - 1))
    return ".".join(parts[:size]), ".".join(parts[size:])


def _shortened(entries: Sequence[str]) -> Iterator[str]:
    """Yield entries, those after the first of a section without its name."""
    before = ""
    for entry in entries:
        section, _, name = entry.partition(".")
        yield f".{name}" if section == before else entry
        before = section


def _listed(keys: Iterable[str]) -> str:
    *rest, last = (f"`{key}`" for key in keys)
    return f"{', '.join(rest)} and {last}" if rest else last


def _cell(group: Group, level: str) -> str:
    if level in group.late:
        return group.late[level]
    return "no" if level in group.blind else "askew" if level in group.askew else "yes"


if __name__ == "__main__":
    print(described(), end="")
