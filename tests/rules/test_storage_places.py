"""Storage places as a draft changes them: what each takes, its VP, who has it, and their order."""

from __future__ import annotations

from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from game.languages import LANGUAGES
from game.rulebook import draft_changes, passage, tile_line, tile_told
from game.rules import Setup, legal_moves, new_game, play, record_text, refusal, replay, state_json
from game.rules.engine import open_slots
from game.rules.moves import Store
from game.rules.position import from_json
from game.rules.record import Shelf
from game.rules.ruleset import differences, digest, load_ruleset
from game.rules.ruleset.storage_data import StorageData
from game.rules.setup import SetupError
from game.rules.state import GameState
from game.rules.storage import Storage
from game.rules.terms import Ability, Resource, Slot, Step
from game.words import words_of
from tests.english import english, faults, refused
from tests.properties.games import lively
from tests.rules.helpers import at_winter, can, do, end_phase, give, legal, on_farm, own, rule
from tests.schema import values, written

CELLAR = {"coal": 3, "food": 1}


def draft(folder: Path, **tables: Any) -> str:
    """Return the path of a ruleset with these tables."""
    return written(folder / f"{len([*folder.iterdir()])}.toml", tables)


def storing(ruleset: str, *tiles: str, **goods: Any) -> GameState:
    """Return the winter in which seat 1 owns these tiles and these goods, once the lease is paid."""
    state = at_winter(ruleset=ruleset)
    own(state, 0, *tiles)
    give(state.seats[0], **goods)
    end_phase(state)
    while state.step == Step.WINTER_SCORING:
        do(state, "decline")
    return state


@rule("W3")
def test_a_changed_place_takes_and_scores_what_the_draft_says(tmp_path: Path) -> None:
    state = storing(draft(tmp_path, storage={"farm": {"coal": 4, "food": "none", "wood": 0}}), food=3, coal=1)
    assert legal(state) == ["store coal in farm", "store nothing in farm"]
    do(state, "store coal in farm")
    assert (on_farm(state.seats[0]), state.seats[0].score) == ((0, 0, 1, 0), 4)


@rule("W3", "R-31")
def test_an_added_place_is_asked_after_those_of_the_base(tmp_path: Path) -> None:
    path = draft(tmp_path, storage={"loft": {"wood": 0}, "cellar": CELLAR})
    state = storing(path, food=4, wood=2, coal=1, pinge_dug=1)
    assert [slot.id for slot in open_slots(state.seats[0])] == ["farm", "cellar", "loft"]
    do(state, "store wood in farm")
    assert legal(state) == ["store food in cellar", "store coal in cellar", "store nothing in cellar"]
    read = from_json(state_json(state), Shelf(given=state.box.source))
    assert state_json(read) == state_json(state)
    do(state, "store coal in cellar", "store wood in loft")
    assert (on_farm(state.seats[0]), state.seats[0].score) == ((0, 2, 1, 0), 1 + 3)


@rule("W3")
def test_a_place_opens_to_owners_of_its_tile(tmp_path: Path) -> None:
    path = draft(
        tmp_path, storage={"shed": {"since": "31", "wood": 2}, "loft": {"since": "bucket", "food": 1}}
    )
    assert open_slots(storing(path, food=3, wood=2).seats[0]) == (Slot.FARM,)
    state = storing(path, "31", food=3, wood=2)
    assert open_slots(state.seats[0]) == (Slot.FARM, Slot.SHED)
    do(state, "store food in farm", "store wood in shed")
    assert state.seats[0].score == 2
    assert open_slots(storing(path, "21", food=3).seats[0]) == (Slot.FARM, Slot.LOFT)


@rule("W3")
def test_a_removed_place_is_not_asked_for(tmp_path: Path) -> None:
    path = draft(tmp_path, storage={"wood-store": {"removed": True}})
    state = at_winter(ruleset=path)
    can(state.seats[0], Ability.COAL_STORAGE)
    give(state.seats[0], wood=2, coal=1)
    end_phase(state)
    do(state, "decline")
    do(state, "store wood in farm", "store coal in coal-store")
    assert on_farm(state.seats[0]) == (0, 1, 1, 0)
    again = draft(tmp_path, extends=path, storage={"wood-store": {"removed": False}})
    assert differences(load_ruleset(), load_ruleset(again)) == []


def test_the_digest_tells_places_apart_and_not_their_order(tmp_path: Path) -> None:
    one = draft(tmp_path, storage={"loft": {"wood": 0}, "cellar": CELLAR})
    other = draft(tmp_path, storage={"cellar": CELLAR, "loft": {"wood": 0}})
    assert digest(one) == digest(other) != digest("base")
    assert digest(draft(tmp_path, storage={"barn": {"food": 2}})) == digest("base")


