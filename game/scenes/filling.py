"""The final scoring as it fills: line after line for all seats, the sums beside them, the winner last."""

from __future__ import annotations

from collections.abc import Sequence
from math import pi, sin

from game.motion.paths import between, eased

BEAT, SHORT = 0.42, 0.14  # seconds a line takes, and one that brings nobody anything
CALM = 0.35  # seconds before the columns take their places
PARADE = 0.7  # seconds in which they do
FLOURISH = 1.8  # seconds in which the winner is celebrated


class Filling:
    """How far the sheet has come. `values` are the lines that are counted, by seat in columns."""

    def __init__(self, values: Sequence[tuple[int, ...]], done: bool) -> None:
        self.values = values
        self.starts, clock = [], CALM
        for line in values:
            self.starts.append(clock)
            clock += BEAT if any(line) else SHORT
        self.settles = clock + CALM
        self.named = self.settles + PARADE
        self.ends = self.named + FLOURISH
        self.now = self.ends if done else 0.0

    @property
    def done(self) -> bool:
        return self.now >= self.ends

    @property
    def counting(self) -> bool:
        """Return whether nobody knows yet who wins."""
        return self.now < self.named

    def update(self, seconds: float) -> list[int]:
        """Time passes; the lines that begin."""
        before, self.now = self.now, min(self.ends, self.now + seconds)
        return [i for i, start in enumerate(self.starts) if before < start <= self.now]

    def finish(self) -> None:
        """All has been seen."""
        self.now = self.ends

    def begun(self, line: int) -> bool:
        """Return whether a line can be seen; those below the counted ones can once all are."""
        return self.now > self.starts[line] if line < len(self.starts) else self.now >= self.settles

    def lit(self, line: int) -> float:
        """Return how much a line stands out, 0 to 1."""
        if not 0 <= line < len(self.starts) or not any(self.values[line]):
            return 0.0
        k = (self.now - self.starts[line]) / (2 * BEAT)
        return sin(pi * k) if 0 < k < 1 else 0.0

    def value(self, line: int, column: int) -> int:
        """Return what a line shows so far."""
        k = (self.now - self.starts[line]) / (0.7 * BEAT)
        return round(self.values[line][column] * eased(k))

    def total(self, column: int) -> int:
        """The sum of what is shown."""
        return sum(self.value(line, column) for line in range(len(self.values)))

    def place(self, seat: int, rank: int) -> float:
        """Return where a column stands: first in the order of the seats, in the end by rank."""
        return between(seat, rank, eased((self.now - self.settles) / PARADE))

    @property
    def flourish(self) -> float:
        """Return how far the celebration is, 0 to 1; at both ends nothing of it is seen."""
        return max(0.0, min(1.0, (self.now - self.named) / FLOURISH))
