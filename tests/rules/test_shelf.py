"""Which rulesets a record opens: by digest, of base, archive and the user's own folder, never by a path."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from game.rules import Setup, record_text, replay
from game.rules.record import Fault, Shelf, name_of, to_keep
from game.rules.record.shelf import NoRuleset
from game.rules.ruleset import ARCHIVE, RulesetError, digest, load_ruleset, problems
from tests.english import english
from tests.records import named_alone, refused

MINE = "[start]\nwood = 2\n"
OTHER = "[start]\nwood = 3\n"


def written(path: Path, text: str = MINE) -> str:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")
    return str(path)


def kept(source: str, folder: Path) -> Path:
    """The whole ruleset in the folder."""
    found = to_keep(source, folder)
    assert found is not None
    written(*found)
    return found[0]


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
    text = named_alone(record_text(Setup(ruleset=written(tmp_path / "drafts" / "mine.toml")), ()))
    own = tmp_path / "own"
    with refused(f"^line 3: the ruleset 'mine' is not here; put mine.toml into {own}$", Fault.NO_RULESET):
        replay(text, Shelf(own))
    written(own / "mine.toml")
    assert replay(text, Shelf(own))[2].seats[1].wood == 2
    with refused("'mine' is needed", Fault.NO_RULESET):
        replay(text, Shelf())


def test_other_figures_are_told_apart(tmp_path: Path) -> None:
    text = named_alone(record_text(Setup(ruleset=written(tmp_path / "drafts" / "mine.toml")), ()))
    mine = written(tmp_path / "mine.toml", OTHER)
    with refused(f"are now {digest(mine)}", Fault.OTHER_FIGURES):
        replay(text, Shelf(tmp_path))
    written(tmp_path / "mine.toml", "[start]\nwood = 'many'\n")
    with refused("mine.toml:2: start.wood", Fault.NO_RULESET):
        replay(text, Shelf(tmp_path))


def test_a_whole_ruleset_is_found_by_its_digest_whatever_became_of_the_draft(tmp_path: Path) -> None:
    draft = written(tmp_path / "mine.toml")
    text = named_alone(record_text(Setup(ruleset=draft), ()))
    path = kept(draft, tmp_path)
    written(tmp_path / "mine.toml", OTHER)
    setup, _, state = replay(text, Shelf(tmp_path))
    assert setup.ruleset == str(path) and state.seats[1].wood == 2
    assert named_alone(record_text(setup, ())) == text, "it keeps its name and its digest"
    assert replay(record_text(setup, ()))[2].seats[1].wood == 2, "and carries its text from now on"
    written(tmp_path / "mine.toml", "[start]\nwood = 'many'\n")
    assert replay(text, Shelf(tmp_path))[0] == setup
    (tmp_path / "mine.toml").unlink()
    assert replay(text, Shelf(tmp_path))[0] == setup


def test_a_whole_ruleset_that_was_edited_is_refused(tmp_path: Path) -> None:
    draft = written(tmp_path / "drafts" / "mine.toml")
    text, path = named_alone(record_text(Setup(ruleset=draft), ())), kept(draft, tmp_path)
    path.write_text(path.read_text("utf-8").replace("wood = 2", "wood = 3", 1), "utf-8")
    with refused("are now", Fault.OTHER_FIGURES):
        replay(text, Shelf(tmp_path))
    path.write_text(path.read_text("utf-8").replace("archived = 3", "archived = 4", 1), "utf-8")
    with refused("archived: this edition reads", Fault.NO_RULESET):
        replay(text, Shelf(tmp_path))


def test_what_the_archive_has_is_not_kept_again(tmp_path: Path) -> None:
    assert to_keep("base", tmp_path) is None
    draft = written(tmp_path / "drafts" / "mine.toml")
    kept(draft, tmp_path)
    assert to_keep(draft, tmp_path) is None
    renamed = written(tmp_path / "drafts" / "base.toml", "[tile.11]\nname = 'Yoke'\n")
    assert to_keep(renamed, tmp_path) is None and (ARCHIVE / f"{digest(renamed)}.toml").exists()


def test_what_the_user_names_serves_for_any_record(tmp_path: Path) -> None:
    given = Shelf(tmp_path, given=written(tmp_path / "other name.toml"))
    text = record_text(Setup(ruleset=written(tmp_path / "drafts" / "mine.toml")), ())
    assert replay(text, given)[0].ruleset == given.given
    with refused("other name.toml are now", Fault.OTHER_FIGURES):
        replay(record_text(Setup(), ()), given)


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
@pytest.mark.parametrize("figures", ["", "../mine", "{}/mine"])
def test_a_record_never_opens_a_path(
    name: str, figures: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mine = written(tmp_path / "mine.toml")
    text = named_alone(record_text(Setup(ruleset=mine), ()))
    wanted = figures.format(tmp_path) or digest(mine)
    said = f"ruleset: {name.format(tmp_path) or repr('')} {wanted}"
    text = text.replace(f"ruleset: mine {digest(mine)}", said)
    opened: list[str] = []
    monkeypatch.setattr(os, "open", lambda path, *more: opened.append(str(path)))
    with refused("is not here|is no name", Fault.NO_RULESET):
        replay(text, Shelf(tmp_path / "own"))
    assert opened == []


@pytest.mark.parametrize("parent", ["../house.toml", "{}/house.toml", "C:house.toml", "..\\\\house.toml"])
def test_one_found_through_a_record_extends_its_neighbours_alone(parent: str, tmp_path: Path) -> None:
    house = written(tmp_path / "house.toml")
    own = tmp_path / "own"
    mine = written(own / "mine.toml", f'extends = "{parent.format(tmp_path)}"\n')
    text = record_text(Setup(ruleset=house), ()).replace("ruleset: house", "ruleset: mine")
    with refused(r"mine.toml:1: extends: .* is a path; where a record named", Fault.NO_RULESET):
        replay(named_alone(text), Shelf(own))
    written(own / "house.toml")
    written(own / "mine.toml", 'extends = "house.toml"\n')
    assert Shelf(own).source_of("mine", digest(house)) == mine


def test_a_user_may_name_one_that_extends_a_path(tmp_path: Path) -> None:
    written(tmp_path / "house.toml")
    mine = written(tmp_path / "drafts" / "mine.toml", 'extends = "../house.toml"\n')
    text = record_text(Setup(ruleset=mine), ())
    assert replay(text, Shelf(given=mine))[2].seats[1].wood == 2


def test_a_line_of_parents_has_an_end(tmp_path: Path) -> None:
    for number in range(40):
        written(tmp_path / f"{number}.toml", f'extends = "{number + 1}.toml"\n')
    with pytest.raises(NoRuleset) as refusal:
        Shelf(tmp_path).source_of("0", "0" * 32)
    assert "extends more than 15 files in a row" in english(refusal.value)


@pytest.mark.parametrize(
    "text",
    [
        "archived = 1",
        "archived = 1\ntile = 3",
        "archived = 1\n[tile]\n11 = 3",
        "archived = true\n[tile]",
        "archived = 'x'\nextends = '/dev/zero'\n[tile]",
    ],
)
def test_what_is_no_whole_ruleset_is_refused(text: str, tmp_path: Path) -> None:
    mine = written(tmp_path / "mine.toml", text)
    with pytest.raises(RulesetError):
        load_ruleset(mine)
    assert problems(mine)
