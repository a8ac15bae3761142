"""Takings and plans that were played on, as options and as reasons: where they lead, and what others have."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from game.automa.denials import denial_of
from game.automa.horizon import horizon_before
from game.automa.intentions import LITTLE, goal_reason, lay_reasons, next_best, taking_said
from game.automa.lookahead import Candidate
from game.automa.own_lines import ToldLine, lines_of, told_line
from game.automa.plan_search import PlanSearch, Prospect
from game.automa.points import CLEARLY, Prize, points
from game.automa.weighing import SHOWN, components, option_of, standing
from game.automa.weights import Weights
from game.rules.message import Amount, Message, Real, Value, message
from game.rules.moves import Lay, Move
from game.rules.player import Aspect, Component, Option, Point
from game.rules.state import GameState
from game.rules.terms import Season

_TOLD: Final = 0.3
"""VP: smaller losses of others are not mentioned."""


def candidate_options(
    view: GameState, candidates: Sequence[Candidate], weights: Weights
) -> tuple[Option, ...]:
    """Return the best candidates as options: their gain for the seat, and the loss of others."""
    number = view.mover
    horizon = horizon_before(view.box, view.year, view.season)
    before = standing(view, number, view.seats[number], horizon, weights)
    if all(candidate.until is None for candidate in candidates):
        before = before._replace(later={})  # nothing comes after the end: what is left unused is no loss
    return tuple(
        option_of(
            candidate.move,
            (
                *components(before, candidate.own(number)),
                denial_of(candidate, candidates, number),
                Component(Aspect.RISK, candidate.risk(number), message("component-risk-of-draws")),
            ),
        )
        for candidate in candidates[:SHOWN]
    )


def candidate_reasons(
    view: GameState, candidates: Sequence[Candidate], search: PlanSearch
) -> Iterator[Message]:
    """Yield the reasons for the first of these candidates."""
    chosen, number = candidates[0], search.number
    yield _goal(view, chosen, number)
    yield _ahead(chosen, number, len(view.box.phases))
    denial = denial_of(chosen, candidates, number)
    if denial.vp >= _TOLD and denial.text is not None:
        yield _denies(denial.vp, denial.text)
    less = chosen.value(number) - candidates[1].value(number) if len(candidates) > 1 else 0.0
    if less >= LITTLE:
        yield next_best(view, candidates[1].move, number, less)


def plan_options(view: GameState, candidates: Sequence[Candidate], weights: Weights) -> tuple[Option, ...]:
    """Return the next lays of the best plans as options, each with its best plan."""
    lays: dict[Move, Candidate] = {}
    for candidate in candidates:
        lays.setdefault(candidate.move, candidate)
    return candidate_options(view, tuple(lays.values()), weights)


def plan_reasons(
    view: GameState, candidates: Sequence[Candidate], search: PlanSearch, best: Prospect, lay: Lay
) -> Iterator[Message]:
    """Yield the reasons for the next lay of a plan that was played on: what it does, and where it leads."""
    yield from lay_reasons(view, search, best, lay)
    yield _ahead(candidates[0], search.number, len(view.box.phases))


def _goal(view: GameState, chosen: Candidate, number: int) -> Message:
    """Return a message about what the seat does with its disks, as it was played on."""
    line, deals = told_line(lines_of(chosen, view.box)), len(chosen.rollouts)
    often = {"told": len(line.deals), "deals": deals} if len(line.deals) < deals else {}
    return goal_reason(taking_said(view, chosen.move, number), line.follow, line.deeds, **often)


def candidate_points(candidates: Sequence[Candidate], search: PlanSearch) -> Iterator[Point]:
    """Yield the points of the first of these candidates: first what the others lose, if that is decisive."""
    best, number = candidates[:2], search.number
    own = _own_points(best, search)
    denial = denial_of(best[0], candidates, number)
    own_lead = best[0].own(number).total - best[-1].own(number).total
    denied = best[-1].rival(number) - best[0].rival(number)
    if denied >= CLEARLY and denied > own_lead and denial.text is not None:
        said = message("advise-denies", seat=dict(denial.text.values)["seat"])
        yield own[0]._replace(said=said, rule="") if own else Point((), said, "")
    yield from own


def _own_points(best: Sequence[Candidate], search: PlanSearch) -> list[Point]:
    """Return the points of the first candidate's own turn: those of all deals that are told of.

    What no majority of the deals does is left out.
    """
    deals = len(best[0].rollouts)
    line = told_line(lines_of(best[0], search.horizon.box))
    if 2 * len(line.deals) <= deals:
        line = ToldLine((), (), tuple(range(deals)))
    first, *others = ([*_points_in(deal, best, line, search)] for deal in line.deals)
    found = [point for point in first if all(point in each for each in others)]
    bare = Point(line.deeds, None, "", line.follow)
    mostly = len(line.deals) < deals
    return [point._replace(mostly=mostly) for point in found or ([bare] if line.deeds else [])]


def _points_in(deal: int, best: Sequence[Candidate], line: ToldLine, search: PlanSearch) -> Iterator[Point]:
    """Yield the points of the first candidate in one deal; the second one is next best."""
    turns = [candidate.rollouts[deal].turn for candidate in best]
    after, rival = turns[0].after, turns[1].after if len(turns) > 1 else None
    told = turns[0].events, line.deeds, line.follow
    return points(Prize(search.state, search.seat, after, search.horizon, search.weights, *told), rival)


def _ahead(chosen: Candidate, number: int, phases: int) -> Message:
    """Return a message about where a candidate leads, and the standing of the seat there."""
    margin, deals = chosen.margin(number), len(chosen.rollouts)
    side = "ahead" if margin >= 0 else "behind"
    mean_of: dict[str, Value] = {"deals": deals, "phases": chosen.ends, "ends": deals * chosen.ends}
    if chosen.until is None:
        return message(f"reason-{side}-at-end", vp=_vp(abs(margin)), **mean_of)
    year, season = divmod(chosen.until, phases)
    when: dict[str, Value] = {"season": Season(season), "year": year + 1}
    return message(f"reason-{side}-by-season", vp=_vp(abs(margin)), **mean_of, **when)


def _vp(vp: float) -> Amount:
    return Amount(Real(vp), "vp")


def _denies(lost: float, text: Message) -> Message:
    """Return a message about the loss of others, and what one takes instead, or who loses most."""
    if text.id == "component-denies":
        return message("reason-denies-seat", vp=_vp(lost), seat=dict(text.values)["seat"])
    return message("reason-denies", vp=_vp(lost), what=text)
