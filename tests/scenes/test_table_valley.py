"""The drawn table with the expansion: every module, board and number of seats, at every size."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pygame
import pytest

from game.locations import ASSETS
from game.rules import Setup, new_game
from game.rules.box import TileInfo
from game.rules.disks import NO_DISKS
from game.rules.moves import Lay
from game.rules.ruleset import load_ruleset
from game.rules.state import NO_BONUS
from game.rules.terms import HIDDEN_BONUS, Ability, Bonus, Field, Marker, Place, Resource, Step
from game.table.canvas import Canvas, TextMark
from game.table.largetile import card_size, draw_tile_card
from game.table.layout import arrange
from game.table.picture import Picture, markers_on, things
from game.table.pieces import BONUS_MARKERS, MARKERS, SKILLS, drawing_of, prop_picture, skills_of
from game.table.places.board import Good
from game.table.spots import Kind, Marks, Spot, fields_shown, outline
from game.table.table import draw_table
from game.table.theme import Theme
from game.table.tokens import load, load_spot, token_spots
from tests.few import few
from tests.scenes.tables import (
    BOTH,
    IRON,
    MODULES,
    NEW,
    SITTERS,
    SIZES,
    after,
    begun,
    check,
    crowded,
    fullest,
    ledger,
    theme,
)

BOARDS = [(layout.id, seats) for layout in load_ruleset().layout for seats in layout.seats]


pytestmark = pytest.mark.usefixtures("display")


@pytest.mark.parametrize("size", SIZES)
def test_a_score_beyond_the_track_is_written_on_the_wheel(size: tuple[int, int]) -> None:
    state = begun(4, BOTH)
    for seat in state.seats:
        seat.score = 51
    wheel = arrange(state.box, size).wheel.rect
    written = [mark.panel for mark in ledger(state, size) if mark.text == "51"]
    on_wheel = [panel for panel in written if wheel.colliderect(panel)]
    assert on_wheel and all(wheel.contains(panel) for panel in on_wheel)


@pytest.mark.long
@pytest.mark.parametrize("size", [*SIZES, (1600, 900)])
def test_level_tiles_are_all_of_one_design(size: tuple[int, int]) -> None:
    headings = [mark.text for mark in ledger(begun(4, BOTH), size) if mark.text.startswith("Level ")]
    assert len(headings) in (0, 5)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("modules", MODULES, ids=lambda modules: "+".join(sorted(modules)) or "valley")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_texts_keep_to_their_places_with_every_module(
    seats: int, modules: frozenset[str], size: tuple[int, int]
) -> None:
    for moves in (0, 170):
        check(ledger(after(moves, begun(seats, modules, seed=moves + seats)), size))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("modules", MODULES, ids=lambda modules: "+".join(sorted(modules)) or "valley")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_texts_keep_to_their_places_when_everything_is_owned(
    seats: int, modules: frozenset[str], size: tuple[int, int]
) -> None:
    state = crowded(after(90, begun(seats, modules)))
    check(
        ledger(state, size, Marks(glow=frozenset({Spot(Kind.TILE, 2), Spot(Kind.WATER)}), prices={7: (0, 1)}))
    )


@pytest.mark.parametrize("size", SIZES)
def test_texts_keep_to_their_places_on_the_fullest_table(size: tuple[int, int]) -> None:
    state = fullest()
    check(ledger(state, size))
    check(ledger(crowded(after(60, state)), size))


@pytest.mark.parametrize("size", few(SIZES))
@pytest.mark.parametrize(("name", "seats"), BOARDS)
def test_texts_keep_to_their_places_on_every_board_with_a_fifth_level(
    name: str, seats: int, size: tuple[int, int]
) -> None:
    check(ledger(crowded(begun(seats, BOTH, name)), size))


@pytest.mark.parametrize(("name", "seats"), BOARDS)
@pytest.mark.parametrize("size", SIZES)
def test_every_board_with_a_fifth_level_stays_readable(name: str, seats: int, size: tuple[int, int]) -> None:
    place = arrange(begun(seats, BOTH, name).box, size)
    for tile in place.developments.hexes:
        assert place.developments.rect.contains(tile.rect)
        assert tile.radius >= 26 * place.scale
        assert not any(tile.rect.colliderect(level) for level in place.developments.levels)
        assert not tile.contains(place.developments.title.midleft)
        for count in range(seats + 1):
            lying = load_spot(tile, count, place.scale, seats)
            tokens = token_spots(tile, count, place.scale, loaded=True, seats=seats)
            assert tile.contains(lying.center)
            assert all(tile.contains(spot.center) and not spot.collidepoint(lying.center) for spot in tokens)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("modules", MODULES, ids=lambda modules: "+".join(sorted(modules)) or "valley")
def test_everything_has_a_place_of_its_own(modules: frozenset[str], size: tuple[int, int]) -> None:
    for state in (begun(4, modules), fullest()):
        place = arrange(state.box, size)
        for seat, board in enumerate(place.boards):
            coal = [spot for section in board.sections for spot in section.coal]
            props = [section.prop for section in board.sections]
            fields = [rect for field, rect in board.fields.items() if field is not Field.COAL_DIGGER]
            groups = [fields, list(board.goods.values()), [*props, *board.pinge_props, *board.pinge_coal]]
            for group in (*groups, _shelf(board.markers, board.bonus, seat == place.focus)):
                assert all(board.rect.contains(rect) for rect in group)
                close = [rect.inflate(-2, -2) for rect in group]  # neighbours may touch
                assert not any(a.colliderect(b) for i, a in enumerate(close) for b in close[i + 1 :])
            assert all(board.tunnel.inflate(4, 4).contains(spot) for spot in coal)
            for field in board.fields:
                spots = board.tray_spots(field, 9)
                assert all(board.fields[field].inflate(4, 4).contains(spot) for spot in spots)


def _shelf(markers: dict[Marker, pygame.Rect], bonus: pygame.Rect | None, large: bool) -> list[pygame.Rect]:
    return [*markers.values(), *([bonus] if bonus else [])] if large else []


def test_a_long_tunnel_has_nine_sections_and_says_where_only_iron_goes() -> None:
    state = begun()
    place = arrange(state.box, SIZES[0])
    assert all(len(board.sections) == 9 for board in place.boards)
    assert all(a.prop.left < b.prop.left for a, b in pairwise(place.board.sections))
    assert all(seat.board.iron_only.bit_count() == 2 for seat in state.seats)


def test_props_of_wood_and_iron_and_their_fields_are_told_apart() -> None:
    seat = begun().seats[0]
    only = next(i for i in range(9) if seat.board.iron_only >> i & 1)
    assert prop_picture(seat, Place.TUNNEL, only) == "prop_field_iron"
    assert prop_picture(seat, Place.TUNNEL, 0) == "prop_field"
    seat.tunnel_props, seat.iron_props = only + 1, 1 << only
    assert prop_picture(seat, Place.TUNNEL, only) == "prop_iron"
    assert prop_picture(seat, Place.TUNNEL, 0) == "prop"


def test_a_base_game_has_no_room_for_what_is_not_in_play() -> None:
    base = arrange(new_game(Setup(4)).box, SIZES[0])
    for board in base.boards:
        assert Good.IRON not in board.goods
        assert not board.good(Resource.IRON).width
        assert {Field.FARMERS_WIFE, Field.WORKSHOP}.isdisjoint(board.fields)
        assert board.bonus is None and board.strip is None
        assert not board.marker(Marker.COTTAGE).width
        assert len(board.markers) == 6
    assert len(base.wheel.lease) == 3
    assert len(base.developments.levels) == 4


def test_farmers_wife_and_workshop_are_fields_once_a_seat_has_them() -> None:
    seat = begun().seats[0]
    assert Field.FARMERS_WIFE not in fields_shown(seat)
    seat.abilities = Ability.FARMERS_WIFE.bit | Ability.WORKSHOP.bit | Ability.WATER_MILL.bit
    assert fields_shown(seat)[-3:] == (Field.WATER_MILL, Field.FARMERS_WIFE, Field.WORKSHOP)


def test_a_lay_shows_its_markers_one_by_one() -> None:
    lay = Lay(Field.FARMER, (1, 0, 0), (0, 1, 0), wild=1, basket=1, cottage=1)
    assert things(lay) == [
        ("disk", 0),
        ("marker", Marker.LADDER),
        ("marker", Marker.KIEPENKERL),
        ("marker", Marker.WICKER_BASKET),
        ("marker", Marker.COTTAGE),
    ]
    assert sum(markers_on(lay).values()) == 4
    assert not any(markers_on(Lay(Field.FARMER, NO_DISKS)).values())


def test_bonus_markers_of_others_lie_face_down_until_the_end() -> None:
    state = begun()
    state.seats[0].bonus, state.seats[1].bonus = Bonus.DEBT, Bonus.LORRY
    seen = Picture(state, SITTERS, 0, viewer=0)
    assert [seen.bonus_of(seat) for seat in range(3)] == [Bonus.DEBT, HIDDEN_BONUS, NO_BONUS]
    assert replace(seen, viewer=None).bonus_of(1) == Bonus.LORRY
    assert replace(seen, viewer=-1).bonus_of(0) == HIDDEN_BONUS
    state.step = Step.OVER
    assert seen.bonus_of(1) == Bonus.LORRY


def test_a_hidden_bonus_marker_draws_the_same_whichever_it_is() -> None:
    state, size, drawn = crowded(begun()), SIZES[0], set()
    place = arrange(state.box, size)
    for bonus in Bonus:
        state.seats[2].bonus = bonus
        surface = pygame.Surface(size)
        draw_table(Canvas(surface, theme(size)), place, Picture(state, SITTERS, viewer=0))
        drawn.add(pygame.image.tobytes(surface.subsurface(place.boards[2].rect), "RGB"))
    assert len(drawn) == 1


def test_what_lies_on_tiles_is_seen() -> None:
    state = fullest()
    loads = {tile.id: load(state, tile) for tile in state.box.tiles if load(state, tile)}
    assert loads == {"28": ("wood", 1), "38": ("coal", 8)}
    state.kiepenkerl = Resource.IRON
    state.stacks[state.box.index["38"]] = (2, 0, 1)
    loads = {tile.id: load(state, tile) for tile in state.box.tiles if load(state, tile)}
    assert loads == {"28": ("iron", 1), "38": ("coal", 2)}


def test_new_things_can_glow() -> None:
    state = crowded(fullest())
    place = arrange(state.box, SIZES[0])
    spots = [Spot(Kind.GOOD, Good.IRON), Spot(Kind.BONUS), Spot(Kind.SEAT, 1), Spot(Kind.CART, 1)]
    spots += [Spot(Kind.FIELD, field) for field in fields_shown(state.seats[0])]
    spots += [Spot(Kind.MARKER, marker) for marker in place.board.markers]
    spots += [Spot(Kind.SKILL, skill) for skill in skills_of(state.seats[0])]
    shapes = [outline(place, spot, state.seats[0]) for spot in spots]
    assert all(isinstance(shape, pygame.Rect) and shape.width > 8 for shape in shapes)
    assert outline(place, Spot(Kind.SKILL, Ability.BUCKET), state.seats[0]) is None


def test_every_new_piece_has_a_drawing() -> None:
    state = begun()
    tiles: list[TileInfo] = [tile for tile in state.box.tiles if tile.set != "base"]
    names = {*MARKERS, *BONUS_MARKERS, *SKILLS.values(), *(drawing_of(tile) for tile in tiles)}
    names |= {"iron", "prop_iron", "prop_field_iron", "worker_workshop"}
    names |= {"worker_farmers_wife", "worker_farmers_wife_flipped"}
    assert all((ASSETS / f"{name}.svg").is_file() for name in names)


def test_every_tile_of_the_expansion_says_everything_in_large() -> None:
    texts: list[TextMark] = []
    canvas = Canvas(pygame.Surface((400, 300)), Theme((1280, 720)), texts)
    seen: set[str] = set()
    for seed in range(12):
        state = begun(4, BOTH, seed=seed)
        for tile in state.box.tiles:
            texts.clear()
            draw_tile_card(canvas, pygame.Rect((20, 20), card_size(canvas, tile)), tile, (), SITTERS)
            check_card(tile, texts)
            seen.add(tile.id)
    assert {"51", "52", "53", "54", "55", *NEW, *IRON} <= seen


def check_card(tile: TileInfo, texts: list[TextMark]) -> None:
    assert any(tile.name in mark.text for mark in texts)
    assert all(mark.panel.inflate(2, 2).contains(mark.taken) for mark in texts)
