"""Section 11: variants. Open planning (V5) is in test_planning.py."""

from __future__ import annotations

import pytest

from game.rules import Setup, new_game
from game.rules.engine import final_lines
from game.rules.message import Message, message
from game.rules.ruleset import LayoutData, load_ruleset
from game.rules.setup import SetupError, layouts
from game.rules.terms import Ability
from tests.rules.helpers import (
    at_planning,
    at_winter,
    do,
    end_phase,
    game,
    give,
    legal,
    own,
    rule,
    setup_refused,
)

BASE = load_ruleset()
NAMED = {
    "tower": ("3334", {3}),
    "three-long-legs": ("3333", {2, 3}),
    "three-short-legs": ("3333", {2, 3}),
    "two-long-asymmetric-legs": ("3333", {2, 3}),
    "two-short-asymmetric-legs": ("3333", {2, 3}),
    "two-rounds": ("3333", {2, 3}),
    "wings": ("3344", {3}),
    "flower": ("4334", {3}),
    "butterfly": ("4334", {3}),
    "four-long-legs": ("5444", {4}),
    "four-short-legs": ("5544", {4}),
    "three-circles": ("5445", {4}),
}
BOARDS = [(layout.id, seats) for layout in BASE.layout for seats in layout.seats]


def _layout(name: str) -> LayoutData:
    return next(layout for layout in BASE.layout if layout.id == name)


def _touch(one: tuple[int, int], other: tuple[int, int]) -> bool:
    """Neighbours in axial coordinates are one step apart."""
    q, r = one[0] - other[0], one[1] - other[1]
    return max(abs(q), abs(r), abs(q + r)) == 1


# -- V1 --


@rule("V1")
@pytest.mark.parametrize("name", NAMED)
def test_the_twelve_named_shapes(name: str) -> None:
    widths, seats = NAMED[name]
    layout = _layout(name)
    assert "".join(str(len(level)) for level in layout.levels) == widths
    assert set(layout.seats) == seats


