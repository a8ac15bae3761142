"""Lights and sounds that tell what has happened: counts that have changed, pieces that land."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import pygame

from game.motion.choreography.goods import is_first_iron
from game.motion.flight import Flight
from game.motion.lights import LINGERS, Lights
from game.motion.motion import Motion
from game.motion.scenery.actor import Actor
from game.rules.box import Box
from game.rules.events import Event, TileAcquired
from game.rules.state import GameState
from game.scenes.flow import Context
from game.sound import cues
from game.table import palette as p
from game.table.layout import Layout
from game.table.places.board import Good
from game.table.spots import Shape

COUNTS = (*(good.name.lower() for good in Good), "water", "score")
STACK = "stack"
WIDE = 0.5  # how far to one side the edge of the window sounds
SCORE = 0.22  # the share of a seat's chip that its score takes


class Changes:
    """Remembers what every seat was seen to have."""

    def __init__(self) -> None:
        self._seen: dict[tuple[int, str], int] | None = None

    def forget(self) -> None:
        """Take what is seen next for old."""
        self._seen = None

    def seen(self, layout: Layout, state: GameState) -> list[Shape]:
        """Return the places of what has changed since: counts of seats, tokens on developments."""
        now = {(i, name): getattr(seat, name) for i, seat in enumerate(state.seats) for name in COUNTS}
        now |= {(tile, STACK): len(stack) for tile, stack in enumerate(state.stacks)}
        before, self._seen = self._seen, now
        if before is None or before == now:
            return []
        changed = [key for key, count in now.items() if before.get(key) != count]
        return [place for number, name in changed for place in _places(layout, number, name, state)]


def _places(layout: Layout, number: int, name: str, state: GameState) -> list[Shape]:
    """Return the place of a seat's count, or of a development's tokens."""
    if name == STACK:
        return [tuple(layout.developments.hexes[number].points)]
    board, seat = layout.boards[number], state.seats[number]
    if name == "water":
        return [board.water(seat.exhausted)]
    if name == "score":
        chip = layout.ribbon.seats[number]
        wide = round(chip.width * SCORE)
        return [pygame.Rect(chip.right - wide, chip.top, wide, chip.height)]
    rect = board.good(Good[name.upper()])
    return [rect] if rect.width else []


def light_up(lights: Lights, layout: Layout, places: Iterable[Shape], length: float = LINGERS) -> None:
    """Light up some places for a while, each as it can be seen on its ground."""
    for place in places:
        rim = on_dark(layout, place)
        lights.add([place], p.CHOSEN if rim else p.GOLD, length, rim)


def on_dark(layout: Layout, place: Shape) -> bool:
    """Return True if a place is dark ground, below the earth or on the ribbon; tiles have a rim anyway."""
    if not isinstance(place, pygame.Rect):
        return True
    grounds = [layout.ribbon.rect]
    grounds += [rect for board in layout.boards for rect in (board.pinge, board.shaft, board.tunnel)]
    return any(ground.collidepoint(place.center) for ground in grounds)


def sound_at_once(
    context: Context,
    before: GameState,
    events: Sequence[Event],
    flights: Sequence[Flight],
    actors: Sequence[Actor] = (),
) -> None:
    """Play the sounds of the events that no piece flies for, and no actor carries one."""
    moved = [*flights, *(actor.carried for actor in actors if actor.carried)]
    flying = {id(flight.event) for flight in moved}
    for event in events:
        if id(event) not in flying:
            kind = cues.FIRST_IRON if is_first_iron(before, event) else _kind(event, before.box)
            for effect in cues.at_once(event, kind):
                context.sound.play(effect)


def _kind(event: Event, box: Box) -> str:
    """Return the kind of development that an event is about; empty if it is about none."""
    if not isinstance(event, TileAcquired):
        return ""
    tile = box.tiles[box.index[event.tile]]
    return "black" if tile.black else tile.symbol


def sound_pieces(context: Context, motion: Motion, box: Box) -> None:
    """Play the sounds of the pieces that have set off and landed."""
    for flight, landed in motion.take():
        if flight.event is None:
            continue
        effect = cues.begins(flight.event)
        if landed:
            effect = cues.lands(flight.event, flight.sprite, _kind(flight.event, box))
        if effect is not None:
            x = flight.end[0] if landed else flight.start[0]
            context.sound.play(effect, WIDE * (2 * x / context.size[0] - 1))
