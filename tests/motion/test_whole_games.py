"""Whole games in motion: every flight stays on the table, and a turn of an automa ends in time."""

from __future__ import annotations

import random
from math import isfinite
from pathlib import Path

import pytest

from game.automa import AUTOMAS
from game.motion.flight import Flight
from game.motion.motion import Motion
from game.motion.routes import Router, staged
from game.rules import Setup, legal_moves, new_game, play, view
from game.rules.events import TileAcquired
from game.rules.moves import EndTurn, Lay
from game.rules.state import GameState
from game.rules.terms import Field, Step
from game.scenes.event_player import Everything
from game.scenes.play.pace import TablePace
from game.scenes.settings.values import Settings
from game.table.layout import arrange
from game.table.tokens import token_spots
from tests.rules.drafts import WISHES, written

SIZE = (1280, 720)
TURN = 6.0  # seconds the flights of one automa's turn take at most
MARGIN = 90  # pixels beyond the window, where the supply is
SHARES = (0.0, 0.15, 0.35, 0.5, 0.65, 0.8, 0.95, 1.0)
HELLWEG = Path(__file__).parents[2] / "docs" / "drafts" / "12-on-the-hellweg.toml"
TRADE = ("101", "11", "13", "102", "103", "24", "104", "105", "35", "106", "41", "45")
BOTH = frozenset({"black", "iron"})


def all_flights(setup: Setup, decide):
    """A game move by move: who moved, the state after, and what flies once all of it is staged."""
    state = new_game(setup)
    while state.to_move is not None:
        mover, step, before = state.to_move, state.step, state.copy()
        events = play(state, decide(state))
        layout = arrange(state.box, SIZE, mover)
        flights = Router(layout, (0, 1, 2, 3), state).flights(events)
        staged(layout, before, events, flights, Everything())
        yield mover, step, state, layout, flights


def watched(flights: list[Flight], pace: TablePace) -> float:
    """Seconds until all of it lies still, at normal speed and the faster the longer the turn has lasted."""
    motion, frame, seconds = Motion(), 1 / 60, 0.0
    motion.add(flights)
    while motion.moving:
        motion.speed = pace.rate
        motion.update(frame)
        pace.watch(frame)
        seconds += frame
    return seconds


def by_chance(seed: int):
    luck = random.Random(seed)

    def decide(state: GameState):
        doing = [m for m in legal_moves(state) if not (isinstance(m, Lay) and m.empty) and m != EndTurn()]
        return luck.choice(doing or list(legal_moves(state)))

    return decide


def on_the_table(flight: Flight) -> None:
    """From its start to its end, inside the window."""
    for share in SHARES:
        pose = flight.pose(flight.at + share * flight.duration)
        assert all(isfinite(value) for value in pose)
        assert -MARGIN <= pose.x <= SIZE[0] + MARGIN and -MARGIN <= pose.y <= SIZE[1] + MARGIN
    last = flight.pose(flight.lands + 1)
    assert last.spot == flight.end and (last.height, last.flip, last.scale) == (0, 0, 1)


def test_what_a_draft_brings_flies_on_the_table(tmp_path: Path) -> None:
    """Gains whenever a season begins, of developments for nothing, with other scorings at the end."""
    early = "[[end]]\nhave = 'vp'\ncount = 9\n"
    setup = Setup(4, 3, ruleset=written(tmp_path, f"{WISHES}{early}"))
    everything_flies(setup)


def test_what_a_draft_adds_flies_on_the_table() -> None:
    """Six developments without a drawing, and a worker."""
    everything_flies(Setup(2, 3, ruleset=str(HELLWEG), tiles=TRADE))


def everything_flies(setup: Setup) -> None:
    flying = 0
    for _, _, _, _, flights in all_flights(setup, by_chance(setup.seed)):
        flying += len(flights)
        for flight in flights:
            on_the_table(flight)
    assert flying > 100


@pytest.mark.parametrize("setup", [Setup(2, 3), Setup(3, 5), Setup(4, 7, modules=BOTH, tunnel="B")])
def test_everything_that_flies_stays_on_the_table(setup: Setup) -> None:
    for _, _, state, _, flights in all_flights(setup, by_chance(setup.seed)):
        for flight in flights:
            on_the_table(flight)
        assert all(flight.at >= 0 and flight.gone < 6 for flight in flights)
        motion = Motion()
        motion.add(flights)
        for _ in range(9):
            motion.update(0.7)
        assert not motion.moving and motion.shown(state) is state


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_flights_of_an_automas_turn_end_in_time(seats: int) -> None:
    """All of a turn one after another, in whole games of bauern."""
    players = [AUTOMAS["bauer"](seat) for seat in range(seats)]

    def decide(state: GameState):
        seen = view(state, state.to_move)
        return players[state.to_move].choose(seen, legal_moves(seen)).move

    pace, turn, lasted, longest = TablePace(Settings()), None, 0.0, 0.0
    for mover, step, state, _, flights in all_flights(Setup(seats, seats), decide):
        if (mover, step, state.year, state.season) != turn:
            turn, lasted = (mover, step, state.year, state.season), 0.0
            pace.spent = 0.0
        lasted += watched(flights, pace)
        longest = max(longest, lasted if step == Step.WORKING else 0.0)
    assert 1 < longest < TURN


def test_disks_land_where_they_are_drawn() -> None:
    """After a refill the ends of the flights are the places of the pools."""
    for _, _, state, layout, flights in all_flights(Setup(4, 9), by_chance(2)):
        pools = [f for f in flights if f.hold and f.hold.name in ("action", "reserve")]
        for pool, place in enumerate(layout.disks.pools):
            mine = [f for f in pools if f.hold.owner == pool]
            spots = {spot.center for _, spot in place.reserve_spots(state.reserve[pool])}
            spots |= {s.center for c in range(3) for s in place.group_spots(c, state.action[pool][c])}
            assert {f.end for f in mine} <= spots
            assert all(f.side == place.disk for f in mine)


def test_a_token_lands_on_its_stack() -> None:
    state = new_game(Setup(2, 1))
    layout = arrange(state.box, SIZE, 0)
    tile = state.box.tiles[0]
    state.stacks[0] = (1, 0)
    flight = Router(layout, (0, 1), state).flights([TileAcquired(0, Field.FARMER, tile.id, 1)])[0]
    spot = token_spots(layout.developments.hexes[0], 2, layout.scale, seats=2)[1]
    assert flight.end == spot.center and flight.side == spot.width
    motion = Motion()
    motion.add([flight])
    assert motion.shown(state).stacks[0] == (1,) and state.stacks[0] == (1, 0)
