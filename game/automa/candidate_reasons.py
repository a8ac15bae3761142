"""Takings that were played on, as options and as reasons: where they lead, and what they leave to others."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from statistics import fmean

from game.automa.drafting import Taking
from game.automa.horizon import horizon_before
from game.automa.intentions import LITTLE, next_best, taking_reason
from game.automa.lookahead import Candidate
from game.automa.plan_search import PlanSearch
from game.automa.points import CLEARLY, prospect_points
from game.automa.weighing import SHOWN, components, option_of, standing
from game.automa.weights import Weights
from game.rules.message import Amount, Message, Real, SeatName, Value, message
from game.rules.player import Aspect, Component, Option, Point
from game.rules.state import GameState
from game.rules.terms import Season

_TOLD = 0.3
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
                _denial(candidate, candidates, number),
                Component(Aspect.RISK, candidate.risk(number), message("component-risk-of-draws")),
            ),
        )
        for candidate in candidates[:SHOWN]
    )


def candidate_reasons(
    view: GameState, candidates: Sequence[Candidate], found: Sequence[Taking], search: PlanSearch
) -> Iterator[Message]:
    """Yield the reasons for the first of these candidates."""
    chosen, number = candidates[0], search.number
    yield taking_reason(view, next(taking for taking in found if taking.move == chosen.move), search)
    yield _ahead(chosen, number, len(view.box.phases))
    denial = _denial(chosen, candidates, number)
    if denial.vp >= _TOLD and denial.text is not None:
        yield _denies(denial.vp, denial.text)
    less = chosen.value(number) - candidates[1].value(number) if len(candidates) > 1 else 0.0
    if less >= LITTLE:
        yield next_best(view, candidates[1].move, number, less)


def candidate_points(
    view: GameState, candidates: Sequence[Candidate], found: Sequence[Taking], search: PlanSearch
) -> Iterator[Point]:
    """Yield the points of the first of these candidates: first what the others lose, if that is decisive."""
    takings = {taking.move: taking for taking in found}
    best = candidates[: 1 + (len(candidates) > 1)]
    follow = takings[best[0].move].follow
    own = list(prospect_points(search, [takings[each.move].prospect for each in best], follow))
    denial, number = _denial(best[0], candidates, search.number), search.number
    own_lead = best[0].own(number).total - best[-1].own(number).total
    denied = best[-1].rival(number) - best[0].rival(number)
    if denied >= CLEARLY and denied > own_lead and denial.text is not None:
        said = message("advise-denies", seat=dict(denial.text.values)["seat"])
        yield Point(own[0].deeds if own else (), said, "", follow)
    yield from own


def _ahead(chosen: Candidate, number: int, phases: int) -> Message:
    """Return a message about where a candidate leads, and the standing of the seat there."""
    margin, deals = chosen.margin(number), len(chosen.rollouts)
    side = "ahead" if margin >= 0 else "behind"
    if chosen.until is None:
        return message(f"reason-{side}-at-end", deals=deals, vp=_vp(abs(margin)))
    year, season = divmod(chosen.until, phases)
    when: dict[str, Value] = {"season": Season(season), "year": year + 1}
    return message(f"reason-{side}-by-season", deals=deals, vp=_vp(abs(margin)), **when)


def _vp(vp: float) -> Amount:
    return Amount(Real(vp), "vp")


def _denies(lost: float, text: Message) -> Message:
    """Return a message about the loss of others, and what one takes instead, or who loses most."""
    if text.id == "component-denies":
        return message("reason-denies-seat", vp=_vp(lost), seat=dict(text.values)["seat"])
    return message("reason-denies", vp=_vp(lost), what=text)


def _denial(candidate: Candidate, candidates: Sequence[Candidate], number: int) -> Component:
    """Return the loss of the best of the others, against the average of all candidates."""
    lost = fmean(each.rival(number) for each in candidates) - candidate.rival(number)
    return Component(Aspect.DENIES, lost, _denied(candidate, candidates, number))


def _denied(candidate: Candidate, candidates: Sequence[Candidate], number: int) -> Message:
    """Return a message about the seat that loses most, and what it would have taken where it fares best."""
    others = [seat for seat in range(len(candidate.rollouts[0].standings)) if seat != number]

    def lost(seat: int) -> float:
        return max(each.own(seat).total for each in candidates) - candidate.own(seat).total

    seat = max(others, key=lost)
    best = max(candidates, key=lambda each: each.own(seat).total)
    wanted, left = best.rollouts[0].replies[seat], candidate.rollouts[0].replies[seat]
    if wanted is None or wanted == left:
        return message("component-denies", seat=SeatName(seat))
    if left is None:
        return message("component-denies-all", seat=SeatName(seat), wanted=wanted)
    return message("component-denies-disks", seat=SeatName(seat), wanted=wanted, taken=left)
