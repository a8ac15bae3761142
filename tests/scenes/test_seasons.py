"""The seasons of the table: each is told at a glance, is made once, and comes in over the one before."""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import replace
from functools import wraps
from itertools import combinations

import numpy as np
import numpy.typing as npt
import pygame
import pytest

from game.motion.motion import Motion
from game.motion.routes import Router, staged
from game.motion.vignettes import turnofyear
from game.motion.vignettes.repertoire import Repertoire
from game.motion.vignettes.turnofyear import TurnOfYear
from game.rules import Setup, new_game
from game.rules.events import Event, SeasonBegan
from game.rules.state import GameState
from game.rules.terms import Season, Step
from game.scenes.event_player import Everything
from game.table import ground, land
from game.table.boardareas import building_at
from game.table.canvas import Canvas
from game.table.layout import Layout, arrange
from game.table.painter import PAINTER, drop, rest, settle
from game.table.picture import Picture
from game.table.pieces import BUILDINGS, Sitter
from game.table.seasonal import WOODS
from game.table.seasons import Look
from game.table.shaft import drum_at
from game.table.snow import ROOFED
from game.table.table import draw_table, layers
from game.table.theme import Theme, drawn
from tests.few import few
from tests.scenes.clicks import Hand
from tests.scenes.sitting import table, until
from tests.scenes.tables import SITTERS, after, begun, crowded

SIZE = (1280, 720)
THUMBNAIL = (64, 36)
APART, CLEAR = 24, 0.1  # of 255: a pixel of a thumbnail that differs; the least share of them in two seasons
WHITE = 225  # of 255: the least of red, green and blue where snow lies
Pixels = npt.NDArray[np.int64]

pytestmark = pytest.mark.usefixtures("display")


def picture(state: GameState, season: Season) -> Picture:
    state = state.copy()
    state.season = season
    return Picture(state, SITTERS[: len(state.seats)])


def painted(state: GameState, season: Season, theme: Theme, focus: int = 0) -> pygame.Surface:
    surface = pygame.Surface(SIZE)
    shown = replace(picture(state, season), focus=focus)
    draw_table(Canvas(surface, theme), arrange(state.box, SIZE, focus), shown)
    return surface


def pixels(surface: pygame.Surface) -> Pixels:
    return pygame.surfarray.array3d(surface).astype(np.int64)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_thumbnail_tells_the_season(seats: int) -> None:
    state, theme = after(40, begun(seats)), Theme(SIZE)
    small = [pixels(pygame.transform.smoothscale(painted(state, one, theme), THUMBNAIL)) for one in Season]
    for one, other in combinations(small, 2):
        assert (abs(one - other).max(axis=2) >= APART).mean() > CLEAR


def test_a_season_is_drawn_once_and_the_next_one_beside_the_loop() -> None:
    state, theme = after(40, begun(2)), Theme(SIZE)
    first = painted(state, Season.SPRING, theme)
    settle()
    kept = dict(theme.cache)
    woods = WOODS[SIZE]
    assert set(woods) == {Season.SPRING, Season.SUMMER}
    again = painted(state, Season.SPRING, theme)
    assert theme.cache.keys() == kept.keys() and all(theme.cache[key] is kept[key] for key in kept)
    assert (pixels(first) == pixels(again)).all()
    painted(state, Season.SUMMER, theme)
    settle()
    assert set(woods) == {Season.SUMMER, Season.AUTUMN}
    painted(state, Season.SPRING, theme)
    settle()
    assert set(woods) == {Season.SPRING, Season.SUMMER}


def test_a_season_made_ahead_looks_as_if_it_were_made_at_once() -> None:
    state, theme = crowded(after(60, begun(4))), Theme(SIZE)
    painted(state, Season.AUTUMN, theme)
    settle()
    ahead, at_once = painted(state, Season.WINTER, theme), painted(state, Season.WINTER, Theme(SIZE))
    assert (pixels(ahead) == pixels(at_once)).all()


@pytest.mark.long
def test_the_first_frame_of_a_season_makes_no_ground(monkeypatch: pytest.MonkeyPatch) -> None:
    state, theme, made = after(40, begun(4)), Theme(SIZE), list[Season]()
    draw = ground._draw

    def noted(part: Canvas, layout: Layout, sitters: tuple[Sitter, ...], season: Season) -> None:
        if threading.current_thread() is threading.main_thread():
            made.append(season)
        draw(part, layout, sitters, season)

    monkeypatch.setattr(ground, "_draw", noted)
    for season in (Season.SPRING, Season.SUMMER, Season.AUTUMN, Season.WINTER, Season.SPRING):
        for focus in range(4):
            painted(state, season, theme, focus)
        settle()
        assert made == [Season.SPRING] * 4  # of the first table alone


