"""The winter's farm as it is drawn, whatever stands on it: purse, debt on the door, the landlord."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game.languages import LANGUAGES
from game.rules import Setup, new_game
from game.rules.terms import Ability, Resource, Season, Slot, Step
from game.scenes.stage.winterbook import WinterPage
from game.scenes.stage.yard.farm import Farm, Filling, farm_of
from game.scenes.stage.yard.ledger import SeatLine, draw_line
from game.scenes.stage.yard.painting import draw_farm
from game.scenes.stage.yard.places import WinterYard
from game.table.canvas import Canvas, TextMark
from game.table.layout import arrange
from game.table.theme import Theme
from game.words import words_of
from tests.scenes.tables import BOTH, NEW
from tests.scenes.written import wrong
from tests.schema import written

SIZE = (1280, 720)
OPAQUE = 255
STANDING = [
    (),
    (Ability.BARN,),
    (Ability.COAL_STORAGE,),
    (Ability.BARN, Ability.COAL_STORAGE),
    (Ability.BARN, Ability.COAL_STORAGE, Ability.WORKSHOP),
]
"""What a seat can own that has slots, from one building to all five."""
SETUPS = [
    Setup(2, 1),
    Setup(3, 1),
    Setup(4, 5, modules=BOTH, tunnel="B"),
    Setup(2, 4, layout="two-rounds", new_tiles=NEW),
    Setup(4, 4, layout="three-circles", new_tiles=NEW, modules=BOTH, tunnel="A"),
]

pytestmark = pytest.mark.usefixtures("display")


def farm(
    setup: Setup, owned: tuple[Ability, ...], size: tuple[int, int], **goods: int
) -> tuple[WinterYard, Farm]:
    """The farm of a seat that stores, its lease half paid."""
    state = new_game(setup)
    state.year, state.season, state.step, state.to_move = 3, Season.WINTER, Step.WINTER_STORAGE, 0
    seat = state.seats[0]
    for ability in owned:
        seat.abilities |= ability.bit
    for name, count in goods.items():
        setattr(seat, name, count)
    yard = WinterYard.over(arrange(state.box, size), state.box)
    page = WinterPage(coal=seat.coal, paid={"food": 1, "thaler": 1}, debt=2)
    filling = Filling({Slot.FARM: Resource.WOOD}, open_takers(owned))
    return yard, farm_of(state, 0, page, yard, filling)


def open_takers(owned: tuple[Ability, ...]) -> tuple[Slot, ...]:
    return (Slot.BARN,) if Ability.BARN in owned else ()


def drawn(
    yard: WinterYard, shown: Farm, size: tuple[int, int], language: str = "en", collects: bool = False
) -> tuple[pygame.Surface, list[TextMark]]:
    """The picture of a farm, and all that is written on it."""
    marks, image = list[TextMark](), pygame.Surface(size)
    draw_farm(Canvas(image, Theme(size, words_of(language)), marks), yard, shown, collects, 0)
    return image, marks


def number_in(marks: list[TextMark], place: pygame.Rect) -> str:
    """The only text in a place."""
    (mark,) = (mark for mark in marks if place.contains(mark.taken))
    return mark.text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("owned", STANDING, ids=len)
def test_purse_and_debt_have_their_numbers_and_nothing_is_cut(
    owned: tuple[Ability, ...], language: str
) -> None:
    for setup in SETUPS[2::2]:
        yard, shown = farm(setup, owned, SIZE, food=12, wood=11, coal=17, thaler=23, debt=14)
        _, marks = drawn(yard, shown, SIZE, language, collects=True)
        assert wrong(marks) == []
        assert number_in(marks, yard.purse) == "23"
        assert number_in(marks, yard.debt(len(shown.doors))) == "14"


def test_no_note_hangs_on_the_door_of_who_has_no_debt() -> None:
    yard, shown = farm(SETUPS[0], (), SIZE, thaler=0)
    with_debt = farm(SETUPS[0], (), SIZE, thaler=0, debt=1)[1]
    free, owing = (drawn(yard, one, SIZE)[0].subsurface(yard.debt(1)) for one in (shown, with_debt))
    assert pygame.image.tobytes(free, "RGB") != pygame.image.tobytes(owing, "RGB")
    assert number_in(drawn(yard, shown, SIZE)[1], yard.purse) == "0"
    assert not [mark for mark in drawn(yard, shown, SIZE)[1] if yard.debt(1).colliderect(mark.taken)]


@pytest.mark.parametrize("size", [SIZE, (1024, 768), pytest.param((2560, 1080), marks=pytest.mark.long)])
@pytest.mark.parametrize("owned", STANDING, ids=len)
def test_the_landlord_is_seen_whole_whatever_stands_on_the_farm(
    owned: tuple[Ability, ...], size: tuple[int, int]
) -> None:
    for setup in SETUPS:
        yard, shown = farm(setup, owned, size, coal=5)
        with_him, without = (
            pygame.surfarray.array3d(drawn(yard, shown, size, collects=collects)[0])
            for collects in (True, False)
        )
        changed, man = (with_him != without).any(axis=2), yard.landlord(len(shown.doors))
        here = (slice(man.left, man.right), slice(man.top, man.bottom))
        assert changed.sum() == changed[here].sum()
        alone = pygame.Surface(man.size, pygame.SRCALPHA)
        Canvas(alone, Theme(size)).svg("landlord", alone.get_rect())
        his = pygame.surfarray.array_alpha(alone) == OPAQUE
        above = (slice(None), slice(0, man.height - yard.px(8)))  # the rest is behind board or hill
        assert (his & changed[here])[above].sum() >= 0.98 * his[above].sum()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("setup", SETUPS[2::2], ids=("three", "four"))
def test_all_the_places_of_a_draft_stand_in_two_rows_and_nothing_is_cut(
    setup: Setup, language: str, tmp_path: Path
) -> None:
    """Each is told for what scores most there, or kept for spring, in the window that has least room."""
    places = {slot.id: {"coal": 3, "food": 0} for slot in (Slot.FARM, Slot.CELLAR, Slot.SHED, Slot.LOFT)}
    path = written(tmp_path / "draft.toml", {"storage": places})
    for kept in (None, Resource.FOOD, Resource.COAL):
        state = new_game(replace(setup, ruleset=path))
        state.seats[0].abilities |= sum(one.bit for one in STANDING[-1])
        yard = WinterYard.over(arrange(state.box, SIZE), state.box)
        put = {} if kept is None else dict.fromkeys((Slot.FARM, Slot.BARN, Slot.CELLAR, Slot.LOFT), kept)
        shown = farm_of(state, 0, WinterPage(), yard, Filling(put))
        assert [door.slot for door in shown.doors] == [*Slot]
        image, marks = drawn(yard, shown, SIZE, language)
        assert wrong(marks) == []
        buildings = [yard.building(at, len(Slot)) for at in range(len(Slot))]
        assert len({one.top for one in buildings}) == 2 and all(map(image.get_rect().contains, buildings))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_line_of_who_fills_every_place_has_room_for_its_vp(language: str) -> None:
    for setup in SETUPS[2::2]:
        state, marks = new_game(setup), list[TextMark]()
        yard, stored = WinterYard.over(arrange(state.box, SIZE), state.box), ("coal",) * len(Slot)
        for place in yard.lines:
            line = SeatLine("Hinnerk", 0, 0, 5, 4, ("food", "thaler"), 2, stored, 24, ("wood", "wood"))
            draw_line(Canvas(pygame.Surface(SIZE), Theme(SIZE, words_of(language)), marks), yard, place, line)
        assert wrong(marks) == []
        rooms = [yard.cell(place, "stored").inflate(4, 8) for place in yard.lines]
        assert sum(
            "24" in mark.text and any(room.contains(mark.taken) for room in rooms) for mark in marks
        ) == len(rooms)
