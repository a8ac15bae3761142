"""Ruleset files that say only what differs from their parent, and the chains they make."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from game.rules import Setup, new_game, record_text, replay, state_json
from game.rules.record import Fault, Shelf
from game.rules.ruleset import RulesetError, digest, load_ruleset, parent
from game.rules.setup import SetupError
from tests import records
from tests.english import english, refused


def written(folder: Path, name: str, text: str) -> str:
    """A file with this text, last changed at a time of its own, whatever the clock's steps are."""
    path = folder / name
    path.parent.mkdir(exist_ok=True)
    before = path.stat().st_mtime_ns if path.exists() else 0
    path.write_text(text, "utf-8")
    now = max(path.stat().st_mtime_ns, before + 1_000_000)
    os.utime(path, ns=(now, now))
    return str(path)


def test_the_base_is_the_parent_that_need_not_be_named(tmp_path: Path) -> None:
    silent = written(tmp_path, "one.toml", "[worker.coal-digger.use.paid]\nactions = 5\n")
    named = written(
        tmp_path, "two.toml", 'name = "one"\nextends = "base"\n[worker.coal-digger.use.paid]\nactions = 5\n'
    )
    assert load_ruleset(silent) == load_ruleset(named)
    assert digest(silent) == digest(named)
    assert parent(silent) == parent(named) == parent("base") == "base"


def test_a_chain_of_files_from_other_folders(tmp_path: Path) -> None:
    written(
        tmp_path,
        "house.toml",
        "[worker.coal-digger.use.paid]\nactions = 5\n[workers]\ndrain = 3\n[winter]\ncoal = [1]\n",
    )
    middle = written(tmp_path, "more/middle.toml", 'extends = "../house.toml"\n[workers]\ndrain = 4\n')
    mine = written(tmp_path, "mine.toml", 'extends = "more/middle.toml"\n[winter]\ncoal_more = 7\n')
    found = load_ruleset(mine)
    assert (found.worker["coal-digger"].actions, found.workers.drain, found.worker["coal-miner"].actions) == (
        5,
        4,
        3,
    )
    assert (found.winter.coal, found.winter.coal_more) == ([1], 7)
    assert (parent(mine), parent(middle)) == (middle, str(tmp_path / "house.toml"))


def test_a_file_is_called_by_its_own_name_or_its_files(tmp_path: Path) -> None:
    written(tmp_path, "house.toml", 'name = "The house"\n')
    assert load_ruleset(written(tmp_path, "mine.toml", 'extends = "house.toml"\n')).name == "mine"
    own = 'extends = "house.toml"\nname = "Mine"\n'
    assert load_ruleset(written(tmp_path, "other.toml", own)).name == "Mine"


def test_a_parent_by_its_whole_path(tmp_path: Path) -> None:
    house = written(tmp_path, "house.toml", "[worker.water-mill.use]\nyellow = { pay = [{ yellow = 3 }] }\n")
    mine = written(tmp_path, "more/mine.toml", f"extends = '{Path(house).as_posix()}'\n")
    assert load_ruleset(mine).worker["water-mill"].use["yellow"].pay[0].yellow == 3


def test_boards_of_a_chain_keep_their_order(tmp_path: Path) -> None:
    rows = f"levels = {[[[column, row] for column in range(3)] for row in range(4)]}\n"
    board = f"[[layout]]\nid = '%s'\nseats = [2]\n{rows}"
    written(tmp_path, "house.toml", board % "rows-for-2" + board % "house")
    mine = written(tmp_path, "mine.toml", 'extends = "house.toml"\n' + board % "mine" + board % "tower")
    names = [layout.id for layout in load_ruleset(mine).layout]
    base = [layout.id for layout in load_ruleset().layout]
    assert names == [*base, "house", "mine"]
    assert load_ruleset(mine).layout[0].levels[3][0] == (0, 3)  # in the base's it is (−1, 3)
    assert new_game(Setup(ruleset=mine)).box.layout == "rows-for-2"


