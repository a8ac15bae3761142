"""The drawn table: no text leaves its panel, no two texts overlap, whatever state the game is in."""

from __future__ import annotations

import pygame
import pytest

from game.rulebook import text_of
from game.rules import Setup, legal_moves, new_game, play, view
from game.rules.message import message
from game.rules.ruleset import load_ruleset
from game.rules.state import GameState
from game.rules.terms import Ability, Step
from game.scenes.replay.bar import HEIGHT
from game.table.canvas import Canvas, TextMark
from game.table.largetile import card_size, draw_tile_card
from game.table.layout import arrange
from game.table.picture import Picture
from game.table.spots import Kind, Marks, Spot, in_order
from game.table.table import draw_table
from game.table.theme import Theme
from game.table.tileface import lane_spots, lanes_of, symbol_spot
from game.table.tokens import token_spots
from game.words import words_of
from tests.few import few
from tests.scenes import tables
from tests.scenes.tables import SITTERS, SIZES, check, ledger
from tests.scenes.written import SPOKEN

BOARDS = [(layout.id, layout.seats[-1]) for layout in load_ruleset().layout]
BREATH = 8  # of 255


pytestmark = pytest.mark.usefixtures("display")


def after(moves: int, seats: int = 2, layout: str | None = None, seed: int = 1) -> GameState:
    """A real position of the base game."""
    named = {"layout": layout} if layout else {}
    return tables.after(moves, new_game(Setup(seats=seats, seed=seed, **named)))


def crowded(seats: int) -> GameState:
    """A late position with more of everything than a game is likely to see."""
    state = after(200, seats, seed=5)
    for number, seat in enumerate(state.seats):
        seat.score = 137 - 40 * number
        seat.food = seat.wood = seat.coal = 14
        seat.thaler, seat.debt, seat.water, seat.shaft = 11, 10, 12, 10
        seat.pinge_dug = seat.board.pinge_size if number % 2 == 0 else 3
        seat.tunnel_dug, seat.tunnel_props = 4, 6
        seat.abilities = sum(ability.bit for ability in Ability if ability <= Ability.HORSE_AND_CART)
        seat.markers, seat.fresh = (1,) * 6 + (0,) * 5, (0, 1, 1, 0, 0, 1) + (0,) * 5
        seat.cart1, seat.cart2 = (6, 0, 0), (0, 2, 1)
    state.stacks = [tuple(range(seats))] * len(state.stacks)
    return state


@pytest.mark.parametrize("size", few(SIZES))
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("moves", [0, 30, 75, 160, 1000])
def test_texts_keep_to_their_places_all_through_a_game(seats: int, moves: int, size: tuple[int, int]) -> None:
    check(ledger(after(moves, seats, seed=moves + seats), size))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_texts_keep_to_their_places_when_the_table_is_crowded(seats: int, size: tuple[int, int]) -> None:
    state = crowded(seats)
    marks = Marks(
        glow=frozenset({Spot(Kind.TILE, 2), Spot(Kind.WATER), Spot(Kind.BUTTON), Spot(Kind.POOL, 0, 1)}),
        dimmed=frozenset({Spot(Kind.TILE, 4)}),
        prices={3: (0, 1, 2), 7: (2,), 0: (0,)},
    )
    check(ledger(state, size, marks))


@pytest.mark.parametrize(("name", "seats"), BOARDS)
def test_texts_keep_to_their_places_on_every_board(name: str, seats: int) -> None:
    check(ledger(after(40, seats, name), (1280, 720)))


def test_a_hidden_plan_is_not_shown() -> None:
    state = after(14)
    picture = Picture(state, SITTERS[:2], 0, viewer=0)
    while state.step != Step.PLANNING:
        play(state, next(iter(legal_moves(state))))
    assert picture.plan_of(1) == (), "there is no plan yet that could be hidden"
    own, others = set(), set()
    while state.step == Step.PLANNING:
        former = state.copy()
        own.add(picture.plan_of(0) is None)
        others.add((1 in state.order[: state.turn], picture.plan_of(1)))
        assert Picture(state, SITTERS[:2], 0, viewer=None).plan_of(1) == state.seats[1].plan
        play(state, next(iter(legal_moves(state))))
    assert own == {False} and others <= {(False, ()), (True, None)}
    assert picture.plan_of(1) == state.seats[1].plan
    watched = Picture(view(former, None), SITTERS[:2], 0, viewer=-1)
    assert watched.plan_of(former.order[0]) is None and watched.plan_of(former.order[1]) == ()


