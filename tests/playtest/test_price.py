"""What a development is worth: one seat is kept from it, then bound to it, on the same seed."""

from __future__ import annotations

import polars as pl
import pytest

from game.automa import named
from game.playtest.plan import PlaytestPlan
from game.playtest.playing import play_measured
from game.playtest.price import looked_at, price_jobs, prices
from game.playtest.report.prices import caption, prices_pictures
from game.playtest.report.tables import price_tables
from game.playtest.summary import Price
from game.playtest.table import table
from game.playtest.voice import Voice
from tests.english import english

VOICE = Voice("en")
PLAN = PlaytestPlan(seats=("bauer", "knecht"), games=4, boards=("rows",))


def test_each_seed_is_played_as_it_is_and_twice_for_each_development_in_play() -> None:
    seeds = {block: [job for job in price_jobs(PLAN) if job.block == block] for block in range(4)}
    for block, played in seeds.items():
        seat = looked_at(PLAN, block)
        at_seat = [job.names[seat] for job in played]
        tiles = {name[-2:] for name in at_seat[1:]}
        assert len(tiles) == 12
        assert at_seat[0] in ("bauer", "knecht")
        assert sorted(at_seat[1:]) == sorted(f"{at_seat[0]}{sign}{tile}" for tile in tiles for sign in "+-")
        assert len({(job.setup.seed, job.setup.layout) for job in played}) == 1


def test_every_seat_and_seating_is_looked_at_in_turn() -> None:
    plan = PlaytestPlan(seats=("bauer", "steiger"), games=8)
    seen = [(looked_at(plan, block), block % 2) for block in range(8)]
    assert len(set(seen[:4])) == 4
    assert seen[:4] == seen[4:]


@pytest.mark.long
def test_who_is_banned_never_owns_it_and_who_is_forced_does() -> None:
    every = list(price_jobs(PlaytestPlan(seats=("bauer", "bauer"), games=1, boards=("rows",))))
    few = [every[0], *(job for job in every if job.names[0].endswith(("-12", "+12", "-44", "+44")))]
    (found, *others) = prices(PLAN, table(map(play_measured, few)))  # type: ignore[arg-type]
    for price in (found, *others):
        assert price.owned[1:] == (0.0, 1.0)


def test_a_price_is_the_mean_over_the_seeds_on_which_it_lies() -> None:
    def row(block: int, automa: str, margin: int, won: int, owned: int) -> dict[str, object]:
        seat = looked_at(PLAN, block) + 1
        values = {"margin": margin, "won": won, "tile_12_acquired": owned}
        return {"block": block, "seat": seat, "automa": automa, **values}

    rows = [
        *(row(0, "bauer", 10, 1, 1), row(0, "bauer-12", 4, 1, 0), row(0, "bauer+12", 10, 1, 1)),
        *(row(2, "knecht", 2, 1, 1), row(2, "knecht-12", -6, 0, 0), row(2, "knecht+12", 0, 0, 1)),
    ]
    (price,) = prices(PLAN, pl.DataFrame(rows))
    assert (price.tile, price.name, price.games) == ("12", "Barn", 2)
    assert (price.banned_vp.value, price.banned_wins.value) == (-7.0, -0.5)
    assert (price.forced_vp.value, price.forced_wins.value) == (-1.0, -0.5)
    assert price.owned == (1.0, 0.0, 1.0)


def test_without_games_nothing_has_a_price() -> None:
    assert prices(PLAN, pl.DataFrame()) == ()


@pytest.mark.parametrize("name", ["knecht+11", "greedy-11", "mcts:10+11"])
def test_who_has_no_taste_cannot_be_bound(name: str) -> None:
    with pytest.raises(ValueError, match="player-unbound"):
        named(name)


def test_a_bound_automa_bears_its_name() -> None:
    assert named("bauer:miner+23")(1).name == "bauer:miner+23"
    assert named("steiger-30E")(1).name == "steiger-30E"


def bound(banned: dict[str, float], seeds: int = 40) -> tuple[Price, ...]:
    """Prices of tiles that cost a seat so much VP when they are banned, and nothing when they are forced."""
    plan = PlaytestPlan(seats=("bauer", "bauer"), games=seeds)
    rows = []
    for block in range(seeds):
        off = 6.0 if block % 4 < 2 else -6.0
        seated = [("bauer", 0.0)]
        for tile, vp in banned.items():
            seated += [(f"bauer-{tile}", vp + off), (f"bauer+{tile}", off)]
        given = {"block": block, "seat": looked_at(plan, block) + 1, "won": float(block % 2)}
        owned = {f"tile_{tile}_acquired": 1.0 for tile in banned}
        rows += [{**given, **owned, "automa": automa, "margin": margin} for automa, margin in seated]
    return prices(plan, pl.DataFrame(rows))


def test_what_is_real_is_decided_for_all_prices_together() -> None:
    """An interval that is free of zero by itself is none that is real beside twenty others."""
    found = bound({str(number): -2.1 for number in (11, 12, 13, 14, 15, 21, 22, 23, 24, 25)})
    assert len(found) == 10
    assert all(price.banned_vp.high is not None and price.banned_vp.high < 0 for price in found)
    assert not any(price.real for price in found)
    assert [price.real for price in bound({"31": -6.0})] == [("banned_vp",)]


def test_the_pictures_and_the_table_of_prices_mark_what_is_real() -> None:
    found = bound({"31": -6.0, "11": -2.1})
    assert english(caption(found)).endswith("Missed most: Mining Timber.")
    picture = prices_pictures(VOICE, ["base"], found)[0].wide
    assert picture.count("banned hollow fill") == 1 and picture.count("forced hollow fill") == 2
    (shown,) = price_tables(VOICE, found)
    strong = [[cell.strong for cell in row.cells[:4]] for row in shown.rows]
    assert strong == [[True, False, False, False], [False] * 4]
