"""Spring and autumn water (Y2, Y3)."""

from __future__ import annotations

from game.rules.events import Tell
from game.rules.mining import take_water
from game.rules.state import GameState
from game.rules.terms import Ability

_BUCKET = Ability.BUCKET.bit


def flow(state: GameState, tell: Tell | None) -> None:
    """Every player takes 1 water if the season brings it; not who owns the Bucket (tile 21)."""
    if not state.box.wet_seasons[state.season]:
        return
    for number in state.order:
        if not state.seats[number].abilities & _BUCKET:
            take_water(state, number, 1, "Y2", tell)
