"""Results of a playtest as plain values and messages; summary.json has these in English."""

from __future__ import annotations

import msgspec

from game.rules.ids import NoId, TileId
from game.rules.message import Message
from game.series.estimates import Estimate as Estimate


class Figure(msgspec.Struct, frozen=True, kw_only=True):
    """A column of the games: its means by ruleset and their difference."""

    key: str
    """The column; for a subgroup `KEY@1` for seat 1, `KEY@start1` for the first in the first turn order,
    `KEY@bauer` for an automa."""
    metric: str
    """The key of its metric, with `*`."""
    label: Message
    unit: str
    group: str
    count: tuple[int, ...]
    """The number of values, by ruleset."""
    means: tuple[Estimate | None, ...]
    """By ruleset; None without a value."""
    spread: tuple[float | None, ...]
    """Standard deviation of the single values, by ruleset."""
    difference: Estimate | None = None
    """The draft less the other, in a comparison."""
    smallest: float | None = None
    """The smallest difference that so many games would detect four times in five."""
    p: float | None = None
    """The p-value of the difference by itself; None with too few games."""
    real: bool = False
    """True if the difference is significant among all figures (Holm, 5 %): from the other ruleset, or in a
    portrait from what would be fair. Decided once; everything shown reads it here."""
    about: Message | None = None
    """The exact definition of what it counts."""


class Finding(msgspec.Struct, frozen=True, kw_only=True):
    """A sentence about a real difference."""

    key: str
    """The figure's key."""
    sentence: Message
    weight: float
    """The difference in standard errors, which orders the findings of a part."""
    part: str = "rest"
    """Its part: result (scores, wins, margins), changed (what the draft changes), or the rest."""
    figures: int = 1
    """The number of real figures it covers; those beside the first are told as a number."""


class Contribution(msgspec.Struct, frozen=True, kw_only=True):
    """A source's part of the difference of the scores; all of them add up to it."""

    key: str
    """The figure's key."""
    name: Message
    difference: Estimate
    real: bool


class Arm(msgspec.Struct, frozen=True, kw_only=True):
    """One ruleset of the playtest."""

    name: str
    source: str
    """As it was given."""
    digest: str
    games: int
    scores: dict[int, int]
    """Number of each score, all seats together."""
    margins: dict[int, int]
    """Number of games with each lead of the winner."""


class Change(msgspec.Struct, frozen=True):
    """A figure in which the two rulesets differ."""

    key: str
    mine: str
    theirs: str
    tile: TileId | NoId = ""
    """The development that it belongs to, if any."""


class GameWorthSeeing(msgspec.Struct, frozen=True, kw_only=True):
    """A game worth seeing."""

    why: tuple[Message, ...]
    """Closest, most lopsided, most lead changes, highest or lowest score, longest, strangest by a metric."""
    file: str
    """Path of the record, from the report's folder."""
    arm: int
    game: int
    seed: int
    board: str
    scores: tuple[int, ...]
    at: int = 0
    """The number of moves before its telling moment."""
    moment: Message | None = None
    """The moment in words."""


class Price(msgspec.Struct, frozen=True, kw_only=True):
    """The worth of a development to a seat: against the same seat without constraint, on the same seeds."""

    tile: TileId
    name: str
    games: int
    banned_vp: Estimate
    """The margin's difference."""
    banned_wins: Estimate
    forced_vp: Estimate
    forced_wins: Estimate
    real: tuple[str, ...] = ()
    """Which of these four are significant among all prices (Holm, 5 %)."""
    owned: tuple[float, float, float]
    """Share of games in which the seat acquired it: unconstrained, banned, forced."""


class MissingGame(msgspec.Struct, frozen=True, kw_only=True):
    """A game that failed, and why."""

    arm: int
    game: int
    seed: int
    reason: Message
    file: str
    """Path of its record, from the report's folder; "" if there is none."""


class Development(msgspec.Struct, frozen=True, kw_only=True):
    """A development and its level, for the maps."""

    id: TileId
    name: str
    level: int


class BoardMap(msgspec.Struct, frozen=True, kw_only=True):
    """A development board: its hexes (column, row) with their levels, and how often each was acquired."""

    name: str
    hexes: tuple[tuple[int, int], ...]
    levels: tuple[int, ...]
    acquired: tuple[tuple[float, ...], ...]
    """Share of seats that acquired the development on each hex, by ruleset."""
    games: int
    tiles: tuple[TileId, ...] = ()
    """The development on each hex, if it was the same in all games."""


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    """All results of a playtest."""

    command: str
    versions: dict[str, str]
    """Of Haspelknecht, Python, numpy, polars."""
    seats: tuple[str, ...]
    boards: tuple[str, ...]
    modules: tuple[str, ...] = ()
    tunnel: str = "A"
    seed: int
    planned: int
    """Games of each ruleset that were asked for."""
    arms: tuple[Arm, ...]
    changes: tuple[Change, ...] = ()
    verdict: tuple[Message, ...] = ()
    """One to four sentences."""
    alike: bool = False
    """True if every column of every game is the same under both rulesets."""
    breakdown: tuple[Contribution, ...] = ()
    """The difference of the scores by source, the largest first."""
    unseen: tuple[Message, ...] = ()
    """Changes of the draft that the players do not weigh, a sentence each."""
    findings: tuple[Finding, ...] = ()
    figures: tuple[Figure, ...] = ()
    tiles: tuple[Development, ...] = ()
    maps: tuple[BoardMap, ...] = ()
    prices: tuple[Price, ...] = ()
    worth_seeing: tuple[GameWorthSeeing, ...] = ()
    missing: tuple[MissingGame, ...] = ()
    trouble: Message | None = None
    """Why the run ended early."""

    def figure(self, key: str) -> Figure | None:
        """Return the figure of a column, if it was measured."""
        return next((figure for figure in self.figures if figure.key == key), None)
