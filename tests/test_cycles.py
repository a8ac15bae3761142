"""No module leads back to itself by its imports, counting those inside functions and under TYPE_CHECKING."""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterator
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

ROOMS = (
    "game/rules", "game/kept", "game/rulebook", "game/words", "game/automa", "game/playtest", "game/coach",
    "game/puzzles", "game/lessons", "game/statistics", "game/table", "game/motion", "game/sound",
    "game/scenes", "game/cli", "game/adapters",
)  # fmt: skip


def name_of(path: Path) -> str:
    parts = path.with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imported(path: Path, modules: Collection[str]) -> Iterator[str]:
    """Yield the modules that a module imports, wherever it does so: of a package the modules it names."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            named = [f"{node.module}.{alias.name}" for alias in node.names]
            yield from (name if name in modules else node.module for name in named)


@pytest.mark.parametrize("room", ROOMS)
def test_no_import_leads_back(room: str, root: Path) -> None:
    modules = {name_of(path.relative_to(root)): path for path in (root / room).rglob("*.py")}
    graph = {name: {*imported(path, modules)} & {*modules} - {name} for name, path in modules.items()}
    assert any(graph.values())
    TopologicalSorter(graph).prepare()  # raises CycleError, which names the modules
