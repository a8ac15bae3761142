"""Workers that a ruleset adds: their fields, what pays them, what they bring, and who has them."""

from __future__ import annotations

import pickle
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from game.rules import (
    Setup,
    legal_moves,
    new_game,
    parse_move,
    play,
    record_text,
    refusal,
    replay,
    state_json,
)
from game.rules.engine import open_fields
from game.rules.events import Scored, WorkerActivated
from game.rules.moves import Activate, Move
from game.rules.position import from_json
from game.rules.record import NotationError, Shelf
from game.rules.ruleset import WorkerData, digest
from game.rules.ruleset.worker_checks import MOST_ADDED
from game.rules.state import GameState
from game.rules.terms import Field, Step
from tests.english import faults
from tests.properties.games import lively
from tests.rules.helpers import do, end_phase, idle_to_step, legal, refused
from tests.schema import values, written

SMITH = {
    "kind": "further",
    "use": {"yellow": {"pay": [{"yellow": 1}], "spend": {"coal": 1}, "gain": {"vp": 2}}},
}
BOY = {
    "kind": "contract",
    "dig": "pinge",
    "until": "exhausted",
    "use": {"paid": {"pay": [{"food": 1}], "actions": 1}},
}
NEW_TILE = {"name": "Forge", "level": 1, "cost": ["any"], "symbol": "building"}


def draft(folder: Path, **tables: Any) -> str:
    """Return the path of a ruleset with these tables."""
    return written(folder / f"{len([*folder.iterdir()])}.toml", tables)


def planning(ruleset: str, **seat: Any) -> GameState:
    """Return a game of this ruleset in which seat 1 plans first, with these goods and disks."""
    state = new_game(Setup(seats=2, seed=1, ruleset=ruleset))
    idle_to_step(state, Step.PLANNING)
    assert state.to_move is not None
    for name, value in seat.items():
        setattr(state.seats[state.to_move], name, value)
    return state


def played(setup: Setup) -> tuple[GameState, list[Move]]:
    """Return a game that chance played to its end, with its moves."""
    state, chance, moves = new_game(setup), Random(setup.seed), list[Move]()
    while state.to_move is not None:
        found = [*legal_moves(state)]
        assert found and all(refusal(state, move) is None for move in found)
        moves.append(lively(chance, state))
        play(state, moves[-1])
    return state, moves


def lay_nothing_until(state: GameState, field: str) -> None:
    """Leave the fields before this one empty."""
    while not any(text.startswith(f"lay {field}:") for text in legal(state)):
        do(state, next(text for text in legal(state) if text.endswith("nothing")))


def to_working(state: GameState) -> int:
    """Leave all further fields empty; return the seat that works first."""
    while state.step == Step.PLANNING:
        do(state, next(text for text in legal(state) if text.endswith("nothing")))
    assert state.to_move is not None
    return state.to_move


def test_an_added_worker_has_a_field_after_those_of_the_base(tmp_path: Path) -> None:
    state = planning(draft(tmp_path, worker={"smith": SMITH, "apprentice": SMITH}))
    assert [field.id for field in open_fields(state.seats[0])] == [
        "farmer", "farmhand", "coal-digger", "apprentice", "smith",
    ]  # fmt: skip


def test_he_takes_what_pays_him_and_nothing_else(tmp_path: Path) -> None:
    state = planning(draft(tmp_path, worker={"smith": SMITH}), disks=(1, 0, 2), food=1)
    lay_nothing_until(state, "smith")
    assert legal(state) == ["lay smith: nothing", "lay smith: 1 yellow"]
    assert (refused(state, "lay smith: 2 yellow"), refused(state, "lay smith: 1 food")) == ("P1", "P4")


def test_he_spends_and_gains_at_once(tmp_path: Path) -> None:
    state = planning(draft(tmp_path, worker={"smith": SMITH}), disks=(0, 0, 1), coal=1)
    lay_nothing_until(state, "smith")
    do(state, "lay smith: 1 yellow")
    number = to_working(state)
    events = do(state, "activate smith")
    seat = state.seats[number]
    assert (seat.coal, seat.score) == (0, 2)
    assert WorkerActivated(number, Field.named("smith"), 0) in events
    assert Scored(number, 2, "P1") in events
    assert refused(state, "activate smith") == "P1"


