"""Every key of a ruleset does something: a change of it shows in some game, or is refused as what never is.

The keys come from the records themselves, so a new one is asked for here from its first day on.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice, zip_longest
from pathlib import Path
from random import Random
from typing import Any, Literal, NamedTuple, get_args, get_origin

import pytest

from game.rules import Setup, legal_moves, new_game, play, scores
from game.rules.engine import final_lines
from game.rules.events import Event
from game.rules.moves import Move
from game.rules.ruleset import Ruleset, RulesetError, differences, digest, load_ruleset
from game.rules.ruleset.figures import SeasonName
from game.rules.setup import SetupError, advice, dealt, layouts, new_tiles
from game.rules.state import GameState
from game.rules.terms import BASE_WORKERS, Ability, Bonus, Marker
from tests.properties.games import lively
from tests.schema import OTHER_WORDS, at, base, changed, fields, is_record, keys, places, unfolded, written

WORDS = {"name": "other words", "status": {"coal": "printed"}, "rule": "E9"}
"""What says how sure a figure is, what things are called and which rule tells of them changes no game."""
UNORDERED = {"seasons", "distant", "iron_only", "seats", "cost"}
"""Lists whose order says nothing."""
MOST_FILES = 30
GOODS = ("food", "wood", "coal", "thaler", "vp", "shaft", "water", "iron")
NEVER = {"vp", "shaft", "water"}
"""What cannot lie on a farm cannot be paid, nor spent."""
Tables = dict[str, Any]
BLACK = ("51", "52", "53", "54", "55")
NEAR = {"set": "base", "level": 1, "cost": ["any"]}
"""Where everybody soon has it."""


def _effect(**keys_of_effect: Any) -> Tables:
    return {"tile": {"11": {"effects": [keys_of_effect]}}}


SAMPLES: dict[str, tuple[Tables, Tables]] = {
    "tile.*.effects.[].pick": (
        _effect(pick=1, among=[{"food": 1}, {"wood": 1}]),
        _effect(pick=2, among=[{"food": 1}, {"wood": 1}]),
    ),
    "tile.*.effects.[].each": (
        _effect(gain={"food": 1}),
        _effect(gain={"food": 1}, each="development"),
    ),
    "tile.*.effects.[].per": (
        _effect(gain={"food": 1}, each="development"),
        _effect(gain={"food": 1}, each="development", per=2),
    ),
    "end.[].have": (
        {"end": [{"have": "vp", "count": 3}]},
        {"end": [{"have": "prop", "count": 3}]},
    ),
    "end.[].count": (
        {"end": [{"have": "vp", "count": 3}]},
        {"end": [{"have": "vp", "count": 60}]},
    ),
    "water.by_year": ({}, {"water": {"by_year": [["spring", "autumn"], ["summer"]]}}),
    "tile.*.effects.[].season": (
        _effect(gain={"food": 1}),
        _effect(gain={"food": 1}, season="summer"),
    ),
    "tile.*.effects.[].from_year": (
        _effect(gain={"food": 1}),
        _effect(gain={"food": 1}, from_year=2),
    ),
    "tile.*.effects.[].to_year": (
        _effect(gain={"food": 1}),
        _effect(gain={"food": 1}, to_year=1),
    ),
    "tile.*.effects.[].every": (
        _effect(gain={"food": 1}, season="summer"),
        _effect(gain={"food": 1}, season="summer", every=True),
    ),
    "tile.*.effects.[].whom": (
        _effect(gain={"food": 1}),
        _effect(gain={"food": 1}, whom="others"),
    ),
    "tile.*.effects.[].lose": (_effect(gain={"food": 1}), _effect(lose={"food": 1}, whom="others")),
    "tile.*.effects.[].debt": (_effect(debt=1), _effect(debt=3)),
    "tile.*.effects.[].optional": (
        _effect(choose=[{"gain": {"food": 1}}]),
        _effect(choose=[{"gain": {"food": 1}}], optional=True),
    ),
    "tile.*.effects.[].needed": (
        _effect(choose=[{"pay": {"wood": 1}, "gain": {"vp": 1}}]),
        _effect(choose=[{"pay": {"wood": 1}, "gain": {"vp": 1}}], needed=True),
    ),
    "tile.*.level": (
        {"tile": {"16": {"set": "base"}}},
        {"tile": {"16": {"set": "base", "level": 2}}},
    ),
    "valley.community_coal": (
        {"tile": {"38": NEAR}},
        {"tile": {"38": NEAR}, "valley": {"community_coal": 1}},
    ),
    "tile.*.effects.[].give": (_effect(give="farm"), _effect(give="mine")),
    "tile.*.effects.[].take": (
        {"tile": {number: {"effects": [{"take": "marker"}], "cost": ["any"]} for number in BLACK}},
        {"tile": {number: {"effects": [{"take": "bonus"}], "cost": ["any"]} for number in BLACK}},
    ),
    "tile.*.thaler": (
        {"developments": {"thaler_offered": 7}},
        {"developments": {"thaler_offered": 7}, "tile": {"31": {"thaler": 0}}},
    ),
}
"""Two files for a key that the base has nowhere, only within an option, or without effect by itself."""
SAMPLES |= {
    f"tile.*.effects.[].among.[].{name}": (
        _effect(pick=1, among=[{"food": 2}, {"wood": 2}]),
        _effect(pick=1, among=[{"food": 2}, {"wood": 2, name: 1 if name != "wood" else 3}]),
    )
    for name in GOODS
}
SAMPLES |= {
    f"tile.*.effects.[].lose.{name}": (
        _effect(lose={"food": 1, "wood": 2}, whom="all"),
        _effect(lose={"food": 1, "wood": 2, name: 1 if name != "food" else 2}, whom="all"),
    )
    for name in GOODS
    if name != "vp"
}


def _more(season: str, good: str, count: int) -> Tables:
    return {"worker": {"farmhand": {"use": {"yellow": {"more": {season: {good: count}}}}}}}


def _smith(**keys_of_worker: Any) -> Tables:
    use = {"yellow": {"pay": [{"yellow": 1}], "gain": {"vp": 1}}}
    return {"worker": {"smith": {"kind": "further", "use": use, **keys_of_worker}}}


SAMPLES |= {
    f"worker.*.use.*.more.{season}.{good}": (_more(season, good, 1), _more(season, good, 2))
    for season in get_args(SeasonName)
    for good in GOODS
}
SAMPLES["worker.*.owning"] = _smith(), _smith(owning="12")
REFUSED = {
    "worker.farmer.kind": "who is there from the start and takes any number of disks is farmer or farmhand",
    "worker.farmhand.kind": "as the farmer",
    "worker.coal-miner.until": "he comes once the Pinge is exhausted, and could go only then",
    "worker.haspelknecht.until": "as the coal-miner",
} | {
    f"worker.{name}.develops": "only own workers develop"
    for name in BASE_WORKERS
    if name not in ("farmer", "farmhand")
}
"""Keys of which the base's own value alone is sound, each with the reason."""


