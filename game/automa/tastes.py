"""The tastes of a temperament, measured in VP like any priority; 0 for a plain one."""

from __future__ import annotations

from game.automa.horizon import Horizon
from game.automa.weights import Weights
from game.rules.state import Seat


def coal_dug(seat: Seat, horizon: Horizon, weights: Weights) -> float:
    """Coal that left the mine, wherever it lies now."""
    tastes = weights.tastes
    return tastes.coal_dug * seat.coal_removed + tastes.tunnel_coal * seat.tunnel_dug


def larder(seat: Seat, horizon: Horizon, weights: Weights) -> float:
    """Food and wood on the farm."""
    return weights.tastes.food * seat.food + weights.tastes.wood * seat.wood


def developments(seat: Seat, horizon: Horizon, weights: Weights) -> float:
    """Developments, whatever they do."""
    return weights.tastes.development * seat.tiles.bit_count()


def money(seat: Seat, horizon: Horizon, weights: Weights) -> float:
    """Thaler in the chest."""
    return weights.tastes.thaler * seat.thaler
