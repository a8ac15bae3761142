"""A prepared table for every event that is seen: the state before it, the one after, what is told of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from game.rules import Setup, new_game
from game.rules import events as e
from game.rules.message import Message, message
from game.rules.moves import Lay
from game.rules.state import GameState
from game.rules.terms import Bonus, Colour, Field, Marker, Place, Resource, Season, Slot, Step
from game.telling import told

NAMES = ("Anna", "Hinnerk", "Grete", "Jost")
MARKET = "13"
VALLEY = Setup(
    3, 4, modules=frozenset({"black", "iron"}), tunnel="A", new_tiles=("18", "28", "29", "37", "38")
)


class Posed(NamedTuple):
    """An event on its table; the worker who does it has been activated before."""

    before: GameState
    after: GameState
    events: tuple[e.Event, ...]
    viewer: int | None = None  # the seat that looks on; None sees everything

    @property
    def event(self) -> e.Event:
        """The event it is about."""
        return self.events[-1]

    @property
    def said(self) -> Message:
        """What happens, in a sentence; of a step its name."""
        if isinstance(self.event, e.StepBegan):
            return message("tell-step", step=self.event.step)
        said = told(self.event)
        assert said is not None
        return said


Table = Callable[[], Posed]


def table(exhausted: bool = False, setup: Setup = Setup(2, 7), **owned: object) -> GameState:  # noqa: B008
    """Return a game in which Anna works, with her mine half dug."""
    state = new_game(setup)
    state.season, state.step, state.to_move = Season.SUMMER, Step.WORKING, 0
    for seat in state.seats:
        seat.food, seat.wood, seat.coal, seat.thaler, seat.water = 2, 2, 2, 2, 3
        seat.pinge_dug, seat.pinge_props, seat.score = 3, 1, 9
        if exhausted:
            seat.pinge_dug, seat.tunnel_dug, seat.tunnel_props, seat.shaft = seat.board.pinge_size, 3, 3, 2
    return changed(state, 0, **owned)


def changed(state: GameState, seat: int = 0, **owned: object) -> GameState:
    """Return a copy in which a seat owns something else."""
    copy = state.copy()
    for name, value in owned.items():
        setattr(copy.seats[seat], name, value)
    return copy


def happens(before: GameState, *events: e.Event, by: Field | None = None, **owned: object) -> Posed:
    """Return the table on which these events leave Anna with what is named."""
    worker = (e.WorkerActivated(0, by, 0),) if by is not None else ()
    return Posed(before, changed(before, 0, **owned), (*worker, *events))


def _pools(event: e.Event, **pools: tuple[int, int, int]) -> Posed:
    """Return the table on which an event leaves the first pools with these disks."""
    before = table()
    after = before.copy()
    for name, disks in pools.items():
        getattr(after, name)[0] = disks
    return Posed(before, after, (event,))


def _taken() -> Posed:
    before = table()
    before.action[0] = (4, 1, 2)
    after = changed(before, cart1=(4, 0, 0))
    after.action[0] = (0, 1, 2)
    return Posed(before, after, (e.DisksTaken(0, 0, Colour.BLACK, 4, 1),))


def _laid(event: Callable[[Lay], e.Event], viewer: int | None) -> Posed:
    lay = Lay(Field.FARMER, (2, 0, 0))
    before = changed(table(), 1, cart1=(2, 1, 0))
    return Posed(before, changed(before, 1, plan=(lay,)), (event(lay),), viewer)


def _acquired(setup: Setup | None = None) -> Posed:
    """Return the table on which Anna acquires the first tile; with a setup the last, a black one."""
    before = table() if setup is None else table(setup=setup)
    tile = before.box.tiles[0 if setup is None else -1]
    after = before.copy()
    after.stacks[tile.index] = (0,)
    return Posed(before, after, (e.TileAcquired(0, Field.FARMER, tile.id, 0),))


def _given(event: e.Event, mine: dict[str, int], theirs: dict[str, int]) -> Posed:
    """Return the table on which Anna gives something to Hinnerk."""
    before = table(True, VALLEY)
    return Posed(before, changed(changed(before, 0, **mine), 1, **theirs), (event,))


def _marker(event: e.Event, before: int, after: int) -> Posed:
    markers = [tuple(count if one is Marker.LADDER else 0 for one in Marker) for count in (before, after)]
    return happens(table(markers=markers[0]), event, markers=markers[1])


def _begins(season: Season, former: Season) -> Posed:
    before = table()
    before.season = former
    after = before.copy()
    after.season = season
    return Posed(before, after, (e.SeasonBegan(1, season),))


def _storing() -> Posed:
    before = table()
    before.season, before.step = Season.WINTER, Step.WINTER_SCORING
    after = before.copy()
    after.step = Step.WINTER_STORAGE
    return Posed(before, after, (e.StepBegan(Step.WINTER_STORAGE),))


PINGE, TUNNEL = Place.PINGE, Place.TUNNEL
LAST = table().seats[0].board.pinge_size - 1
EVENTS: dict[str, Table] = {
    "DisksTaken": _taken,
    "DisksReturned": lambda: happens(table(), e.DisksReturned(0, (2, 2, 2))),
    "ReserveMoved": lambda: _pools(e.ReserveMoved(0, (2, 1, 0)), action=(4, 2, 1), reserve=(0, 0, 0)),
    "DisksDrawn": lambda: _pools(e.DisksDrawn(0, False, (3, 2, 2)), action=(3, 2, 2)),
    "DisksDrawn-Reserve": lambda: _pools(e.DisksDrawn(0, True, (2, 1, 1)), reserve=(2, 1, 1)),
    "DisksSwapped": lambda: _pools(
        e.DisksSwapped(0, 0, Colour.BLACK, Colour.BROWN), action=(3, 1, 1), reserve=(0, 2, 1)
    ),
    "FieldLaid": lambda: _laid(lambda lay: e.FieldLaid(1, lay), None),
    "PlansRevealed": lambda: _laid(lambda lay: e.PlansRevealed(), 0),
    "CoalDug": lambda: happens(table(), e.CoalDug(0, PINGE, 3), by=Field.COAL_DIGGER, pinge_dug=4, coal=3),
    "CoalDug-Tunnel": lambda: happens(
        table(True), e.CoalDug(0, TUNNEL, 3), by=Field.COAL_MINER, tunnel_dug=4, shaft=3
    ),
    "CoalReeled": lambda: happens(
        table(True, water=1), e.CoalReeled(0), by=Field.HASPELKNECHT, shaft=1, coal=3
    ),
    "PropPlaced": lambda: happens(
        table(), e.PropPlaced(0, PINGE, 1), by=Field.COAL_DIGGER, pinge_props=2, wood=1
    ),
    "PropPlaced-Tunnel": lambda: happens(
        table(True), e.PropPlaced(0, TUNNEL, 3), by=Field.COAL_MINER, tunnel_props=4, wood=1
    ),
    "SectionEmptied": lambda: happens(
        table(True),
        e.CoalDug(0, TUNNEL, 3),
        e.SectionEmptied(0, 2),
        by=Field.COAL_MINER,
        tunnel_dug=4,
        shaft=3,
    ),
    "WaterTaken": lambda: happens(table(water=1), e.WaterTaken(0, 2, PINGE, "Y2"), water=3),
    "WaterTaken-Shaft": lambda: happens(table(True, water=1), e.WaterTaken(0, 3, TUNNEL, "Y2"), water=4),
    "WaterDrained": lambda: happens(table(), e.WaterDrained(0, 2, PINGE), by=Field.COAL_DIGGER, water=1),
    "WaterDrained-Shaft": lambda: happens(
        table(True, water=5), e.WaterDrained(0, 2, TUNNEL), by=Field.HASPELKNECHT, water=3
    ),
    "WaterReturned": lambda: happens(table(water=1), e.WaterReturned(0), water=0),
    "WaterChannelled": lambda: happens(table(setup=VALLEY), e.WaterChannelled(0, 2, 2), channel=2),
    "PingeExhausted": lambda: happens(
        table(pinge_dug=LAST, water=2),
        e.CoalDug(0, PINGE, LAST),
        e.PingeExhausted(0, 2, 1),
        by=Field.COAL_DIGGER,
        pinge_dug=LAST + 1,
        pinge_props=0,
        coal=3,
    ),
    "WorkshopGained": lambda: happens(table(setup=VALLEY), e.WorkshopGained(0)),
    "Gained": lambda: happens(table(), e.Gained(0, "food", 2, "E4"), by=Field.FARMER, food=4),
    "Gained-Iron": lambda: happens(table(setup=VALLEY), e.Gained(0, "iron", 1, "E4"), iron=1),
    "Gained-Coal": lambda: happens(table(), e.Gained(0, "coal", 4, "12"), coal=6),
    "Spent": lambda: happens(table(), e.Spent(0, "thaler", 1, MARKET), thaler=1),
    "TakenAway": lambda: happens(table(), e.TakenAway(0, "wood", 1, MARKET), wood=1),
    "TakenAway-Water": lambda: happens(table(), e.TakenAway(0, "water", 1, MARKET), water=2),
    "TakenAway-Shaft": lambda: happens(table(True, shaft=2), e.TakenAway(0, "shaft", 2, MARKET), shaft=0),
    "KiepenkerlLaden": lambda: happens(table(setup=VALLEY), e.KiepenkerlLaden(0, Resource.COAL), coal=1),
    "FoodGiven": lambda: _given(e.FoodGiven(0, 1, False), {"food": 1}, {"food": 3}),
    "CoalGiven": lambda: _given(e.CoalGiven(0, 1, "farm"), {"coal": 1}, {"coal": 3}),
    "CoalGiven-Tunnel": lambda: _given(e.CoalGiven(0, 1, "Tunnel", 3), {"tunnel_dug": 4}, {"coal": 3}),
    "DistantPaid": lambda: _given(e.DistantPaid(0, 1, Resource.WOOD), {"wood": 1}, {"wood": 3}),
    "DebtReturned": lambda: happens(table(debt=2), e.DebtReturned(0, 2, "43"), debt=0),
    "LeasePaid": lambda: happens(table(), e.LeasePaid(0, 2, 1, 1), food=0, thaler=1, debt=1),
    "LeasePaid-Whole": lambda: happens(table(), e.LeasePaid(0, 2, 1, 0), food=0, thaler=1),
    "Stored": lambda: happens(table(), e.Stored(0, Slot.FARM, Resource.WOOD)),
    "Lost": lambda: happens(table(), e.Lost(0, Resource.WOOD, 2), wood=0),
    "TileAcquired": _acquired,
    "TileAcquired-Black": lambda: _acquired(VALLEY),
    "MarkerGained": lambda: _marker(e.MarkerGained(0, Marker.LADDER), 0, 1),
    "MarkerUsed": lambda: _marker(e.MarkerUsed(0, Marker.LADDER), 1, 0),
    "BonusTaken": lambda: happens(table(setup=VALLEY), e.BonusTaken(0, Bonus(0)), bonus=Bonus(0)),
    "Scored": lambda: happens(table(True), e.Scored(0, 7, "M7"), score=16),
    "Scored-Lost": lambda: happens(table(), e.Scored(0, -4, "G7"), score=5),
    "SeasonBegan": lambda: _begins(Season.AUTUMN, Season.SUMMER),
    "SeasonBegan-Winter": lambda: _begins(Season.WINTER, Season.AUTUMN),
    "StepBegan": _storing,
}
"""By the name of the event, and what is special about the table."""
