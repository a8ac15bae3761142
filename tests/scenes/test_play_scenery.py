"""Scenery that moves comes to rest in the still picture, at its end or when it is skipped at any moment."""

from __future__ import annotations

import random
from itertools import pairwise
from typing import NamedTuple

import pygame
import pytest

from game.locations import ASSETS
from game.motion.choreography.entry import nothing
from game.motion.motion import Motion
from game.motion.routes import Router, entry, staged
from game.rules import Setup, legal_moves, new_game, play
from game.rules import events as e
from game.rules.moves import Lay
from game.rules.state import GameState
from game.rules.terms import Field, Place
from game.scenes.replay.commands import Go, Stride
from game.table import palette as p
from game.table.canvas import Canvas
from game.table.layout import Layout, arrange
from game.table.picture import Picture
from game.table.poses import STILL, Poses
from game.table.table import draw_table
from game.table.theme import Theme
from tests.posed.events import EVENTS, Posed
from tests.scenes.reels import begun
from tests.scenes.tables import SITTERS

SIZE = (1280, 720)
MOMENTS = (0.0, 0.08, 0.3, 0.55, 0.8, 0.97)
WHOLE_GAME_STEPS = 40  # of a game by chance every so many decisions are drawn


class Allowed(NamedTuple):
    animation: bool = True


ACTED = [name for name, posed in EVENTS.items() if entry(posed().event).actors is not nothing]
"""The tables on which something in the scenery moves."""


class Stage:
    """A prepared table on which an event is played, and its pictures."""

    def __init__(self, scene: Posed, allowed: Allowed = Allowed()) -> None:  # noqa: B008
        self.scene, self.layout, self.theme = scene, layout(scene.after), theme()
        self.motion = Motion()
        flights = Router(self.layout, range(4), scene.after).flights(scene.events)
        moving = flights if allowed.animation else []
        self.motion.add(*staged(self.layout, scene.before, scene.events, moving, allowed))

    @property
    def length(self) -> float:
        """Until everything is at rest."""
        ends = [flight.gone for flight in self.motion.flights]
        return max([*ends, *(actor.ends for actor in self.motion.actors)], default=0.0)

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


@pytest.mark.parametrize("name", ACTED)
def test_it_moves_and_comes_to_rest_in_the_still_picture(name: str) -> None:
    stage = Stage(EVENTS[name]())
    assert stage.motion.actors
    pictures = set()
    for _ in range(12):
        pictures.add(stage.picture())
        stage.motion.update(stage.length / 12)
    stage.motion.update(stage.length)
    assert not stage.motion.actors and not stage.motion.flights
    still = stage.picture()
    assert stage.motion.poses == STILL == Poses()
    assert len(pictures - {still}) > 5
    for key in [key for key in list(stage.theme.cache) if isinstance(key, tuple) and key[0] == "part"]:
        del stage.theme.cache[key]
    assert stage.picture() == still


@pytest.mark.parametrize("name", ACTED)
def test_skipped_at_any_moment_it_ends_in_the_still_picture(name: str) -> None:
    still = Stage(EVENTS[name](), Allowed(False)).picture()
    for i, moment in enumerate(MOMENTS):
        stage = Stage(EVENTS[name]())
        stage.motion.update(stage.length * moment)
        stage.picture()
        (stage.motion.skip, stage.motion.hurry)[i % 2]()
        assert not stage.motion.moving and not stage.motion.actors
        assert stage.picture() == still


@pytest.mark.parametrize("name", ACTED)
def test_without_animation_nothing_is_made(name: str) -> None:
    assert not Stage(EVENTS[name](), Allowed(False)).motion.actors


