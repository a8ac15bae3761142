"""What may lie on each field (section 5): one refusal a kind of field, and the lays it does not refuse."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import product

from game.rules.box import Cost, meets
from game.rules.moves import Lay
from game.rules.reason import Reason
from game.rules.terms import NO_DISKS, Colour, Disks, Field

MIXED = Reason("P3", "several colours lie only on a worker that may develop")
NO_SUCH_TILE = Reason(
    "P3",
    "several colours must exactly meet what a development in play, not yet owned, requires (R-7)",
)
NO_PAY = Reason("P4", "only contract workers are paid in food or Thaler")
DIGGER_PAY = Reason("P4", "this worker is paid exactly 1 yellow disk, 1 food or 1 Thaler")
MINER_PAY = Reason("P4", "the coal-miner is paid exactly 1 food or 1 Thaler (R-8)")
MILL_DISKS = Reason("35", "the Water Mill takes exactly 2 yellow or 2 black disks")

Costs = frozenset[Cost]
NO_COSTS: Costs = frozenset()


def mono(disks: Disks) -> int:
    """The only colour of some disks, or -1 for none or several."""
    black, brown, yellow = disks
    if black:
        return -1 if brown or yellow else 0
    if brown:
        return -1 if yellow else 1
    return 2 if yellow else -1


def own_refusal(lay: Lay, develops: bool, costs: Costs) -> Reason | None:
    """Farmer and farmhand: any number of one colour; several to develop exactly (P3, R-7)."""
    if lay.food or lay.thaler:
        return NO_PAY
    total = lay.total
    if total == NO_DISKS or mono(total) >= 0:
        return None
    if not develops:
        return MIXED
    return None if any(meets(total, cost) for cost in costs) else NO_SUCH_TILE


def contract_refusal(lay: Lay) -> Reason | None:
    """Contract workers: exactly one of what pays them, or nothing (P4)."""
    if lay.empty:
        return None
    black, brown, yellow = lay.total
    miner = lay.field == Field.COAL_MINER
    if black or brown or (miner and yellow) or yellow + lay.food + lay.thaler != 1:
        return MINER_PAY if miner else DIGGER_PAY
    return None


def mill_refusal(lay: Lay, disks: int) -> Reason | None:
    """Water Mill: exactly so many yellow or black disks, or nothing (tile 35)."""
    if lay.food or lay.thaler:
        return NO_PAY
    black, brown, yellow = lay.total
    if lay.empty or (not brown and (black, yellow) in ((disks, 0), (0, disks))):
        return None
    return MILL_DISKS


@lru_cache(maxsize=65_536)
def own_lays(field: Field, disks: Disks, markers: Disks, develops: bool, costs: Costs) -> tuple[Lay, ...]:
    """Every lay of an own worker from the disks and colour markers at hand."""
    lays = (Lay(field, *split) for split in _splits(disks, markers))
    return tuple(lay for lay in lays if own_refusal(lay, develops, costs) is None)


@lru_cache(maxsize=1_024)
def contract_lays(field: Field, yellow: bool, marker: bool, food: bool, thaler: bool) -> tuple[Lay, ...]:
    """Every lay of a contract worker from what is at hand."""
    lays = [Lay(field)]
    if yellow:
        lays.append(Lay(field, (0, 0, 1)))
    if marker:
        lays.append(Lay(field, NO_DISKS, (0, 0, 1)))
    if food:
        lays.append(Lay(field, NO_DISKS, NO_DISKS, 1, 0))
    if thaler:
        lays.append(Lay(field, NO_DISKS, NO_DISKS, 0, 1))
    return tuple(lay for lay in lays if contract_refusal(lay) is None)


@lru_cache(maxsize=16_384)
def mill_lays(disks: Disks, markers: Disks, exactly: int) -> tuple[Lay, ...]:
    """Every lay of the Water Mill from the disks and colour markers at hand."""
    lays = (Lay(Field.WATER_MILL, *split) for split in _splits(disks, markers))
    return tuple(lay for lay in lays if mill_refusal(lay, exactly) is None)


def _splits(disks: Disks, markers: Disks) -> Iterator[tuple[Disks, Disks]]:
    """Every choice of some of the disks and some of the markers."""
    colours = range(len(Colour))
    for some in product(*(range(disks[c] + 1) for c in colours)):
        for marks in product(*(range(markers[c] + 1) for c in colours)):
            yield (some[0], some[1], some[2]), (marks[0], marks[1], marks[2])
