"""The winter's farmyard: its places, the coal on its rod, the lease, and goods through the doors."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import msgspec
import pygame
import pytest

from game.rules import Setup, new_game
from game.rules.engine import coal_vp, open_slots
from game.rules.state import GameState
from game.rules.terms import Ability, Resource, Season, Slot, Step
from game.scenes.play.marks import marks
from game.scenes.play.showing import filling
from game.scenes.play.stops import stops
from game.scenes.play.storage import StorageEditor
from game.scenes.stage.answers.winter import of_yard
from game.scenes.stage.winterbook import WinterPage
from game.scenes.stage.yard.farm import Farm, Piece, farm_of
from game.scenes.stage.yard.places import ROW, WinterYard
from game.scenes.stage.yard.rod import draw_rod
from game.table.canvas import Canvas
from game.table.layout import arrange
from game.table.places.board import Good
from game.table.spots import Kind
from game.table.theme import Theme
from game.words import words_of
from tests.english import english
from tests.rules.expansion import working
from tests.rules.helpers import AUTUMN, can, own
from tests.scenes.clicks import Hand
from tests.scenes.keyhand import KeyHand
from tests.scenes.sitting import table, until
from tests.scenes.stage import stage
from tests.scenes.written import said, written, wrong

BOTH = frozenset({"black", "iron"})
RICH = {"food": 9, "wood": 9, "coal": 19, "iron": 2}
SIZES = [(1280, 720), (1920, 1080), (1024, 768), (2560, 1080)]
SETUPS = [Setup(2, 1), Setup(3, 1), Setup(4, 5, modules=BOTH, tunnel="B")]
STORES = (Ability.BARN, Ability.COAL_STORAGE, Ability.WORKSHOP)


def yards() -> Iterator[tuple[GameState, WinterYard]]:
    """Farmyards of two to four seats in windows of several shapes."""
    for setup in SETUPS:
        state = new_game(setup)
        for size in SIZES:
            for foot in (0.0, 90.0):
                yield state, WinterYard.over(arrange(state.box, size, 0, foot), state.box)


def rod_of(yard: WinterYard, coal: int) -> pygame.Rect:
    cells = yard.rod(coal).cells
    return cells[0].unionall(cells[1:])


@pytest.mark.parametrize("count", range(1, len(Slot) + 1))
def test_nothing_in_the_farmyard_lies_on_anything_else(count: int) -> None:
    for _, yard in yards():
        slots = [yard.slot(i, count) for i in range(count)]
        parts = [*slots, yard.lease(count), yard.strip, *yard.lines]
        for one, other in combinations(parts, 2):
            assert not one.inflate(-2, -2).colliderect(other), (yard.rect.size, one, other)
        assert all(yard.rect.contains(part) for part in (*parts, yard.note, yard.button))
        assert not any(line.colliderect(yard.button) or line.colliderect(yard.note) for line in yard.lines)
        assert not yard.free.height or not yard.free.colliderect(yard.button)
        for i, slot in enumerate(slots):
            assert slot.contains(yard.building(i, count)) and slot.contains(yard.sign(i, count))
            assert yard.building(i, count).contains(yard.doorway(i, count))


@pytest.mark.parametrize("count", range(1, len(Slot) + 1))
def test_the_landlord_has_a_place_of_his_own_beside_any_buildings(count: int) -> None:
    for _, yard in yards():
        man, board = yard.landlord(count), yard.lease(count)
        parts = [
            *(yard.slot(i, count) for i in range(count)),
            yard.strip,
            *yard.lines,
            yard.note,
            yard.button,
        ]
        assert yard.scene.contains(man) and man.height == yard.px(78)
        for part in parts:
            meeting = man.clip(part)  # behind buildings that stand before his hill he sinks no deeper
            assert not meeting.width or meeting.height <= yard.px(2), (yard.rect.size, part)
        assert man.clip(board).height <= yard.px(6)
        assert all(part.width >= yard.px(96 if count <= ROW else 91) for part in parts[:count])


@pytest.mark.parametrize("count", range(1, len(Slot) + 1))
def test_purse_goods_and_the_note_on_the_door_lie_apart(count: int) -> None:
    for _, yard in yards():
        row = [yard.purse, *map(yard.good, yard.goods), rod_of(yard, 0)]
        assert not any(one.colliderect(other) for one, other in combinations(row, 2))
        assert all(yard.strip.inflate(4, 0).contains(part) for part in row)
        note, other = yard.debt(count), yard.slot(min(1, count - 1), count)
        assert not any(note.colliderect(place) for place in (yard.doorway(0, count), yard.sign(0, count)))
        assert count == 1 or not note.colliderect(other.inflate(-yard.px(4), 0))
        assert yard.slot(0, count).inflate(yard.px(8), 0).contains(note)


@pytest.mark.parametrize("coal", [0, 1, 2, 5, 9, 17, 40])
def test_the_rod_has_a_cell_for_any_coal_and_the_next_steps(coal: int) -> None:
    for _, yard in yards():
        rod, strip = yard.rod(coal), yard.strip
        assert rod.first <= coal and coal + 2 < rod.first + len(rod.cells)
        assert strip.inflate(4, 0).contains(rod_of(yard, coal)) and rod.cells[0].width >= round(
            34 * yard.unit
        )
        assert not any(yard.good(kind).colliderect(rod.cells[0]) for kind in yard.goods)
        assert bool(rod.row(coal).width) == bool(coal)
        assert rod.row(coal).contains(rod.lump(coal)) or not coal


@pytest.mark.parametrize("cart", [False, True])
def test_the_notches_tell_the_scale_of_the_ruleset(cart: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    state = new_game(Setup(2, 1))
    winter = msgspec.structs.replace(state.box.ruleset.winter, coal=[0, 5, 5, 9], coal_more=4)
    yard = WinterYard.over(arrange(state.box, SIZES[0]), state.box)
    if cart:
        can(state.seats[0], Ability.HORSE_AND_CART)
    for figures in (state.box.ruleset.winter, winter):
        ruleset = msgspec.structs.replace(state.box.ruleset, winter=figures)
        monkeypatch.setattr(state.box, "ruleset", ruleset)
        for coal in (0, 3, 14):
            state.seats[0].coal = coal
            farm, rod = farm_of(state, 0, WinterPage(), yard), yard.rod(coal)
            assert farm.scale[coal - rod.first] == coal_vp(figures, state.seats[0])
            assert len(farm.scale) == len(rod.cells)


def test_the_rod_shows_as_much_coal_as_there_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of what has no cell of its own three can be seen, behind the first lump."""
    canvas = Canvas(pygame.Surface(SIZES[0]), Theme(SIZES[0], words_of("en")))
    drawn = list[str]()
    monkeypatch.setattr(canvas, "svg", lambda name, *_: drawn.append(name))
    monkeypatch.setattr(canvas, "hollow", lambda *_: None)  # coal that would score more
    state, yard = in_winter()
    for coal in range(20):
        state.seats[0].coal = coal
        farm, rod = farm_of(state, 0, WinterPage(), yard), yard.rod(coal)
        drawn.clear()
        draw_rod(canvas, rod, farm)
        hidden = max(0, rod.first - 1)
        assert drawn.count("coal") == coal - hidden + min(hidden, 3), coal


