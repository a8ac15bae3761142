"""What of a game is heard, and when: pieces as they fly, everything else as it happens."""

from __future__ import annotations

from collections.abc import Sequence

from game.motion.flight import Flight
from game.motion.motion import Motion
from game.rules.events import Event
from game.scenes.flow import Context
from game.sound import cues

WIDE = 0.5  # how far to one side the edge of the window sounds


def tell(context: Context, events: Sequence[Event], flights: Sequence[Flight]) -> None:
    """Let be heard of these events what no piece flies for."""
    flying = {id(flight.event) for flight in flights}
    for event in events:
        if id(event) not in flying:
            for effect in cues.at_once(event):
                context.sound.play(effect)


def hear(context: Context, motion: Motion) -> None:
    """Let be heard what has set off and landed."""
    for flight, landed in motion.take():
        if flight.event is None:
            continue
        effect = cues.lands(flight.event, flight.sprite) if landed else cues.begins(flight.event)
        if effect is not None:
            x = flight.end[0] if landed else flight.start[0]
            context.sound.play(effect, WIDE * (2 * x / context.size[0] - 1))
