"""The price of each development: one seat is banned from it, then forced to take it, on the same seeds."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec
import numpy as np
import polars as pl

from game.playtest.estimates import Evidence, holm, paired
from game.playtest.plan import Job, PlaytestPlan, tables_of
from game.playtest.summary import Price
from game.rules.ids import TileId
from game.rules.ruleset import load_ruleset
from game.rules.setup import dealt
from game.series.schedule import rotations

_BANNED, _FORCED = "-", "+"
Apart = dict[str, Evidence]
"""The evidence for the four figures of a price."""


def price_jobs(plan: PlaytestPlan) -> Iterator[Job]:
    """Yield an unconstrained game a seed, and two for each development; seats change with the seed."""
    table, turns = tables_of(plan)[0], rotations(plan.seats)
    number = 0
    for block in range(plan.games):
        setup = table.setup_of(block)
        names = turns[block % len(turns)]
        seat = looked_at(plan, block)
        for bound in _bounds(dealt(setup)[1].tiles):
            seated = tuple(f"{one}{bound}" if at == seat else one for at, one in enumerate(names))
            yield Job(0, number, block, setup, seated)
            number += 1


def _bounds(tiles: Sequence[TileId]) -> Iterator[str]:
    """Yield what stands behind the name of the constrained player, who is first left alone."""
    yield ""
    for tile in tiles:
        yield from (f"{_BANNED}{tile}", f"{_FORCED}{tile}")


def looked_at(plan: PlaytestPlan, block: int) -> int:
    """Return the constrained seat of a block, from 0."""
    return block // len(rotations(plan.seats)) % len(plan.seats)


def prices(plan: PlaytestPlan, games: pl.DataFrame) -> tuple[Price, ...]:
    """Return each development's price, the dearest first, from the games of `price_jobs`."""
    if not len(games):
        return ()
    rows = _looked_at(plan, games)
    alone = rows.filter(pl.col("sign").is_null())
    tiles = load_ruleset(plan.rulesets[0]).tile
    found = []
    for tile in sorted(rows["tile"].drop_nulls().unique()):
        both = [_beside(alone, rows, sign, tile) for sign in (_BANNED, _FORCED)]
        if all(len(one) for one in both):
            found.append(_price(tile, tiles[tile].name, *both))
    return tuple(sorted(_judged(found), key=lambda price: price.banned_vp.value))


def _judged(found: Sequence[tuple[Price, Apart]]) -> Iterator[Price]:
    """Yield the prices, with what is real among all of them."""
    flags = iter(holm([one.p for _, apart in found for one in apart.values()]))
    for price, apart in found:
        yield msgspec.structs.replace(price, real=tuple(key for key in apart if next(flags)))


def _looked_at(plan: PlaytestPlan, games: pl.DataFrame) -> pl.DataFrame:
    """Return the rows of the constrained seats, with their constraints."""
    turns, count = len(rotations(plan.seats)), len(plan.seats)
    parts = pl.col("automa").str.extract_groups(r"^(?:.*?)(?<sign>[+-])(?<tile>[0-9]+[A-Z]?)$")
    return games.filter(pl.col("seat") == pl.col("block") // turns % count + 1).with_columns(
        parts.struct.field("sign"), parts.struct.field("tile")
    )


def _beside(alone: pl.DataFrame, rows: pl.DataFrame, sign: str, tile: TileId) -> pl.DataFrame:
    """Return each constrained game beside the unconstrained one of the same seed."""
    owned = f"tile_{tile}_acquired"
    columns = ["block", "margin", "won", owned]
    bound = rows.filter((pl.col("sign") == sign) & (pl.col("tile") == tile)).select(columns)
    return bound.join(alone.select(columns), on="block", suffix="_alone").select(
        (pl.col("margin") - pl.col("margin_alone")).alias("vp"),
        (pl.col("won") - pl.col("won_alone")).alias("wins"),
        pl.col(owned).alias("owned"),
        pl.col(f"{owned}_alone").alias("owned_alone"),
    )


def _price(tile: TileId, name: str, banned: pl.DataFrame, forced: pl.DataFrame) -> tuple[Price, Apart]:
    alone, without, bound = (
        float(np.mean(one.to_numpy())) for one in (banned["owned_alone"], banned["owned"], forced["owned"])
    )
    apart = {
        f"{kind}_{what}": paired(games[what].to_numpy())
        for kind, games in (("banned", banned), ("forced", forced))
        for what in ("vp", "wins")
    }
    shown = {key: one.difference for key, one in apart.items()}
    return Price(
        tile=tile, name=name, games=len(banned), owned=(alone, without, bound), real=(), **shown
    ), apart
