"""Records for tests."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random

import pytest

from game.rules import Setup, new_game, play, record_text
from game.rules.record import Fault, RecordError
from game.rules.record.lines import CHECKED_LINE, FIRST_LINE
from tests.english import english
from tests.properties.games import eager

TWO_ROUNDS = Setup(seats=2, seed=11, layout="two-rounds", tiles="random", open_planning=True)
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


def named_alone(text: str) -> str:
    """The record as editions before wrote it: it names its ruleset and carries no text of it."""
    lines = by_hand(text).splitlines()
    return "".join(f"{line}\n" for line in lines if not line.startswith("draft:"))


@contextmanager
def refused(pattern: str, fault: Fault = Fault.DAMAGED) -> Iterator[None]:
    """Expect a record to be refused, for a reason that has the pattern in it."""
    with pytest.raises(RecordError) as caught:
        yield
    said = english(caught.value)
    assert re.search(pattern, said), said
    assert caught.value.fault is fault and caught.value.damaged == (fault is Fault.DAMAGED)
