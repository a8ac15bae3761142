"""Drafts whose effect is known: who wins is told, where scores come from, and the planted cause by name."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.playtest import Summary, playtest
from game.playtest.summary import Finding
from tests.english import english

FIRST = 5
"""So many findings a reader is sure to read."""
COAL = "[winter]\ncoal = [0, 0, 0, 4]\ncoal_more = 2\n"
LEASE = "[[year]]\nfood = 3\n[[year]]\nfood = 3\nthaler = 1\n[[year]]\nfood = 2\nthaler = 2\n"
KNECHT, BAUER = ("knecht", "knecht"), ("bauer", "bauer")


def played(folder: Path, text: str, seats: tuple[str, ...], games: int) -> Summary:
    file = folder / "mine.toml"
    file.write_text(text, encoding="utf-8")
    return playtest(games=games, seats=seats, ruleset=str(file), against="base", jobs=1)


def first(found: Summary) -> list[Finding]:
    return list(found.findings[:FIRST])


def keys(found: Summary, part: str) -> list[str]:
    return [one.key for one in first(found) if one.part == part]


@pytest.mark.long
def test_coal_that_counts_twice_is_named_as_the_whole_difference(tmp_path: Path) -> None:
    found = played(tmp_path, COAL, KNECHT, 50)
    largest, *others = found.breakdown
    assert largest.key == "vp_coal" and largest.real
    assert all(part.difference.value == 0 for part in others)
    assert "vp_coal" in keys(found, "changed")
    said = english(found.verdict[1])
    assert said.startswith("On average scores are higher (+")
    assert said.endswith(", all of it coal in winter.")


@pytest.fixture(scope="module")
def dear(tmp_path_factory: pytest.TempPathFactory) -> Summary:
    return played(tmp_path_factory.mktemp("lease"), LEASE, KNECHT, 50)


@pytest.mark.long
def test_a_dearer_lease_is_named_by_what_it_costs(dear: Summary) -> None:
    assert dear.breakdown[0].key == "vp_debt" and dear.breakdown[0].real
    assert set(keys(dear, "changed")) & {"debts", "vp_debt", "paid_food", "leases_full"}
    assert "debt −" in english(dear.verdict[1])


def test_what_leads_is_the_result_and_then_what_was_changed(dear: Summary) -> None:
    parts = [one.part for one in dear.findings]
    assert parts == sorted(parts, key=("result", "changed", "rest").index)
    assert parts[0] == "result" and "changed" in parts and "rest" in parts


@pytest.mark.long
def test_a_seat_that_begins_with_food_is_told_to_win_more(tmp_path: Path) -> None:
    found = played(tmp_path, "[start]\nfood = [2, 0]\n", KNECHT, 400)
    won = next(one for one in first(found) if one.key == "won@1")
    assert won.part == "result" and english(won.sentence).startswith("Seat 1 wins 6")
    assert won.sentence in found.verdict
    assert set(keys(found, "changed")) & {"rule_p4_food", "paid_food"}


@pytest.mark.long
@pytest.mark.parametrize(
    ("text", "name", "games"),
    [
        ('[tile.41]\ncost = ["any"]\n', "Coal Driver (tile 41)", 50),
        ("[tile.44]\neffects = []\n", "Horse and Cart (tile 44)", 50),
    ],
)
def test_a_changed_tile_is_named(text: str, name: str, games: int, tmp_path: Path) -> None:
    """By an automa that sees what tiles cost and give."""
    found = played(tmp_path, text, BAUER, games)
    (about,) = (one for one in first(found) if one.part == "changed" and name in english(one.sentence))
    assert about.sentence in found.verdict


@pytest.mark.long
def test_a_dearer_lease_is_named_with_players_that_mind_it(tmp_path: Path) -> None:
    found = played(tmp_path, LEASE, BAUER, 40)
    assert keys(found, "changed")
    assert found.breakdown[0].key == "vp_debt"
