"""The results of one person's games: by level, seats, board and modules; streaks, sources of VP, days."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from math import sqrt
from statistics import NormalDist, fmean, stdev
from typing import NamedTuple

from game.daily import Attempt, attempt_of
from game.statistics.game import LEVELS, PEOPLE, Filed, SeatRow
from game.student_t import quantile

SHARE = 0.95
"""The confidence of every interval."""
KINDS = ("practice", "advised", "handed", "draft")
"""The kinds of games that are left out unless they are asked for."""


@dataclass(frozen=True, slots=True)
class Own:
    """A game as the person of a name played it."""

    filed: Filed
    seat: SeatRow

    @property
    def won(self) -> bool:
        return self.seat.place == 1

    @property
    def best_other(self) -> int:
        """Return the VP of the best of the others."""
        return max(other.vp for other in self.others)

    @property
    def others(self) -> list[SeatRow]:
        """Return the other seats."""
        return [other for other in self.filed.game.seats if other is not self.seat]

    @property
    def kinds(self) -> tuple[str, ...]:
        """Return which of KINDS the game is of."""
        game, attempt = self.filed.game, attempt_of(self.filed.game.daily)
        known = attempt is not None and attempt.again  # like practice: the deal was seen before
        flags = (game.practice or known, game.advised, game.handed, game.draft)
        return tuple(kind for kind, on in zip(KINDS, flags, strict=True) if on)


@dataclass(frozen=True, slots=True)
class Filters:
    """Which games are looked at; None stands for any. `kinds` are those of KINDS that are let in as well."""

    level: str | None = None
    seats: int | None = None
    layout: str | None = None
    modules: tuple[str, ...] | None = None
    kinds: frozenset[str] = frozenset()

    def fits(self, own: Own) -> bool:
        """Return True if a game is looked at."""
        game = own.filed.game
        return (
            self.level in (None, game.level)
            and self.seats in (None, len(game.seats))
            and self.layout in (None, board_of(own))
            and self.modules in (None, game.modules)
            and self.kinds.issuperset(own.kinds)
        )


class Interval(NamedTuple):
    """A figure with the interval that holds it with a confidence of SHARE."""

    value: float
    low: float
    high: float


class Group(NamedTuple):
    """The results of games that have something in common. `vp` and `wins` are for a game."""

    key: object
    games: int
    won: int
    wins: Interval
    vp: Interval


class Overview(NamedTuple):
    """The results of all games: `best` is the one with the most VP; streaks are games won in a row."""

    games: int = 0
    won: int = 0
    best: Own | None = None
    streak: int = 0
    longest: int = 0
    vp: float = 0.0


def people(games: Iterable[Filed]) -> list[str]:
    """Return the names of the people, who played most first."""
    count: Counter[str] = Counter()
    for filed in games:
        count.update({seat.name for seat in filed.game.seats if seat.person})
    return sorted(count, key=lambda name: (-count[name], name))


def own_games(games: Iterable[Filed], name: str) -> list[Own]:
    """Return the games in which somebody of this name sat, the longest ago first."""
    return [
        Own(filed, seat)
        for filed in games
        for seat in [one for one in filed.game.seats if one.person and one.name == name][:1]
    ]


def finished(games: Iterable[Own]) -> list[Own]:
    """Return the games that are over."""
    return [own for own in games if own.filed.game.finished]


def usual_filters(games: Iterable[Own]) -> Filters:
    """Return the filters that let in games of no kind; where no such game is over, those of all that are."""
    over = finished(games)
    only = all(own.kinds for own in over)
    return Filters(kinds=frozenset(kind for own in over for kind in own.kinds) if only else frozenset())


def overview(games: Sequence[Own]) -> Overview:
    """Return the results of finished games, the longest ago first."""
    if not games:
        return Overview()
    streak = longest = 0
    for own in games:
        streak = streak + 1 if own.won else 0
        longest = max(longest, streak)
    best = max(games, key=lambda own: own.seat.vp)
    won, vp = sum(own.won for own in games), fmean(own.seat.vp for own in games)
    return Overview(len(games), won, best, streak, longest, vp)


def level_of(own: Own) -> object:
    """Return the strongest level that played, or PEOPLE."""
    return own.filed.game.level


def seats_of(own: Own) -> object:
    """Return the number of seats."""
    return len(own.filed.game.seats)


def board_of(own: Own) -> object:
    """Return the id of the board; the rows where a record names none."""
    return own.filed.game.layout or f"rows-for-{len(own.filed.game.seats)}"


def modules_of(own: Own) -> object:
    """Return the modules that were played with."""
    return own.filed.game.modules


BY: dict[str, Callable[[Own], object]] = {
    "level": level_of,
    "seats": seats_of,
    "board": board_of,
    "modules": modules_of,
}
"""By what results can be grouped."""


def grouped(games: Sequence[Own], by: str) -> list[Group]:
    """Return the results of finished games by BY, in the order of levels, of numbers or of the alphabet."""
    key = BY[by]
    found: dict[object, list[Own]] = {}
    for own in games:
        found.setdefault(key(own), []).append(own)
    return [_group(one, found[one]) for one in sorted(found, key=_rank)]


def values(games: Iterable[Own], by: str) -> list[object]:
    """Return what there is to choose from, in the same order."""
    return sorted({BY[by](own) for own in games}, key=_rank)


def _rank(key: object) -> tuple[int, str]:
    if isinstance(key, tuple):
        return len(key), str(key)
    order = (PEOPLE, *LEVELS)
    return (order.index(key), "") if isinstance(key, str) and key in order else (len(order), str(key))


def _group(key: object, games: Sequence[Own]) -> Group:
    won = sum(own.won for own in games)
    return Group(key, len(games), won, share(won, len(games)), mean([own.seat.vp for own in games]))


def share(won: int, of: int) -> Interval:
    """Return a share with the interval of Wilson (1927)."""
    z, p = NormalDist().inv_cdf((1 + SHARE) / 2), won / of
    middle = (p + z * z / (2 * of)) / (1 + z * z / of)
    reach = z / (1 + z * z / of) * sqrt(p * (1 - p) / of + z * z / (4 * of * of))
    return Interval(p, max(0.0, middle - reach), min(1.0, middle + reach))


def mean(numbers: Sequence[float]) -> Interval:
    """Return a mean with the interval of Student; that of a single number is the number."""
    value, count = fmean(numbers), len(numbers)
    if count < 2:
        return Interval(value, value, value)
    reach = quantile((1 + SHARE) / 2, count - 1) * stdev(numbers) / sqrt(count)
    return Interval(value, value - reach, value + reach)


def sources(games: Iterable[Own]) -> dict[str, float]:
    """Return the mean VP by source, the largest first; games without a source count as 0."""
    total: Counter[str] = Counter()
    played = 0
    for own in games:
        played += 1
        total.update(dict(own.seat.sources))
    return {key: vp / played for key, vp in sorted(total.items(), key=lambda item: -item[1])}


# -- the daily game -----------------------------------------------------------------------------------


class Day(NamedTuple):
    """A day's first attempt, if there was one, and how many others there were."""

    day: date
    first: Own | None = None
    others: int = 0


