"""From the table of games to the summary."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import msgspec
import polars as pl

from game.playtest.columns import BY_SEAT, columns_of, tile_names
from game.playtest.fairness import standing_out
from game.playtest.figures import Reckoned, judged, reckoned
from game.playtest.findings import findings
from game.playtest.luck import skill_and_luck
from game.playtest.maps import maps
from game.playtest.metric import Metric
from game.playtest.metrics.every import METRICS
from game.playtest.plan import Plan, boards_of
from game.playtest.summary import Arm, Change, Summary, Tile
from game.playtest.table import GIVEN
from game.playtest.verdict import verdict
from game.playtest.words import names
from game.rules.ruleset import digest, load_ruleset
from game.rules.ruleset_differences import differences

_NONE = {
    name: pl.String if name in ("ruleset", "board", "automa") else pl.Int64 for name in (*GIVEN, *BY_SEAT)
}
"""The columns of a table without games."""


def summary_of(plan: Plan, games: pl.DataFrame, metrics: Sequence[Metric] = METRICS) -> Summary:
    """What the games show; how they were played is for the caller to tell."""
    played = games if len(games) else pl.DataFrame(schema=_NONE)
    found = figures_of(plan, played, metrics)
    two = len(plan.rulesets) == 2
    real = findings(played, found) if two else standing_out(played, found, plan)
    summary = Summary(
        command="",
        versions={},
        seats=plan.seats,
        boards=boards_of(plan),
        seed=plan.seed,
        planned=plan.games,
        arms=tuple(_arm(source, played, arm) for arm, source in enumerate(plan.rulesets)),
        changes=_changes(*plan.rulesets) if two else (),
        findings=real,
        figures=tuple(one.figure for one in found),
        tiles=_tiles(plan),
        maps=maps(plan, played),
    )
    return msgspec.structs.replace(summary, verdict=verdict(summary.arms, names(summary), found, real))


def figures_of(plan: Plan, games: pl.DataFrame, metrics: Sequence[Metric] = METRICS) -> list[Reckoned]:
    """All figures, each with whether its difference is real."""
    columns = columns_of(games, metrics, tile_names(plan.rulesets))
    arms = len(plan.rulesets)
    return judged([*reckoned(games, columns, arms), *skill_and_luck(games, arms)])


def _arm(source: str, games: pl.DataFrame, arm: int) -> Arm:
    own = games.filter(pl.col("arm") == arm)
    return Arm(
        name=load_ruleset(source).name,
        source=source,
        digest=digest(source),
        games=own["game"].n_unique(),
        scores=_counted(own["score"]),
        margins=_counted(own.filter(pl.col("won") == 1)["margin"]),
    )


def _counted(values: pl.Series) -> dict[int, int]:
    """How often each value came, the least first."""
    found = Counter(int(value) for value in values.drop_nulls())
    return dict(sorted(found.items()))


def _changes(mine: str, theirs: str) -> tuple[Change, ...]:
    """What the draft changes, each with the development's name."""
    return tuple(
        Change(key=f"{one.key} ({one.name})" if one.name else one.key, mine=one.other, theirs=one.one)
        for one in differences(load_ruleset(theirs), load_ruleset(mine))
    )


def _tiles(plan: Plan) -> tuple[Tile, ...]:
    """The developments of the draft, and those of the other that it does not have."""
    found = {
        key: tile for source in reversed(plan.rulesets) for key, tile in load_ruleset(source).tile.items()
    }
    return tuple(Tile(id=key, name=tile.name, level=tile.level) for key, tile in sorted(found.items()))
