"""Commands that are shown to be typed again: a shell of this system reads them as they were."""

from __future__ import annotations

import shlex

import pytest

from game.cli.arguments import parse
from game.plain import as_typed

WORDS = ["simulate", "--ruleset", r"C:\Users\Anna\my rules\mine.toml", "--seats", "bauer,random"]


def test_windows_reads_double_quotes_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.plain.WINDOWS", True)
    typed = r'simulate --ruleset "C:\Users\Anna\my rules\mine.toml" --seats bauer,random'
    assert as_typed(WORDS) == parse(WORDS).line == typed


def test_other_systems_read_what_a_shell_of_unix_does(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.plain.WINDOWS", False)
    assert shlex.split(as_typed(WORDS)) == WORDS
