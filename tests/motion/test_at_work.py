"""Developments at work: each is seen to work where its effect counts, for a moment, beside all else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pygame
import pytest

from game.motion.choreography.at_work import counted_at_work
from game.motion.choreography.entry import Scenery
from game.motion.counting import final
from game.motion.motion import Motion
from game.motion.routes import Router, staged
from game.motion.scenery.tools import LENGTH, WORKS, Stroke, ToolAtWork
from game.rules import Setup, new_game, play
from game.rules import events as e
from game.rules.box import tile_info
from game.rules.engine import ScoreLine
from game.rules.moves import Lay
from game.rules.record import read_record
from game.rules.ruleset import load_ruleset
from game.rules.state import Activity, GameState, TileEffect
from game.rules.terms import Ability, Field, Marker, Place, Season, Slot
from game.scenes.event_player import Everything
from game.table.layout import Layout, arrange
from game.table.lifted import lifted_tile
from game.table.theme import Theme, drawn
from game.words import words_of
from tests.golden.test_golden import FINAL_SCORES, text_of
from tests.posed.events import changed, table
from tests.rules.drafts import written

SIZE = (1280, 720)
MOST = 0.6  # seconds
ROWS = ("11", "21", "22", "23", "31", "32", "33", "41", "42", "43")
VALLEY = Setup(3, 4, modules=frozenset({"black", "iron"}), tunnel="A", new_tiles=("18", "19", "29", "46"))


class Still:
    """Allows no motion that travels."""

    animation, fades = False, True


def actors(before: GameState, after: GameState, *events: e.Event, focus: int = 0) -> list[ToolAtWork]:
    layout = arrange(before.box, SIZE, focus)
    flights = Router(layout, range(len(before.seats)), after).flights(events)
    _, found = staged(layout, before, events, flights, Everything())
    return [one for one in found if isinstance(one, ToolAtWork)]


def works(state: GameState, *events: e.Event, focus: int = 0) -> list[str]:
    """The developments that work for some events."""
    return [one.tile for one in actors(state, state, *events, focus=focus)]


def owning(*abilities: Ability, setup: Setup = Setup(2, 7)) -> GameState:  # noqa: B008
    return changed(table(setup=setup), abilities=sum(ability.bit for ability in abilities))


def _played(name: str) -> Iterator[tuple[str, ToolAtWork, Layout]]:
    """Yield what works in a golden game, for the first seat and the second in large by turns."""
    record = read_record(text_of(name))
    state = new_game(record.setup)
    for number, move in enumerate(record.moves):
        before, events = state.copy(), list[e.Event]()
        play(state, move, events.append)
        layout = arrange(state.box, SIZE, number % 2)
        flights = Router(layout, range(len(state.seats)), state).flights(events)
        _, found = staged(layout, before, events, flights, Everything())
        yield from ((one.tile, one, layout) for one in found if isinstance(one, ToolAtWork))
    layout = arrange(state.box, SIZE)
    for line in final(state):
        for one in counted_at_work(Scenery(layout, state, ()), line.final, line.events):
            yield f"{one.tile} at the end", one, layout


@cache
def seen() -> tuple[tuple[str, ToolAtWork, Layout], ...]:
    return tuple(one for name in FINAL_SCORES for one in _played(name))


@pytest.mark.long
@pytest.mark.parametrize("tile", load_ruleset().tile)
def test_every_development_is_seen_to_work_in_a_game_in_which_it_counts(tile: str) -> None:
    assert tile in WORKS
    assert tile in {name for name, _, _ in seen()}


def test_one_that_a_draft_adds_works_with_its_symbol(tmp_path: Path) -> None:
    """There is no drawing of it, whatever it does or gives."""
    tile = "name = 'New'\nlevel = 1\ncost = ['any']\nsymbol = 'mining'\nthaler = 1\n"
    file = written(tmp_path, f'[tile.101]\n{tile}[tile.102]\n{tile}ability = "Farmer\'s Wife"\n')
    state = table(setup=Setup(2, 7, file, tiles=("101", "102", *ROWS)))
    for number in ("101", "102"):
        acquired, gained = e.TileAcquired(0, Field.FARMER, number, 0), e.Gained(0, "thaler", 1, number)
        seen_at_work = actors(state, state, acquired, gained)
        assert [one.picture for one in seen_at_work] == ["symbol_mining"]
    line = ScoreLine("G3", 2, "101")
    found = counted_at_work(Scenery(arrange(state.box, SIZE), state, ()), [line], [e.Scored(0, 2, "101")])
    assert [one.picture for one in found] == ["symbol_mining"]


def test_those_that_score_at_the_end_work_then() -> None:
    found = {name.partition(" ")[0] for name, _, _ in seen() if name.endswith("at the end")}
    ruleset = load_ruleset()
    info = [tile_info(ruleset, 0, number, (0, 0)) for number in ruleset.tile]
    scoring = {tile.id for tile in info if tile.end_symbol or tile.end_section}
    assert scoring and scoring | {"12", "24", "15", "35", "40E"} <= found


def test_it_is_short_and_stays_in_the_window() -> None:
    window = pygame.Rect((0, 0), SIZE)
    assert LENGTH <= MOST
    for _, tool, layout in seen():
        assert tool.length <= MOST and not tool.waits
        assert window.contains(tool.room) and window.contains(tool.place)
        assert tool.room.height > tool.place.height and tool.room.height > 24
        boards = [board.rect for board in layout.boards]
        assert layout.developments.rect.contains(tool.place) or tool.place.collidelist(boards) >= 0


def test_nothing_takes_longer_for_it() -> None:
    before = owning(Ability.BARN)
    motion = Motion()
    motion.add([], actors(before, before, e.Stored(0, Slot.BARN, 0)))
    assert motion and not motion.moving


@pytest.mark.parametrize("tile", WORKS)
def test_it_begins_and_ends_at_rest_and_moves_between(tile: str) -> None:
    work = WORKS[tile]
    for end in (0.0, 1.0):
        stroke = work.way(end)
        assert abs(stroke.x) < 0.01 and abs(stroke.y) < 0.01 and abs(stroke.lean) < 0.5
        assert abs(stroke.tall - 1) < 0.06
    assert len({work.way(k / 20) for k in range(21)} - {Stroke()}) > 10
    assert all(drawn(name) for name in work.others)


@pytest.mark.parametrize(
    ("event", "ability", "tile"),
    [
        (e.Stored(0, Slot.BARN, 0), Ability.BARN, "12"),
        (e.Stored(0, Slot.COAL_STORE, 2), Ability.COAL_STORAGE, "24"),
        (e.Stored(0, Slot.WOOD_STORE, 1), Ability.COAL_STORAGE, "24"),
        (e.Gained(0, "coal", 1, "15"), Ability.CHARCOAL_BURNER, "15"),
        (e.Gained(0, "food", 2, "35"), Ability.WATER_MILL, "35"),
        (e.WorkerActivated(0, Field.WATER_MILL, 0), Ability.WATER_MILL, "35"),
        (e.TileAcquired(0, Field.FARMHAND, "11", 0), Ability.IMPROVED_FARMHAND, "13"),
        (e.SeasonBegan(1, Season.SPRING), Ability.BUCKET, "21"),
        (e.Scored(0, 5, "44"), Ability.HORSE_AND_CART, "44"),
        (e.WaterChannelled(0, 2, 2), Ability.WATER_CHANNEL, "18"),
        (e.CartCounted(0, 1), Ability.TOWPATH_HORSE, "27"),
        (e.FoodGiven(0, 1, True), Ability.THANKSGIVING, "29"),
        (e.LeasePaid(0, 1, 0, 0), Ability.SCHULTHEISS, "46"),
        (e.Scored(0, 1, "47"), Ability.PIT_CAR_TIPPLE, "47"),
    ],
)  # fmt: skip
def test_an_ability_works_for_its_owner_and_no_other(event: e.Event, ability: Ability, tile: str) -> None:
    state = owning(ability, setup=VALLEY)
    assert works(state, event) == [tile]
    small = actors(state, state, event, focus=1)
    assert [one.tile for one in small] == [tile]
    assert arrange(state.box, SIZE, 1).boards[0].rect.collidepoint(small[0].place.center)
    if not isinstance(event, e.Scored | e.Gained):  # those name their development
        assert works(changed(state, abilities=0), event) == []


def test_what_is_stored_on_the_farm_and_a_dry_season_bring_nothing_into_motion() -> None:
    state = owning(Ability.BARN, Ability.BUCKET)
    assert works(state, e.Stored(0, Slot.FARM, 1), e.SeasonBegan(1, Season.SUMMER)) == []


def test_a_marker_works_on_the_shelf_and_on_its_field() -> None:
    state = table(markers=tuple(1 if one is Marker.LADDER else 0 for one in Marker))
    board = arrange(state.box, SIZE).board
    (used,) = actors(state, state, e.MarkerUsed(0, Marker.LADDER))
    assert used.tile == "23" and board.marker(Marker.LADDER).contains(used.place)
    lay = Lay(Field.FARMER, (0, 0, 0), (0, 1, 0))
    state = changed(state, plan=(lay,))
    (laid,) = actors(state, state, e.WorkerActivated(0, lay.field, 0))
    assert laid.tile == "23" and board.trays[lay.field].colliderect(laid.place)


def test_coal_and_water_work_for_the_development_that_was_asked_about() -> None:
    """Their events do not say what they are for."""
    state = table()
    pick = state.box.index["33"]
    dug, drained = e.CoalDug(0, Place.PINGE, 3), e.WaterDrained(0, 1, Place.PINGE)
    assert works(state, dug, drained) == []
    state.pending = (TileEffect(pick, 1),)
    assert works(state, dug) == works(state, drained) == ["33"]
    assert works(state, e.WorkerActivated(0, Field.FARMER, 0), dug) == []
    state.pending = (Activity(Field.COAL_DIGGER, 2, False),)
    assert works(state, dug) == []


def test_all_abilities_lie_where_the_board_shows_them_with_one_just_gained() -> None:
    state = owning(Ability.BUCKET, setup=VALLEY)
    gained = e.TileAcquired(0, Field.FARMER, "29", 0)
    (tool,) = actors(state, state, gained, e.Gained(0, "food", 1, "29"))
    board = arrange(state.box, SIZE).board
    assert tool.tile == "29" and board.skill_spots(2)[1].contains(tool.place)


def test_with_reduced_motion_nothing_works() -> None:
    state = owning(Ability.BARN)
    layout = arrange(state.box, SIZE)
    _, found = staged(layout, state, [e.Stored(0, Slot.BARN, 0)], [], Still())
    assert found == []


def test_one_that_works_already_does_not_begin_anew() -> None:
    state, motion = owning(Ability.BARN), Motion()
    for seconds in (0.2, 0.2, 0.5):
        motion.add([], actors(state, state, e.Stored(0, Slot.BARN, 0)))
        assert len(motion.poses.tools) <= 1 and Counter(map(type, motion.actors))[ToolAtWork] == 1
        motion.update(seconds)
    motion.update(LENGTH)
    assert not motion.actors and motion.poses.tools == []


def test_one_that_a_draft_adds_is_lifted_with_its_symbol(tmp_path: Path) -> None:
    """Where it is acquired in large, the light on its hex fell on nothing."""
    tile = "name = 'New'\nlevel = 1\ncost = ['any']\nsymbol = 'mining'\nthaler = 1\n"
    box = table(setup=Setup(2, 7, written(tmp_path, f"[tile.101]\n{tile}"), tiles=("101", "12", *ROWS))).box
    for name in ("101", "12"):
        lifted = lifted_tile(Theme(SIZE, words_of("en")), box.tiles[box.index[name]], (186, 200))
        assert lifted.drawing.get_bounding_rect().height > 40
