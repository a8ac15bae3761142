"""No rule without a proof: every id of docs/rules.md is named by a test of this folder."""

from __future__ import annotations

import ast
import re
from pathlib import Path

FOLDER = Path(__file__).parent
SECTIONS = range(1, 16)
NOT_IN_USE = 25
"""A ruling whose place others have taken."""
_HEADING = re.compile(r"^## (\d+) ")
_RULE = re.compile(r"^- ([A-Z]\d+) ")
_RULING = re.compile(r"\bR-\d+\b")
_TILE = re.compile(r"^\| (\d\d) ")
_TILE_OF_MODULE = re.compile(r"\b(5\d|\d0E) [A-Z]")
"""Sections 13 and 14 name their tiles in the text: "51 Coal Barge", "10E Abandoned Farm"."""


def rules_in(text: str) -> set[str]:
    """The ids of rules, rulings and tiles."""
    found: set[str] = set()
    section = 0
    for line in text.splitlines():
        if heading := _HEADING.match(line):
            section = int(heading[1])
        if section in SECTIONS:
            found.update(_RULE.findall(line), _RULING.findall(line), _TILE.findall(line))
            found.update(_TILE_OF_MODULE.findall(line))
    return found


def named_in(source: str) -> set[str]:
    """The ids in the @rule decorators of the tests in a module."""
    named: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name) and mark.func.id == "rule":
                    named.update(arg.value for arg in mark.args if isinstance(arg, ast.Constant))
    return named


def _all_named() -> set[str]:
    return set().union(*(named_in(path.read_text("utf-8")) for path in FOLDER.glob("test_*.py")))


def _all_rules(root: Path) -> set[str]:
    return rules_in((root / "docs" / "rules.md").read_text("utf-8"))


def test_every_rule_is_named_by_a_test(root: Path) -> None:
    missing = sorted(_all_rules(root) - _all_named())
    assert not missing, f"no test names {', '.join(missing)}"


def test_no_test_names_a_rule_that_is_not_there(root: Path) -> None:
    unknown = sorted(_all_named() - _all_rules(root))
    assert not unknown, f"docs/rules.md has no {', '.join(unknown)} in these sections"


def test_all_the_rules_are_read(root: Path) -> None:
    """The parser misses nothing: so many rules each section has, the rulings so far and 41 tiles."""
    letters = {
        "S": 8,
        "Y": 4,
        "F": 4,
        "D": 6,
        "P": 9,
        "E": 11,
        "M": 8,
        "W": 5,
        "T": 9,
        "G": 10,
        "V": 5,
        "B": 7,
        "I": 7,
        "C": 4,
    }
    wanted = {f"{letter}{number}" for letter, last in letters.items() for number in range(1, last + 1)}
    wanted |= {f"R-{number}" for number in range(1, 86) if number != NOT_IN_USE}
    wanted |= {f"{level}{number}" for level in range(1, 6) for number in range(1, 6)}
    wanted |= {"16", "17", "18", "19", "26", "27", "28", "29", "36", "37", "38", "46", "47"}
    wanted |= {"10E", "30E", "40E"}
    assert len([name for name in wanted if name[0].isdigit()]) == 41
    assert wanted == {name for name in _all_rules(root) if name != f"R-{NOT_IN_USE}"}


def test_a_missing_rule_would_be_found() -> None:
    rules = "## 3 Refill\n- F1 One.\n- F2 Two. (R-2: so.)\n| 11 Pole | x |\n## 16 More\n- X1 Not here. R-25\n"
    assert rules_in(rules) == {"F1", "F2", "R-2", "11"}
    assert rules_in("## 14 Iron\n- I6 Tiles: 10E Farm; 30E not beside 34; 4, 30E; 2\n") == {"I6", "10E"}
    module = (
        '@rule("F1", "R-2")\ndef test_it(): "F2"\n\n@rule("11")\ndef helper(): ...\n\ndef test_no(): ...\n'
    )
    assert named_in(module) == {"F1", "R-2"}
    assert rules_in(rules) - named_in(module) == {"F2", "11"}
