"""A base that is corrected, as by an edition to come."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from game.rules import box
from game.rules.ruleset import files as ruleset_files
from game.rules.ruleset import loader as ruleset
from game.rules.setup import tiles as setup_tiles

Correct = Callable[..., None]
"""Takes the name of one of the base's files, and pairs: a text in it, and what it becomes."""


def corrections(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Correct]:
    """Yield what corrects a copy of the base in a folder; afterwards the base is as it was."""

    def forget() -> None:
        for cached in (
            ruleset_files.base_tables,
            ruleset._loaded,
            ruleset._digest,
            box._box,
            setup_tiles._lowest,
        ):
            cached.cache_clear()

    def corrected(file: str, *pairs: tuple[str, str]) -> None:
        data = folder / "data"
        if data != ruleset_files.DATA:
            shutil.copytree(ruleset_files.DATA, data)
        text = (data / file).read_text("utf-8")
        for old, new in pairs:
            assert old in text
            text = text.replace(old, new, 1)
        (data / file).write_text(text, "utf-8")
        monkeypatch.setattr(ruleset_files, "DATA", data)
        forget()

    yield corrected
    monkeypatch.undo()
    forget()
