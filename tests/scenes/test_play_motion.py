"""Flights from events: every piece has a drawing, nothing is counted twice, and all of it comes to rest."""

from __future__ import annotations

import random

import pytest

from game.locations import ASSETS
from game.motion.flight import Flight, Hold, withheld
from game.motion.motion import Motion
from game.motion.paths import eased
from game.motion.routes import Router
from game.rules import Setup, legal_moves, new_game, play
from game.rules.events import (
    BonusTaken,
    CoalGiven,
    DebtReturned,
    Event,
    FoodGiven,
    Gained,
    KiepenkerlLaden,
    LeasePaid,
    PropPlaced,
    Spent,
    WaterChannelled,
    WaterDrained,
    WorkshopGained,
)
from game.rules.moves import Acquire, EndTurn, Lay
from game.rules.state import GameState
from game.rules.terms import Bonus, Place, Resource
from game.table.layout import arrange
from game.table.places.board import Good
from tests.scenes.sitting import table

SIZE = (1280, 720)
LONGEST_REFILL = 2.5  # seconds until the last disk sets off, the longest of all
GAMES = 10
VALLEY = {WaterChannelled, FoodGiven, CoalGiven, WorkshopGained, KiepenkerlLaden, DebtReturned}
BOTH = frozenset({"black", "iron"})
NEW = ("16", "17", "18", "19", "26", "27", "28", "29", "36", "37", "38", "46", "47", "10E", "30E", "40E")


def everything_flies(setup: Setup) -> tuple[set[str], set[type[Event]]]:
    """Play a game by chance, flying all of it; the drawings and the kinds of events that were seen."""
    chance = random.Random(setup.seed)
    state = new_game(setup)
    colours = tuple(range(setup.seats))
    sprites: set[str] = set()
    kinds: set[type[Event]] = set()
    while state.to_move is not None:
        doing = [m for m in legal_moves(state) if not (isinstance(m, Lay) and m.empty) and m != EndTurn()]
        buying = [m for m in doing if isinstance(m, Acquire)]
        events = play(state, chance.choice(buying or doing or list(legal_moves(state))))
        kinds |= {type(event) for event in events}
        layout = arrange(state.box, SIZE, state.to_move or 0)
        motion = Motion()
        flights = Router(layout, colours, state).flights(events)
        motion.add(flights)
        sprites |= {flight.sprite for flight in flights}
        shown = motion.shown(state)
        assert all(min(pool) >= 0 for pool in (*shown.action, *shown.reserve))
        assert all(flight.at <= LONGEST_REFILL for flight in flights)
        motion.update(60)
        assert not motion.moving and motion.shown(state) is state
    assert all((ASSETS / f"{sprite}.svg").is_file() for sprite in sprites)
    return sprites, kinds


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_whole_game_flies_and_lands(seats: int) -> None:
    sprites, _ = everything_flies(Setup(seats=seats, seed=seats))
    assert {"disk_black", "disk_brown", "disk_yellow", "water", "coal"} <= sprites


@pytest.mark.long
def test_the_events_of_the_expansion_fly_and_land() -> None:
    sprites: set[str] = set()
    kinds: set[type[Event]] = set()
    for seed in range(GAMES):
        found = everything_flies(
            Setup(2 + seed % 3, seed, tiles="random", modules=BOTH, tunnel="B", new_tiles=NEW)
        )
        sprites |= found[0]
        kinds |= found[1]
    assert kinds >= VALLEY
    assert {"iron", "worker_workshop", "debt"} <= sprites


def flown(state: GameState, *events: Event) -> list[Flight]:
    layout = arrange(state.box, SIZE, 0)
    return Router(layout, (0, 1, 2), state).flights(events)


def valley_table() -> GameState:
    return new_game(
        Setup(3, 4, modules=frozenset({"iron"}), tunnel="A", new_tiles=("18", "28", "29", "37", "38"))
    )


def test_a_bonus_marker_flies_face_down() -> None:
    state = new_game(Setup(3, 4, modules=frozenset({"black"})))
    taken = [flown(state, BonusTaken(1, bonus)) for bonus in Bonus]
    assert {flight.sprite for flights in taken for flight in flights} == {"bonus_marker_hidden"}
    assert taken[0] == taken[-1]


def test_gifts_fly_from_seat_to_seat() -> None:
    state = valley_table()
    boards = arrange(state.box, SIZE, 0).boards
    food = flown(state, FoodGiven(1, 2, False))
    assert boards[1].goods[Good.FOOD].collidepoint(food[0].start)
    assert boards[2].goods[Good.FOOD].collidepoint(food[0].end)
    assert food[0].hold == Hold("food", 2)
    assert flown(state, FoodGiven(1, None, True))[0].hold is None
    coal = flown(state, CoalGiven(0, 1, "Pinge", 3))
    assert coal[0].start == boards[0].pinge_coal[3].center
    assert boards[1].goods[Good.COAL].collidepoint(coal[0].end)
    shared = flown(state, CoalGiven(0, 2, "Community Tunnel"))
    assert shared[0].start == arrange(state.box, SIZE).developments.hexes[state.box.index["38"]].centre


def test_removed_water_flies_to_the_water_channel() -> None:
    state = valley_table()
    board = arrange(state.box, SIZE, 0).board
    drained = flown(state, WaterDrained(0, 2, Place.PINGE), WaterChannelled(0, 2, 2))
    assert [flight.start for flight in drained] == [board.pinge_water.center] * 2
    assert {flight.end for flight in drained} == {board.skills.center}
    assert flown(state, WaterDrained(0, 2, Place.PINGE))[0].end != board.skills.center
    assert flown(state, WaterChannelled(0, 1, 1))[0].start == arrange(state.box, SIZE).supply


def test_a_prop_of_iron_leaves_the_iron_of_the_farm() -> None:
    state = valley_table()
    board = arrange(state.box, SIZE, 0).board
    prop = flown(state, PropPlaced(0, Place.TUNNEL, 4, iron=True))[0]
    assert prop.sprite == "iron" and board.goods[Good.IRON].collidepoint(prop.start)
    assert prop.end == board.sections[4].prop.center


def test_every_part_of_a_payment_leaves_the_farm() -> None:
    paid = flown(valley_table(), LeasePaid(0, food=1, thaler=1, debt=1, wood=1, coal=1, iron=1))
    assert sorted(flight.sprite for flight in paid) == ["coal", "debt", "food", "iron", "thaler", "wood"]


def test_what_the_kiepenkerl_takes_flies_onto_its_tile() -> None:
    state = valley_table()
    events = (Spent(0, "coal", 1, "28"), Gained(0, "wood", 1, "28"), KiepenkerlLaden(0, Resource.COAL))
    tile = arrange(state.box, SIZE).developments.hexes[state.box.index["28"]].centre
    flights = flown(state, *events)
    assert [flight.sprite for flight in flights] == ["wood", "coal"]
    assert flights[0].start == flights[1].end == tile


def test_a_flight_begins_and_ends_where_it_should() -> None:
    flight = Flight("coal", 20, (0, 0), (100, 40), 1.0)
    assert flight.pose(0.0).spot == (0, 0)
    assert flight.pose(flight.lands).spot == flight.pose(99).spot == (100, 40)
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


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_disks_are_dealt_in_two_seconds(seats: int) -> None:
    hand = table(seats, seats, animation=True)
    motion = hand.play.stage.motion
    assert len({flight.at for flight in motion.flights}) > 6 * (seats + 1), "one disk after the other"
    assert 1.0 < max(flight.gone for flight in motion.flights) <= 2.0
