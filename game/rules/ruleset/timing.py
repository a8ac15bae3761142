"""The seasons and years in which an effect of a development happens."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from game.rules.message import Message, message
from game.rules.ruleset.tile_data import EffectData
from game.rules.terms import PHASES, Season


@dataclass(frozen=True, slots=True)
class Timing:
    """A season, or every one, of the years from one to another, 0 for the last; `every` time it begins."""

    season: Season | None
    first: int
    last: int
    every: bool

    def holds(self, year: int, season: int) -> bool:
        """Return True if an effect happens now."""
        in_season = self.season is None or self.season == season
        return in_season and self.first <= year and (not self.last or year <= self.last)

    def times_left(self, year: int, season: int, years: int, phases: Sequence[Season]) -> int:
        """Return how often it is such a season after the present one, until the game ends."""
        later = ((one, phase) for one in range(year, years + 1) for phase in phases)
        return sum(self.holds(*when) for when in later if when > (year, season))

    @property
    def said(self) -> Message:
        """Return the seasons and years."""
        return message("when", parts=tuple(self._parts()))

    def _parts(self) -> Iterator[Message]:
        if self.season is not None:
            yield message("every-season" if self.every else "in-season", season=self.season)
        elif self.every:
            yield message("every-phase")
        if self.first == self.last:
            yield message("in-year", year=self.first)
        elif self.first > 1 and self.last:
            yield message("in-years", first=self.first, last=self.last)
        elif self.first > 1:
            yield message("from-year", first=self.first)
        elif self.last:
            yield message("to-year", last=self.last)


def timing_of(data: EffectData) -> Timing | None:
    """Return when an effect happens; None if that is whenever its development is acquired."""
    season = next((one for one in PHASES if one.label == data.season), None)
    timing = Timing(season, data.from_year, data.to_year, data.every)
    return None if timing == Timing(None, 1, 0, False) else timing
