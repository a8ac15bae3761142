"""What the documents show works as shown."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest

import main as program
from game.playtest.plan import PlaytestPlan
from game.playtest.sight_table import described
from game.playtest.unseen import unseen
from game.rules import Setup, legal_moves, new_game, parse_move, play, state_json
from game.rules.record import Fault
from game.rules.record_lines import CHECKED_LINE
from game.rules.ruleset import Ruleset, load_ruleset, problems
from game.rules.setup import RULES
from game.rules.terms import Bonus, Colour, Field, Marker, Place, Resource, Slot, Term
from game.rules.tile_data import AbilityName, MarkerName


def blocks(path: Path, language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", path.read_text("utf-8"), re.DOTALL)


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


def test_the_last_ruleset_of_the_document_plays(root: Path, tmp_path: Path) -> None:
    text = blocks(root / "docs" / "rulesets.md", "toml")[-1]
    file = tmp_path / "gentle.toml"
    file.write_text(text, "utf-8")
    ruleset = load_ruleset(str(file))
    assert ruleset.name == "gentle lease" and len(ruleset.year) == 3 and ruleset.year[0].food == 1
    state = new_game(Setup(ruleset=str(file)))
    assert [seat.thaler for seat in state.seats] == [0, 1]
    while state.to_move is not None:
        play(state, legal_moves(state)[0], None)


def test_the_document_of_rulesets_names_every_section_and_word(root: Path) -> None:
    text = (root / "docs" / "rulesets.md").read_text("utf-8")
    for section in set(Ruleset.__struct_fields__) - {"name", "tile", "enhanced_tunnel"}:
        assert f"[{section}]" in text, section
    for name in (*get_args(AbilityName), *get_args(MarkerName)):
        assert name in text, name


def test_the_document_says_who_weighs_what(root: Path) -> None:
    assert described() in (root / "docs" / "rulesets.md").read_text("utf-8")


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


@pytest.mark.parametrize("terms", [Colour, Field, Resource, Place, Slot, Marker, Bonus])
def test_the_grammar_of_moves_has_every_id(terms: type[Term], root: Path) -> None:
    text = (root / "docs" / "record.md").read_text("utf-8")
    told = re.search(rf"^{terms.__name__.lower()} +=((?:.|\n +\|)*)", text, re.MULTILINE)
    assert told and re.findall('"([^"]+)"', told[1]) == [term.id for term in terms]


def test_every_key_of_a_position_is_documented(root: Path) -> None:
    text = (root / "docs" / "state.md").read_text("utf-8")
    position = state_json(new_game(Setup()))
    for key in (*position, *position["seats"][0]):
        assert f"`{key}`" in text, key
