"""The search for weights: CMA-ES generation by generation, then the held-out games."""

from __future__ import annotations

import warnings
from collections.abc import Sequence
from contextlib import closing
from math import exp, log
from statistics import fmean
from typing import Any

from game.cli.games import check_setups
from game.cli.ladder.figures import Played
from game.cli.ladder.schedule import Lineup
from game.cli.long_run import ending, keep, write_whole
from game.cli.saying import said, tell, words
from game.cli.tune.matches import MatchRunner, Players, margins, mirrored
from game.cli.tune.plan import SEATS, Numbers, TuningPlan, pairs
from game.cli.tune.results import TuningResult, held_out_games, measured, print_result, rounded, toml
from game.rules import Setup
from game.rules.message import Message, Real, message

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
        self._generations = [self._setups(number) for number in range(options.generations)]
        after = options.seed + options.generations * pairs(options.games)
        self._held_out = plan.held_out_setups(after, options.held_out)
        check_setups([setup for setups in (*self._generations, self._held_out) for setup in setups])
        self._done = 0
        self._played: list[Played] = []

    def run(self) -> int:
        """Search, measure, print and write; return the exit code."""
        with ending() as end, closing(MatchRunner(self._plan.options.jobs, self._games())) as runner:
            self._look(runner)
            self._measure(runner)
        if end.code:
            self._tell_early()
        if self._done:
            print_result(self._plan, self._result())
            if self._plan.options.out is not None:
                write_whole(self._plan.options.out, self._text())
        return end.code

    def _setups(self, generation: int) -> list[Setup]:
        games = self._plan.options.games
        return self._plan.setups(self._plan.options.seed + generation * pairs(games), games)

    def _games(self) -> int:
        """Return the games of a whole run: every seed twice for each candidate, for start and result."""
        tuned_on = sum(map(len, self._generations)) * self._search.population
        return SEATS * (tuned_on + 2 * len(self._held_out))

    def _look(self, runner: MatchRunner) -> None:
        runner.meter.note = words().line(self._note(0))
        for number, setups in enumerate(self._generations, start=1):
            found = self._fitness(self._search.ask(), setups, runner)
            self._search.tell(found)
            self._done = number
            keep(self._plan.options.out, self._text())
            done = self._note(number)
            best, mean = (Real(vp, 1, True, True) for vp in (max(found), fmean(found)))
            runner.meter.note = said("tune-note-fitness", generations=done, best=best, mean=mean)

    def _note(self, done: int) -> Message:
        return message("tune-note", done=done, planned=len(self._generations))

    def _fitness(self, candidates: list[Numbers], setups: list[Setup], runner: MatchRunner) -> list[float]:
        plan, played = self._plan, list[Played]()
        makers = {f"candidate {at}": plan.maker(numbers) for at, numbers in enumerate(candidates, start=1)}
        tables = [Lineup(SEATS, name, plan.opponent) for name in makers]
        named = Players({**makers, plan.opponent: plan.opponent_maker()})
        runner.play(mirrored(setups, tables), named, played)
        return [
            fmean(margin for both in margins(played, at).values() for margin in both)
            for at in range(len(tables))
        ]

    def _measure(self, runner: MatchRunner) -> None:
        runner.meter.note = said("tune-held-out-games")
        games, named = held_out_games(self._plan, self._found(), self._held_out)
        runner.play(games, named, self._played)

    def _found(self) -> dict[str, float]:
        return rounded(self._search.standing())

    def _result(self) -> TuningResult:
        plan = self._plan
        return TuningResult(self._done, self._search.population, self._found(), measured(plan, self._played))

    def _text(self) -> str:
        return toml(self._plan, self._result(), self._plain)

    def _tell_early(self) -> None:
        counts = {"done": self._done, "planned": len(self._generations)}
        if not self._done:
            tell(message("tune-early-nothing", **counts))
        elif self._done < len(self._generations):
            tell(message("tune-early", **counts))
        else:
            held = 4 * len(self._held_out)
            tell(message("tune-early-held-out", played=len(self._played), held=held, **counts))
