"""Opponents: each sees a view and the legal moves, and returns a move with its reasons."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial

from game.automa.bauer import Bauer
from game.automa.greedy import Greedy
from game.automa.knecht import Knecht
from game.automa.mcts import Mcts
from game.automa.random_player import RandomPlayer
from game.rules.player import Player

AUTOMAS: dict[str, Callable[[int], Player]] = {"bauer": Bauer, "knecht": Knecht}
"""The levels: what makes an automa of each from a seed, the strongest first."""
LEVELS = tuple(AUTOMAS)
BASELINES: dict[str, Callable[[int], Player]] = {"greedy": Greedy, "random": RandomPlayer}
"""What others are measured by, beside `mcts:N`; the window does not offer them."""
_MCTS = re.compile(r"mcts:([1-9][0-9]{0,6})")


def named(name: str) -> Callable[[int], Player]:
    """What makes the automa or baseline of a name. Raises ValueError, in one line."""
    if found := _MCTS.fullmatch(name):
        return partial(Mcts, playouts=int(found[1]))
    if name.partition(":")[0] == "mcts":
        raise ValueError(f"{name!r} needs its playouts a decision, 1 to 9999999, as in mcts:200")
    players = {**AUTOMAS, **BASELINES}
    if name not in players:
        raise ValueError(f"there is no automa {name!r}; there are: {', '.join(players)}, mcts:N")
    return players[name]
