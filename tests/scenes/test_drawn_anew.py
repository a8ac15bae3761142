"""What is kept between frames is drawn anew once it changes: each frame is as if nothing had been kept."""

from __future__ import annotations

import random
import threading
from collections.abc import Iterator
from dataclasses import replace
from itertools import product

import pygame
import pytest

from game.motion.lights import Lights, draw_tile_lights
from game.rules.state import GameState
from game.rules.terms import Season, Slot
from game.scenes.stage.answers.finding import answer_at, answers
from game.scenes.stage.signals import light_up
from game.scenes.stage.winterbook import WinterPage
from game.scenes.stage.yard.farm import Door, farm_of
from game.scenes.stage.yard.ledger import draw_line, line_of
from game.scenes.stage.yard.painting import draw_beforehand, draw_farm
from game.scenes.stage.yard.places import WinterYard
from game.table import bareland, shapes
from game.table.bareland import KEPT, LandState, bare_land, draw_mine_water
from game.table.canvas import LONGEST_WAIT, Canvas, TextMark
from game.table.layout import Layout, arrange
from game.table.painter import settle
from game.table.picture import Picture, WinterStep
from game.table.places.board import BoardPlace
from game.table.places.ruler import around
from game.table.seasons import Look
from game.table.spots import Kind, Marks, Spot
from game.table.styles import Panel, panel_image
from game.table.table import LAYERS, bare, draw_marks, draw_table, draw_tile_glows
from game.table.theme import STEPS, Theme, Type
from game.table.wheel import draw_steps_beforehand, draw_wheel
from game.words import words_of
from tests.few import few
from tests.scenes import paintbox
from tests.scenes.tables import BOTH, LOG, MODULES, SITTERS, after, begun, crowded

pytestmark = pytest.mark.usefixtures("display")
SIZE = (1280, 720)
PAINT = (255, 0, 255)


def unlike(theme: Theme) -> Theme:
    """A theme in which nothing is kept but letters and drawings."""
    return theme.speaking(theme.words)


def same(one: pygame.Surface, other: pygame.Surface) -> bool:
    """Return True if both show the same."""
    return pygame.image.tobytes(one, "RGB") == pygame.image.tobytes(other, "RGB")


def layout_of(picture: Picture, theme: Theme) -> Layout:
    return arrange(picture.state.box, theme.size, picture.focus)


def painted(theme: Theme, picture: Picture, *, by_layers: bool = False) -> tuple[bytes, list[str]]:
    """The pixels of a table and its texts, over paint that shows wherever nothing is drawn."""
    surface = pygame.Surface(theme.size)
    surface.fill(PAINT)
    marks: list[TextMark] = []
    canvas, layout = Canvas(surface, theme, marks), layout_of(picture, theme)
    if by_layers:
        for draw in LAYERS:
            draw(canvas, layout, picture)
    else:
        draw_table(canvas, layout, picture)
    return pygame.image.tobytes(surface, "RGB"), sorted(map(repr, marks))


def walk() -> Iterator[Picture]:
    """Tables of a game in any order: seasons, seats in focus, plans, carts, mines, a log that grows."""
    chance, state = random.Random(4), begun(4, BOTH)
    lines = tuple(LOG)
    for number in range(14):
        state = after(chance.choice((1, 3, 9)), state)
        shown = state.copy()
        if number % 3 == 2:
            shown.season = Season(chance.randrange(4))
        yield Picture(shown, SITTERS, focus=chance.randrange(4), log=lines[: 3 + number])


@pytest.mark.long
def test_a_table_that_changes_is_drawn_as_one_that_is_seen_for_the_first_time() -> None:
    theme = Theme(SIZE)
    for number, picture in enumerate(walk()):
        assert painted(theme, picture) == painted(unlike(theme), picture), number


@pytest.mark.long
def test_the_same_table_is_drawn_anew_in_every_text_size_and_language() -> None:
    picture = Picture(crowded(begun(4, BOTH)), SITTERS, log=LOG)
    seen = {
        painted(Theme(SIZE, words_of(language), text), picture)[0]
        for text, language in product(STEPS, ("en", "de"))
    }
    assert len(seen) == 2 * len(STEPS)
    theme = Theme(SIZE)
    english = painted(theme, picture)
    german = painted(theme.speaking(words_of("de")), picture)
    assert german != english == painted(theme, picture)


@pytest.mark.parametrize("size", few([(1280, 720), (1031, 777), (1600, 720)]))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_ground_is_drawn_wherever_it_is_seen(seats: int, size: tuple[int, int]) -> None:
    theme = Theme(size)
    picture = Picture(crowded(begun(seats, BOTH)), SITTERS[:seats], focus=seats - 1, log=LOG)
    assert painted(theme, picture) == painted(unlike(theme), picture, by_layers=True)
    strips = bare(theme, layout_of(picture, theme))
    assert sum(strip.width * strip.height for strip in strips) < size[0] * size[1] / 3