@pytest.mark.long
def test_a_game_by_chance_is_acted_out_and_every_pose_can_be_drawn() -> None:
    chance = random.Random(4)
    state = new_game(Setup(3, 4, modules=frozenset({"black", "iron"}), tunnel="B"))
    decisions = 0
    while state.to_move is not None:
        before = state.copy()
        moves = [move for move in legal_moves(state) if not (isinstance(move, Lay) and move.empty)]
        events = play(state, chance.choice(moves or list(legal_moves(state))))
        decisions += 1
        stage = Stage(Posed(before, state.copy(), tuple(events)))
        stage.motion.update(chance.uniform(0, stage.length))
        assert stage.motion.shown(state) is not None and stage.motion.poses is not None
        if decisions % WHOLE_GAME_STEPS == 0:
            stage.picture()
            stage.motion.skip()
            assert stage.picture() == Stage(stage.scene, Allowed(False)).picture()


def test_what_goes_by_barrow_is_withheld_and_heard() -> None:
    stage = Stage(EVENTS["CoalDug-Tunnel"]())
    assert not stage.motion.flights and stage.motion.moving
    assert stage.motion.shown(stage.scene.after).seats[0].shaft == 2
    stage.motion.update(0.01)
    assert [(moment.flight.sprite, moment.landed) for moment in stage.motion.take()] == [("coal", False)]
    stage.motion.update(stage.length)
    assert [moment.landed for moment in stage.motion.take()] == [True]
    assert stage.motion.shown(stage.scene.after).seats[0].shaft == 3


def test_the_windlass_is_heard_as_it_begins_to_turn() -> None:
    stage = Stage(EVENTS["CoalReeled"]())
    stage.motion.update(0.01)
    assert [moment.landed for moment in stage.motion.take()] == [False]
    assert stage.motion.flights[0].at > 0.5


def test_water_never_leaps() -> None:
    for name in ("WaterTaken", "WaterTaken-Shaft", "WaterDrained", "WaterDrained-Shaft"):
        stage = Stage(EVENTS[name]())
        levels = []
        while stage.motion.actors or stage.motion.flights:
            ripple = stage.motion.poses.ripple
            shown = stage.motion.shown(stage.scene.after).seats[0].water
            levels.append(shown + (ripple.above if ripple else 0.0))
            stage.motion.update(1 / 60)
        steps = [abs(b - a) for a, b in pairwise(levels)]
        assert max(steps) < 0.2
        assert levels[0] == pytest.approx(stage.scene.before.seats[0].water)


def test_a_worker_goes_on_from_where_it_stands() -> None:
    stage = Stage(EVENTS["CoalDug"]())
    motion, scene = stage.motion, stage.scene
    motion.update(1.0)
    before = motion.poses.walkers["worker_coal_digger"]
    again = [e.WorkerActivated(0, Field.COAL_DIGGER, 0), e.CoalDug(0, Place.PINGE, 5)]
    flights = Router(stage.layout, range(4), scene.after).flights(again)
    motion.add(*staged(stage.layout, scene.before, again, flights, Allowed()))
    assert motion.poses.walkers["worker_coal_digger"].feet == pytest.approx(before.feet, abs=2)


def test_every_season_has_colours_for_all_that_is_drawn_of_it() -> None:
    drawn = "".join((ASSETS / f"{name}.svg").read_text() for name in ("sky", "field", "ground"))
    for colours in p.SEASON_LAND:
        assert list(colours) == list(p.SEASON_LAND[0])
        assert all(colour in drawn for colour in colours)
    house = (ASSETS / "building_farmhouse.svg").read_text()
    assert all(colour in house for colour in p.WINTER_HOUSE)


def test_at_rest_no_frame_is_drawn() -> None:
    hand = begun(moves=40)
    hand.app.context.settings.animation = True
    hand.replay.carry_out(Go(Stride.MOVE, 1))
    while hand.replay.stage.motion.moving or hand.replay.stage.motion.actors:
        hand.step(0.1)
    hand.step(0.1)
    frames = hand.app.frames
    for _ in range(30):
        hand.step(0.1)
    assert hand.app.frames == frames
