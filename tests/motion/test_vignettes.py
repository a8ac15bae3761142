"""Vignettes: what has the stage for a moment is large, short and skipped at will, and changes nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise
from threading import Event as Signal
from typing import Any

import pygame
import pytest

from game.motion.motion import Motion
from game.motion.routes import Router, staged
from game.motion.vignettes.cavein import cavein_rect
from game.motion.vignettes.gestures import GESTURES, gesture_of
from game.motion.vignettes.held import HeldTable
from game.motion.vignettes.repertoire import GAME, LONGEST, SHORTEST, Repertoire
from game.motion.vignettes.trophies import REACH, SectionScene
from game.motion.vignettes.vignette import Vignette, Workshop
from game.rules import Setup, new_game, play
from game.rules.box import tile_info
from game.rules.events import Event, PingeExhausted, Scored, TileAcquired
from game.rules.record import read_record
from game.rules.ruleset import load_ruleset
from game.rules.state import GameState
from game.rules.terms import Field
from game.scenes.app.loop import App
from game.scenes.event_player import EventPlayer, Everything
from game.scenes.flow import Replace
from game.table.canvas import Canvas
from game.table.layout import arrange
from game.table.lifted import EFFECT
from game.table.theme import Theme
from tests.few import few
from tests.golden.test_golden import FINAL_SCORES, text_of
from tests.posed.events import EVENTS, NAMES
from tests.scenes.opponents import OPPONENTS

SIZES = [(1280, 720), (1920, 1080)]
SWAY = 0.01  # of its height: so far a lifted tile sways
OTHERS = 0.8  # seconds of what another seat does
YEAR = ["SeasonBegan", "SeasonBegan-Winter"]
LARGE = {"TileAcquired": 0.15, "PingeExhausted": 0.15, "CoalReeled": 0.15, **dict.fromkeys(YEAR, 0.4)}
"""The events that take at least so much of the window, and how much."""
SHOWN = [*LARGE, "TileAcquired-Black", "SectionEmptied", "Gained-Iron", "LeasePaid", "LeasePaid-Whole"]


class Reduced:
    """Allows no motion."""

    animation = False


def vignettes(
    state: GameState, after: GameState, events: Sequence[Event], repertoire: Repertoire, focus: int = 0
) -> list[Vignette[Any]]:
    """Return the vignettes of some events."""
    layout = arrange(state.box, SIZES[0], focus)
    flights = Router(layout, range(len(state.seats)), after).flights(events)
    _, actors = staged(layout, state, events, flights, Everything(), repertoire)
    return [actor for actor in actors if isinstance(actor, Vignette)]


def posed(name: str, repertoire: Repertoire, focus: int = 0) -> list[Vignette[Any]]:
    prepared = EVENTS[name]()
    return vignettes(prepared.before, prepared.after, prepared.events, repertoire, focus)


@pytest.fixture(scope="module", params=SIZES)
def app(request: pytest.FixtureRequest) -> App:
    return App(OPPONENTS, request.param)


def watched(app: App, name: str) -> EventPlayer:
    scene = EventPlayer(app.context, name, EVENTS[name](), NAMES)
    app.apply(Replace(scene))
    app.step(0.0)
    app.draw()  # a season that begins has the table drawn twice
    return scene


def table(app: App, scene: EventPlayer) -> bytes:
    """The picture without the log, which tells the time."""
    app.draw()
    app.surface.fill("black", scene.layout.log)
    return pygame.image.tobytes(app.surface, "RGB")


def test_what_is_listed_is_what_has_the_stage() -> None:
    assert {name for name in EVENTS if posed(name, Repertoire())} == set(SHOWN)


def test_the_table_kept_for_one_is_not_kept_for_the_next() -> None:
    """The next one may stand in memory where the one before it stood."""
    held, canvas = HeldTable(), Canvas(pygame.Surface(SIZES[0]), Theme(SIZES[0]))
    (one,) = posed("LeasePaid", Repertoire())
    for _ in range(20):
        held.keep(canvas, [replace(one)], 0.0)
        assert not held.draw(canvas, [replace(one)], 0.0, list)


@pytest.mark.parametrize("name", SHOWN)
def test_it_is_short_and_shorter_the_thirtieth_time(name: str) -> None:
    repertoire = Repertoire()
    lengths = [sum(one.length for one in posed(name, repertoire)) for _ in range(30)]
    assert 0.5 < lengths[0] <= LONGEST
    assert lengths == sorted(lengths, reverse=True) and lengths[-1] < 0.5 * lengths[0]


def test_what_flies_for_another_seats_cave_in_follows_it() -> None:
    prepared = EVENTS["PingeExhausted"]()
    layout = arrange(prepared.after.box, SIZES[0], 1)
    flights = Router(layout, (0, 1), prepared.after).flights(prepared.events)
    moved, actors = staged(layout, prepared.before, prepared.events, flights, Everything(), Repertoire())
    (shown,) = (actor for actor in actors if isinstance(actor, Vignette))
    own = [flight for flight in moved if isinstance(flight.event, PingeExhausted)]
    assert own and min(flight.begins for flight in own) == pytest.approx(shown.ends)
    assert len(moved) == len(flights)


def test_another_game_shows_them_longer_again() -> None:
    repertoire = Repertoire()
    first, *_, last = (posed("CoalReeled", repertoire)[0].length for _ in range(12))
    repertoire.begin_game()
    (again,) = posed("CoalReeled", repertoire)
    assert last < again.length < first


@pytest.mark.parametrize("name", SHOWN)
def test_another_seats_is_small_and_short_and_reduced_motion_has_none(name: str) -> None:
    prepared = EVENTS[name]()
    others = posed(name, Repertoire(), focus=1)
    assert bool(others) == name.startswith(("TileAcquired", "PingeExhausted", *YEAR))
    for one in others if name not in YEAR else ():  # the year turns for everybody
        assert one.length <= OTHERS and one.rect.height < 0.4 * SIZES[0][1]
    layout = arrange(prepared.after.box, SIZES[0], 0)
    _, actors = staged(layout, prepared.before, prepared.events, [], Reduced(), Repertoire())
    assert not [actor for actor in actors if isinstance(actor, Vignette)]


@pytest.mark.parametrize("name", SHOWN)
@pytest.mark.parametrize("share", few((0.5, 0.1, 0.9)))
def test_skipping_it_leads_to_the_same_picture(app: App, name: str, share: float) -> None:
    scene = watched(app, name)
    scene.update(20.0)
    whole = table(app, scene)
    scene.again()
    scene.update(0.0)
    shown = next(actor for actor in scene.motion.actors if isinstance(actor, Vignette))
    app.step(shown.at + share * shown.length)
    assert scene.motion.on_stage
    assert table(app, scene) != whole
    scene.motion.hurry()
    scene.update(20.0)
    assert not scene.motion.on_stage and table(app, scene) == whole


@pytest.mark.parametrize("name", LARGE)
def test_it_takes_its_share_of_the_window(app: App, name: str) -> None:
    scene = watched(app, name)
    shown = next(actor for actor in scene.motion.actors if isinstance(actor, Vignette))
    app.step(shown.at)
    before = pygame.surfarray.array2d(app.surface)
    app.step(shown.length / 2)
    app.draw()
    differs = pygame.surfarray.array2d(app.surface) != before
    inside = differs[shown.rect.left : shown.rect.right, shown.rect.top : shown.rect.bottom]
    assert inside.sum() / differs.size >= LARGE[name]


@pytest.mark.parametrize("name", SHOWN)
def test_no_two_look_the_same(app: App, name: str) -> None:
    scene = watched(app, name)
    (shown, *_) = (actor for actor in scene.motion.actors if isinstance(actor, Vignette))
    other = replace(shown, nth=shown.nth + 1, workshop=Workshop())
    pictures = set()
    for one in (shown, other):
        scene.motion.actors = [one]
        scene.motion.now = one.at + 0.45 * one.length
        pictures.add(table(app, scene))
    assert len(pictures) == 2


@pytest.mark.parametrize("patient", [True, False])
def test_no_frame_waits_for_its_picture_in_a_window(patient: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    app = App(OPPONENTS, SIZES[0])
    scene = watched(app, "LeasePaid")
    (shown,) = scene.motion.on_stage
    drawn, made = [], Signal()
    monkeypatch.setattr(type(shown), "prepare", lambda *_: made.wait(5.0))
    monkeypatch.setattr(type(shown), "perform", lambda *_: drawn.append(made.is_set()))
    scene.again()
    scene.motion.held.patient = patient
    if patient:
        made.set()
    app.step(shown.length / 2)
    assert drawn == ([True] if patient else [])
    made.set()
    assert scene.motion.on_stage[0].workshop.props
    app.step(shown.length / 4)
    assert drawn


@pytest.mark.parametrize("size", SIZES)
def test_the_two_who_come_to_a_pit_stand_whole_in_the_picture(
    size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """But for their feet, which are below it."""
    scene = replace(posed("PingeExhausted", Repertoire())[0], rect=cavein_rect(size))
    canvas, places = Canvas(pygame.Surface(size), Theme(size)), list[pygame.Rect]()
    props = scene.prepare(canvas.theme)
    svg = Canvas.svg

    def note(self: Canvas, name: str, rect: pygame.Rect) -> None:
        places.extend([rect] if name in scene.workers[1:] else [])
        svg(self, name, rect)

    monkeypatch.setattr(Canvas, "svg", note)
    scene.perform(canvas, props, 0.9)
    first, second = places
    assert 0 <= first.left < first.right < second.left < second.right <= scene.rect.width + 1


@pytest.mark.parametrize("count", [0, 1, 2])
def test_nothing_in_an_empty_section_lies_over_anything_else(count: int) -> None:
    """From the left: the miner, the VP with its beams, the symbols, the prop."""
    (posed_,) = posed("SectionEmptied", Repertoire())
    assert isinstance(posed_, SectionScene)
    scene = replace(posed_, symbols=("lorry",) * count)
    (centre, radius), *symbols = scene.circles()
    circles = [(centre, radius * max(REACH)), *symbols]
    ends = [(x - far, x + far) for (x, _), far in circles]
    assert all(left[1] < right[0] for left, right in pairwise(ends))
    prop = 0.95 * scene.rect.width - 0.1 * scene.rect.height
    assert ends[-1][1] < prop and 0.2 * scene.rect.width < ends[0][0]


def test_its_points_set_off_after_the_collapse() -> None:
    prepared = EVENTS["PingeExhausted"]()
    events = (*prepared.events, Scored(0, 3, "M7"))
    layout = arrange(prepared.after.box, SIZES[0], 0)
    flights = Router(layout, (0, 1), prepared.after).flights(events)
    moved, actors = staged(layout, prepared.before, events, flights, Everything(), Repertoire())
    (shown,) = (actor for actor in actors if isinstance(actor, Vignette))
    (points,) = (flight for flight in moved if flight.event == events[-1])
    (coal,) = (flight for flight in moved if flight.hold and flight.hold.name == "coal")
    assert coal.gone <= shown.at and points.begins >= shown.ends
    assert not [flight for flight in moved if isinstance(flight.event, PingeExhausted)]


@pytest.mark.parametrize("number", ["12", "35", "21", "44"])
def test_a_building_or_skill_is_there_once_it_has_landed(number: str) -> None:
    before = table_of(number)
    tile = before.box.tiles[before.box.index[number]]
    assert tile.ability is not None
    after = before.copy()
    after.seats[0].abilities |= tile.ability.bit
    after.stacks[tile.index] = (0,)
    event = TileAcquired(0, Field.FARMER, number, 0)
    layout = arrange(before.box, SIZES[0], 0)
    flights = Router(layout, (0, 1), after).flights([event])
    motion = Motion()
    motion.add(*staged(layout, before, [event], flights, Everything(), Repertoire()))
    (shown,) = motion.on_stage
    assert shown.goal is not None and layout.board.rect.contains(shown.goal)
    motion.update(shown.length * 0.9)
    assert not motion.shown(after).seats[0].has(tile.ability) and not motion.shown(after).stacks[tile.index]
    motion.update(shown.length)
    assert motion.shown(after) is after


def table_of(number: str) -> GameState:
    """A game in which a tile lies on the board."""
    for seed in range(60):
        state = new_game(Setup(2, seed, tiles="random"))
        if number in state.box.index:
            return state
    raise AssertionError(number)


def turns(name: str) -> Iterator[tuple[GameState, GameState, list[Event]]]:
    """Yield the state before each move of a golden game, the one after, and what happened."""
    record = read_record(text_of(name))
    state = new_game(record.setup)
    for move in record.moves:
        before = state.copy()
        events = list(play(state, move))
        yield before, state, events


@pytest.mark.parametrize("watched", [False, True])
@pytest.mark.parametrize("name", FINAL_SCORES)
def test_all_of_a_game_take_less_than_so_long(name: str, watched: bool) -> None:
    """Seat 1 is looked at; where automas play alone, whoever decides."""
    repertoire, seconds = Repertoire(), Counter[str]()
    for before, after, events in turns(name):
        focus = before.to_move if watched and before.to_move is not None else 0
        for one in vignettes(before, after, events, repertoire, focus):
            seconds[type(one).__name__] += one.length
    assert 0 < sum(seconds.values()) < GAME


def test_late_in_a_long_game_the_first_of_a_kind_is_shown_in_full() -> None:
    repertoire = Repertoire()
    full = [one.length for one in posed("PingeExhausted", repertoire)]
    repertoire.begin_game()
    while repertoire.spent < GAME - 5:
        posed("TileAcquired", repertoire)
    (late,) = posed("TileAcquired", repertoire)
    assert late.length == SHORTEST and [one.length for one in posed("PingeExhausted", repertoire)] == full
    repertoire.begin_replay()
    (again,) = posed("TileAcquired", repertoire)
    assert again.length > late.length


@pytest.mark.parametrize("focus", [0, 1])
def test_no_stroke_of_the_tokens_blow_crosses_what_a_tile_says(
    focus: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its own tile is large, another seat's a little nearer."""
    canvas = Canvas(pygame.Surface(SIZES[0]), Theme(SIZES[0]))
    strokes: list[float] = []
    draw = Canvas.line

    def line(self: Canvas, start: Any, end: Any, *ink: Any) -> None:
        strokes.extend((start[1], end[1]))
        draw(self, start, end, *ink)

    (one,) = posed("TileAcquired", Repertoire(), focus)
    props = one.prepare(canvas.theme)
    monkeypatch.setattr(Canvas, "line", line)
    for step in range(36, 51):
        one.perform(canvas, props, step / 100)
    assert strokes and min(strokes) >= one.rect.top + sum(EFFECT) * one.rect.height - SWAY * one.rect.height


def test_every_tile_moves_in_a_way_of_its_own_kind() -> None:
    ruleset = load_ruleset()
    tiles = [tile_info(ruleset, 0, number, (0, 0)) for number in ruleset.tile]
    assert set(GESTURES) == {tile.id for tile in tiles}
    for tile in tiles:
        way = gesture_of(tile)
        first, last = way(0.0, 0.4), way(1.0, 0.4)
        assert abs(last.x) + abs(last.y) + abs(last.lean) < 0.01 and last.high == pytest.approx(1.0)
        assert abs(first.x) + abs(first.y) < 0.4
        assert len({way(k / 20, 0.4) for k in range(21)}) > 5
