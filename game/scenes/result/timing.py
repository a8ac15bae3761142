"""The timing of the final scoring: one line after the other for all seats, then the sums, the winner last."""

from __future__ import annotations

from collections.abc import Sequence
from math import pi, sin

from game.motion.paths import between, eased

BEAT, SHORT = 0.42, 0.14  # seconds for a line, and for one that scores nothing for anybody
CALM = 0.35  # seconds before the columns move to their ranks
PARADE = 0.7  # seconds of that movement
FLOURISH = 1.8  # seconds of the celebration


class ResultTiming:
    """The progress of the sheet. `values` are the lines that are counted, each with a value by seat."""

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
        """True until the winner is shown."""
        return self.now < self.named

    def update(self, seconds: float) -> list[int]:
        """Let time pass, and return the lines that begin."""
        before, self.now = self.now, min(self.ends, self.now + seconds)
        return [i for i, start in enumerate(self.starts) if before < start <= self.now]

    def finish(self) -> None:
        """Skip to the end."""
        self.now = self.ends

    def begun(self, line: int) -> bool:
        """Return True if a line is shown; those below the counted ones come after all of these."""
        return self.now > self.starts[line] if line < len(self.starts) else self.now >= self.settles

    def lit(self, line: int) -> float:
        """Return the highlight of a line, 0 to 1."""
        if not 0 <= line < len(self.starts) or not any(self.values[line]):
            return 0.0
        k = (self.now - self.starts[line]) / (2 * BEAT)
        return sin(pi * k) if 0 < k < 1 else 0.0

    def value(self, line: int, column: int) -> int:
        """Return the number that a line shows now."""
        k = (self.now - self.starts[line]) / (0.7 * BEAT)
        return round(self.values[line][column] * eased(k))

    def total(self, column: int) -> int:
        """Return the sum of the numbers shown now."""
        return sum(self.value(line, column) for line in range(len(self.values)))

    def place(self, seat: int, rank: int) -> float:
        """Return the place of a column: at first in the order of the seats, in the end by rank."""
        return between(seat, rank, eased((self.now - self.settles) / PARADE))

    @property
    def flourish(self) -> float:
        """The progress of the celebration, 0 to 1; it is invisible at both ends."""
        return max(0.0, min(1.0, (self.now - self.named) / FLOURISH))
