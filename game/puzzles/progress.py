"""How far somebody has come with puzzles: tried, seen solved, or solved."""

from __future__ import annotations

from enum import Enum

import msgspec


class Standing(Enum):
    """How far somebody has come with a puzzle."""

    TRIED = "tried"
    SHOWN = "shown"
    """The solution was seen before it was found."""
    SOLVED = "solved"


class PuzzleProgress(msgspec.Struct):
    """What is kept of puzzles, by their ids. Whatever cannot be read of it is forgotten, and nothing else."""

    standing: dict[str, Standing] = msgspec.field(default_factory=dict)

    def mark(self, id: str, standing: Standing) -> None:
        """Note how a puzzle went; what was solved or shown before stays so."""
        if self.standing.get(id) in (None, Standing.TRIED):
            self.standing[id] = standing

    def joined(self, other: PuzzleProgress) -> PuzzleProgress:
        """Return this together with what another window has kept."""
        found = PuzzleProgress(dict(other.standing))
        for id, standing in self.standing.items():
            found.mark(id, standing)
        return found