@pytest.mark.parametrize("season", Season)
def test_snow_lies_on_every_roof_in_winter_alone(season: Season) -> None:
    state = crowded(after(60, begun(4)))
    shown, place = pixels(painted(state, season, Theme(SIZE))), arrange(state.box, SIZE).board
    scale = arrange(state.box, SIZE).scale
    roofs = [building_at(place, ability, scale) for ability in BUILDINGS] + [drum_at(place, scale)]
    assert len(roofs) == 5
    for roof in roofs:
        upper = shown[roof.left : roof.right, roof.top : roof.centery]
        white = (upper.min(axis=2) > WHITE).mean()
        assert white > 0.1 if season is Season.WINTER else white < 0.1


def test_every_roof_has_a_drawing() -> None:
    assert all(map(drawn, ROOFED)) and set(BUILDINGS.values()) <= ROOFED


# -- the turn -------------------------------------------------------------------------------------------


def turning(season: Season, year: int = 1) -> tuple[Motion, GameState]:
    """A table at which a season begins after another, and the state after it."""
    before = new_game(Setup(2, 7))
    before.season, before.step = Season((season - 1) % len(Season)), Step.WORKING
    state = before.copy()
    state.season, state.year, state.step = season, year, Step.FIRST_TAKING
    return begins(before, state, [SeasonBegan(year, season)]), state


def begins(before: GameState, state: GameState, events: list[Event]) -> Motion:
    layout, motion = arrange(state.box, SIZE), Motion()
    flights = Router(layout, (0, 1), state).flights(events)
    motion.add(*staged(layout, before, events, flights, Everything(), Repertoire()))
    return motion


def frame(motion: Motion, state: GameState, theme: Theme, surface: pygame.Surface) -> None:
    """Draw a frame as a scene does."""
    canvas, layout = Canvas(surface, theme), arrange(state.box, SIZE)

    def shown(state: GameState) -> Picture:
        return Picture(motion.dated(state), SITTERS[:2], poses=motion.poses)

    if not motion.draw_held(canvas, lambda: layers(layout, shown(motion.next_shown(state)))):
        draw_table(canvas, layout, shown(motion.shown(state)))
        motion.draw_vignettes(canvas)


@pytest.mark.parametrize("patient", few((True, False)))
@pytest.mark.parametrize(("season", "year"), [(Season.WINTER, 1), (Season.SPRING, 2), (Season.AUTUMN, 1)])
def test_it_leads_from_one_seasons_table_to_the_others(season: Season, year: int, patient: bool) -> None:
    motion, state = turning(season, year)
    motion.held.patient = patient
    (shown,) = motion.on_stage
    assert isinstance(shown, TurnOfYear)
    former = motion.dated(state)
    assert (former.season, former.year) == (Season((season - 1) % len(Season)), 1)
    theme, surface = Theme(SIZE), pygame.Surface(SIZE)
    first = painted(former, Season(former.season), Theme(SIZE))
    seen = 0
    while not shown.whole:
        seen += 1
        frame(motion, state, theme, surface)
        corner = surface.get_at((SIZE[0] - 1, 45))
        assert corner == first.get_at((SIZE[0] - 1, 45))
    assert shown.whole and (seen == 2 if patient else seen > 2)
    assert motion.dated(state) is state
    settle()
    motion.update(shown.length * 0.995)
    frame(motion, state, theme, surface)
    last = pixels(painted(state, season, Theme(SIZE)))
    wheel = arrange(state.box, SIZE).wheel.rect  # turns as the wind has gone
    differs = (pixels(surface) != last).any(axis=2)
    differs[wheel.left : wheel.right, wheel.top : wheel.bottom] = False
    assert differs.mean() < 0.01


def test_the_turn_waits_for_ground_and_land_that_are_still_made(monkeypatch: pytest.MonkeyPatch) -> None:
    theme, surface, held, made = Theme(SIZE), pygame.Surface(SIZE), threading.Event(), list[str]()
    for module, name in ((ground, "_draw"), (land, "_scenery"), (land, "_small_land")):
        monkeypatch.setattr(module, name, _in_the_loop(made, name, getattr(module, name)))
    motion, state = turning(Season.SUMMER)
    motion.held.patient = False
    (shown,) = motion.on_stage
    assert isinstance(shown, TurnOfYear)
    PAINTER.submit(held.wait)
    frame(motion, state, theme, surface)
    first, former = sorted(made), pixels(surface)
    assert first == ["_draw", "_scenery", "_small_land"]  # those of spring
    for _ in range(8):
        frame(motion, state, theme, surface)
        assert not shown.whole and (pixels(surface) == former).all()
    held.set()
    for _ in range(100):
        settle()
        frame(motion, state, theme, surface)
        if shown.whole:
            break
    assert shown.whole and sorted(made) == first


