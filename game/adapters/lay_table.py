"""Every lay that a field can ever bear (P3 to P6, 16, 19, 26, 28, 35): those of own workers, and payments."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import permutations, product
from typing import NamedTuple

from game.adapters.vocabulary import Vocabulary, marker_counts, tiles_of
from game.rules.box import Cost, meets
from game.rules.crew import Payment, Worker, crew
from game.rules.disks import COLOURS, NO_DISKS, Disks, minus, plus, single_colour
from game.rules.moves import Lay
from game.rules.ruleset import disk_counts
from game.rules.terms import DISK_MARKER, SPECIAL_MARKERS, Colour


class _Hand(NamedTuple):
    """What a seat may have to lay, each in all its numbers, and the requirements of all developments."""

    disks: tuple[Disks, ...]
    markers: tuple[Disks, ...]
    specials: tuple[Disks, ...]
    costs: frozenset[Cost]
    cottage_disks: int


def lays_of(vocabulary: Vocabulary) -> tuple[Lay, ...]:
    """Return every lay that can be legal in a game of this vocabulary, field by field in the order of P1.

    Some are in it that never are, as those of a worker who may develop are there for all own workers.
    """
    workers = crew(vocabulary.ruleset).workers.values()
    hand = _hand(vocabulary)
    return tuple(lay for worker in workers for lay in sorted(_lays(worker, hand), key=_order))


def _lays(worker: Worker, hand: _Hand) -> set[Lay]:
    return set(_own_lays(worker, hand) if worker.own else _payments(worker, hand))


def _order(lay: Lay) -> tuple[int, ...]:
    """Return what lays of a field are sorted by: the empty one comes first."""
    return sum(lay.counts), *(-count for count in lay.counts)


def _hand(vocabulary: Vocabulary) -> _Hand:
    ruleset = vocabulary.ruleset
    counts, more = marker_counts(vocabulary)
    colours = [counts[DISK_MARKER[colour]] for colour in Colour]
    costs = frozenset(cost for tile in tiles_of(vocabulary) for cost in _costs(tile.cost, tile.less))
    return _Hand(
        disks=tuple(held_disks(disk_counts(ruleset, vocabulary.seats), ruleset.taking.limit)),
        markers=tuple(_up_to(colours, more)),
        specials=tuple(_up_to([counts[marker] for marker in SPECIAL_MARKERS], 0)),
        costs=costs,
        cottage_disks=ruleset.valley.cottage_disks,
    )


def held_disks(disks: Disks, limit: int) -> Iterator[Disks]:
    """Yield all that a seat can hold: any number of one colour, or two colours up to the limit (D1, D2)."""
    yield NO_DISKS
    for colour, most in enumerate(disks):
        yield from (_of_two(colour, count, colour, 0) for count in range(1, most + 1))
    for one, other in permutations(range(COLOURS), 2):
        if one < other:
            for first, second in product(range(1, limit), repeat=2):
                if first + second <= limit and first <= disks[one] and second <= disks[other]:
                    yield _of_two(one, first, other, second)


def _of_two(one: int, first: int, other: int, second: int) -> Disks:
    held = [0] * COLOURS
    held[one] += first
    held[other] += second
    return held[0], held[1], held[2]


def _up_to(counts: Sequence[int], more: int) -> Iterator[Disks]:
    """Yield the numbers of three markers: up to so many of each, and a few more of those that are offered."""
    most = [count + more if count else 0 for count in counts]
    for black, brown, yellow in product(*(range(count + 1) for count in most)):
        if (
            sum(max(has - count, 0) for has, count in zip((black, brown, yellow), counts, strict=True))
            <= more
        ):
            yield black, brown, yellow


def _costs(cost: Cost, less: str | None) -> Iterator[Cost]:
    """Yield the requirements of a development; a draft's can be less for some owners."""
    for grey in range(cost[3] + 1) if less else (cost[3],):
        yield *cost[:3], grey


def _own_lays(worker: Worker, hand: _Hand) -> Iterator[Lay]:
    for disks, markers, specials in product(hand.disks, hand.markers, hand.specials):
        if _may_lie(plus(disks, markers), specials, hand):
            yield Lay(worker.field, disks, markers, 0, 0, *specials)


def _may_lie(total: Disks, specials: Disks, hand: _Hand) -> bool:
    """Return True if an own worker's field may bear these disks and markers of tiles 28, 16 and 26 (P3)."""
    wild, basket, cottage = specials
    of_one_colour = total == NO_DISKS or single_colour(total) >= 0
    if not cottage and (basket or of_one_colour):
        return True
    standing = wild + cottage * hand.cottage_disks
    return any(meets(total, cost, standing) for cost in hand.costs)


def _payments(worker: Worker, hand: _Hand) -> Iterator[Lay]:
    """Yield nothing, and every payment with markers in the place of some of its disks (P4, P6, 28)."""
    yield Lay(worker.field)
    wilds = {wild for wild, basket, cottage in hand.specials if not basket and not cottage}
    for pay in (pay for use in worker.uses for pay in use.pays):
        for markers, wild in product(hand.markers, sorted(wilds)):
            for spared in _spared(pay, markers, wild):
                yield Lay(worker.field, spared, markers, pay.food, pay.thaler, wild)


def _spared(pay: Payment, markers: Disks, wild: int) -> Iterable[Disks]:
    """Yield the disks that a payment needs beside these markers and so many of any colour."""
    left = minus(pay.disks, markers)
    if min(left) < 0:
        return
    for black, brown, yellow in product(*(range(count + 1) for count in left)):
        if sum(left) - black - brown - yellow == wild:
            yield black, brown, yellow
