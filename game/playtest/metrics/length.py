"""The length of a game: decisions, those with a choice, and minutes at a table."""

from __future__ import annotations

from math import log2
from typing import ClassVar, Final

from game.playtest.metric import Columns, Handlers, Metric, Observer
from game.playtest.metrics.counting import MOST, means
from game.rules.events import PlansRevealed
from game.rules.message import Real
from game.rules.state import GameState
from game.rules.terms import Step

SETUP_MINUTES, PHASE_MINUTES, BIT_MINUTES = 14.0, 1.5, 0.11
"""Minutes before anybody chooses, of a phase apart from choices, and of a bit of choice."""
_PLANNING: Final = int(Step.PLANNING)


class Length(Observer):
    """Counts decisions and their options."""

    METRICS: ClassVar[tuple[Metric, ...]] = (
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
        self._moves, self._choices, self._options = [0] * MOST, [0] * MOST, [0] * MOST
        """Of each seat: its decisions, those with a choice, and the legal moves of these."""
        self._bits, self._plans = 0.0, [0.0] * MOST
        """The bits of choice that the table has waited for; those of each seat's hidden plan."""

    def handlers(self) -> Handlers:
        return {PlansRevealed: self._reveal}

    def decides(self, state: GameState, options: int) -> None:
        seat = state.to_move
        assert seat is not None
        self._moves[seat] += 1
        if options > 1:
            self._choices[seat] += 1
            self._options[seat] += options
            if state.step == _PLANNING and not state.box.open_planning:
                self._plans[seat] += log2(options)
            else:
                self._bits += log2(options)

    def _reveal(self, event: PlansRevealed) -> None:
        """Of hidden plans the table has waited for the longest alone."""
        self._bits += max(self._plans)
        self._plans = [0.0] * MOST

    def columns(self, state: GameState) -> Columns:
        seats, phases = state.box.seats, state.box.years * len(state.box.phases)
        real = tuple(self._choices[:seats])
        return {
            "decisions": sum(self._moves),
            "minutes": SETUP_MINUTES + PHASE_MINUTES * phases + BIT_MINUTES * self._bits,
            "moves": tuple(self._moves[:seats]),
            "real": real,
            "options": means(self._options[:seats], real),
        }
