"""What a run of `tune` is to do, checked: weights, opponent, boards and setups."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from game.cli.errors import wrong
from game.cli.games import Maker, advise, by_option, ruleset_of, setup_of
from game.cli.progress import watched
from game.cli.saying import said
from game.cli.tune.seam import Automas, Made, Numbers
from game.cli.values import MOST_GAMES
from game.rules import Setup
from game.rules.message import Message, Real
from game.rules.setup import SetupError, layouts

SEATS = 2
HELD_OUT_BOARDS = ("three-short-legs", "two-rounds")
"""Nothing is ever tuned on these. One resembles a board that is tuned on, the other none."""


@dataclass(frozen=True)
class Plan:
    """Who plays with which weights, and on which boards."""

    options: Namespace
    level: str
    weights: tuple[str, ...]
    """Names of those that are looked for."""
    start: Numbers
    """Every weight to start from."""
    against: Numbers
    largest: Numbers
    made: Made
    boards: tuple[str, ...]
    held_out_boards: tuple[str, ...]

    def maker(self, numbers: Numbers) -> Maker:
        """Return what makes a player with these weights, as the start has the others."""
        return self.made(self.level, {**self.start, **numbers})

    def opponent_maker(self) -> Maker:
        """Return what makes the opponent."""
        return self.made(self.level, self.against)

    @property
    def opponent(self) -> str:
        """Return what tables call the opponent."""
        return f"{self.level} ({self.options.against})"

    def setups(self, first: int, games: int) -> list[Setup]:
        """One for each pair of games, from a seed on, on the boards to tune on."""
        return list(_setups(self.options, self.boards, first, games))

    def held_out_setups(self, first: int, games: int) -> list[Setup]:
        """The same on the boards that are not tuned on."""
        return list(_setups(self.options, self.held_out_boards, first, games))


def plan_of(options: Namespace, automas: Automas, weights: Sequence[str]) -> Plan:
    """The plan that the options ask for; `weights` are those looked for where they name none.

    Raises UserError for what cannot be.
    """
    names = tuple(options.weights or weights)
    if options.level not in automas.levels:
        raise wrong("--level", "tune-level", name=repr(options.level), names=tuple(automas.levels))
    for option, name in (("--from", options.start), ("--against", options.against)):
        if name not in automas.sets:
            raise wrong(option, "tune-set", name=repr(name), names=tuple(automas.sets))
    start = automas.sets[options.start]
    _check_weights(names, start, automas.largest)
    tuned_on, held_out = _boards(options)
    return Plan(
        options,
        options.level,
        names,
        start,
        automas.sets[options.against],
        automas.largest,
        automas.made,
        tuned_on,
        held_out,
    )


def in_play(options: Namespace, automas: Automas) -> list[str]:
    """The weights that say something in the games asked for."""
    valley = options.modules or options.new_tiles
    return [name for name in automas.largest if valley or name not in automas.of_the_valley]


def pairs(games: int) -> int:
    """Return how many seeds make so many games with both seatings, rounded up."""
    return -(-games // SEATS)


def check_length(options: Namespace) -> None:
    """Raises UserError for a search of more games than anybody waits for."""
    seeds = options.generations * pairs(options.games)
    if seeds > MOST_GAMES:
        raise wrong("--games, --generations", "tune-too-long", seeds=seeds, most=MOST_GAMES)


def check(setups: Sequence[Setup]) -> None:
    """Deal every game once, so that nothing is refused later on. Raises UserError."""
    advised = set[Message]()
    try:
        for setup in watched(setups, len(setups), said("run-word-boards")):
            advise(setup, advised)
    except SetupError as problem:
        raise by_option(problem) from problem


def _check_weights(names: Sequence[str], start: Numbers, largest: Numbers) -> None:
    for name in names:
        if name not in start:
            raise wrong("--weights", "tune-weight", name=repr(name), names=tuple(start))
        if not 0 < start[name] <= largest[name]:
            value, most = Real(start[name], 6), Real(largest[name], 6)
            raise wrong("--weights", "tune-start", name=name, value=value, most=most)


def _boards(options: Namespace) -> tuple[tuple[str, ...], tuple[str, ...]]:
    fitting = layouts(ruleset_of(options), SEATS)
    held_out = tuple(name for name in fitting if name in HELD_OUT_BOARDS)
    tuned_on = tuple(name for name in fitting if name not in HELD_OUT_BOARDS)
    if not held_out or not tuned_on:
        raise wrong("--ruleset", "tune-boards", seats=SEATS, boards=HELD_OUT_BOARDS)
    return tuned_on, held_out


def _setups(options: Namespace, boards: Sequence[str], first: int, games: int) -> Iterator[Setup]:
    for seed in range(first, first + pairs(games)):
        yield setup_of(options, SEATS, seed, boards[seed % len(boards)])
