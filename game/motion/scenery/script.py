"""From events to actors: who comes on, when, and where, by the layout's places and the pieces that fly."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Protocol

from game.motion.scenery.actor import Actor
from game.motion.scenery.machines import CaveIn, Hammering, Loosening, Push, Ride
from game.motion.scenery.people import Arrival
from game.motion.scenery.waters import Level
from game.motion.scenery.workplaces import AWAY, Workplaces
from game.motion.scenery.year import Passing, Snowfall, Turning, Walk
from game.rules import events as e
from game.rules.state import GameState
from game.rules.terms import Field, Place, Season, Step
from game.table.fields import figure_of
from game.table.layout import Layout
from game.table.pieces import WORKERS
from game.table.wheel import SEASON_SECTOR, STEPS

if TYPE_CHECKING:
    from game.motion.flight import Flight

RIDE, POURED = 0.9, (0.7, 1.0, 1.3)  # seconds of the bucket with coal; with water, by its rides
PICK = 0.32  # seconds until a coal of the Pinge breaks loose
SCOOP, HARVEST = 0.34, 0.5  # seconds until water leaves the Pinge, and until work above ground is done
RISE, DRAIN = 0.9, 1.1
DRIVE, CAVE = 0.45, 1.5
PUSH, FAR = 0.65, 0.55  # seconds of the shortest way with the barrow, and how much longer the longest is
ARRIVE, APART = 1.2, 0.35
STEP, LONGEST_WALK = 0.13, 1.3
TURN, SEASON, SNOW = 0.9, 1.0, 7.0
SCORING, PAYMENT, STORAGE = 5, 6, 7  # sectors of the wheel
Made = Iterator[Actor]


class Allowed(Protocol):
    """The motion that the settings allow: travel, or at least fading."""

    @property
    def animation(self) -> bool: ...

    @property
    def fades(self) -> bool: ...


def staged(
    layout: Layout,
    before: GameState,
    events: Sequence[e.Event],
    flights: Sequence[Flight],
    allowed: Allowed,
) -> tuple[list[Flight], list[Actor]]:
    """Return the flights and actors of these events, which began in the state `before`."""
    script = Script(layout, before, events, flights)
    if allowed.animation:
        actors = script.actors()
        return script.flights, actors
    return list(flights), script.fades() if allowed.fades else []


class Script:
    """The staging of one decision's events, for the board in large and the wheel.

    `flights` are the pieces that still fly: some are carried instead, some wait for the bucket.
    """

    def __init__(
        self, layout: Layout, before: GameState, events: Sequence[e.Event], flights: Sequence[Flight]
    ) -> None:
        self.layout, self.before, self.events = layout, before, events
        self.flights = list(flights)
        self.scale = layout.scale
        self.board = layout.board

    def actors(self) -> list[Actor]:
        """Everybody who moves."""
        found: list[Actor] = []
        for event in self.events:
            make = _MAKERS.get(type(event))
            if make is not None:
                found += make(self, event)
        places = Workplaces(self.layout, self.before)
        return found + list(places.labour(self.events, self.flights, found))

    def fades(self) -> list[Actor]:
        """Those who do not travel, but give way to each other."""
        return [actor for actor in self.year() if isinstance(actor, Passing)]

    def year(self) -> Made:
        """Return the actors of the seasons."""
        for event in self.events:
            if isinstance(event, e.SeasonBegan):
                yield from _season(self, event)

    def mine(self, event: Any) -> bool:
        """Return whether it happens on the board in large."""
        return bool(event.seat == self.layout.focus)

    def of(self, event: e.Event) -> list[Flight]:
        """The pieces that fly for an event."""
        return [flight for flight in self.flights if flight.event is event]

    def delay(self, event: e.Event, seconds: float) -> None:
        """Its pieces fly so much later, and are heard to set off when they would have."""
        for flight in self.of(event):
            self.put_off(flight, seconds)

    def put_off(self, flight: Flight, seconds: float) -> None:
        """The same of one piece."""
        self.change(flight, at=flight.at + seconds, lead=seconds)

    def change(self, flight: Flight, **changes: Any) -> None:
        """One piece flies otherwise."""
        changed = replace(flight, **changes)
        self.flights = [changed if one is flight else one for one in self.flights]


def _season(script: Script, event: e.SeasonBegan) -> Made:
    former = Season((event.season - 1) % len(Season))
    yield Passing(at=0.0, length=SEASON, former=former)
    if event.season == Season.WINTER:
        yield _turning(SEASON_SECTOR[former], SCORING)
        yield Snowfall(at=0.0, length=SNOW)
    else:
        start = STORAGE if former == Season.WINTER else SEASON_SECTOR[former]
        yield _turning(start, SEASON_SECTOR[event.season])


def _step(script: Script, event: e.StepBegan) -> Made:
    if event.step == Step.WINTER_STORAGE and script.before.season == Season.WINTER:
        yield _turning(SCORING, PAYMENT)


def _turning(start: int, goal: int) -> Turning:
    return Turning(at=0.0, length=TURN, start=start, steps=(goal - start) % len(STEPS))


def _scored(script: Script, event: e.Scored) -> Made:
    flights = script.of(event)
    at = max((flight.gone for flight in flights), default=0.0)
    if event.vp:
        yield Walk(
            at=at, length=min(LONGEST_WALK, STEP * (1 + abs(event.vp))), seat=event.seat, points=event.vp
        )


def _water_in(script: Script, event: e.WaterTaken | e.PingeExhausted) -> Made:
    if script.mine(event):
        for flight in script.of(event):
            if flight.hold is not None and flight.hold.name == "water":
                yield Level(at=flight.gone, length=RISE, above=-flight.hold.amount)


def _water_out(script: Script, event: e.WaterDrained) -> Made:
    """Out of the shaft by the windlass; out of the Pinge by hand."""
    if not script.mine(event):
        return
    for flight in script.of(event):
        script.change(flight, sprite="bucket_water", path=None)
    flights = script.of(event)
    at = min((flight.at for flight in flights), default=0.0)
    if event.place == Place.PINGE:
        yield Level(at=at + SCOOP, length=DRAIN, above=event.amount, early=True)
        script.delay(event, SCOOP)
        return
    rides = max(1, min(len(flights), len(POURED)))
    each = POURED[rides - 1] / rides
    yield Level(at=at + each * 0.4, length=max(DRAIN, each * rides), above=event.amount, early=True)
    yield from (Ride(at=at + each * i, length=each, load="water") for i in range(rides))
    for i, flight in enumerate(flights):
        script.put_off(flight, each * (1 + i * rides // len(flights)))


def _reeled(script: Script, event: e.CoalReeled) -> Made:
    if script.mine(event):
        at = min((flight.at for flight in script.of(event)), default=0.0)
        yield Ride(at=at, length=RIDE, load="coal")
        script.delay(event, RIDE)


def _dug(script: Script, event: e.CoalDug) -> Made:
    """In the Pinge the coal is loosened first; in the Tunnel it goes by barrow."""
    if not script.mine(event):
        return
    if event.place == Place.PINGE:
        spot = script.board.pinge_coal[event.piece]
        for flight in script.of(event):
            yield Loosening(at=flight.at, length=PICK, spot=spot.center, side=spot.width)
        script.delay(event, PICK)
        return
    for flight in script.of(event):
        script.flights.remove(flight)
        tunnel, side = script.board.tunnel, script.board.tunnel_coal[event.piece].width
        length = PUSH + FAR * (flight.start[0] - tunnel.left) / tunnel.width
        yield Push(at=flight.at, length=length, carried=flight, side=side, shaft=tunnel.left + side)


def _gained(script: Script, event: e.Gained) -> Made:
    """Work above ground takes its time before there is something of it."""
    if script.mine(event) and event.rule not in script.before.box.index:
        script.delay(event, HARVEST)
    return iter(())


def _propped(script: Script, event: e.PropPlaced) -> Made:
    if script.mine(event):
        at = max((flight.gone for flight in script.of(event)), default=0.0)
        spot = (event.place == Place.PINGE, event.index)
        yield Hammering(at=at, length=DRIVE, prop=spot, high=6 * script.scale)


def _exhausted(script: Script, event: e.PingeExhausted) -> Made:
    """The Pinge caves in; then come those who work in the Tunnel."""
    yield from _water_in(script, event)
    if not script.mine(event):
        return
    wood = [flight for flight in script.of(event) if flight.hold is None]
    script.flights = [flight for flight in script.flights if flight not in wood]
    props = script.board.pinge_props[: event.props]
    yield CaveIn(at=AWAY, length=CAVE, carried=wood[0] if wood else None, props=props)
    places = Workplaces(script.layout, script.before)
    for i, field in enumerate((Field.COAL_MINER, Field.HASPELKNECHT)):
        goal = figure_of(script.board, field, script.scale)
        yield Arrival(
            at=AWAY + CAVE * 0.6 + i * APART, length=ARRIVE, field=field, picture=WORKERS[field],
            start=places.path, bend=places.hill, end=goal.midbottom, height=goal.height,
        )  # fmt: skip


_MAKERS: dict[type[e.Event], Callable[[Script, Any], Made]] = {
    e.SeasonBegan: _season,
    e.StepBegan: _step,
    e.Scored: _scored,
    e.WaterTaken: _water_in,
    e.WaterDrained: _water_out,
    e.CoalReeled: _reeled,
    e.CoalDug: _dug,
    e.Gained: _gained,
    e.PropPlaced: _propped,
    e.PingeExhausted: _exhausted,
}
