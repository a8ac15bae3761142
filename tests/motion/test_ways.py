"""Every way of a piece starts and ends where it must, is finite, and is the same for the same event."""

from __future__ import annotations

from itertools import pairwise
from math import isfinite

import pygame
import pytest

from game.motion.paths import Path, Pose, chance, coin, drop, flutter, roll, set_down, slide, toss
from game.motion.physics import coal, spill
from game.motion.physics.coal import FallingCoal, Heap
from game.motion.physics.spill import Spill, Throw

START, END, SIDE = (120.0, 600.0), (900.0, 140.0), 40.0
SHARES = [i / 97 for i in range(98)]
WAYS = (coin, flutter, roll, set_down, toss)


def checked(path: Path, start: tuple[float, float], end: Pose) -> None:
    """The path from its start to its end, without a leap in between."""
    poses = [path(k) for k in SHARES]
    assert all(isfinite(value) for pose in poses for value in pose)
    assert poses[0].spot == pytest.approx(start, abs=SIDE)
    assert path(1.0) == end
    way = max(1.0, abs(start[0] - end.x) + abs(start[1] - end.y))
    steps = [abs(a.x - b.x) + abs(a.y - b.y) for a, b in pairwise(poses)]
    assert max(steps) < way * 0.09 + SIDE * 0.5
    assert all(-0.01 <= pose.height < 4 for pose in poses)


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("seed", range(6))
def test_a_way_ends_exactly_at_its_place(way, seed: int) -> None:
    checked(way(START, END, SIDE, chance(seed)), START, Pose(*END))


@pytest.mark.parametrize("way", [roll, set_down])
def test_a_piece_grows_on_its_way(way) -> None:
    path = way(START, END, SIDE, chance(1), scale=0.5)
    checked(path, START, Pose(*END))
    assert path(0.0).scale == 0.5


def test_a_crumb_drops() -> None:
    checked(drop(START, (110.0, 660.0), chance(2)), START, Pose(110.0, 660.0))


def test_a_piece_that_is_pushed_stays_on_the_table() -> None:
    path = slide(START, END, chance(1))
    checked(path, START, Pose(*END))
    assert {path(k).height for k in SHARES} == {0.0}


def spilled(seed: int, count: int = 12) -> Spill:
    walls = pygame.Rect(600, 100, 400, 120)
    ends = [(660.0 + 40 * (i % 8), 130.0 + 40 * (i // 8)) for i in range(count)]
    throws = [
        Throw((900.0, 60.0) if i % 3 else (640.0, 160.0), end, 0.04 * i * (i % 3 > 0), bool(i % 3))
        for i, end in enumerate(ends)
    ]
    return Spill(throws, SIDE, walls, seed)


@pytest.mark.parametrize("seed", range(4))
def test_disks_of_a_spill_end_at_their_places(seed: int) -> None:
    spilling = spilled(seed)
    for i, throw in enumerate(spilling.throws):
        checked(spilling.path(i), throw.start, Pose(*throw.end))


def test_what_is_pushed_is_pushed_by_others() -> None:
    """A disk that lies in the way is knocked aside, and comes back to its place."""
    walls = pygame.Rect(0, 0, 600, 200)
    throws = [
        Throw((80.0, 100.0), (400.0, 100.0), 0.0, False),
        Throw((240.0, 110.0), (240.0, 110.0), 0.0, False),
    ]
    hit = Spill(throws, SIDE, walls, 1).path(1)
    assert max(abs(hit(k).x - 240) + abs(hit(k).y - 110) for k in SHARES) > SIDE / 4
    assert hit(1.0) == Pose(240.0, 110.0)


@pytest.mark.parametrize("count", [1, 6, coal.MOST_BODIES])
def test_coal_comes_to_rest_on_the_heap(count: int) -> None:
    yard = pygame.Rect(800, 600, 120, 60)
    lumps = [
        FallingCoal(START, (820.0 + 5 * i, 650.0), 10.0 * i, 0.03 * i, i % 2 == 0, 1.5) for i in range(count)
    ]
    heap = Heap(lumps, [(860.0, 650.0)], 20, yard, "seed")
    for i, lump in enumerate(lumps):
        checked(heap.path(i), START, Pose(*lump.end, lump.angle))
        low = max(heap.path(i)(k).y for k in SHARES if k > 0.6)
        assert low <= yard.bottom + 2


def test_the_same_event_takes_the_same_path() -> None:
    for one, two in ((spilled(3), spilled(3)), (spilled(3, 5), spilled(3, 5))):
        assert [one.path(i)(k) for i in range(5) for k in SHARES] == [
            two.path(i)(k) for i in range(5) for k in SHARES
        ]
    assert spilled(3).path(4)(0.5) != spilled(4).path(4)(0.5)
    assert toss(START, END, SIDE, chance("a"))(0.5) != toss(START, END, SIDE, chance("b"))(0.5)


def test_bodies_and_steps_are_bounded() -> None:
    crowd = Spill([Throw(START, END, i * 1.0) for i in range(200)], SIDE, pygame.Rect(0, 0, 1280, 720), 1)
    assert len(crowd.throws) == spill.MOST_BODIES
    assert all(len(track) <= spill.MOST_STEPS for track in crowd.tracks)
    heap = Heap(
        [FallingCoal(START, END, 0, i * 1.0, False) for i in range(90)],
        [END] * 90,
        20,
        pygame.Rect(0, 0, 99, 99),
        1,
    )
    assert len(heap.lumps) == len(heap.lying) == coal.MOST_BODIES
    assert all(len(track) <= coal.MOST_STEPS for track in heap.tracks)
    late = crowd.path(spill.MOST_BODIES - 1)
    assert late(1.0) == Pose(*END) and isfinite(late(0.9).x)
