"""Tests of a single ruleset against what would be fair: a finding for each cause that stands out.

All tests are one family (Holm), decided here once: verdict, findings, tables and pictures read it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import NamedTuple

import polars as pl

from game.playtest.columns import Column
from game.playtest.estimates import Evidence, beyond, evidence, holm, strictest
from game.playtest.figures import Computed, computed
from game.playtest.findings import REST, RESULT
from game.playtest.naming import COLOURS
from game.playtest.plan import PlaytestPlan
from game.playtest.summary import Finding
from game.playtest.wording import above_average, against_fair, always, never_used, seldom, unwanted
from game.rules.message import Message
from game.rules.ruleset import disk_counts, load_ruleset
from game.series.estimates import FEWEST
from game.student_t import smallest

HARDLY, NEARLY = 0.05, 0.9
"""Shares of the seats: a development below is hardly ever acquired, one above nearly always."""
USED = 0.01
"""The least share of the games in which a rule should be used."""
WANTED = 0.5
"""A colour is unwanted if each of its disks is taken less than half as often as a disk of any colour."""
_NOTHING = 1e-9
"""VP, or a share of wins: where seats mirror each other, only rounding is left."""


class FairnessTest(NamedTuple):
    """A figure that may stand out, and the test."""

    cause: str
    """Tests with the same cause share a sentence."""
    one: Computed
    evidence: Evidence | None
    told: Callable[[Sequence[Computed]], Message]
    """Makes the sentence for all figures with this cause, the clearest first."""
    part: str = REST

    @property
    def p(self) -> float | None:
        return self.evidence.p if self.evidence else None

    @property
    def weight(self) -> float:
        return self.evidence.weight if self.evidence else 0.0


class Portrait(NamedTuple):
    """The findings of a single ruleset."""

    findings: tuple[Finding, ...]
    keys: frozenset[str]
    """The keys of the figures that stand out."""
    unfair: float | None
    """The smallest excess of a seat's wins that would be detected; None with too few games."""


def portrait(games: pl.DataFrame, found: Sequence[Computed], plan: PlaytestPlan) -> Portrait:
    """Return the findings: wins and scores first, in each part the clearest first."""
    asked = [*_seats(games, found), *_tiles(found), *_rules(found), *_colours(games, found, plan)]
    chances = [one.p for one in asked]
    flags = holm(chances)
    real = [one for one, flag in zip(asked, flags, strict=True) if flag]
    causes: dict[str, list[FairnessTest]] = {}
    for one in sorted(real, key=_order):
        causes.setdefault(one.cause, []).append(one)
    keys = frozenset(one.one.figure.key for one in real)
    findings = tuple(_finding(of) for of in causes.values())
    return Portrait(findings, keys, _unfair(found, strictest(chances), len(plan.seats)))


def _unfair(found: Sequence[Computed], level: float, seats: int) -> float | None:
    """Return the smallest excess of a seat's wins that would be detected, or None."""
    wins = next((one.means[0] for one in found if one.column.key == "won@1"), None)
    if wins is None or wins.blocks < FEWEST or not wins.error > 0:
        return None
    least = smallest(wins.error, wins.blocks - 1, level)
    return least if least < 1 / seats else None


def _order(one: FairnessTest) -> tuple[bool, bool, float, float]:
    """Return a sort key: wins, scores, the rest; the clearest first, of mirrored ones the greater."""
    wins = one.one.column.source == "won"
    return one.part != RESULT, not wins, -round(abs(one.weight), 6), -one.weight


def _finding(of: Sequence[FairnessTest]) -> Finding:
    first = of[0]
    sentence = first.told([one.one for one in of])
    return Finding(
        key=first.one.figure.key,
        sentence=sentence,
        weight=abs(first.weight),
        part=first.part,
        figures=len(of),
    )


def _seats(games: pl.DataFrame, found: Sequence[Computed]) -> Iterator[FairnessTest]:
    """Test seats, places in the first turn order and automas for more or fewer wins and VP than others."""
    split = [one for one in found if one.column.where and one.column.metric.key in ("won", "score")]
    beside = computed(games, [one.column._replace(beside=True) for one in split], 1)
    for one, other in zip(split, beside, strict=True):
        (mean,) = other.means
        off = evidence(mean.value, mean.error, mean.blocks - 1, mean.blocks, mean.blocks)
        told = against_fair if one.column.metric.key == "won" else above_average
        if off and one.column.where and abs(mean.value) > _NOTHING:
            cause = f"{one.column.source} {one.column.where.column}"
            yield FairnessTest(cause, one, off, partial(told, off.difference), RESULT)


def _tiles(found: Sequence[Computed]) -> Iterator[FairnessTest]:
    """Test developments for being acquired hardly ever or nearly always."""
    for one in found:
        if one.column.metric.key == "tile_*_acquired" and one.column.where is None:
            (mean,) = one.means
            for limit, told in ((HARDLY, seldom), (NEARLY, always)):
                off = beyond(mean.value, mean.error, mean.blocks, limit)
                yield FairnessTest(told.__name__, one, off, told)


def _rules(found: Sequence[Computed]) -> Iterator[FairnessTest]:
    """Test rules for never being used; one sentence names them all."""
    for one in found:
        if one.column.metric.group == "rules":
            (mean,) = one.means
            never = beyond(0.0, 0.0, mean.blocks, USED)
            used = Evidence(never.difference, 1.0, 0.0) if never else None
            yield FairnessTest("rules", one, used if mean.value else never, never_used)


def _colours(games: pl.DataFrame, found: Sequence[Computed], plan: PlaytestPlan) -> Iterator[FairnessTest]:
    """Test colours for being taken far less often than there are disks of them."""
    taken = {one.column.key: one for one in found if one.column.metric.key == "disks_*"}
    disks = disk_counts(load_ruleset(plan.rulesets[0]), len(plan.seats))
    there = {f"disks_{colour}": count for colour, count in zip(COLOURS, disks, strict=True) if count}
    if not all(key in taken for key in there):
        return
    usual = pl.sum_horizontal(*there) / sum(there.values())
    often = {key: len(plan.seats) * taken[key].means[0].value for key in there}
    for key, count in there.items():
        off = _less(games.with_columns(pl.col(key) / count - WANTED * usual), taken[key].column)
        told = partial(unwanted, often[key] / count, sum(often.values()) / sum(there.values()))
        yield FairnessTest(key, taken[key], off, told)


def _less(games: pl.DataFrame, column: Column) -> Evidence | None:
    """Return the evidence that a mean is below 0."""
    (one,) = computed(games, [column], 1)
    (mean,) = one.means
    off = evidence(mean.value, mean.error, mean.blocks - 1, mean.blocks, mean.blocks)
    if off is None or off.p is None:
        return off
    return off._replace(p=off.p / 2 if off.weight < 0 else 1.0)
