"""The plan of a playtest: which games it plays, the same for the same arguments."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from game.rules import Setup
from game.rules.ids import TileId
from game.rules.ruleset import BASE, load_ruleset
from game.series.schedule import Job as Job
from game.series.schedule import PlanError as PlanError
from game.series.schedule import Table, boards_for, rotations, schedule

SEATS = "seats"
"""The field that an error about players names."""


class PlaytestPlan(msgspec.Struct, frozen=True, kw_only=True):
    """The arguments of a playtest. All rulesets play the same seeds, boards and seatings."""

    seats: tuple[str, ...]
    """Automas; different names rotate over the seats."""
    games: int = 2000
    """Of each ruleset, rounded up to whole rotations."""
    rulesets: tuple[str, ...] = (BASE,)
    """One for a portrait; two for a comparison: the draft, and the ruleset it is compared with."""
    boards: tuple[str, ...] = ()
    """Ids of development boards, played in turn; empty for all that have room for so many seats."""
    seed: int = 1
    tiles: str | tuple[TileId, ...] = "random"
    new_tiles: tuple[TileId, ...] = ()
    modules: tuple[str, ...] = ()
    tunnel: str = "A"


def tables_of(plan: PlaytestPlan) -> tuple[Table, ...]:
    """Return the tables of a plan: one for each ruleset. Raises PlanError."""
    boards = boards_of(plan)
    return tuple(
        Table(setup_for(plan, ruleset, boards[0], plan.seed), boards, rotations(plan.seats), plan.games)
        for ruleset in plan.rulesets
    )


def in_rotations(plan: PlaytestPlan, games: int) -> int:
    """Return how many games of each ruleset so many come to in whole rotations of the seats."""
    return tables_of(msgspec.structs.replace(plan, games=games))[0].total


def jobs(plan: PlaytestPlan) -> Iterator[Job]:
    """Yield the games seed by seed with every ruleset and seating."""
    return schedule(tables_of(plan))


def job_of(plan: PlaytestPlan, arm: int, number: int) -> Job:
    """Return a ruleset's game by its number."""
    return tables_of(plan)[arm].job(arm, number)


def boards_of(plan: PlaytestPlan) -> tuple[str, ...]:
    """Return the boards asked for, or all, that every ruleset has for so many seats. Raises PlanError."""
    rulesets = [load_ruleset(ruleset) for ruleset in plan.rulesets]
    return boards_for(rulesets, len(plan.seats), plan.boards, plan.modules)


def setup_for(plan: PlaytestPlan, ruleset: str, board: str, seed: int) -> Setup:
    """Return the setup of a game of the plan."""
    return Setup(
        seats=len(plan.seats),
        seed=seed,
        ruleset=ruleset,
        layout=board,
        tiles=plan.tiles,
        modules=frozenset(plan.modules),
        tunnel=plan.tunnel,
        new_tiles=plan.new_tiles,
    )
