"""Where things lie on the table: every board, number of seats and size of the window."""

from __future__ import annotations

from math import dist

import pytest

from game.rules import Setup, new_game
from game.rules.ruleset import load_ruleset
from game.table.heap import icon
from game.table.layout import Layout, arrange
from game.table.places.board import Good

SIZES = [(1280, 720), (1920, 1080), (2560, 1440), (1280, 960), (2560, 1080)]
BOARDS = [(layout.id, seats) for layout in load_ruleset().layout for seats in layout.seats]


def layout_of(name: str, seats: int, size: tuple[int, int], focus: int = 0) -> Layout:
    return arrange(new_game(Setup(seats=seats, layout=name)).box, size, focus)


@pytest.mark.parametrize(("name", "seats"), BOARDS)
@pytest.mark.parametrize("size", SIZES)
def test_every_board_fits_its_panel_and_its_hexes_stay_readable(
    name: str, seats: int, size: tuple[int, int]
) -> None:
    place = layout_of(name, seats, size)
    panel = place.developments.rect
    for tile in place.developments.hexes:
        assert panel.contains(tile.rect)
        assert tile.radius >= 27 * place.scale
        assert not any(tile.rect.colliderect(level) for level in place.developments.levels)


@pytest.mark.parametrize(("name", "seats"), BOARDS)
def test_neighbours_on_the_board_are_neighbours_on_the_table(name: str, seats: int) -> None:
    box = new_game(Setup(seats=seats, layout=name)).box
    hexes = arrange(box, (1280, 720)).developments.hexes
    for i, tile in enumerate(hexes):
        touching = {
            k
            for k, other in enumerate(hexes)
            if k != i and dist(other.centre, tile.centre) < 2.2 * min(tile.half_width, tile.half_height) + 3
        }
        assert touching == set(box.neighbours[i])


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("size", SIZES)
def test_the_panels_fill_the_window_without_overlapping(seats: int, size: tuple[int, int]) -> None:
    for focus in range(seats):
        place = arrange(new_game(Setup(seats=seats)).box, size, focus)
        panels = [
            place.ribbon.rect,
            place.developments.rect,
            place.disks.rect,
            place.wheel.rect,
            place.prompt,
            place.log,
            *(board.rect for board in place.boards),
        ]
        for i, panel in enumerate(panels):
            assert panel.left >= 0 and panel.top >= 0
            assert panel.right <= size[0] + 1 and panel.bottom <= size[1] + 1
            assert not any(panel.colliderect(other) for other in panels[i + 1 :])


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("size", SIZES)
def test_however_many_disks_of_a_colour_lie_in_a_pool_they_leave_their_number_free(
    seats: int, size: tuple[int, int]
) -> None:
    box = new_game(Setup(seats=seats)).box
    place = arrange(box, size)
    for pool in place.disks.pools:
        for colour, count in enumerate(box.disks):
            group, number = pool.groups[colour], pool.caption_in(pool.groups[colour])
            spots = [spot for n in range(1, count + 1) for spot in pool.group_spots(colour, n)]
            assert group.contains(number) and all(group.contains(spot) for spot in spots)
            assert max(spot.bottom for spot in spots) <= number.top


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("size", SIZES)
def test_room_below_the_large_board_takes_the_place_of_the_prompt(seats: int, size: tuple[int, int]) -> None:
    box = new_game(Setup(seats=seats)).box
    plain = arrange(box, size)
    assert not plain.foot.height
    place = arrange(box, size, foot=70.0)
    panels = [place.developments.rect, place.disks.rect, place.board.rect, place.foot]
    for i, panel in enumerate(panels):
        assert panel.left >= 0 and panel.bottom <= size[1]
        assert not any(panel.colliderect(other) for other in panels[i + 1 :])
    assert abs(place.foot.height - 70 * place.scale) <= 1
    assert place.foot.width == place.board.rect.width == plain.board.rect.width
    assert (place.wheel, place.log, place.ribbon) == (plain.wheel, plain.log, plain.ribbon)


@pytest.mark.parametrize("size", SIZES)
def test_what_is_under_the_pointer_is_found(size: tuple[int, int]) -> None:
    place = layout_of("rows-for-4", 4, size)
    for i, tile in enumerate(place.developments.hexes):
        assert place.developments.at(tile.centre) == i
    assert place.disks.reserve_at(place.disks.pools[1].reserve.center) == 1
    assert place.seat_at(place.boards[2].rect.center) == 2


@pytest.mark.parametrize("size", SIZES)
def test_pieces_stay_inside_their_boards(size: tuple[int, int]) -> None:
    for board in layout_of("rows-for-4", 4, size).boards:
        coal = [spot for section in board.sections for spot in section.coal]
        pieces = [
            *board.pinge_coal,
            *board.pinge_props,
            *coal,
            *board.markers.values(),
            *board.goods.values(),
        ]
        assert all(board.rect.contains(piece) for piece in pieces)
        for field in board.fields:
            assert all(board.fields[field].inflate(4, 4).contains(s) for s in board.tray_spots(field, 9))


@pytest.mark.parametrize("size", SIZES)
def test_goods_of_a_small_board_lie_beside_their_number_however_high_it_is(size: tuple[int, int]) -> None:
    place = layout_of("rows-for-2", 2, size)
    small = place.boards[1]
    assert not small.large and all(
        icon(small, good, place.scale).left == small.goods[good].left for good in small.goods
    )
    assert icon(place.board, Good.FOOD, place.scale).centerx == place.board.goods[Good.FOOD].centerx