@rule("V1", "S5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_standard_board(seats: int) -> None:
    layout = _layout(layouts(BASE, seats)[0])
    assert game(seats).box.layout == layout.id
    assert [len(level) for level in layout.levels] == [seats + 1] * 4


@rule("V1")
@pytest.mark.parametrize(("name", "seats"), BOARDS)
def test_tiles_a_level(name: str, seats: int) -> None:
    for level in _layout(name).levels:
        assert len(level) >= 3
        assert seats == 2 or len(level) in (seats, seats + 1)


@rule("V1", "R-23")
@pytest.mark.parametrize("name", sorted({name for name, _ in BOARDS}))
def test_levels_touch_their_neighbours_only(name: str) -> None:
    levels = _layout(name).levels
    for number, level in enumerate(levels):
        for place in level:
            if number:
                assert any(_touch(place, above) for above in levels[number - 1])
            for far in levels[number + 2 :]:
                assert not any(_touch(place, other) for other in far)
    places = [place for level in levels for place in level]
    assert len(places) == len(set(places))


@rule("V1")
@pytest.mark.parametrize(("name", "seats"), BOARDS)
def test_the_boards_neighbours_are_the_hexes_that_touch(name: str, seats: int) -> None:
    box = game(seats, layout=name).box
    for tile in box.tiles:
        assert set(box.neighbours[tile.index]) == {
            other.index for other in box.tiles if _touch(tile.hex, other.hex)
        }
        assert tile.hex in _layout(name).levels[tile.level - 1]


@rule("V1")
@pytest.mark.parametrize(
    ("name", "seats"), [("tower", 2), ("flower", 4), ("four-long-legs", 3), ("Castle", 2)]
)
def test_a_shape_for_other_seats_is_refused(name: str, seats: int) -> None:
    with setup_refused("setup-wrong-board", "layout", seats=seats, given=repr(name)):
        new_game(Setup(seats=seats, layout=name))


# -- V2 --


@rule("V2", "S5")
def test_numerical_tiles() -> None:
    state = game(3, layout="tower")
    tiles = " ".join(tile.id for tile in state.box.tiles)
    assert tiles == "11 12 13 21 22 23 31 32 33 41 42 43 44"


@rule("V2")
def test_random_tiles_lie_on_their_level_and_differ_by_seed() -> None:
    boards = set()
    for seed in range(20):
        tiles = [tile.id for tile in game(3, seed, layout="wings", tiles="random").box.tiles]
        assert [number[0] for number in tiles] == list("1112223333" + "4444")
        assert len(set(tiles)) == len(tiles)
        boards.add(tuple(tiles))
    assert len(boards) > 15
    assert {board[0] for board in boards} == {"11", "12", "13", "14", "15"}


CHOSEN = ("15", "11", "13", "25", "21", "23", "35", "31", "33", "45", "41", "43")


@rule("V2")
def test_chosen_tiles_lie_as_chosen() -> None:
    state = game(2, tiles=CHOSEN)
    assert tuple(tile.id for tile in state.box.tiles) == CHOSEN
    assert [tile.hex for tile in state.box.tiles[:3]] == list(_layout("rows-for-2").levels[0])


@rule("V2")
@pytest.mark.parametrize(
    ("tiles", "said"),
    [
        (CHOSEN[:-1], message("setup-tile-count", count=11, places=12)),
        (("12", "12", *CHOSEN[2:]), message("setup-tile-twice")),
        (("21", *CHOSEN[1:3], "15", *CHOSEN[4:]), message("setup-tile-level", level=2, wanted=1)),
        (("99", *CHOSEN[1:]), message("setup-no-tile", given="'99'")),
        ("numerical", message("setup-no-way", given="'numerical'")),
    ],
)
def test_a_choice_that_cannot_be_is_refused(tiles: tuple[str, ...], said: Message) -> None:
    with setup_refused(said.id, "tiles", **dict(said.values)):
        new_game(Setup(seats=2, tiles=tiles))


# -- V3 --

WITHOUT_BUILDINGS = ("11", "13", "14", "21", "22", "23", "31", "32", "33", "41", "42", "43")
WITHOUT_PICKAXE = ("11", "12", "14", *WITHOUT_BUILDINGS[3:])
BUILDINGS = {Ability.BARN, Ability.CHARCOAL_BURNER, Ability.COAL_STORAGE, Ability.WATER_MILL}


@rule("V3")
def test_players_may_start_with_the_buildings() -> None:
    for seat in game(2, tiles=WITHOUT_BUILDINGS, start_buildings=True).seats:
        assert {ability for ability in Ability if seat.has(ability)} == BUILDINGS


@rule("V3", "R-33")
def test_only_with_those_whose_tiles_are_not_on_the_board() -> None:
    for seat in game(2, tiles=WITHOUT_PICKAXE, start_buildings=True).seats:  # the Barn is there
        assert {ability for ability in Ability if seat.has(ability)} == BUILDINGS - {Ability.BARN}


@rule("V3")
def test_players_may_start_with_the_improved_farmhand() -> None:
    state = game(2, tiles=WITHOUT_PICKAXE, start_improved_farmhand=True)
    assert all(seat.has(Ability.IMPROVED_FARMHAND) for seat in state.seats)
    with setup_refused("setup-improved", "start_improved_farmhand"):
        game(2, tiles=WITHOUT_BUILDINGS, start_improved_farmhand=True)


@rule("V3", "R-33")
def test_with_every_building_on_the_board_there_is_none_to_start_with() -> None:
    with setup_refused("setup-every-building", "start_buildings"):
        game(4, start_buildings=True)


@rule("V3", "R-33")
def test_a_random_board_leaves_the_pickaxe_out_if_the_farmhand_starts_improved() -> None:
    boards = [game(2, seed, tiles="random", start_improved_farmhand=True).box.index for seed in range(40)]
    assert not any("13" in board for board in boards)
    assert any("13" in game(2, seed, tiles="random").box.index for seed in range(40))
    with pytest.raises(SetupError):
        game(4, tiles="random", start_improved_farmhand=True)  # five of five tiles of level 1 are needed


@rule("V3", "R-33")
def test_a_random_board_is_drawn_again_until_there_is_a_building_to_start_with() -> None:
    for seed in range(40):
        state = game(4, seed, layout="four-short-legs", tiles="random", start_buildings=True)
        assert any(state.seats[0].has(building) for building in BUILDINGS)
        plain = game(4, seed, layout="four-short-legs", tiles="random")
        on_board = {tile.ability for tile in plain.box.tiles}
        if BUILDINGS - on_board:
            assert state.box.index == plain.box.index
    with setup_refused("setup-none-drawn-building", "tiles"):
        game(4, tiles="random", start_buildings=True)


@rule("V3", "P7")
def test_both_can_be_used_from_the_first_phase_on() -> None:
    where = {"tiles": (*WITHOUT_PICKAXE[:1], "14", "15", *WITHOUT_PICKAXE[3:])}
    state = at_planning((2, 0, 1), start_buildings=True, start_improved_farmhand=True, **where)
    state.seats[0].ready = state.seats[0].abilities
    do(state, "lay farmer: nothing")
    assert "lay farmhand: 1 black, 1 yellow" in legal(state)
    do(state, "lay farmhand: nothing", "lay coal-digger: nothing")
    assert legal(state) == ["lay water-mill: nothing", "lay water-mill: 2 black"]


@rule("V3", "R-24", "G4")
def test_such_buildings_store_and_score_but_bear_no_symbol() -> None:
    state = at_winter(year=3, tiles=WITHOUT_BUILDINGS, start_buildings=True)
    give(state.seats[0], food=2, coal=1)
    end_phase(state)
    do(state, "store nothing in farm", "store food in barn", "store coal in coal-store")
    assert {line.rule: line.vp for line in final_lines(state, 0)}["G4"] == 0
    assert state.seats[0].score == 2 + 1 - 3  # and 2 Thaler were missing
    own(state, 0, "11")
    assert {line.rule: line.vp for line in final_lines(state, 0)}["G4"] == 0
