"""The tables of speeds: what `bench` measured, compiled and in pure Python."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.cli.measure.cells import NOTHING, Cell, Table
from game.cli.measure.data import Measured, Row
from game.cli.tables import number_told
from game.rules.message import Message, Real, message

_THOUGHTS = ("median_ms", "late_ms", "longest_ms")
_HEADS = ("game", "median", "late", "longest", "rate", "pure-late", "pure-rate", "times")
_SLOWER = ("µs",)
"""Units of which less is faster."""
_FINE = 10
"""Below so much a figure has decimals."""


def speeds(measured: Measured) -> Iterator[Table]:
    """Yield how long automas think, then what else was measured, each compiled and pure."""
    compiled, pure = (_of_build(measured, wanted) for wanted in (True, False))
    every = {**pure, **compiled}
    automas = [key for key, row in every.items() if "player" in row]
    if automas:
        yield _automas(automas, compiled, pure)
    rest = [key for key, row in every.items() if "unit" in row]
    if rest:
        yield _rest(rest, compiled, pure)


Key = tuple[str, ...]
Rows = dict[Key, Row]


def _of_build(measured: Measured, compiled: bool) -> Rows:
    """Return the rows of a build by what they are of."""
    rows = [row for run in measured.runs if run.compiled is compiled for row in run.rows]
    return {key_of(row): row for row in rows}


def key_of(row: Row) -> Key:
    """Return what a row is of: an automa and its game, or a name and a unit."""
    return (row["player"], row["game"]) if "player" in row else (row["what"], row.get("unit", ""))


def _automas(keys: Sequence[Key], compiled: Rows, pure: Rows) -> Table:
    """Return the thoughts of compiled automas, and how much longer those in pure Python take."""
    heads = [message("run-head-player"), *(message(f"measure-head-{one}") for one in _HEADS)]
    rows: list[list[Cell]] = []
    for key in keys:
        fast, slow = compiled.get(key), pure.get(key)
        thoughts = [*(_ms(fast, name) for name in _THOUGHTS), _rate(fast)]
        rows.append(
            [*key, *thoughts, _ms(slow, "late_ms"), _rate(slow), times_as_fast(fast, slow, "per_second")]
        )
    return Table(heads, rows, frozenset({0, 1}))


def _ms(row: Row | None, name: str) -> Cell:
    """Return milliseconds without more digits than tell something."""
    if row is None or name not in row:
        return NOTHING
    number = row[name]
    return message("number", number=Real(number, 0 if number >= _FINE else 2 if number < 1 else 1))


def _rate(row: Row | None) -> Cell:
    return NOTHING if row is None or "per_second" not in row else rounded(row["per_second"])


def _rest(keys: Sequence[Key], compiled: Rows, pure: Rows) -> Table:
    names = ("what", "compiled", "pure", "times")
    rows: list[list[Cell]] = []
    for what, unit in keys:
        fast, slow = compiled.get((what, unit)), pure.get((what, unit))
        figures = (rounded(row["figure"]) if row else NOTHING for row in (fast, slow))
        rows.append([f"{what}, {unit}", *figures, times_as_fast(fast, slow, "figure")])
    return Table([message(f"measure-head-{name}") for name in names], rows, frozenset({0}))


def times_as_fast(fast: Row | None, slow: Row | None, name: str) -> Cell:
    """Return how many times as fast the one is as the other."""
    if fast is None or slow is None or name not in fast or name not in slow:
        return NOTHING
    ratio = fast[name] / slow[name]
    return number_told(1 / ratio if fast.get("unit") in _SLOWER else ratio)


def rounded(number: float) -> Message:
    """Return a figure without more digits than tell something."""
    return message("number", number=Real(number, 0 if number >= _FINE else 2))
