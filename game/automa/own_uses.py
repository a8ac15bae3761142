"""The uses of disks and markers for farmer and farmhand: work, synergy, developments."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from game.rules.box import Box, Cost, TileInfo, meets
from game.rules.disks import (
    BLACK,
    BROWN,
    COLOURS,
    NO_DISKS,
    YELLOW,
    Disks,
    amount,
    least,
    minus,
    of_colour,
    plus,
    with_disks,
)
from game.rules.engine import NO_SPECIALS, Specials, reached
from game.rules.fixed import Fixed
from game.rules.ids import TileId
from game.rules.moves import Lay
from game.rules.terms import Field

_OTHERS: Final = ((BROWN, YELLOW), (BLACK, YELLOW), (BLACK, BROWN))
"""The other two colours of each."""
Targets = tuple[tuple[int, TileId], ...]
"""The developments that workers are to acquire, each with the worker's field."""


def target_of(targets: Targets, field: int) -> TileId | None:
    """Return the development that the worker of a field is to acquire, or None."""
    for at, tile in targets:
        if at == field:
            return tile
    return None


class Hand(Fixed):
    """The pieces a plan can still lay: disks, colour markers, food and Thaler, the markers of 28, 16 and 26.

    If the Kiepenkerl marker is to count as a colour, `wild_as`, it is among the colour markers.
    """

    __slots__ = ("disks", "food", "markers", "specials", "thaler", "together", "wild_as")
    __match_args__: Final = ("disks", "markers", "food", "thaler", "specials", "wild_as")

    def __init__(
        self,
        disks: Disks,
        markers: Disks,
        food: int,
        thaler: int,
        specials: Specials = NO_SPECIALS,
        wild_as: int = -1,
    ) -> None:
        self.disks: Final = disks
        self.markers: Final = markers
        self.food: Final = food
        self.thaler: Final = thaler
        self.specials: Final = specials
        self.wild_as: Final = wild_as
        self.together: Final = plus(disks, markers)
        """Disks and colour markers by colour."""

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Hand)
            and self.disks == other.disks
            and self.markers == other.markers
            and self.food == other.food
            and self.thaler == other.thaler
            and self.specials == other.specials
            and self.wild_as == other.wild_as
        )

    def __hash__(self) -> int:
        return hash((self.disks, self.markers, self.food, self.thaler))

    def without(self, lays: tuple[Lay, ...]) -> Hand:
        """Return the hand after these lays."""
        disks, markers, food, thaler = self.disks, self.markers, self.food, self.thaler
        specials, wild_as = self.specials, self.wild_as
        for lay in lays:
            if lay.empty:
                continue
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
        disks = least(total, self.disks)
        marks, at = minus(total, disks), self.wild_as
        if at >= 0 and of_colour(marks, at) == of_colour(self.markers, at):
            return Lay(field, disks, with_disks(marks, at, -1), wild=1)
        return Lay(field, disks, marks)

    def ways(self) -> Iterator[Hand]:
        """Yield the hand itself, and with the Kiepenkerl marker as each colour (28)."""
        yield self
        if self.specials[0] and self.wild_as < 0:
            for colour in range(COLOURS):
                markers = with_disks(self.markers, colour, 1)
                yield Hand(self.disks, markers, self.food, self.thaler, self.specials, colour)


class Own(Fixed):
    """The lays of farmer and farmhand, and the developments they are for.

    `basket` and `cottage` are the field that gets the marker, or -1.
    """

    __slots__ = ("basket", "cottage", "farmer", "farmhand", "targets")
    __match_args__: Final = ("farmer", "farmhand", "targets", "basket", "cottage")

    def __init__(
        self,
        farmer: Disks,
        farmhand: Disks,
        targets: Targets = (),
        basket: int = -1,
        cottage: int = -1,
    ) -> None:
        self.farmer: Final = farmer
        self.farmhand: Final = farmhand
        self.targets: Final = targets
        self.basket: Final = basket
        self.cottage: Final = cottage


