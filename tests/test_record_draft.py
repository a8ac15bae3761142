"""A record of a draft carries the draft's text: it opens without a file; hostile ones end in one line."""

from __future__ import annotations

import os
import pickle
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game import program
from game.puzzles.goals import Goal
from game.puzzles.puzzle import Grade, Puzzle
from game.rules import Setup, new_game, record_text, replay
from game.rules.position import state_json
from game.rules.record import (
    Fault,
    RecordError,
    Shelf,
    decided_text,
    flattened,
    name_of,
    read_beginning,
    read_head,
    read_record,
)
from game.rules.record.shelf import MOST
from game.rules.ruleset import ARCHIVE, BASE, RulesetError, digest, load_ruleset
from game.rules.ruleset.archive import archived_text
from game.statistics.reading import read_game
from tests import other_figures, records
from tests.english import english
from tests.properties.games import played
from tests.records import by_hand, named_alone, refused

MINE = 'name = "cheap timber"\n[start]\nwood = 2\n[tile.31]\ncost = ["black", "any", "any"]\n'


@pytest.fixture(scope="module")
def mine(tmp_path_factory: pytest.TempPathFactory) -> str:
    path = tmp_path_factory.mktemp("drafts") / "mine.toml"
    path.write_text(MINE, "utf-8")
    return str(path)


@pytest.fixture(scope="module")
def carrying(mine: str) -> str:
    """The record of a beginning by the draft, as the program writes it."""
    return record_text(Setup(seed=3, ruleset=mine), played(Setup(seed=3, ruleset=mine), 1, 20)[1])


