"""How long a vignette takes: in full at first, and the shorter the oftener it was seen."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

LONGEST = 2.5  # seconds of any vignette of the seat that is looked at, at normal speed
EACH, LEAST = 0.92, 0.35  # of its length the next time, and the least that is left of it


@dataclass(slots=True)
class Repertoire:
    """Remembers how often each kind of vignette was seen; also what skips one has seen it."""

    seen: Counter[str] = field(default_factory=Counter)

    def seconds(self, kind: str, full: float) -> float:
        """Return the seconds of the next vignette of a kind, which takes so many the first time."""
        return full * max(LEAST, EACH ** self.seen[kind])

    def begin_game(self) -> None:
        """Forget half of what was seen: in another game it is welcome again."""
        for kind in self.seen:
            self.seen[kind] //= 2

    def shows(self, kind: str) -> int:
        """Take note of one more vignette of a kind; return how many there were before."""
        self.seen[kind] += 1
        return self.seen[kind] - 1
