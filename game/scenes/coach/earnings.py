"""VP by source over the seasons of a game, for each seat: as if the game had ended then."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from game.rules.engine import final_lines
from game.rules.events import Scored
from game.rules.message import Message, message
from game.rules.sources import SOURCES, source_of
from game.scenes.replay.history import History

VP = dict[str, int]
"""VP by the key of their source."""


class Moment(NamedTuple):
    """The end of a season, or the beginning of the game."""

    at: int
    """The moves played until then."""
    said: Message
    seats: tuple[VP, ...]

    def total(self, seat: int) -> int:
        """Return a seat's VP."""
        return sum(self.seats[seat].values())


def moments(history: History) -> list[Moment]:
    """Return the beginning, the end of each season, and the end with the final scoring."""
    ends = [span.stop for span in history.spans]
    said = [message("coach-season", year=span.year, season=span.season) for span in history.spans[:-1]]
    names = [message("coach-begin"), *said, message("tell-final")]
    return [Moment(at, name, _earned(history, at)) for at, name in zip([0, *ends], names, strict=True)]


def _earned(history: History, at: int) -> tuple[VP, ...]:
    state = history.state(at)
    found = [Counter[str]() for _ in state.seats]
    for turn in history.match.turns[:at]:
        for event in turn.events:
            if isinstance(event, Scored):
                found[event.seat][source_of(event.rule).key] += event.vp
    if state.to_move is not None:
        for seat, counted in enumerate(found):
            for line in final_lines(state, seat):
                counted[source_of(line.rule).key] += line.vp
    return tuple({key: vp for key, vp in counted.items() if vp} for counted in found)


def sources(found: list[Moment]) -> list[str]:
    """Return the keys of all sources that brought or cost anything, in their order."""
    present = {key for moment in found for vp in moment.seats for key in vp}
    return [source.key for source in SOURCES if source.key in present]
