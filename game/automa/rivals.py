"""What the other seats most probably weigh by, as their takings in this game tell."""

from __future__ import annotations

from collections.abc import Iterator
from math import exp, log
from typing import Final

from game.automa.data_files import levels
from game.automa.drafting import takings
from game.automa.oversights import weights_of
from game.automa.plan_search import PlanSearch, position_of
from game.automa.weights import PLAIN, Weights
from game.rules import legal_moves
from game.rules.message import Message, SeatName, message
from game.rules.state import GameState, SeenTaking

_LEVEL: Final = (0.5, 0.1)
"""Of who takes what is best at first sight: the VP by which a taking must be worth less to be e times less
likely, and the share of takings that say nothing of what their seat weighs by."""
_AHEAD: Final = (1.0, 0.2)
"""The same of who weighs alike, and so looks ahead: what it takes is less often the best at first sight."""
_PRIOR: Final = 3.0
"""The logarithm of the odds, before anything is seen, that a seat weighs alike and not as a certain level."""
_ALIKE: Final = ""


class Rivals:
    """Finds whose weights explain a seat's takings best.

    They are those of the one who asks, the bauer's, or those of a level with oversights.
    """

    def __init__(self, own: Weights) -> None:
        """Take the weights of the one who asks, without tastes."""
        overlooking = {name: weights_of(name) for name, level in levels().items() if level.overlooks}
        self._models = {_ALIKE: own, "bauer": PLAIN, **overlooking}
        self._evidence: dict[tuple[object, ...], tuple[float, ...]] = {}

    def weights(self, view: GameState, number: int) -> Weights:
        """Return the weights that explain a seat's takings so far best."""
        return self._models[self._level(view, number)]

    def expected(self, view: GameState) -> Iterator[Message]:
        """Yield a message for each other seat that is not expected to weigh alike."""
        for number in range(len(view.seats)):
            level = self._level(view, number) if number != view.mover else _ALIKE
            if level != _ALIKE:
                yield message("reason-expects", seat=SeatName(number), level=level.capitalize())

    def _level(self, view: GameState, number: int) -> str:
        """Return the name of the model that explains a seat's takings so far best."""
        belief = [_PRIOR, *[0.0] * (len(self._models) - 1)]
        for seen in view.history:
            if seen.table.mover == number:
                for at, likelihood in enumerate(self._likelihoods(seen)):
                    belief[at] += likelihood
        return list(self._models)[belief.index(max(belief))]

    def _likelihoods(self, seen: SeenTaking) -> tuple[float, ...]:
        """Return the logarithm of the likelihood of a taking by each of the models."""
        table, number = seen.table, seen.table.mover
        key = (position_of(table, number), tuple(table.action), table.seats[number].cart1, seen.move)
        known = self._evidence.get(key)
        if known is None:
            known = self._evidence[key] = tuple(
                [
                    _likelihood(seen, each, *(_AHEAD if name == _ALIKE else _LEVEL))
                    for name, each in self._models.items()
                ]
            )
        return known


def _likelihood(seen: SeenTaking, weights: Weights, temperature: float, slips: float) -> float:
    """Return the logarithm of the likelihood of a taking by who weighs so, with slips now and then."""
    table = seen.table
    moves = legal_moves(table)
    found = takings(table, moves, PlanSearch(table, table.mover, weights, thorough=False))
    likely = {taking.move: exp((taking.worth - found[0].worth) / temperature) for taking in found}
    share = likely.get(seen.move, 0.0) / sum(likely.values())
    return log((1 - slips) * share + slips / len(moves))
