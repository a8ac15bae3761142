"""What the commands that play many games share: setups from options, and a game from its setup to its end."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Callable, Sequence
from dataclasses import fields

from game.cli.arguments import UserError
from game.cli.values import ALL
from game.match import Refused
from game.plain import one_line
from game.rules import Setup, legal_moves, new_game, play, refusal, view
from game.rules.events import Tell
from game.rules.player import Player
from game.rules.ruleset import Ruleset, load_ruleset
from game.rules.ruleset_files import RulesetError
from game.rules.setup import advice
from game.rules.setup_tiles import new_tiles
from game.rules.state import GameState

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


def by_option(refusal: str) -> str:
    """What the rules refuse in a setup, with the option's name for the field's."""
    field_name, colon, reason = refusal.partition(":")
    known = {one.name for one in fields(Setup)}
    return f"--{field_name.replace('_', '-')}{colon}{reason}" if field_name in known else refusal


def advise(setup: Setup, said: set[str]) -> None:
    """What the rules advise against in a game's setup, each remark once. Raises SetupError."""
    for text in advice(setup):
        if text not in said:
            said.add(text)
            print(f"main.py: advice for seed {setup.seed}: {one_line(text)}", file=sys.stderr)


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
