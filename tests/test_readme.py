"""The README keeps its promises: its example runs, its links lead somewhere, its commands exist."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from game.cli.arguments import parse


@pytest.fixture
def readme(root: Path) -> str:
    return (root / "README.md").read_text(encoding="utf-8")


def test_the_example_of_the_rules_door_runs(readme: str, capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = re.findall(r"```python\n(.*?)```", readme, flags=re.DOTALL)
    exec(compile(example, "README.md", "exec"), {})
    assert re.fullmatch(r"\(-?\d+, -?\d+\)\n", capsys.readouterr().out)


def test_links_lead_somewhere(readme: str, root: Path) -> None:
    links = re.findall(r"\]\(([^):]+)\)", readme)
    assert len(links) > 5
    assert [link for link in links if not (root / link).exists()] == []


def test_folders_named_are_there(readme: str, root: Path) -> None:
    named = re.findall(r"`((?:game|tests|docs|assets)/[\w./]*)`", readme)
    assert len(named) > 8
    assert [name for name in named if not (root / name).exists()] == []


@pytest.mark.long
def test_commands_named_are_taken(readme: str) -> None:
    commands = re.findall(r"python3 main\.py ?([^`\n]*)", readme)
    assert {parse(shlex.split(command)).command for command in commands} == {
        "play",
        "test",
        "simulate",
        "ladder",
        "tune",
        "openspiel",
        "playtest",
        "replay",
        "coach",
        "puzzles",
        "statistics",
        "ruleset",
        "screenshots",
        "compile",
        "motion",
        "measure",
        "weigh",
        "bench",
    }
