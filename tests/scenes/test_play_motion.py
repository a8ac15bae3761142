"""Flights from events: every piece has a drawing, nothing is counted twice, and all of it comes to rest."""

from __future__ import annotations

import random

import pytest

from game.motion.flight import Flight, Hold, Motion, eased, withheld
from game.motion.routes import LONGEST, Router
from game.rules import Setup, legal_moves, new_game, play
from game.rules.moves import EndTurn, Lay
from game.table.layout import arrange
from game.table.theme import ASSETS

SIZE = (1280, 720)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_whole_game_flies_and_lands(seats: int) -> None:
    chance = random.Random(seats)
    state = new_game(Setup(seats=seats, seed=seats))
    router_colours = tuple(range(seats))
    sprites: set[str] = set()
    while state.to_move is not None:
        doing = [m for m in legal_moves(state) if not (isinstance(m, Lay) and m.empty) and m != EndTurn()]
        events = play(state, chance.choice(doing or list(legal_moves(state))))
        layout = arrange(state.box, SIZE, state.to_move or 0)
        motion = Motion()
        flights = Router(layout, state.box, router_colours).flights(events)
        motion.add(flights)
        sprites |= {flight.sprite for flight in flights}
        shown = motion.shown(state)
        assert all(min(pool) >= 0 for pool in (*shown.action, *shown.reserve))
        assert all(flight.at <= LONGEST for flight in flights)
        motion.update(60)
        assert not motion.moving and motion.shown(state) is state
    assert {"disk_black", "disk_brown", "disk_yellow", "water", "coal"} <= sprites
    assert all((ASSETS / f"{sprite}.svg").is_file() for sprite in sprites)


def test_a_flight_begins_and_ends_where_it_should() -> None:
    flight = Flight("coal", 20, (0, 0), (100, 40), 1.0)
    assert flight.place(0.0) == (0, 0)
    assert flight.place(flight.lands) == flight.place(99) == (100, 40)
    assert eased(0.5) == 0.5


def test_what_is_in_the_air_is_not_yet_there() -> None:
    state = new_game(Setup(seed=3))
    state.seats[0].coal = 2
    shown = withheld(state, [Hold("coal", 0), Hold("coal", 0), Hold("coal", 0), Hold("score", 1, 4)])
    assert shown.seats[0].coal == 0 and shown.seats[1].score == -4
    assert state.seats[0].coal == 2


def test_later_flights_wait_for_the_earlier_ones() -> None:
    motion = Motion()
    motion.add([Flight("coal", 20, (0, 0), (9, 9), 0.0), Flight("coal", 20, (0, 0), (9, 9), 0.3)])
    motion.add([Flight("wood", 20, (0, 0), (9, 9), 0.0)])
    assert motion.flights[-1].at >= 0.3
    motion.skip()
    assert not motion.moving
