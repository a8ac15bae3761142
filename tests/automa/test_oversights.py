"""What levels below the bauer overlook: the data, and what each oversight does at the table."""

from __future__ import annotations

import pytest

from game.automa import LEVELS, named
from game.automa.bauer import Bauer
from game.automa.data_files import DataError, levels, text_of
from game.automa.oversights import FILE, overlooking, oversights, read_oversights, weights_of
from game.automa.weights import PLAIN
from game.rules import legal_moves, new_game, view
from game.rules.moves import Take
from game.rules.state import GameState
from game.rules.terms import Step
from tests.automa.games import decisions, mix, players
from tests.english import refused
from tests.rules.helpers import at_taking, at_working
from tests.rules.options import text_of as said

BELOW = [name for name in LEVELS if levels()[name].overlooks]


def choice(state: GameState, *names: str) -> str:
    """The move of a bauer with these oversights."""
    player = Bauer(1, overlooking(names))
    return said(state, player.choose(view(state, state.to_move), legal_moves(state)).move)


# -- data --


def test_each_level_overlooks_all_that_the_next_one_does_and_more() -> None:
    assert BELOW == ["pachtbauer", "kleinbauer", "siedler", "heuerling"]
    known: set[str] = set()
    for name in BELOW:
        own = set(levels()[name].overlooks)
        assert known < own <= oversights().keys()
        known = own
    assert known == oversights().keys()


def test_a_level_is_a_bauer_with_its_oversights() -> None:
    player = named("siedler")(1)
    assert isinstance(player, Bauer) and player.name == "siedler"
    assert player.weights is weights_of("siedler")
    assert overlooking([]) is PLAIN and weights_of("bauer") is PLAIN


def test_a_temperament_leaves_the_oversights() -> None:
    player = named("siedler:miner")(1)
    assert isinstance(player, Bauer)
    assert player.weights.thinking is weights_of("siedler").thinking and player.weights.tastes.coal_dug


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("[a]\nleaves_out = ['naps']\n", "a.leaves_out"),
        ("[a]\nweights = { naps = 1.0 }\n", "naps"),
        ("[a]\nhope = [1.0]\n", "a.hope"),
        ("[a]\nnaps = 1\n", "naps"),
    ],
)
def test_a_wrong_file_is_refused(text: str, part: str) -> None:
    with refused(DataError, rf"{FILE}.*{part}"):
        read_oversights(text)


def test_the_file_is_as_it_should_be() -> None:
    assert read_oversights(text_of(FILE)) == oversights()


# -- what each does --


@pytest.mark.parametrize("name", sorted(oversights()))
def test_each_oversight_changes_a_decision(name: str) -> None:
    """In games of heuerlings; what all of them have besides stays."""
    others = [other for other in levels()["heuerling"].overlooks if other != name]
    player = Bauer(1, overlooking(others))
    for number in range(12):
        state = new_game(mix(2, number))
        for seen, moves, decision in decisions(state, players("heuerling", "heuerling", seed=number)):
            if len(moves) > 1 and player.choose(seen, moves).move != decision.move:
                return
    pytest.fail("nothing is decided otherwise")


def test_the_largest_group_is_taken_whatever_it_is_for() -> None:
    for number in range(4):
        state = new_game(mix(2, number))
        for seen, _, decision in decisions(state, players("siedler", "siedler", seed=number)):
            if seen.step == Step.FIRST_TAKING and isinstance(decision.move, Take):
                taken = seen.action[decision.move.pool][decision.move.colour]
                assert taken == max(max(pool) for pool in seen.action)


def test_who_is_paid_works() -> None:
    """Coal is dug as long as there is any, though the prop is worth more to it."""
    state = at_working("farmer: 1 black", seat={"pinge_dug": 3, "pinge_props": 1, "coal": 1})
    assert choice(state, "early-end") == "activate farmer"


def test_without_the_second_taking_a_group_counts_alone() -> None:
    """Brown first leaves two yellow to follow; alone yellow is worth more."""
    state = at_taking([(0, 0, 1), (0, 1, 1)])
    assert choice(state) == "take brown from 2"
    assert choice(state, "second-taking") == "take yellow from 1"
