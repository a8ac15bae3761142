"""The price of each development: one seat is banned from it, then forced to take it, on the same seeds."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import numpy as np
import polars as pl

from game.playtest.estimates import Evidence, holm, paired
from game.playtest.plan import Job, PlaytestPlan, boards_of, seatings, setup_for
from game.playtest.summary import Price
from game.rules.ruleset import load_ruleset
from game.rules.setup import dealt

USUAL_GAMES = 200
"""Seeds that are played."""
_LEFT_ALONE, _BANNED, _FORCED = "", "-", "+"


class Bound(NamedTuple):
    """A seat, and the development it must acquire or must not."""

    seat: int
    sign: str
    tile: str

    def name(self, automa: str) -> str:
        """Return the player's name."""
        return f"{automa}{self.sign}{self.tile}"


class _Worth(NamedTuple):
    """A development's games, and the evidence for the four figures of its price."""

    tile: str
    name: str
    games: int
    owned: tuple[float, float, float]
    apart: dict[str, Evidence]


def price_jobs(plan: PlaytestPlan) -> Iterator[Job]:
    """Yield an unconstrained game a seed, and two for each development; seats change with the seed."""
    boards, turns = boards_of(plan), seatings(plan.seats)
    number = 0
    for block in range(plan.games):
        setup = setup_for(plan, plan.rulesets[0], boards[block % len(boards)], plan.seed + block)
        names = turns[block % len(turns)]
        seat = looked_at(plan, block)
        for bound in _bounds(seat, dealt(setup)[1].tiles):
            seated = tuple(bound.name(one) if at == seat else one for at, one in enumerate(names))
            yield Job(0, number, block, setup, seated)
            number += 1


def _bounds(seat: int, tiles: tuple[str, ...]) -> Iterator[Bound]:
    yield Bound(seat, _LEFT_ALONE, "")
    for tile in tiles:
        yield Bound(seat, _BANNED, tile)
        yield Bound(seat, _FORCED, tile)


def looked_at(plan: PlaytestPlan, block: int) -> int:
    """Return the constrained seat of a block, from 0."""
    return block // len(seatings(plan.seats)) % len(plan.seats)


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


def _judged(found: Sequence[_Worth]) -> Iterator[Price]:
    """Yield the prices, with what is real among all of them."""
    flags = iter(holm([one.p for worth in found for one in worth.apart.values()]))
    for worth in found:
        real = tuple(key for key in worth.apart if next(flags))
        shown = {key: one.difference for key, one in worth.apart.items()}
        yield Price(
            tile=worth.tile, name=worth.name, games=worth.games, owned=worth.owned, real=real, **shown
        )


def _looked_at(plan: PlaytestPlan, games: pl.DataFrame) -> pl.DataFrame:
    """Return the rows of the constrained seats, with their constraints."""
    turns, count = len(seatings(plan.seats)), len(plan.seats)
    parts = pl.col("automa").str.extract_groups(r"^(?:.*?)(?<sign>[+-])(?<tile>[0-9]+[A-Z]?)$")
    return games.filter(pl.col("seat") == pl.col("block") // turns % count + 1).with_columns(
        parts.struct.field("sign"), parts.struct.field("tile")
    )


def _beside(alone: pl.DataFrame, rows: pl.DataFrame, sign: str, tile: str) -> pl.DataFrame:
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


def _price(tile: str, name: str, banned: pl.DataFrame, forced: pl.DataFrame) -> _Worth:
    alone, without, bound = (
        float(np.mean(one.to_numpy())) for one in (banned["owned_alone"], banned["owned"], forced["owned"])
    )
    apart = {
        f"{kind}_{what}": paired(games[what].to_numpy())
        for kind, games in (("banned", banned), ("forced", forced))
        for what in ("vp", "wins")
    }
    return _Worth(tile, name, len(banned), (alone, without, bound), apart)
