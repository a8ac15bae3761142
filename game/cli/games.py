"""What the commands that play many games share: setups from options, and a game from its setup to its end."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable, Sequence

from game.cli.errors import UserError
from game.cli.saying import tell
from game.cli.values import ALL
from game.match import Refused
from game.rules import Setup, legal_moves, new_game, play, refusal, view
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
    """Raises UserError for a name that no automa bears."""
    for name in names:
        try:
            named(name)
        except MessageError as problem:
            raise UserError(at_place(option, problem.said)) from problem


def setup_of(options: Namespace, seats: int, seed: int, layout: str | None) -> Setup:
    """Return a game's setup as the options ask for it."""
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
    """Return the new tiles asked for; all of them are those of section 12, with Iron its three too."""
    if options.new_tiles != ALL:
        return tuple(options.new_tiles)
    return new_tiles(ruleset_of(options), options.modules)


def ruleset_of(options: Namespace) -> Ruleset:
    """Return the ruleset asked for. Raises UserError."""
    try:
        return load_ruleset(options.ruleset)
    except RulesetError as problem:
        raise UserError(problem.said) from problem


def by_option(problem: SetupError, **called: str) -> UserError:
    """Return what the rules refuse in a setup, behind the option that asks for it.

    `called` names the options that are not called as their field in a setup is.
    """
    if not problem.field:
        return UserError(problem.said)
    option = called.get(problem.field, f"--{problem.field.replace('_', '-')}")
    return UserError(at_place(option, problem.said))


def advise(setup: Setup, told: set[Message]) -> None:
    """Tell what the rules advise against in a game's setup, each remark once. Raises SetupError."""
    for remark in advice(setup):
        if remark not in told:
            told.add(remark)
            tell(message("advice-seed", seed=str(setup.seed), advice=remark))


def finished(setup: Setup, players: Sequence[Player], tell: Tell | None = None) -> GameState:
    """Return the end of a game: no log and no undo, for speed; moves are checked as in a match.

    Events are made only where somebody listens.
    """
    state = new_game(setup)
    while (seat := state.to_move) is not None:
        seen = view(state, seat)
        move = players[seat].choose(seen, legal_moves(seen)).move
        reason = refusal(state, move)
        if reason is not None:
            raise Refused(move, reason)
        play(state, move, tell)
    return state
