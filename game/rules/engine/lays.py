"""The lays that each field takes (section 5): a check, and the lays that pass it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import product
from typing import Final

from game.rules.box import Cost, meets
from game.rules.crew import Payment, Use, Worker
from game.rules.disks import NO_DISKS, Disks, minus
from game.rules.message import TileName
from game.rules.moves import Lay
from game.rules.reason import Reason
from game.rules.terms import Colour, Field

MIXED: Final = Reason("P3", "refused-mixed")
NO_SUCH_TILE: Final = Reason("P3", "refused-no-such-tile")
FEW_COLOURS: Final = Reason("16", "refused-few-colours", tile=TileName("16"))
NO_TILE_FOR_COTTAGE: Final = Reason(
    "26", "refused-cottage", lambda box: {"disks": box.ruleset.valley.cottage_disks}, tile=TileName("26")
)
OWN_WORKERS_ONLY: Final = Reason(
    "16", "refused-own-workers-only", basket=TileName("16"), cottage=TileName("26")
)
NO_PAY: Final = Reason("P4", "refused-no-pay")

Costs = frozenset[Cost]
Specials = tuple[int, int, int]
"""Markers that stand for no disk of one colour: Kiepenkerl, Wicker Basket, Cottage."""
NO_SPECIALS: Final[Specials] = (0, 0, 0)
NO_COSTS: Final[Costs] = frozenset()


def own_refusal(lay: Lay, develops: bool, costs: Costs, cottage_disks: int) -> Reason | None:
    """Own workers: any number of disks of one colour; several to develop exactly (P3, R-7, 16, 26)."""
    if lay.food or lay.thaler:
        return NO_PAY
    total = lay.total
    if lay.special:
        return _special_refusal(lay, develops, costs, cottage_disks)
    if total == NO_DISKS or lay.colour >= 0:
        return None
    if not develops:
        return MIXED
    return None if any(meets(total, cost) for cost in costs) else NO_SUCH_TILE


def _special_refusal(lay: Lay, develops: bool, costs: Costs, cottage_disks: int) -> Reason | None:
    """An own worker's field with a marker of tiles 16, 26 or 28."""
    one_colour = sum(map(bool, lay.total)) <= 1
    if lay.basket and one_colour and not (lay.wild and any(lay.total)):
        return FEW_COLOURS
    if lay.cottage:
        wild = lay.wild + lay.cottage * cottage_disks
        fits = develops and any(meets(lay.total, cost, wild) for cost in costs)
        return None if fits else NO_TILE_FOR_COTTAGE
    if lay.basket or one_colour:
        return None
    if not develops:
        return MIXED
    return None if any(meets(lay.total, cost, lay.wild) for cost in costs) else NO_SUCH_TILE


def paid_refusal(worker: Worker, uses: Iterable[Use], lay: Lay) -> Reason | None:
    """Return the reason why a field that takes exact payments refuses a lay, or None (P4, 19, 35, I3)."""
    if lay.empty:
        return None
    if (lay.food or lay.thaler) and not (worker.takes.food or worker.takes.thaler):
        return NO_PAY
    if lay.basket or lay.cottage:
        return OWN_WORKERS_ONLY
    return None if any(_is(lay, pay) for use in uses for pay in use.pays) else worker.why.unpaid


def _is(lay: Lay, pay: Payment) -> bool:
    """Return True if a lay is this payment, with Kiepenkerl markers in the place of missing disks."""
    missing = minus(pay.disks, lay.total)
    alike = lay.food == pay.food and lay.thaler == pay.thaler
    return alike and min(missing) >= 0 and sum(missing) == lay.wild


def wild_colours(uses: Iterable[Use], lay: Lay) -> tuple[Colour, ...]:
    """Return the colours that the Kiepenkerl markers on a paid field can stand for."""
    missing = [minus(pay.disks, lay.total) for use in uses for pay in use.pays if _is(lay, pay)]
    return tuple(colour for colour in Colour if any(disks[colour] for disks in missing))


@lru_cache(maxsize=65_536)
def own_lays(
    field: Field,
    disks: Disks,
    markers: Disks,
    specials: Specials,
    develops: bool,
    costs: Costs,
    cottage_disks: int,
) -> tuple[Lay, ...]:
    """Return every lay of an own worker with the disks and markers at hand."""
    lays = (
        Lay(field, some, marks, 0, 0, *chosen) if any(chosen) else Lay(field, some, marks)
        for chosen, some, marks in product(_up_to(specials), _up_to(disks), _up_to(markers))
    )
    return tuple(lay for lay in lays if own_refusal(lay, develops, costs, cottage_disks) is None)


@lru_cache(maxsize=16_384)
def paid_lays(
    field: Field, uses: tuple[Use, ...], disks: Disks, markers: Disks, wild: int, food: int, thaler: int
) -> tuple[Lay, ...]:
    """Return every lay of a field that takes exact payments, from what is at hand; first the empty one."""
    found = [Lay(field)]
    for count in range(wild + 1):
        for pay in (pay for use in uses for pay in use.pays):
            if pay.food <= food and pay.thaler <= thaler:
                found += _ways_to_pay(field, pay, disks, markers, count)
    return tuple(dict.fromkeys(found))


def _ways_to_pay(field: Field, pay: Payment, disks: Disks, markers: Disks, wild: int) -> Iterator[Lay]:
    """Yield the lays of a payment, so many of its disks replaced by Kiepenkerl markers."""
    for spared, marks in product(_up_to(pay.disks), _up_to(markers)):
        laid = minus(minus(pay.disks, spared), marks)
        if sum(spared) == wild and min(laid) >= 0 and min(minus(disks, laid)) >= 0:
            yield Lay(field, laid, marks, pay.food, pay.thaler, wild)


def _up_to(most: Sequence[int]) -> Iterator[Disks]:
    black, brown, yellow = (range(count + 1) for count in most)
    yield from product(black, brown, yellow)