@pytest.fixture
def no_files(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The paths that are opened or looked at from now on."""
    looked: list[str] = []

    def refuse(path: object, *more: object, **named: object) -> None:
        looked.append(str(path))
        raise FileNotFoundError(path)

    monkeypatch.setattr(os, "open", refuse)
    monkeypatch.setattr(os, "stat", refuse)
    return looked


def test_it_opens_without_any_file(mine: str, carrying: str, no_files: list[str]) -> None:
    record = read_record(carrying)
    assert no_files == []
    ruleset = record.state.box.ruleset
    assert ruleset.start.wood == 2 and ruleset.name == "cheap timber"
    assert [len(record.moves), record.state.box.digest] == [20, carrying.split("\nruleset: ")[1].split()[1]]
    assert read_head(carrying).setup == record.setup


def test_it_carries_no_path_and_writes_the_same_text_again(mine: str, carrying: str) -> None:
    assert mine not in carrying and str(Path(mine).parent) not in carrying
    record = read_record(carrying)
    again = record_text(record.setup, record.moves)
    assert "\nruleset: cheap timber " in again, "called as it says itself"
    assert named_alone(again).replace("cheap timber", "mine") == named_alone(carrying)
    assert record_text(*read_record(again)[:2]) == again


def test_it_is_the_game_that_was_played(mine: str, carrying: str) -> None:
    state, moves = played(Setup(seed=3, ruleset=mine), 1, 20)
    opened = replay(carrying)
    assert opened[1] == tuple(moves)
    assert {**state_json(opened[2]), "ruleset": ""} == {**state_json(state), "ruleset": ""}


def test_every_figure_of_a_draft_comes_along(tmp_path: Path) -> None:
    source = other_figures.draft_file(tmp_path)
    text = flattened(source)
    assert digest(text) == digest(source)
    assert load_ruleset(text) == load_ruleset(archived_file(tmp_path, source))


def archived_file(folder: Path, source: str) -> str:
    path = folder / "whole.toml"
    path.write_text(archived_text(load_ruleset(source), load_ruleset()), "utf-8")
    return str(path)


def test_one_that_extends_others_is_flattened(tmp_path: Path) -> None:
    (tmp_path / "house.toml").write_text("[start]\nwood = 2\n", "utf-8")
    (tmp_path / "deep").mkdir()
    draft = tmp_path / "deep" / "mine.toml"
    draft.write_text('extends = "../house.toml"\n[start]\nfood = 1\n', "utf-8")
    text = flattened(str(draft))
    assert "extends" not in text and "house" not in text and name_of(text) == "mine"
    start = new_game(Setup(ruleset=text)).seats[0]
    assert (start.wood, start.food) == (2, 1)


def test_the_base_and_what_the_archive_has_are_named_alone(tmp_path: Path) -> None:
    renamed = tmp_path / "renamed.toml"
    renamed.write_text("[tile.11]\nname = 'Yoke'\n", "utf-8")
    assert flattened(BASE) == flattened(str(renamed)) == BASE
    archived = max(map(str, ARCHIVE.glob("*.toml")))
    for source in (BASE, str(renamed), archived):
        assert "draft:" not in record_text(Setup(ruleset=source), ())


def test_a_draft_called_base_is_not_taken_for_it(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text('name = "base"\n[start]\nwood = 2\n', "utf-8")
    assert name_of(flattened(str(path))) == "base.toml"


def test_an_edited_file_lends_its_text_to_no_game_begun_before(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text("[start]\nwood = 2\n", "utf-8")
    state = new_game(Setup(ruleset=str(path)))
    path.write_text("[start]\nwood = 3\n", "utf-8")
    assert "draft:" not in decided_text(Setup(ruleset=str(path)), (), state)


def test_a_draft_that_is_too_large_begins_no_game(tmp_path: Path) -> None:
    path = tmp_path / "large.toml"
    options = ", ".join(
        f"{{ gain = {{ food = {food}, wood = 1, thaler = 1, vp = 1 }} }}" for food in range(1, 41)
    )
    tile = 'name = "Large"\nlevel = 1\ncost = ["any"]\nsymbol = "mining"\n'
    effects = f"effects = [{{ choose = [{options}] }}]\n"
    path.write_text("".join(f"[tile.{number}]\n{tile}{effects}" for number in range(60, 90)), "utf-8")
    assert digest(str(path))
    with pytest.raises(RulesetError) as refusal:
        flattened(str(path))
    assert "at most" in english(refusal.value)
    assert "draft:" not in record_text(Setup(ruleset=str(path)), ())


# -- whatever opens a record ---------------------------------------------------------------------------


@pytest.fixture(scope="module")
def finished(mine: str) -> str:
    """The record of a whole game by the draft, as the window names seats."""
    return records.finished(Setup(seats=2, seed=3, ruleset=mine))


def test_the_commands_tell_of_it(finished: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "sent.hasp"
    file.write_text(finished, "utf-8")
    assert program.main(["replay", str(file)]) == 0
    assert "2 wood" in capsys.readouterr().out.replace("\xa0", " ")


def test_statistics_count_it_as_a_game_by_a_draft(finished: str) -> None:
    found = read_game(finished, Shelf())
    assert found.finished and found.ruleset == "cheap timber" and not found.daily


def test_a_position_of_it_goes_to_another_process(finished: str) -> None:
    state = replay(finished)[2]
    again = pickle.loads(pickle.dumps(state))
    assert again.box is state.box and state_json(again) == state_json(state)


def test_a_puzzle_may_be_a_position_of_it(finished: str) -> None:
    setup, moves, _ = replay(finished)
    parts = (record_text(setup, moves[:count]) for count in range(len(moves)))
    text = next(part for part in parts if Goal.COAL.fits(replay(part)[2]))
    position = Puzzle(text, Goal.COAL, Grade.EASY, (0, 0)).position(Shelf())
    assert position.box.ruleset.start.wood == 2


# -- hostile texts ------------------------------------------------------------------------------------


def without(text: str, line: str) -> str:
    assert f"{line}\n" in text
    return by_hand(text).replace(f"{line}\n", "", 1)


def test_other_figures_than_the_record_names_are_refused(carrying: str) -> None:
    with refused("the draft that it carries has the figures", Fault.OTHER_FIGURES):
        read_record(by_hand(carrying).replace("draft: wood = 2", "draft: wood = 3"))


def test_the_user_may_still_name_a_file_for_it(mine: str, carrying: str) -> None:
    spoilt = by_hand(carrying).replace("draft: wood = 2", "draft: wood = 3")
    assert read_record(spoilt, Shelf(given=mine)).state.box.ruleset.start.wood == 2


@pytest.mark.parametrize(
    ("first", "said"),
    [
        ('extends = "/etc/passwd"', "is no whole ruleset"),
        ('name = "mine"', "is no whole ruleset"),
        ("archived = 99", "this edition reads whole rulesets"),
        ("archived = 1.5", "is no whole ruleset"),
        ("archived = 1]", "is no whole ruleset"),
    ],
)
def test_what_is_no_whole_ruleset_is_refused(
    first: str, said: str, carrying: str, no_files: list[str]
) -> None:
    text = by_hand(carrying).replace("draft: archived = 3", f"draft: {first}", 1)
    with refused(said, Fault.NO_RULESET):
        read_record(text)
    assert no_files == []


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("x = [" + "[" * 3_000, "draft"),
        ("a." * 300 + "b = 1", "draft:2: a key has more than"),
        ("name = 3", "draft"),
        ("start = 1979-05-27", "draft"),
        ("x = nan", "draft"),
        ("archived = 3", "draft"),
        ("tile = []", "draft"),
        ('"\\ud800" = 1', "draft"),
        ("x = " + "9" * 6_000, "draft"),
    ],
)
def test_a_line_slipped_in_is_refused_by_its_place(line: str, said: str, carrying: str) -> None:
    text = by_hand(carrying).replace("draft: archived = 3", f"draft: archived = 3\ndraft: {line}", 1)
    with refused(said, Fault.NO_RULESET):
        read_record(text)


@pytest.mark.parametrize("line", ["3 = { black", "B2 = { coal"])
def test_a_text_that_lacks_what_every_game_needs_is_refused(line: str, carrying: str) -> None:
    lines = [one for one in by_hand(carrying).splitlines() if not one.startswith(f"draft: {line}")]
    with refused(r"draft:\d+: \S+: is missing", Fault.NO_RULESET):
        read_record("\n".join(lines))


def test_a_parent_slipped_in_is_never_opened(carrying: str, no_files: list[str]) -> None:
    text = by_hand(carrying).replace("draft: archived = 3", 'draft: archived = 3\ndraft: extends = "/etc/x"')
    with refused("has the figures", Fault.OTHER_FIGURES):
        read_record(text)
    found = english(_refusal(text)).split("figures ")[1].split(",")[0]
    opened = read_record(text.replace(text.split("\nruleset: ")[1].split()[1], found))
    assert opened.state.box.ruleset.start.wood == 2 and no_files == []


def _refusal(text: str) -> RecordError:
    with pytest.raises(RecordError) as caught:
        read_record(text)
    return caught.value


def test_a_text_beyond_the_limit_is_refused_before_it_is_read(carrying: str) -> None:
    more = "draft: # more\n" * (MOST // 7 + 1)
    with refused("is too long; 64", Fault.NO_RULESET):
        read_record(by_hand(carrying).replace("draft: [start]", f"{more}draft: [start]", 1))


def test_in_a_checked_record_the_text_is_checked_like_all_else(carrying: str) -> None:
    with refused("damaged, they do not match their check"):
        read_beginning(carrying.replace("draft: wood = 2", "draft: wood = 3"))


@pytest.mark.long
@given(st.data())
def test_no_tampering_with_the_text_ends_in_anything_but_a_refusal(
    carrying: str, data: st.DataObject
) -> None:
    """Lines lost, doubled, moved, swapped for others, and letters of any kind in them."""
    lines = by_hand(carrying).splitlines()
    drafted = [at for at, line in enumerate(lines) if line.startswith("draft:")]
    for _ in range(data.draw(st.integers(1, 3))):
        at, other = data.draw(st.sampled_from(drafted)), data.draw(st.sampled_from(drafted))
        lines[at] = data.draw(
            st.sampled_from(
                ["", lines[other], f"{lines[at]}\n{lines[other]}", lines[at][: len(lines[at]) // 2]]
            )
            | st.text(max_size=30).map("draft: ".__add__)
            | st.integers(-(10**30), 10**30).map(lambda n, line=lines[at]: f"{line.split('=')[0]}= {n}")
        )
    try:
        record = read_record("\n".join(lines))
    except RecordError as refusal:
        assert "\n" not in english(refusal) and len(english(refusal)) < 2_000
        if refusal.fault is Fault.OTHER_FIGURES:
            named = english(refusal).split("has the figures ")[1].split(",")[0]
            check_other(["ruleset: x " + named if line.startswith("ruleset:") else line for line in lines])
    else:
        assert record.state.box.digest in lines[2], "what opens has the figures that it names"


def check_other(lines: list[str]) -> None:
    """Whoever gives the right digest too gets a game by these figures, or is refused."""
    try:
        record = read_record("\n".join(lines))
    except RecordError as refusal:
        assert "\n" not in english(refusal)
    else:
        assert record_text(*read_record(record_text(record.setup, record.moves))[:2])
