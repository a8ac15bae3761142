"""What is seen comes about as in life: pieces come from where they lay, and after what brings them."""

from __future__ import annotations

import pygame
import pytest

from game.motion import loads
from game.motion.flight import Flight, Hold
from game.motion.motion import Motion
from game.motion.paths import Pose
from game.motion.physics.coal import Heap
from game.motion.refill import dealt
from game.motion.routes import Router
from game.motion.scenery.machines import BarrowPush, CaveIn, Ride
from game.motion.scenery.people import FADE, Labour
from game.rules import Setup, new_game
from game.rules import events as e
from game.rules.state import GameState
from game.rules.terms import Field, Place
from game.table import heap, pinge, shaft
from game.table.canvas import Canvas
from game.table.layout import arrange
from game.table.poses import Poses
from tests.posed.events import EVENTS, LAST, happens, table
from tests.scenes.test_play_scenery import Stage, layout


def flights(after: GameState, *events: e.Event) -> list[Flight]:
    return Router(layout(after), range(4), after).flights(events)


def drawn(monkeypatch: pytest.MonkeyPatch, motion: Motion) -> list[tuple[str, int, Pose]]:
    """The pieces that are drawn just now."""
    found: list[tuple[str, int, Pose]] = []
    monkeypatch.setattr("game.motion.motion.draw_pieces", lambda _, pieces: found.extend(pieces))
    motion.draw(Canvas)  # type: ignore[arg-type]
    return found


def test_what_lay_there_before_is_seen_until_it_sets_off(monkeypatch: pytest.MonkeyPatch) -> None:
    after = new_game(Setup(4, 5))
    reserve = after.reserve[0]
    events = [e.DisksReturned(0, (2, 2, 2)), e.ReserveMoved(0, reserve)]
    motion = Motion()
    motion.add(flights(after, *events))
    lying = {"disk_black": 2 + reserve[0], "disk_brown": 2 + reserve[1], "disk_yellow": 2 + reserve[2]}
    seen = [name for name, _, _ in drawn(monkeypatch, motion)]
    assert all(seen.count(name) >= count for name, count in lying.items())
    assert all(pose.height == 0.0 for _, _, pose in drawn(monkeypatch, motion))


def test_what_comes_out_of_the_bag_is_not_seen_before(monkeypatch: pytest.MonkeyPatch) -> None:
    state = new_game(Setup(3, 5))
    motion = Motion()
    motion.add(flights(state, *dealt(state)))
    assert {name for name, _, _ in drawn(monkeypatch, motion)} <= {"bag"}


def test_a_taken_group_rolls_from_where_all_of_it_lies(monkeypatch: pytest.MonkeyPatch) -> None:
    state = new_game(Setup(2, 5))
    state.seats[0].cart1 = (3, 0, 0)
    motion = Motion()
    motion.add(flights(state, e.DisksTaken(0, 0, 0, 3, 1)))
    assert len(drawn(monkeypatch, motion)) == 3


@pytest.mark.parametrize(("place", "exhausted"), [(Place.PINGE, False), (Place.TUNNEL, True)])
def test_water_drips_from_above_into_the_water_of_the_large_board(place: Place, exhausted: bool) -> None:
    after = table(exhausted, water=4)
    board, scale = layout(after).board, layout(after).scale
    found = flights(after, e.WaterTaken(0, 3, place, "Y2"))
    assert sum(flight.hold.amount for flight in found if flight.hold) == 3
    for i, flight in enumerate(found):
        pool = shaft.basin(board, scale) if exhausted else pinge.basin(board)
        assert flight.start[0] == flight.end[0] and flight.start[1] < flight.end[1] == pool.surface(1 + i)
        heights = [flight.path(k / 20).y for k in range(21)] if flight.path else []
        assert heights == sorted(heights) and len(set(heights)) > 5
    others = flights(after, e.WaterTaken(1, 2, Place.PINGE, "Y2"))
    assert others[0].start == layout(after).supply


def test_much_water_comes_in_few_drops() -> None:
    after = table(water=9)
    found = flights(after, e.WaterTaken(0, 9, Place.PINGE, "Y2"))
    assert sum(flight.hold.amount for flight in found if flight.hold) == 9 and len(found) <= 6


def test_the_bucket_rides_for_the_water_and_what_it_brings_leaves_from_the_top() -> None:
    stage = Stage(EVENTS["WaterDrained-Shaft"]())
    rides = [actor for actor in stage.motion.actors if isinstance(actor, Ride)]
    out = [flight for flight in stage.motion.flights if flight.sprite == "bucket_water"]
    assert len(rides) == len(out) == 2 and rides[0].ends <= rides[1].at + 1e-9
    top = shaft.bucket_at(stage.layout.board, stage.layout.scale).center
    for ride, bucket in zip(rides, out, strict=True):
        assert bucket.start == top and bucket.at >= ride.ends - 1e-9


def test_reeled_coal_leaves_the_bucket_at_the_top() -> None:
    stage = Stage(EVENTS["CoalReeled"]())
    top = shaft.bucket_at(stage.layout.board, stage.layout.scale).center
    assert next(f for f in stage.motion.flights if f.hold == Hold("coal", 0)).start == top


