"""Takings that were played on, as options and in words: what they lead to and what they leave the others."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean

from game.automa.drafting import Taking
from game.automa.intentions import LITTLE, next_best, taking_sentence
from game.automa.lookahead import Course
from game.automa.moment import moment_before
from game.automa.prospects import Outlook
from game.automa.weighing import SHOWN, components, option_of, standing
from game.automa.weights import Weights
from game.rules.player import Aspect, Component, Option
from game.rules.state import GameState
from game.rules.terms import Season

_TOLD = 0.3
"""VP: what others lose less of is not spoken of."""


def course_options(view: GameState, courses: Sequence[Course], weights: Weights) -> tuple[Option, ...]:
    """What the best courses bring their seat beside where it stands, and take from the others."""
    number = view.to_move
    assert number is not None
    moment = moment_before(view.box, view.year, view.season)
    before = standing(view, number, view.seats[number], moment, weights)
    return tuple(
        option_of(
            course.move,
            (
                *components(before, course.own(number)),
                _denial(course, courses, number),
                Component(Aspect.RISK, course.risk(number), "differs with what is drawn"),
            ),
        )
        for course in courses[:SHOWN]
    )


def course_reasons(
    view: GameState, courses: Sequence[Course], found: Sequence[Taking], outlook: Outlook
) -> tuple[str, ...]:
    """Why the first of these courses."""
    chosen, number = courses[0], outlook.number
    taking = next(taking for taking in found if taking.move == chosen.move)
    reasons = [taking_sentence(view, taking, outlook), _ahead(view, chosen, number)]
    denial = _denial(chosen, courses, number)
    if denial.vp >= _TOLD:
        reasons.append(f"It leaves the best of the others {denial.vp:.1f} VP less: {denial.text}.")
    less = chosen.value(number) - courses[1].value(number) if len(courses) > 1 else 0.0
    if less >= LITTLE:
        reasons.append(next_best(view, courses[1].move, number, less))
    return tuple(reasons)


def _ahead(view: GameState, chosen: Course, number: int) -> str:
    """Where it leads to, and how the seat would stand there."""
    margin = chosen.margin(number)
    if chosen.until is None:
        where = "to the end of the game"
    else:
        year, season = divmod(chosen.until, Season.AUTUMN + 1)
        where = f"to the {Season(season).label} of year {year + 1}"
    deals = f" in {len(chosen.sights)} deals" if len(chosen.sights) > 1 else ""
    side = "ahead of" if margin >= 0 else "behind"
    return f"Played on {where}{deals}, it is on average {abs(margin):.1f} VP {side} the best of the others."


def _denial(course: Course, courses: Sequence[Course], number: int) -> Component:
    """What the best of the others loses by it, against what all courses leave on average."""
    lost = fmean(each.rival(number) for each in courses) - course.rival(number)
    return Component(Aspect.DENIES, lost, _denied(course, courses, number))


def _denied(course: Course, courses: Sequence[Course], number: int) -> str:
    """Whom it costs most, and what that seat would have taken where it fares best."""
    others = [seat for seat in range(len(course.sights[0].standings)) if seat != number]

    def lost(seat: int) -> float:
        return max(each.own(seat).total for each in courses) - course.own(seat).total

    seat = max(others, key=lost)
    best = max(courses, key=lambda each: each.own(seat).total)
    wanted, left = best.sights[0].replies[seat], course.sights[0].replies[seat]
    if not wanted or wanted == left:
        return f"player {seat + 1}"
    instead = f"takes {left}" if left else "takes nothing more"
    return f"player {seat + 1} {instead}, not {wanted}"
