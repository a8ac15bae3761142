"""From the table of games to the summary."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import isclose

import msgspec
import polars as pl

from game.playtest.columns import BY_SEAT, columns_of, options_known
from game.playtest.concerns import concerned
from game.playtest.fairness import portrait
from game.playtest.figures import Computed, computed, judged, standing
from game.playtest.findings import findings
from game.playtest.luck import skill_and_luck
from game.playtest.maps import maps
from game.playtest.metric import Metric
from game.playtest.metrics import METRICS
from game.playtest.naming import SOURCE, arm_names, source_name
from game.playtest.plan import PlaytestPlan, boards_of
from game.playtest.summary import Arm, Change, Contribution, Development, Finding, Summary
from game.playtest.table import GIVEN, alike, of_both
from game.playtest.unseen import unseen
from game.playtest.verdict import nothing_played, verdict
from game.rules.ruleset import Difference, differences, digest, load_ruleset

Found = Sequence[Computed]
_NONE = {
    name: pl.String if name in ("ruleset", "board", "automa") else pl.Int64 for name in (*GIVEN, *BY_SEAT)
}
"""The columns of a table without games."""
_EXACT = 1e-6
"""VP by which the sum of the parts may differ from the whole: rounding."""


def summary_of(plan: PlaytestPlan, games: pl.DataFrame, metrics: Sequence[Metric] = METRICS) -> Summary:
    """Return a summary of the games; the caller adds how they were played."""
    every = games if len(games) else pl.DataFrame(schema=_NONE)
    played = of_both(every) if len(plan.rulesets) == 2 else every
    found = figures_of(plan, played, metrics)
    summary = Summary(
        command="",
        versions={},
        seats=plan.seats,
        boards=boards_of(plan),
        modules=plan.modules,
        tunnel=plan.tunnel,
        seed=plan.seed,
        planned=plan.games,
        arms=tuple(_arm(source, every, played, arm) for arm, source in enumerate(plan.rulesets)),
        unseen=unseen(plan),
        tiles=_tiles(plan),
        maps=maps(plan, played),
    )
    if len(plan.rulesets) == 2:
        return _comparison(summary, plan, played, found)
    return _portrait(summary, plan, played, found)


def _portrait(summary: Summary, plan: PlaytestPlan, played: pl.DataFrame, found: Found) -> Summary:
    out = portrait(played, found, plan)
    return _said(summary, standing(found, out.keys), out.findings, unfair=out.unfair)


def _comparison(summary: Summary, plan: PlaytestPlan, played: pl.DataFrame, found: Found) -> Summary:
    mine, theirs = rulesets = [load_ruleset(source) for source in plan.rulesets]
    changes = differences(theirs, mine)
    about = concerned(changes, rulesets, [one.column for one in found], len(plan.seats))
    changed = msgspec.structs.replace(
        summary, changes=tuple(map(_change, changes)), alike=alike(played), breakdown=breakdown(found)
    )
    return _said(changed, found, findings(played, found, about))


def _said(summary: Summary, found: Found, real: Sequence[Finding], unfair: float | None = None) -> Summary:
    figures = tuple(one.figure for one in found)
    told = msgspec.structs.replace(summary, figures=figures, findings=tuple(real))
    said = nothing_played(told.arms, arm_names(told)) or verdict(told, unfair)
    return msgspec.structs.replace(told, verdict=said)


def figures_of(plan: PlaytestPlan, games: pl.DataFrame, metrics: Sequence[Metric]) -> list[Computed]:
    """Return all figures, judged as real or not."""
    columns = columns_of(games, metrics, options_known(plan.rulesets))
    arms = len(plan.rulesets)
    return judged([*computed(games, columns, arms), *skill_and_luck(games, arms)])


def _arm(source: str, every: pl.DataFrame, games: pl.DataFrame, arm: int) -> Arm:
    own = games.filter(pl.col("arm") == arm)
    return Arm(
        name=load_ruleset(source).name,
        source=source,
        digest=digest(source),
        games=every.filter(pl.col("arm") == arm)["game"].n_unique(),
        scores=_counted(own["score"]),
        margins=_counted(own.filter(pl.col("won") == 1)["margin"]),
    )


def _counted(values: pl.Series) -> dict[int, int]:
    found = Counter(int(value) for value in values.drop_nulls())
    return dict(sorted(found.items()))


def _change(one: Difference) -> Change:
    return Change(key=one.key, mine=one.other, theirs=one.one, tile=one.tile)


def _tiles(plan: PlaytestPlan) -> tuple[Development, ...]:
    """Return the developments of all rulesets; where they share one, the draft's."""
    found = {
        key: tile for source in reversed(plan.rulesets) for key, tile in load_ruleset(source).tile.items()
    }
    return tuple(Development(id=key, name=tile.name, level=tile.level) for key, tile in sorted(found.items()))


def breakdown(found: Sequence[Computed]) -> tuple[Contribution, ...]:
    """Return each source's part of the difference of the mean scores, the largest first.

    VP by year and of the final scoring are the same VP again, so they are not parts. Empty if not all sources
    were counted.
    """
    score = next((one.figure.difference for one in found if one.column.key == "score"), None)
    parts = [part for one in found if (part := _part(one)) is not None]
    parts.sort(key=lambda part: -abs(part.difference.value))
    whole = sum(part.difference.value for part in parts)
    return tuple(parts) if score and isclose(whole, score.value, abs_tol=_EXACT) else ()


def _part(one: Computed) -> Contribution | None:
    found = one.figure.difference
    if one.column.metric.key != SOURCE or found is None:
        return None
    return Contribution(
        key=one.figure.key, name=source_name(one.column.members[0]), difference=found, real=one.figure.real
    )
