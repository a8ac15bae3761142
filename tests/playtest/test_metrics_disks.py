"""Takings, wet pools, disks left unused."""

from __future__ import annotations

from collections import Counter

import pytest

from game.playtest.metrics.disks import Disks
from game.rules.events import DisksTaken, Gained
from game.rules.moves import Acquire, Activate, Dig, Drain, EndTurn, Lay, Reel, Take
from game.rules.state import Activity
from game.rules.terms import Colour, Season
from tests.playtest.watched import GOLDEN, Seen, after, golden
from tests.rules.helpers import at_planning, at_taking


def test_the_second_of_two_pools_is_wet() -> None:
    assert at_taking([(1, 0, 0), (1, 0, 0)]).box.wet_pools == (False, True)


@pytest.mark.parametrize(
    ("dry", "wet", "move", "tempted", "avoided"),
    [
        ((2, 1, 1), (3, 1, 1), "take black from 1", 1, 1.0),
        ((2, 1, 1), (3, 1, 1), "take black from 2", 1, 0.0),
        ((3, 1, 1), (3, 1, 1), "take black from 1", 0, None),
        ((4, 1, 1), (3, 1, 1), "take black from 1", 0, None),
        ((2, 1, 1), (3, 1, 1), "take brown from 1", 0, None),
        ((0, 1, 1), (3, 1, 1), "take black from 2", 1, 0.0),
    ],
)
def test_a_wet_pool_tempts_with_more_than_every_dry_one_and_can_be_avoided(
    dry: tuple[int, int, int], wet: tuple[int, int, int], move: str, tempted: int, avoided: float | None
) -> None:
    columns = after(at_taking([dry, wet]), Disks, [move])
    assert columns["tempted"] == (tempted, 0)
    assert columns["avoided"] == (avoided, None)


def test_takings_are_counted_by_colour_phase_and_size() -> None:
    state = at_taking([(7, 1, 1), (0, 3, 1)])
    columns = after(state, Disks, ["take black from 1", "take brown from 2", "take yellow from 2"])
    assert columns["first_of_6"] == (1, 0) and columns["first_of_3"] == (0, 1)
    assert columns["first_size"] == (7.0, 3.0) and columns["second_size"] == (None, 1.0)
    assert columns["disks_black"] == (7, 0) and columns["disks_yellow"] == (0, 1)
    assert columns["taken_black_y1_spring"] == (7, 0), "no season has been told here"


def test_a_declined_second_taking_is_counted() -> None:
    columns = after(at_taking([(1, 1, 1), (1, 1, 1)], second=True), Disks, ["decline", "take black from 1"])
    assert columns["declined"] == (1, 0) and columns["second_size"] == (None, 1.0)


def test_disks_are_unused_that_were_not_laid_or_lay_on_a_field_without_effect() -> None:
    state = at_planning((3, 1, 0), seat={"water": 0})
    taken = [DisksTaken(0, 0, Colour.BLACK, 3, 1), DisksTaken(0, 0, Colour.BROWN, 1, 2)]
    moves = ["lay farmer: 1 black", "lay farmhand: 1 black", "lay coal-digger: nothing"]
    moves += [f"lay {field}: nothing" for field in ("farmer", "farmhand", "coal-digger")]
    moves += ["activate farmhand", "dig", "end turn", "end turn"]
    columns = after(state, Disks, moves, taken)
    assert columns["unused_black"] == (2, 0) and columns["unused_brown"] == (1, 0)
    assert columns["unused_yellow"] == (0, 0) and columns["unused"] == (3, 0)


def used_by_moves(seen: Seen) -> list[int]:
    """Disks by seat on fields whose worker acquired, produced or acted, read from the moves."""
    used = [0] * seen.state.box.seats
    counted = set[tuple[int, Lay]]()
    for move, before, told in seen.played:
        seat, top = before.to_move, before.pending[-1] if before.pending else None
        if isinstance(move, EndTurn):
            counted.clear()
        produced = isinstance(move, Activate) and any(isinstance(event, Gained) for event, _ in told)
        acted = isinstance(move, Dig | Drain | Reel) and isinstance(top, Activity) and not top.windlass
        if seat is not None and (isinstance(move, Acquire) or produced or acted):
            field = top.field if isinstance(top, Activity) else move.field
            lay = before.seats[seat].lay_on(field)
            if lay is not None and (seat, lay) not in counted:
                counted.add((seat, lay))
                used[seat] += sum(lay.disks)
    return used


@pytest.mark.parametrize("name", GOLDEN)
def test_disks_of_a_golden_game_are_used_or_left(name: str) -> None:
    seen = golden(name)
    for seat, used in enumerate(used_by_moves(seen)):
        taken = (
            seen.seat("disks_black", seat) + seen.seat("disks_brown", seat) + seen.seat("disks_yellow", seat)
        )
        assert taken == used + seen.seat("unused", seat)


@pytest.mark.parametrize("name", GOLDEN)
def test_water_tempts_in_golden_games_as_the_tables_before_the_takings_show(name: str) -> None:
    seen = golden(name)
    tempted, avoided = Counter[int](), Counter[int]()
    for move, before, told in seen.played:
        event = told[0][0] if told else None
        if not isinstance(move, Take) or not isinstance(event, DisksTaken) or event.cart != 1:
            continue
        largest = {
            wet: max(
                (
                    pool[move.colour]
                    for pool, water in zip(before.action, before.box.wet_pools, strict=True)
                    if water == wet
                ),
                default=0,
            )
            for wet in (True, False)
        }
        if largest[True] > largest[False]:
            tempted[event.seat] += 1
            avoided[event.seat] += not before.box.wet_pools[move.pool]
    for seat in range(seen.state.box.seats):
        assert seen.seat("tempted", seat) == tempted[seat]
        if tempted[seat]:
            assert seen.seat("avoided", seat) == avoided[seat] / tempted[seat]


@pytest.mark.parametrize("name", GOLDEN)
def test_takings_of_a_golden_game_are_where_they_happened(name: str) -> None:
    seen = golden(name)
    found = Counter[tuple[str, int]]()
    for move, before, told in seen.played:
        if isinstance(move, Take) and before.to_move is not None:
            event = told[0][0]
            assert isinstance(event, DisksTaken)
            when = f"y{before.year}_{Season(before.season).label}"
            found[f"taken_{Colour(move.colour).label}_{when}", before.to_move] += event.amount
    for key in seen.family("taken_"):
        assert seen.columns[key] == tuple(found[key, seat] for seat in range(seen.state.box.seats))
