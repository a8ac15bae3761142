"""What each development is worth: to one seat it is forbidden, then forced, on the seeds where it lies."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import numpy as np
import polars as pl

from game.playtest import holm
from game.playtest.estimates import Evidence, paired
from game.playtest.plan import Job, Plan, boards_of, seatings, setup_for
from game.playtest.summary import Price
from game.rules.ruleset import load_ruleset
from game.rules.setup import dealt

USUAL_GAMES = 200
"""Seeds that are played."""
_LEFT_ALONE, _BANNED, _FORCED = "", "-", "+"


class Bound(NamedTuple):
    """The seat that is looked at, and the development it must have or must not; none if it is left alone."""

    seat: int
    sign: str
    tile: str

    def name(self, automa: str) -> str:
        """Return who sits there."""
        return f"{automa}{self.sign}{self.tile}"


class _Worth(NamedTuple):
    """What a development came to, by the names of the four figures of a price."""

    tile: str
    name: str
    games: int
    owned: tuple[float, float, float]
    apart: dict[str, Evidence]


def price_jobs(plan: Plan) -> Iterator[Job]:
    """The games of the first ruleset: on each seed one as it is, and two for each development in play.

    The seat that is looked at and the seating change from seed to seed.
    """
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


def looked_at(plan: Plan, block: int) -> int:
    """The seat that is bound on a seed, from 0."""
    return block // len(seatings(plan.seats)) % len(plan.seats)


def prices(plan: Plan, games: pl.DataFrame) -> tuple[Price, ...]:
    """Return what each development came to, the dearest first, of the games of `price_jobs`."""
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
    """The prices, each with what is real when all of them are looked at together."""
    flags = iter(holm.real([one.p for worth in found for one in worth.apart.values()]))
    for worth in found:
        real = tuple(key for key in worth.apart if next(flags))
        shown = {key: one.difference for key, one in worth.apart.items()}
        yield Price(
            tile=worth.tile, name=worth.name, games=worth.games, owned=worth.owned, real=real, **shown
        )


def _looked_at(plan: Plan, games: pl.DataFrame) -> pl.DataFrame:
    """The rows of the seats that are looked at, with what they were bound to."""
    turns, count = len(seatings(plan.seats)), len(plan.seats)
    parts = pl.col("automa").str.extract_groups(r"^(?:.*?)(?<sign>[+-])(?<tile>[0-9]+[A-Z]?)$")
    return games.filter(pl.col("seat") == pl.col("block") // turns % count + 1).with_columns(
        parts.struct.field("sign"), parts.struct.field("tile")
    )


def _beside(alone: pl.DataFrame, rows: pl.DataFrame, sign: str, tile: str) -> pl.DataFrame:
    """Each game in which the seat was bound so, beside the one in which it was left alone."""
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
