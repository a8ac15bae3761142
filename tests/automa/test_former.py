"""The former levels decide as steiger and meister did when they were kept: hashes of moves from then."""

from __future__ import annotations

from hashlib import blake2b
from itertools import islice

import pytest

from game.automa import AUTOMAS, BASELINES, named
from game.automa.on_trial import weight_sets
from game.automa.weights import PLAIN
from game.rules import Setup, new_game
from tests.automa.games import board, decisions, mix, players

FORMER = ("former-meister", "former-steiger")
GAMES = (
    (board(2, 3), ("meister", "steiger"), 999, 206, "afff8cc86a57eeeb"),
    (mix(3, 19), ("steiger", "meister", "bauer"), 60, 60, "d1327770df55c35e"),
    (mix(4, 3), ("steiger", "steiger", "meister", "steiger"), 45, 45, "23b3fb449bf8bfff"),
)
"""Line-ups of former levels, and the number and hash of their moves at commit 0c452608."""

FOUND = {
    "coal": 1.11,
    "wood_to_burn": 1.68,
    "prop_tunnel": 0.708,
    "flood": 0.193,
    "tunnel_coal": 0.351,
    "building": 0.298,
    "symbol_more": 0.15,
    "reach": 0.321,
    "horse": 0.88,
    "mill": 2.24,
    "farmhand": 0.371,
    "second": 0.529,
}
"""The weights that they play with, where these are not the bauer's."""


@pytest.mark.parametrize(("setup", "levels", "most", "count", "digest"), GAMES, ids=["two", "three", "four"])
def test_they_play_as_they_did(
    setup: Setup, levels: tuple[str, ...], most: int, count: int, digest: str
) -> None:
    names = [f"former-{level}" if f"former-{level}" in FORMER else level for level in levels]
    game = decisions(new_game(setup), players(*names, seed=setup.seed))
    moves = [str(decision.move) for _, _, decision in islice(game, most)]
    assert len(moves) == count
    assert blake2b("\n".join(moves).encode(), digest_size=8).hexdigest() == digest


@pytest.mark.parametrize("name", FORMER)
def test_they_are_baselines(name: str) -> None:
    assert name in BASELINES and name not in AUTOMAS
    assert named(name)(1).name == name


def test_their_weights_are_those_they_had() -> None:
    """Whoever finds better weights gives them another name."""
    found, plain = weight_sets()["found"], weight_sets()["plain"]
    assert {name: vp for name, vp in found.items() if vp != plain[name]} == FOUND
    assert PLAIN.second == 0.7
