"""Moves: equal by what they say, a line of text that parses back."""

from __future__ import annotations

import copy
import pickle
import re
from itertools import islice, permutations

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
    UseMarker,
)
from game.rules.record import NotationError
from game.rules.setup import SetupError
from game.rules.terms import Bonus, Colour, Field, Marker, Place, Resource, Slot, Term
from tests.english import english

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
    Choose(0),
    Store(Slot.COAL_STORE, None),
]


@pytest.mark.parametrize("move", MOVES, ids=str)
def test_equal_moves_serve_alike(move: Move) -> None:
    made = type(move)(*move.fields())
    copies = copy.copy(move), copy.deepcopy(move), pickle.loads(pickle.dumps(move)), parse_move(str(move))
    for again in (made, *copies):
        assert again == move and hash(again) == hash(move) and type(again) is type(move)


def test_other_moves_are_not_equal() -> None:
    assert len({*MOVES, *MOVES}) == len(MOVES)
    assert all((one == other) is (one is other) for one in MOVES for other in MOVES)
    assert MOVES[0] != str(MOVES[0])


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
        "lay nobody-at-all: nothing",
        "drain two",
        "drain 02",
        "acquire 7X by farmer",
        "store gold in barn",
        "lay farmer: 1 black 1 brown",
        "lay Water Mill: nothing",
        "take bonus Thaler",
        "take marker oil lamp",
        "choose 0",
        "choose 1 thaler",
        "DIG",
    ],
)
def test_other_text_is_no_move(text: str) -> None:
    with pytest.raises(NotationError) as wrong:
        parse_move(text)
    said = dict(wrong.value.said.values)
    assert wrong.value.said.id == "notation-no-move" and said["text"] == repr(" ".join(text.split()))
    assert all(parse_move(str(said[name])) for name in ("one", "other"))


def test_what_lies_on_a_field_is_read_in_any_order_and_written_in_one() -> None:
    lay = Lay(Field.WATER_MILL, (2, 0, 1), (0, 0, 1), 1, 2, 1, 1, 1)
    written = (
        "lay water-mill: 2 black, 1 yellow, 1 wheelbarrow, 1 kiepenkerl, 1 wicker-basket, 1 cottage, "
        "1 food, 2 thaler"
    )
    field, _, items = written.partition(": ")
    assert str(lay) == written
    for turned in islice(permutations(items.split(", ")), 0, 40_320, 97):
        assert parse_move(f"{field}: {', '.join(turned)}") == lay


@pytest.mark.parametrize("terms", [Field, Marker, Bonus, Slot, Place, Resource, Colour])
def test_ids_are_of_one_kind(terms: type[Term]) -> None:
    assert all(re.fullmatch(r"[a-z]+(-[a-z]+)*", term.id) for term in terms)


def test_a_move_is_written_with_ids() -> None:
    assert str(UseMarker(Marker.HAULING_CABLE)) == "use hauling-cable"
    assert str(TakeBonus(Bonus.THALER)) == "take bonus thaler"
    assert str(Activate(Field.FARMERS_WIFE)) == "activate farmers-wife"
    assert str(Store(Slot.COAL_STORE, Resource.COAL)) == "store coal in coal-store"
    assert str(Choose(2)) == "choose 3"


@pytest.mark.parametrize(
    ("setup", "said"),
    [
        (Setup(seats=5), "2, 3 or 4 can play, not 5 (S1)"),
        (Setup(seed=-1), "-1 (S8)"),
        (Setup(seed=1 << 64), "2^64 − 1, not 18446744073709551616 (S8)"),
        (Setup(ruleset="nowhere.toml"), "nowhere.toml"),
        (Setup(layout="Moon"), "rows-for-2"),
        (Setup(seats=4, layout="rows-for-2"), "4 seats"),
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
    assert said in english(refused.value)