def test_without_what_he_spends_he_has_nothing_to_do(tmp_path: Path) -> None:
    state = planning(draft(tmp_path, worker={"smith": SMITH}), disks=(0, 0, 1))
    lay_nothing_until(state, "smith")
    do(state, "lay smith: 1 yellow")
    to_working(state)
    assert legal(state) == ["end turn"]
    assert refused(state, "activate smith") == "P8"


def test_a_contract_worker_digs_where_he_works_and_leaves_with_the_pinge(tmp_path: Path) -> None:
    path = draft(tmp_path, worker={"boy": BOY})
    state = planning(path, food=1)
    lay_nothing_until(state, "boy")
    do(state, "lay boy: 1 food")
    number = to_working(state)
    do(state, "activate boy", "dig")
    assert (state.seats[number].coal, state.pending) == (1, ())
    seat = state.seats[number]
    seat.pinge_dug = seat.board.pinge_size
    assert "boy" not in [field.id for field in open_fields(seat)]


def test_owners_of_a_tile_have_him_from_the_phase_after(tmp_path: Path) -> None:
    opened = {**SMITH, "owning": "61"}
    path = draft(tmp_path, worker={"smith": opened}, tile={"61": NEW_TILE})
    tiles = tuple(
        "61" if tile == "11" else tile for tile in new_game(Setup(seats=2, ruleset=path)).box.contents.tiles
    )
    state = new_game(Setup(seats=2, seed=1, ruleset=path, tiles=tiles))
    idle_to_step(state, Step.PLANNING)
    number = state.to_move
    assert number is not None and "smith" not in [field.id for field in open_fields(state.seats[number])]
    state.seats[number].disks = (1, 0, 0)
    do(state, "lay farmer: 1 black")
    to_working(state)
    do(state, "acquire 61 by farmer")
    assert "smith" not in [field.id for field in open_fields(state.seats[number])]  # P7
    assert from_json(state_json(state), Shelf(given=path)).seats[number].ready == state.seats[number].ready
    end_phase(state)
    idle_to_step(state, Step.PLANNING)
    fields = {seat: [field.id for field in open_fields(state.seats[seat])] for seat in range(2)}
    assert "smith" in fields[number] and "smith" not in fields[1 - number]


def test_moves_of_added_workers_are_written_and_read(tmp_path: Path) -> None:
    new_game(Setup(seats=2, ruleset=draft(tmp_path, worker={"night-smith": SMITH})))
    for text in ("lay night-smith: 1 yellow", "activate night-smith"):
        assert str(parse_move(text)) == text
    for text in ("lay nobody-at-all: 1 yellow", "activate nobody-at-all", "acquire 11 by nobody-at-all"):
        with pytest.raises(NotationError):
            parse_move(text)


def test_a_field_is_the_same_in_every_process(tmp_path: Path) -> None:
    smith = Field.named("smith")
    assert Field.named("smith") is smith and Field(int(smith)) is smith
    assert pickle.loads(pickle.dumps(Activate(smith))) == Activate(smith)
    assert pickle.loads(pickle.dumps(smith)) is smith


def test_the_order_of_the_file_does_not_matter(tmp_path: Path) -> None:
    one = draft(tmp_path, worker={"smith": SMITH, "apprentice": SMITH})
    other = draft(tmp_path, worker={"apprentice": SMITH, "smith": SMITH})
    assert digest(one) == digest(other) != digest("base")
    assert open_fields(planning(one).seats[0]) == open_fields(planning(other).seats[0])


@pytest.mark.parametrize(
    ("worker", "problem"),
    [
        ({"Smith": SMITH}, "worker.Smith: is no name of a worker"),
        ({"smith": {**SMITH, "kind": "own"}}, "worker.smith.kind: belongs to farmer and farmhand alone"),
        ({"smith": {**SMITH, "owning": "99"}}, "worker.smith.owning: is no tile of this ruleset"),
        ({"smith": {**SMITH, "owning": "11", "since": "barn"}}, "worker.smith.owning: goes with a field"),
        ({"smith": {**SMITH, "develops": "always"}}, "worker.smith.develops: belongs to farmer and farmhand"),
        ({"smith": {"kind": "further", "use": {}}}, "worker.smith.use: is empty"),
        ({f"smith-{'abcd'[at]}": SMITH for at in range(MOST_ADDED + 1)}, f"can add {MOST_ADDED} workers"),
    ],
)  # fmt: skip
def test_what_cannot_be_is_refused_by_its_key(tmp_path: Path, worker: dict[str, Any], problem: str) -> None:
    assert any(problem in line for line in faults(draft(tmp_path, worker=worker)))