@pytest.mark.parametrize("name", ["CoalDug", "CoalDug-Tunnel", "WaterDrained", "PropPlaced"])
def test_who_works_has_left_his_stand_until_he_is_back(name: str) -> None:
    stage = Stage(EVENTS[name]())
    labours = [actor for actor in stage.motion.actors if isinstance(actor, Labour)]
    assert labours
    for share in (0.1, 0.5, 0.9):
        for labour in labours:
            poses = Poses()
            labour.pose(poses, labour.at + share * (labour.length - FADE))
            assert poses.away == {labour.field} and labour.picture in poses.walkers
    stage.motion.update(stage.length + 0.1)
    assert not stage.motion.poses.away


def test_nobody_is_in_the_pinge_when_it_caves_in_and_the_props_come_down_with_it() -> None:
    stage = Stage(EVENTS["PingeExhausted"]())
    actors = stage.motion.actors
    cave = next(actor for actor in actors if isinstance(actor, CaveIn))
    digger = next(actor for actor in actors if isinstance(actor, Labour))
    assert digger.ends <= cave.at
    assert "wood" not in {flight.sprite for flight in stage.motion.flights}
    standing = [drawing for drawing in stage.motion.poses.drawings if drawing.picture == "prop"]
    assert [(drawing.lean, drawing.centre[0]) for drawing in standing] == [
        (0.0, stage.layout.board.pinge_props[0].centerx)
    ]
    stage.motion.update(cave.ends - 0.01)
    assert not any(drawing.picture == "prop" for drawing in stage.motion.poses.drawings)


def test_a_pinge_without_props_or_water_caves_in_as_well() -> None:
    dug = e.CoalDug(0, Place.PINGE, LAST), e.PingeExhausted(0, 0, 0)
    before = table(pinge_dug=LAST, pinge_props=0)
    stage = Stage(happens(before, *dug, by=Field.COAL_DIGGER, pinge_dug=LAST + 1, coal=3))
    assert any(isinstance(actor, CaveIn) and not actor.props for actor in stage.motion.actors)


def test_goods_leave_the_meadow_when_the_worker_has_worked_there() -> None:
    stage = Stage(EVENTS["Gained"]())
    worker = next(actor for actor in stage.motion.actors if isinstance(actor, Labour))
    grain = [flight for flight in stage.motion.flights if flight.sprite == "food"]
    assert grain[0].start == worker.end and grain[0].at >= worker.at + 0.4
    assert worker.ends >= grain[-1].lands


def test_points_of_a_development_leave_it_once_its_token_lies_there() -> None:
    state = new_game(Setup(2, 7))
    tile = state.box.tiles[0]
    state.stacks[tile.index] = (0,)
    events = [e.TileAcquired(0, Field.FARMER, tile.id, 0), e.Scored(0, 1, "T6")]
    token, points = flights(state, *events)
    assert points.start == layout(state).developments.hexes[tile.index].centre
    assert points.at >= token.at + 0.8 * token.duration


def test_points_of_an_early_exhausted_pinge_come_from_it() -> None:
    state = table(True)
    board = layout(state).board
    assert flights(state, e.Scored(0, 3, "M7"))[0].start == board.pinge.center


def test_the_bag_stands_upright_while_disks_come_back_and_then_pours() -> None:
    after = new_game(Setup(4, 5))
    events = [e.DisksReturned(0, (2, 2, 2)), e.DisksReturned(1, (0, 3, 0)), *dealt(after)]
    found = flights(after, *events)
    bag = next(flight for flight in found if flight.sprite == "bag")
    back = [flight for flight in found if flight.hold is None and flight is not bag]
    out = [flight for flight in found if flight.hold is not None]
    assert len(back) == 9 and bag.at <= min(flight.lands for flight in back) - 0.2
    last = max(flight.lands for flight in back)
    assert abs(bag.pose(last - 0.01).angle) < 2 and min(flight.at for flight in out) >= last
    assert bag.pose(min(flight.at for flight in out) + 0.1).angle > 90


def test_an_emptied_barrow_stays_as_long_as_its_miner() -> None:
    stage = Stage(EVENTS["CoalDug-Tunnel"]())
    actors = stage.motion.actors
    push = next(actor for actor in actors if isinstance(actor, BarrowPush))
    miner = next(actor for actor in actors if isinstance(actor, Labour))
    stage.motion.update(push.ends + 0.02)
    assert [(t.picture, t.alpha) for t in stage.motion.poses.drawings] == [("barrow", 255)]
    stage.motion.update(miner.ends - stage.motion.now - 0.1)
    assert [t.alpha < 120 for t in stage.motion.poses.drawings] == [True]


@pytest.mark.parametrize("size", [(640, 360), (2560, 1440)])
def test_coal_falls_into_the_yard_in_which_its_heap_is_drawn(
    size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    yards: list[pygame.Rect] = []

    class Watched(Heap):
        @property
        def yard(self) -> pygame.Rect:
            return yards[-1]

        @yard.setter
        def yard(self, yard: pygame.Rect) -> None:
            yards.append(yard)

    monkeypatch.setattr(loads, "Heap", Watched)
    state = table(coal=12)
    there = arrange(state.box, size, 0)
    Router(there, range(2), state).flights([e.Gained(0, "coal", 6, "12")])
    assert yards == [heap.yard(there.board, there.scale)]
