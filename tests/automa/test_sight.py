"""What each automa weighs of a ruleset: a changed key changes decisions, or it does not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import islice, zip_longest
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from game.automa import named
from game.automa.data_files import DataError
from game.automa.meister import Meister
from game.automa.sight import TABLE, Group, groups, level_of, read, unweighed
from game.automa.steiger import Steiger
from game.rules import Setup, legal_moves, new_game
from game.rules.message import TileName
from game.rules.moves import Move, TakeBonus
from game.rules.ruleset import Ruleset
from game.rules.state import GameState
from game.rules.terms import BASE_WORKERS, Ability, Marker, Season, Step
from tests.automa.games import decisions, players
from tests.automa.sighted import (
    decided,
    last_autumns,
    positions,
    reacting,
    ruleset_with,
    strong,
    under,
    with_iron_props,
)
from tests.english import refused
from tests.schema import changed_tables, keys, places, written

WORDS = {"status", "text", "name"}
ADDED_WORKER, ADDED_GROUP = "smith", "added-workers"


def of_every_worker(key: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """The key of any worker as one of each worker of the base, and of one that a ruleset adds."""
    names = (*BASE_WORKERS, ADDED_WORKER) if key[:2] == ("worker", "*") else key[1:2]
    yield from ((*key[:1], name, *key[2:]) for name in names)


KEYS = [own for key in keys() if key[-1] not in WORDS for own in of_every_worker(key)]
WEIGHED = [group for group in groups() if group.name not in (TABLE, ADDED_GROUP)]
BEGINNERS = ("lehrling", "knecht", "einlieger")
QUICK, LONG = ("knecht",), ("random", "greedy", "bauer", "steiger")
IRON_PROPS, TUNNEL, DEBT, WORKERS = "iron-props", "tunnel", "final-debt", "workers"
"""What the greedy one, the steiger and the knecht have to weigh in few positions of usual games."""
OWN = {("greedy", IRON_PROPS), ("greedy", TUNNEL), ("steiger", DEBT), ("knecht", WORKERS)}
"""The levels with the groups that have positions of their own."""
MOST_KEYS = 16
FEW = 6, 5
"""Games, and every how many decisions."""
ENOUGH = {
    "random": 120,
    "lehrling": 300,
    "knecht": 300,
    "einlieger": 300,
    "greedy": 800,
    "bauer": 260,
    "steiger": 90,
    "heuerling": 260,
}
"""Positions that are looked at. The meister weighs as the steiger does, by the same code."""
OWNED = {
    "worker.water-mill": Ability.WATER_MILL,
    "burner": Ability.CHARCOAL_BURNER,
    "cable": Marker.HAULING_CABLE,
    "valley.thanksgiving": Ability.THANKSGIVING,
    "valley.tipple_vp": Ability.PIT_CAR_TIPPLE,
    "valley.abandoned_farm": Marker.ABANDONED_FARM,
    "worker.farmers-wife": Ability.FARMERS_WIFE,
    "valley.market": Marker.MARKET,
    "worker.workshop": Ability.WORKSHOP,
}
"""What the figures of a development are about."""


@cache
def seen(level: str, name: str = "") -> tuple[GameState, ...]:
    if level == "greedy" and name in (IRON_PROPS, TUNNEL):
        iron = [one for one in positions(32, 9) if one.box.iron]
        return tuple(with_iron_props(one, 1 + at % 5) for at, one in enumerate(iron))
    if (level, name) == ("steiger", DEBT):
        return last_autumns(64, 5)
    if (level, name) == ("knecht", WORKERS):
        return tuple(one for one in positions(16, 9) if one.step == Step.PLANNING)
    if level == "steiger":
        some = [one for one in positions(16, 9) if one.box.seats == 2]
        takings = [one for one in some if one.step == Step.FIRST_TAKING]
        return (*takings[: ENOUGH[level] // 3], *some[: ENOUGH[level]])
    return positions(*(FEW if level in QUICK else (16, 9)))[: ENOUGH[level]]


@cache
def former(level: str, name: str = "") -> tuple[Move, ...]:
    return tuple(decided(level, one) for one in seen(level, name))


OF_GROUP = {
    group.name: [key for key in KEYS if group.has(".".join(key).replace("[]", "*"))] for group in groups()
}


def changes(group: Group, each: int) -> Iterator[tuple[tuple[str, ...], Ruleset]]:
    """Rulesets with a key of the group far from the base's: so many for each key, in many places.

    Of the many keys of workers, and of what is made of goods, there are some.
    """
    changed = [key for key in OF_GROUP[group.name] if next(places(key), None) and ADDED_WORKER not in key]
    for key in sorted(Random(3).sample(changed, min(MOST_KEYS, len(changed)))):
        ways = [*places(key)]
        Random(3).shuffle(ways)
        in_turn = zip_longest(*([(way, value) for value in strong(way)] for way in ways))
        tried = (ruleset_with(*one) for some in in_turn for one in some if one is not None)
        for ruleset in islice(filter(None, tried), each):
            yield key, ruleset


def reactions(level: str, group: Group, each: int) -> Iterator[tuple[tuple[str, ...], GameState]]:
    """Positions in which a level decides otherwise, one for each change that shows."""
    name = group.name if (level, group.name) in OWN else ""
    for key, ruleset in changes(group, each):
        looked_at, decisions = seen(level, name), former(level, name)
        first = next(reacting(level, looked_at, decisions, ruleset), None)
        if first is not None:
            yield key, first


def in_its_time(when: str, key: tuple[str, ...], position: GameState) -> bool:
    """Whether a position is of those in which a figure is weighed."""
    assert position.to_move is not None
    seat, last = position.seats[position.to_move], position.year == position.box.years
    if when == "as owner":
        owned = next(what for name, what in OWNED.items() if ".".join(key).startswith(name))
        has = seat.has(owned) if isinstance(owned, Ability) else seat.markers[owned] + seat.fresh[owned]
        return bool(has) or any(lay.special or any(lay.markers) for lay in seat.plan)
    if when == "autumn":
        return position.season >= Season.AUTUMN
    if when == "last year or marker":
        return last or isinstance(legal_moves(position)[0], TakeBonus)
    return seat.has(Ability.TOWPATH_HORSE) if when == "horse" else last and position.season >= Season.AUTUMN


# -- the table itself --


def test_every_key_is_in_one_group() -> None:
    """A worker that a ruleset adds is, besides, in a group of his own."""
    added = {key for key in KEYS if ADDED_WORKER in key}
    assert added == {*OF_GROUP[ADDED_GROUP]}
    found = Counter(key for own in OF_GROUP.values() for key in own)
    assert Counter({key: times for key, times in found.items() if key not in added}) == Counter(
        key for key in KEYS if key not in added
    )


def test_the_meister_weighs_as_the_steiger_does() -> None:
    assert issubclass(Meister, Steiger)
    for group in groups():
        assert group.late.get("meister") == group.late.get("steiger")
        for listed in (group.blind, group.askew):
            assert ("meister" in listed) == ("steiger" in listed)


def test_every_name_is_an_automas() -> None:
    for group in groups():
        for name in (*group.blind, *group.late, *group.askew):
            assert named(name)(1) is not None
        assert len({*group.blind, *group.late, *group.askew}) == (
            len(group.blind) + len(group.late) + len(group.askew)
        )


@pytest.mark.parametrize(
    "text", ["x = 1", "[[group]]\nname = 'a'\nkeys = 3", "[[group]]\nnane = 'a'\nkeys = []"]
)
def test_a_wrong_table_is_refused(text: str) -> None:
    with refused(DataError, r"sight\.toml"):
        read(text)


@pytest.mark.parametrize(
    ("name", "level"),
    [
        ("bauer", "bauer"),
        ("bauer:miner", "bauer"),
        ("steiger-23", "steiger"),
        ("mcts:9", "mcts"),
        ("former-meister", "meister"),
    ],
)
def test_the_level_of_a_name(name: str, level: str) -> None:
    assert level_of(name) == level


@pytest.mark.parametrize(
    ("key", "name"),
    [
        ("tile.41.cost", "cost"),
        ("tile.12.effects[0].gain", "effects"),
        ("year[1].food", "lease-food"),
        ('black.bonus."oil lamp".vp', "bonus-markers"),
        ("layout 'tower'.levels[1]", None),
        ("pools.water", None),
    ],
)
def test_the_knecht_is_remarked_upon(key: str, name: str | None) -> None:
    found = [remark.group.name for remark in unweighed([key], ["knecht", "mcts:9"])]
    assert found == ([name] if name and name != "lease-food" else [])


def test_a_list_that_changes_as_a_whole_changes_all_in_it() -> None:
    found = [remark.group.name for remark in unweighed(["year"], ["knecht"])]
    assert found == ["lease-goods"]


# -- whether it is true --


@pytest.mark.long
@pytest.mark.parametrize("group", WEIGHED, ids=lambda group: group.name)
@pytest.mark.parametrize("level", QUICK)
def test_a_beginner_weighs_what_is_said(level: str, group: Group) -> None:
    _holds(level, group, 1 if level in group.blind else 12)


@pytest.mark.long
@pytest.mark.parametrize("name", ["cost", "final-debt", "arrival"])
def test_the_bauer_weighs_what_is_said(name: str) -> None:
    """A few of them; all in the thorough test."""
    (group,) = (group for group in WEIGHED if group.name == name)
    few = positions(*FEW)[:40]
    before = [decided("bauer", one) for one in few]
    shows = any(next(reacting("bauer", few, before, ruleset), None) for _, ruleset in changes(group, 9))
    assert shows == group.weighed_by("bauer")


@pytest.mark.long
@pytest.mark.parametrize(("level", "name"), [("einlieger", "second-taking"), ("lehrling", "lease-food")])
def test_the_knechts_neighbours_weigh_what_is_said(level: str, name: str) -> None:
    """Where they differ from the knecht; nobody looks at all groups for them."""
    (group,) = (group for group in WEIGHED if group.name == name)
    assert (level in group.blind, group.late.get(level)) != (
        "knecht" in group.blind,
        group.late.get("knecht"),
    )
    _holds(level, group, 12)


@pytest.mark.long
@pytest.mark.parametrize("name", ["ability", "water-seasons"])
def test_the_heuerling_does_not_weigh_what_is_said(name: str) -> None:
    """Where it differs from the bauer."""
    (group,) = (group for group in WEIGHED if group.name == name)
    assert "heuerling" in group.blind and "bauer" not in group.blind
    _holds("heuerling", group, 2)


@pytest.mark.thorough
@pytest.mark.parametrize("group", WEIGHED, ids=lambda group: group.name)
@pytest.mark.parametrize("level", LONG)
def test_every_level_weighs_what_is_said(level: str, group: Group) -> None:
    _holds(level, group, 2 if group.late else 4 if level in group.blind else 12)


def _holds(level: str, group: Group, each: int) -> None:
    """Blind: no decision reacts to any key. Else some does; late: in its time alone."""
    found = reactions(level, group, each)
    if level in group.blind:
        assert next(found, None) is None
        return
    first = next(found, None)
    assert first is not None, "no decision reacts"
    when = group.late.get(level)
    if level in (*BEGINNERS, "bauer") and when:
        for key, position in (first, *found):
            if "channel" not in key:  # with the Bucket it brings water at once (18)
                assert in_its_time(when, key, position), key


def with_smith(vp: int) -> dict[str, Any]:
    """The tables of the base and of a smith, who makes VP of a yellow disk."""
    smith = {"kind": "further", "use": {"yellow": {"pay": [{"yellow": 1}], "gain": {"vp": vp}}}}
    return changed_tables(("worker", ADDED_WORKER), smith)


@cache
def at_the_smithy(file: str) -> tuple[GameState, ...]:
    """Plannings of bauers under the ruleset of a file."""
    every = (
        seen
        for seed in range(4)
        for seen, moves, _ in decisions(new_game(Setup(2, seed, ruleset=file)), players("bauer", "bauer"))
        if seen.step == Step.PLANNING and len(moves) > 1
    )
    return tuple(islice(every, 60))


@pytest.mark.long
@pytest.mark.parametrize("level", (*QUICK, *LONG))
def test_an_added_worker_is_weighed_as_said(level: str, tmp_path: Path) -> None:
    (group,) = (group for group in groups() if group.name == ADDED_GROUP)
    seen = at_the_smithy(written(tmp_path / "smith.toml", {"name": "smith", **with_smith(1)}))
    before = [decided(level, one) for one in seen]
    richer = msgspec.convert(with_smith(9), Ruleset)
    assert any(reacting(level, seen, before, richer)) == group.weighed_by(level)


def test_the_knecht_wants_no_development_more_for_being_cheaper() -> None:
    """For one disk instead of its cost none is aimed at that was not before, where another was."""
    for tile in ("31", "34", "41", "43"):
        ruleset = ruleset_with(("tile", tile, "cost"), ["any"])
        assert ruleset is not None
        others = [one for one in seen("knecht") if one.step == Step.PLANNING and _aimed(one, "")]
        assert all(not _aimed(under(one, ruleset), tile) or _aimed(one, tile) for one in others)
        assert len(others) > 20


def _aimed(position: GameState, tile: str) -> bool:
    """Whether the knecht lays disks for a development, whichever if none is named."""
    if position.step != Step.PLANNING:
        return False
    said = named("knecht")(1).choose(position, legal_moves(position)).reasons[0]
    if said.id != "reason-lay-for-dearest":
        return False
    return not tile or dict(said.values)["tile"] == TileName(tile)
