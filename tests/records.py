"""Records for tests."""

from __future__ import annotations

from random import Random

from game.rules import Setup, new_game, play, record_text
from game.rules.record_lines import CHECKED_LINE, FIRST_LINE
from tests.properties.games import eager

TWO_ROUNDS = Setup(seats=2, seed=11, layout="Two rounds", tiles="random", open_planning=True)
PLAYERS = ("Anna (human, red)", "Steiger (automa bauer 7, blue)", "Zoë (human, green)", "Dörte")


def finished(setup: Setup) -> str:
    """The record of a game that players by chance played to its end."""
    state, random, moves = new_game(setup), Random(1), []
    while state.to_move is not None:
        moves.append(eager(random, state))
        play(state, moves[-1], None)
    return record_text(setup, moves, PLAYERS[: setup.seats])


def by_hand(text: str) -> str:
    """The record without its checks, as a person writes one."""
    lines = [line for line in text.splitlines() if not line.startswith(("check:", "end:"))]
    return "\n".join(lines).replace(CHECKED_LINE, FIRST_LINE, 1) + "\n"
