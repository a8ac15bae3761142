"""The results of a turn, deed by deed, read from the events of playing it out, so that they are true."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from game.rules.box import Box
from game.rules.engine import arrival_vp
from game.rules.events import (
    CoalDug,
    CoalReeled,
    Event,
    Gained,
    PingeExhausted,
    PropPlaced,
    Scored,
    SectionEmptied,
    TileAcquired,
    WaterDrained,
)
from game.rules.ids import RuleOrTile
from game.rules.message import Amount, Message, TileName, message, vp
from game.rules.terms import Place, Resource

_GOODS: Final = ("wood", "food", "coal", "shaft", "iron", "thaler", "vp")
WITH_A_DEED: Final[tuple[RuleOrTile, ...]] = ("T6", "B3", "M7")
"""Rules whose VP are named with the deed itself."""


def deeds(events: Sequence[Event], box: Box) -> tuple[Message, ...]:
    """Return a seat's deeds in these events: acquire the Barn for 1 VP, dig 3 coal in the Pinge."""
    gained = goods(events)
    gain = [message("deed-gain", goods=gained)] if gained else []
    return (*_acquired(events, box), *_mined(events), *gain)


def of_seat(events: Iterable[Event], number: int) -> list[Event]:
    """Return the events but for those of other seats, who may have something of a seat's development."""
    return [event for event in events if getattr(event, "seat", number) == number]


def goods(events: Sequence[Event], beside: Sequence[RuleOrTile] = WITH_A_DEED) -> tuple[Amount, ...]:
    """Return the goods gained, and the VP except those of some rules."""
    amounts: Counter[str] = Counter()
    for event in events:
        if isinstance(event, Gained):
            amounts[event.what] += event.amount
        elif isinstance(event, Scored) and event.rule not in beside:
            amounts["vp"] += event.vp
    return tuple(Amount(amounts[what], what) for what in _GOODS if amounts[what])


def points(events: Sequence[Event], *rules: RuleOrTile) -> int:
    """Return the VP scored by these rules."""
    return sum(event.vp for event in events if isinstance(event, Scored) and event.rule in rules)


def for_vp(deed: Message, points: int) -> Message:
    """Return a message with the VP that are scored at once; the same message if there are none."""
    return message(f"{deed.id}-for-vp", **dict(deed.values), vp=vp(points)) if points else deed


def _acquired(events: Sequence[Event], box: Box) -> Iterator[Message]:
    for event in events:
        if isinstance(event, TileAcquired):
            arrival = arrival_vp(box.tiles[box.index[event.tile]], event.arrival)
            yield for_vp(message("deed-acquire", tile=TileName(event.tile)), arrival)


def _mined(events: Sequence[Event]) -> Iterator[Message]:
    kinds = Counter(type(event) for event in events)
    dug = Counter(event.place for event in events if isinstance(event, CoalDug))
    if drained := sum(event.amount for event in events if isinstance(event, WaterDrained)):
        yield message("deed-drain", water=Amount(drained, "water"))
    if props := kinds[PropPlaced]:
        yield message("deed-prop", count=props)
    if coal := dug[Place.PINGE]:
        yield message("deed-dig-pinge", coal=Amount(coal, Resource.COAL))
    if kinds[PingeExhausted]:
        yield for_vp(message("deed-exhaust"), points(events, "M7"))
    if coal := dug[Place.TUNNEL]:
        yield message("deed-dig-tunnel", coal=Amount(coal, Resource.COAL))
    if sections := kinds[SectionEmptied]:
        yield message("deed-empty-sections", count=sections)
    if reeled := kinds[CoalReeled]:
        yield message("deed-reel", coal=Amount(reeled, Resource.COAL))
