"""What the documents show works as shown."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Literal, get_args, get_origin

import pytest

from game import program
from game.automa.sight import TABLE, groups
from game.cli import values
from game.cli.arguments import parse
from game.playtest.plan import PlaytestPlan
from game.playtest.sight_table import described
from game.playtest.unseen import unseen
from game.rules import Setup, legal_moves, new_game, parse_move, play
from game.rules.forms import Form
from game.rules.message import message
from game.rules.moves import KINDS
from game.rules.position.schema import BLACK, HEAD, LOADED, SEAT, STATE
from game.rules.record import Fault
from game.rules.record.lines import CHECKED_LINE
from game.rules.ruleset import Ruleset, UseData, WorkerData, load_ruleset, problems
from game.rules.ruleset.figures import NONE
from game.rules.ruleset.storage_data import StorageData
from game.rules.ruleset.tile_data import AbilityName, EffectData, MarkerName
from game.rules.setup.beginning import MODULES, RULES
from game.rules.terms import Bonus, Colour, Field, Marker, Place, Resource, Slot, Term
from game.rules.textfile import FileKind
from game.scenes.rulebook import topic
from game.words import words_of
from tests import schema

GUIDES = ("README.md", "CONTRIBUTING.md", "SECURITY.md")


def blocks(path: Path, language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", path.read_text("utf-8"), re.DOTALL)


def test_every_module_that_is_named_exists(root: Path) -> None:
    modules = {
        path.relative_to(root).as_posix() for path in root.glob("**/*.py") if ".venv" not in path.parts
    }
    named = {
        (file.name, name)
        for file in (*(root / name for name in GUIDES), *sorted((root / "docs").glob("*.md")))
        for name in re.findall(r"`([a-z_/]+\.py)`", file.read_text("utf-8"))
    }
    assert len(named) > 60
    assert {
        one for one in named if not any(f"/{module}".endswith(f"/{one[1]}") for module in modules)
    } == set()


def test_the_document_of_rulesets_shows_what_happens(
    root: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Its files are written and its commands called in their order; what they print is what it shows."""
    monkeypatch.chdir(tmp_path)
    text = (root / "docs" / "rulesets.md").read_text("utf-8")
    called = []
    for language, block in re.findall(r"```(\w*)\n(.*?)```", text, re.DOTALL):
        if language == "toml":
            Path("mine.toml").write_text(block, "utf-8")
            continue
        command, _, shown = block.partition("\n")
        words = command.removeprefix("$ python main.py ").split()
        if words[0] == "ruleset":
            program.main(words)
            assert capsys.readouterr().out == shown, command
        called.append(words[:2])
    assert called == [
        ["ruleset", "new"],
        ["ruleset", "check"],
        ["ruleset", "check"],
        ["ruleset", "diff"],
        ["playtest", "--games"],
    ]


def test_every_ruleset_of_the_document_plays(root: Path, tmp_path: Path) -> None:
    """All but the first, which shows faults."""
    names = []
    for number, text in enumerate(blocks(root / "docs" / "rulesets.md", "toml")[1:]):
        file = tmp_path / f"{number}.toml"
        file.write_text(text, "utf-8")
        ruleset, state = load_ruleset(str(file)), new_game(Setup(ruleset=str(file)))
        names.append(ruleset.name)
        if ruleset.name == "gentle lease":
            assert len(ruleset.year) == 3 and ruleset.year[0].food == 1
            assert [seat.thaler for seat in state.seats] == [0, 1]
        while state.to_move is not None:
            play(state, legal_moves(state)[0], None)
    assert {"cheap timber", "gentle lease", "no timber"} <= {*names}


def test_the_document_of_rulesets_names_every_section_and_word(root: Path) -> None:
    text = (root / "docs" / "rulesets.md").read_text("utf-8")
    for section in set(Ruleset.__struct_fields__) - {"name", "tile", "worker", "storage", "enhanced_tunnel"}:
        assert f"[{section}]" in text, section
    for record in (WorkerData, UseData, StorageData):
        for key in record.__struct_fields__:
            assert key == "name" or re.search(rf"^\|.*`{key}`.*\|.*\|$", text, re.MULTILINE), key
    for name in (*get_args(AbilityName), *get_args(MarkerName)):
        assert name in text, name
    tiles = text.partition("## What a tile does")[2].partition("\n## ")[0]
    shown = " ".join(re.findall(r"`[^`]+`|```toml\n.*?```", tiles, re.DOTALL))
    for key, kind in schema.fields(EffectData).items():
        assert re.search(rf"\b{key}\b", shown), key
        for word in {*_words(kind)} - {NONE}:
            assert re.search(rf"\b{re.escape(word)}\b", shown), f"{key} = {word}"


