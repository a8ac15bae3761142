"""The record of a whole ruleset."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from game.rules.ids import TileId
from game.rules.ruleset import figures
from game.rules.ruleset.storage_data import StorageData
from game.rules.ruleset.tile_data import LayoutData, TileData
from game.rules.ruleset.worker_data import WorkerData


class Ruleset(figures.DataRecord, frozen=True, kw_only=True):
    """All figures of a game; see data/*.toml for what each means and how sure it is."""

    name: str
    start: figures.Start
    disks: dict[Literal["2", "3", "4"], figures.DiskCounts]
    pools: figures.Pools
    taking: figures.TakingFigures
    water: figures.WaterFigures
    pinge: figures.Pinge
    tunnel: figures.Tunnel
    workers: figures.Workers
    worker: dict[str, WorkerData]
    burner: figures.Burner
    cable: figures.Cable
    year: Annotated[list[figures.Lease], msgspec.Meta(min_length=1, max_length=9)]
    winter: figures.Winter
    storage: dict[str, StorageData]
    end: list[figures.EndData] = []
    developments: figures.Developments
    final: figures.Final
    enhanced_tunnel: dict[Literal["A", "B1", "B2", "B3", "B4"], figures.Enhanced]
    black: figures.Black
    iron: figures.Iron
    valley: figures.Valley
    tile: dict[TileId, TileData]
    layout: Annotated[list[LayoutData], msgspec.Meta(min_length=1)]
