"""What somebody has learned so far: lessons that are done, bookmarks, and explanations that were read."""

from __future__ import annotations

import msgspec

from game.rules.moves import Move

ORDER = ("goal", "disks", "planning", "water", "developments", "tunnel", "winter")
"""The lessons by their ids, in the order in which one learns."""


class Bookmark(msgspec.Struct, frozen=True):
    """A place in a lesson: the step, and the moves since the position that it is played from."""

    step: str
    moves: tuple[str, ...] = ()


class Progress(msgspec.Struct):
    """What is kept of learning. Whatever cannot be read of it is forgotten, and nothing else."""

    done: list[str] = msgspec.field(default_factory=list)
    at: dict[str, Bookmark] = msgspec.field(default_factory=dict)
    explained: list[str] = msgspec.field(default_factory=list)
    guided: list[str] = msgspec.field(default_factory=list)
    """The files of games that are explained as they are played."""

    def mark(self, lesson: str, step: str, moves: list[Move]) -> None:
        """Put the bookmark of a lesson at a step."""
        self.at[lesson] = Bookmark(step, tuple(map(str, moves)))

    def finish(self, lesson: str) -> None:
        """Note that a lesson is done; it begins anew next time."""
        self.at.pop(lesson, None)
        if lesson not in self.done:
            self.done.append(lesson)

    def joined(self, other: Progress) -> Progress:
        """Return this together with what another window has kept; what was explained is of one game."""
        at = {lesson: mark for lesson, mark in other.at.items() if lesson not in self.done}
        done, guided = (
            list(dict.fromkeys([*theirs, *own]))
            for theirs, own in ((other.done, self.done), (other.guided, self.guided))
        )
        return Progress(done, {**at, **self.at}, self.explained, guided)
