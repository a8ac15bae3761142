"""What tests of the rules share."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest


@pytest.fixture
def ruleset(tmp_path: Path) -> Any:
    """Writes a ruleset file and gives its path."""

    def write(text: str) -> str:
        path = tmp_path / "house.toml"
        path.write_text(text, encoding="utf-8")
        return str(path)

    return write
