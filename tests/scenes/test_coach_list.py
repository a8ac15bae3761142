"""The list of what the coach has found: while more comes in, and once nothing does."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.coach import Review
from tests.scenes.coaches import Coached, Coaches, at_coach, record
from tests.scenes.test_coach import finding, rows


def listed(*worths: tuple[int, float]) -> Review:
    """A review with findings of such worth about these moves."""
    found = [finding(record(), at, worth) for at, worth in worths]
    costs, gains = ([one for one in found if (one.worth > 0) == good] for good in (True, False))
    return Review(len(worths), 100, tuple(costs), tuple(gains))


def test_the_list_stays_in_order_while_one_reads() -> None:
    """What comes in gets the next number and the next place, however much it is worth."""
    said = [
        *[listed((30, 4.0), (60, -2.0))] * 4,
        *[listed((40, 9.0), (30, 5.0), (60, -2.5), (80, -1.0))] * 4,
        *[listed((40, 9.0), (50, 8.0), (80, -1.0))] * 4,
    ]
    hand = at_coach(Coaches(said))
    hand.step()
    first, good = rows(hand)
    hand.click(good.rect.center)
    assert hand.coach.chosen == good.number == 2
    for _ in range(4):
        hand.step()
    assert [row.number for row in rows(hand)] == [1, 3, 2, 4]
    assert rows(hand)[0].rect == first.rect and rows(hand)[2].rect == good.rect
    assert hand.coach.chosen == 2 and hand.coach.form.focused is rows(hand)[2]
    for _ in range(4):
        hand.step()
    assert [row.number for row in rows(hand)] == [1, 3, 4], "8.0 has what is free, and -2.5 is gone"
    assert [one.finding.at for one in hand.coach.listing.listed] == [50, 40, 80]


def numbers(hand: Coached) -> list[tuple[int, int, float]]:
    """The number, place and VP of what is listed, in its order."""
    return [(one.number, one.place, one.finding.worth) for one in hand.coach.listing.listed]


@pytest.mark.parametrize("dies", [False, True])
def test_the_list_has_no_holes_once_nothing_more_comes(tmp_path: Path, dies: bool) -> None:
    """It is the list of a review that is opened later, and what is told stays told."""
    many, fewer = listed((40, 9.0), (30, 5.0), (50, 4.0), (60, -2.0)), listed((30, 5.0), (60, -2.0))
    last = [] if dies else [fewer._replace(done=fewer.total)]
    hand = at_coach(Coaches([*[many] * 4, *[fewer] * 4, *last], dies), path=tmp_path / "game.hasp")
    hand.step()
    hand.click(rows(hand)[1].rect.center)
    for _ in range(4):
        hand.step()
    assert numbers(hand) == [(2, 1, 5.0), (4, 0, -2.0)] and hand.coach.busy
    while hand.coach.busy:
        hand.step()
    assert numbers(hand) == [(1, 0, 5.0), (2, 0, -2.0)]
    told, chart = hand.coach.found, hand.coach.chart
    assert told is not None and told.worth == 5.0 and hand.coach.form.focused is rows(hand)[0]
    hand.app.draw()
    assert [one.number for one in chart.findings] == [1, 2] and chart.chosen == hand.coach.chosen == 1
    if not dies:
        assert numbers(at_coach(Coaches(), path=tmp_path / "game.hasp")) == numbers(hand)