def in_winter(**goods: int) -> tuple[GameState, WinterYard]:
    state = new_game(Setup(2, 1))
    state.year, state.season, state.step, state.to_move = 2, Season.WINTER, Step.WINTER_STORAGE, 0
    for name, count in goods.items():
        setattr(state.seats[0], name, count)
    return state, WinterYard.over(arrange(state.box, SIZES[0]), state.box)


def lease_of(farm: Farm) -> list[tuple[str, bool]]:
    return [(piece.what, piece.there) for piece in farm.lease]


def test_the_landlords_board_tells_what_lies_there_then_what_was_paid() -> None:
    state, yard = in_winter(food=1, thaler=3)
    due = [("food", True), ("food", False), ("thaler", True)]
    before = farm_of(state, 0, WinterPage(), yard)
    assert lease_of(before) == due and not before.paid and not before.debt
    state.seats[0].food = state.seats[0].thaler = 0
    page = WinterPage(coal=0, paid={"food": 1, "thaler": 1}, debt=1)
    after = farm_of(state, 0, page, yard)
    assert lease_of(after) == due and after.paid and after.debt == 1
    can(state.seats[0], Ability.SCHULTHEISS)
    assert Piece("wood", False) in farm_of(state, 0, WinterPage(), yard).lease


def test_what_is_stored_or_carried_does_not_lie_outside_as_well() -> None:
    state, yard = in_winter(food=0, wood=2, coal=4)
    stored = [(Slot.FARM, Resource.WOOD)]
    farm = farm_of(state, 0, WinterPage(coal=5, paid={}, stored=stored, carried=[Resource.COAL]), yard)
    assert farm.outside == (0, 1, 3) and farm.scored == 5 and farm.most == 5
    assert [door.kept for door in farm.doors] == [Resource.WOOD]


def storing() -> tuple[Hand, StorageEditor]:
    """A person who stores, with coal on the rod and nothing in a slot."""
    hand = table(seed=3)
    editor = until(hand, Step.WINTER_STORAGE).editor
    assert isinstance(editor, StorageEditor)
    for slot in list(editor.plan.put):
        editor.plan = editor.plan.remove(slot)
    assert editor.plan.left(Resource.COAL)
    return hand, editor


def lump(hand: Hand, editor: StorageEditor, number: int) -> tuple[int, int]:
    return hand.play.stage.yard.rod(hand.play.stage.coal_counted).lump(number).center


