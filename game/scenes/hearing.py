"""Plays the sounds of a game: those of pieces as they fly, all others as the events happen."""

from __future__ import annotations

from collections.abc import Sequence

from game.motion.flight import Flight, Motion
from game.rules.events import Event
from game.scenes.flow import Context
from game.sound import cues

WIDE = 0.5  # the side (0 to 1) from which the edge of the window sounds


def tell(context: Context, events: Sequence[Event], flights: Sequence[Flight]) -> None:
    """Play the sounds of those events that no piece flies for."""
    flying = {id(flight.event) for flight in flights}
    for event in events:
        if id(event) not in flying:
            for effect in cues.at_once(event):
                context.sound.play(effect)


def hear(context: Context, motion: Motion) -> None:
    """Play the sounds of pieces that have set off or landed."""
    for flight, landed in motion.take():
        if flight.event is None:
            continue
        effect = cues.lands(flight.event, flight.sprite) if landed else cues.begins(flight.event)
        if effect is not None:
            x = flight.end[0] if landed else flight.start[0]
            context.sound.play(effect, WIDE * (2 * x / context.size[0] - 1))
