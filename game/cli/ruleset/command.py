"""`python main.py ruleset`: writes a new ruleset, checks rulesets, compares two."""

from __future__ import annotations

from argparse import Namespace
from collections import Counter
from collections.abc import Sequence

from game.cli.games import loaded
from game.cli.ruleset.template import text_for
from game.cli.saying import words, wrong
from game.plain import escaped, one_line
from game.rules.message import Message, at_place, message
from game.rules.ruleset import ABSENT, BASE, Difference, differences, load_ruleset, parent, problems
from game.rules.system import system_said
from game.whole_file import write_new

WRONG = 2
_WIDEST = 60


def ruleset(options: Namespace) -> int:
    """Run the subcommand and return the exit code. Raises UserError."""
    return {"new": _new, "check": _check, "diff": _diff}[options.what](options)


def _new(options: Namespace) -> int:
    text = text_for(options.file, options.extends, loaded(options.extends))
    try:
        write_new(options.file, text)
    except FileExistsError:
        raise wrong(str(options.file), "draft-there") from None
    except OSError as problem:
        raise wrong(str(options.file), "file-unwritable", reason=system_said(problem)) from problem
    _print(at_place(str(options.file), message("draft-written", parent=options.extends)))
    return 0


def _check(options: Namespace) -> int:
    """Print the errors in files; an error of a common parent once."""
    told = set[Message]()
    for file in options.files:
        found = problems(file)
        for one in found or [at_place(file, _change(file))]:
            if one not in told:
                _print(one)
        told.update(found)
    return WRONG if told else 0


def _diff(options: Namespace) -> int:
    found = differences(loaded(options.one), loaded(options.other))
    _print(at_place(f"{options.one} → {options.other}", _how_many(found)))
    labels = [f"{one.key} ({one.name})" if one.name else one.key for one in found]
    width = min(max(map(len, labels), default=0), _WIDEST)
    for label, one in zip(labels, found, strict=True):
        print(escaped(f"  {label:{width}}  {one.one} → {one.other}"))
    return 0


def _print(told: Message) -> None:
    print(one_line(words().line(told)))


def _change(file: str) -> Message:
    """Return a sound file's differences from its parent, or from the base if the parent has errors itself."""
    before = parent(file)
    if problems(before):
        before = BASE
    change = _in_short(differences(load_ruleset(before), load_ruleset(file)))
    return message("draft-fine", parent=before, change=change)


def _in_short(found: Sequence[Difference]) -> Message:
    """Return the number of differences and where they are: 1 in tile.31 (Mining Timber), 2 in tunnel."""
    parts = Counter(f"{one.part} ({one.name})" if one.name else one.part for one in found)
    new = {
        f"{one.key} ({one.name})" for one in found if one.name and one.one == ABSENT and one.key == one.part
    }
    listed = tuple(
        message("draft-new", part=part) if part in new else message("draft-change-in", count=n, part=part)
        for part, n in parts.items()
    )
    how_many = _how_many(found)
    return message("draft-changes", differences=how_many, parts=listed) if found else how_many


def _how_many(found: Sequence[Difference]) -> Message:
    return message("draft-differences", count=len(found)) if found else message("draft-no-difference")
