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
WRITTEN = (
    "game/adapters/examples/chart.py",
    "game/adapters/examples/learn.py",
    "game/adapters/memory.py",
    "game/adapters/observation.py",
    "game/adapters/open_spiel_observer.py",
    "game/adapters/pettingzoo_env.py",
    "game/adapters/seat_parts.py",
    "game/adapters/table_parts.py",
    "game/match.py",
    "game/playtest/metrics/described.py",
    "game/playtest/sight_table.py",
    "game/rules/forms.py",
    "game/rules/moves.py",
    "game/rules/record/feedback.py",
    "game/rules/record/header.py",
    "game/rules/record/lines.py",
    "game/scenes/saving/chairs.py",
    "game/scenes/saving/summary.py",
    "game/statistics/index.py",
    "game/statistics/reading.py",
    "game/statistics/tables.py",
    "game/words/catalogue.py",
)
"""How moves, records, observations and an index's tables are written, in every language; documents; errors of
a program."""

WORD = re.compile(r"[^\W\d_]{2,}")
TEXT = re.compile(r"[^\W\d_]{2,}[,;:.!?]? [\w'({\[]")
"""Two words with a blank between them."""
KEYS = {
    *("bonus left", "cart 1", "cart 2", "cart 2 counts", "first work", "haspelknecht position", "iron props"),
    *("new markers", "open planning", "start abilities", "to move", "turn order", "worked, activated"),
    *("food, wood, coal, iron", "worked, activated, first work"),
    *("Water Mill", "abandoned farm", "charcoal burner", "coal storage", "hammer and pick", "hauling cable"),
    *("horse and cart", "improved farmhand", "oil lamp", "pit car tipple", "towpath horse", "village smithy"),
    *(
        "water channel",
        "wicker basket",
    ),
    *("'lay farmer: 2 black'", "former-meister, former-steiger, greedy, random, {}", "sharp, found, plain"),
    *("pinge coal", "tunnel coal", "Pinge exhausted", "Tunnel bonuses", "bonus marker", "coal in winter"),
    *("development bonuses", "effects of developments", "developments acquired", "storage in winter"),
    *("unused markers",),
}
"""What positions, rulesets, records, commands and JSON call things, in any language."""
INSIDE = {
    *("Community Tunnel", "a phase ahead", "as owner", "last year or marker", "last phase"),
    *(
        "at once",
        "prop pinge",
        "prop tunnel",
        "gift to {}",
        "gift to the supply",
        "coal to {}",
    ),
    *("{} is in use", "no file", "iconed lines", "iconed texts", "faint figure", "pit room"),
    *(
        "rim level{}",
        "arm{} stroke mean",
        "{} stroke whisker",
        "whisker thin",
        "Edition Sans",
        "Edition Serif",
    ),
    '<use href="#d-([a-z0-9_]+)"',
}
"""What the program calls things for itself: keys, shelves, classes of a style sheet."""
SOURCES = {
    *(
        "Browne 2008: Decisiveness, by the lead",
        "Browne 2008: Drama",
        "Browne 2008: Lead Change, as a number",
    ),
    "Browne 2008: Drama; the maximum as in Ludii (Stephenson)",
    "Browne 2008: Drama; the mean as in Ludii (Stephenson)",
    "Browne 2008: Decisiveness; the threshold is the best score of the others",
    *("Ludii: Decision Factor (Browne, Stephenson)", "Ludii: Decision Moves (Browne, Stephenson)"),
    *("Hick 1952, Hyman 1953; fitted to the times printed on the boxes", "T6 to I5", "G1 to G9"),
}
"""Where metrics come from, which docs/metrics.md tells."""
COMMAND_LINE = re.compile(
    r"python|apt install|pip (un)?install |--(size|ruleset)"
    r"|(ruleset|simulate|ladder|tune|openspiel|playtest|screenshots"
    r"|motion) .*(--|\.toml|{)|puzzles (list$|prove$|find --)|measure [a-z-]+( |$)|weigh [^ ]+ \"[a-z]"
)
OF_LIBRARIES = {
    *("expected at least one argument", "expected at most one argument", "expected one argument"),
    *("ignored explicit argument %r", "invalid choice: %(value)r (choose from %(choices)s)"),
    "the following arguments are required: %s",
    *(" (at end of document)", "(?P<reason>.*) \\(at line (?P<line>\\d+), column (?P<column>\\d+)\\)"),
}
"""By which argparse looks up its texts, and how tomllib tells a line: it has no other way."""
FOR_PROGRAMMERS = {
    *(
        "module {} has no attribute {}",
        "Haspelknecht seed {}: {}",
        "Haspelknecht daily {}: {}",
        "weights on trial",
    ),
}
"""What no user meets: errors of a program, and what seeds and names are made of."""
NO_TEXTS = KEYS | INSIDE | SOURCES | OF_LIBRARIES | FOR_PROGRAMMERS
MATCHERS = {"startswith", "endswith", "partition", "rpartition", "removeprefix", "removesuffix"}
READERS = {"line", "text", "error", "english", "say", "said"}
"""What gives a sentence; nobody looks into it."""
TOLD_IN_TEXT = ("data_files.py", "store.py")
"""Where a library tells in its text alone what is wrong, as msgspec and polars do."""


SILENT_MODULES = [
    path
    for path in [*sorted((ROOT / "game").rglob("*.py")), ROOT / "main.py"]
    if str(path.relative_to(ROOT)) not in WRITTEN
]


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
