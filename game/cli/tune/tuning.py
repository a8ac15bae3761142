"""The search for weights: CMA-ES generation by generation, then the held-out games."""

from __future__ import annotations

import warnings
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing
from functools import partial
from math import exp, log
from statistics import fmean
from typing import Any

from game.cli.compiling import compile_first
from game.cli.games import GamesOfRun, Played, check_setups
from game.cli.ladder.figures import lineup_results
from game.cli.long_run import ending, keep, write_and_show
from game.cli.saying import said, tell, words
from game.cli.tune.plan import Numbers, TuningPlan, pairs
from game.cli.tune.results import FOUND, START, TuningResult, measured, print_result, rounded, toml
from game.rules.message import Message, Real, message
from game.series.playing import play_out
from game.series.schedule import Table, schedule

SIGMA = 0.3
"""Initial standard deviation: a weight times or by 1.35."""
_SEEDS = 2**32 - 1
"""Seeds that numpy's generator takes; cma reads 0 as the time of the clock."""


class Search:
    """An ask-and-tell optimiser of weights."""

    def __init__(
        self, weights: Sequence[str], start: Numbers, largest: Numbers, seed: int, population: int | None
    ) -> None:
        """The same seed and the same margins give the same candidates."""
        self._weights = tuple(weights)
        self._largest = [largest[name] for name in weights]
        options = {
            "seed": 1 + seed % _SEEDS,
            "bounds": [None, [log(most) for most in self._largest]],
            "verbose": -9,
            "verb_log": 0,
        }
        if population is not None:
            options["popsize"] = population
        self._cma = _strategy([log(start[name]) for name in weights], options)
        self._asked: list[Any] = []

    @property
    def population(self) -> int:
        """The number of candidates in a generation."""
        return int(self._cma.popsize)

    def ask(self) -> list[Numbers]:
        """Return the candidates of the next generation."""
        self._asked = self._cma.ask()
        return [self._numbers(point) for point in self._asked]

    def tell(self, margins: Sequence[float]) -> None:
        """Report the margins of the candidates asked for."""
        self._cma.tell(self._asked, [-margin for margin in margins])

    def standing(self) -> dict[str, float]:
        """Return the mean of the distribution that the next candidates would be drawn from."""
        return self._numbers(self._cma.result.xfavorite)

    def _numbers(self, point: Sequence[float]) -> dict[str, float]:
        return {
            name: min(exp(float(at)), most)
            for name, at, most in zip(self._weights, point, self._largest, strict=True)
        }


def _strategy(start: list[float], options: dict[str, Any]) -> Any:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # cma warns of missing packages for plotting, which nobody needs here
        import cma
    return cma.CMAEvolutionStrategy(start, SIGMA, options)


class Tuning:
    """A search and its results so far, which are kept however it ends."""

    def __init__(self, plan: TuningPlan, plain: Numbers) -> None:
        """Deal every game once, so that none is refused later. Raises UserError."""
        self._plan, self._plain, options = plan, plain, plan.options
        self._search = Search(
            plan.weights, plan.start, plan.automas.largest, options.seed, options.population
        )
        each = pairs(options.games)
        self._seeds = range(options.seed, options.seed + options.generations * each, each)
        """The first seed of each generation."""
        tables = [plan.table(plan.lineup(""), first, options.games) for first in self._seeds]
        held_out = plan.held_out_table("", self._seeds.stop)
        check_setups([setup for table in (*tables, held_out) for setup in table.setups()])
        self._held, self._done = 2 * held_out.total, 0
        self._games = sum(table.total for table in tables) * self._search.population + self._held
        """The games of a whole run."""
        self._played: list[Played] = []

    def run(self) -> int:
        """Search, measure, write and print; return the exit code."""
        compile_first(self._plan.options)
        with ending() as end, closing(GamesOfRun(self._games, self._plan.options.jobs)) as run:
            self._look(run)
            self._measure(run)
        if end.code:
            self._tell_early()
        if self._done:
            out = self._plan.options.out
            write_and_show(out, lambda _: self._text(), lambda: print_result(self._plan, self._result()))
        return end.code

    def _look(self, run: GamesOfRun) -> None:
        run.meter.note = words().line(self._note(0))
        for number, first in enumerate(self._seeds, start=1):
            found = self._fitness(self._search.ask(), first, run)
            self._search.tell(found)
            self._done = number
            keep(self._plan.options.out, self._text())
            done = self._note(number)
            best, mean = (Real(vp, 1, True, True) for vp in (max(found), fmean(found)))
            run.meter.note = said("tune-note-fitness", generations=done, best=best, mean=mean)

    def _note(self, done: int) -> Message:
        return message("tune-note", done=done, planned=len(self._seeds))

    def _fitness(self, candidates: list[Numbers], first: int, run: GamesOfRun) -> list[float]:
        plan = self._plan
        weights = {f"candidate {at}": numbers for at, numbers in enumerate(candidates, start=1)}
        lineups = [plan.lineup(name) for name in weights]
        tables = [plan.table(lineup, first, plan.options.games) for lineup in lineups]
        played = list(self._games_of(run, tables, weights))
        return [line.margin.value for line in lineup_results(lineups, played)]

    def _measure(self, run: GamesOfRun) -> None:
        run.meter.note = said("tune-held-out-games")
        plan = self._plan
        tables = [plan.held_out_table(name, self._seeds.stop) for name in (START, FOUND)]
        self._played.extend(self._games_of(run, tables, {START: {}, FOUND: self._found()}))

    def _games_of(
        self, run: GamesOfRun, tables: Sequence[Table], weights: Mapping[str, Numbers]
    ) -> Iterator[Played]:
        """Play the games of players with these weights against the opponent."""
        makers = {name: self._plan.maker(numbers) for name, numbers in weights.items()}
        named = {**makers, self._plan.opponent: self._plan.opponent_maker()}.__getitem__
        return run.play(schedule(tables), partial(play_out, named=named))

    def _found(self) -> dict[str, float]:
        return rounded(self._search.standing())

    def _result(self) -> TuningResult:
        plan = self._plan
        return TuningResult(self._done, self._search.population, self._found(), measured(plan, self._played))

    def _text(self) -> str:
        return toml(self._plan, self._result(), self._plain)

    def _tell_early(self) -> None:
        counts = {"done": self._done, "planned": len(self._seeds)}
        if not self._done:
            tell(message("tune-early-nothing", **counts))
        elif self._done < len(self._seeds):
            tell(message("tune-early", **counts))
        else:
            tell(message("tune-early-held-out", played=len(self._played), held=self._held, **counts))
