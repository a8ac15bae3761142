"""The events that can be watched alone: their list, and the one that is asked for."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

from game.cli.saying import words, wrong
from game.locations import COMMAND
from game.rules.message import Message
from game.words import Names


class Telling(Protocol):
    """An event on its table, which says what it is."""

    @property
    def said(self) -> Message:
        """A sentence on the event."""


Tables = Mapping[str, Callable[[], Telling]]
"""Prepared tables by name; `CoalDug-Tunnel` is another of the event CoalDug."""


def list_events(tables: Tables, players: Sequence[str]) -> None:
    """Print every name and the sentence on it."""
    width = max(map(len, tables))
    for name, prepared in tables.items():
        print(f"{name:{width}}  {words().line(prepared().said, Names(tuple(players)))}")


def chosen(asked: str, tables: Tables) -> str:
    """Return the name that is meant, in whatever case. Raises UserError if there is none."""
    known = {name.lower(): name for name in tables}
    if asked.lower() not in known:
        raise wrong(asked, "run-no-event", command=f"{COMMAND} motion --list")
    return known[asked.lower()]
