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
Asked = tuple[int, int, int]
"""A decision: the seat, the step, and the number of legal moves."""


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
        self._asked: list[Asked | PlansRevealed] = []

    def handlers(self) -> Handlers:
        return {PlansRevealed: self._asked.append}

    def decides(self, state: GameState, options: int) -> None:
        assert state.to_move is not None
        self._asked.append((state.to_move, state.step, options))

    def columns(self, state: GameState) -> Columns:
        seats, phases = range(state.box.seats), state.box.years * len(state.box.phases)
        asked = [one for one in self._asked if isinstance(one, tuple)]
        moves = [seat for seat, _, _ in asked]
        real = [[options for seat, _, options in asked if seat == own and options > 1] for own in seats]
        minutes = SETUP_MINUTES + PHASE_MINUTES * phases + BIT_MINUTES * self._bits(state.box.open_planning)
        return {
            "decisions": len(moves),
            "minutes": minutes,
            "moves": tuple(map(moves.count, seats)),
            "real": tuple(map(len, real)),
            "options": means(list(map(sum, real)), list(map(len, real))),
        }

    def _bits(self, open_planning: bool) -> float:
        """Return the bits of choice that the table waits for: of hidden plans, only those of the longest."""
        bits, plans = 0.0, [0.0] * MOST
        for asked in self._asked:
            if isinstance(asked, PlansRevealed):
                bits, plans = bits + max(plans), [0.0] * MOST
                continue
            seat, step, options = asked
            if options > 1:
                if step == _PLANNING and not open_planning:
                    plans[seat] += log2(options)
                else:
                    bits += log2(options)
        return bits
