"""A checked plan of `tune`: weights, opponent, boards and setups."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from game.cli.games import Played, boards_asked, setup_of
from game.cli.ladder.schedule import Lineup
from game.cli.saying import wrong
from game.cli.values import MOST_GAMES
from game.rules.message import Real
from game.series.playing import Maker
from game.series.schedule import Table, in_order

SEATS = 2
HELD_OUT_BOARDS = ("three-short-legs", "two-rounds")
"""Never tuned on. One resembles a board that is tuned on, the other none."""
Numbers = Mapping[str, float]
"""Weights by name."""
Made = Callable[[str, Numbers], Maker]
"""Returns a maker of players of a level with these weights, which can be sent to other processes."""


class Automas(NamedTuple):
    """Weights and levels. the program passes them in, as these commands know no automa."""

    levels: Sequence[str]
    sets: Mapping[str, Numbers]
    """Named sets of all weights."""
    largest: Numbers
    """Upper bounds of the weights."""
    of_the_valley: Collection[str]
    """Weights without effect unless the expansion is in play."""
    made: Made


@dataclass(frozen=True)
class TuningPlan:
    """The players, their weights, and the boards."""

    options: Namespace
    automas: Automas
    weights: tuple[str, ...]
    """Names of the weights to search for."""
    boards: tuple[str, ...]
    held_out_boards: tuple[str, ...]

    @property
    def start(self) -> Numbers:
        """All weights of the start."""
        return self.automas.sets[self.options.start]

    def maker(self, numbers: Numbers) -> Maker:
        """Return a maker of players with these weights; the others are those of the start."""
        return self.automas.made(self.options.level, {**self.start, **numbers})

    def opponent_maker(self) -> Maker:
        return self.automas.made(self.options.level, self.automas.sets[self.options.against])

    @property
    def opponent(self) -> str:
        """The opponent's name in tables."""
        return f"{self.options.level} ({self.options.against})"

    def lineup(self, one: str) -> Lineup:
        """Return a player against the opponent."""
        return Lineup(SEATS, one, self.opponent)

    def table(self, lineup: Lineup, first: int, games: int) -> Table:
        """Return the games of two players from a seed on, on the boards to tune on."""
        return Table(setup_of(self.options, SEATS, first), self.boards, lineup.seatings, games)

    def held_out_table(self, one: str, first: int) -> Table:
        """Return the games of a player against the opponent on the held-out boards."""
        found = self.table(self.lineup(one), first, self.options.held_out)
        return found._replace(boards=self.held_out_boards)


def plan_of(options: Namespace, automas: Automas, weights: Sequence[str]) -> TuningPlan:
    """Return the plan that the options describe; `weights` is the default for --weights. Raises UserError."""
    names = tuple(options.weights or weights)
    if options.level not in automas.levels:
        raise wrong("--level", "tune-level", name=repr(options.level), names=tuple(automas.levels))
    for option, name in (("--from", options.start), ("--against", options.against)):
        if name not in automas.sets:
            raise wrong(option, "tune-set", name=repr(name), names=tuple(automas.sets))
    _check_weights(names, automas.sets[options.start], automas.largest)
    return TuningPlan(options, automas, names, *_boards(options))


def in_play(options: Namespace, automas: Automas) -> list[str]:
    """Return the weights that have an effect in the games asked for."""
    valley = options.modules or options.new_tiles
    return [name for name in automas.largest if valley or name not in automas.of_the_valley]


def pairs(games: int) -> int:
    """Return the number of seeds that gives so many games with both seatings, rounded up."""
    return -(-games // SEATS)


def check_length(options: Namespace) -> None:
    """Raise UserError for a search of too many games."""
    seeds = options.generations * pairs(options.games)
    if seeds > MOST_GAMES:
        raise wrong("--games, --generations", "tune-too-long", seeds=seeds, most=MOST_GAMES)


def _check_weights(names: Sequence[str], start: Numbers, largest: Numbers) -> None:
    for name in names:
        if name not in start:
            raise wrong("--weights", "tune-weight", name=repr(name), names=tuple(start))
        if not 0 < start[name] <= largest[name]:
            value, most = Real(start[name], 6), Real(largest[name], 6)
            raise wrong("--weights", "tune-start", name=name, value=value, most=most)


def _boards(options: Namespace) -> tuple[tuple[str, ...], tuple[str, ...]]:
    fitting = boards_asked(options, SEATS)
    held_out = tuple(name for name in fitting if name in HELD_OUT_BOARDS)
    tuned_on = tuple(name for name in fitting if name not in HELD_OUT_BOARDS)
    if not held_out or not tuned_on:
        raise wrong("--ruleset", "tune-boards", seats=SEATS, boards=HELD_OUT_BOARDS)
    return tuned_on, held_out


def margins(played: Iterable[Played], arm: int) -> dict[int, list[float]]:
    """Return by seed how far the first player of a table is ahead; incomplete seeds are left out."""
    found: dict[int, list[float]] = {}
    for job, result in sorted(played, key=lambda pair: in_order(pair[0])):
        if job.arm == arm:
            seat = job.number % SEATS
            found.setdefault(job.setup.seed, []).append(result.scores[seat] - result.scores[1 - seat])
    return {seed: both for seed, both in found.items() if len(both) == SEATS}
