"""Winter and the end, line by line: which events are counted together, and what is still to be counted."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from game.motion.choreography.scoring import places
from game.motion.courier import GOODS
from game.motion.flight import Hold
from game.motion.routes import entry
from game.rules.engine import ScoreLine, final_lines
from game.rules.events import Event, LeasePaid, Lost, Scored, SeasonBegan, StepBegan, Stored
from game.rules.message import Message, message
from game.rules.state import GameState
from game.rules.terms import Season, Step
from game.table.layout import Layout
from game.table.spots import Shape


@dataclass(frozen=True, slots=True)
class CountedLine:
    """A line of the count: its events and its text; `final` holds its VP by seat at the end."""

    events: tuple[Event, ...]
    said: Message | None = None
    final: tuple[ScoreLine, ...] = ()

    @property
    def silent(self) -> bool:
        """Return True if there is nothing to look at."""
        return self.said is None


def winter(events: Sequence[Event]) -> tuple[list[Event], list[CountedLine]]:
    """Return the events before anything is counted, and a line for each seat and step that is."""
    groups: list[tuple[tuple[Message | None, int] | None, list[Event]]] = []
    before: list[Event] = []
    for event in events:
        key = _group(event)
        if not groups and not key:
            before.append(event)
        elif groups and (not key or groups[-1][0] == key) and not isinstance(event, StepBegan):
            groups[-1][1].append(event)
        else:
            groups.append((key, [event]))
    return before, [CountedLine(tuple(found), key[0] if key else None) for key, found in groups]


def _group(event: Event) -> tuple[Message | None, int] | None:
    """Return the text and the seat that the events of one line share; None if an event is not counted."""
    match event:
        case Scored(seat, _, "W1" | "44"):
            return message("count-coal"), seat
        case LeasePaid(seat):
            return message("count-lease"), seat
        case Stored(seat) | Scored(seat, _, "W3"):
            return message("count-storage"), seat
        case Lost(seat):
            return message("count-loss"), seat
        case StepBegan(Step.WINTER_STORAGE):
            return None, -1
    return None


def parted(events: Sequence[Event]) -> int:
    """Return the index at which the winter is over: spring or the final scoring follows."""
    ends = (i for i, v in enumerate(events) if ends_winter(v))
    return next(ends, len(events))


def ends_winter(event: Event) -> bool:
    """Return True if spring or the final scoring begins."""
    if isinstance(event, SeasonBegan):
        return event.season != Season.WINTER
    return event == StepBegan(Step.OVER)


def final(state: GameState) -> list[CountedLine]:
    """Return the final scoring of a game: each line is for all seats; those without VP are left out."""
    found = []
    for column in zip(*(final_lines(state, seat) for seat in range(len(state.seats))), strict=True):
        events = tuple(Scored(seat, line.vp, line.rule) for seat, line in enumerate(column) if line.vp)
        if events:
            found.append(CountedLine(events, column[0].said, column))
    return found


def uncounted(lines: Iterable[CountedLine]) -> list[Hold]:
    """Return the holds on all that lies otherwise as long as these lines are not counted."""
    events = [event for line in lines for event in line.events]
    return [hold for event in events for hold in entry(event).undone(event)]


def lit(layout: Layout, state: GameState, line: CountedLine) -> list[tuple[Event, list[Shape]]]:
    """Return the places that each event of a line lights up."""
    return [(event, _places(layout, state, line, event)) for event in line.events]


def _places(layout: Layout, state: GameState, line: CountedLine, event: Event) -> list[Shape]:
    if isinstance(event, Scored) and line.final:
        return places(layout, state, event.seat, line.final[event.seat])
    events: Sequence[Event] = [event]
    if isinstance(event, Scored) and event.rule == "W3":  # its points are for what is stored
        events = [other for other in line.events if isinstance(other, Stored)][:1]
    rects = [
        layout.boards[shown.seat].good(GOODS[good])  # type: ignore[attr-defined]
        for shown in events
        for good in entry(shown).counted(shown)
    ]
    return [rect for rect in rects if rect.width]
