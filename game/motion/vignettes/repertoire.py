"""How long a vignette takes: in full at first, and the shorter the oftener it was seen."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

LONGEST = 2.5  # seconds of any vignette of the seat that is looked at, at normal speed
EACH, LEAST = 0.92, 0.35  # of its length the next time, and the least that is left of it
GAME = 90.0  # seconds of all vignettes of a game, of which one takes at most a part of what is left
PART, SHORTEST = 1 / 30, 0.4  # that part; seconds of the shortest all the same


@dataclass(slots=True)
class Repertoire:
    """Remembers how often each kind of vignette was seen; also what skips one has seen it."""

    seen: Counter[str] = field(default_factory=Counter)
    shown: set[str] = field(default_factory=set)  # the kinds of the present game
    spent: float = 0.0  # seconds in the present game

    def seconds(self, kind: str, full: float) -> float:
        """Return the seconds of the next vignette of a kind, which takes so many the first time."""
        return self.fitting(kind, full * max(LEAST, EACH ** self.seen[kind]))

    def fitting(self, kind: str, seconds: float) -> float:
        """Return these seconds, or as many as the game has left; the first of a kind in it has them all."""
        if kind not in self.shown:
            return seconds
        return min(seconds, max(SHORTEST, (GAME - self.spent) * PART))

    def begin_game(self) -> None:
        """Forget half of what was seen: in another game it is welcome again."""
        for kind in self.seen:
            self.seen[kind] //= 2
        self.begin_replay()

    def begin_replay(self) -> None:
        """Begin to count the seconds of a game anew."""
        self.shown.clear()
        self.spent = 0.0

    def shows(self, kind: str, seconds: float) -> int:
        """Take note of one more vignette of a kind; return how many there were before."""
        self.seen[kind] += 1
        self.shown.add(kind)
        self.spent += seconds
        return self.seen[kind] - 1