@pytest.mark.parametrize(
    ("tables", "problem"),
    [
        ({"storage": {"attic": {"food": 1}}}, "storage.attic: no such key"),
        ({"storage": {"cellar": {}}}, "storage.cellar: takes nothing"),
        ({"storage": {"cellar": {"salt": 1}}}, "storage.cellar.salt: no such key"),
        ({"storage": {"cellar": {"food": -1}}}, "storage.cellar.food: -1 does not fit"),
        ({"storage": {"cellar": {"food": 1, "since": "99"}}}, "storage.cellar.since: nobody can ever open"),
        ({"storage": {"cellar": {"food": 1, "since": "none"}}}, "storage.cellar.since: nobody can ever open"),
        ({"storage": {"barn": {"since": "31"}}}, "tile.12.ability: opens no storage place"),
        ({"storage": {"loft": {"food": 1, "since": "village smithy"}}, "tile": {"40E": {"ability": "none"}}},
         "storage.loft.since: nobody can ever open this place"),
        ({"storage": {"farm": {"removed": True}}}, "storage.farm: cannot go"),
        ({"storage": {"farm": {"since": "barn"}}}, "storage.farm.since: cannot go"),
        ({"storage": {"barn": {"removed": True}}}, "tile.12.ability: opens no storage place"),
        ({"storage": {"cellar": {"removed": True}}}, "storage.cellar.removed: there is nothing of that name"),
        ({"winter": {"farm_wood": 2}}, "winter.farm_wood: stands elsewhere now; write storage.farm.wood"),
        ({"winter": {"coal_store_coal": 2}}, "write storage.coal-store.coal"),
    ],
)  # fmt: skip
def test_what_cannot_be_is_refused_by_its_key(tmp_path: Path, tables: dict[str, Any], problem: str) -> None:
    assert any(problem in line for line in faults(draft(tmp_path, **tables))), faults(
        draft(tmp_path, **tables)
    )


def test_a_place_without_its_tile_is_no_fault(tmp_path: Path) -> None:
    path = draft(tmp_path, storage={"barn": {"removed": True}}, tile={"12": {"ability": "none"}})
    assert not faults(path) and "stores" not in english(tile_told(load_ruleset(path), "12"))


def test_iron_is_stored_with_the_module_alone(tmp_path: Path) -> None:
    path = draft(tmp_path, storage={"cellar": {"iron": 2}})
    with refused(SetupError, "storage.cellar.iron"):
        new_game(Setup(ruleset=path))
    box = new_game(Setup(ruleset=path, modules=frozenset({"iron"}), tunnel="A")).box
    assert box.storage.vp[Slot.CELLAR] == {Resource.IRON: 2}


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_are_made_from_the_places(tmp_path: Path, language: str) -> None:
    places = {"shed": {"since": "31", "wood": 7}, "barn": {"food": 5, "coal": "none"}}
    path, words = draft(tmp_path, storage=places), words_of(language)
    ruleset, plain = load_ruleset(path), load_ruleset()
    told = words.line(passage("W3", ruleset))
    assert "7" in told and "5" in told and told != words.line(passage("W3", plain))
    for tile, figure in (("31", "7"), ("12", "5")):
        assert figure in words.line(tile_told(ruleset, tile)) and figure in words.line(
            tile_line(ruleset, ruleset.tile[tile])
        )
    (change,) = draft_changes(path)
    assert change.about == "winter-storage" and change.before is not None
    assert words.line(change.now) != words.line(change.before) and "7" in words.line(change.now)


def test_the_english_words_of_places(tmp_path: Path) -> None:
    ruleset = load_ruleset(draft(tmp_path, storage={"shed": {"since": "31", "wood": 2, "food": 0}}))
    assert "Workshop: 1 iron (1 VP). Shed (Mining Timber): 1 food or wood (2 VP). R-31" in english(
        passage("W3", ruleset)
    )
    assert english(tile_line(ruleset, ruleset.tile["31"])).endswith("stores 1 food or wood (2 VP)")
    assert "In winter it stores 1 food or wood (2 VP)." in english(tile_told(ruleset, "31"))
    assert english(tile_line(ruleset, ruleset.tile["24"])).endswith("stores 1 coal (1 VP) and 1 wood")


@pytest.mark.parametrize("seed", range(4))
def test_most_vp_and_room_are_those_of_the_best_way_to_store(seed: int) -> None:
    """By every way there is to fill the places."""
    chance, ruleset = Random(seed), load_ruleset()
    storage, slots = Storage(ruleset, {}), tuple(Slot)[:4]
    storage.vp = {
        slot: {kind: chance.randrange(4) for kind in Resource if chance.random() < 0.6} for slot in slots
    }
    for amounts in product(range(3), repeat=len(Resource)):
        ways = [
            way
            for way in product(*([None, *storage.vp[slot]] for slot in slots))
            if all(way.count(kind) <= amounts[kind] for kind in Resource)
        ]
        worth = [
            sum(storage.vp[at][kind] for at, kind in zip(slots, way, strict=True) if kind is not None)
            for way in ways
        ]
        assert storage.best(slots, amounts) == max(worth)
        most = max(sum(kind is not None for kind in way) for way in ways)
        assert storage.fits(slots, amounts) == (most == sum(amounts))


@pytest.mark.long
@settings(max_examples=60, suppress_health_check=[*HealthCheck], print_blob=True, deadline=None)
@given(
    st.dictionaries(st.sampled_from([slot.id for slot in Slot]), values(StorageData), min_size=1),
    st.integers(0, 999),
)
def test_any_places_are_refused_or_play(tmp_path: Path, places: dict[str, Any], seed: int) -> None:
    path = draft(tmp_path, storage=places)
    if faults(path):
        return
    for modules in (frozenset[str](), frozenset({"black", "iron"})):
        setup = Setup(seats=2, seed=seed, ruleset=path, modules=modules)
        try:
            state = new_game(setup)
        except ValueError:
            assert not modules  # iron without the module Iron
            continue
        chance, moves = Random(seed), []
        while state.to_move is not None:
            found = [*legal_moves(state)]
            assert found and all(refusal(state, move) is None for move in found)
            if isinstance(found[0], Store):
                assert state_json(from_json(state_json(state), Shelf(given=path))) == state_json(state)
            moves.append(lively(chance, state))
            play(state, moves[-1])
        assert state_json(replay(record_text(setup, moves), Shelf(given=path))[2]) == state_json(state)
