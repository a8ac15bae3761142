"""Scenery that moves comes to rest in the still picture, at its end or when it is skipped at any moment."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import NamedTuple

import pygame
import pytest

from game.motion.flight import Motion
from game.motion.routes import Router
from game.motion.scenery.script import staged
from game.motion.scenery.year import Passing
from game.rules import Setup, legal_moves, new_game, play
from game.rules import events as e
from game.rules.moves import Lay
from game.rules.state import GameState
from game.rules.terms import Field, Place, Season, Step
from game.table import palette as p
from game.table.canvas import Canvas
from game.table.layout import Layout, arrange
from game.table.picture import Picture
from game.table.poses import STILL, Poses
from game.table.table import draw_table
from game.table.theme import ASSETS, Theme
from tests.scenes.reels import begun
from tests.scenes.tables import SITTERS

SIZE = (1280, 720)
MOMENTS = (0.0, 0.08, 0.3, 0.55, 0.8, 0.97)
WHOLE_GAME_STEPS = 40  # of a game by chance every so many decisions are drawn


class Allowed(NamedTuple):
    animation: bool = True
    fades: bool = True


class Scene(NamedTuple):
    """Something that happens: the state before, that after, what is told of it."""

    before: GameState
    after: GameState
    events: Sequence[e.Event]


def table(exhausted: bool = False, **owned: int) -> GameState:
    """A game in which Anna works, with her mine half dug."""
    state = new_game(Setup(2, 7))
    state.season, state.step, state.to_move = Season.SUMMER, Step.WORKING, 0
    seat = state.seats[0]
    seat.coal, seat.wood, seat.water, seat.pinge_dug, seat.pinge_props = 2, 2, 3, 3, 1
    if exhausted:
        seat.pinge_dug, seat.tunnel_dug, seat.tunnel_props, seat.shaft = seat.board.pinge_size, 3, 3, 2
    for name, amount in owned.items():
        setattr(seat, name, amount)
    return state


def in_season(season: Season, **owned: int) -> GameState:
    state = table(**owned)
    state.season = season
    return state


def worked(field: Field, *events: e.Event) -> list[e.Event]:
    return [e.WorkerActivated(0, field, 0), *events]


LAST = table().seats[0].board.pinge_size - 1
SCENES: dict[str, Callable[[], Scene]] = {
    "reel": lambda: Scene(
        table(True, water=1),
        table(True, water=1, shaft=1, coal=3),
        worked(Field.HASPELKNECHT, e.CoalReeled(0)),
    ),
    "barrow": lambda: Scene(
        table(True),
        table(True, tunnel_dug=4, shaft=3),
        worked(Field.COAL_MINER, e.CoalDug(0, Place.TUNNEL, 3)),
    ),
    "dig": lambda: Scene(
        table(), table(pinge_dug=4, coal=3), worked(Field.COAL_DIGGER, e.CoalDug(0, Place.PINGE, 3))
    ),
    "water drips in": lambda: Scene(table(water=1), table(water=3), [e.WaterTaken(0, 2, Place.PINGE, "Y2")]),
    "water in the shaft": lambda: Scene(
        table(True, water=1), table(True, water=4), [e.WaterTaken(0, 3, Place.TUNNEL, "Y2")]
    ),
    "drained by hand": lambda: Scene(
        table(), table(water=1), worked(Field.COAL_DIGGER, e.WaterDrained(0, 2, Place.PINGE))
    ),
    "drained by the windlass": lambda: Scene(
        table(True, water=5),
        table(True, water=3),
        worked(Field.HASPELKNECHT, e.WaterDrained(0, 2, Place.TUNNEL)),
    ),
    "prop in the tunnel": lambda: Scene(
        table(True),
        table(True, tunnel_props=4, wood=1),
        worked(Field.COAL_MINER, e.PropPlaced(0, Place.TUNNEL, 3)),
    ),
    "prop in the Pinge": lambda: Scene(
        table(), table(pinge_props=2, wood=1), worked(Field.COAL_DIGGER, e.PropPlaced(0, Place.PINGE, 1))
    ),
    "the Pinge caves in": lambda: Scene(
        table(pinge_dug=LAST, water=2),
        table(pinge_dug=LAST + 1, pinge_props=0, coal=3, water=2),
        worked(Field.COAL_DIGGER, e.CoalDug(0, Place.PINGE, LAST), e.PingeExhausted(0, 2, 1)),
    ),
    "harvest": lambda: Scene(table(), table(food=2), worked(Field.FARMER, e.Gained(0, "food", 2, "E2"))),
    "score": lambda: Scene(table(), table(score=7), [e.Scored(0, 7, "M8")]),
    "loss": lambda: Scene(table(score=9), table(score=5), [e.Scored(0, -4, "G7")]),
    "autumn": lambda: Scene(table(), in_season(Season.AUTUMN), [e.SeasonBegan(1, Season.AUTUMN)]),
    "winter": lambda: Scene(table(), in_season(Season.WINTER), [e.SeasonBegan(1, Season.WINTER)]),
}


class Stage:
    """A table on which a scene is played, and its pictures."""

    def __init__(self, scene: Scene, allowed: Allowed = Allowed()) -> None:  # noqa: B008
        self.scene, self.layout, self.theme = scene, layout(scene.after), theme()
        self.motion = Motion()
        flights = Router(self.layout, scene.before.box, range(4), scene.after).flights(scene.events)
        moving = flights if allowed.animation else []
        self.motion.add(*staged(self.layout, scene.before, scene.events, moving, allowed))

    @property
    def length(self) -> float:
        """Until everything is at rest."""
        ends = [flight.gone for flight in self.motion.flights]
        return max([*ends, *(actor.ends for actor in self.motion.company.actors)], default=0.0)

    def picture(self) -> bytes:
        surface = pygame.display.get_surface()
        assert surface is not None
        shown = self.motion.shown(self.scene.after)
        drawn = Picture(shown, SITTERS[: len(shown.seats)], poses=self.motion.poses)
        draw_table(Canvas(surface, self.theme), self.layout, drawn)
        return pygame.image.tobytes(surface, "RGB")


THEMES: list[Theme] = []


def theme() -> Theme:
    """One theme for all of these tests, so that drawings are made once."""
    if not THEMES or pygame.display.get_surface() is None:
        pygame.init()
        pygame.display.set_mode(SIZE)
        THEMES[:] = [Theme(SIZE)]
    return THEMES[0]


def layout(state: GameState) -> Layout:
    return arrange(state.box, SIZE, 0)


@pytest.fixture(autouse=True)
def window() -> None:
    theme()
    if pygame.display.get_surface().get_size() != SIZE:  # type: ignore[union-attr]
        pygame.display.set_mode(SIZE)


@pytest.mark.parametrize("name", SCENES)
def test_it_moves_and_comes_to_rest_in_the_still_picture(name: str) -> None:
    stage = Stage(SCENES[name]())
    assert stage.motion.company
    pictures = set()
    for _ in range(12):
        pictures.add(stage.picture())
        stage.motion.update(stage.length / 12)
    stage.motion.update(stage.length)
    assert not stage.motion.company and not stage.motion.flights
    still = stage.picture()
    assert stage.motion.poses == STILL == Poses()
    assert len(pictures - {still}) > 5
    stage.theme.cache.clear()
    assert stage.picture() == still


@pytest.mark.parametrize("name", SCENES)
def test_skipped_at_any_moment_it_ends_in_the_still_picture(name: str) -> None:
    still = Stage(SCENES[name](), Allowed(False, False)).picture()
    for i, moment in enumerate(MOMENTS):
        stage = Stage(SCENES[name]())
        stage.motion.update(stage.length * moment)
        stage.picture()
        (stage.motion.skip, stage.motion.hurry)[i % 2]()
        assert not stage.motion.moving and not stage.motion.company
        assert stage.picture() == still


@pytest.mark.parametrize("name", SCENES)
def test_without_animation_nothing_is_made(name: str) -> None:
    assert not Stage(SCENES[name](), Allowed(False, False)).motion.company
    faded = Stage(SCENES[name](), Allowed(False, True)).motion.company.actors
    assert all(isinstance(actor, Passing) for actor in faded)
    assert bool(faded) == (name in ("autumn", "winter"))


def test_a_game_by_chance_is_acted_out_and_every_pose_can_be_drawn() -> None:
    chance = random.Random(4)
    state = new_game(Setup(3, 4, modules=frozenset({"black", "iron"}), tunnel="B"))
    decisions = 0
    while state.to_move is not None:
        before = state.copy()
        moves = [move for move in legal_moves(state) if not (isinstance(move, Lay) and move.empty)]
        events = play(state, chance.choice(moves or list(legal_moves(state))))
        decisions += 1
        stage = Stage(Scene(before, state.copy(), events))
        stage.motion.update(chance.uniform(0, stage.length))
        assert stage.motion.shown(state) is not None and stage.motion.poses is not None
        if decisions % WHOLE_GAME_STEPS == 0:
            stage.picture()
            stage.motion.skip()
            assert stage.picture() == Stage(stage.scene, Allowed(False, False)).picture()


def test_what_goes_by_barrow_is_withheld_and_heard() -> None:
    stage = Stage(SCENES["barrow"]())
    assert not stage.motion.flights and stage.motion.moving
    assert stage.motion.shown(stage.scene.after).seats[0].shaft == 2
    stage.motion.update(0.01)
    assert [(moment.flight.sprite, moment.landed) for moment in stage.motion.take()] == [("coal", False)]
    stage.motion.update(stage.length)
    assert [moment.landed for moment in stage.motion.take()] == [True]
    assert stage.motion.shown(stage.scene.after).seats[0].shaft == 3


def test_the_windlass_is_heard_as_it_begins_to_turn() -> None:
    stage = Stage(SCENES["reel"]())
    stage.motion.update(0.01)
    assert [moment.landed for moment in stage.motion.take()] == [False]
    assert stage.motion.flights[0].at > 0.5


def test_water_never_leaps() -> None:
    for name in ("water drips in", "water in the shaft", "drained by hand", "drained by the windlass"):
        stage = Stage(SCENES[name]())
        levels = []
        while stage.motion.company or stage.motion.flights:
            ripple = stage.motion.poses.ripple
            shown = stage.motion.shown(stage.scene.after).seats[0].water
            levels.append(shown + (ripple.above if ripple else 0.0))
            stage.motion.update(1 / 60)
        steps = [abs(b - a) for a, b in pairwise(levels)]
        assert max(steps) < 0.2
        assert levels[0] == pytest.approx(stage.scene.before.seats[0].water)


def test_a_worker_goes_on_from_where_it_stands() -> None:
    stage = Stage(SCENES["dig"]())
    motion, scene = stage.motion, stage.scene
    motion.update(1.0)
    before = motion.poses.walkers["worker_coal_digger"]
    again = [e.WorkerActivated(0, Field.COAL_DIGGER, 0), e.CoalDug(0, Place.PINGE, 5)]
    flights = Router(stage.layout, scene.before.box, range(4), scene.after).flights(again)
    motion.add(*staged(stage.layout, scene.before, again, flights, Allowed()))
    assert motion.poses.walkers["worker_coal_digger"].feet == pytest.approx(before.feet, abs=2)


def test_every_season_has_colours_for_all_that_is_drawn_of_it() -> None:
    drawn = "".join((ASSETS / f"{name}.svg").read_text() for name in ("sky", "ground"))
    for colours in p.SEASON_LAND:
        assert list(colours) == list(p.SEASON_LAND[0])
        assert all(colour in drawn for colour in colours)
    house = (ASSETS / "building_farmhouse.svg").read_text()
    assert all(colour in house for colour in p.WINTER_HOUSE)


def test_at_rest_no_frame_is_drawn() -> None:
    hand = begun(moves=40)
    hand.app.context.settings.animation = True
    hand.replay.on()
    while hand.replay.motion.moving or hand.replay.motion.company:
        hand.step(0.1)
    hand.step(0.1)
    frames = hand.app.frames
    for _ in range(30):
        hand.step(0.1)
    assert hand.app.frames == frames