def _in_the_loop(made: list[str], name: str, make: Callable[..., object]) -> Callable[..., object]:
    """Return what makes the same, and notes it if that is not done beside the loop."""

    @wraps(make)
    def noted(*arguments: object) -> object:
        if threading.current_thread() is threading.main_thread():
            made.append(name)
        return make(*arguments)

    return noted


def test_the_wind_is_made_in_the_season_before(monkeypatch: pytest.MonkeyPatch) -> None:
    theme = Theme(SIZE)
    turnofyear.draw_beforehand(Canvas(pygame.Surface(SIZE), theme), Look.SPRING)
    made = list[str]()
    for name in ("_front", "_streak", "_turned"):
        monkeypatch.setattr(turnofyear, name, _noting(made, name, getattr(turnofyear, name)))
    for season in (Season.SUMMER, Season.AUTUMN, Season.WINTER):
        motion, _ = turning(season)
        (shown,) = motion.on_stage
        rest(True)
        shown.prepare(theme)
        assert not made
        rest(False)
        settle()
        assert set(made) == {"_streak", "_turned"}  # of the season that is next
        assert len(theme.cache["winds"]) == 2
        made.clear()


def _noting(made: list[str], name: str, make: Callable[..., object]) -> Callable[..., object]:
    def noted(*arguments: object) -> object:
        made.append(name)
        return make(*arguments)

    return noted


def test_the_wheel_turns_once_the_wind_has_gone() -> None:
    motion, _ = turning(Season.AUTUMN)
    (shown,) = motion.on_stage
    start = motion.poses.needle
    motion.update(shown.length * 0.99)
    assert motion.poses.needle == start
    motion.update(0.4)
    assert not motion.on_stage and motion.poses.needle not in (None, start)


def test_with_the_first_spring_the_game_begins_and_no_year_turns() -> None:
    state = new_game(Setup(2, 7))
    assert not begins(state, state, [SeasonBegan(1, Season.SPRING)]).on_stage


@pytest.mark.long
@pytest.mark.parametrize("reduced", [False, True])
def test_at_the_table_the_next_season_comes_in_over_the_former_one(reduced: bool) -> None:
    hand = table(animation=True)
    hand.app.context.settings.reduced = reduced
    play = until(hand, Step.WORKING)
    season = play.match.state.season
    while play.match.state.season == season:
        play.skip()
        hand.decide()
    assert play.stage.state.season == season + 1
    turns = [one for one in play.stage.motion.actors if isinstance(one, TurnOfYear)]
    assert [one.ends_at.season for one in turns] == ([] if reduced else [season])
    _to_its_end(hand)
    assert play.stage.shown.season == season + 1 and not play.stage.motion.on_stage


def _to_its_end(hand: Hand) -> None:
    for _ in range(200):
        hand.step(0.05)
        if not hand.play.stage.motion.moving:
            return


@pytest.mark.long
def test_the_wind_of_winter_brings_its_sheet() -> None:
    hand = table(animation=True)
    play = hand.play
    while not play.stage.winter_open:
        play.skip()
        hand.decide()
    (turn,) = (one for one in play.stage.motion.actors if isinstance(one, TurnOfYear))
    hand.step(0.02)
    assert turn.whole and play.stage.winter_step is not None
    turn.former.surface = None  # before its first frame
    assert play.stage.winter_step is None and not play.stage.winter_shown
    assert play.stage.shown.season == Season.AUTUMN
    play.skip()
    assert play.stage.winter_shown and play.stage.shown.season == Season.WINTER


def test_what_a_closed_window_would_have_wanted_is_not_made() -> None:
    state, theme, held = after(40, begun(2)), Theme(SIZE), threading.Event()
    PAINTER.submit(held.wait)
    painted(state, Season.SPRING, theme)
    summer = theme.cache["coming", "ground 0"].made
    closing = threading.Thread(target=drop)
    closing.start()
    while not summer.cancelled():
        closing.join(0.001)
    held.set()
    closing.join()
    assert (
        pixels(painted(state, Season.SUMMER, theme)) == pixels(painted(state, Season.SUMMER, Theme(SIZE)))
    ).all()
