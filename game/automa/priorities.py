"""The bauer's priorities, and the worth of a seat's position to it.

A position's worth is the sum of all. Every measure is in VP and reads one seat and the horizon only.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final, NamedTuple

from game.automa import goods_worth as goods
from game.automa import mine_worth as mine
from game.automa.estate import bonus_marker, estate_worth, markers, yields_worth
from game.automa.horizon import Horizon
from game.automa.weights import NO_TASTES, Weights
from game.rules.box import Box
from game.rules.ids import RuleId
from game.rules.ruleset import BASE
from game.rules.state import Seat
from game.rules.terms import Ability

Measure = Callable[[Seat, Horizon, Weights], float]
_SCHULTHEISS: Final = Ability.SCHULTHEISS.bit


def _in_every_game(box: Box) -> bool:
    return True


class Priority(NamedTuple):
    """Something the bauer cares about; `key` is part of the ids of messages about it.

    `lines` are the rules of the final scoring whose VP the measure contains.
    """

    key: str
    measure: Measure
    lines: tuple[RuleId, ...] = ()
    counts_in: Callable[[Box], bool] = _in_every_game
    """Return True for games in which it can be worth anything: in others no time is spent on it."""


def _liked_coal(seat: Seat, horizon: Horizon, weights: Weights) -> float:
    tastes = weights.tastes
    return tastes.coal_dug * seat.coal_removed + tastes.tunnel_coal * seat.tunnel_dug


def _developments(seat: Seat, horizon: Horizon, weights: Weights) -> float:
    """G3, G4, and what developments do."""
    found = estate_worth(horizon, weights, seat.tiles, seat.abilities)
    return found + yields_worth(seat, seat.tiles, horizon, weights) if horizon.box.yields else found


def iron_in_play(box: Box) -> bool:
    """Return False where nobody can get iron; a draft may bring it into any game."""
    return box.iron or box.source != BASE


def _has_channel(box: Box) -> bool:
    return any(tile.ability == Ability.WATER_CHANNEL for tile in box.tiles)


POINTS: Final = Priority("vp", lambda seat, horizon, weights: seat.score)
PRIORITIES: Final[tuple[Priority, ...]] = (
    POINTS,
    Priority("pinge", mine.pinge),
    Priority("tunnel", mine.tunnel, ("G1", "G2")),
    Priority("coal", goods.coal),
    Priority("lease", goods.lease, ("G7",)),
    Priority("developments", _developments, ("G3", "G4")),
    Priority("thaler", goods.thaler, ("G6",)),
    Priority("water", mine.water, ("G8",)),
    Priority("props", mine.props),
    Priority("wood", goods.wood),
    Priority("food", goods.food),
    Priority("shaft", mine.shaft),
    Priority("markers", markers, ("G5",)),
    Priority("iron", goods.iron, counts_in=iron_in_play),
    Priority("iron-props", mine.iron_props, ("I5",), lambda box: box.iron),
    Priority("bonus-marker", bonus_marker, ("B6",), lambda box: box.black),
    Priority("water-channel", mine.water_channel, (), _has_channel),
)
"""What it cares about. Equal gains are named in this order in the reasons."""

TO_ITS_TASTE: Final[tuple[Priority, ...]] = (
    Priority("liking-coal", _liked_coal),
    Priority("liking-goods", lambda s, h, w: w.tastes.food * s.food + w.tastes.wood * s.wood),
    Priority("liking-developments", lambda s, h, w: w.tastes.development * s.tiles.bit_count()),
    Priority("liking-thaler", lambda s, h, w: w.tastes.thaler * s.thaler),
)
"""Priorities of a temperament for their own sake."""

_TASTES: Final = tuple(priority.measure for priority in TO_ITS_TASTE)


@lru_cache(maxsize=256)
def _priorities(box: Box) -> tuple[Priority, ...]:
    """Return the priorities that count in a game."""
    return tuple(priority for priority in PRIORITIES if priority.counts_in(box))


@lru_cache(maxsize=256)
def _measures(box: Box) -> tuple[Measure, ...]:
    """Return their measures, in the order in which they are added up: another order breaks other ties."""
    rare_first = sorted(_priorities(box), key=lambda priority: priority.counts_in is _in_every_game)
    return tuple(priority.measure for priority in rare_first)


def worth(seat: Seat, horizon: Horizon, weights: Weights) -> float:
    """Return the worth of a seat's position in VP at the end of the horizon's phase."""
    if horizon.under_schultheiss is not None:
        horizon = horizon_for(seat, horizon)
    total = 0.0
    for measure in _measures(horizon.box):
        total += measure(seat, horizon, weights)
    if weights.tastes is not NO_TASTES:
        for measure in _TASTES:
            total += measure(seat, horizon, weights)
    return total


def gains(before: Seat, after: Seat, horizon: Horizon, weights: Weights) -> list[tuple[Priority, float]]:
    """Return the gain of each priority from one position to the other."""
    old, new = measured(before, horizon, weights), measured(after, horizon, weights)
    return [(priority, vp - was) for (priority, vp), (_, was) in zip(new, old, strict=True)]


def measured(seat: Seat, horizon: Horizon, weights: Weights) -> list[tuple[Priority, float]]:
    """Return the worth of a seat's position by priority."""
    priorities = _priorities(horizon.box)
    if weights.tastes is not NO_TASTES:
        priorities += TO_ITS_TASTE
    horizon = horizon_for(seat, horizon)
    return [(priority, priority.measure(seat, horizon, weights)) for priority in priorities]


def horizon_for(seat: Seat, horizon: Horizon) -> Horizon:
    """Return the horizon with the lease that this seat pays (46)."""
    under = horizon.under_schultheiss
    return under if under is not None and seat.abilities & _SCHULTHEISS else horizon
