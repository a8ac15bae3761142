"""The drafts in docs/drafts: each is sound, told in every language, drawn, and plays to its end."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from game.rulebook import CHAPTERS, passage, tile_told
from game.rules import Setup, legal_moves, new_game, play, record_text, replay, state_json
from game.rules.record import Shelf
from game.rules.ruleset import differences, digest, load_ruleset, problems
from game.rules.setup import SEATS, layouts
from game.scenes.draftwords import changes_told
from game.words import words_of
from tests.automa.games import played
from tests.properties.games import lively
from tests.scenes.written import SPOKEN

FOLDER = Path(__file__).parents[1] / "docs" / "drafts"
FILES = sorted(FOLDER.glob("*.toml"))
HEAD = re.compile(r"(?:# .+\n){1,3}(?=name = )")
IRON = frozenset({"iron"})
drafts = pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)


def question(file: Path) -> str:
    """The comment at the head of a draft, as one text."""
    found = HEAD.match(file.read_text("utf-8"))
    return " ".join(found[0].replace("# ", "").split()) if found else ""


def setups(file: Path, tiles: str) -> list[Setup]:
    """A setup for each number of seats with its first board, and with each board of the draft's own."""
    source, modules = str(file), IRON if asks_iron(file) else frozenset()
    boards = {seats: layouts(load_ruleset(source), seats) for seats in SEATS}
    base = {seats: layouts(load_ruleset(), seats) for seats in SEATS}
    return [
        Setup(seats, seed, source, board, tiles, modules)
        for seats in SEATS
        for seed, board in enumerate(boards[seats], 1)
        if board == boards[seats][0] or board not in base[seats]
    ]


def asks_iron(file: Path) -> bool:
    return "iron" in re.sub("#.*", "", file.read_text("utf-8"))


def test_there_are_twelve_from_one_figure_to_six_tiles_and_a_worker() -> None:
    assert len(FILES) == 12
    base, last = load_ruleset(), load_ruleset(str(FILES[-1]))
    assert len(differences(base, load_ruleset(str(FILES[0])))) == 1
    assert len(last.tile) == len(base.tile) + 6 and len(last.worker) == len(base.worker) + 1


@drafts
def test_each_is_sound_and_asks_a_question(file: Path) -> None:
    assert problems(str(file)) == []
    assert question(file).endswith("?")
    assert load_ruleset(str(file)).name != file.stem


def test_the_table_has_each_with_its_question() -> None:
    text = (FOLDER / "README.md").read_text("utf-8")
    assert re.findall(r"^\| `(.*?)` \|", text, re.MULTILINE) == [file.name for file in FILES]
    for file in FILES:
        assert f"| `{file.name}` | {question(file)} |" in text


@drafts
@pytest.mark.parametrize("language", SPOKEN)
def test_what_each_changes_is_told_in_sentences(file: Path, language: str) -> None:
    words, source = words_of(language), str(file)
    found = changes_told(source, words)
    keys = [one.key for one in differences(load_ruleset(), load_ruleset(source))]
    assert found
    for one in found:
        assert one.now.strip() and not any(one.now.startswith(f"{key}:") for key in keys)
    for number in load_ruleset(source).tile:
        assert words.text(tile_told(load_ruleset(source), number)).strip()
    for id in (
        id for chapter in CHAPTERS for part in chapter.parts if part.kind != "text" for id in part.ids
    ):
        try:
            said = passage(id, load_ruleset(source))
        except LookupError:  # of a development that is gone
            continue
        assert words.text(said).strip()


@drafts
def test_each_plays_to_its_end_by_chance(file: Path) -> None:
    for setup in setups(file, "random"):
        state, chance = new_game(setup), Random(setup.seed)
        while state.to_move is not None:
            play(state, lively(chance, state), None)
        assert len(state.seats) == setup.seats


@drafts
def test_its_record_opens_without_the_file(file: Path, tmp_path: Path) -> None:
    for setup in setups(file, "first")[:1]:
        state, moves = new_game(setup), []
        for _ in range(30):
            moves.append(legal_moves(state)[0])
            play(state, moves[-1], None)
        opened = replay(record_text(setup, moves), Shelf(tmp_path))[2]
        one, other = state_json(opened), state_json(state)
        assert one["digest"] == other["digest"] == digest(str(file))
        assert one["seats"] == other["seats"]


@drafts
@pytest.mark.long
def test_each_plays_to_its_end_between_bauers(file: Path) -> None:
    for seats in SEATS:
        setup = next(setup for setup in setups(file, "random") if setup.seats == seats)
        state, moves = played(setup, *["bauer"] * seats)
        assert state.to_move is None and len(moves) > 100


def test_new_tiles_come_into_play() -> None:
    for file, numbers in ((FILES[6], {"48"}), (FILES[11], {"101", "102", "103", "104", "105", "106"})):
        boxes = [new_game(Setup(4, seed, str(file), tiles="random")).box for seed in range(20)]
        assert numbers <= {number for box in boxes for number in box.index}
