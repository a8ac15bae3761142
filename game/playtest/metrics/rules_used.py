"""Which rules a game used, and how often."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping
from typing import ClassVar

from game.playtest.metric import Columns, Metric, Observer
from game.playtest.metrics.counting import SEASONS
from game.playtest.metrics.rules_table import RULES, metric, usable
from game.playtest.metrics.uses import USES, Uses, laid_markers
from game.rules.events import Event, FieldReturned, TileAcquired, TurnBegan
from game.rules.scoring import scores
from game.rules.state import GameState


class RulesUsed(Observer):
    """Counts by the keys of the table."""

    METRICS: ClassVar[tuple[Metric, ...]] = tuple(map(metric, RULES))

    def __init__(self) -> None:
        self._used: defaultdict[str, int] = defaultdict(int)
        self._state: GameState | None = None
        self._acquired = 0
        """Developments of the turn that goes on."""

    def begins(self, state: GameState) -> None:
        self._state = state

    def ears(self) -> Mapping[type[Event], Callable[..., None]]:
        plain = {kind: self._ear(uses) for kind, uses in USES.items() if kind is not TileAcquired}
        return {**plain, TileAcquired: self._acquire, FieldReturned: self._return, TurnBegan: self._turn}

    def _ear(self, uses: Uses) -> Callable[[Event], None]:
        """Return what happens while a game is dealt uses no rule."""
        used = self._used

        def hear(event: Event) -> None:
            if self._state is not None:
                for key in uses(event, self._state):
                    used[key] += 1

        return hear

    def _turn(self, event: TurnBegan) -> None:
        self._acquired = 0

    def _acquire(self, event: TileAcquired) -> None:
        for key in USES[TileAcquired](event, self._state):
            self._used[key] += 1
        self._acquired += 1
        if self._acquired == 2:
            self._used["t2"] += 1

    def _return(self, event: FieldReturned) -> None:
        """A marker that returns was not used."""
        self._used["r10"] += 1
        for key in laid_markers(event.lay):
            self._used[key] -= 1

    def columns(self, state: GameState) -> Columns:
        self._used.update(_at_the_end(state, self._used["first"]))
        there = usable(state)
        return {f"rule_{rule.key}": self._used[rule.key] if rule.key in there else None for rule in RULES}


def _at_the_end(state: GameState, first_takings: int) -> dict[str, int]:
    """Return what no event tells: takings that did not come, tokens, the tie-break."""
    box, final = state.box, scores(state)
    return {
        "r4": box.seats * box.years * len(SEASONS) - first_takings,
        "t9": sum(seat.tiles.bit_count() >= box.tokens for seat in state.seats),
        "g9": int(final.count(max(final)) > 1),
    }
