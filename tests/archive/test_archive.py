"""The archive of rulesets has the base as it is, nothing in it is ever edited, and its games are played."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

import pytest

from game.rules import scores
from game.rules.record import Shelf, read_record
from game.rules.ruleset import ARCHIVE, differences, digest, load_ruleset

FILES = {
    "925263eaa48499c1676064344b2ca1a1": "246f57d22729df4aaed9f3c2efe6a8f1c5c3cf5dfda6a883a30b0334a74f1721",
    "0ea2605d2630e3e44b8c497b4ad74048": "c692a6ee57ae3465ce3730165687f02c138aa3601e836e6f0d4ac3d85cf56a6b",
    "18882d86fad7b0d8d4b91cb1c8d3bdd0": "5f522c6b8180d360ac7283af9ae3f14930353f90edec1057e987bad281ab27bc",
}
"""Every file of the archive, and the SHA-256 of its bytes: lines are added here, and none is changed."""


def test_the_base_is_in_the_archive() -> None:
    assert digest("base") in FILES, "figures of the base have changed: python -m tests.archive.make"
    archived = load_ruleset(str(ARCHIVE / f"{digest('base')}.toml"))
    assert differences(load_ruleset(), archived) == []


def test_no_archived_file_was_edited() -> None:
    assert {path.stem: sha256(path.read_bytes()).hexdigest() for path in ARCHIVE.iterdir()} == FILES


@pytest.mark.parametrize("name", FILES)
def test_an_archived_file_is_called_by_its_digest(name: str) -> None:
    assert digest(str(ARCHIVE / f"{name}.toml")) == name


@pytest.mark.parametrize("name", FILES)
def test_a_game_by_each_archived_ruleset_is_played_as_it_was(name: str) -> None:
    """By the file itself too, where the base is still the same."""
    text = (Path(__file__).parent / f"{name}.hasp").read_text("utf-8")
    found, whole = read_record(text), read_record(text, Shelf(given=str(ARCHIVE / f"{name}.toml")))
    assert found.state.box.digest == whole.state.box.digest == name
    assert found.moves == whole.moves and scores(found.state) == scores(whole.state)
    assert whole.state.to_move is None and "scores: " in text
