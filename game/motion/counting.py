"""Winter and the end, line by line: which events are counted together, and what is still to be counted."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from game.motion.flight import Hold
from game.motion.points import places
from game.rules.events import Event, LeasePaid, Lost, Scored, SeasonBegan, StepBegan, Stored
from game.rules.message import Message, message
from game.rules.scoring import ScoreLine, final_lines
from game.rules.state import GameState
from game.rules.terms import Resource, Season, Step
from game.table.layout import Layout
from game.table.places.board import Good
from game.table.spots import Shape

_GOODS = {good.name.lower(): good for good in Good}


@dataclass(frozen=True, slots=True)
class Line:
    """What is counted at one time: its events and its text; `final` are its VP by seat at the end."""

    events: tuple[Event, ...]
    said: Message | None = None
    final: tuple[ScoreLine, ...] = ()

    @property
    def silent(self) -> bool:
        """Return whether there is nothing to look at."""
        return self.said is None


def winter(events: Sequence[Event]) -> tuple[list[Event], list[Line]]:
    """Return the events before anything is counted, and a line for each seat and step that is."""
    groups: list[tuple[object, list[Event]]] = []
    before: list[Event] = []
    for event in events:
        key = _group(event)
        if not groups and not key:
            before.append(event)
        elif groups and (not key or groups[-1][0] == key) and not isinstance(event, StepBegan):
            groups[-1][1].append(event)
        else:
            groups.append((key, [event]))
    return before, [Line(tuple(found), _said(found[0])) for _, found in groups]


def _group(event: Event) -> object:
    """Events of one line agree in this; None for what is not counted."""
    match event:
        case Scored(seat, _, "W1" | "44"):
            return "scored", seat
        case LeasePaid(seat):
            return "paid", seat
        case Stored(seat) | Scored(seat, _, "W3"):
            return "stored", seat
        case Lost(seat):
            return "lost", seat
        case StepBegan(Step.WINTER_STORAGE):
            return "step"
    return None


def _said(event: Event) -> Message | None:
    match event:
        case Scored():
            return message("count-coal")
        case LeasePaid():
            return message("count-lease")
        case Stored():
            return message("count-storage")
        case Lost():
            return message("count-loss")
    return None


def parted(events: Sequence[Event]) -> int:
    """Return the index where the winter is over: what follows is spring or the final scoring."""
    ends = (i for i, v in enumerate(events) if _ends_winter(v))
    return next(ends, len(events))


def _ends_winter(event: Event) -> bool:
    if isinstance(event, SeasonBegan):
        return event.season != Season.WINTER
    return event == StepBegan(Step.OVER)


def final(state: GameState) -> list[Line]:
    """The final scoring of a game that is over: a line for all seats at once, those with nothing left out."""
    found = []
    for column in zip(*(final_lines(state, seat) for seat in range(len(state.seats))), strict=True):
        events = tuple(Scored(seat, line.vp, line.rule) for seat, line in enumerate(column) if line.vp)
        if events:
            found.append(Line(events, column[0].said, column))
    return found


def uncounted(lines: Iterable[Line]) -> list[Hold]:
    """Return the pieces that lie otherwise as long as these lines are not counted."""
    return [hold for line in lines for event in line.events for hold in _undone(event)]


def _undone(event: Event) -> list[Hold]:
    match event:
        case Scored(seat, vp):
            return [Hold("score", seat, vp)]
        case Lost(seat, resource, amount):
            return [Hold(Resource(resource).label, seat, -amount)]
        case LeasePaid(seat, food, thaler, debt, wood, coal, iron):
            paid = {"food": food, "wood": wood, "coal": coal, "iron": iron, "thaler": thaler}
            gone = [Hold(what, seat, -count) for what, count in paid.items() if count]
            return [*gone, Hold("debt", seat, debt)] if debt else gone
    return []


def lit(layout: Layout, state: GameState, line: Line) -> list[tuple[Event, list[Shape]]]:
    """The places that each event of a line lights up."""
    return [(event, _places(layout, state, line, event)) for event in line.events]


def _places(layout: Layout, state: GameState, line: Line, event: Event) -> list[Shape]:
    match event:
        case Scored(seat, _, "W3"):
            stored = next((one for one in line.events if isinstance(one, Stored)), None)
            return _goods(layout, seat, [Resource(stored.resource).label] if stored else [])
        case Scored(seat) if line.final:
            return places(layout, state, seat, line.final[seat])
        case Scored(seat):
            return _goods(layout, seat, ["coal"])
        case Stored(seat, _, resource) | Lost(seat, resource):
            return _goods(layout, seat, [Resource(resource).label])
        case LeasePaid(seat):
            return _goods(layout, seat, [what for what in _GOODS if getattr(event, what)])
    return []


def _goods(layout: Layout, seat: int, names: Iterable[str]) -> list[Shape]:
    rects = [layout.boards[seat].good(_GOODS[name]) for name in names]
    return [rect for rect in rects if rect.width]
