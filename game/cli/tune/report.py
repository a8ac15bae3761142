"""What a search comes to: tables on the terminal, and a file in the form of weights.toml."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.cli.helping import PROGRAM
from game.cli.ladder.figures import Line
from game.cli.ladder.tables import Shown, around, cells, head, line_heads, print_tables, share_cell
from game.cli.saying import said, words
from game.cli.tune.held_out import Measured, verdict
from game.cli.tune.plan import SEATS, Plan, pairs
from game.cli.tune.seam import Numbers
from game.rules.message import Board, Message, Value, message

TABLE = "found"
"""What the file calls the weights."""


class Outcome(NamedTuple):
    """How far a run came."""

    generations: int
    population: int
    found: Numbers
    measured: Measured | None


def rounded(numbers: Numbers) -> dict[str, float]:
    """Return three digits, which is more than is known of them; what is measured is what is written."""
    return {name: float(f"{value:.3g}") for name, value in numbers.items()}


def print_outcome(plan: Plan, outcome: Outcome) -> None:
    """Print the weights, and what the held-out games say of them."""
    rows = [[name, f"{plan.start[name]:g}", f"{value:g}"] for name, value in outcome.found.items()]
    heads = (head("tune-head-weight", left=True), head("tune-head-start"), head("tune-head-found"))
    tables = [Shown(_title(plan, outcome), heads, rows)]
    measured = outcome.measured
    if measured is not None:
        title = said("tune-held-out-at", places=_places(measured.seeds, plan.held_out_boards))
        tables.append(Shown(title, line_heads(), [cells(line) for line in measured.lines]))
    print_tables(*tables)
    print(_verdict(measured))


def toml(plan: Plan, outcome: Outcome, plain: Numbers) -> str:
    """Return a table of all weights that differ from the plain ones, and in comments how they were found."""
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
        f"{PROGRAM} {options.line}",
        said("tune-each", title=_title(plan, outcome), games=SEATS * pairs(games)),
        said("tune-from", start=options.start, opponent=plan.opponent),
        said("tune-looked-for", weights=plan.weights),
        said("tune-tuned-on", places=_places(seeds, plan.boards)),
    ]
    if measured is not None:
        places = _places(measured.seeds, plan.held_out_boards)
        told += [said("tune-held-out-sentence", places=places), *map(_told, measured.lines)]
    return [*told, _verdict(measured)]


def _verdict(measured: Measured | None) -> str:
    return said("tune-unknown") if measured is None else words().line(verdict(measured.gain))


def _title(plan: Plan, outcome: Outcome) -> str:
    done, planned = outcome.generations, plan.options.generations
    return said("tune-title", done=done, planned=planned, population=outcome.population)


def _told(line: Line) -> str:
    figures: dict[str, Value] = {"wins": line.wins, "games": line.games, "share": share_cell(line.share)}
    return said("tune-won", name=line.lineup.one, margin=around(line.margin), **figures)


def _places(seeds: Sequence[int], boards: Sequence[str]) -> Message:
    named, first = tuple(map(Board, boards)), str(seeds[0])
    if len(seeds) == 1:
        return message("tune-seed", first=first, boards=named)
    return message("tune-seeds", count=len(seeds), first=first, last=str(seeds[-1]), boards=named)
