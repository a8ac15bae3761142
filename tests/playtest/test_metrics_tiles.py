"""Developments: who acquired which when, and what they earned."""

from __future__ import annotations

import pytest

from game.playtest.metrics.tiles import Tiles
from game.rules.engine import ranking
from game.rules.events import GameEnded, Scored, SeasonBegan, Stored, TileAcquired
from game.rules.moves import Acquire, UseMarker
from game.rules.state import GameState
from game.rules.terms import Field, Marker, Resource, Season, Slot
from tests.owning import owns
from tests.playtest.watched import GOLDEN, after, golden
from tests.rules.helpers import at_working, exhaust, give, own

ROWS = (*["11", "12", "14"], *["21", "22", "24"], *["31", "32", "34"], *["41", "43", "44"])


def position(*owned: str) -> GameState:
    return at_working(tiles=ROWS, owns=owned)


def acquired(seat: int, tile: str, arrival: int = 0) -> TileAcquired:
    return TileAcquired(seat, Field.FARMER, tile, arrival)


def test_a_tile_is_acquired_in_a_phase_as_one_of_several_from_near_or_afar() -> None:
    state = at_working("farmer: 3 brown", tiles=ROWS, seat={"food": 1})
    own(state, 1, "24")
    columns = after(state, Tiles, ["acquire 24 by farmer for food"], [SeasonBegan(2, Season.SUMMER)])
    assert columns["tile_24_in_play"] == 1 and columns["tile_24_acquired"] == (1, 0)
    assert columns["tile_24_phase"] == (5, None) and columns["tile_24_arrival"] == (2, None)
    assert columns["tile_24_distant"] == (1, None) and columns["tile_24_vp"] == (1, None)
    assert columns["distant"] == (1, 0) and columns["developments"] == columns["buildings"] == (1, 1)
    assert columns["tile_15_in_play"] == 0 and columns["tile_15_acquired"] is None
    assert columns["black"] is None


def test_arrival_effects_and_stores_are_the_tiles_own() -> None:
    told = [
        acquired(0, "12"),
        Scored(0, 1, "T6"),
        acquired(1, "14"),
        Scored(1, 1, "T6"),
        Scored(1, 1, "14"),
        acquired(0, "24", 1),
        Scored(0, 1, "T6"),
        Stored(0, Slot.BARN, Resource.FOOD),
        Scored(0, 2, "W3"),
        Stored(0, Slot.COAL_STORE, Resource.COAL),
        Scored(0, 1, "W3"),
        Stored(0, Slot.FARM, Resource.WOOD),
        Scored(0, 1, "W3"),
    ]
    columns = after(position(), Tiles, before=told)
    assert columns["tile_12_vp"] == (3, None) and columns["tile_24_vp"] == (2, None)
    assert columns["tile_14_vp"] == (None, 2)


@pytest.mark.parametrize(("coal", "more"), [(1, 1), (2, 2), (3, 1), (7, 1)])
def test_horse_and_cart_earns_what_exceeds_w1(coal: int, more: int) -> None:
    columns = after(position(), Tiles, before=[acquired(0, "44"), Scored(0, coal, "44")])
    assert columns["tile_44_vp"] == (more, None)


def test_lines_of_the_final_scoring_go_to_their_tiles() -> None:
    state = position("22", "32", "41", "43")
    seat = state.seats[0]
    exhaust(seat)
    give(seat, tunnel_dug=seat.board.tunnel_reach[3], markers=["wheelbarrow"])
    told = [acquired(0, tile) for tile in ("22", "32", "41", "43")]
    columns = after(state, Tiles, before=[*told, GameEnded((0, 1))])
    symbols = [symbol for section in seat.board.tunnel_bonus[:3] for symbol in section]
    assert columns["tile_22_vp"] == (symbols.count("wheelbarrow") + 1, None), "and its marker"
    assert columns["tile_32_vp"] == (symbols.count("oil lamp"), None)
    owned = [tile.symbol for tile in state.box.tiles if tile.id in ("22", "32", "41", "43")]
    assert columns["tile_41_vp"] == (owned.count("mining"), None)
    assert columns["tile_43_vp"] == (owned.count("agriculture"), None)


@pytest.mark.parametrize("name", GOLDEN)
def test_tiles_of_golden_games_are_those_of_their_moves(name: str) -> None:
    seen = golden(name)
    stacks: dict[str, list[int]] = {}
    for move, before, _ in seen.played:
        if isinstance(move, Acquire) and before.to_move is not None:
            stack = stacks.setdefault(move.tile, [])
            stack.append(before.to_move)
            phase = 3 * (before.year - 1) + before.season + 1
            assert seen.seat(f"tile_{move.tile}_phase", before.to_move) == phase
            assert seen.seat(f"tile_{move.tile}_distant", before.to_move) == (move.pay is not None)
            if int(move.tile[0]) < 5:
                assert seen.seat(f"tile_{move.tile}_arrival", before.to_move) == len(stack)
    for tile in seen.state.box.ruleset.tile:
        owners = tuple(int(seat in stacks.get(tile, ())) for seat in range(seen.state.box.seats))
        assert seen.columns[f"tile_{tile}_acquired"] == (owners if tile in seen.state.box.index else None)


def test_a_used_hauling_cable_earns_its_point_in_a_golden_game() -> None:
    used = 0
    for name in GOLDEN:
        seen = golden(name)
        for move, before, _ in seen.played:
            if move == UseMarker(Marker.HAULING_CABLE) and owns(before, before.to_move or 0, "14"):
                used += 1
                assert seen.seat("tile_14_vp", before.to_move or 0) >= 1
    assert used


@pytest.mark.parametrize("name", GOLDEN)
def test_what_tiles_earn_is_within_what_was_scored(name: str) -> None:
    seen = golden(name)
    sources = ("arrival", "effects", "tunnel_bonus", "development_bonus")
    for seat in range(seen.state.box.seats):
        tiles = [f"tile_{tile.id}_vp" for tile in seen.state.box.tiles if owns(seen.state, seat, tile.id)]
        earned = sum(seen.seat(key, seat) for key in tiles)
        exact = sum(seen.seat(f"vp_{source}", seat) for source in sources)
        more = [
            seen.seat(key, seat) for key in seen.family("vp_") if key.endswith(("coal", "storage", "markers"))
        ]
        module = [
            seen.seat(key, seat) for key in seen.family("vp_") if key.endswith(("bonus_marker", "props"))
        ]
        assert exact - 5 <= earned <= exact + sum(more) + sum(module)


@pytest.mark.parametrize("name", GOLDEN)
def test_wins_are_those_of_who_has_a_tile_or_of_who_has_it_not(name: str) -> None:
    seen = golden(name)
    first = ranking(seen.state)[0]
    for tile in seen.state.box.tiles:
        having, lacking = (seen.columns[f"tile_{tile.id}_won_{word}"] for word in ("with", "without"))
        assert isinstance(having, tuple) and isinstance(lacking, tuple)
        for seat in range(seen.state.box.seats):
            owner, won = owns(seen.state, seat, tile.id), int(seat == first)
            assert (having[seat], lacking[seat]) == ((won, None) if owner else (None, won))
