"""The lays that each field takes (section 5): a check for each kind, and the lays that pass it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import product

from game.rules.box import Cost, meets
from game.rules.message import Amount, TileName
from game.rules.moves import Lay
from game.rules.reason import Reason
from game.rules.terms import NO_DISKS, Colour, Disks, Field, Resource

MIXED = Reason("P3", "refused-mixed")
NO_SUCH_TILE = Reason("P3", "refused-no-such-tile")
FEW_COLOURS = Reason("16", "refused-few-colours", tile=TileName("16"))
NO_TILE_FOR_COTTAGE = Reason(
    "26", "refused-cottage", lambda box: {"disks": box.ruleset.valley.cottage_disks}, tile=TileName("26")
)
OWN_WORKERS_ONLY = Reason("16", "refused-own-workers-only", basket=TileName("16"), cottage=TileName("26"))
WIFE_DISK = Reason("19", "refused-wife-disk", black=Amount(1, Colour.BLACK), yellow=Amount(1, Colour.YELLOW))
WORKSHOP_DISK = Reason("I3", "refused-workshop-disk", disk=Amount(1, Colour.YELLOW))
NO_PAY = Reason("P4", "refused-no-pay")
_COIN: tuple[Amount, ...] = (Amount(1, Resource.FOOD), Amount(1, "thaler"))
_PAY = {
    worker: Reason("P4", "refused-pay", worker=worker, pay=pay)
    for worker, pay in (
        (Field.COAL_DIGGER, (Amount(1, Colour.YELLOW), *_COIN)),
        (Field.COAL_MINER, _COIN),
        (Field.HASPELKNECHT, (Amount(1, Colour.YELLOW), *_COIN)),
    )
}
MILL_DISKS = Reason(
    "35",
    "refused-mill-disks",
    lambda box: {
        "disks": tuple(Amount(box.ruleset.mill.disks, colour) for colour in (Colour.YELLOW, Colour.BLACK))
    },
)

Costs = frozenset[Cost]
Specials = tuple[int, int, int]
"""Markers that stand for no disk of one colour: Kiepenkerl, Wicker Basket, Cottage."""
NO_SPECIALS: Specials = (0, 0, 0)
NO_COSTS: Costs = frozenset()


def single_colour(disks: Disks) -> int:
    """Return the only colour of some disks, or -1 for none or several."""
    black, brown, yellow = disks
    if black:
        return -1 if brown or yellow else 0
    if brown:
        return -1 if yellow else 1
    return 2 if yellow else -1


def own_refusal(lay: Lay, develops: bool, costs: Costs, cottage_disks: int) -> Reason | None:
    """Farmer and farmhand: any number of one colour; several to develop exactly (P3, R-7, 16, 26)."""
    if lay.food or lay.thaler:
        return NO_PAY
    total = lay.total
    if lay.special:
        return _special_refusal(lay, develops, costs, cottage_disks)
    if total == NO_DISKS or single_colour(total) >= 0:
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


def contract_refusal(lay: Lay) -> Reason | None:
    """Contract workers: exactly one of what pays them, or nothing (P4)."""
    if lay.empty:
        return None
    if lay.basket or lay.cottage:
        return OWN_WORKERS_ONLY
    black, brown, yellow = lay.total
    yellow += lay.wild
    miner = lay.field == Field.COAL_MINER
    if black or brown or (miner and yellow) or yellow + lay.food + lay.thaler != 1:
        return _PAY[lay.field]
    return None


def mill_refusal(lay: Lay, disks: int) -> Reason | None:
    """Water Mill: exactly so many yellow or black disks, or nothing (tile 35)."""
    black, brown, yellow = lay.total
    fits = not brown and not (black and yellow) and black + yellow + lay.wild == disks
    return _foreign(lay) or (None if lay.empty or fits else MILL_DISKS)


def wife_refusal(lay: Lay, flipped: bool) -> Reason | None:
    """Farmer's Wife: exactly 1 black disk, once flipped also exactly 1 yellow, or nothing (tile 19)."""
    black, brown, yellow = lay.total
    fits = not brown and black + yellow + lay.wild == 1 and (flipped or not yellow)
    return _foreign(lay) or (None if lay.empty or fits else WIFE_DISK)


def workshop_refusal(lay: Lay) -> Reason | None:
    """Workshop: exactly 1 yellow disk, or nothing (I3)."""
    black, brown, yellow = lay.total
    fits = not black and not brown and yellow + lay.wild == 1
    return _foreign(lay) or (None if lay.empty or fits else WORKSHOP_DISK)


