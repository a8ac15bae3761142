"""The length of a game: decisions, those with a choice, and minutes at a table."""

from __future__ import annotations

from math import log2

from game.playtest.metric import Columns, Handlers, Metric, Observer
from game.playtest.metrics.counting import MOST, means
from game.rules.events import PlansRevealed
from game.rules.message import Real
from game.rules.state import GameState
from game.rules.terms import Step

SETUP_MINUTES, PHASE_MINUTES, BIT_MINUTES = 14.0, 1.5, 0.11
"""Minutes before anybody chooses, of a phase apart from choices, and of a bit of choice."""
_PLANNING = int(Step.PLANNING)


class Length(Observer):
    """Counts decisions and their options."""

    METRICS = (
        Metric("decisions", "decisions", "length", "P9, E1", "game"),
        Metric(
            "minutes",
            "minutes",
            "length",
            "Hick 1952, Hyman 1953; fitted to the times printed on the boxes",
            "game",
            values=(
                ("setup", Real(SETUP_MINUTES)),
                ("phase", Real(PHASE_MINUTES)),
                ("bit", Real(BIT_MINUTES, 2)),
            ),
        ),
        Metric("moves", "decisions", "decisions", "P9, E1"),
        Metric("real", "decisions", "decisions", "Ludii: Decision Moves (Browne, Stephenson)"),
        Metric("options", "moves", "decisions", "Ludii: Decision Factor (Browne, Stephenson)"),
    )

    def __init__(self) -> None:
        self._moves, self._real, self._options = [0] * MOST, [0] * MOST, [0] * MOST
        self._bits = 0.0
        self._plans = [0.0] * MOST
        self._hidden = True

    def begins(self, state: GameState) -> None:
        self._hidden = not state.box.open_planning

    def handlers(self) -> Handlers:
        return {PlansRevealed: self._revealed}

    def decides(self, state: GameState, options: int) -> None:
        seat = state.to_move
        assert seat is not None
        self._moves[seat] += 1
        if options < 2:
            return
        self._real[seat] += 1
        self._options[seat] += options
        if state.step == _PLANNING and self._hidden:
            self._plans[seat] += log2(options)
        else:
            self._bits += log2(options)

    def _revealed(self, event: PlansRevealed) -> None:
        self._bits += max(self._plans)
        self._plans = [0.0] * MOST

    def columns(self, state: GameState) -> Columns:
        seats = state.box.seats
        phases = state.box.years * len(state.box.phases)
        return {
            "decisions": sum(self._moves),
            "minutes": SETUP_MINUTES + PHASE_MINUTES * phases + BIT_MINUTES * self._bits,
            "moves": tuple(self._moves[:seats]),
            "real": tuple(self._real[:seats]),
            "options": means(self._options[:seats], self._real[:seats]),
        }
