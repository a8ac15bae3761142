"""`python main.py ruleset`: helps to write a ruleset, tells what is wrong with it and what it changes."""

from __future__ import annotations

from argparse import Namespace
from collections import Counter
from collections.abc import Sequence

from game.cli.arguments import UserError
from game.cli.ruleset.template import text_for
from game.plain import escaped, one_line
from game.rules.ruleset import Ruleset, load_ruleset, parent, problems
from game.rules.ruleset_differences import NONE, Difference, differences
from game.rules.ruleset_files import BASE, RulesetError
from game.whole_file import write_new

WRONG = 2
_WIDEST = 60


def ruleset(options: Namespace) -> int:
    """Do what the options ask for. The exit code. Raises UserError for what cannot be."""
    return {"new": _new, "check": _check, "diff": _diff}[options.what](options)


def _new(options: Namespace) -> int:
    text = text_for(options.file, options.extends, _loaded(options.extends))
    try:
        write_new(options.file, text)
    except FileExistsError:
        raise UserError(f"{options.file}: is there already; name another file") from None
    except OSError as problem:
        raise UserError(f"{options.file}: cannot be written: {problem.strerror or problem}") from problem
    print(one_line(f"{options.file}: is written; it extends {options.extends} and changes nothing yet"))
    return 0


def _check(options: Namespace) -> int:
    """What is wrong with a parent is told once."""
    said = set[str]()
    for file in options.files:
        found = problems(file)
        for line in found or [f"{file}: fine; {_change(file)}"]:
            if line not in said:
                print(one_line(line))
        said.update(found)
    return WRONG if said else 0


def _diff(options: Namespace) -> int:
    found = differences(_loaded(options.one), _loaded(options.other))
    print(one_line(f"{options.one} → {options.other}: {_how_many(found)}"))
    labels = [f"{one.key} ({one.name})" if one.name else one.key for one in found]
    width = min(max(map(len, labels), default=0), _WIDEST)
    for label, one in zip(labels, found, strict=True):
        print(escaped(f"  {label:{width}}  {one.one} → {one.other}"))
    return 0


def _loaded(source: str) -> Ruleset:
    try:
        return load_ruleset(source)
    except RulesetError as problem:
        raise UserError(str(problem)) from problem


def _change(file: str) -> str:
    """What a sound file changes; a parent may be unsound in what its child changes."""
    before = parent(file)
    if problems(before):
        before = BASE
    return f"against {before} {_in_short(differences(load_ruleset(before), load_ruleset(file)))}"


def _in_short(found: Sequence[Difference]) -> str:
    """How many figures differ, and where: "3 figures differ: 1 in tile.31 (Mining Timber), 2 in tunnel"."""
    parts = Counter(f"{one.part} ({one.name})" if one.name else one.part for one in found)
    new = {
        f"{one.part} ({one.name})" for one in found if one.name and one.one == NONE and one.key == one.part
    }
    listed = ", ".join(f"{part} is new" if part in new else f"{n} in {part}" for part, n in parts.items())
    return f"{_how_many(found)}{': ' if found else ''}{listed}"


def _how_many(found: Sequence[Difference]) -> str:
    if len(found) < 2:
        return "1 figure differs" if found else "no figure differs"
    return f"{len(found)} figures differ"
