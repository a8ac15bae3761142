"""Shared by the commands that play many games: setups and boards from options, and who plays the games."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable, Collection, Generator, Iterable, Iterator, Sequence
from typing import Any, TypeVar

from game.cli.progress import Meter, watched
from game.cli.saying import UserError, said, tell
from game.cli.values import ALL
from game.processes import cores
from game.rules import Setup
from game.rules.ids import AddedTile, TileId
from game.rules.message import Message, MessageError, at_place, message
from game.rules.ruleset import Ruleset, RulesetError, load_ruleset
from game.rules.setup import SetupError, advice, layout_for, new_tiles
from game.series.playing import Failed, Finished
from game.series.runners import Play, runner_for
from game.series.schedule import Job, PlanError, boards_for

Result = TypeVar("Result")
Played = tuple[Job, Finished]


def check_names(option: str, names: Sequence[str], named: Callable[[str], object]) -> None:
    """Raise UserError for a name that nobody who can play has."""
    for name in names:
        try:
            named(name)
        except MessageError as problem:
            raise UserError(at_place(option, problem.said)) from problem


def setup_of(options: Namespace, seats: int, seed: int, layout: str | None = None) -> Setup:
    """Return the setup that the options describe."""
    return Setup(
        seats=seats,
        seed=seed,
        ruleset=options.ruleset,
        layout=layout,
        tiles=options.tiles,
        modules=frozenset(options.modules),
        tunnel=options.tunnel,
        new_tiles=mixed_in(options),
    )


def mixed_in(options: Namespace) -> tuple[TileId, ...]:
    """Return the ids of the new tiles asked for; "all" are those of section 12, with Iron also its three."""
    if options.new_tiles != ALL:
        return tuple(map(AddedTile, options.new_tiles))
    return new_tiles(loaded(options.ruleset), options.modules)


def loaded(ruleset: str) -> Ruleset:
    """Return the ruleset of this name or path. Raises UserError."""
    try:
        return load_ruleset(ruleset)
    except RulesetError as problem:
        raise UserError(problem.said) from problem


def boards_asked(options: Namespace, seats: int, asked: Sequence[str] = ()) -> tuple[str, ...]:
    """Return the boards asked for, or all, that have room for so many seats. Raises UserError."""
    try:
        return boards_for([loaded(options.ruleset)], seats, asked, options.modules)
    except PlanError as problem:
        raise by_option(problem) from problem


def by_option(problem: SetupError | PlanError, **called: str) -> UserError:
    """Return the error for what is refused behind its option; `called` has those not named as their field."""
    if not problem.field:
        return UserError(problem.said)
    option = called.get(problem.field, f"--{problem.field.replace('_', '-')}")
    return UserError(at_place(option, problem.said))


def advise(setup: Setup, told: set[Message], **called: str) -> None:
    """Print what the rules advise against in a setup, each remark once.

    `called` has the options that are not named as their field. Raises UserError if the setup is refused.
    """
    try:
        remarks = advice(setup)
    except SetupError as problem:
        raise by_option(problem, **called) from problem
    for remark in remarks:
        if remark not in told:
            told.add(remark)
            tell(message("advice-seed", seed=str(setup.seed), advice=remark))


def check_setups(setups: Collection[Setup]) -> None:
    """Deal every setup once, so that no game is refused later. Raises UserError."""
    told = set[Message]()
    for setup in watched(setups, len(setups), said("run-word-boards")):
        advise(setup, told, layout="--boards")


class GameFailed(UserError):
    """A game that could not be finished; tells its setup and the reason."""

    def __init__(self, failed: Failed) -> None:
        setup = failed.job.setup
        board = layout_for(load_ruleset(setup.ruleset), setup).id
        place = {"seed": str(setup.seed), "board": board, "seats": ",".join(failed.job.names)}
        super().__init__(message("run-game-failed", **place, reason=failed.reason))


class GamesOfRun:
    """Plays and counts the games of a command; must be closed."""

    def __init__(self, games: int, jobs: int | None, *, ordered: bool = False, long: bool = True) -> None:
        """For at most so many games, on so many processes, or one a core."""
        self._runner = runner_for(min(jobs or cores(), games), ordered)
        self._found: Generator[Any, None, None] | None = None
        self.meter = Meter(games, said("run-word-games"), long=long)

    def play(self, jobs: Iterable[Job], play: Play[Result]) -> Iterator[tuple[Job, Result]]:
        """Play every game once and yield it with its result. Raises GameFailed if one cannot be finished."""
        self._found = self._runner.results(jobs, play)
        for job, result in self._found:
            if isinstance(result, Failed):
                raise GameFailed(result)
            yield job, result
            self.meter.step()

    def close(self) -> None:
        """End the games under way, the processes and the meter."""
        if self._found is not None:
            self._found.close()
        self.meter.close()
        self._runner.close()
