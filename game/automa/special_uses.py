"""The uses of the Wicker Basket and the Cottage for farmer and farmhand (16, 26)."""

from __future__ import annotations

from collections.abc import Iterator
from operator import add

from game.automa.own_uses import Hand, Own, TileAccess, one_colour, requirement
from game.rules.box import Box, Cost
from game.rules.terms import NO_DISKS, Colour, Disks, Field, minus


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
    for tile in box.tiles:
        if not access.available >> tile.index & 1:
            continue
        for spared in Colour:
            disks = requirement(tile.cost, hand, spared)
            if disks is None:
                break
            left = minus(everything, disks)
            if _mixed(left):
                yield Own(disks, left, ((Field.FARMER, tile.id),), basket=Field.FARMHAND)


def _with_cottage(box: Box, access: TileAccess, hand: Hand) -> Iterator[Own]:
    """Yield lays in which the farmer acquires a tile for two disks less, and the farmhand works."""
    relief = box.ruleset.valley.cottage_disks
    for tile in box.tiles:
        if not access.available >> tile.index & 1 or sum(tile.cost) < relief:
            continue
        cost = _relieved(tile.cost, hand, relief)
        for spared in Colour:
            disks = requirement(cost, hand, spared)
            if disks is None:
                break
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
    black, brown, yellow = map(add, hand.disks, hand.markers)
    return black, brown, yellow


def _mixed(disks: Disks) -> bool:
    return sum(map(bool, disks)) > 1