def _words(kind: object) -> Iterator[str]:
    """Yield the words that a type allows."""
    for inner in get_args(kind):
        if isinstance(inner, str):
            yield inner
        elif get_origin(inner) is Literal or get_args(inner):
            yield from _words(inner)


def test_every_development_is_in_the_glossary(root: Path) -> None:
    text = (root / "docs" / "glossary.md").read_text("utf-8")
    named = dict(re.findall(r"^\| ([1-9][0-9]E?) \| ([^|]+?) \|", text, re.MULTILINE))
    assert named == {number: tile.name for number, tile in load_ruleset().tile.items()}


@pytest.mark.parametrize(("column", "language"), [*enumerate(("en", "de", "nl", "fr"))])
def test_developments_are_called_as_the_glossary_says(column: int, language: str, root: Path) -> None:
    text = (root / "docs" / "glossary.md").read_text("utf-8")
    rows = re.findall(r"^\| ([1-9][0-9]E?)((?: \| [^|]+){4}) \|", text, re.MULTILINE)
    named = {number: cells.split(" | ")[column + 1].partition(" (")[0] for number, cells in rows}
    words = words_of(language)
    assert named == {id: words.line(message(f"tile-{id}")) for id in load_ruleset().tile}


def test_the_document_says_who_weighs_what(root: Path) -> None:
    assert described() in (root / "docs" / "rulesets.md").read_text("utf-8")


def test_that_table_is_short_and_names_every_key(root: Path) -> None:
    rows = {row.split(" | ")[0].lstrip("| "): row.split(" | ")[1] for row in described().splitlines()[2:]}
    for group in groups():
        if group.name != TABLE:
            cell, found = rows[words_of("en").line(group.about)], set[str]()
            for part in cell.split("; "):
                ends, _, entries = part.partition(" of ")
                section, named = "", re.findall("`([^`]+)`", entries)
                for entry in named:
                    section = entry.partition(".")[0] or section
                    whole = f"{section}{entry}" if entry.startswith(".") else entry
                    found |= {f"{whole}.{end}" for end in re.findall("`([^`]+)`", ends)}
                found |= set() if named else set(re.findall("`([^`]+)`", part))
            assert found == set(group.keys) and cell.count("`") <= 18, cell


@pytest.mark.long
def test_every_planted_fault_is_sound_and_named(root: Path) -> None:
    text = (root / "docs" / "rulesets.md").read_text("utf-8")
    files = sorted((root / "docs" / "faults").glob("*.toml"))
    assert len(files) == 8
    for file in files:
        assert problems(str(file)) == [] and f"| `{file.name}` |" in text, file.name
        assert (
            unseen(PlaytestPlan(seats=("bauer", "bauer"), rulesets=(str(file), "base"))) == ()
            or "coal" in file.name
        )


def test_numbers_that_are_taken_are_told(root: Path) -> None:
    text = " ".join((root / "docs" / "rulesets.md").read_text("utf-8").split())
    told = text.partition("Taken are ")[2].partition(":")[0]
    ranges = re.findall(r"([0-9]+) to ([0-9]+)", told)
    plain = {str(number) for first, last in ranges for number in range(int(first), int(last) + 1)}
    assert plain | set(re.findall(r"[0-9]+E", told)) == set(load_ruleset().tile)


def test_every_move_in_the_record_document_is_one(root: Path) -> None:
    text = (root / "docs" / "record.md").read_text("utf-8")
    moves = text.partition("## Moves")[2].partition("Fields are")[0]
    shown = [cell for row in moves.splitlines() if row.startswith("| `") for cell in row.split("|")[1:2]]
    written = [move for cell in shown for move in re.findall(r"`([^`]+)`", cell)]
    assert len(written) >= 20
    for move in written:
        assert str(parse_move(move)) == move
    assert CHECKED_LINE in text and f"rules: {RULES}\n" in text
    for fault in Fault:
        assert f"`{fault.name}`" in text


