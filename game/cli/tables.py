"""Tables of the commands on the terminal, and the text of a figure with its interval."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from game.cli.saying import said, words
from game.rules.message import Message, Real, message
from game.series.estimates import Estimate

if TYPE_CHECKING:
    from rich.console import Console

WITHOUT_TERMINAL = 140


class Head(NamedTuple):
    """The head of a column; cells are right-aligned unless `left` is set."""

    text: str
    left: bool = False


def head(id: str, *, left: bool = False) -> Head:
    """Return the head of a column by the id of its text."""
    return Head(said(id), left)


class Shown(NamedTuple):
    """A table: its title, the heads of its columns, its rows, and what stands below it."""

    title: str
    heads: Sequence[Head]
    rows: Sequence[Sequence[str]]
    caption: str | None = None
    more: Sequence[Sequence[Sequence[str]]] = ()
    """Further rows, each group of them below a line."""


def console_for(**options: bool) -> Console:
    """Return a console that leaves a pipe which nobody reads any more to whoever runs the command."""
    from rich.console import Console

    class Piped(Console):
        def on_broken_pipe(self) -> None:
            raise BrokenPipeError

    return Piped(**options)  # type: ignore[arg-type]


def print_tables(*tables: Shown) -> None:
    """Print tables on the terminal, or as plain text where there is none; brackets and colons are letters."""
    from rich.table import Table

    console = console_for(markup=False, emoji=False)
    if not console.is_terminal:
        console.width = WITHOUT_TERMINAL
    for shown in tables:
        table = Table(title=shown.title, caption=shown.caption)
        for text, left in shown.heads:
            table.add_column(text, justify="left" if left else "right")
        for rows in (shown.rows, *shown.more):
            table.add_section()
            for row in rows:
                table.add_row(*row)
        console.print(table)


def share_cell(share: Estimate) -> str:
    """Return a share with the ends of its interval, in per cent."""
    return words().line(share_told(share))


def share_told(share: Estimate) -> Message:
    """Return a share with the ends of its interval, in per cent, as a message."""
    value = percent_told(share.value)
    if share.low is None or share.high is None:
        return value
    low, high = (number_told(100 * end) for end in (share.low, share.high))
    return message("run-interval", value=value, low=low, high=high)


def percent_told(share: float, places: int = 1) -> Message:
    """Return a share as a percentage, as a message."""
    return message("run-percent", number=Real(100 * share, places, exact=True))


def number_told(number: float, places: int = 1) -> Message:
    """Return a number with exactly so many decimals, as a message."""
    return message("number", number=Real(number, places, exact=True))


def around(estimate: Estimate) -> str:
    """Return a value and half its interval."""
    return words().line(around_told(estimate))


def around_told(estimate: Estimate) -> Message:
    """Return a value and half its interval, as a message."""
    value = number_told(estimate.value)
    if estimate.high is None:
        return value
    return message("run-around", value=value, half=number_told(estimate.high - estimate.value))


def gain_told(estimate: Estimate) -> Message:
    """Return a difference with its sign and half its interval, as a message."""
    value = message("number", number=Real(estimate.value, 1, signed=True, exact=True))
    if estimate.high is None:
        return value
    return message("run-around", value=value, half=number_told(estimate.high - estimate.value))
