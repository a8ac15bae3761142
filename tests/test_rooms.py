"""The rooms without a window stay without one: what they load when they are imported."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import game.rules

WITHOUT_WINDOW = (
    "game.rules",
    "game.match",
    "game.telling",
    "game.automa",
    "game.series.runners",
    "game.cli.simulate",
    "game.cli.ladder.command",
    "game.cli.tune.command",
    "game.cli.replay",
    "game.cli.coach",
    "game.cli.statistics",
)


def loaded(code: str, root: Path) -> set[str]:
    """The modules a fresh interpreter holds after this code."""
    command = [sys.executable, "-c", f"{code}; import sys; print(*sys.modules)"]
    done = subprocess.run(command, capture_output=True, text=True, cwd=root, check=True)
    return set(done.stdout.split())


def test_rules_match_and_automa_load_no_window(root: Path) -> None:
    found = loaded(f"import {', '.join(WITHOUT_WINDOW)}", root)
    assert set(WITHOUT_WINDOW) <= found
    assert found.isdisjoint({"pygame", "pymunk", "rich", "numpy", "polars", "openskill", "cma"})


def test_the_door_of_the_rules_holds_what_it_names() -> None:
    for name in game.rules.__all__:
        found = getattr(game.rules, name)
        assert callable(found) and found.__name__ == name
    with pytest.raises(AttributeError, match="no_such_thing"):
        game.rules.no_such_thing  # noqa: B018


@pytest.mark.parametrize(
    ("module", "free_of"),
    [
        ("game", {"game.rules", "game.install"}),
        ("main", {"argparse", "tomllib", "game.rules", "game.cli", "pygame", "rich"}),
        ("game.rules", {"game.rules.engine.steps", "msgspec"}),
        ("game.words", {"game.rules.engine.steps", "msgspec", "fluent", "babel"}),
        ("game.cli.arguments", {"game.rules", "game.words", "msgspec"}),
        (
            "game.scenes.app",
            {"game.automa", "pymunk", "numpy", "rich", "game.cli", "fluent", "sqlite3"},
        ),
    ],
)
def test_nothing_is_loaded_before_it_is_needed(module: str, free_of: set[str], root: Path) -> None:
    assert loaded(f"import {module}", root) & free_of == set()
