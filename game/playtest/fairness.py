"""What stands out in a single ruleset, held against what would be fair: a sentence for each cause.

All that is asked is one family (Holm), and this is the one decision: the verdict, the findings, the tables
and the picture of who wins read it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import NamedTuple

import polars as pl

from game.playtest import holm
from game.playtest.columns import Column
from game.playtest.estimates import FEWEST, Evidence, beyond, evidence
from game.playtest.figures import Reckoned, reckoned
from game.playtest.findings import REST, RESULT
from game.playtest.plan import Plan
from game.playtest.student import smallest
from game.playtest.summary import Finding
from game.playtest.wording import above_average, against_fair, always, never_used, seldom, unwanted
from game.rules.message import Message
from game.rules.ruleset import load_ruleset
from game.rules.ruleset_reach import disk_counts
from game.rules.terms import Colour

HARDLY, NEARLY = 0.05, 0.9
"""Shares of the seats: a development below is hardly ever acquired, one above nearly always."""
USED = 0.01
"""Share of the games in which a rule is to be used at least, to be worth its words."""
WANTED = 0.5
"""Of a colour that is hardly wanted each disk is taken less than half as often as one of any colour."""
_NOTHING = 1e-9
"""VP, or a share of wins: where seats mirror each other, rounding is all that is left."""
COLOURS = tuple(colour.label for colour in Colour)


class Question(NamedTuple):
    """What may stand out, and the answer."""

    cause: str
    """What has one cause is told in one sentence."""
    one: Reckoned
    evidence: Evidence | None
    told: Callable[[Sequence[Reckoned]], Message]
    """Makes the sentence of all that have the cause, the clearest first."""
    part: str = REST

    @property
    def p(self) -> float | None:
        return self.evidence.p if self.evidence else None

    @property
    def weight(self) -> float:
        return self.evidence.weight if self.evidence else 0.0


class Portrait(NamedTuple):
    """What stands out in a ruleset."""

    findings: tuple[Finding, ...]
    keys: frozenset[str]
    """Of the figures that do."""
    unfair: float | None
    """By how much a seat must win too often or too seldom to stand out four times in five; None where so few
    games cannot tell."""


def portrait(games: pl.DataFrame, found: Sequence[Reckoned], plan: Plan) -> Portrait:
    """Return what is real in a portrait: scores and wins first, of each part the clearest first."""
    asked = [*_seats(games, found), *_tiles(found), *_rules(found), *_colours(games, found, plan)]
    chances = [one.p for one in asked]
    flags = holm.real(chances)
    real = [one for one, flag in zip(asked, flags, strict=True) if flag]
    causes: dict[str, list[Question]] = {}
    for one in sorted(real, key=_order):
        causes.setdefault(one.cause, []).append(one)
    keys = frozenset(one.one.figure.key for one in real)
    findings = tuple(_finding(of) for of in causes.values())
    return Portrait(findings, keys, _unfair(found, holm.strictest(chances), len(plan.seats)))


def _unfair(found: Sequence[Reckoned], level: float, seats: int) -> float | None:
    """Return by how much a seat must win too often; None where no number of wins would be enough."""
    wins = next((one.means[0] for one in found if one.column.key == "won@1"), None)
    if wins is None or wins.blocks < FEWEST or not wins.error > 0:
        return None
    least = smallest(wins.error, wins.blocks - 1, level)
    return least if least < 1 / seats else None


def _order(one: Question) -> tuple[bool, bool, float, float]:
    """Return what orders: wins, scores, the rest; the clearest first, of mirrored ones that with more."""
    wins = one.one.column.source == "won"
    return one.part != RESULT, not wins, -round(abs(one.weight), 6), -one.weight


def _finding(of: Sequence[Question]) -> Finding:
    first = of[0]
    sentence = first.told([one.one for one in of])
    return Finding(
        key=first.one.figure.key,
        sentence=sentence,
        weight=abs(first.weight),
        part=first.part,
        figures=len(of),
    )


def _seats(games: pl.DataFrame, found: Sequence[Reckoned]) -> Iterator[Question]:
    """Yield seats, places in the first turn order and automas that win or score otherwise than others."""
    split = [one for one in found if one.column.where and one.column.metric.key in ("won", "score")]
    beside = reckoned(games, [one.column._replace(beside=True) for one in split], 1)
    for one, other in zip(split, beside, strict=True):
        (mean,) = other.means
        off = evidence(mean.value, mean.error, mean.blocks - 1, mean.blocks, mean.blocks)
        told = against_fair if one.column.metric.key == "won" else above_average
        if off and one.column.where and abs(mean.value) > _NOTHING:
            cause = f"{one.column.source} {one.column.where.column}"
            yield Question(cause, one, off, partial(told, off.difference), RESULT)


def _tiles(found: Sequence[Reckoned]) -> Iterator[Question]:
    """Yield developments that hardly anybody wants, or everybody."""
    for one in found:
        if one.column.metric.key == "tile_*_acquired" and one.column.where is None:
            (mean,) = one.means
            for limit, told in ((HARDLY, seldom), (NEARLY, always)):
                off = beyond(mean.value, mean.error, mean.blocks, limit)
                yield Question(told.__name__, one, off, told)


def _rules(found: Sequence[Reckoned]) -> Iterator[Question]:
    """Yield rules that no game uses; they are told in one sentence."""
    for one in found:
        if one.column.metric.group == "rules":
            (mean,) = one.means
            never = beyond(0.0, 0.0, mean.blocks, USED)
            used = Evidence(never.difference, 1.0, 0.0) if never else None
            yield Question("rules", one, used if mean.value else never, never_used)


def _colours(games: pl.DataFrame, found: Sequence[Reckoned], plan: Plan) -> Iterator[Question]:
    """Yield colours that are taken far less often than there are disks of them."""
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
        yield Question(key, taken[key], off, told)


def _less(games: pl.DataFrame, column: Column) -> Evidence | None:
    """Return the evidence that a mean is below nothing."""
    (one,) = reckoned(games, [column], 1)
    (mean,) = one.means
    off = evidence(mean.value, mean.error, mean.blocks - 1, mean.blocks, mean.blocks)
    if off is None or off.p is None:
        return off
    return off._replace(p=off.p / 2 if off.weight < 0 else 1.0)
