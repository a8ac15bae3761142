"""Rulesets: their records, the loader that checks them, and how two of them differ."""

from __future__ import annotations

from game.rules.ruleset.archive import ARCHIVE, is_text
from game.rules.ruleset.checks import KEPT_SECTIONS
from game.rules.ruleset.comparison import ABSENT, Difference, differences
from game.rules.ruleset.faults import BOARDS
from game.rules.ruleset.figures import (
    NONE,
    Amounts,
    BonusData,
    DataRecord,
    Lease,
    ResourceName,
    SectionName,
    WaterFigures,
    spelled,
    together,
)
from game.rules.ruleset.files import BASE, Held, RulesetError, Version, held, held_now, hold, lineage, read
from game.rules.ruleset.lines import Key
from game.rules.ruleset.loader import called, digest, load_ruleset, of_tables, parent, problems
from game.rules.ruleset.plain_tables import key_name, toml
from game.rules.ruleset.reach import disk_counts, every_effect, needs_iron
from game.rules.ruleset.records import Ruleset
from game.rules.ruleset.storage_data import StorageData
from game.rules.ruleset.tile_data import (
    SYMBOLS,
    EffectData,
    EffectOption,
    EndBonus,
    LayoutData,
    SymbolName,
    TileData,
)
from game.rules.ruleset.timing import timing_of
from game.rules.ruleset.worker_data import Laid, UseData, WorkerData
