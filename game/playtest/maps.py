"""The boards that were played, with the share of seats that acquired the development on each hex."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import polars as pl

from game.playtest.plan import PlaytestPlan, setup_for
from game.playtest.summary import BoardMap
from game.rules.box import shape
from game.rules.ids import TileId
from game.rules.ruleset import load_ruleset
from game.rules.setup import dealt, layout_for

Hex = tuple[int, int]


def maps(plan: PlaytestPlan, games: pl.DataFrame) -> tuple[BoardMap, ...]:
    """Return the boards of all games, if acquired developments were counted."""
    if not any(name.endswith("_acquired") for name in games.columns):
        return ()
    boards = games.filter(pl.col("arm") == 0)["board"].unique(maintain_order=True)
    return tuple(_board(plan, name, games.filter(pl.col("board") == name)) for name in boards)


def _board(plan: PlaytestPlan, name: str, games: pl.DataFrame) -> BoardMap:
    levels = _levels(plan, 0, name)
    hexes = tuple(place for level in levels for place in level)
    shares = [_shares(plan, arm, name, games) for arm in range(len(plan.rulesets))]
    return BoardMap(
        name=name,
        hexes=hexes,
        levels=tuple(at for at, level in enumerate(levels, start=1) for _ in level),
        acquired=tuple(tuple(share.get(place, 0.0) for place in hexes) for share in shares),
        games=games.filter(pl.col("arm") == 0)["game"].n_unique(),
        tiles=_same(plan, name, games),
    )


def _same(plan: PlaytestPlan, name: str, games: pl.DataFrame) -> tuple[TileId, ...]:
    """Return the developments on the board if they were the same in all games, else ()."""
    if plan.tiles == "random":
        return ()
    found = {
        dealt(setup_for(plan, plan.rulesets[arm], name, seed))[1].tiles
        for arm in range(len(plan.rulesets))
        for seed in games.filter(pl.col("arm") == arm)["seed"].unique()
    }
    return found.pop() if len(found) == 1 else ()


def _levels(plan: PlaytestPlan, arm: int, name: str) -> list[list[Hex]]:
    setup = setup_for(plan, plan.rulesets[arm], name, plan.seed)
    layout = layout_for(load_ruleset(plan.rulesets[arm]), setup)
    return shape(layout, len(plan.seats), "black" in plan.modules)


def _shares(plan: PlaytestPlan, arm: int, name: str, games: pl.DataFrame) -> dict[Hex, float]:
    """Return by hex the share of seats that acquired the development there."""
    places = [place for level in _levels(plan, arm, name) for place in level]
    acquired, seats = Counter[Hex](), 0
    for seed, count, row in _seeds(games.filter(pl.col("arm") == arm)):
        tiles = dealt(setup_for(plan, plan.rulesets[arm], name, seed))[1].tiles
        seats += count
        for place, tile in zip(places, tiles, strict=True):
            acquired[place] += row.get(f"tile_{tile}_acquired") or 0
    return {place: acquired[place] / seats for place in places} if seats else {}


def _seeds(games: pl.DataFrame) -> Iterator[tuple[int, int, dict[str, int]]]:
    """Yield each seed with its number of seats, and how many of them acquired each development."""
    by_seed = games.group_by("seed").agg(pl.len(), pl.col("^tile_.*_acquired$").sum())
    for row in by_seed.iter_rows(named=True):
        yield row["seed"], row["len"], row
