"""No module leads back to itself by its imports, counting those inside functions and under TYPE_CHECKING."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

ROOMS = ("game/scenes", "game/table", "game/motion")


def name_of(path: Path) -> str:
    parts = path.with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imported(path: Path) -> Iterator[str]:
    """Yield all that a module may mean by its imports, wherever they stand."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


@pytest.mark.parametrize("room", ROOMS)
def test_no_import_leads_back(room: str, root: Path) -> None:
    modules = {name_of(path.relative_to(root)): path for path in (root / room).rglob("*.py")}
    graph = {name: {*imported(path)} & {*modules} - {name} for name, path in modules.items()}
    assert any(graph.values())
    TopologicalSorter(graph).prepare()  # raises CycleError, which names the modules
