"""What a taking leaves to the others, against the average of all that were played on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from statistics import fmean

from game.automa.lookahead import Candidate
from game.rules.message import Message, SeatName, Value, message
from game.rules.player import Aspect, Component


def denial_of(candidate: Candidate, candidates: Sequence[Candidate], number: int) -> Component:
    """Return the loss of the best of the others, against the average of all candidates."""
    lost = fmean(each.rival(number) for each in candidates) - candidate.rival(number)
    return Component(Aspect.DENIES, lost, _denied(candidate, candidates, number))


def _denied(candidate: Candidate, candidates: Sequence[Candidate], number: int) -> Message:
    """Return a message about the seat that loses most against the average of all candidates, and what it
    would have taken where it fares best."""
    others = [seat for seat in range(len(candidate.rollouts[0].standings)) if seat != number]

    def lost(seat: int) -> float:
        return fmean(each.own(seat).total for each in candidates) - candidate.own(seat).total

    seat = max(others, key=lost)
    best = max(candidates, key=lambda each: each.own(seat).total)
    return _instead(seat, candidate, best)


def _instead(seat: int, candidate: Candidate, best: Candidate) -> Message:
    """Return a message about what a seat takes instead in most of the deals; about the seat alone where
    most differ."""
    pairs = zip(best.rollouts, candidate.rollouts, strict=True)
    replies = Counter((there.replies[seat], here.replies[seat]) for there, here in pairs)
    (wanted, left), often = replies.most_common(1)[0]
    deals = len(candidate.rollouts)
    if wanted is None or wanted == left or 2 * often <= deals:
        return message("component-denies", seat=SeatName(seat))
    values: dict[str, Value] = {"seat": SeatName(seat), "wanted": wanted}
    in_deals: dict[str, Value] = {"told": often, "deals": deals} if often < deals else {}
    end = "-in-deals" if in_deals else ""
    if left is None:
        return message(f"component-denies-all{end}", **values, **in_deals)
    return message(f"component-denies-disks{end}", **values, taken=left, **in_deals)
