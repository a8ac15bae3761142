"""A search from its first generation to the held-out games."""

from __future__ import annotations

from contextlib import closing
from statistics import fmean

from game.cli.ending import ending
from game.cli.files import keep, write_whole
from game.cli.ladder.figures import Played
from game.cli.ladder.schedule import Lineup
from game.cli.saying import said, tell, words
from game.cli.tune.held_out import held_out_games, measured
from game.cli.tune.matches import Hall, Players, margins, mirrored
from game.cli.tune.plan import SEATS, Plan, check, pairs
from game.cli.tune.report import Outcome, print_outcome, rounded, toml
from game.cli.tune.seam import Numbers
from game.cli.tune.search import Search
from game.rules import Setup
from game.rules.message import Message, Real, message


class Tuning:
    """What a run has found so far, which it keeps however it ends."""

    def __init__(self, plan: Plan, plain: Numbers) -> None:
        """Deals every game once, so that nothing is refused later on. Raises UserError."""
        self._plan, self._plain, options = plan, plain, plan.options
        self._search = Search(plan.weights, plan.start, plan.largest, options.seed, options.population)
        self._generations = [self._setups(number) for number in range(options.generations)]
        after = options.seed + options.generations * pairs(options.games)
        self._held_out = plan.held_out_setups(after, options.held_out)
        check([setup for setups in (*self._generations, self._held_out) for setup in setups])
        self._done = 0
        self._played: list[Played] = []

    def run(self) -> int:
        """Search, measure, print and write. The exit code."""
        with ending() as end, closing(Hall(self._plan.options.jobs, self._games())) as hall:
            self._look(hall)
            self._measure(hall)
        if end.code:
            self._tell_early()
        if self._done:
            print_outcome(self._plan, self._outcome())
            if self._plan.options.out is not None:
                write_whole(self._plan.options.out, self._text())
        return end.code

    def _setups(self, generation: int) -> list[Setup]:
        """Each generation has seeds of its own."""
        games = self._plan.options.games
        return self._plan.setups(self._plan.options.seed + generation * pairs(games), games)

    def _games(self) -> int:
        """How many a whole run plays: every seed twice, for every candidate, and for start and result."""
        tuned_on = sum(map(len, self._generations)) * self._search.population
        return SEATS * (tuned_on + 2 * len(self._held_out))

    def _look(self, hall: Hall) -> None:
        hall.meter.note = words().line(self._note(0))
        for number, setups in enumerate(self._generations, start=1):
            found = self._fitness(self._search.ask(), setups, hall)
            self._search.tell(found)
            self._done = number
            keep(self._plan.options.out, self._text())
            best, mean = (Real(vp, 1, True, True) for vp in (max(found), fmean(found)))
            hall.meter.note = said("tune-note-fitness", generations=self._note(number), best=best, mean=mean)

    def _note(self, done: int) -> Message:
        return message("tune-note", done=done, planned=len(self._generations))

    def _fitness(self, candidates: list[dict[str, float]], setups: list[Setup], hall: Hall) -> list[float]:
        """Each candidate's mean margin over the opponent."""
        plan, played = self._plan, list[Played]()
        makers = {f"candidate {at}": plan.maker(numbers) for at, numbers in enumerate(candidates, start=1)}
        tables = [Lineup(SEATS, name, plan.opponent) for name in makers]
        named = Players({**makers, plan.opponent: plan.opponent_maker()})
        hall.play(mirrored(setups, tables), named, played)
        return [
            fmean(margin for both in margins(played, at).values() for margin in both)
            for at in range(len(tables))
        ]

    def _measure(self, hall: Hall) -> None:
        hall.meter.note = said("tune-held-out-games")
        games, named = held_out_games(self._plan, self._found(), self._held_out)
        hall.play(games, named, self._played)

    def _found(self) -> dict[str, float]:
        return rounded(self._search.standing())

    def _outcome(self) -> Outcome:
        plan = self._plan
        return Outcome(self._done, self._search.population, self._found(), measured(plan, self._played))

    def _text(self) -> str:
        """Return what is written: the weights found so far."""
        return toml(self._plan, self._outcome(), self._plain)

    def _tell_early(self) -> None:
        """Tell what there is of it, and what there is not."""
        counts = {"done": self._done, "planned": len(self._generations)}
        if not self._done:
            tell(message("tune-early-nothing", **counts))
        elif self._done < len(self._generations):
            tell(message("tune-early", **counts))
        else:
            held = 4 * len(self._held_out)
            tell(message("tune-early-held-out", played=len(self._played), held=held, **counts))