class Step(NamedTuple):
    """What one decision shows."""

    moves: tuple[Move, ...]
    events: tuple[Event, ...]
    scores: tuple[int, ...]


class Played(NamedTuple):
    """A game to be played by lot; `endowed` says whether all begin with much of everything."""

    setup: Setup
    endowed: bool


def _games() -> Iterator[Played]:
    """Games in which all that there is comes up, those first in which most does."""
    modules = (("black", "iron"), ("iron",), ("black",), ())
    for seed in range(20):
        seats, added = 4 - seed % 3, frozenset(modules[seed % 4])
        names = layouts(load_ruleset(), seats)
        yield Played(
            Setup(
                seats=seats,
                seed=seed,
                layout=names[-1 - seed % len(names)],
                tiles="first" if seed % 6 == 5 else "random",
                modules=added,
                tunnel="B" if "iron" in added and seed % 3 else "A",
                new_tiles=new_tiles(load_ruleset(), added) if seed % 6 < 4 else (),
                start_buildings=seed % 5 == 4,
            ),
            endowed=seed < 14,
        )


GAMES = tuple(_games())


def course(game: Played, ruleset_file: str) -> Iterator[Step | object]:
    """What a game shows from its setup to its end, played by a lot of its own."""
    setup, ruleset = replace(game.setup, ruleset=ruleset_file), load_ruleset(ruleset_file)
    try:
        told: list[Event] = []
        state = new_game(setup, told.append)
    except SetupError as refusal:
        yield refusal.said.id
        return
    yield (layouts(ruleset, setup.seats), dealt(setup)[1].tiles, advice(setup))
    yield [(tile.hex, tile.cost, tile.symbol, tile.name) for tile in state.box.tiles], state.box.boards
    yield Step((), tuple(told), ())
    if game.endowed:
        _endow(state)
    yield from _played(state, Random(setup.seed))