def days(games: Iterable[Own], last: date, count: int) -> list[Day]:
    """Return so many days up to the last one. Of two first attempts that of the older file's name counts."""
    found = list(_attempts(games))
    first = _first_attempts(found)
    attempts = Counter(attempt.day for _, attempt in found)
    back = [last - timedelta(days=ago) for ago in range(count - 1, -1, -1)]
    return [Day(day, first.get(day), attempts[day] - (day in first)) for day in back]


def _first_attempts(attempts: Iterable[tuple[Own, Attempt]]) -> dict[date, Own]:
    """Return the first attempt of each day that has one."""
    first: dict[date, Own] = {}
    for own, attempt in attempts:
        if not attempt.again:
            first.setdefault(attempt.day, own)
    return first


def _attempts(games: Iterable[Own]) -> Iterator[tuple[Own, Attempt]]:
    """Yield the games of days, by the names of their files, which tell when they were begun."""
    for own in sorted(games, key=lambda own: own.filed.path.name):
        attempt = attempt_of(own.filed.game.daily)
        if attempt is not None:
            yield own, attempt


def daily_streak(games: Iterable[Own], today: date) -> int:
    """Return for how many days in a row the first attempt was played to its end, up to today or yesterday."""
    done = {day for day, own in _first_attempts(_attempts(games)).items() if own.filed.game.finished}
    return _in_a_row(done, today) or _in_a_row(done, today - timedelta(days=1))


def _in_a_row(done: Collection[date], last: date) -> int:
    count = 0
    while last in done:
        count, last = count + 1, last - timedelta(days=1)
    return count
