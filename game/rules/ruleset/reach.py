"""The reach of a ruleset: the most that can be laid on one field (D1, D2, P6, 26, 28), and iron (I2)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import NamedTuple

from game.rules.disks import Disks
from game.rules.message import Message, disks, message
from game.rules.ruleset.figures import NONE, Amounts, Lease
from game.rules.ruleset.lines import Key
from game.rules.ruleset.once import once
from game.rules.ruleset.records import Ruleset
from game.rules.ruleset.tile_checks import with_further
from game.rules.ruleset.tile_data import EffectData, TileData
from game.rules.terms import Colour, Marker

SEAT_COUNTS = (2, 3, 4)
_OF_COLOUR = (Marker.HAMMER_AND_PICK, Marker.LADDER, Marker.WHEELBARROW)


class Reach(NamedTuple):
    """The disks that can be on one field: those in play, the limit of a second taking, and markers."""

    disks: Disks
    limit: int
    markers: Disks
    wild: int
    """Disks of any colour that Kiepenkerl and Cottage count as."""

    def holds(self, cost: tuple[int, int, int, int]) -> bool:
        """Return True if black, brown, yellow and any disks can ever be laid together."""
        return any(self._meets(held, cost) for held in self._held(sum(cost)))

    def _held(self, most: int) -> Iterator[Disks]:
        """Yield all of one colour from a first taking, with the disks that a second adds (D1, D2)."""
        for first, second in product(Colour, Colour):
            for count in range(min(self.disks[first], most) + 1):
                held = [0, 0, 0]
                held[first] = count
                held[second] += min(self.disks[second] - held[second], max(self.limit - count, 0))
                yield held[0], held[1], held[2]

    def _meets(self, held: Disks, cost: tuple[int, int, int, int]) -> bool:
        spare = [have + more - asked for have, more, asked in zip(held, self.markers, cost, strict=False)]
        missing = -sum(min(left, 0) for left in spare)
        over = sum(max(left, 0) for left in spare)
        return missing <= self.wild and cost[3] <= over + self.wild - missing


def disks_of(cost: Sequence[str]) -> tuple[int, int, int, int]:
    """Return the numbers of black, brown, yellow and any disks in a requirement."""
    return cost.count("black"), cost.count("brown"), cost.count("yellow"), cost.count("any")


def disk_counts(ruleset: Ruleset, seats: int) -> Disks:
    """Return the disks in play for a number of seats (S2)."""
    counts = ruleset.disks["2" if seats == 2 else "3" if seats == 3 else "4"]
    return counts.black, counts.brown, counts.yellow


def reach(ruleset: Ruleset, seats: int) -> Reach:
    """Return the most that a seat can lay, with every marker that the tiles offer in its hand."""
    more = _taken_markers(ruleset)
    black, brown, yellow = (_markers(ruleset, marker, more) for marker in _OF_COLOUR)
    cottages = _markers(ruleset, Marker.COTTAGE, more)
    return Reach(
        disks=disk_counts(ruleset, seats),
        limit=ruleset.taking.limit,
        markers=(black, brown, yellow),
        wild=_markers(ruleset, Marker.KIEPENKERL, more) + cottages * ruleset.valley.cottage_disks,
    )


def in_play(ruleset: Ruleset) -> tuple[Message, ...]:
    """Return the disks in play, by numbers of seats."""
    return tuple(
        message("ruleset-disks-in-play", disks=disks(reach(ruleset, seats).disks), seats=seats)
        for seats in SEAT_COUNTS
    )


def _markers(ruleset: Ruleset, marker: Marker, more: int) -> int:
    """Return the number of markers of a kind that a seat can have, from tiles and from effects (B5)."""
    tiles = [tile for tile in ruleset.tile.values() if tile.marker == marker.label]
    offered = any(tile.set == "base" for tile in tiles)
    return len(tiles) + (more if offered else 0)


def _taken_markers(ruleset: Ruleset) -> int:
    """Return the number of markers that a seat can take by effects, of one black development at most (B2)."""
    black, others = 0, 0
    for tile in ruleset.tile.values():
        offers = sum(effect.take == "marker" for effect in every_effect(tile))
        black, others = (max(black, offers), others) if tile.set == "black" else (black, others + offers)
    return black + others


def every_effect(tile: TileData) -> Iterator[EffectData]:
    """Yield a tile's effects, and the further effects of their options."""
    return (effect for _, effect in with_further((), tile.effects))


@once
def needs_iron(ruleset: Ruleset) -> Key:
    """Return the first key that brings or asks iron outside the module Iron (I2); empty if there is none."""
    return next(_keys_with_iron(ruleset), ())


def _keys_with_iron(ruleset: Ruleset) -> Iterator[Key]:
    valley = ruleset.valley
    figures: dict[Key, Amounts | Lease] = {
        **{("year", at): lease for at, lease in enumerate(ruleset.year)},
        ("valley", "schultheiss"): valley.schultheiss,
        ("valley", "market", "gain"): valley.market.gain,
        ("valley", "market", "pay"): valley.market.pay,
    }
    yield from ((*key, "iron") for key, amounts in figures.items() if amounts.iron)
    for name, worker in ruleset.worker.items():
        if worker.since != "workshop":
            for use, data in worker.use.items():
                parts: dict[Key, Amounts] = {("spend",): data.spend, ("gain",): data.gain}
                parts |= {("more", season): more for season, more in data.more.items()}
                yield from (
                    ("worker", name, "use", use, *part, "iron")
                    for part, amounts in parts.items()
                    if amounts.iron
                )
    for name, place in ruleset.storage.items():
        if place.since != "workshop" and place.iron != NONE:
            yield "storage", name, "iron"
    for number, tile in ruleset.tile.items():
        if tile.set != "iron" and any(map(_moves_iron, every_effect(tile))):
            yield "tile", number, "effects"
        if tile.set != "iron" and tile.end.counts == "iron":
            yield "tile", number, "end", "each"


def _moves_iron(effect: EffectData) -> bool:
    if effect.each == "iron":
        return True
    lost = None if effect.lose is None else effect.lose.amounts
    moved = [effect.gain, lost, *effect.among, *(option.gain for option in effect.choose)]
    return any(amounts.iron for amounts in moved if amounts is not None)