class TileAccess(Fixed):
    """The tiles that a seat owns, can acquire and cannot, as bit sets, and the skills of its workers.

    `closed` are black developments that are owned, or all once the seat owns one (B1, B2); `improved` tells
    if the farmhand may develop too, `flipped` if the Farmer's Wife takes a yellow disk too.
    """

    __slots__ = ("available", "closed", "flipped", "improved", "owned")
    __match_args__: Final = ("owned", "available", "closed", "improved", "flipped")

    def __init__(
        self, owned: int, available: int, closed: int, improved: bool, flipped: bool = False
    ) -> None:
        self.owned: Final = owned
        self.available: Final = available
        self.closed: Final = closed
        self.improved: Final = improved
        self.flipped: Final = flipped

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, TileAccess)
            and self.owned == other.owned
            and self.available == other.available
            and self.closed == other.closed
            and self.improved == other.improved
            and self.flipped == other.flipped
        )

    def __hash__(self) -> int:
        return hash((self.owned, self.available))

    def of_farmer(self) -> TileAccess:
        """Return the same without a farmhand who may develop."""
        return TileAccess(self.owned, self.available, self.closed, False, self.flipped)


def uses(box: Box, access: TileAccess, hand: Hand) -> list[Own]:
    """Return every use of farmer and farmhand that differs in its work."""
    found = _working(hand)
    most = amount(hand.together)
    for tile, cost in _in_reach(box, access):
        required = _required(cost)
        if required <= most:
            _developing(tile, cost, hand, found)
            if access.improved:
                _both_developing(box, access, tile, hand, most - required, found)
    return found


def _in_reach(box: Box, access: TileAccess) -> list[tuple[TileInfo, Cost]]:
    """Return the developments that can be acquired, with the disks that they require."""
    open_tiles = [tile for tile in box.tiles if access.available & tile.bit]
    return [(tile, box.cost(tile, access.owned)) for tile in open_tiles]


def _required(cost: Cost) -> int:
    """Return the number of disks of a requirement."""
    return cost[0] + cost[1] + cost[2] + cost[3]


def _working(hand: Hand) -> list[Own]:
    """Return two kinds of work side by side, or one with synergy (E7); with a colour marker or without."""
    found = []
    for colour in range(COLOURS):
        for count in _counts(hand, colour):
            found += _alone(colour, count)
            # Food is the farmer's, for the summer (E8).
            for other in range(colour):
                for more in _counts(hand, other):
                    found.append(Own(one_colour(colour, count), one_colour(other, more)))
    return found or [Own(NO_DISKS, NO_DISKS)]


def _counts(hand: Hand, colour: int) -> list[int]:
    """Return the number of all disks of a colour, and with a marker added."""
    disks = of_colour(hand.disks, colour)
    found = [disks] if disks else []
    if of_colour(hand.markers, colour):
        found.append(disks + 1)
    return found