def test_what_is_around_parts_covers_the_rest_once() -> None:
    chance, whole = random.Random(2), pygame.Rect(3, 2, 30, 20)
    for _ in range(200):
        parts = [
            pygame.Rect(
                chance.randrange(-4, 34), chance.randrange(-4, 24), *chance.choices(range(1, 14), k=2)
            )
            for _ in range(chance.randrange(5))
        ]
        found = around(whole, parts)
        for spot in product(range(-5, 40), range(-5, 30)):
            seen = whole.collidepoint(spot) and not any(part.collidepoint(spot) for part in parts)
            assert sum(one.collidepoint(spot) for one in found) == seen


def test_a_text_is_set_alike_wherever_it_stands() -> None:
    theme, chance = Theme(SIZE), random.Random(1)
    for _ in range(120):
        rect = pygame.Rect(chance.randrange(400), chance.randrange(300), 150, chance.choice((17, 18, 44)))
        role, wrap = chance.choice([Type.SMALL, Type.NAME, Type.NOTE, Type.HEADING]), chance.random() < 0.5
        align, valign = chance.choice(["left", "center", "right"]), chance.choice(["top", "middle", "bottom"])
        seen = []
        for one in (theme, unlike(theme)):
            surface, marks = pygame.Surface((640, 400)), list[TextMark]()
            for ledger in (None, marks):
                taken = Canvas(surface, one, ledger, (5, 3)).text(
                    "Kohle für den Grafen", role, PAINT, rect, align, valign, wrap, ellipsis=not wrap
                )
            seen.append((pygame.image.tobytes(surface, "RGB"), marks, taken))
        assert seen[0] == seen[1]


def test_a_frame_is_drawn_as_its_whole_image() -> None:
    theme = Theme(SIZE)
    for size in ((300, 120), (12, 90), (17, 17)):
        rect, seen = pygame.Rect(20, 15, *size), []
        image, margin = panel_image(theme, size, Panel.FRAME, (200, 30, 30), 2.5)
        for whole in (True, False):
            surface = pygame.Surface((340, 150))
            surface.fill((120, 140, 90))
            if whole:
                surface.blit(image, (rect.left - margin, rect.top - margin))
            else:
                Canvas(surface, theme).panel(rect, Panel.FRAME, edge=(200, 30, 30), rim=2.5)
            seen.append(pygame.image.tobytes(surface, "RGB"))
        assert seen[0] == seen[1]


@pytest.mark.long
def test_bare_land_is_that_of_its_board_its_season_and_its_water() -> None:
    theme, chance = Theme(SIZE), random.Random(3)
    box = begun(4, BOTH).box
    places = [arrange(box, SIZE, focus).board for focus in range(4)]
    places += [arrange(begun(2, MODULES[0]).box, SIZE).board]
    for _ in range(40):
        place = chance.choice(places)
        state = LandState(Look(chance.randrange(4)), chance.randrange(5), chance.random() < 0.5)
        kept, made = bare_land(theme, place, state), bare_land(unlike(theme), place, state)
        whole = pygame.Rect((0, 0), place.rect.size)
        for one, other in ((kept.dry, made.dry), (kept.shown(whole), made.shown(whole))):
            assert same(one, other)
        part = pygame.Rect(chance.randrange(whole.width - 60), chance.randrange(whole.height - 40), 60, 40)
        assert same(kept.shown(part), kept.shown(whole).subsurface(part))
        wet = kept.dry.copy()
        draw_mine_water(Canvas(wet, theme, origin=place.rect.topleft), place, state, None)
        assert same(kept.shown(whole), wet)
    settle()
    assert len(theme.cache["drylands"]) <= KEPT


