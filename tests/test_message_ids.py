"""What code says has a text and the text's values, and every text is said by something."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from game.languages import LANGUAGES
from game.plain_words import TEXTS, entries_of
from game.words.catalogue import PASSAGES

ROOT = Path(__file__).parent.parent
PLACES = {"message": 0, "Reason": 1, "problem": 1, "flaw": 1}
"""The place of the id among what these are given."""
FOLDERS = (TEXTS, PASSAGES, "guide", "lessons")
OF_TERMS = ("place-", "step-", "season-", "slot-", "marker-")
"""The names of terms, which are told as values."""


class Said(NamedTuple):
    """An id in the code, `.*` for what is put into it, and the names of its values; None if more may come."""

    where: str
    id: str
    values: frozenset[str] | None


def _pattern(node: ast.AST) -> str | None:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return re.escape(node.value)
    if isinstance(node, ast.JoinedStr):
        return "".join(re.escape(str(p.value)) if isinstance(p, ast.Constant) else ".*" for p in node.values)
    return None


def said(tree: ast.AST, where: str) -> Iterator[Said]:
    """Yield the messages that are made where their id can be read."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
            continue
        place = PLACES.get(node.func.id, len(node.args))
        if place >= len(node.args):
            continue
        names = {keyword.arg for keyword in node.keywords}
        whole = node.func.id == "message" and None not in names
        values = frozenset(name for name in names if name) if whole else None
        first = node.args[place]
        for one in (first.body, first.orelse) if isinstance(first, ast.IfExp) else (first,):
            if (id := _pattern(one)) is not None:
                yield Said(f"{where}:{node.lineno}", id, values)


@cache
def trees() -> dict[str, ast.AST]:
    paths = [*sorted((ROOT / "game").rglob("*.py")), ROOT / "main.py"]
    return {str(path.relative_to(ROOT)): ast.parse(path.read_text("utf-8")) for path in paths}


@cache
def texts() -> dict[str, set[str]]:
    """The names of the values of every text."""
    entries = (one for folder in FOLDERS for one in entries_of(LANGUAGES[0], folder).items())
    return {id: set(re.findall(r"\$([a-z][a-z_-]*)", source)) for id, source in entries}


def without_text(found: Said) -> bool:
    if ".*" in found.id:
        return not any(re.fullmatch(found.id, id) for id in texts())
    values = texts().get(found.id.replace("\\", ""))
    return values is None or (found.values is not None and not found.values >= values)


def test_what_is_said_has_a_text_and_its_values() -> None:
    found = [one for where, tree in trees().items() for one in said(tree, where)]
    assert len(found) > 2000
    assert [one for one in found if without_text(one)] == []


def test_what_lacks_a_text_or_a_value_is_found() -> None:
    known = ["option-dig", "no-such"]
    calls = [f'message("{id}", {values})' for id in known for values in ("", "coal=1", "**all")]
    found = [without_text(one) for call in calls for one in said(ast.parse(call), "")]
    assert found == [True, False, False, True, True, True]
    assert [without_text(one) for one in said(ast.parse('message(f"no-such-{x}")'), "")] == [True]


def test_every_text_is_said() -> None:
    nodes = [node for tree in trees().values() for node in ast.walk(tree)]
    written = {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    made = {_pattern(node) or "" for node in nodes if isinstance(node, ast.JoinedStr)}
    patterns = [re.compile(one) for one in made if re.search(r"[a-z]", one)]
    unsaid = {id for id in texts() if id not in written and not any(one.fullmatch(id) for one in patterns)}
    assert {id for id in unsaid if not id.startswith(OF_TERMS)} == set()
