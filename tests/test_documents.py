"""What the documents show works as shown."""

from __future__ import annotations

import re
from pathlib import Path

from game.rules import Setup, legal_moves, new_game, parse_move, play, state_json
from game.rules.record import FIRST_LINE
from game.rules.ruleset import load_ruleset


def blocks(path: Path, language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", path.read_text("utf-8"), re.DOTALL)


def test_the_ruleset_of_the_document_loads_and_plays(root: Path, tmp_path: Path) -> None:
    (text,) = blocks(root / "docs" / "ruleset.md", "toml")
    file = tmp_path / "gentle.toml"
    file.write_text(text, "utf-8")
    ruleset = load_ruleset(str(file))
    assert ruleset.name == "gentle lease" and len(ruleset.year) == 3 and ruleset.year[0].food == 1
    state = new_game(Setup(ruleset=str(file)))
    while state.to_move is not None:
        play(state, legal_moves(state)[0], None)


def test_every_move_in_the_record_document_is_one(root: Path) -> None:
    text = (root / "docs" / "record.md").read_text("utf-8")
    moves = text.partition("## Moves")[2].partition("Fields are")[0]
    shown = [cell for row in moves.splitlines() if row.startswith("| `") for cell in row.split("|")[1:2]]
    written = [move for cell in shown for move in re.findall(r"`([^`]+)`", cell)]
    assert len(written) >= 20
    for move in written:
        assert str(parse_move(move)) == move
    assert FIRST_LINE in text


def test_every_key_of_a_position_is_documented(root: Path) -> None:
    text = (root / "docs" / "state.md").read_text("utf-8")
    position = state_json(new_game(Setup()))
    for key in (*position, *position["seats"][0]):
        assert f"`{key}`" in text, key
