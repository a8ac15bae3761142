"""The reason for a finding: what the better of its two choices was seen to lead to more often, or sooner."""

from __future__ import annotations

from collections.abc import Iterator

from game.coach.course import COAL, DEBT, OPEN, SECTIONS, SOON_COAL, SOON_SECTIONS, SOON_TILE, TILES
from game.coach.findings import Finding
from game.rules.ids import AddedTile
from game.rules.message import Message, Real, TileName, message

OFTEN = 0.25
"""The share of the deals by which a development has to be acquired more often, to be a reason."""
MUCH = 0.3
"""The least of any other figure that is a reason."""
_LATER = {
    "tunnel": SECTIONS,
    "tunnel_bonus": SECTIONS,
    "coal": COAL,
    "arrival": TILES,
    "development_bonus": TILES,
    "buildings": TILES,
    "debt": DEBT,
    "pinge": OPEN,
}
"""The figure that a source of VP comes from."""


def why(found: Finding) -> Message | None:
    """Return what the better choice led to, in one sentence; None where nothing of it can be told."""
    costs = found.worth > 0
    better = {name: (after, before) if costs else (before, after) for name, before, after in found.course}
    soon = next(_soon(better, found.deals), None)
    later = next(_later(found, better), None)
    parts = [part for part in (soon, later) if part is not None]
    if not parts:
        return None
    which = message("coach-why-better" if costs else "coach-why-played")
    return message("coach-why", which=which, parts=tuple(parts))


Figures = dict[str, tuple[float, float]]
"""What went otherwise, with the better choice and with the worse."""


def _soon(better: Figures, deals: int) -> Iterator[Message]:
    """Yield what the season of the choice brings more, the most telling first."""
    tiles = [(a - b, name) for name, (a, b) in better.items() if name.startswith(SOON_TILE)]
    for more, name in sorted(tiles, key=lambda pair: (-pair[0], pair[1])):
        if more >= OFTEN:
            often, seldom = (round(share * deals) for share in better[name])
            tile = TileName(AddedTile(name.removeprefix(SOON_TILE)))
            yield message("coach-why-tile", tile=tile, often=often, seldom=seldom, deals=deals)
    yield from _more(better, SOON_SECTIONS)
    yield from _more(better, SOON_COAL)


def _later(found: Finding, better: Figures) -> Iterator[Message]:
    """Yield what the rest of the game brings more: first where most of the VP come from."""
    sign = 1 if found.worth > 0 else -1
    for key, vp in found.sources:  # the largest first
        if key in _LATER and vp * sign > 0:
            yield from _more(better, _LATER[key])


def _more(better: Figures, name: str) -> Iterator[Message]:
    """Yield the message on a figure, if enough of it speaks for the better choice."""
    more, less = better.get(name, (0.0, 0.0))
    gained = less - more if name == DEBT else more - less
    if gained >= MUCH:
        yield message(f"coach-why-{name}", count=Real(gained, exact=True))