def test_glows_are_drawn_in_one_order_in_every_process() -> None:
    spots = [Spot(Kind.POOL, 1, 0), Spot(Kind.TILE, 3), Spot(Kind.POOL, 0, 2), Spot(Kind.BUTTON)]
    expected = [Spot(Kind.POOL, 0, 2), Spot(Kind.POOL, 1, 0), Spot(Kind.TILE, 3), Spot(Kind.BUTTON)]
    assert in_order(spots) == in_order(reversed(spots)) == expected


def test_the_same_picture_is_drawn_from_the_cache_and_afresh() -> None:
    state, size = after(60), (1280, 720)
    picture = Picture(state, SITTERS[:2], 0)
    place, theme = arrange(state.box, size), Theme(size)
    first, second = pygame.Surface(size), pygame.Surface(size)
    draw_table(Canvas(first, theme), place, picture)
    draw_table(Canvas(second, theme), place, picture)
    assert pygame.image.tobytes(first, "RGB") == pygame.image.tobytes(second, "RGB")


def test_a_glow_lights_the_rim_of_a_tile_and_leaves_its_price() -> None:
    state, size, tile = after(60), (1280, 720), 4
    place, theme, drawn = arrange(state.box, size), Theme(size), []
    for marks in (Marks(), Marks(frozenset({Spot(Kind.TILE, tile)}))):
        surface = pygame.Surface(size)
        draw_table(Canvas(surface, theme), place, Picture(state, SITTERS[:2], marks=marks))
        drawn.append(pygame.surfarray.array3d(surface).astype(int))
    spot = place.developments.hexes[tile]
    left, changed = round(spot.centre[0] - spot.half_width), abs(drawn[0] - drawn[1]).max(axis=2)
    assert min(changed[left : left + 3, round(spot.centre[1])]) > 100
    disks = lane_spots(spot, lanes_of(spot, 1, 2).cost, 1, 2)
    assert len(disks) == 2
    for disk in disks:
        inner = disk.inflate(-disk.width // 2, -disk.width // 2)
        assert changed[inner.left : inner.right, inner.top : inner.bottom].max() < 10


def test_a_table_with_room_for_a_replays_bar_is_drawn_as_afresh() -> None:
    """But for a breath of the shadows that neighbours cast where they lay before."""
    state, size = after(60), (1280, 720)
    picture = Picture(state, SITTERS[:2], 0)
    used, drawn = Theme(size), []
    draw_table(Canvas(pygame.Surface(size), used), arrange(state.box, size), picture)
    for theme in (used, Theme(size)):
        surface = pygame.Surface(size)
        draw_table(Canvas(surface, theme), arrange(state.box, size, foot=HEIGHT), picture)
        drawn.append(pygame.surfarray.array3d(surface).astype(int))
    assert abs(drawn[0] - drawn[1]).max() < BREATH


@pytest.mark.parametrize("language", SPOKEN)
def test_a_tile_in_large_says_everything(language: str) -> None:
    state, words = crowded(4), words_of(language)
    texts: list[TextMark] = []
    canvas = Canvas(pygame.Surface((400, 700)), Theme((1280, 720), words), texts)
    for tile in state.box.tiles:
        texts.clear()
        card = pygame.Rect((20, 20), card_size(canvas, tile))
        draw_tile_card(canvas, card, tile, state.stacks[tile.index], SITTERS)
        told = {words.text(message("tile", tile=tile.called)), words.text(text_of(tile))}
        assert told <= {mark.text for mark in texts}
        assert all(mark.panel.inflate(2, 2).contains(mark.taken) for mark in texts)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("name", "seats"), BOARDS)
def test_tokens_lie_on_their_own_tile_and_hide_no_symbol(
    name: str, seats: int, size: tuple[int, int]
) -> None:
    state = after(0, seats, name)
    place = arrange(state.box, size)
    for hexagon in place.developments.hexes:
        for count in range(1, seats + 1):
            for spot in token_spots(hexagon, count, place.scale, seats=seats):
                assert hexagon.contains(spot.center)
                assert not spot.colliderect(
                    symbol_spot(hexagon, lanes_of(hexagon, place.scale, seats), place.scale)
                )
        single = token_spots(hexagon, 1, place.scale, seats=seats)[0]
        assert all(hexagon.contains(point) for point in (single.midleft, single.midright, single.midbottom))
