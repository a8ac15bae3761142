"""What a turn comes to, in words: read from the events of playing it out, so that it is true."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from game.automa.bargains import arrival_vp
from game.rules.box import Box
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
from game.rules.terms import Place

_GOODS = {
    "wood": "wood",
    "food": "food",
    "coal": "coal",
    "shaft": "coal in the shaft",
    "iron": "iron",
    "thaler": "Thaler",
}
_TOLD_BESIDE = ("T6", "B3", "M7")
"""VP that are named with the deed itself."""


def account(events: Sequence[Event], box: Box) -> str:
    """The deeds of a seat in a few infinitives: "dig 3 coal in the Pinge and acquire the Barn for 1 VP"."""
    return listed([*_acquired(events, box), *_mined(events), *_brought(events)])


def listed(parts: Sequence[str]) -> str:
    """Parts of a sentence with commas and an "and"."""
    return " and ".join(part for part in (", ".join(parts[:-1]), *parts[-1:]) if part)


def for_vp(vp: int) -> str:
    """What is added to a deed that scores at once."""
    return f" for {vp} VP" if vp else ""


def pieces(count: int, one: str, many: str = "") -> str:
    """A count with its noun; coal, wood, food, water, VP and Thaler have no plural here."""
    return f"{count} {one if count == 1 else many or one}"


def _acquired(events: Sequence[Event], box: Box) -> list[str]:
    acquired = [(box.tiles[box.index[e.tile]], e.arrival) for e in events if isinstance(e, TileAcquired)]
    return [f"acquire the {tile.name}{for_vp(arrival_vp(tile, arrival))}" for tile, arrival in acquired]


def _mined(events: Sequence[Event]) -> list[str]:
    kinds = Counter(type(event) for event in events)
    dug = Counter(event.place for event in events if isinstance(event, CoalDug))
    drained = sum(event.amount for event in events if isinstance(event, WaterDrained))
    bonus = sum(event.vp for event in events if isinstance(event, Scored) and event.rule == "M7")
    return [
        text
        for count, text in (
            (drained, f"remove {drained} water"),
            (kinds[PropPlaced], f"place {pieces(kinds[PropPlaced], 'prop', 'props')}"),
            (dug[Place.PINGE], f"dig {dug[Place.PINGE]} coal in the Pinge"),
            (kinds[PingeExhausted], f"exhaust the Pinge{for_vp(bonus)}"),
            (dug[Place.TUNNEL], f"dig {dug[Place.TUNNEL]} coal in the Tunnel"),
            (kinds[SectionEmptied], f"empty {pieces(kinds[SectionEmptied], 'section', 'sections')} of it"),
            (kinds[CoalReeled], f"reel up {kinds[CoalReeled]} coal"),
        )
        if count
    ]


def _brought(events: Sequence[Event]) -> list[str]:
    amounts: Counter[str] = Counter()
    for event in events:
        if isinstance(event, Gained) and event.what in _GOODS:
            amounts[event.what] += event.amount
        elif isinstance(event, Scored) and event.rule not in _TOLD_BESIDE:
            amounts["vp"] += event.vp
    names = [f"{amounts[what]} {name}" for what, name in (*_GOODS.items(), ("vp", "VP")) if amounts[what]]
    return [f"gain {listed(names)}"] if names else []
