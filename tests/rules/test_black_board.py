"""Section 13: the fifth level, who may acquire there and what it scores; the tokens."""

from __future__ import annotations

import pytest

from game.rules import Setup, new_game
from game.rules.box import shape
from game.rules.ruleset import load_ruleset
from game.rules.setup import dealt
from game.rules.state import GameState
from tests.owning import owns
from tests.rules.expansion import BLACK, LAYS, about_to_buy, bought, reach, working
from tests.rules.helpers import allowed, at_working, do, game, legal, own, refused, rule

NAMED = ("11", "12", "13", "21", "22", "23", "31", "32", "33", "41", "42", "43")
OTHER_SHAPE = "three-circles"


def _black_ids(setup: Setup) -> tuple[str, ...]:
    tiles = dealt(setup)[1].tiles
    assert not {*tiles[: -setup.seats - 1]} & {*BLACK}
    return tiles[-setup.seats - 1 :]


def _setup(seats: int, seed: int = 0, **more: object) -> Setup:
    return Setup(seats=seats, seed=seed, modules=frozenset({"black"}), **more)  # type: ignore[arg-type]


# -- B1 --


@rule("B1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_fifth_level_of_one_tile_more_than_seats(seats: int) -> None:
    box = game(seats, modules=frozenset({"black"})).box
    assert [tile.level for tile in box.tiles if tile.black] == [5] * (seats + 1)
    assert {tile.id for tile in box.tiles if tile.black} <= {*BLACK}
    assert not any(tile.level == 5 for tile in game(seats).box.tiles)


@rule("B1")
@pytest.mark.parametrize("tiles", ["first", "random", "recommended", NAMED])
def test_their_order_and_choice_are_random(tiles: str | tuple[str, ...]) -> None:
    seen = {_black_ids(_setup(2, seed, tiles=tiles)) for seed in range(40)}
    assert len(seen) > 10
    assert {number for numbers in seen for number in numbers} == {*BLACK}
    assert all(len({*numbers}) == 3 for numbers in seen)


@rule("B1")
def test_they_may_be_chosen() -> None:
    setup = _setup(2, tiles=(*NAMED, "55", "51", "53"))
    assert {*_black_ids(setup)} == {"51", "53", "55"}


@rule("B1", "V1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_shape_keeps_rule_v1_with_the_fifth_level(seats: int) -> None:
    def touch(one: tuple[int, int], other: tuple[int, int]) -> bool:
        return (one[0] - other[0], one[1] - other[1]) in {(1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1)}

    found = [layout for layout in load_ruleset("base").layout if seats in layout.seats]
    assert len(found) >= 4
    for layout in found:
        levels = shape(layout, seats, black=True)
        assert len(levels) == 5 and len(levels[4]) == seats + 1
        every = [place for level in levels for place in level]
        assert len({*every}) == len(every)
        for number, level in enumerate(levels):
            for place in level:
                assert number == 0 or any(touch(place, above) for above in levels[number - 1])
                far = [hexes for other, hexes in enumerate(levels) if abs(other - number) > 1]
                assert not any(touch(place, hex_) for hexes in far for hex_ in hexes)


@rule("B1", "V1")
def test_three_circles_has_another_shape_for_five_black_tiles() -> None:
    (layout,) = (layout for layout in load_ruleset("base").layout if layout.id == OTHER_SHAPE)
    assert shape(layout, 4, black=True)[:4] != shape(layout, 4, black=False)
    assert [len(level) for level in shape(layout, 4, black=True)] == [5, 4, 4, 5, 5]
    state = new_game(_setup(4, layout=OTHER_SHAPE, tiles="random"))
    assert sum(tile.black for tile in state.box.tiles) == 5


@rule("B1")
def test_a_black_tile_with_a_token_is_closed_to_everyone() -> None:
    state = about_to_buy("51", seat={"food": 3, "coal": 3})
    own(state, 1, "51")
    assert refused(state, "acquire 51 by farmer") == "B1"
    assert refused(state, "acquire 51 by farmer for food") == "B1"
    assert not any(text.startswith("acquire 51") for text in legal(state))


@rule("B1", "T3")
def test_it_must_be_adjacent_and_nothing_buys_a_distant_one() -> None:
    state = working(f"farmer: {LAYS['51']}", modules=("black",), seat={"food": 3, "coal": 3, "wood": 3})
    assert refused(state, "acquire 51 by farmer") == "T4"
    for pay in ("food", "coal", "wood"):
        assert not allowed(state, f"acquire 51 by farmer for {pay}")
    reach(state, 0, "51")
    do(state, "acquire 51 by farmer")
    assert state.seats[0].coal + state.seats[0].wood == 6


@rule("B1", "T3")
def test_a_black_tile_of_ones_own_reaches_level_4() -> None:
    state = working("farmer: 5 brown", modules=("black",))
    black = state.box.tiles[-1]
    above = [index for index in state.box.neighbours[black.index] if state.box.tiles[index].level == 4]
    assert above
    tile = state.box.tiles[above[0]].id
    state = working(f"farmer: {LAYS[tile]}", modules=("black",))
    own(state, 0, black.id)
    do(state, f"acquire {tile} by farmer")
    assert owns(state, 0, tile)


@rule("B1")
def test_all_six_bonus_markers_are_in() -> None:
    for seats in (2, 3, 4):
        assert game(seats, modules=frozenset({"black"})).bonus_left == 0b111111


# -- B2 --


@rule("B2")
def test_a_player_owns_at_most_one() -> None:
    state = about_to_buy("54", owns=("53",))
    assert refused(state, "acquire 54 by farmer") == "B2"


@rule("B2", "T2")
def test_not_by_two_workers_in_one_phase_either() -> None:
    state = bought("54", "farmhand: 5 black", owns=("13",))
    reach(state, 0, "53")
    do(state, "choose 2 food", "take bonus tokens")
    assert refused(state, "acquire 53 by farmhand") == "B2"


# -- B3 --


@rule("B3")
@pytest.mark.parametrize(("taken", "vp"), [((), 5), (("51",), 4), (("51", "52"), 3), (("51", "52", "54"), 2)])
def test_vp_by_arrival_on_any_black_development(taken: tuple[str, ...], vp: int) -> None:
    state = about_to_buy("53")
    for other, tile in enumerate(taken, 1):
        own(state, other, tile)
    do(state, "acquire 53 by farmer")
    assert state.seats[0].score == vp


@rule("B3", "T6")
def test_levels_1_to_4_score_as_ever() -> None:
    state = about_to_buy("45", modules=("black",))
    own(state, 1, "53")
    do(state, "acquire 45 by farmer")
    assert state.seats[0].score == 4


# -- B7 --

NINE = ("11", "12", "13", "14", "15", "21", "22", "23", "24")


def _rich(*owns: str, **where: object) -> GameState:
    return at_working("farmer: 3 black", owns=owns, seats=4, **where)  # type: ignore[arg-type]


@rule("B7", "T9")
@pytest.mark.parametrize("module", ["black", "iron"])
def test_either_module_brings_a_tenth_token(module: str) -> None:
    state = _rich(*NINE, modules=frozenset({module}))
    assert state.box.tokens == 10
    do(state, "acquire 25 by farmer")
    state = _rich(*NINE, "31", modules=frozenset({module}))
    assert refused(state, "acquire 25 by farmer") == "T9"


@rule("B7", "T9")
def test_both_modules_bring_no_more() -> None:
    assert game(3, modules=frozenset({"black", "iron"})).box.tokens == 10


@rule("B7", "T9")
def test_with_section_12_alone_it_is_nine() -> None:
    state = _rich("16", "11", "12", "13", "14", "21", "22", "23", "24", new_tiles=("16",))
    assert state.box.tokens == 9
    assert refused(state, "acquire 25 by farmer") == "T9"
