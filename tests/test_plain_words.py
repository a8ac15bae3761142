"""What is said before any package is there: plain entries in every language, help, refusals of arguments."""

from __future__ import annotations

import argparse
import ast
import inspect
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from game import program
from game.cli import helping
from game.languages import LANGUAGES, of_command
from game.plain_words import entries_of, plain_entry, say, speak

PLAIN = re.compile("(help|arg|install)-")
SPEAKERS = ("game/program", "game/install.py", "game/cli")
COMMANDS = (
    "simulate",
    "ladder",
    "tune",
    "playtest",
    "ruleset",
    "ruleset new",
    "replay",
    "screenshots",
    "motion",
    "measure",
    "weigh",
    "bench",
)
ENGLISH = re.compile(r"\b(the|of the|and|with|write|print|show)\b")


@pytest.fixture(autouse=True)
def _english_again() -> Iterator[None]:
    yield
    speak("en")


def said(root: Path) -> set[str]:
    """Return the ids of plain entries that the code says."""
    found = set[str]()
    for room in SPEAKERS:
        path = root / room
        for module in path.rglob("*.py") if path.is_dir() else [path]:
            for node in ast.walk(ast.parse(module.read_text("utf-8"))):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    found |= {node.value} if PLAIN.match(node.value) and " " not in node.value else set()
    return found


def test_all_that_is_said_without_packages_is_there_and_all_that_is_there_is_said(root: Path) -> None:
    assert said(root) == {id for id in entries_of("en") if PLAIN.match(id)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_plain_entries_have_no_choice_and_the_same_values(language: str) -> None:
    for id, source in entries_of(language).items():
        if PLAIN.match(id):
            entry, english = plain_entry(source), plain_entry(entries_of("en")[id])
            assert entry is not None and english is not None, id
            assert sorted(entry.pieces[1::2]) == sorted(english.pieces[1::2]), id


def test_an_entry_with_a_choice_is_not_plain() -> None:
    with pytest.raises(KeyError, match="run-games"):
        say("run-games", games=3)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_is_in_the_language_asked_for(
    command: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        program.main([*command.split(), "--help", "--language", language])
    out = capsys.readouterr().out
    assert not ended.value.code and "\u00a0" not in out and "--language" in out
    assert bool(ENGLISH.search(re.sub("--[a-z-]+", "", out))) == (language == "en"), out


def test_argparse_still_looks_up_what_is_translated() -> None:
    source = inspect.getsource(argparse)
    helping.speak_as_argparse()
    translated = inspect.getclosurevars(argparse._).nonlocals["known"]  # type: ignore[attr-defined]
    assert len(translated) == 7
    for text in translated:
        assert repr(text) in source or f'"{text}"' in source or text in source.replace("'\n", "")


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("simulate --games 0 --language de", "main.py simulate: --games: '0' ist keine ganze Zahl von 1"),
        ("--language fr dance", "COMMANDE : 'dance' est inconnu ; sont connus 'play', "),
        ("replay --language=nl", "main.py replay: ontbreekt: BESTAND (meer: python main.py replay --help)"),
        ("simulate --json=3 --language de", "--json: nimmt keinen Wert; angegeben ist '3'"),
        ("simulate --seed --language de", "--seed: ein Wert wird gebraucht"),
        ("simulate --wine --language nl", "simulate neemt geen --wine"),
        ("--language xx simulate", "--language: 'xx' is not spoken here; give one of en, de, nl, fr"),
        ("simulate --seats hase,bauer --language de", "--seats: es gibt keinen Automa 'hase'; es gibt: "),
        ("replay none.hasp --language fr", "none.hasp : impossible à lire : fichier ou dossier introuvable"),
        ("ruleset new a.toml --extends b.toml --language nl", "b.toml: kan niet gelezen worden: bestand of"),
    ],
)
def test_a_line_that_cannot_be_used_is_refused_in_its_language(
    line: str, told: str, capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    try:
        code = program.main(line.split())
    except SystemExit as ended:
        code = int(ended.code or 0)
    err = capsys.readouterr().err
    assert code == 2 and told in err and err.count("\n") == 1, err


@pytest.mark.parametrize(
    ("line", "language"),
    [
        ("", "en"),
        ("simulate --language de", "de"),
        ("--language=fr", "fr"),
        ("--language nl simulate", "nl"),
        ("simulate --language xx", "en"),
        ("simulate --language", "en"),
    ],
)
def test_the_language_of_a_line(line: str, language: str) -> None:
    assert of_command(line.split()) == language


def test_help_needs_the_standard_library_alone(root: Path) -> None:
    """As a newcomer's Python has it: without a single package."""
    command = [sys.executable, "-S", str(root / "main.py"), "--help", "--language", "de"]
    done = subprocess.run(command, capture_output=True, text=True, cwd=root)
    assert (done.returncode, done.stderr) == (0, "") and "Befehle:" in done.stdout