def _foreign(lay: Lay) -> Reason | None:
    """Return the reason why a field with a fixed yield refuses payments and markers, or None."""
    if lay.food or lay.thaler:
        return NO_PAY
    return OWN_WORKERS_ONLY if lay.basket or lay.cottage else None


@lru_cache(maxsize=65_536)
def own_lays(field: Field, disks: Disks, markers: Disks, develops: bool, costs: Costs) -> tuple[Lay, ...]:
    """Return every lay of an own worker with the disks and colour markers at hand."""
    lays = (Lay(field, *split) for split in _splits(disks, markers))
    return tuple(lay for lay in lays if own_refusal(lay, develops, costs, 0) is None)


@lru_cache(maxsize=16_384)
def special_lays(
    field: Field,
    disks: Disks,
    markers: Disks,
    specials: Specials,
    develops: bool,
    costs: Costs,
    cottage_disks: int,
) -> tuple[Lay, ...]:
    """Return every lay of an own worker if markers of tiles 28, 16 or 26 are at hand too."""
    lays = _with_specials(field, disks, markers, specials)
    return tuple(lay for lay in lays if own_refusal(lay, develops, costs, cottage_disks) is None)


@lru_cache(maxsize=1_024)
def contract_lays(
    field: Field, yellow: bool, marker: bool, food: bool, thaler: bool, wild: bool
) -> tuple[Lay, ...]:
    """Return every lay of a contract worker from what is at hand."""
    lays = [Lay(field)]
    if yellow:
        lays.append(Lay(field, (0, 0, 1)))
    if marker:
        lays.append(Lay(field, NO_DISKS, (0, 0, 1)))
    if food:
        lays.append(Lay(field, NO_DISKS, NO_DISKS, 1, 0))
    if thaler:
        lays.append(Lay(field, NO_DISKS, NO_DISKS, 0, 1))
    if wild:
        lays.append(Lay(field, wild=1))
    return tuple(lay for lay in lays if contract_refusal(lay) is None)


@lru_cache(maxsize=16_384)
def mill_lays(disks: Disks, markers: Disks, wild: int, exactly: int) -> tuple[Lay, ...]:
    """Return every lay of the Water Mill from the disks and colour markers at hand."""
    lays = _with_specials(Field.WATER_MILL, disks, markers, (wild, 0, 0))
    return tuple(lay for lay in lays if mill_refusal(lay, exactly) is None)


@lru_cache(maxsize=4_096)
def wife_lays(disks: Disks, markers: Disks, wild: int, flipped: bool) -> tuple[Lay, ...]:
    """Return every lay of the Farmer's Wife."""
    lays = _single_lays(Field.FARMERS_WIFE, disks, markers, wild)
    return tuple(lay for lay in lays if wife_refusal(lay, flipped) is None)


@lru_cache(maxsize=4_096)
def workshop_lays(disks: Disks, markers: Disks, wild: int) -> tuple[Lay, ...]:
    """Return every lay of the workshop."""
    lays = _single_lays(Field.WORKSHOP, disks, markers, wild)
    return tuple(lay for lay in lays if workshop_refusal(lay) is None)


def _single_lays(field: Field, disks: Disks, markers: Disks, wild: int) -> Iterator[Lay]:
    """Yield the empty lay, and a lay for each disk or marker at hand."""
    one = {colour: tuple(int(colour == other) for other in Colour) for colour in Colour}
    yield Lay(field)
    for colour in Colour:
        black, brown, yellow = one[colour]
        if disks[colour]:
            yield Lay(field, (black, brown, yellow))
        if markers[colour]:
            yield Lay(field, NO_DISKS, (black, brown, yellow))
    if wild:
        yield Lay(field, wild=1)


def _with_specials(field: Field, disks: Disks, markers: Disks, specials: Specials) -> Iterable[Lay]:
    """Yield every choice of disks, colour markers and markers of tiles 28, 16 and 26."""
    for chosen in product(*(range(amount + 1) for amount in specials)):
        for some, marks in _splits(disks, markers):
            if any(chosen):
                yield Lay(field, some, marks, 0, 0, *chosen)
            else:
                yield Lay(field, some, marks)


def _splits(disks: Disks, markers: Disks) -> Iterator[tuple[Disks, Disks]]:
    """Yield every choice of some of the disks and some of the markers."""
    colours = range(len(Colour))
    for some in product(*(range(disks[c] + 1) for c in colours)):
        for marks in product(*(range(markers[c] + 1) for c in colours)):
            yield (some[0], some[1], some[2]), (marks[0], marks[1], marks[2])