@pytest.mark.long
def test_coal_is_stored_from_the_rod_by_click_and_by_drag() -> None:
    hand, editor = storing()
    had = editor.plan.left(Resource.COAL)
    hand.click(lump(hand, editor, 1))
    assert editor.plan.put == {Slot.FARM: Resource.COAL} and editor.plan.left(Resource.COAL) == had - 1
    hand, editor = storing()
    yard, count = hand.play.stage.yard, len(editor.plan.slots)
    hand.drag(lump(hand, editor, had), yard.doorway(0, count).center)
    assert editor.plan.put == {Slot.FARM: Resource.COAL}
    hand.click(yard.doorway(0, count).center)
    assert editor.plan.put == {}


@pytest.mark.long
def test_where_no_coal_lies_on_the_rod_nothing_is_taken() -> None:
    hand, editor = storing()
    had = editor.plan.left(Resource.COAL)
    hand.click(lump(hand, editor, had + 1))
    assert editor.plan.put == {}


@pytest.mark.long
def test_what_a_person_has_stored_stays_in_its_slot_while_it_is_counted() -> None:
    hand = table(seed=3)
    play = until(hand, Step.WINTER_STORAGE)
    assert isinstance(play.editor, StorageEditor) and play.editor.plan.put
    put, seat = dict(play.editor.plan.put), play.stage.focus
    play.context.settings.animation, play.context.settings.speed = True, "normal"
    hand.click(play.stage.layout.board.button.center)
    seen = 0
    while play.stage.count.active:
        assert play.stage.focus == seat
        farm = play.stage.farm(play.stage.shown)
        assert {door.slot: door.kept for door in farm.doors if door.kept is not None} == put
        hand.app.step(1 / 30)
        seen += 1
    assert seen > 5


@pytest.mark.long
def test_everything_in_the_farmyard_answers_with_its_rule() -> None:
    hand = table(seed=3)
    stage = until(hand, Step.WINTER_STORAGE).stage
    stage.state.seats[0].debt = 1
    yard, shown = stage.yard, stage.picture(stage.shown)
    count, found = len(open_slots(shown.seat)), list(of_yard(yard, shown, stage.coal_counted))
    places = {
        yard.slot(0, count).center: "W3",
        yard.lease(count).center: "W2",
        yard.purse.center: "G6",
        yard.debt(count).center: "G7",
        yard.good(Resource.WOOD).center: "M3",
        yard.good(Resource.FOOD).center: "W2",
        yard.rod(stage.coal_counted).cells[-1].center: "W1",
        yard.cell(yard.lines[0], "coal").center: "W1",
        yard.cell(yard.lines[1], "debt").center: "G7",
        yard.cell(yard.lines[1], "lost").center: "W3",
        yard.name(yard.lines[1]).center: "G9",
        yard.rect.move(3, 3).topleft: "W5",
    }
    for spot, rule in places.items():
        assert next(answer for answer in found if answer.holds(spot)).rule == rule, spot
    (lease,) = (answer for answer in found if answer.area == yard.lease(count))
    assert english(lease.said) == "The lease is 2 food; each missing piece is 1 debt."


@pytest.mark.parametrize("size", [(1280, 720), pytest.param((1920, 1080), marks=pytest.mark.long)])
def test_five_buildings_and_much_coal_have_room(size: tuple[int, int]) -> None:
    state = working(new=("46",), modules=("iron",), exhausted=True, season=AUTUMN, seat=RICH)
    own(state, 0, "46")
    can(state.seats[0], *STORES)
    winter = stage(state, size=size)
    winter.click(winter.play.stage.layout.board.button.center)
    while not isinstance(winter.play.editor, StorageEditor):
        winter.decide()
    assert len(winter.play.editor.plan.slots) == 5
    texts = said(winter)
    assert {"Farm", "Barn", "Coal store", "Wood store", "Workshop"} <= set(texts)
    assert wrong(written(winter)) == []


@pytest.mark.long
def test_keys_go_to_goods_in_the_farmyard_and_there_they_glow() -> None:
    hand, editor = storing()
    play, stage = hand.play, hand.play.stage
    places = [editor.outside(kind, stage) for kind in editor.usable()]
    assert places and all(stage.yard.strip.inflate(4, 4).contains(place) for place in places)
    found = [stop.rect for stop in stops(play)]
    assert all(place in found for place in places)
    assert not any(stage.layout.board.good(good) in found for good in Good)
    hand.move(stage.yard.rect.move(2, 2).topleft)
    farm, shown = stage.farm(stage.shown, filling(play, stage.shown)), marks(play)
    assert farm.fitting == tuple(editor.usable())
    assert not any(mark.kind is Kind.GOOD for mark in {*shown.glow, *shown.advised})


@pytest.mark.long
def test_keys_alone_store_coal_from_the_rod_and_take_it_out_again() -> None:
    hand, editor = storing()
    by_keys, stage = KeyHand(hand.app), hand.play.stage
    by_keys.click(editor.outside(Resource.COAL, stage).center)
    assert editor.plan.put == {Slot.FARM: Resource.COAL}
    by_keys.click(stage.yard.slot(0, len(editor.plan.slots)).center)
    assert editor.plan.put == {}
