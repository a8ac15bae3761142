"""What a playtest found, as plain values: what the terminal, summary.json and report.html show.

What there is to say is in messages. summary.json has them in English (`plain`), the others in any language.
"""

from __future__ import annotations

import msgspec

from game.rules.message import Message


class Estimate(msgspec.Struct, frozen=True):
    """A mean with the ends of its 95 % interval; the ends are None where too few games tell of them."""

    value: float
    low: float | None = None
    high: float | None = None


class Figure(msgspec.Struct, frozen=True, kw_only=True):
    """One column of the games: what it is under each ruleset, and how they differ."""

    key: str
    """The column; for a seat's, `KEY@1` for seat 1, `KEY@start1` for the first in the first turn order,
    `KEY@bauer` for an automa."""
    metric: str
    """The key of its metric, `*` and all."""
    label: Message
    unit: str
    group: str
    count: tuple[int, ...]
    """How many values there were, by ruleset."""
    means: tuple[Estimate | None, ...]
    """By ruleset; None where there was no value."""
    spread: tuple[float | None, ...]
    """Standard deviation of the single values, by ruleset."""
    difference: Estimate | None = None
    """The draft less the other, in a comparison."""
    smallest: float | None = None
    """The smallest difference that so many games would show as real four times in five."""
    p: float | None = None
    """How likely a difference like this is by luck alone, by itself; None where too few games tell."""
    real: bool = False
    """Whether it differs for real, all figures being looked at together (Holm, 5 %): from the other ruleset,
    in a portrait from what would be fair. Decided once; all that is shown reads it here."""
    about: Message | None = None
    """What it counts, exactly."""


class Finding(msgspec.Struct, frozen=True, kw_only=True):
    """A sentence about what is real."""

    key: str
    """The figure's."""
    sentence: Message
    weight: float
    """The size of the difference in standard errors: what the findings of a part are ordered by."""
    part: str = "rest"
    """What it is about: result (scores, wins, margins), changed (what the draft changes), or the rest."""
    figures: int = 1
    """How many figures that are real it tells of, those beside the one in words as a number."""


class Part(msgspec.Struct, frozen=True, kw_only=True):
    """What a source of VP adds to the difference of the scores; all of them together are that difference."""

    key: str
    """The figure's."""
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
    """How often each score came, all seats together."""
    margins: dict[int, int]
    """How often the winner led the second by so much."""


class Change(msgspec.Struct, frozen=True):
    """A figure in which the two rulesets differ."""

    key: str
    mine: str
    theirs: str
    tile: str = ""
    """The development that it belongs to, if it is of one."""


class Worth(msgspec.Struct, frozen=True, kw_only=True):
    """A game worth seeing."""

    why: tuple[Message, ...]
    """Closest, most lopsided, most lead changes, strangest by a metric."""
    file: str
    """The record, from the folder of the report."""
    arm: int
    game: int
    seed: int
    board: str
    scores: tuple[int, ...]


class Price(msgspec.Struct, frozen=True, kw_only=True):
    """What a development is worth to a seat: against the same seat left alone, on the same seeds."""

    tile: str
    name: str
    games: int
    banned_vp: Estimate
    """The margin, less what it is if the seat may do as it likes."""
    banned_wins: Estimate
    forced_vp: Estimate
    forced_wins: Estimate
    real: tuple[str, ...] = ()
    """Which of these four are real, all prices being looked at together (Holm, 5 %)."""
    owned: tuple[float, float, float]
    """Share of games in which the seat acquired it: left alone, banned, forced."""


class Missing(msgspec.Struct, frozen=True, kw_only=True):
    """A game that is not in the figures, and why."""

    arm: int
    game: int
    seed: int
    reason: Message
    file: str
    """Its record, from the folder of the report; empty where there is none."""


class Development(msgspec.Struct, frozen=True, kw_only=True):
    """Where a development can lie: for the map of the board."""

    id: str
    name: str
    level: int


class BoardMap(msgspec.Struct, frozen=True, kw_only=True):
    """A development board: hexes (column, row) by level, and what was acquired where."""

    name: str
    hexes: tuple[tuple[int, int], ...]
    levels: tuple[int, ...]
    acquired: tuple[tuple[float, ...], ...]
    """Share of seats that acquired what lay on each hex, by ruleset."""
    games: int
    tiles: tuple[str, ...] = ()
    """The development on each hex, where the same lay there in all games."""


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    """All of it."""

    command: str
    versions: dict[str, str]
    """Of Haspelknecht, Python, numpy, polars."""
    seats: tuple[str, ...]
    boards: tuple[str, ...]
    seed: int
    planned: int
    """Games of each ruleset that were asked for."""
    arms: tuple[Arm, ...]
    changes: tuple[Change, ...] = ()
    verdict: tuple[Message, ...] = ()
    """One to four sentences: what a reader must know."""
    alike: bool = False
    """Whether every game has the same figures, all of them, under both rulesets."""
    breakdown: tuple[Part, ...] = ()
    """The difference of the scores by source, the largest first."""
    unseen: tuple[Message, ...] = ()
    """What the players do not weigh of what the draft changes, a sentence each."""
    findings: tuple[Finding, ...] = ()
    figures: tuple[Figure, ...] = ()
    tiles: tuple[Development, ...] = ()
    maps: tuple[BoardMap, ...] = ()
    prices: tuple[Price, ...] = ()
    worth_seeing: tuple[Worth, ...] = ()
    missing: tuple[Missing, ...] = ()
    trouble: Message | None = None
    """Why it ended before its time."""
