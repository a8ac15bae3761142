"""What docs/research.md says of the code is so, and its examples run."""

from __future__ import annotations

import re
from itertools import chain

import pytest

from tests.adapters import document


def test_its_tables_are_those_of_the_code() -> None:
    text = document.FILE.read_text(encoding="utf-8")
    for mark in document.tables():
        assert f"<!-- {mark} -->" in text
    assert document.filled(text) == text


def examples() -> list[str]:
    return re.findall(r"```python\n(.*?)```", document.FILE.read_text(encoding="utf-8"), re.DOTALL)


@pytest.mark.parametrize("example", examples(), ids=range(len(examples())))
def test_its_examples_run(example: str) -> None:
    for library in ("pyspiel", "pettingzoo"):
        if library in example:
            pytest.importorskip(library)
    exec(compile(example, "research.md", "exec"), {})


def test_every_parameter_is_told() -> None:
    rows = [line for line in document.tables()["parameters"].splitlines() if line.startswith("| `")]
    assert len(rows) == len(document.MEANT) and all(chain(*(row.split("|")[3] for row in rows)))
