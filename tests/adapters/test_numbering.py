"""Action ids: each legal move has one, no two share one, and they stay as they are."""

from __future__ import annotations

from hashlib import sha256
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings

from game.adapters.lay_table import held_disks
from game.adapters.numbering import numbering
from game.adapters.vocabulary import vocabulary_of
from game.rules import Setup, legal_moves, new_game, parse_move, play
from game.rules.moves import KINDS, Move
from tests.adapters.kinds import BY_NAME, SETUPS, named
from tests.properties.games import NUMBERS, any_moves, lively, setups

games = settings(max_examples=30, suppress_health_check=[HealthCheck.too_slow])
DIGESTS = (
    "666 a104c61bdd982c08",
    "7486 0ea8664afb4512d7",
    "3300 41d5fb0093d6865f",
    "714 1b139cecbf1c5069",
    "762 eb12ef42d72a615d",
    "957 b05a54fa00dc7504",
    "666 a104c61bdd982c08",
)
"""The number of ids of each setup, and the beginning of the digest of their moves, a line for each."""


@pytest.mark.long
@games
@given(setups(), NUMBERS)
def test_each_legal_move_has_an_id_of_its_own(setup: Setup, number: int) -> None:
    ids, state, random = numbering(vocabulary_of(setup)), new_game(setup), Random(number)
    while state.to_move is not None:
        moves = [*legal_moves(state)]
        found = [ids.id_of(move) for move in moves]
        assert len({*found}) == len(moves)
        assert [ids.moves[one] for one in found] == moves
        play(state, lively(random, state), None)


@named
def test_ids_are_a_table_of_moves_that_all_differ(setup: Setup) -> None:
    ids = numbering(vocabulary_of(setup))
    assert len(ids) == len({*ids.moves}) == len({*map(str, ids.moves)})
    for number, move in enumerate(ids.moves):
        assert ids.id_of(move) == number and ids.id_of(parse_move(str(move))) == number
    assert [block.kind for block in ids.blocks] == [*KINDS]
    assert [block.first for block in ids.blocks] == [
        sum(block.size for block in ids.blocks[:at]) for at in range(len(ids.blocks))
    ]
    assert sum(block.size for block in ids.blocks) == len(ids)
    for block in ids.blocks:
        assert {*map(type, ids.moves[block.first : block.first + block.size])} == {block.kind}


@pytest.mark.parametrize(("setup", "digest"), [*zip(SETUPS, DIGESTS, strict=True)], ids=[*BY_NAME])
def test_ids_never_change(setup: Setup, digest: str) -> None:
    moves = numbering(vocabulary_of(setup)).moves
    lines = "\n".join(map(str, moves))
    assert f"{len(moves)} {sha256(lines.encode()).hexdigest()[:16]}" == digest


def test_ids_depend_on_no_seed_board_or_way_to_lay_the_tiles() -> None:
    usual = vocabulary_of(Setup())
    assert vocabulary_of(Setup(seed=9, layout="three-long-legs", tiles="random", open_planning=True)) == usual
    named = Setup(tiles=("11", "12", "13", "21", "22", "23", "31", "32", "33", "41", "42", "43"))
    assert vocabulary_of(named) == usual


def test_a_move_of_another_game_has_no_id() -> None:
    ids = numbering(vocabulary_of(Setup()))
    for text in ("take black from 3", "acquire 16 by farmer", "lay farmer: 8 black", "lay farmer: 1 cottage"):
        with pytest.raises(KeyError):
            ids.id_of(parse_move(text))


def test_a_hand_holds_one_colour_or_two_up_to_the_limit() -> None:
    hands = [*held_disks((7, 7, 4), 5)]
    assert len({*hands}) == len(hands) == 1 + 7 + 7 + 4 + 3 * 10
    assert (7, 0, 0) in hands and (1, 0, 4) in hands and (2, 4, 0) not in hands


@games
@given(any_moves())
def test_what_a_record_can_say_is_not_mistaken_for_another_move(move: Move) -> None:
    ids = numbering(vocabulary_of(SETUPS[1]))
    try:
        number = ids.id_of(move)
    except KeyError:
        return
    assert ids.moves[number] == move and str(ids.moves[number]) == str(move)
