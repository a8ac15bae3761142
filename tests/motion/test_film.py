"""The bench's film: every frame of an event is held against the one before it."""

from __future__ import annotations

import numpy as np
import pytest

from game.rules.record import read_record
from tests.bench.film import GAME, Take, Takes, by_seat
from tests.golden.test_golden import text_of


def test_a_take_knows_its_fullest_frame_and_all_that_was_touched() -> None:
    base = np.zeros((10, 10), np.uint32)
    take = Take("Scored", True, base, np.zeros(base.shape, np.bool_))
    for row, wide in ((0, 4), (5, 6), (9, 0)):
        picture = base.copy()
        picture[row, :wide] = 7
        take.see(picture, 0.5)
    assert take.peak == pytest.approx(0.06) and take.seconds == 1.5
    takes = Takes()
    takes.add(take)
    assert takes.told == "  1 × peak  6.0 %, touched 10.0 %, at most 1.5 s, 2 s in all"


def test_every_move_of_the_game_is_read_by_its_seat() -> None:
    record = read_record(text_of(GAME))
    found = [list(moves) for moves in by_seat(record)]
    assert len(found) == record.setup.seats and all(found)
    assert sum(map(len, found)) == len(record.moves)