def _listed(form: Form) -> str:
    """A form as the grammar has it: words in quotes, the parts by their names there."""
    words = re.sub(r"[^{}]+(?=\{|$)", lambda found: f' "{found[0].strip()}" ', form.text)
    return " ".join(
        words.format_map({name: f" {part.grammar} " for name, part in form.parts.items()}).split()
    )


def test_the_grammar_of_moves_lists_every_form(root: Path) -> None:
    text = (root / "docs" / "record.md").read_text("utf-8")
    grammar = text.partition("\nmove      =")[2].partition("\nitem ")[0]
    listed = [" ".join(form.split()) for form in re.split(r"\n *\||  +\| ", grammar)]
    assert listed == [_listed(kind.form) for kind in KINDS]


@pytest.mark.parametrize("terms", [Colour, Field, Resource, Place, Slot, Marker, Bonus])
def test_the_grammar_of_moves_has_every_id(terms: type[Term], root: Path) -> None:
    text = (root / "docs" / "record.md").read_text("utf-8")
    told = re.search(rf"^{terms.__name__.lower()} +=((?:.|\n +\|)*)", text, re.MULTILINE)
    assert told and re.findall('"([^"]+)"', told[1]) == [term.id for term in terms]


def test_the_document_of_positions_has_their_keys(root: Path) -> None:
    whole, seat = (root / "docs" / "state.md").read_text("utf-8").split("\nA seat:\n")
    seat = seat.partition("An entry of")[0]
    for text, keys in (
        (whole, (*HEAD, *STATE, BLACK, LOADED)),
        (seat, [key for key in SEAT if not key.optional]),
    ):
        cells = [row.split("|")[1] for row in text.splitlines() if row.startswith("| `")]
        assert {name for cell in cells for name in re.findall("`([^`]+)`", cell)} == {
            key.name for key in keys
        }
    for key in SEAT:
        assert f"`{key.name}`" in seat


@pytest.mark.parametrize("guide", GUIDES[1:])
def test_what_a_guide_names_is_there(guide: str, root: Path) -> None:
    text = (root / guide).read_text("utf-8")
    named = re.findall(r"`((?:game|tests|docs|assets|\.ci)/[\w./]*)`", text)
    assert len(named) > 20 and [name for name in named if not (root / name).exists()] == []
    for link in re.findall(r"\]\(([^):]+)\)", text):
        file, _, heading = link.partition("#")
        assert (root / file).exists(), link
        assert not heading or heading in _anchors(root / file), link


def _anchors(file: Path) -> set[str]:
    """The names by which the headings of a document are linked to."""
    headings = re.findall(r"^#+ (.*)$", file.read_text("utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading).lower().replace(" ", "-") for heading in headings}


def test_the_commands_and_programs_for_contributors_are_there(root: Path) -> None:
    text = (root / "CONTRIBUTING.md").read_text("utf-8")
    commands = re.findall(r"`python3? main\.py ?([^`]*)`", text)
    asked = {parse(shlex.split(command.replace("xx", "de"))).command for command in commands}
    assert {"play", "test", "screenshots", "motion", "measure", "compile", "ladder", "bench"} <= asked
    modules = re.findall(r"`python -m ([\w.]+)", text)
    assert len(modules) > 3
    for module in modules:
        assert (root / f"{module.replace('.', '/')}.py").exists(), module


def test_the_modules_of_the_game_are_listed_alike_wherever_they_are() -> None:
    """The command line has a list of its own, as it is read before any package is there."""
    assert values.MODULES == topic.MODULES == MODULES


def test_every_bound_and_variable_is_in_the_document_of_security(root: Path) -> None:
    text = (root / "SECURITY.md").read_text("utf-8")
    table = text.partition("| file | at most |")[2].partition("\n\n")[0]
    for kind in FileKind:
        size = kind.most // 1024
        assert f" {size} kB" in table or f" {size // 1024} MB" in table, kind
    sources = (path.read_text("utf-8") for path in (root / "game").rglob("*.py"))
    used = {name for source in sources for name in re.findall(r"\"(HASPELKNECHT_[A-Z_]+)\"", source)}
    assert used == set(re.findall(r"`(HASPELKNECHT_[A-Z_]+)`", text))
