"""The choreography: one entry for each kind of event that is seen, and what comes of it on a table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import zip_longest
from typing import Protocol

from game.motion.choreography.at_work import at_work
from game.motion.choreography.disks import DISKS_MOVED
from game.motion.choreography.entry import TALL, Choreography, Entries, Scenery
from game.motion.choreography.goods import GOODS_MOVED
from game.motion.choreography.mine import AWAY, MINE
from game.motion.choreography.scoring import SCORING
from game.motion.choreography.tiles import TILES
from game.motion.choreography.year import YEAR
from game.motion.courier import Courier
from game.motion.flight import Flight, hastened
from game.motion.loads import coming
from game.motion.scenery.actor import Actor
from game.motion.scenery.machines import BarrowPush
from game.motion.scenery.people import FADE, WALK, Labour
from game.motion.vignettes.repertoire import Repertoire
from game.rules import events as e
from game.rules.engine import flipped
from game.rules.state import Activity, GameState
from game.rules.terms import Ability, Field
from game.table.layout import Layout
from game.table.pieces import worker_picture

SHORTEST = 0.9  # seconds at work
CHOREOGRAPHY: Entries = {**DISKS_MOVED, **MINE, **GOODS_MOVED, **TILES, **SCORING, **YEAR}
UNSEEN = Choreography()


def entry(event: e.Event) -> Choreography:
    """Return the entry of an event; that of one that is not seen is empty."""
    return CHOREOGRAPHY.get(type(event), UNSEEN)


class Router(Courier):
    """Turns the events of one decision into flights, in their order."""

    def flights(self, events: Sequence[e.Event]) -> list[Flight]:
        """Return every flight of these events; each starts a little after the one before."""
        found: list[Flight] = []
        self.events, self.coming = events, coming(events)
        for event, following in zip_longest(events, events[1:]):
            self.event, self.following = event, following
            if isinstance(event, e.WorkerActivated):
                self.worker = (event.seat, event.field)
            pieces = entry(event).pieces(self, event)
            found += [f if f.quiet else replace(f, event=f.event or event) for f in pieces]
            self.before = event
        return hastened(found, self.longest / self.clock) if self.clock else found


class Allowed(Protocol):
    """The motion that the settings allow."""

    @property
    def animation(self) -> bool: ...


def staged(
    layout: Layout,
    before: GameState,
    events: Sequence[e.Event],
    flights: Sequence[Flight],
    allowed: Allowed,
    repertoire: Repertoire | None = None,
) -> tuple[list[Flight], list[Actor]]:
    """Return the pieces that fly for these events, which began in the state `before`, and the actors.

    Some of the flights are carried by an actor instead. With a `repertoire` some actors are vignettes.
    """
    scenery = Scenery(layout, before, flights, events, repertoire)
    if allowed.animation and repertoire is not None:
        for event in events:
            scenery.vignettes += entry(event).vignette(scenery, event)
    actors: list[Actor] = [*scenery.vignettes]
    actors += at_work(scenery, events) if allowed.animation else ()
    actors += [actor for event in events for actor in entry(event).actors(scenery, event)]
    if allowed.animation:
        return scenery.flights, [*actors, *_labour(scenery, events, actors)]
    return list(flights), []


def _labour(scenery: Scenery, events: Sequence[e.Event], others: Sequence[Actor]) -> Iterator[Labour]:
    """Yield the workers of the board in large, each once at each place of its work."""
    field, seen = _busy(scenery), set()
    mine = [event for event in events if scenery.large(getattr(event, "seat", -1))]
    caves = any(isinstance(event, e.PingeExhausted) for event in mine)
    for event in mine:
        if isinstance(event, e.WorkerActivated):
            field = event.field
        walk = entry(event).work(scenery, event)
        if walk is None or field is None or (field, walk.end) in seen or scenery.vignette_of(event):
            continue
        seen.add((field, walk.end))
        push = next((o for o in others if isinstance(o, BarrowPush) and o.carried.event is event), None)
        times = [(flight.begins, flight.lands) for flight in scenery.of(event)]
        times += [(push.at, push.ends)] if push else []
        at = min((begins for begins, _ in times), default=0.0)
        until = max((ends for _, ends in times), default=0.0)
        length = max(WALK + SHORTEST, until - at) + FADE
        yield Labour(
            at=at, length=min(length, AWAY) if caves else length,
            field=field, picture=_picture(scenery, field),
            start=walk.start, end=walk.end, height=TALL * scenery.scale, barrow=push,
        )  # fmt: skip


def _busy(scenery: Scenery) -> Field | None:
    """Return the field whose worker was at work before."""
    if scenery.before.to_move != scenery.layout.focus:
        return None
    return next((Field(a.field) for a in scenery.before.pending if isinstance(a, Activity)), None)


def _picture(scenery: Scenery, field: Field) -> str:
    seat = scenery.before.seats[scenery.layout.focus]
    return worker_picture(field, seat.has(Ability.IMPROVED_FARMHAND), flipped(scenery.before, seat))
