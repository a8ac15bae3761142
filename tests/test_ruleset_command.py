"""`main.py ruleset`: a file to begin with, all that is wrong with one, and what two differ in."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from game.rules.ruleset import differences, load_ruleset

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    """Runs `ruleset` in a folder of its own."""
    monkeypatch.chdir(tmp_path)
    return partial(run, "ruleset")


def _write(**texts: str) -> None:
    for name, text in texts.items():
        Path(f"{name}.toml").write_text(text, "utf-8")


def _refused(result: tuple[int, str, str], *parts: str) -> None:
    code, out, err = result
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert err.startswith("main.py") and all(part in err for part in parts), err


# -- new --


def test_a_new_file_is_fine_and_changes_nothing(run: Run) -> None:
    assert run("new", "mine.toml") == (
        0,
        "mine.toml: is written; it extends base and changes nothing yet\n",
        "",
    )
    assert run("check", "mine.toml") == (0, "mine.toml: fine; against base no figure differs\n", "")
    assert load_ruleset("mine.toml").name == "mine"


def _without_marks(text: str) -> str:
    """Every figure that stands behind a # in force; what is said about it begins with a space."""
    return "\n".join(line[1:] if line[:1] == "#" and line[1:2] != " " else line for line in text.splitlines())


def test_its_figures_are_the_parents(run: Run) -> None:
    """Also with every one of them in force it changes nothing."""
    _write(house="[tunnel]\nvp = [1, 1, 1, 1, 1, 1, 9]\n[start]\nfood = [1, 2]\n[tile.31]\ncost = ['any']\n")
    for parent in ("base", "house.toml"):
        run("new", f"of-{parent.removesuffix('.toml')}.toml", "--extends", parent)
    for parent in ("base", "house"):
        file = Path(f"of-{parent}.toml")
        text = _without_marks(file.read_text("utf-8"))
        assert text.count("\n[") > 12 and "levels = [[" in text
        Path("all.toml").write_text(text, "utf-8")
        before = load_ruleset(parent if parent == "base" else "house.toml")
        assert differences(before, load_ruleset("all.toml")) == []
        Path("all.toml").unlink()


def test_a_new_file_finds_its_parent_from_where_it_is(run: Run) -> None:
    Path("drafts").mkdir()
    _write(house="[workers]\ndrain = 7\n")
    assert run("new", "drafts/mine.toml", "--extends", "house.toml")[0] == 0
    assert 'extends = "../house.toml"' in Path("drafts/mine.toml").read_text("utf-8")
    assert load_ruleset("drafts/mine.toml").workers.drain == 7
    assert (
        run("check", "drafts/mine.toml")[1]
        == "drafts/mine.toml: fine; against house.toml no figure differs\n"
    )


def test_no_file_is_overwritten(run: Run) -> None:
    _write(mine="# mine\n")
    _refused(run("new", "mine.toml"), "mine.toml: is there already")
    assert Path("mine.toml").read_text("utf-8") == "# mine\n"


def test_a_file_that_cannot_be_is_refused(run: Run) -> None:
    _refused(run("new", "mine.txt"), "'mine.txt' ends in none of .toml")
    _refused(run("new", "nowhere/mine.toml"), "cannot be written")
    _refused(run("new", "mine.toml", "--extends", "none.toml"), "none.toml: cannot be read")
    _write(house="[workers]\ndrain = 0\n")
    _refused(
        run("new", "mine.toml", "--extends", "house.toml"), "house.toml:2: workers.drain: 0 does not fit"
    )
    assert not Path("mine.toml").exists()


@pytest.mark.parametrize("name", ['say "mine"', "two words", "bell\x07\x7f", "línea"])
def test_any_name_makes_a_sound_file(run: Run, name: str) -> None:
    assert run("new", f"{name}.toml")[0] == 0
    assert run("check", f"{name}.toml")[0] == 0


# -- check --


