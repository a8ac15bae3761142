"""What a move is worth, in ways that a player understands: VP now, VP at the end, work for later."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from game.automa.moment import Moment
from game.automa.priorities import POINTS, gains
from game.automa.weights import Weights
from game.rules.moves import Move
from game.rules.player import Aspect, Component, Option
from game.rules.scoring import ScoreLine, final_lines
from game.rules.state import GameState, Seat

SHOWN = 4
"""How many options a decision tells: the chosen one and the best of the others."""
_NAMED = 2
"""How many of the things that change most a component names."""
_LITTLE = 0.05


class Scale:
    """Weighs where a seat would stand against where it stands, at one moment and with one set of weights."""

    def __init__(self, state: GameState, before: Seat, number: int, moment: Moment, weights: Weights) -> None:
        self._state, self._before, self._number = state, before, number
        self._moment, self._weights = moment, weights
        self._lines = self._final(before)

    def option(self, move: Move, after: Seat, others: Iterable[Component] = ()) -> Option:
        """A move after which the seat would stand so, with what else is to be said of it."""
        return option_of(move, (*self.components(after), *others))

    def components(self, after: Seat) -> tuple[Component, Component, Component]:
        """What the seat would have gained: VP now, VP at the end, and the rest of its worth."""
        final = self._final(after)
        ends = [(new.name, new.rule, new.vp - old.vp) for old, new in zip(self._lines, final, strict=True)]
        later = self._later(after, ends)
        return (
            Component(Aspect.NOW, after.score - self._before.score),
            Component(Aspect.END, sum(vp for _, _, vp in ends), _named({name: vp for name, _, vp in ends})),
            Component(Aspect.LATER, sum(later.values()), _named(later)),
        )

    def _later(self, after: Seat, ends: Iterable[tuple[str, str, int]]) -> dict[str, float]:
        """What each priority gains beyond the VP that are there now or at the end."""
        settled: Counter[str] = Counter()
        for _, rule, vp in ends:
            settled[rule] += vp
        return {
            priority.name: gain - sum(settled[rule] for rule in priority.lines)
            for priority, gain in gains(self._before, after, self._moment, self._weights)
            if priority is not POINTS
        }

    def _final(self, seat: Seat) -> tuple[ScoreLine, ...]:
        table = self._state.copy()
        table.seats[self._number] = seat
        return final_lines(table, self._number)


def option_of(move: Move, components: Iterable[Component]) -> Option:
    """An option of the components that are not nothing; its worth is their sum."""
    kept = tuple(part for part in components if part.vp)
    return Option(move, sum(part.vp for part in kept), kept)


def first_of_each(weighed: Iterable[tuple[Move, Seat]]) -> Iterator[tuple[Move, Seat]]:
    """The first for each move, as many as are shown."""
    seen: set[Move] = set()
    for move, after in weighed:
        if move not in seen and len(seen) < SHOWN:
            seen.add(move)
            yield move, after


def _named(changes: Mapping[str, float]) -> str:
    greatest = sorted(changes.items(), key=lambda change: -abs(change[1]))[:_NAMED]
    return ", ".join(f"{name} {by:+.1f}".replace(".0", "") for name, by in greatest if abs(by) >= _LITTLE)
