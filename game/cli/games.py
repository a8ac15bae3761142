"""Shared by the commands that play many games: setups from options, and a loop that plays one game."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable, Collection, Sequence

from game.cli.progress import watched
from game.cli.saying import UserError, said, tell
from game.cli.values import ALL
from game.match import decided
from game.rules import Setup, new_game, play
from game.rules.events import Tell
from game.rules.message import Message, MessageError, at_place, message
from game.rules.player import Player
from game.rules.ruleset import Ruleset, load_ruleset
from game.rules.ruleset_files import RulesetError
from game.rules.setup import SetupError, advice
from game.rules.setup_tiles import new_tiles
from game.rules.state import GameState

Maker = Callable[[int], Player]
"""Makes a player from a seed."""
Named = Callable[[str], Maker]
"""Finds the maker of a name. Raises MessageError."""


def check_names(option: str, names: Sequence[str], named: Named) -> None:
    """Raise UserError for a name that no automa has."""
    for name in names:
        try:
            named(name)
        except MessageError as problem:
            raise UserError(at_place(option, problem.said)) from problem


def setup_of(options: Namespace, seats: int, seed: int, layout: str | None) -> Setup:
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


def mixed_in(options: Namespace) -> tuple[str, ...]:
    """Return the ids of the new tiles asked for; "all" are those of section 12, with Iron also its three."""
    if options.new_tiles != ALL:
        return tuple(options.new_tiles)
    return new_tiles(loaded(options.ruleset), options.modules)


def loaded(ruleset: str) -> Ruleset:
    """Return the ruleset of this name or path. Raises UserError."""
    try:
        return load_ruleset(ruleset)
    except RulesetError as problem:
        raise UserError(problem.said) from problem


def by_option(problem: SetupError, **called: str) -> UserError:
    """Return the error for a refused setup behind its option; `called` has those not named as their field."""
    if not problem.field:
        return UserError(problem.said)
    option = called.get(problem.field, f"--{problem.field.replace('_', '-')}")
    return UserError(at_place(option, problem.said))


def advise(setup: Setup, told: set[Message]) -> None:
    """Print what the rules advise against in a setup, each remark once. Raises SetupError."""
    for remark in advice(setup):
        if remark not in told:
            told.add(remark)
            tell(message("advice-seed", seed=str(setup.seed), advice=remark))


def check_setups(setups: Collection[Setup], **called: str) -> None:
    """Deal every setup once, so that no game is refused later. Raises UserError."""
    advised = set[Message]()
    try:
        for setup in watched(setups, len(setups), said("run-word-boards")):
            advise(setup, advised)
    except SetupError as problem:
        raise by_option(problem, **called) from problem


def finished(setup: Setup, players: Sequence[Player], tell: Tell | None = None) -> GameState:
    """Play a game without log and undo, and return its final state. Raises Refused."""
    state = new_game(setup)
    for _, move in decided(state, players):
        play(state, move, tell)
    return state
