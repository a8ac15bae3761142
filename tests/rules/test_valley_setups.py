"""Sections 12 to 14: which boards a setup may name or draws, what is refused and what is advised against."""

from __future__ import annotations

import pytest

from game.rules import Setup, new_game
from game.rules.setup import SetupError, advice, dealt
from game.rules.terms import Resource
from tests.rules.expansion import IRON, VALLEY
from tests.rules.helpers import advised, game, rule, setup_refused

NAMED = ("11", "12", "13", "21", "22", "23", "31", "32", "33", "41", "42", "43")
THALER = {
    **dict.fromkeys(("11", "17", "31", "32", "34", "35", "38", "41", "44", "47", "30E"), 1), "36": 2, "45": 3,
}  # fmt: skip
"""What V4 counts."""
BOTH = frozenset({"black", "iron"})


def _named(**instead: str) -> tuple[str, ...]:
    """Twelve tiles for 2 seats; _named(t11="16") lays another in the place of one."""
    return tuple(instead.get(f"t{number}", number) for number in NAMED)


def _setup(**fields: object) -> Setup:
    return Setup(**{"seats": 2, "seed": 1, **fields})  # type: ignore[arg-type]


def _tiles(**fields: object) -> tuple[str, ...]:
    return dealt(_setup(**fields))[1].tiles


def _thaler(tiles: tuple[str, ...]) -> int:
    return sum(THALER.get(number, 0) for number in tiles)


# -- mixing --


@rule("V2")
@pytest.mark.parametrize("tile", [*VALLEY, *IRON])
def test_each_lies_on_the_level_of_its_first_digit_when_named(tile: str) -> None:
    board = _named(**{f"t{tile[0]}1": tile, "t43": "45"})  # I1 asks for 4 Thaler
    state = new_game(_setup(tiles=board, modules=frozenset({"iron"})))
    assert [info.id for info in state.box.tiles] == list(board)
    assert state.box.tiles[state.box.index[tile]].level == int(tile[0])


@rule("V2")
@pytest.mark.parametrize("tile", VALLEY)
def test_no_other_level_takes_it(tile: str) -> None:
    level = "2" if tile[0] == "1" else "1"
    with setup_refused("setup-tile-level", "tiles", level=int(tile[0]), wanted=int(level)):
        new_game(_setup(tiles=_named(**{f"t{level}1": tile})))


@rule("V2", "V4", "36")
def test_a_drawn_board_mixes_base_and_chosen_tiles() -> None:
    chosen = ("16", "17", "27", "36", "37", "46")
    seen = set()
    for seed in range(60):
        tiles = _tiles(seats=3, seed=seed, tiles="random", new_tiles=chosen)
        seen |= {*tiles}
        assert [number[0] for number in tiles] == [level for level in "1234" for _ in range(4)]
        assert not {*tiles} & ({*VALLEY} - {*chosen})
        assert "36" not in tiles or {*tiles} & {"22", "23", "33", "28"}
    base = {f"{level}{number}" for level in range(1, 5) for number in range(1, 6)}
    assert seen == base | {*chosen}


@rule("V2")
def test_the_seed_decides_the_draw() -> None:
    def one(seed: int) -> tuple[str, ...]:
        return _tiles(seats=4, seed=seed, tiles="random", new_tiles=VALLEY, modules=BOTH)

    assert one(5) == one(5)
    assert len({one(seed) for seed in range(10)}) == 10


# -- 36 --


@rule("36", "R-77")
def test_the_market_is_in_play_only_with_a_marker_for_a_colour() -> None:
    board = _named(t31="36", t22="24", t23="25", t33="35")
    with setup_refused("setup-market", "tiles"):
        new_game(_setup(tiles=board))
    for other in ({"t21": "22"}, {"t21": "23"}, {"t21": "28"}, {"t32": "33"}):
        number, tile = next(iter(other.items()))
        new_game(_setup(tiles=tuple(tile if old == number[1:] else old for old in board)))


@rule("36", "V3")
def test_a_random_board_of_few_tiles_keeps_it_too() -> None:
    boards = [_tiles(seed=seed, tiles="random", new_tiles=("36", "27", "29", "26")) for seed in range(80)]
    with_market = [tiles for tiles in boards if "36" in tiles]
    assert with_market
    assert all({*tiles} & {"22", "23", "33", "28"} for tiles in with_market)


# -- V4 and I1 --


@rule("V4", "I1", "R-49")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_drawn_with_iron_a_board_offers_four_thaler(seats: int) -> None:
    for seed in range(30):
        tiles = _tiles(seats=seats, seed=seed, tiles="random", modules=frozenset({"iron"}), new_tiles=IRON)
        assert _thaler(tiles) >= 4


@rule("V4")
def test_the_new_tiles_count() -> None:
    drawn = [_tiles(seed=seed, tiles="random", new_tiles=VALLEY) for seed in range(60)]
    old = {"11", "31", "32", "34", "35", "41", "44", "45"}
    assert any(sum(THALER[number] for number in old & {*tiles}) < 3 for tiles in drawn)


@rule("V4", "I1")
def test_few_thaler_on_a_named_board_are_told_or_refused() -> None:
    poor = _named(t11="14", t31="37", t32="36", t41="42", t42="46")  # 2 Thaler: the market's
    assert _advised("advice-few-thaler", tiles=poor) == []
    rich = tuple("45" if number == "42" else number for number in poor)
    assert _advised("advice-few-thaler", tiles=rich) is None
    with setup_refused("setup-iron-thaler", "tiles"):
        new_game(_setup(tiles=poor, modules=frozenset({"iron"})))