INSTEAD = {Ability.SCHULTHEISS, Ability.VILLAGE_SMITHY, Ability.HORSE_AND_CART}
"""Abilities in whose stead other figures count."""


def _endow(state: GameState) -> None:
    """Goods, abilities, markers and some tiles for everybody: what games by lot seldom come to."""
    iron = state.box.iron
    for number, seat in enumerate(state.seats):
        seat.food = seat.wood = seat.coal = seat.thaler = 5
        seat.iron = 6 * iron
        left_out = {Ability.WORKSHOP} if not iron else set()
        left_out |= INSTEAD if number else set()
        seat.abilities = sum(ability.bit for ability in Ability if ability not in left_out)
        seat.markers = tuple(int(iron or marker != Marker.ABANDONED_FARM) for marker in Marker)
        for tile in state.box.tiles:
            if tile.id == "23" or ((tile.index + number) % 7 == 0 and not tile.black):
                seat.tiles |= 1 << tile.index
                state.stacks[tile.index] += (number,)


def _played(state: GameState, chance: Random) -> Iterator[Step | object]:
    while state.to_move is not None:
        moves = tuple(legal_moves(state))
        events = play(state, lively(chance, state))
        yield Step(moves, tuple(events), scores(state))
    yield from _counted(state)


def _counted(state: GameState) -> Iterator[object]:
    """The final scoring, as it is and with each bonus marker where there is water and debt."""
    yield [final_lines(state, number) for number in range(len(state.seats))]
    for bonus in Bonus if state.box.black else ():
        for seat in state.seats:
            seat.bonus, seat.water, seat.debt = bonus, 4, 3
        yield [final_lines(state, number) for number in range(len(state.seats))]


def shows(ruleset: str, other: str, known: dict[Played, list[Any]]) -> bool:
    """Whether some game differs; games of the base are kept, which every key is held against."""
    for game in GAMES:
        former = known.get(game) if other == "base" else None
        if former is None:
            former = list(course(game, other))
        if other == "base":
            known[game] = former
        if any(one != two for one, two in zip_longest(course(game, ruleset), former)):
            return True
    return False


def variants(kind: Any, value: Any, words: tuple[str, ...] = ()) -> Iterator[Any]:
    """Other values that may stand there."""
    kind, _ = unfolded(kind)
    yield from words
    origin = get_origin(kind) or kind
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield from (value + 1, value - 1, value + 2, 0, 3, value + 5)
    elif origin is Literal:
        yield from (word for word in get_args(kind) if word != value)
    elif isinstance(value, str):
        yield f"{value}-more"
    elif isinstance(value, list):
        yield from _lists(get_args(kind)[0], value)


