"""The line on what was played adds up to the figure above it; a reason is what the deals showed, or none."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from game.coach import Finding, race, reviewer, tell_finding
from game.coach.choices import choices, positions
from game.coach.course import COAL, DEBT, OPEN, SECTIONS, SOON_TILE, course_of
from game.coach.race import Pair, next_heat
from game.coach.shares import shares
from game.coach.why import why
from game.plain_words import plain
from game.rules import events as e
from game.rules.message import Message, Real
from game.rules.terms import Field, Place, Season, Step
from tests.automa.games import mix, played
from tests.english import english

SETUP = mix(2, 3)


def finding(
    worth: float,
    sources: Sequence[tuple[str, float]],
    theirs: float,
    course: Sequence[tuple[str, float, float]] = (),
) -> Finding:
    return Finding(0, (), (), worth, worth - 1, worth + 1, tuple(sources), theirs, 40, tuple(course))


def figures(said: Message) -> tuple[list[int], int]:
    """The parts of the line, and its whole, in tenths of a VP."""
    values = dict(said.values)
    parts, whole = values["parts"], values["whole"]
    assert isinstance(parts, tuple) and isinstance(whole, Real)
    found = []
    for part in parts:
        assert isinstance(part, Message)
        vp = dict(part.values)["vp"]
        assert isinstance(vp, Real)
        found.append(round(10 * vp.number))
    return found, round(10 * whole.number)


MANY = (
    ("tunnel", 4.04),
    ("tunnel_bonus", 3.64),
    ("coal", 3.33),
    ("debt", -3.24),
    ("arrival", -1.11),
    ("water", 0.21),
    ("buildings", -0.52),
)


@pytest.mark.parametrize("sign", [1, -1])
def test_shares_add_up_to_the_whole(sign: int) -> None:
    """Those of the choice that was played: less than the better one brings, or more than the worse."""
    theirs = -2.03
    worth = sum(vp for _, vp in MANY) - theirs
    told = shares(finding(sign * worth, [(key, sign * vp) for key, vp in MANY], sign * theirs))
    parts, whole = figures(told)
    assert whole == -sign * round(10 * worth) and sum(parts) == whole
    assert len(parts) == 6 and "other " in english(told)
    assert parts[0] == -sign * 40, "the largest first, of what was played"


def test_shares_name_what_they_speak_of() -> None:
    _, whole = figures(shares(finding(6.65, [("tunnel", 6.65)], 0.0)))
    assert whole == -67  # as the heading rounds 6.65
    cost = plain(english(shares(finding(3.0, [("tunnel", 2.0)], -1.0))))
    assert cost == (
        "What was played, compared with the better choice: Tunnel −2.0, "
        "more VP for the best opponent −1.0; in all −3.0 VP."
    )
    gain = plain(english(shares(finding(-3.0, [("tunnel", -2.0)], 1.0))))
    assert gain == (
        "What was played, compared with the other choice: Tunnel +2.0, "
        "fewer VP for the best opponent +1.0; in all +3.0 VP."
    )


def test_what_rounding_leaves_is_no_source_of_its_own() -> None:
    parts, whole = figures(shares(finding(1.0, [("tunnel", 0.33), ("coal", 0.33), ("arrival", 0.34)], 0.0)))
    assert len(parts) == 3 and sum(parts) == whole == -10


# -- why ------------------------------------------------------------------------------------------------


def test_a_reason_is_what_the_better_choice_led_to() -> None:
    course = ((SECTIONS, 2.0, 3.6), (f"{SOON_TILE}21", 0.1, 0.95))
    cost = why(finding(5.0, [("tunnel", 5.0)], 0.0, course))
    assert cost is not None
    said = plain(english(cost))
    assert said.startswith("Why: the better choice brings the ") and "38 of 40 games, else in 4" in said
    assert said.endswith("and about 1.6 more emptied sections of the Tunnel by the end.")
    turned = [(name, after, before) for name, before, after in course]
    gain = why(finding(-5.0, [("tunnel", -5.0)], 0.0, turned))
    assert gain is not None
    assert plain(english(gain)) == said.replace("the better choice", "what was played")


@pytest.mark.parametrize(
    "course",
    [
        (),
        ((SECTIONS, 3.6, 2.0),),  # speaks for the worse one
        ((SECTIONS, 2.0, 2.1),),  # next to nothing
        ((DEBT, 1.0, 4.0),),
        ((f"{SOON_TILE}21", 0.5, 0.6),),
    ],
)
def test_what_was_not_seen_is_no_reason(course: tuple[tuple[str, float, float], ...]) -> None:
    assert why(finding(5.0, [("tunnel", 4.0), ("debt", 1.0)], 0.0, course)) is None


def test_less_debt_is_a_reason() -> None:
    said = why(finding(5.0, [("debt", 5.0)], 0.0, [(DEBT, 3.0, 1.0)]))
    assert said is not None and "about 2.0 less debt" in english(said)


# -- where it comes from --------------------------------------------------------------------------------


def test_a_course_counts_what_a_seat_does() -> None:
    found = [
        e.TileAcquired(0, Field.FARMER, "21", 0),
        e.CoalDug(0, Place.PINGE, 0),
        e.CoalDug(1, Place.PINGE, 0),
        e.PingeExhausted(0, 0, 0),
        e.SeasonBegan(1, Season.SUMMER),
        e.CoalDug(0, Place.TUNNEL, 0),
        e.CoalReeled(0),
        e.SectionEmptied(0, 0),
        e.SeasonBegan(1, Season.WINTER),
        e.LeasePaid(0, 1, 0, debt=2),
        e.SeasonBegan(2, Season.SPRING),
        e.DebtReturned(0, 1, "55"),
    ]
    course = {name: count for name, count in course_of(found, 0).items() if count}
    assert course == {
        "tiles": 1,
        f"{SOON_TILE}21": 1,
        COAL: 2,
        "soon-coal": 1,
        SECTIONS: 1,
        OPEN: 2,
        DEBT: 1,
    }


def test_only_what_is_more_than_luck_is_kept_of_a_course() -> None:
    choice = choices(SETUP, played(SETUP, "knecht", "knecht")[1], 0)[-1]
    ends = [[race.Ending(0, {}, 0, {COAL: count}) for count in counts] for counts in ((1, 2) * 4, (2, 1) * 4)]
    assert list(reviewer._course(Pair(choice, (), tuple(ends[0]), tuple(ends[1])))) == []
    more = [one._replace(course={COAL: one.course[COAL] + 3}) for one in ends[0]]
    assert list(reviewer._course(Pair(choice, (), tuple(ends[0]), tuple(more)))) == [(COAL, 1.5, 4.5)]


def test_a_real_choice_is_told_with_shares_that_add_up() -> None:
    moves = played(SETUP, "knecht", "knecht")[1]
    plans = [one for one in choices(SETUP, moves, 0) if one.step == Step.PLANNING]
    choice, places = plans[-1], positions(SETUP, moves)
    pair = race.first_heat(choice, range(1))
    assert pair is not None
    told = tell_finding(reviewer._finding(next_heat(pair, range(1, 5)), 0.05), places[choice.at])
    parts, whole = figures(told.shares)
    assert sum(parts) == whole and told.deals == 4
