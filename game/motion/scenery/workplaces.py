"""The places and times of each worker's work on the large board."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from game.motion.meadow import on_board, won_at
from game.motion.scenery.actor import Actor
from game.motion.scenery.machines import Push
from game.motion.scenery.people import FADE, WALK, Labour
from game.rules import events as e
from game.rules.phases.planning import flipped
from game.rules.state import Activity, GameState
from game.rules.terms import Ability, Field, Place
from game.table.land import house_of
from game.table.layout import Layout
from game.table.pieces import worker_picture
from game.table.poses import Point

if TYPE_CHECKING:
    from game.motion.flight import Flight

TALL = 42.0  # a figure's height, in design units
CLOSE = 26.0  # so near is who comes to work in the Pinge
SHORTEST = 0.9  # seconds at work
AWAY = 1.05  # seconds until whoever dug the last coal is out of the Pinge


class Workplaces:
    """The places of one board, and who works for its seat."""

    def __init__(self, layout: Layout, before: GameState) -> None:
        self.layout, self.board, self.scale, self.before = layout, layout.board, layout.scale, before

    @property
    def door(self) -> Point:
        """Return where people come from."""
        return house_of(self.board, self.scale).midbottom

    @property
    def path(self) -> Point:
        """Return where the way from the house to the fields begins."""
        return on_board(self.board, 478, 182)

    @property
    def hill(self) -> Point:
        """Return where the way bends."""
        return on_board(self.board, 486, 92)

    def labour(
        self, events: Sequence[e.Event], flights: Sequence[Flight], others: Sequence[Actor]
    ) -> Iterator[Labour]:
        """The figures of these events, each once."""
        field, seen = self._busy(), set()
        caves = any(isinstance(v, e.PingeExhausted) and v.seat == self.layout.focus for v in events)
        for event in events:
            if isinstance(event, e.WorkerActivated) and event.seat == self.layout.focus:
                field = event.field
            end = self._place(event)
            if end is None or field is None or (field, end) in seen:
                continue
            seen.add((field, end))
            push = next((o for o in others if isinstance(o, Push) and o.carried.event is event), None)
            times = [(flight.at - flight.lead, flight.lands) for flight in flights if flight.event is event]
            times += [(push.at, push.ends)] if push else []
            at = min((begins for begins, _ in times), default=0.0)
            until = max((ends for _, ends in times), default=0.0)
            length = max(WALK + SHORTEST, until - at) + FADE
            yield Labour(
                at=at, length=min(length, AWAY) if caves else length, picture=self._picture(field),
                start=self._entry(event), end=end, height=TALL * self.scale,
                barrow=push,
            )  # fmt: skip

    def _busy(self) -> Field | None:
        """The field whose worker was at work before."""
        if self.before.to_move != self.layout.focus:
            return None
        return next((Field(a.field) for a in self.before.pending if isinstance(a, Activity)), None)

    def _picture(self, field: Field) -> str:
        seat = self.before.seats[self.layout.focus]
        return worker_picture(field, seat.has(Ability.IMPROVED_FARMHAND), flipped(self.before, seat))

    def _place(self, event: e.Event) -> Point | None:
        """Return where the feet of whoever does this stand."""
        if getattr(event, "seat", None) != self.layout.focus:
            return None
        aside, board = TALL * self.scale * 0.34, self.board
        match event:
            case e.CoalDug(place=Place.PINGE, piece=piece):
                return board.pinge_coal[piece].left - aside * 0.2, board.pinge_coal[piece].bottom
            case e.CoalDug(piece=piece):
                return board.tunnel_coal[piece].right + aside * 0.9, board.tunnel_coal[piece].bottom
            case e.PropPlaced(place=place, index=index):
                prop = board.pinge_props[index] if place == Place.PINGE else board.sections[index].prop
                return prop.right + aside, prop.bottom
            case e.WaterDrained(place=Place.PINGE):
                return board.pinge_water.left - aside * 0.4, board.pinge_water.bottom
            case e.CoalReeled() | e.WaterDrained():
                return board.shaft.right + aside * 0.8, board.shaft.top + 2 * self.scale
            case e.Gained(what=what, rule=rule) if rule not in self.before.box.index:
                return won_at(board, what)
            case _:
                return None

    def _entry(self, event: e.Event) -> Point:
        """Return where the worker comes from: the house, near by in the Pinge, the foot of the shaft."""
        tunnel = getattr(event, "place", None) == Place.TUNNEL
        if tunnel and isinstance(event, e.CoalDug | e.PropPlaced):
            floor = self.board.tunnel_coal[0].bottom
            return self.board.tunnel.left + 8 * self.scale, floor
        if getattr(event, "place", None) == Place.PINGE:
            x, y = self._place(event) or self.door
            return x + CLOSE * self.scale, y
        return self.door
