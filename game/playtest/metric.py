"""What can be measured about a game: a metric says what its column means, an observer fills the column."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import ClassVar, Literal, NamedTuple

from game.rules.events import Event
from game.rules.message import Message, Value
from game.rules.state import GameState

Measured = int | float | str | None
Columns = dict[str, Measured | tuple[Measured, ...]]
"""Values of a game by column: one for the game, or a tuple with one a seat. None where nothing is to tell."""


class Metric(NamedTuple):
    """What a column means, for reports and docs/metrics.md; its texts stand in the phrasebook."""

    key: str
    """The column's name; `*` stands for the member of a family: a tile, a source, a colour."""
    unit: str
    """VP, disks, coal, decisions, minutes, phases …; "share" is from 0 to 1, "" a plain count."""
    group: str
    """The heading it stands under: length, score, seats, drama, decisions, disks, mine, tiles, VP, goods or
    rules."""
    source: str
    """The rule ids it rests on, or who defined it."""
    per: Literal["game", "seat"] = "seat"
    text: str = ""
    """What its label is called, if not by its key."""
    definition: str = ""
    """What its definition is called, if not by its key."""
    values: tuple[tuple[str, Value], ...] = ()
    """What its texts name."""

    def label(self, *members: Value) -> Message:
        """Return a few words, with the members that stand for the `*`."""
        of_family = zip(("member", "part"), members, strict=False)
        return Message(f"metric-{self.text or self._slug}", (*self.values, *of_family))

    @property
    def about(self) -> Message:
        """The definition, exactly."""
        return Message(f"about-{self.definition or self._slug}", self.values)

    @property
    def _slug(self) -> str:
        return re.sub(r"_?\*", "_each", self.key).replace("_", "-")


class Observer:
    """Watches one game. Subclasses say what they measure and overwrite what they need."""

    METRICS: ClassVar[tuple[Metric, ...]] = ()

    def begins(self, state: GameState) -> None:
        """The game stands at its first decision."""

    def decides(self, state: GameState, options: int) -> None:
        """The seat to move is about to choose among so many legal moves."""

    def ears(self) -> Mapping[type[Event], Callable[..., None]]:
        """Return what is to be told of which events, each in its turn: a function of the event."""
        return {}

    def phase_over(self, state: GameState) -> None:
        """A phase or winter is over; the state stands where the next begins, or at the end."""

    def columns(self, state: GameState) -> Columns:
        """Return the columns of the finished game."""
        raise NotImplementedError