def _lists(kind: Any, value: list[Any]) -> Iterator[Any]:
    kind, _ = unfolded(kind)
    inner = get_origin(kind) or kind
    if value and isinstance(value[0], list | tuple):
        yield [entry[::-1] for entry in value] if isinstance(value[0], list) else value[::-1]
    if value:
        yield value[:-1]
        yield [*value, value[-1]]
        yield value[::-1]
        for at_, entry in enumerate(value):
            yield from ([*value[:at_], other, *value[at_ + 1 :]] for other in variants(kind, entry))
    if inner is Literal:
        yield from ([*value, word] for word in get_args(kind))
    if inner is int:
        yield [*value, 1]


def kind_of(key: tuple[str, ...]) -> Any:
    """The type that the schema gives a key."""
    kind: Any = Ruleset
    for part in key:
        kind, _ = unfolded(kind)
        kind = fields(kind)[part] if is_record(kind) else get_args(kind)[-1]
    return kind


def files(key: tuple[str, ...], folder: Path) -> Iterator[tuple[str, str]]:
    """Files that change the key, each with what it is held against."""
    if ".".join(key) in SAMPLES:
        pair = SAMPLES[".".join(key)]
        before, after = (written(folder / f"{at_}.toml", tables) for at_, tables in enumerate(pair))
        yield after, before
        return
    changes = (_changes(key, way) for way in places(key))
    in_turn = (change for some in zip_longest(*changes) for change in some if change is not None)
    for number, tables in enumerate(islice(in_turn, MOST_FILES)):
        yield written(folder / f"{number}.toml", tables), "base"


def _changes(key: tuple[str, ...], way: tuple[str | int, ...]) -> Iterator[Tables]:
    before = at(base(), way)
    for value in variants(kind_of(key), before, OTHER_WORDS.get(key[-1], ())):
        same = value == before or (key[-1] in UNORDERED and sorted(value) == sorted(before))
        if not same:
            yield changed(way, value)


@pytest.fixture(scope="module")
def known() -> dict[Played, list[Any]]:
    """Games of the base."""
    return {}


def of_each_worker(key: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """The key of any worker as one of each that has something there; else, or of other things, as it is."""
    given = {way[1]: None for way in places(key) if at(base(), way)} if key[0] == "worker" else {}
    yield from ((key[0], str(name), *key[2:]) for name in given)
    if not given:
        yield key


KEYS = [own for key in keys() if key[-1] not in WORDS for own in of_each_worker(key)]
IDS = [".".join(key) for key in KEYS]


@pytest.mark.long
@pytest.mark.parametrize("key", KEYS, ids=IDS)
def test_a_change_of_every_key_shows_or_is_refused(
    key: tuple[str, ...], tmp_path: Path, known: dict[Played, list[Any]]
) -> None:
    """What is fine shows, in one game at least of one file at least; what is never fine has its reason."""
    sound = 0
    for ruleset, other in files(key, tmp_path):
        try:
            load_ruleset(ruleset)
        except RulesetError:
            continue
        if digest(ruleset) == digest(other):
            continue  # another order of a list whose order says nothing
        sound += 1
        assert differences(load_ruleset(other), load_ruleset(ruleset)), "not even told to differ"
        if shows(ruleset, other, known):
            return
    never = key[-1] in NEVER and not {"pay", "spend"}.isdisjoint(key)
    assert not sound and (never or ".".join(key) in REFUSED), f"{sound} sound files, and nothing shows"


@pytest.mark.parametrize("key", [key for key in keys() if key[-1] in WORDS], ids=".".join)
def test_words_about_a_figure_are_no_figure(key: tuple[str, ...], tmp_path: Path) -> None:
    way = next(places(key))
    file = written(tmp_path / "words.toml", {"name": "base", **changed(way, WORDS[key[-1]])})
    assert load_ruleset(file) != load_ruleset() and digest(file) == digest("base")
    assert not differences(load_ruleset(), load_ruleset(file))
