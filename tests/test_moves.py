"""Moves: one object for equal moves, a line of text that parses back, nothing that can be changed."""

from __future__ import annotations

import copy
import pickle
from dataclasses import FrozenInstanceError

import pytest

from game.rules import Setup, new_game, parse_move
from game.rules.moves import (
    Acquire,
    Activate,
    Choose,
    CountCart,
    Dig,
    Drain,
    GiveCoal,
    GiveFood,
    Lay,
    Move,
    Prop,
    Store,
    Swap,
    Take,
    TakeBonus,
    TakeMarker,
)
from game.rules.setup import SetupError
from game.rules.terms import Bonus, Colour, Field, Marker, Place, Resource, Slot
from game.words import words_of

MOVES: list[Move] = [
    Take(1, Colour.YELLOW),
    Swap(0, Colour.BLACK, Colour.BROWN),
    Lay(Field.FARMER, (1, 0, 2), (0, 1, 0)),
    Lay(Field.COAL_DIGGER, food=1),
    Lay(Field.FARMHAND, (1, 1, 0), wild=1, basket=1, cottage=1),
    Activate(Field.FARMER, Colour.BROWN),
    Acquire(Field.FARMHAND, "24", Resource.WOOD),
    Prop(Place.TUNNEL, iron=True),
    GiveFood(None, water=True),
    GiveCoal(2),
    CountCart(2),
    TakeMarker(Marker.WINDLASS),
    TakeBonus(Bonus.THALER),
    Dig(),
    Drain(2),
    Choose("3 wood, 1 water"),
    Store(Slot.COAL_STORE, None),
]


@pytest.mark.parametrize("move", MOVES, ids=str)
def test_equal_moves_are_one_object(move: Move) -> None:
    assert type(move)(*move.fields()) is move
    assert copy.copy(move) is move and copy.deepcopy(move) is move
    assert pickle.loads(pickle.dumps(move)) is move
    assert parse_move(str(move)) is move


@pytest.mark.parametrize("move", MOVES, ids=str)
def test_a_move_cannot_be_changed(move: Move) -> None:
    for name in move.__match_args__:  # type: ignore[attr-defined]
        with pytest.raises(FrozenInstanceError):
            setattr(move, name, 0)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "take",
        "take black from 0",
        "take black from 01",
        "take  black from 2 now",
        "lay farmer",
        "lay farmer: ",
        "lay farmer: 2 coal",
        "lay farmer: 1 black, 2 black",
        "lay farmer: 0 black",
        "lay smith: nothing",
        "drain two",
        "drain 02",
        "acquire 7X by farmer",
        "store gold in barn",
        "DIG",
    ],
)
def test_other_text_is_no_move(text: str) -> None:
    with pytest.raises(ValueError, match="no move"):
        parse_move(text)


@pytest.mark.parametrize(
    ("setup", "said"),
    [
        (Setup(seats=5), "2, 3 or 4 can play, not 5 (S1)"),
        (Setup(seed=-1), "-1 (S8)"),
        (Setup(seed=1 << 64), "2^64 − 1, not 18446744073709551616 (S8)"),
        (Setup(ruleset="nowhere.toml"), "nowhere.toml"),
        (Setup(layout="Moon"), "Rows for 2"),
        (Setup(seats=4, layout="Rows for 2"), "4 seats"),
        (Setup(tiles="best"), "first, random, recommended or"),
        (Setup(modules=frozenset({"steel"})), "black and iron"),
        (Setup(tunnel="B"), "I4"),
        (Setup(tunnel="C", modules=frozenset({"iron"})), "I4"),
        (Setup(new_tiles=("99",)), "'99' is no tile"),
        (Setup(new_tiles=("10E",)), "10E Abandoned Farm belongs to the module Iron"),
        (Setup(start_improved_farmhand=True), "13 Pickaxe is on the board"),
    ],
)
def test_a_setup_that_cannot_be_played_says_why(setup: Setup, said: str) -> None:
    with pytest.raises(SetupError) as refused:
        new_game(setup)
    assert said in words_of("en").error(refused.value)