# -- advice --


def _advised(id: str, **fields: object) -> list[str] | None:
    return advised(_setup(**fields)).get(id)


@rule("17", "11")
def test_17_is_meant_to_replace_11() -> None:
    assert _advised("advice-replaces", tiles=_named(t12="17")) == ["17", "11"]
    assert not _advised("advice-replaces", tiles=_named(t11="17"))


@rule("46", "45")
def test_46_is_meant_to_lie_far_from_45() -> None:
    assert _advised("advice-far", tiles=_named(t41="45", t42="46")) == ["46", "45"]
    assert _advised("advice-far", tiles=_named(t42="45", t43="46"))
    assert not _advised("advice-far", tiles=_named(t41="45", t43="46"))
    assert not _advised("advice-far", tiles=_named(t42="46"))


@rule("I6", "30E", "34")
def test_30e_is_better_not_beside_34() -> None:
    iron = frozenset({"iron"})
    assert _advised("advice-not-beside", tiles=_named(t31="30E", t33="34"), modules=iron) == ["30E", "34"]
    assert not _advised("advice-not-beside", tiles=_named(t33="30E"), modules=iron)


@rule("I6")
def test_one_iron_tile_is_enough_for_two() -> None:
    iron = frozenset({"iron"})
    assert _advised("advice-one-iron", tiles=_named(t12="10E", t42="40E"), modules=iron) == ["10E", "40E"]
    assert not _advised("advice-one-iron", tiles=_named(t12="10E"), modules=iron)
    assert not _advised("advice-one-iron", seats=4, tiles="first", new_tiles=IRON, modules=iron)


@rule("V2")
def test_all_new_tiles_at_once_are_advised_against() -> None:
    assert _advised("advice-all-at-once", seats=4, tiles="first", new_tiles=VALLEY) == []
    assert _advised("advice-all-at-once", seats=4, tiles="first", new_tiles=VALLEY[1:]) is None


@rule("R-34")
@pytest.mark.parametrize("modules", [frozenset(), frozenset({"black"}), frozenset({"iron"}), BOTH])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_recommended_board_is_not_advised_against(seats: int, modules: frozenset[str]) -> None:
    for seed in range(12):
        setup = _setup(seats=seats, seed=seed, tiles="recommended", modules=modules)
        assert advice(setup) == ()
        tiles = dealt(setup)[1].tiles
        assert not {"11", "17"} <= {*tiles}
        assert not {"30E", "34"} <= {*tiles}
        assert not (seats == 2 and len({*tiles} & {*IRON}) > 1)
        assert _thaler(tiles) >= (4 if "iron" in modules else 3)


@rule("S5")
def test_the_first_game_of_the_base_rules_is_not_advised_against() -> None:
    for seats in (3, 4):
        assert advice(Setup(seats=seats)) == ()


# -- refused --


@rule("B1", "I1")
@pytest.mark.parametrize("modules", [{"silver"}, {"black", "gold"}, {"Iron"}])
def test_unknown_modules_are_refused(modules: set[str]) -> None:
    with setup_refused("setup-modules", "modules", modules=("black", "iron")):
        new_game(_setup(modules=frozenset(modules)))


@rule("I4")
def test_side_b_needs_iron() -> None:
    with setup_refused("setup-tunnel-without-iron", "tunnel", side="B"):
        new_game(_setup(tunnel="B"))
    with setup_refused("setup-tunnel-side", "tunnel"):
        new_game(_setup(tunnel="C", modules=frozenset({"iron"})))


@rule("I6", "10E", "30E", "40E", "R-58")
@pytest.mark.parametrize("tile", IRON)
def test_an_iron_tile_needs_iron(tile: str) -> None:
    with setup_refused("setup-iron-tile", "new_tiles"):
        new_game(_setup(tiles="random", new_tiles=(tile,)))
    with setup_refused("setup-iron-tile", "tiles"):
        new_game(_setup(tiles=_named(**{f"t{tile[0]}1": tile}), modules=frozenset({"black"})))


@rule("B1")
def test_a_black_tile_needs_the_module_and_the_fifth_level() -> None:
    for board in ((*NAMED, "51", "52", "53"), _named(t41="51")):
        with pytest.raises(SetupError):
            new_game(_setup(tiles=board))
    with pytest.raises(SetupError):
        new_game(_setup(tiles=_named(t41="51"), modules=frozenset({"black"})))
    for few in (("51", "52"), ("51", "52", "52"), ("51", "52", "53", "54")):
        with pytest.raises(SetupError):
            new_game(_setup(tiles=(*NAMED, *few), modules=frozenset({"black"})))


@rule("S8")
def test_new_tiles_are_known_and_named_once() -> None:
    with setup_refused("setup-no-new-tile", "new_tiles", given="'99'"):
        new_game(_setup(new_tiles=("99",)))
    with setup_refused("setup-tile-twice", "new_tiles"):
        new_game(_setup(new_tiles=("16", "16")))


@rule("Y4")
def test_a_game_without_the_expansion_has_none_of_it() -> None:
    state = game(4)
    assert not {tile.id for tile in state.box.tiles} & {*VALLEY, *IRON}
    assert (state.box.black, state.box.iron, state.box.years, state.community_coal) == (False, False, 3, 0)
    assert Resource.IRON not in state.box.resources
    assert all(seat.channel == seat.iron == 0 and seat.bonus == -1 for seat in state.seats)