LINES = {
    "kind": 'kind = "further"',
    "pay": "use.yellow.pay = [{ yellow = 1 }]",
    "spend": "use.yellow.spend = { iron = 1, coal = 1 }",
    "gain": "use.yellow.gain = { vp = 2 }",
}
"""The lines below `[worker.smith]` of a smith, by what they say."""


@pytest.mark.parametrize(
    ("changed", "line", "told"),
    [
        ({"kind": ""}, 1, ".kind: is missing; give own, contract or further"),
        ({"kind": 'kind = "helper"'}, 2, ".kind: 'helper' is no known word; give own, contract or further"),
        ({"kind": 'kind = "own"'}, 2, ".kind: belongs to farmer and farmhand alone; give contract"),
        ({"pay": ""}, 3, ".use.yellow.pay: is empty; give what lies on the field, such as ["),
        ({"pay": "use.yellow.pay = [{ iron = 1 }]"}, 3, ".use.yellow.pay[0].iron: no such key"),
        (
            {"gain": ""},
            3,
            ".use.yellow: brings nothing; give actions, or what it gains, such as gain = { vp = 1 }",
        ),
        ({"gain": "use.yellow.gain = { vps = 2 }"}, 5, ".use.yellow.gain.vps: no such key, perhaps 'vp'"),
        (
            {"spend": "use.yellow.spend = { vp = 1 }"},
            4,
            ".use.yellow.spend.vp: only food, wood, coal, iron and",
        ),
        (
            {"more": "use.yellow.actions = 2"},
            6,
            ".use.yellow.actions: are of no use, as this worker neither digs"
            " nor drains nor reels; give him dig, drain or reel, or leave actions out",
        ),
        (
            {"more": 'dig = "mine"'},
            6,
            ".dig: is of no use, as no use of this worker brings actions; give actions",
        ),
        (
            {"more": "drains_first = true"},
            6,
            ".drains_first: belongs to a worker who both digs and drains; give",
        ),
        (
            {"more": 'since = "exhausted"\nuntil = "exhausted"'},
            7,
            ".until: comes no later than the field is open,"
            " which nobody could ever lay; leave it out, or give since another value",
        ),
        (
            {"more": 'owning = "99"'},
            6,
            ".owning: is no tile of this ruleset; give the number of one, such as 11",
        ),
        (
            {"more": 'use.yellow.owning = "99"'},
            6,
            ".use.yellow.owning: is no tile of this ruleset; give the number",
        ),
        (
            {"more": 'owning = "11"\nsince = "barn"'},
            6,
            ".owning: goes with a field that is open from the start or",
        ),
        (
            {"more": 'develops = "always"'},
            6,
            ".develops: belongs to farmer and farmhand alone, as other workers"
            " never acquire developments; leave it out",
        ),
        (
            {"more": "use.other = { pay = [{ yellow = 1 }], gain = { vp = 1 } }"},
            6,
            ".use.other.pay[0]: stands there",
        ),
        ({"more": 'rule = "Z9"'}, 6, ".rule: 'Z9' is no known word; give P1, "),
    ],
)
def test_what_is_wrong_with_a_worker_is_told_with_its_line_and_what_would_be_right(
    tmp_path: Path, changed: dict[str, str], line: int, told: str
) -> None:
    path = tmp_path / "mine.toml"
    lines = [text for text in (LINES | changed).values() if text]
    path.write_text("\n".join(["[worker.smith]", *lines, ""]), "utf-8")
    (fault,) = faults(str(path))
    assert fault.startswith(f"{path}:{line}: worker.smith{told}")


@pytest.mark.long
@settings(max_examples=60, suppress_health_check=[*HealthCheck], print_blob=True, deadline=None)
@given(
    st.dictionaries(st.sampled_from(("smith", "carter", "night-watch")), values(WorkerData), min_size=1),
    st.integers(0, 999),
)
def test_any_added_worker_is_refused_or_plays(tmp_path: Path, workers: dict[str, Any], seed: int) -> None:
    path = draft(tmp_path, worker=workers)
    if faults(path):
        return
    for modules in (frozenset[str](), frozenset({"black", "iron"})):
        setup = Setup(seats=2, seed=seed, ruleset=path, modules=modules)
        try:
            new_game(setup)
        except ValueError:
            assert not modules  # iron without the module Iron
            continue
        state, moves = played(setup)
        assert state_json(replay(record_text(setup, moves), Shelf(given=path))[2]) == state_json(state)
