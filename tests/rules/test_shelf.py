"""Which rulesets a record opens: by name, of the base and the user's own folder, never by a path."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from game.rules import Setup, record_text, replay
from game.rules.record import Fault, RecordError, Shelf
from game.rules.ruleset import digest
from game.rules.shelf import NoRuleset, name_of
from tests.records import by_hand

MINE = "[start]\nwood = 2\n"


def written(path: Path, text: str = MINE) -> str:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")
    return str(path)


def refused(text: str, shelf: Shelf, fault: Fault = Fault.NO_RULESET) -> str:
    """Why a record is not read, in one line; it is not damaged."""
    with pytest.raises(RecordError) as problem:
        replay(text, shelf)
    assert problem.value.fault is fault and not problem.value.damaged
    assert "\n" not in str(problem.value)
    return str(problem.value)


def test_a_record_names_its_ruleset_without_a_path(tmp_path: Path) -> None:
    mine = written(tmp_path / "deep" / "mine.toml")
    text = record_text(Setup(ruleset=mine), ())
    assert f"\nruleset: mine {digest(mine)}\n" in text and str(tmp_path) not in text


@pytest.mark.parametrize(
    ("source", "name"),
    [
        ("base", "base"),
        ("drafts/mine.toml", "mine"),
        ("C:\\drafts\\my draft.v2.toml", "my draft.v2"),
        ("base.toml", "base.toml"),
        ("my\nseats: 4.toml", "my\\nseats: 4"),
    ],
)
def test_names_of_rulesets(source: str, name: str) -> None:
    assert name_of(source) == name


def test_the_folder_has_it_or_the_line_says_where_it_belongs(tmp_path: Path) -> None:
    text = record_text(Setup(ruleset=written(tmp_path / "drafts" / "mine.toml")), ())
    said = refused(text, Shelf(tmp_path / "own"))
    assert said == f"line 3: the ruleset 'mine' is not here; put mine.toml into {tmp_path / 'own'}"
    written(tmp_path / "own" / "mine.toml")
    assert replay(text, Shelf(tmp_path / "own"))[2].seats[1].wood == 2
    assert "'mine' is needed" in refused(text, Shelf())


def test_other_figures_are_told_apart(tmp_path: Path) -> None:
    text = record_text(Setup(ruleset=written(tmp_path / "drafts" / "mine.toml")), ())
    written(tmp_path / "mine.toml", "[start]\nwood = 3\n")
    assert "figures" in refused(text, Shelf(tmp_path), Fault.OTHER_FIGURES)
    written(tmp_path / "mine.toml", "[start]\nwood = 'many'\n")
    assert "mine.toml:2: start.wood" in refused(text, Shelf(tmp_path))


def test_what_the_user_names_serves_for_any_record(tmp_path: Path) -> None:
    given = Shelf(tmp_path, given=written(tmp_path / "other name.toml"))
    text = record_text(Setup(ruleset=written(tmp_path / "drafts" / "mine.toml")), ())
    assert replay(text, given)[0].ruleset == given.given
    assert "figures" in refused(record_text(Setup(), ()), given, Fault.OTHER_FIGURES)


@pytest.mark.parametrize(
    "name",
    [
        "{}/mine.toml",
        "../mine.toml",
        "..\\mine.toml",
        "../own/../mine",
        "{}/pipe",
        "/dev/zero",
        "C:mine",
        "..",
        "/",
        "",
    ],
)
def test_a_record_never_opens_a_path(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a path the last part counts, and it is looked for in the folder alone."""
    mine = written(tmp_path / "mine.toml")
    text = by_hand(record_text(Setup(ruleset=mine), ()))
    text = text.replace(
        "ruleset: mine", f"ruleset: {name.format(tmp_path)}".rstrip() if name else "ruleset: ''"
    )
    opened: list[str] = []
    monkeypatch.setattr(os, "open", lambda path, *more: opened.append(str(path)))
    said = refused(text, Shelf(tmp_path / "own"))
    assert opened == [] and ("is not here" in said or "is no name" in said)


def test_a_record_of_before_still_finds_its_ruleset_by_the_files_name(tmp_path: Path) -> None:
    mine = written(tmp_path / "own" / "mine.toml")
    text = by_hand(record_text(Setup(ruleset=mine), ()))
    former = text.replace("rules: 2", "rules: 1").replace("ruleset: mine", "ruleset: drafts/mine.toml")
    assert replay(former, Shelf(tmp_path / "own"))[0].ruleset == mine


@pytest.mark.parametrize("parent", ["../house.toml", "{}/house.toml", "C:house.toml", "..\\\\house.toml"])
def test_one_found_through_a_record_extends_its_neighbours_alone(parent: str, tmp_path: Path) -> None:
    written(tmp_path / "house.toml")
    own = tmp_path / "own"
    mine = written(own / "mine.toml", f'extends = "{parent.format(tmp_path)}"\n')
    with pytest.raises(NoRuleset, match=r"mine.toml:1: extends: .* is a path; where a record named"):
        Shelf(own).path_of("mine")
    written(own / "house.toml")
    written(own / "mine.toml", 'extends = "house.toml"\n')
    assert Shelf(own).path_of("mine") == mine and digest(mine) == digest(str(own / "house.toml"))


def test_a_user_may_name_one_that_extends_a_path(tmp_path: Path) -> None:
    written(tmp_path / "house.toml")
    mine = written(tmp_path / "drafts" / "mine.toml", 'extends = "../house.toml"\n')
    text = record_text(Setup(ruleset=mine), ())
    assert replay(text, Shelf(given=mine))[2].seats[1].wood == 2


def test_a_line_of_parents_has_an_end(tmp_path: Path) -> None:
    for number in range(40):
        written(tmp_path / f"{number}.toml", f'extends = "{number + 1}.toml"\n')
    with pytest.raises(NoRuleset, match="extends more than 15 files in a row"):
        Shelf(tmp_path).path_of("0")