# -- a parent changes --


def test_a_changed_parent_is_read_again(tmp_path: Path) -> None:
    written(tmp_path, "house.toml", "[worker.coal-digger.use.paid]\nactions = 5\n")
    written(tmp_path, "middle.toml", 'extends = "house.toml"\n')
    mine = written(tmp_path, "mine.toml", 'extends = "middle.toml"\n')
    before = digest(mine)
    assert load_ruleset(mine).worker["coal-digger"].actions == 5
    written(tmp_path, "house.toml", "[worker.coal-digger.use.paid]\nactions = 6\n")
    assert load_ruleset(mine).worker["coal-digger"].actions == 6
    assert digest(mine) != before
    written(tmp_path, "middle.toml", 'extends = "base"\n')
    assert load_ruleset(mine).worker["coal-digger"].actions == 2


def test_a_record_knows_the_parents_figures(tmp_path: Path) -> None:
    written(tmp_path, "house.toml", "[start]\nwood = 2\n")
    mine = written(tmp_path, "mine.toml", 'extends = "house.toml"\n')
    text, shelf = records.named_alone(record_text(Setup(ruleset=mine), ())), Shelf(tmp_path)
    assert replay(text, shelf)[2].seats[1].wood == 2
    assert state_json(replay(text, shelf)[2])["digest"] == digest(mine)
    written(tmp_path, "house.toml", "[start]\nwood = 3\n")
    with records.refused("are now", Fault.OTHER_FIGURES):
        replay(text, shelf)


# -- parents that cannot be --


@pytest.mark.parametrize(
    ("texts", "said"),
    [
        ({"mine": 'name = "x"\nextends = "mine.toml"\n'}, "mine.toml:2: extends: "),
        ({"mine": 'extends = "a.toml"\n', "a": '\nextends = "./mine.toml"\n'}, "a.toml:2: extends: "),
        ({"mine": 'extends = "none.toml"\n'}, "mine.toml:1: extends: {}/none.toml: cannot be read: no such"),
        ({"mine": 'extends = "a.toml"\n', "a": "x = 1\ny\n"}, "a.toml:2: is no TOML: "),
        ({"mine": 'extends = "a.toml"\n', "a": "\n[start]\niron = 1\n"}, "a.toml:3: start.iron: no such key"),
        ({"mine": "\nextends = 3\n"}, 'mine.toml:2: extends: 3 does not fit; give "base", or the path'),
        ({"mine": 'extends = ""\n'}, "mine.toml:1: extends: '' does not fit"),
        ({"mine": 'extends = "a\\u0000b"\n'}, "mine.toml:1: extends: "),
        ({"mine": 'extends = "."\n'}, "mine.toml:1: extends: "),
        ({"mine": '[extends]\nfile = "a.toml"\n'}, "mine.toml:1: extends: "),
    ],
)
def test_a_parent_that_cannot_be_is_refused_in_one_line(
    texts: dict[str, str], said: str, tmp_path: Path
) -> None:
    for name, text in texts.items():
        written(tmp_path, f"{name}.toml", text)
    mine = str(tmp_path / "mine.toml")
    with pytest.raises(RulesetError) as error:
        load_ruleset(mine)
    assert english(error.value).startswith(f"{tmp_path}{os.sep}{said.format(tmp_path)}")
    assert "\n" not in english(error.value)
    with pytest.raises(SetupError):
        new_game(Setup(ruleset=mine))


def test_a_circle_through_a_link_is_one_too(tmp_path: Path) -> None:
    mine = written(tmp_path, "mine.toml", 'extends = "again/mine.toml"\n')
    try:
        (tmp_path / "again").symlink_to(tmp_path, target_is_directory=True)
    except OSError:
        pytest.skip("no links here")
    with refused(RulesetError, "extends this file in turn"):
        load_ruleset(mine)
