"""What the commands that play many games share: setups from options, and a game from its setup to its end."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Callable, Sequence

from game.cli.arguments import UserError
from game.cli.values import ALL
from game.match import Refused
from game.plain import one_line
from game.rules import Setup, legal_moves, new_game, play, refusal, view
from game.rules.events import Tell
from game.rules.message import Message, message
from game.rules.player import Player
from game.rules.ruleset import Ruleset, load_ruleset
from game.rules.ruleset_files import RulesetError
from game.rules.setup import SetupError, advice
from game.rules.setup_tiles import new_tiles
from game.rules.state import GameState
from game.words import Words

Maker = Callable[[int], Player]
"""Makes a player from a seed."""
Named = Callable[[str], Maker]
"""Finds the maker of a name. Raises ValueError, in one line."""


def check_names(option: str, names: Sequence[str], named: Named) -> None:
    """Raises UserError for a name that no automa bears."""
    for name in names:
        try:
            named(name)
        except ValueError as problem:
            raise UserError(f"{option}: {problem}") from problem


def setup_of(options: Namespace, seats: int, seed: int, layout: str | None) -> Setup:
    """A game's setup as the options ask for it."""
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
    """The new tiles asked for; all of them are those of section 12, with Iron its three too."""
    if options.new_tiles != ALL:
        return tuple(options.new_tiles)
    return new_tiles(ruleset_of(options), options.modules)


def ruleset_of(options: Namespace) -> Ruleset:
    """The ruleset asked for. Raises UserError."""
    try:
        return load_ruleset(options.ruleset)
    except RulesetError as problem:
        raise UserError(str(problem)) from problem


def by_option(problem: SetupError, words: Words, **called: str) -> str:
    """Return what the rules refuse in a setup, behind the option that asks for it.

    `called` names the options that are not called as their field in a setup is.
    """
    if not problem.field:
        return words.error(problem)
    option = called.get(problem.field, f"--{problem.field.replace('_', '-')}")
    return words.line(message("setup-option", option=option, why=problem.said))


def advise(setup: Setup, said: set[Message], words: Words) -> None:
    """Print what the rules advise against in a game's setup, each remark once. Raises SetupError."""
    for remark in advice(setup):
        if remark not in said:
            said.add(remark)
            line = words.line(message("advice-seed", seed=str(setup.seed), advice=remark))
            print(f"main.py: {one_line(line)}", file=sys.stderr)


def finished(setup: Setup, players: Sequence[Player], tell: Tell | None = None) -> GameState:
    """The end of a game: no log and no undo, for speed; moves are checked as in a match.

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
