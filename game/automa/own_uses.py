"""The uses of disks and markers for farmer and farmhand: work, synergy, developments."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from game.rules.box import Box, Cost, TileInfo, meets
from game.rules.disks import NO_DISKS, Disks, minus, plus, with_disks
from game.rules.engine import NO_SPECIALS, Specials, reached
from game.rules.ids import TileId
from game.rules.moves import Lay
from game.rules.terms import Colour, Field

_OTHERS = ((1, 2), (0, 2), (0, 1))
"""The other two colours of each."""


class Hand(NamedTuple):
    """The pieces a plan can still lay: disks, colour markers, food and Thaler, the markers of 28, 16 and 26.

    If the Kiepenkerl marker is to count as a colour, `wild_as`, it is among the colour markers.
    """

    disks: Disks
    markers: Disks
    food: int
    thaler: int
    specials: Specials = NO_SPECIALS
    wild_as: int = -1

    def without(self, *lays: Lay) -> Hand:
        """Return the hand after these lays."""
        disks, markers, food, thaler, specials, wild_as = self
        for lay in lays:
            disks, markers = minus(disks, lay.disks), minus(markers, lay.markers)
            food -= lay.food
            thaler -= lay.thaler
            if lay.special:
                specials = minus(specials, (lay.wild, lay.basket, lay.cottage))
                if wild_as >= 0 and lay.wild:
                    markers, wild_as = with_disks(markers, wild_as, -1), -1
        return Hand(disks, markers, food, thaler, specials, wild_as)

    def lay(self, field: Field, total: Disks) -> Lay:
        """Return a lay of disks as far as they go, then of markers, the Kiepenkerl's last."""
        black, brown, yellow = (min(n, have) for n, have in zip(total, self.disks, strict=True))
        disks = (black, brown, yellow)
        marks, at = minus(total, disks), self.wild_as
        if at >= 0 and marks[at] == self.markers[at]:
            return Lay(field, disks, with_disks(marks, at, -1), wild=1)
        return Lay(field, disks, marks)

    def ways(self) -> Iterator[Hand]:
        """Yield the hand itself, and with the Kiepenkerl marker as each colour (28)."""
        yield self
        if self.specials[0] and self.wild_as < 0:
            for colour in Colour:
                yield self._replace(markers=with_disks(self.markers, colour, 1), wild_as=colour)


class Own(NamedTuple):
    """The lays of farmer and farmhand, and the developments they are for."""

    farmer: Disks
    farmhand: Disks
    targets: tuple[tuple[int, TileId], ...] = ()
    basket: int = -1
    """The field that gets the Wicker Basket, if any."""
    cottage: int = -1


class TileAccess(NamedTuple):
    """The tiles that a seat owns, can acquire and cannot, as bit sets, and the skills of its workers."""

    owned: int
    available: int
    closed: int
    """Black developments that are owned, or all once the seat owns one (B1, B2)."""
    improved: bool
    """True if the farmhand may develop too."""
    flipped: bool = False
    """True if the Farmer's Wife takes a yellow disk too."""


def uses(box: Box, access: TileAccess, hand: Hand) -> Iterator[Own]:
    """Yield every use of farmer and farmhand that differs in its work."""
    yield from _working(hand)
    most = sum(hand.disks) + sum(hand.markers)
    for tile, cost in _in_reach(box, access):
        if sum(cost) <= most:
            yield from _developing(tile, cost, hand)
            if access.improved:
                yield from _both_developing(box, access, tile, hand, most - sum(cost))


def _in_reach(box: Box, access: TileAccess) -> Iterator[tuple[TileInfo, Cost]]:
    """Yield the developments that can be acquired, with the disks that they require."""
    for tile in box.tiles:
        if access.available >> tile.index & 1:
            yield tile, box.cost(tile, access.owned)


def _working(hand: Hand) -> Iterator[Own]:
    """Yield two kinds of work side by side, or one with synergy (E7); with a colour marker or without."""
    colours = [colour for colour in Colour if hand.disks[colour] or hand.markers[colour]]
    if not colours:
        yield Own(NO_DISKS, NO_DISKS)
    for colour in colours:
        for count in _counts(hand, colour):
            yield from _alone(colour, count)
            for other in colours:
                # Food is the farmer's, for the summer (E8).
                if other < colour:
                    for more in _counts(hand, other):
                        yield Own(one_colour(colour, count), one_colour(other, more))


def _counts(hand: Hand, colour: Colour) -> list[int]:
    """Return the number of all disks of a colour, and with a marker added."""
    disks = hand.disks[colour]
    return [n for n in (disks, disks + 1) if n and (n == disks or hand.markers[colour])]


