"""Takes down the seasons of a game: its standings, and what it is shown for."""

from __future__ import annotations

from typing import ClassVar, NamedTuple

from game.playtest.metric import Columns, Handlers, Metric, Observer
from game.playtest.metrics.drama import Standing, standing
from game.rules.engine import scores
from game.rules.events import SeasonBegan
from game.rules.state import GameState
from game.rules.terms import Season


class Sought(NamedTuple):
    """The reason to see a game; of a strange one with its metric, its seat if it has one, and the side."""

    reason: str
    metric: Metric | None = None
    seat: int | None = None
    high: bool = True


class Phase(NamedTuple):
    """A season, autumn with its winter; values that the game has before it and after it."""

    at: int
    year: int
    season: Season
    decisions: int
    standings: tuple[Standing, Standing]
    values: tuple[float | None, float | None]
    """Of the metric of a strange game; None while it has no value."""

    def lead(self, seat: int) -> int:
        """Return how much further a seat gets ahead of the best of the others here."""
        before, after = (_lead(one, seat) for one in self.standings)
        return after - before

    def gain(self, seat: int) -> int:
        """Return what a seat scores here."""
        return self.standings[1][seat] - self.standings[0][seat]

    @property
    def change(self) -> float:
        """The change of the metric; none where it had no value before."""
        before, after = self.values
        return after - before if before is not None and after is not None else 0.0


class PhaseWatch(Observer):
    """Takes down the seasons of a game."""

    SETUP: ClassVar[bool] = False

    def __init__(self, sought: Sought, observer: Observer | None) -> None:
        """`observer` fills the column of the metric, if there is one."""
        self.phases: list[Phase] = []
        self.observer, self._sought, self._moves = observer, sought, 0

    def begins(self, state: GameState) -> None:
        super().begins(state)
        self._standing, self._value = standing(state), self._measured(state)
        self._open(state.year, Season(state.season))

    def decides(self, state: GameState, options: int) -> None:
        self._moves += 1

    def handlers(self) -> Handlers:
        return {SeasonBegan: self._season}

    def columns(self, state: GameState) -> Columns:
        """End the last season; the columns are those of other observers."""
        self._close(scores(state))
        return {}

    def _season(self, event: SeasonBegan) -> None:
        if event.season != Season.WINTER:
            self._close(standing(self._state))
            self._open(event.year, event.season)

    def _open(self, year: int, season: Season) -> None:
        self._begun = self._moves, year, season

    def _close(self, after: Standing) -> None:
        at, year, season = self._begun
        value = self._measured(self._state)
        standings, values = (self._standing, after), (self._value, value)
        self.phases.append(Phase(at, year, season, self._moves - at, standings, values))
        self._standing, self._value = after, value

    def _measured(self, state: GameState) -> float | None:
        """Return the metric's value if the game ended now."""
        metric, seat = self._sought.metric, self._sought.seat
        if self.observer is None or metric is None:
            return None
        found = self.observer.columns(state)[metric.key]
        value = found[seat or 0] if isinstance(found, tuple) else found
        return float(value) if isinstance(value, int | float) else None


def _lead(one: Standing, seat: int) -> int:
    return one[seat] - max(vp for other, vp in enumerate(one) if other != seat)
