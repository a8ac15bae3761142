"""One's games as CSV: a row for each game, in ids and numbers, the same in every language."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable
from datetime import UTC, datetime
from pathlib import Path

from game.rules.sources import SOURCES
from game.statistics.figures import KINDS, Own, board_of
from game.statistics.tables import named

HEADS = ("file", "changed", "finished", "name", "seats", "level", "others", "vp", "place", "best_other")
GAME = ("layout", "tiles", "modules", "ruleset", "seed", "moves", "daily")
_FORMULAS = ("=", "+", "-", "@", "\t", "\r")
"""With what a cell begins that a spreadsheet would work out."""


def csv_text(games: Iterable[Own]) -> str:
    """Return the table. VP and place are empty while a game goes on."""
    text = io.StringIO(newline="")
    writer = csv.writer(text)
    writer.writerow((*HEADS, *GAME, *KINDS, *(source.key for source in SOURCES)))
    for own in games:
        writer.writerow([*_result(own), *_game(own), *_kinds(own), *_sources(own)])
    return text.getvalue()


def _result(own: Own) -> list[object]:
    filed, seat = own.filed, own.seat
    changed = _when(filed.changed)
    others = ", ".join(other.automa or other.name for other in own.others)
    result = [seat.vp, seat.place, own.best_other] if filed.game.finished else ["", "", ""]
    said = [_plain(named(Path(filed.path.name))), changed, int(filed.game.finished), _plain(seat.name)]
    return [*said, len(filed.game.seats), _plain(filed.game.level), _plain(others), *result]


def _game(own: Own) -> list[object]:
    game = own.filed.game
    modules = " ".join(game.modules)
    board = [board_of(own), game.tiles, modules]
    return [*board, _plain(game.ruleset), game.seed, game.moves, game.daily]


def _kinds(own: Own) -> list[object]:
    return [int(kind in own.kinds) for kind in KINDS]


def _sources(own: Own) -> list[object]:
    found = dict(own.seat.sources)
    return [found.get(source.key, 0) if own.filed.game.finished else "" for source in SOURCES]


def _when(changed: float) -> str:
    """Return a time in UTC; empty for one that no calendar has."""
    try:
        return datetime.fromtimestamp(changed, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
    except (OverflowError, ValueError, OSError):
        return ""


def _plain(text: str) -> str:
    """Return a text that no spreadsheet takes for a formula."""
    return f"'{text}" if text.startswith(_FORMULAS) else text
