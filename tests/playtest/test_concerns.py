"""Every key of a ruleset is joined to the figures that it concerns, or is general on purpose."""

from __future__ import annotations

from collections.abc import Iterator
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import polars as pl
import pytest

from game.playtest.columns import columns_of, options_known
from game.playtest.concerns import CONCERNS, GENERAL, TILE, concerned, listed_as, patterns_of
from game.playtest.metrics import METRICS, observers
from game.playtest.plan import PlaytestPlan, jobs
from game.playtest.playing import play_measured
from game.playtest.table import table
from game.rules.ruleset import Key, Ruleset, differences, load_ruleset


def keys(kind: Any, way: Key = ()) -> Iterator[Key]:
    """Every key under which two rulesets can differ but those of tiles; entries have names as in a file."""
    if isinstance(kind, msgspec.inspect.StructType):
        for field in kind.fields:
            if field.name not in ("name", "status", "summary", "text", TILE):
                yield from keys(field.type, (*way, field.encode_name))
    elif isinstance(kind, msgspec.inspect.DictType):
        for name in names(way):
            yield from keys(kind.value_type, (*way, name))
        yield (*way, "2")
    elif isinstance(kind, msgspec.inspect.ListType) and _nested(kind.item_type):
        yield from keys(kind.item_type, (*way, *(["tower"] if way == ("layout",) else [0])))
        yield way
    else:
        yield way


def names(way: Key) -> list[str]:
    """Return names that entries of a table can have: a worker and its ways too have entries of their own."""
    workers = load_ruleset().worker
    if way == ("worker",):
        return [*workers, "A"]
    if way[0] == "worker" and way[1] in workers and way[-1] == "use":
        return [*workers[str(way[1])].use]
    return ["2" if way == ("disks",) else "A"]


def _nested(kind: Any) -> bool:
    return isinstance(kind, msgspec.inspect.StructType | msgspec.inspect.ListType)


@cache
def every_key() -> tuple[Key, ...]:
    return tuple(dict.fromkeys(keys(msgspec.inspect.type_info(Ruleset))))


@cache
def measured() -> pl.DataFrame:
    """Games with every module and tile, for the columns that there are."""
    plain = PlaytestPlan(seats=("random",) * 4, games=4)
    full = PlaytestPlan(seats=("random",) * 3, games=3, modules=("black", "iron"))
    played = [[play_measured(job, observers) for job in jobs(plan)] for plan in (plain, full)]
    games = pl.concat([table(games) for games in played], how="diagonal_relaxed")  # type: ignore[arg-type]
    return games.with_columns(pl.selectors.by_dtype(pl.Null).cast(pl.Float64))


def test_the_schema_has_more_keys_than_sections() -> None:
    assert len(every_key()) > 80
    assert ("winter", "coal_more") in every_key() and ("year", 0, "food") in every_key()


@pytest.mark.parametrize("way", every_key(), ids=str)
def test_every_key_of_the_schema_has_an_entry(way: Key) -> None:
    if way != ("disks", "A"):
        assert listed_as(way) in CONCERNS
        assert list(patterns_of(way, [load_ruleset()], 2)) or CONCERNS[listed_as(way)] == GENERAL


def test_what_is_general_is_so_on_purpose() -> None:
    assert [key for key, found in CONCERNS.items() if found == GENERAL] == ["layout"]


def test_no_entry_is_of_a_key_that_is_not_there() -> None:
    assert set(CONCERNS) == {listed_as(way) for way in every_key()}


@pytest.mark.long
def test_every_entry_names_columns_that_games_have() -> None:
    names = [name.lower() for name in measured().columns]
    seats = [f"{name}@start1" for name in ("won", "score", "margin")]
    for key in CONCERNS:
        way = ("disks", "2", *key.split(".")[1:]) if key.startswith("disks") else tuple(key.split("."))
        for pattern in patterns_of(way, [load_ruleset()], 2):
            if not pattern.startswith("option_"):
                assert any(fnmatchcase(name, pattern) for name in (*names, *seats)), (key, pattern)


def concerns(folder: Path, text: str, seats: int = 4) -> set[str]:
    file = folder / "mine.toml"
    file.write_text(text, encoding="utf-8")
    rulesets = [load_ruleset(str(file)), load_ruleset()]
    columns = columns_of(measured(), METRICS, options_known([str(file), "base"]))
    return set(concerned(differences(rulesets[1], rulesets[0]), rulesets, columns, seats))


def test_a_tile_concerns_all_that_is_counted_of_it(tmp_path: Path) -> None:
    found = concerns(tmp_path, '[tile.15]\ncost = ["any"]\n')
    assert {"tile_15_acquired", "tile_15_vp", "rule_15"} <= found
    assert all("15" in key for key in found)
    found = concerns(tmp_path, "[tile.30E]\neffects = []\n")
    assert "tile_30E_acquired" in found and "option_30E_1" in found
    assert "rule_t8_hauling_cable" in concerns(tmp_path, '[tile.14]\ncost = ["any"]\n')


def test_a_figure_of_an_ability_concerns_the_tile_that_has_it(tmp_path: Path) -> None:
    found = concerns(tmp_path, "[winter]\ncoal_more = 2\n")
    assert {"vp_coal", "rule_w1", "tile_44_vp", "rule_44"} <= found
    moved = concerns(tmp_path, '[winter]\ncoal_more = 2\n[tile.11]\nability = "horse and cart"\n')
    assert "tile_11_vp" in moved - found


def test_disks_of_other_tables_concern_nothing_here(tmp_path: Path) -> None:
    text = "[disks.4]\nblack = 5\n"
    assert "taken_black_y1_spring" in concerns(tmp_path, text, 4)
    assert concerns(tmp_path, text, 2) == set()


def test_an_added_worker_concerns_what_workers_bring(tmp_path: Path) -> None:
    use = "use.paid = { pay = [{ yellow = 1 }], spend = { coal = 1 }, gain = { vp = 2 } }"
    found = concerns(tmp_path, f'[worker.smith]\nkind = "further"\n{use}\n')
    assert {"vp_effects", "gained_food", "coal_pinge_y1"} <= found


def test_a_board_concerns_no_figure_more_than_another(tmp_path: Path) -> None:
    (board,) = [layout for layout in load_ruleset().layout if layout.id == "rows-for-4"]
    levels = [*board.levels[:-1], [*board.levels[-1][:-1], (9, 9)]]
    assert list(patterns_of(("layout", "rows-for-4", "levels", levels), [load_ruleset()], 4)) == []


def test_a_change_of_an_added_worker_concerns_how_often_he_works() -> None:
    way = ("worker", "smith", "use", "yellow", "gain", "vp")
    patterns = [*patterns_of(way, [load_ruleset()], 2)]
    assert patterns[0] == "worker_smith" and "vp_effects" in patterns
