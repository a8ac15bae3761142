"""Metrics describe columns; observers watch a game and fill them."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import ClassVar, Literal, NamedTuple

from game.rules.events import Event
from game.rules.message import Message, Value
from game.rules.state import GameState

Measured = int | float | str | None
Columns = dict[str, Measured | tuple[Measured, ...]]
"""Values of a game by column: one for the game, or one for each seat; None for no value."""


class Metric(NamedTuple):
    """The meaning of a column, for reports and docs/metrics.md; its texts are in the phrasebook."""

    key: str
    """The column's name; `*` stands for the member of a family: a tile, a source, a colour."""
    unit: str
    """VP, disks, coal, decisions, minutes, phases …; "share" is from 0 to 1, "" a plain count."""
    group: str
    """The group it is listed in: length, score, seats, drama, decisions, disks, mine, tiles, VP, goods or
    rules."""
    source: str
    """The rule ids it rests on, or its author."""
    per: Literal["game", "seat"] = "seat"
    text: str = ""
    """The id of its label, if not the key."""
    definition: str = ""
    """The id of its definition, if not the key."""
    values: tuple[tuple[str, Value], ...] = ()
    """The values in its texts."""

    def label(self, *members: Value) -> Message:
        """Return the label, with the members in place of the `*`."""
        of_family = zip(("member", "part"), members, strict=False)
        return Message(f"metric-{self.text or self._slug}", (*self.values, *of_family))

    @property
    def about(self) -> Message:
        """The exact definition."""
        return Message(f"about-{self.definition or self._slug}", self.values)

    @property
    def _slug(self) -> str:
        return re.sub(r"_?\*", "_each", self.key).replace("_", "-")


Handlers = Mapping[type[Event], Callable[..., None]]
"""Event handlers by type of event; each takes the event."""


class Observer:
    """Watches one game. Subclasses declare metrics and override the hooks they need."""

    METRICS: ClassVar[tuple[Metric, ...]] = ()
    SETUP: ClassVar[bool] = True
    """False if it hears no event of setting up, before the first decision."""

    _state: GameState

    def begins(self, state: GameState) -> None:
        """Called at the first decision of the game; keeps the state, which the moves change in place."""
        self._state = state

    def decides(self, state: GameState, options: int) -> None:
        """Called before the seat to move chooses among so many legal moves."""

    def handlers(self) -> Handlers:
        return {}

    def columns(self, state: GameState) -> Columns:
        """Return the columns of the finished game."""
        raise NotImplementedError
