"""Temperaments at the table: each does more of what it likes than a plain player in the same games."""

from __future__ import annotations

from collections import Counter

import pytest

from game.automa import named
from game.cli.mix import MixCounter
from game.series.playing import finished
from tests.automa.games import board

LIKES = {
    "miner": ("pinge coal", "tunnel coal"),
    "farmer": ("food", "wood"),
    "inventor": ("developments",),
    "merchant": ("thaler",),
}
GAMES = range(5)


def done(name: str) -> tuple[Counter[str], Counter[str]]:
    """What a bauer of a temperament and a plain one do in the same games, each board from both seats."""
    own, plain = Counter[str](), Counter[str]()
    for number in GAMES:
        for seat in (0, 1):
            table = [named("bauer")(0), named("bauer")(0)]
            table[seat] = named(f"bauer:{name}")(0)
            watch = MixCounter(2)
            finished(board(2, number), table, watch)
            own += watch.counts[seat]
            plain += watch.counts[1 - seat]
    return own, plain


@pytest.mark.long
@pytest.mark.parametrize("name", LIKES)
def test_it_does_more_of_what_it_likes(name: str) -> None:
    own, plain = done(name)
    assert sum(own[what] for what in LIKES[name]) > 1.05 * sum(plain[what] for what in LIKES[name])