def test_bare_land_is_made_once_for_any_water_and_beside_the_loop_for_the_next_season(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    theme, made, draw = Theme(SIZE), list[LandState](), bareland._dry

    def noted(theme: Theme, place: BoardPlace, state: LandState) -> pygame.Surface:
        if threading.current_thread() is threading.main_thread():
            made.append(state)
        return draw(theme, place, state)

    monkeypatch.setattr(bareland, "_dry", noted)
    box = begun(4, BOTH).box
    places = [arrange(box, SIZE, focus).board for focus in range(4)]
    for look in (Look.SPRING, Look.SUMMER, Look.AUTUMN, Look.WINTER, Look.SPRING):
        for place, water in product(places, range(4)):
            bare_land(theme, place, LandState(look, water, exhausted=False))
        settle()
        assert made == [LandState(Look.SPRING, 0, exhausted=False)] * 4  # of the first table alone


@pytest.mark.thorough
@pytest.mark.parametrize("seats", [2, 4])
def test_an_answer_is_looked_for_in_its_panel_alone_and_found(seats: int) -> None:
    theme = Theme(SIZE)
    picture = Picture(
        crowded(after(60, begun(seats, BOTH))), SITTERS[:seats], log=LOG, prompt="?", button="!"
    )
    layout = layout_of(picture, theme)
    everything = list(answers(theme, layout, picture))
    for spot in product(range(0, SIZE[0], 9), range(0, SIZE[1], 7)):
        found = next((answer for answer in everything if answer.holds(spot)), None)
        assert answer_at(theme, layout, picture, spot) == found, spot


class Waiting:
    """A table of which a frame is drawn in the window, where log and ribbon may wait."""

    def __init__(self) -> None:
        self.theme, self.surface = Theme(SIZE), pygame.Surface(SIZE)
        self.state: GameState = begun(2, BOTH)
        self.picture = Picture(self.state, SITTERS[:2], log=LOG[:3])
        self.frame()

    def frame(self, *, waits: bool = True) -> bool:
        """Draw a frame; return True if something is to follow in the next."""
        canvas = Canvas(self.surface, self.theme)
        canvas.puts_off = waits
        draw_table(canvas, layout_of(self.picture, self.theme), self.picture)
        return canvas.late

    def change(self, coal: int) -> None:
        """A line is told, and with it the large board changes."""
        state = self.picture.state.copy()
        state.seats[0].coal = coal
        self.picture = replace(self.picture, state=state, log=LOG[: 3 + coal])

    @property
    def whole(self) -> bool:
        """True if all of it is as it should be."""
        return pygame.image.tobytes(self.surface, "RGB") == painted(unlike(self.theme), self.picture)[0]


def test_the_log_waits_a_frame_in_which_the_board_is_made() -> None:
    table = Waiting()
    table.change(coal=2)
    assert table.frame() and not table.whole
    assert not table.frame() and table.whole


def test_a_new_question_waits_a_frame_in_which_the_board_is_made() -> None:
    table = Waiting()
    table.picture = replace(table.picture, prompt="?")
    assert not table.frame() and table.whole
    table.change(coal=2)
    table.picture = replace(table.picture, prompt="Which?", log=LOG[:3])
    assert table.frame() and not table.whole
    assert not table.frame() and table.whole
    table.picture = replace(table.picture, prompt="Who?")
    assert not table.frame() and table.whole


def test_the_log_waits_no_longer_than_a_moment() -> None:
    table, waited = Waiting(), 0
    for coal in range(1, 3 * LONGEST_WAIT):
        table.change(coal)
        waited = waited + 1 if table.frame() else 0
        assert waited <= LONGEST_WAIT
    assert not table.frame() and table.whole


def test_nothing_waits_where_the_frame_stays() -> None:
    table = Waiting()
    table.change(coal=2)
    assert not table.frame(waits=False) and table.whole


def test_the_light_of_every_tile_is_made_before_a_frame_lights_many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(paintbox, "_shapes", {})  # what another test has drawn is not made beforehand here
    theme, state = Theme(SIZE), begun(4, BOTH)
    layout, canvas = arrange(state.box, SIZE), Canvas(pygame.Surface(SIZE), theme)
    draw_tile_lights(canvas, layout)
    draw_tile_glows(canvas, layout)
    monkeypatch.setattr(shapes, "polygon_mask", None)
    lights, tiles = Lights(), range(len(layout.developments.hexes))
    light_up(lights, layout, [tuple(tile.points) for tile in layout.developments.hexes])
    while lights.update(0.05):
        lights.draw(canvas)
    glow = frozenset(Spot(Kind.TILE, tile) for tile in tiles)
    draw_marks(canvas, layout, Picture(state, SITTERS, marks=Marks(glow=glow)))


def test_no_step_of_the_year_is_made_once_it_comes() -> None:
    theme, state = Theme(SIZE), begun(2, MODULES[0])
    layout, canvas = arrange(state.box, SIZE), Canvas(pygame.Surface(SIZE), theme)
    draw_steps_beforehand(canvas, layout)
    known = set(theme.cache)
    for season, winter in product(Season, (None, *WinterStep)):
        state.season = season
        draw_wheel(canvas, layout, Picture(state, SITTERS[:2], winter=winter))
    made = {key for key in set(theme.cache) - known if isinstance(key, tuple)}
    assert not [key for key in made if isinstance(key[0], tuple) and key[0][0] == "polygon"]
    assert {key[1] for key in made if key[0] == "part"} == {"wheel", "steps", "track"}


def test_all_that_a_winter_shows_is_loaded_before_it_comes() -> None:
    theme, state = Theme(SIZE), begun(4, BOTH)
    yard = WinterYard.over(arrange(state.box, SIZE), state.box)
    canvas = Canvas(pygame.Surface(SIZE), theme)
    draw_beforehand(canvas, yard, farm_of(state, 0, WinterPage(), yard), Slot)
    known, loaded = set(theme.cache), set(theme._svgs)
    doors = tuple(Door(slot, None, None, False) for slot in Slot)
    for focus, count in product(range(4), range(1, len(doors) + 1)):
        farm = farm_of(state, focus, WinterPage(), yard)._replace(doors=doors[:count])
        draw_farm(canvas, yard, farm, landlord=True, colour=focus)
        for place in yard.lines:
            draw_line(canvas, yard, place, line_of(WinterPage(), "", focus, waiting=0))
    made = {key[0] for key in set(theme.cache) - known if isinstance(key, tuple)}
    assert made <= {"part", "sizes", "waited"} and set(theme._svgs) == loaded
