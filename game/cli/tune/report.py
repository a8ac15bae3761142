"""What a search comes to: tables on the terminal, and a file in the form of weights.toml."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.cli.ladder.figures import Line
from game.cli.ladder.tables import LINE_HEADS, Shown, around, cells, print_tables
from game.cli.tune.held_out import Measured, verdict
from game.cli.tune.plan import SEATS, Plan, pairs
from game.cli.tune.seam import Numbers

_UNKNOWN = "No held-out games: nothing is known of the gain."
TABLE = "found"
"""What the file calls the weights."""


class Outcome(NamedTuple):
    """How far a run came."""

    generations: int
    population: int
    found: Numbers
    measured: Measured | None


def rounded(numbers: Numbers) -> dict[str, float]:
    """Three digits, which is more than is known of them; what is measured is what is written."""
    return {name: float(f"{value:.3g}") for name, value in numbers.items()}


def print_outcome(plan: Plan, outcome: Outcome) -> None:
    """The weights, and what the held-out games say of them."""
    rows = [[name, f"{plan.start[name]:g}", f"{value:g}"] for name, value in outcome.found.items()]
    tables = [Shown(_title(plan, outcome), ("Weight", "Start", "Found"), rows)]
    measured = outcome.measured
    if measured is not None:
        title = f"Held out: {_places(measured.seeds, plan.held_out_boards)}"
        tables.append(Shown(title, LINE_HEADS, [cells(line) for line in measured.lines]))
    print_tables(*tables)
    print(verdict(measured.gain) if measured is not None else _UNKNOWN)


def toml(plan: Plan, outcome: Outcome, plain: Numbers) -> str:
    """A table of all weights that differ from the plain ones, and in comments how they were found."""
    numbers = {**plan.start, **outcome.found}
    kept = {name: value for name, value in numbers.items() if value != plain[name] or name in outcome.found}
    lines = [f"# {' '.join(line.split())}" for line in _comments(plan, outcome)]
    lines += ["", f"[{TABLE}]", *(f"{name} = {float(value)!r}" for name, value in kept.items())]
    return "\n".join(lines) + "\n"


def _comments(plan: Plan, outcome: Outcome) -> list[str]:
    options, measured = plan.options, outcome.measured
    first, games = options.seed, options.games
    seeds = range(first, first + outcome.generations * pairs(games))
    told = [
        f"python main.py {options.line}",
        f"{_title(plan, outcome)}, {SEATS * pairs(games)} games each.",
        f"From {options.start}, against {plan.opponent}.",
        f"Looked for: {', '.join(plan.weights)}.",
        f"Tuned on {_places(seeds, plan.boards)}.",
    ]
    if measured is None:
        return [*told, _UNKNOWN]
    places = _places(measured.seeds, plan.held_out_boards)
    return [*told, f"Held out: {places}.", *map(_told, measured.lines), verdict(measured.gain)]


def _title(plan: Plan, outcome: Outcome) -> str:
    asked = plan.options.generations
    return f"{outcome.generations} of {asked} generations of {outcome.population} candidates"


def _told(line: Line) -> str:
    low, high = line.share.low or 0.0, line.share.high or 0.0
    won = (
        f"{line.wins} of {line.games} games won, {line.share.value:.1%} ({100 * low:.1f} to {100 * high:.1f})"
    )
    return f"{line.lineup.one}: {won}, margin {around(line.margin)} VP"


def _places(seeds: Sequence[int], boards: Sequence[str]) -> str:
    told = f"{len(seeds)} seeds from {seeds[0]} to {seeds[-1]}" if len(seeds) > 1 else f"seed {seeds[0]}"
    return f"{told}, on {', '.join(boards)}"