def test_all_that_is_wrong_with_all_files(run: Run) -> None:
    _write(
        house="[workers]\ndrian = 3\n",
        mine='extends = "house.toml"\n[tile.31]\ncost = [\n  "red",\n]\n',
        fine="[workers]\ndrain = 3\n",
    )
    code, out, err = run("check", "mine.toml", "fine.toml", "house.toml", "none.toml")
    known = "drain and synergy"
    assert out.splitlines() == [
        "mine.toml:4: tile.31.cost[0]: 'red' is no disk; give black, brown, yellow or any",
        f"house.toml:2: workers.drian: no such key, perhaps 'drain'; known are {known}",
        "fine.toml: fine; against base 1 figure differs: 1 in workers",
        "none.toml: cannot be read: no such file or folder",
    ]
    assert (code, err) == (2, "")


def test_a_sound_file_tells_what_it_changes(run: Run) -> None:
    _write(mine="[tile.31]\ncost = ['any']\nsymbol = 'building'\n[final]\nmarker = 2\n[start]\nfood = 1\n")
    wanted = "3 figures differ: 1 in start, 1 in final, 2 in tile.31 (Mining Timber)".replace("3", "4", 1)
    assert run("check", "mine.toml") == (0, f"mine.toml: fine; against base {wanted}\n", "")


def test_a_new_tile_is_told_from_one_that_is_changed(run: Run) -> None:
    new = "name = 'Adit'\nlevel = 4\ncost = ['any']\nsymbol = 'mining'\n"
    _write(mine=f"[tile.48]\n{new}[tile.46]\nname = 'Bailiff'\nlevel = 3\n")
    assert run("check", "mine.toml")[1] == (
        "mine.toml: fine; against base 2 figures differ: 1 in tile.46 (Bailiff), tile.48 (Adit) is new\n"
    )
    _write(mine=f"[tile.46]\n{new}")
    code, out, _ = run("check", "mine.toml")
    assert code == 2
    assert "mine.toml:1: tile.46: is Schultheiss, whose set and ability would stay; " in out


def test_a_new_file_says_which_numbers_are_taken(run: Run) -> None:
    run("new", "mine.toml")
    text = Path("mine.toml").read_text("utf-8")
    told = " ".join(text.replace("# ", "").split())
    assert "11 to 19, 21 to 29, 31 to 38, 41 to 47, 51 to 55, 10E, 30E and 40E are taken." in told


def test_a_parent_may_be_wrong_in_what_its_child_changes(run: Run) -> None:
    _write(house="[workers]\ndrain = 0\n", mine='extends = "house.toml"\n[workers]\ndrain = 1\n')
    assert run("check", "mine.toml")[1] == "mine.toml: fine; against base 1 figure differs: 1 in workers\n"


def test_the_base_is_fine(run: Run) -> None:
    assert run("check", "base") == (0, "base: fine; against base no figure differs\n", "")


# -- diff --


def test_every_figure_that_differs(run: Run) -> None:
    _write(mine="[tile.31]\ncost = ['black', 'any', 'any']\n[final]\nmarker = 2\n")
    _write(other='extends = "mine.toml"\n[final]\nmarker = 3\n')
    assert run("diff", "base", "other.toml")[1].splitlines() == [
        "base → other.toml: 2 figures differ",
        "  final.marker                  1 → 3",
        '  tile.31.cost (Mining Timber)  ["black", "any", "any", "any"] → ["black", "any", "any"]',
    ]
    assert run("diff", "mine.toml", "other.toml")[1].splitlines() == [
        "mine.toml → other.toml: 1 figure differs",
        "  final.marker  2 → 3",
    ]
    assert run("diff", "base", "base") == (0, "base → base: no figure differs\n", "")


def test_only_sound_rulesets_are_compared(run: Run) -> None:
    _write(mine="[final]\nmarker = -1\n")
    _refused(run("diff", "base", "mine.toml"), "mine.toml:2: final.marker: -1 does not fit")
    _refused(run("diff", "none.toml", "base"), "none.toml: cannot be read")


# -- the command line --


@pytest.mark.parametrize("arguments", [(), ("check",), ("diff", "base"), ("new",), ("teach", "mine.toml")])
def test_what_cannot_be_asked_is_refused_in_one_line(run: Run, arguments: tuple[str, ...]) -> None:
    _refused(run(*arguments), "more: python main.py ruleset")


def test_help_shows_how(run: Run) -> None:
    for arguments in (("--help",), ("new", "--help"), ("check", "--help"), ("diff", "--help")):
        code, out, _ = run(*arguments)
        assert code == 0 and "ruleset" in out
