"""No room but words has texts for users in it, and no code reads what is said.

A room's code is walked: strings with two words or more are texts, but for docstrings and what is listed here.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
SILENT = (
    "game/rules",
    "game/match.py",
    "game/automa",
    "game/cli",
    "game/install.py",
    "game/whole_file.py",
    "main.py",
)
"""Rooms and modules that hand on messages."""
WAITING: tuple[str, ...] = (
    "game/automa/sight.py",
    "game/match.py",
    "game/rules/effects.py",
    "game/rules/moves.py",
    "game/rules/notation.py",
    "game/rules/offers.py",
    "game/rules/record.py",
    "game/rules/record_header.py",
    "game/rules/record_lines.py",
)
"""Those that still make sentences, until they do not."""

WORD = re.compile(r"[^\W\d_]{2,}")
TEXT = re.compile(r"[^\W\d_]{2,}[,;:.!?]? [\w'({\[]")
"""Two words with a blank between them."""
KEYS = {
    *("bonus left", "cart 1", "cart 2", "cart 2 counts", "first work", "haspelknecht position", "iron props"),
    *("new markers", "open planning", "start abilities", "to move", "turn order", "worked, activated"),
    *("{}iron props", "food, wood, coal, iron", "worked, activated, first work"),
    *("Water Mill", "abandoned farm", "charcoal burner", "coal storage", "hammer and pick", "hauling cable"),
    *("horse and cart", "improved farmhand", "oil lamp", "pit car tipple", "towpath horse", "village smithy"),
    *(
        "water channel",
        "wicker basket",
    ),
    *("'lay farmer: 2 black'", "greedy, random, {}", "sharp, found, plain"),
    *("pinge coal", "tunnel coal", "Pinge exhausted", "Tunnel bonuses", "bonus marker", "coal in winter"),
    *("development bonuses", "effects of developments", "first to acquire", "storage in winter"),
    *("unused markers",),
}
"""What positions, rulesets, records, commands and JSON call things, in any language."""
COMMAND_LINE = re.compile(
    r"python|main\.py:|apt install|--size|(ruleset|simulate|ladder|tune|playtest|screenshots) .*(--|\.toml|{)"
)
OF_LIBRARIES = {
    *("expected at least one argument", "expected at most one argument", "expected one argument"),
    *("ignored explicit argument %r", "invalid choice: %(value)r (choose from %(choices)s)"),
    "the following arguments are required: %s",
    *(" (at end of document)", "(?P<reason>.*) \\(at line (?P<line>\\d+), column (?P<column>\\d+)\\)"),
}
"""By which argparse looks up its texts, and how tomllib tells a line: it has no other way."""
FOR_PROGRAMMERS = {
    *("module {} has no attribute {}", "Haspelknecht seed {}: {}", "weights on trial"),
}
"""What no user meets: errors of a program, and what seeds and names are made of."""
NO_TEXTS = KEYS | OF_LIBRARIES | FOR_PROGRAMMERS
MATCHERS = {"startswith", "endswith", "partition", "rpartition", "removeprefix", "removesuffix"}
READERS = {"line", "text", "error", "english", "say", "said"}
"""What gives a sentence; nobody looks into it."""
TOLD_IN_TEXT = ("data_file.py",)
"""Where an error tells its place in its text alone, as msgspec does."""


def modules(rooms: tuple[str, ...]) -> Iterator[Path]:
    """Yield the modules of these rooms."""
    for room in rooms:
        path = ROOT / room
        yield from sorted(path.rglob("*.py")) if path.is_dir() else [path] if path.exists() else []


def within(path: Path, rooms: tuple[str, ...]) -> bool:
    return any(path.is_relative_to(ROOT / room) for room in rooms)


SILENT_MODULES = [path for path in modules(SILENT) if not within(path, WAITING)]


def docstrings(tree: ast.AST) -> set[int]:
    """Return the ids of the constants that stand alone: docstrings, also those of fields."""
    return {
        id(node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }


def texts(tree: ast.AST) -> Iterator[str]:
    """Yield every string of two words or more; of an f-string with … for each value."""
    parts = docstrings(tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr):
            parts |= {id(part) for part in node.values}
            pieces = (str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values)
            text = "".join(pieces)
            if len(WORD.findall(text)) > 1 and TEXT.search(text):
                yield text
        elif isinstance(node, ast.Constant) and id(node) not in parts and TEXT.search(str(node.value)):
            yield str(node.value)


def read_sentences(tree: ast.AST) -> Iterator[str]:
    """Yield where a sentence is taken apart or compared by its beginning or end."""
    for node in ast.walk(tree):
        if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)):
            continue
        said = node.func.value
        if node.func.attr not in MATCHERS or not isinstance(said, ast.Call):
            continue
        called = said.func.attr if isinstance(said.func, ast.Attribute) else getattr(said.func, "id", "")
        first = said.args[0] if said.args else None
        of_error = called == "str" and isinstance(first, ast.Name) and first.id in ("error", "problem")
        if called in READERS or of_error:
            yield ast.unparse(node)


@pytest.mark.parametrize("path", SILENT_MODULES, ids=lambda path: str(path.relative_to(ROOT)))
def test_a_silent_module_makes_no_sentence_and_reads_none(path: Path) -> None:
    tree = ast.parse(path.read_text("utf-8"))
    found = set(texts(tree)) - NO_TEXTS
    assert not [text for text in found if not COMMAND_LINE.match(text)]
    if path.name not in TOLD_IN_TEXT:
        assert not [*read_sentences(tree)]


def test_nothing_is_let_through_that_is_not_there() -> None:
    found = {text for path in SILENT_MODULES for text in texts(ast.parse(path.read_text("utf-8")))}
    assert found >= NO_TEXTS


def test_a_text_is_found_wherever_it_stands() -> None:
    tree = ast.parse('"""A docstring here."""\nx = "no such tile"\ny = f"{x} is not here"\nz = "one-word"')
    assert [*texts(tree)] == ["no such tile", "{} is not here"]
    for code in ('words.line(said).startswith("a")', 'str(problem).partition(":")'):
        assert [*read_sentences(ast.parse(code))] == [code.replace('"', "'")]