def _alone(colour: Colour, count: int) -> Iterator[Own]:
    """Yield one colour for both, so that the second has synergy; halves may lose less (E6)."""
    second = min(count - 1, 1)
    yield Own(one_colour(colour, count - second), one_colour(colour, second))
    if colour == Colour.BLACK and count > 3:
        yield Own(one_colour(colour, count // 2), one_colour(colour, count - count // 2))


def one_colour(colour: int, count: int) -> Disks:
    """Return so many disks of a colour."""
    return with_disks(NO_DISKS, colour, count)


def _developing(tile: TileInfo, cost: Cost, hand: Hand) -> Iterator[Own]:
    """Yield lays in which the farmer acquires a tile, and the farmhand works with the rest of a colour."""
    targets = ((Field.FARMER, tile.id),)
    idle = True
    for spared, disks in _sparing(cost, hand):
        left = hand.disks[spared] - disks[spared]
        if left > 0 or (idle and spared == Colour.YELLOW):
            idle = False
            yield Own(disks, one_colour(spared, max(left, 0)), targets)


def _both_developing(
    box: Box, access: TileAccess, first: TileInfo, hand: Hand, left_over: int
) -> Iterator[Own]:
    """Yield lays in which the farmer acquires a tile, and the improved farmhand another."""
    owned, cost = access.owned | 1 << first.index, box.cost(first, access.owned)
    for second in box.tiles:
        if sum(box.cost(second, owned)) > left_over or owned >> second.index & 1:
            continue
        if not reached(box, owned, second) or access.closed >> second.index & 1:
            continue
        for spared, one in _sparing(cost, hand):
            left = hand.without(hand.lay(Field.FARMER, one))
            other = requirement(box.cost(second, owned), left, spared)
            if other is not None and _layable(box, access, other):
                yield Own(one, other, ((Field.FARMER, first.id), (Field.FARMHAND, second.id)))
                break


def _sparing(cost: Cost, hand: Hand) -> Iterator[tuple[Colour, Disks]]:
    """Yield each colour with the disks that meet a requirement and spare it; nothing if none meet it."""
    for spared in Colour:
        disks = requirement(cost, hand, spared)
        if disks is None:
            return
        yield spared, disks


def _layable(box: Box, access: TileAccess, disks: Disks) -> bool:
    """Return True if a plan may lay such disks: several colours must fit what is owned as yet (P3)."""
    if not box.lessens or not _mixed(disks):
        return True
    return any(meets(disks, cost) for cost in box.open_costs(access.owned))


def requirement(cost: Cost, hand: Hand, spared: Colour) -> Disks | None:
    """Return disks that meet a requirement exactly and spare a colour; markers replace missing disks."""
    black, brown, yellow, missing = cost
    have, reached = hand.disks, _together(hand)
    if black > reached[0] or brown > reached[1] or yellow > reached[2]:
        return None
    laid = [black, brown, yellow]
    one, other = _OTHERS[spared]
    rarest = (one, other, spared) if have[one] <= have[other] else (other, one, spared)
    for reach in (have, reached):
        for colour in rarest:
            some = min(missing, max(reach[colour] - laid[colour], 0))
            laid[colour] += some
            missing -= some
    return None if missing else (laid[0], laid[1], laid[2])


def special_uses(box: Box, access: TileAccess, hand: Hand) -> Iterator[Own]:
    """Yield every use of farmer and farmhand with one of these markers."""
    _, basket, cottage = hand.specials
    if basket:
        yield from _with_basket(box, access, hand)
    if cottage:
        yield from _with_cottage(box, access, hand)


def _with_basket(box: Box, access: TileAccess, hand: Hand) -> Iterator[Own]:
    """Yield lays with all disks on the farmer; or a development for him, and the rest on the farmhand."""
    everything = _together(hand)
    if _mixed(everything):
        yield Own(everything, NO_DISKS, basket=Field.FARMER)
    for tile, cost in _in_reach(box, access):
        for _, disks in _sparing(cost, hand):
            left = minus(everything, disks)
            if _mixed(left):
                yield Own(disks, left, ((Field.FARMER, tile.id),), basket=Field.FARMHAND)


def _with_cottage(box: Box, access: TileAccess, hand: Hand) -> Iterator[Own]:
    """Yield lays in which the farmer acquires a tile for two disks less, and the farmhand works."""
    relief = box.ruleset.valley.cottage_disks
    for tile, cost in _in_reach(box, access):
        if sum(cost) < relief:
            continue
        for spared, disks in _sparing(_relieved(cost, hand, relief), hand):
            left = hand.disks[spared] - disks[spared]
            if left > 0 or spared == Colour.YELLOW:
                targets = ((Field.FARMER, tile.id),)
                yield Own(disks, one_colour(spared, max(left, 0)), targets, cottage=Field.FARMER)


def _relieved(cost: Cost, hand: Hand, relief: int) -> Cost:
    """Return a requirement less the disks of the Cottage: missing colours, then any, then the rarest."""
    rest = list(cost)
    have = _together(hand)
    for _ in range(relief):
        colours = [colour for colour in Colour if rest[colour]]
        rarest = min(colours, key=lambda colour: have[colour] - rest[colour], default=None)
        lacks = rarest is not None and have[rarest] < rest[rarest]
        at = rarest if rarest is not None and (lacks or not rest[3]) else 3
        rest[at] -= 1
    return rest[0], rest[1], rest[2], rest[3]


def _together(hand: Hand) -> Disks:
    return plus(hand.disks, hand.markers)


def _mixed(disks: Disks) -> bool:
    return sum(map(bool, disks)) > 1
