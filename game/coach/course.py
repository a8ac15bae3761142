"""How a game went on for a seat, in the figures by which two choices can be told apart."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from game.rules import events as e
from game.rules.terms import Place, Season

COAL, SECTIONS, TILES, OPEN, DEBT = "coal", "sections", "tiles", "open", "debt"
SOON_COAL, SOON_SECTIONS, SOON_TILE = "soon-coal", "soon-sections", "soon-tile:"
FIGURES = (COAL, SECTIONS, TILES, OPEN, DEBT, SOON_COAL, SOON_SECTIONS)
"""Coal brought to the farm, sections emptied, developments acquired, seasons since the Pinge was exhausted,
debt that came more than went; the first two also for the season of the choice alone."""

Course = dict[str, int]
"""The figures by name; after SOON_TILE stands a development acquired in the season of the choice."""


def course_of(found: Iterable[e.Event], seat: int) -> Course:
    """Return how a game went on for a seat, from all that happened after its choice."""
    course, soon, open_since = Counter[str](), True, False
    for event in found:
        if isinstance(event, e.SeasonBegan):
            soon = False
            course[OPEN] += open_since and event.season != Season.WINTER
        elif getattr(event, "seat", None) == seat:
            open_since = open_since or isinstance(event, e.PingeExhausted)
            _count(course, event, soon)
    return dict(course)


def _count(course: Counter[str], event: e.Event, soon: bool) -> None:
    match event:
        case e.CoalReeled() | e.CoalDug(place=Place.PINGE):
            course[COAL] += 1
            course[SOON_COAL] += soon
        case e.SectionEmptied():
            course[SECTIONS] += 1
            course[SOON_SECTIONS] += soon
        case e.TileAcquired(tile=tile):
            course[TILES] += 1
            course[SOON_TILE + tile] += soon
        case e.LeasePaid(debt=debt):
            course[DEBT] += debt
        case e.Gained(what="debt", amount=amount):
            course[DEBT] += amount
        case e.DebtReturned(amount=amount):
            course[DEBT] -= amount
