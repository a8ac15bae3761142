"""Rulesets that are kept as they are while games are played by them, whatever is written to their files."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.rules import Setup, new_game
from game.rules.ruleset import BASE, RulesetError, digest, held, held_now, hold, lineage, load_ruleset


def dug(path: Path, bonus: int) -> Path:
    """A draft with another bonus for the Pinge in year 1."""
    path.write_text(f"[pinge]\nbonus = [{bonus}, 1, 0]\n", "utf-8")
    return path


def bonus(source: Path | str) -> int:
    return load_ruleset(str(source)).pinge.bonus[0]


def test_what_is_written_meanwhile_is_seen_afterwards(tmp_path: Path) -> None:
    draft = dug(tmp_path / "draft.toml", 5)
    before = digest(str(draft))
    with held([str(draft), BASE]):
        dug(draft, 11)
        assert bonus(draft) == 5 and digest(str(draft)) == before
        draft.write_text("[pinge]\nbonus = [", "utf-8")
        assert new_game(Setup(ruleset=str(draft))).box.ruleset.pinge.bonus[0] == 5
        draft.unlink()
        assert bonus(draft) == 5
    with pytest.raises(RulesetError):
        load_ruleset(str(draft))
    assert bonus(dug(draft, 11)) == 11 and digest(str(draft)) != before


def test_so_are_the_files_that_it_extends(tmp_path: Path) -> None:
    parent, child = dug(tmp_path / "parent.toml", 6), tmp_path / "child.toml"
    child.write_text('extends = "parent.toml"\n', "utf-8")
    with held([str(child)]):
        dug(parent, 12)
        assert bonus(child) == 6 and bonus(parent) == 12


def test_one_that_is_kept_already_stays_as_it_is(tmp_path: Path) -> None:
    draft = dug(tmp_path / "draft.toml", 5)
    with held([str(draft)]):
        dug(draft, 7)
        with held([str(draft)]):
            assert bonus(draft) == 5
        assert bonus(draft) == 5
    assert bonus(draft) == 7


def test_what_cannot_be_read_is_not_kept(tmp_path: Path) -> None:
    missing = str(tmp_path / "missing.toml")
    with held([missing]):
        assert bonus(dug(Path(missing), 8)) == 8


def test_another_process_keeps_what_it_is_sent(tmp_path: Path) -> None:
    """Even where it has never seen the file as it was."""
    draft = dug(tmp_path / "draft.toml", 9)
    with held([str(draft)]):
        sent, versions = held_now(), lineage(str(draft))
    dug(draft, 4)
    assert bonus(draft) == 4 and lineage(str(draft)) != versions
    before = held_now()
    hold(sent)
    try:
        assert bonus(draft) == 9
    finally:
        hold(before)
    assert bonus(draft) == 4
