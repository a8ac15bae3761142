"""The tastes of a temperament, measured in VP like any priority; nothing where it is plain."""

from __future__ import annotations

from game.automa.moment import Moment
from game.automa.weights import Weights
from game.rules.state import Seat


def coal_dug(seat: Seat, moment: Moment, weights: Weights) -> float:
    """Coal that left the mine, wherever it lies now."""
    tastes = weights.tastes
    return tastes.coal_dug * seat.coal_removed + tastes.tunnel_coal * seat.tunnel_dug


def larder(seat: Seat, moment: Moment, weights: Weights) -> float:
    """Food and wood on the farm."""
    return weights.tastes.food * seat.food + weights.tastes.wood * seat.wood


def developments(seat: Seat, moment: Moment, weights: Weights) -> float:
    """Developments, whatever they do."""
    return weights.tastes.development * seat.tiles.bit_count()


def money(seat: Seat, moment: Moment, weights: Weights) -> float:
    """Thaler in the chest."""
    return weights.tastes.thaler * seat.thaler
