"""Results of a search: held-out games, tables on the terminal, a file in the form of weights.toml."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.cli.games import Played
from game.cli.ladder.figures import LineupResult, lineup_results
from game.cli.ladder.tables import lineup_table
from game.cli.saying import said, words
from game.cli.tables import Shown, around, head, print_tables, share_cell
from game.cli.tune.plan import SEATS, Numbers, TuningPlan, margins, pairs
from game.locations import COMMAND
from game.rules.message import BoardName, Message, Real, Value, message
from game.series.estimates import Estimate, mean

START, FOUND = "start", "found"
TABLE = "found"
"""The name of the set in the file."""


class TuningResult(NamedTuple):
    """The weights found, and how far the search came."""

    generations: int
    population: int
    found: Numbers
    measured: HeldOutResult | None


class HeldOutResult(NamedTuple):
    """Games of start and result against the same opponent on boards that were not tuned on."""

    seeds: Sequence[int]
    lines: Sequence[LineupResult]
    """Of the start, and of the weights found."""
    gain: Estimate
    """Mean gain of the weights found over the start in VP, on the same seeds."""


def measured(plan: TuningPlan, played: Sequence[Played]) -> HeldOutResult | None:
    """Return the results of the seeds that were played completely; None without one."""
    before, after = margins(played, 0), margins(played, 1)
    whole = before.keys() & after.keys()
    if not whole:
        return None
    seeds = sorted(whole)
    kept = [pair for pair in played if pair[0].setup.seed in whole]
    gains = [[new - old for new, old in zip(after[seed], before[seed], strict=True)] for seed in seeds]
    return HeldOutResult(seeds, lineup_results([plan.lineup(START), plan.lineup(FOUND)], kept), mean(gains))


def verdict(gain: Estimate) -> Message:
    """Return the gain in words."""
    value = _signed(gain.value)
    if gain.low is None or gain.high is None:
        return message("tune-gain-few-seeds", gain=value)
    told = message("tune-gain", gain=value, low=_signed(gain.low), high=_signed(gain.high))
    if gain.low <= 0 <= gain.high:
        return message("tune-verdict-none", gain=told)
    return message("tune-verdict-better" if gain.value > 0 else "tune-verdict-worse", gain=told)


def _signed(vp: float) -> Real:
    return Real(vp, 2, signed=True, exact=True)


def rounded(numbers: Numbers) -> dict[str, float]:
    """Return the weights rounded to three digits, more than is known; these are both measured and written."""
    return {name: float(f"{value:.3g}") for name, value in numbers.items()}


def print_result(plan: TuningPlan, result: TuningResult) -> None:
    """Print the weights and the results of the held-out games."""
    rows = [[name, f"{plan.start[name]:g}", f"{value:g}"] for name, value in result.found.items()]
    heads = (head("tune-head-weight", left=True), head("tune-head-start"), head("tune-head-found"))
    tables = [Shown(_title(plan, result), heads, rows)]
    measured = result.measured
    if measured is not None:
        title = said("tune-held-out-at", places=_places(measured.seeds, plan.held_out_boards))
        tables.append(lineup_table(title, measured.lines))
    print_tables(*tables)
    print(_verdict(measured))


def toml(plan: TuningPlan, result: TuningResult, plain: Numbers) -> str:
    """Return the file: weights that differ from the plain ones, and how they were found in comments."""
    numbers = {**plan.start, **result.found}
    kept = {name: value for name, value in numbers.items() if value != plain[name] or name in result.found}
    lines = [f"# {' '.join(line.split())}" for line in _comments(plan, result)]
    lines += ["", f"[{TABLE}]", *(f"{name} = {float(value)!r}" for name, value in kept.items())]
    return "\n".join(lines) + "\n"


def _comments(plan: TuningPlan, result: TuningResult) -> list[str]:
    options, measured = plan.options, result.measured
    first, games = options.seed, options.games
    seeds = range(first, first + result.generations * pairs(games))
    told = [
        f"{COMMAND} {options.line}",
        said("tune-each", title=_title(plan, result), games=SEATS * pairs(games)),
        said("tune-from", start=options.start, opponent=plan.opponent),
        said("tune-looked-for", weights=plan.weights),
        said("tune-tuned-on", places=_places(seeds, plan.boards)),
    ]
    if measured is not None:
        places = _places(measured.seeds, plan.held_out_boards)
        told += [said("tune-held-out-sentence", places=places), *map(_told, measured.lines)]
    return [*told, _verdict(measured)]


def _verdict(measured: HeldOutResult | None) -> str:
    return said("tune-unknown") if measured is None else words().line(verdict(measured.gain))


def _title(plan: TuningPlan, result: TuningResult) -> str:
    done, planned = result.generations, plan.options.generations
    return said("tune-title", done=done, planned=planned, population=result.population)


def _told(line: LineupResult) -> str:
    figures: dict[str, Value] = {"wins": line.wins, "games": line.games, "share": share_cell(line.share)}
    return said("tune-won", name=line.lineup.one, margin=around(line.margin), **figures)


def _places(seeds: Sequence[int], boards: Sequence[str]) -> Message:
    named, first = tuple(map(BoardName, boards)), str(seeds[0])
    if len(seeds) == 1:
        return message("tune-seed", first=first, boards=named)
    return message("tune-seeds", count=len(seeds), first=first, last=str(seeds[-1]), boards=named)
