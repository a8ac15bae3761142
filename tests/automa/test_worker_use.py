"""A worker that a draft makes better is used more often by bauers, and one that it makes worse less often."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from game.automa.sight import unweighed
from game.rules import Setup, legal_moves, new_game, play, view
from game.rules.events import FieldLaid
from tests.automa.games import players

GAMES = 8
SMITH = """[worker.smith]
kind = "further"
[worker.smith.use.yellow]
pay = [{ yellow = 1 }]
spend = { coal = 1 }
gain = { vp = 2 }
"""
BETTER = [
    ("smith", ("vp = 2", "vp = 6")),
    ("smith", ("coal = 1", "coal = 0")),
    ("smith", ("{ yellow = 1 }", "{ yellow = 1 }, { black = 1 }, { brown = 1 }")),
    (
        "smith",
        ("gain = { vp = 2 }", "gain = { vp = 2 }\nmore = { autumn = { vp = 6 } }"),
    ),
    ("smith", ("spend = { coal = 1 }\ngain = { vp = 2 }", "gain = { food = 4 }")),
]
WORSE = [
    ("smith", ("vp = 2", "vp = 1")),
    ("smith", ("coal = 1", "coal = 3")),
    ("smith", ("{ yellow = 1 }", "{ yellow = 2, thaler = 1 }")),
    ("smith", ('kind = "further"', 'kind = "further"\nsince = "exhausted"')),
    ("smith", ('kind = "further"', 'kind = "further"\nowning = "41"')),
]


@cache
def used(text: str, worker: str) -> int:
    """How often two bauers lay something for a worker, over all games under a draft."""
    with TemporaryDirectory() as folder:
        draft = Path(folder, "draft.toml")
        draft.write_text(text, "utf-8")
        return sum(_laid(str(draft), worker, seed) for seed in range(GAMES))


def _laid(ruleset: str, worker: str, seed: int) -> int:
    state, table = new_game(Setup(seed=seed, ruleset=ruleset)), players("bauer", "bauer")
    count = 0
    while (seat := state.to_move) is not None:
        move = table[seat].choose(view(state, seat), legal_moves(state)).move
        for event in play(state, move):
            laid = isinstance(event, FieldLaid) and not event.lay.empty
            count += laid and event.lay.field.id == worker  # type: ignore[attr-defined]
    return count


def changed(change: tuple[str, str]) -> str:
    """The draft with another worker."""
    assert change[0] in SMITH
    return SMITH.replace(*change)


@pytest.mark.thorough
@pytest.mark.parametrize(("worker", "change"), BETTER, ids=[change[1] for _, change in BETTER])
def test_a_better_worker_is_used_more(worker: str, change: tuple[str, str]) -> None:
    assert used(changed(change), worker) > used(SMITH, worker)


@pytest.mark.thorough
@pytest.mark.parametrize(("worker", "change"), WORSE, ids=[change[1] for _, change in WORSE])
def test_a_worse_worker_is_used_less(worker: str, change: tuple[str, str]) -> None:
    assert used(changed(change), worker) < used(SMITH, worker)


def test_who_does_not_weigh_an_added_worker_is_remarked_upon() -> None:
    keys = ["worker.smith", "worker.smith.use.yellow.gain.vp"]
    found = {remark.level: remark.keys for remark in unweighed(keys, ["knecht", "bauer", "steiger"])}
    assert found == {"knecht": tuple(keys)}