def _alone(colour: int, count: int) -> list[Own]:
    """Return one colour for both, so that the second has synergy; halves may lose less (E6)."""
    second = 1 if count > 1 else 0
    found = [Own(one_colour(colour, count - second), one_colour(colour, second))]
    if colour == BLACK and count > 3:
        found.append(Own(one_colour(colour, count // 2), one_colour(colour, count - count // 2)))
    return found


def one_colour(colour: int, count: int) -> Disks:
    """Return so many disks of a colour."""
    return with_disks(NO_DISKS, colour, count)


def _developing(tile: TileInfo, cost: Cost, hand: Hand, found: list[Own]) -> None:
    """Add lays in which the farmer acquires a tile, and the farmhand works with the rest of a colour."""
    targets = ((Field.FARMER, tile.id),)
    idle = True
    for spared, disks in _sparing(cost, hand):
        left = of_colour(hand.disks, spared) - of_colour(disks, spared)
        if left > 0 or (idle and spared == YELLOW):
            idle = False
            found.append(Own(disks, one_colour(spared, max(left, 0)), targets))


def _both_developing(
    box: Box, access: TileAccess, first: TileInfo, hand: Hand, left_over: int, found: list[Own]
) -> None:
    """Add lays in which the farmer acquires a tile, and the improved farmhand another."""
    owned, closed = access.owned | first.bit, access.owned | first.bit | access.closed
    ways = _sparing(box.cost(first, access.owned), hand)
    for second in box.tiles:
        if closed & second.bit or not reached(box, owned, second):
            continue
        cost = box.cost(second, owned)
        if _required(cost) > left_over:
            continue
        for spared, one in ways:
            left = hand.without((hand.lay(Field.FARMER, one),))
            other = requirement(cost, left, spared)
            if other is not None and _layable(box, access, other):
                found.append(Own(one, other, ((Field.FARMER, first.id), (Field.FARMHAND, second.id))))
                break


def _sparing(cost: Cost, hand: Hand) -> list[tuple[int, Disks]]:
    """Return each colour with the disks that meet a requirement and spare it; nothing if none meet it."""
    found: list[tuple[int, Disks]] = []
    for spared in range(COLOURS):
        disks = requirement(cost, hand, spared)
        if disks is None:
            break
        found.append((spared, disks))
    return found


def _layable(box: Box, access: TileAccess, disks: Disks) -> bool:
    """Return True if a plan may lay such disks: several colours must fit what is owned as yet (P3)."""
    if not box.lessens or not _mixed(disks):
        return True
    return any(meets(disks, cost) for cost in box.open_costs(access.owned))


def requirement(cost: Cost, hand: Hand, spared: int) -> Disks | None:
    """Return disks that meet a requirement exactly and spare a colour; markers replace missing disks."""
    laid: Disks = (cost[0], cost[1], cost[2])
    have, within = hand.disks, hand.together
    if laid[0] > within[0] or laid[1] > within[1] or laid[2] > within[2]:
        return None
    missing = cost[3]
    if not missing:
        return laid
    one, other = _OTHERS[spared]
    if of_colour(have, one) > of_colour(have, other):
        one, other = other, one
    for reach in (have, within):
        for colour in (one, other, spared):
            some = min(missing, max(of_colour(reach, colour) - of_colour(laid, colour), 0))
            laid = with_disks(laid, colour, some)
            missing -= some
    return None if missing else laid


def special_uses(box: Box, access: TileAccess, hand: Hand) -> list[Own]:
    """Return every use of farmer and farmhand with one of these markers."""
    _, basket, cottage = hand.specials
    found = [*_with_basket(box, access, hand)] if basket else []
    return [*found, *_with_cottage(box, access, hand)] if cottage else found


def _with_basket(box: Box, access: TileAccess, hand: Hand) -> Iterator[Own]:
    """Yield lays with all disks on the farmer; or a development for him, and the rest on the farmhand."""
    everything = hand.together
    if _mixed(everything):
        yield Own(everything, NO_DISKS, basket=Field.FARMER)
    for tile, cost in _in_reach(box, access):
        for _, disks in _sparing(cost, hand):
            left = minus(everything, disks)
            if _mixed(left):
                yield Own(disks, left, ((Field.FARMER, tile.id),), basket=Field.FARMHAND)


def _with_cottage(box: Box, access: TileAccess, hand: Hand) -> Iterator[Own]:
    """Yield lays in which the farmer acquires a tile for two disks less, and the farmhand works."""
    relief = box.cottage_disks
    for tile, cost in _in_reach(box, access):
        if _required(cost) < relief:
            continue
        for spared, disks in _sparing(_relieved(cost, hand, relief), hand):
            left = of_colour(hand.disks, spared) - of_colour(disks, spared)
            if left > 0 or spared == YELLOW:
                targets = ((Field.FARMER, tile.id),)
                yield Own(disks, one_colour(spared, max(left, 0)), targets, cottage=Field.FARMER)


def _relieved(cost: Cost, hand: Hand, relief: int) -> Cost:
    """Return a requirement less the disks of the Cottage: missing colours, then any, then the rarest."""
    rest = list(cost)
    have = hand.together
    for _ in range(relief):
        colours = [colour for colour in range(COLOURS) if rest[colour]]
        rarest = min(colours, key=lambda colour: have[colour] - rest[colour], default=None)
        lacks = rarest is not None and have[rarest] < rest[rarest]
        at = rarest if rarest is not None and (lacks or not rest[3]) else 3
        rest[at] -= 1
    return rest[0], rest[1], rest[2], rest[3]


def _mixed(disks: Disks) -> bool:
    return sum(map(bool, disks)) > 1
