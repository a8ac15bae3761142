"""What a finished game brings each seat: by its rank, or by its VP. Both sum up to zero."""

from __future__ import annotations

from game.plain import quoted
from game.rules import ranking, scores
from game.rules.message import MessageError, message
from game.rules.state import GameState

RETURNS = ("rank", "margin")
"""The ways to tell a result, the usual first."""
MOST_MARGIN = 1000.0
"""More VP than any game can bring; chosen, not worked out."""


def returns_named(name: str) -> str:
    """Return a way to tell a result. Raises MessageError for a name that there is not."""
    if name not in RETURNS:
        raise MessageError(message("adapters-returns", given=quoted(name), names=RETURNS))
    return name


def most(returns: str) -> float:
    """Return what a seat can get at most, and lose."""
    return 1.0 if returns == "rank" else MOST_MARGIN


def returns_of(state: GameState, returns: str) -> list[float]:
    """Return what a finished game brings each seat.

    By rank (G9) that is 1 for the first and -1 for the last, and for those between them in equal steps; by
    margin the seat's VP less the mean of the others'.
    """
    return _by_rank(state) if returns == "rank" else _by_margin(state)


def _by_rank(state: GameState) -> list[float]:
    order = ranking(state)
    last = len(order) - 1
    return [(last - 2 * order.index(seat)) / last for seat in range(len(order))]


def _by_margin(state: GameState) -> list[float]:
    vp = scores(state)
    others = len(vp) - 1
    return [own - (sum(vp) - own) / others for own in vp]
