"""Reads a record into a row: its header, and of a finished game the places and VP by source of each seat."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from game.daily import attempt_of, daily_game
from game.rules import new_game, play
from game.rules.engine import ranking
from game.rules.events import Event, Scored
from game.rules.record import Record, RecordError, Shelf, name_of, read_head, read_record
from game.rules.ruleset import ARCHIVE, BASE, digest
from game.rules.setup import Setup
from game.rules.sources import SOURCES, source_of
from game.statistics.game import GameRow, SeatRow

UNSEATED = "unseated"
"""The fault of a record that does not say who played."""
_PLAYER = re.compile(r"(.{1,40}) \((?:human|automa (\S{1,60}) [0-9]{1,20})(?:, [a-z]+)?\)")
_BY_HAND = "chosen"


class NotCounted(Exception):
    """A record of which no row can be made; `fault` says why in a word."""

    def __init__(self, fault: str) -> None:
        super().__init__(fault)
        self.fault = fault


def read_game(text: str, shelf: Shelf) -> GameRow:
    """Return the row of a record. Raises NotCounted."""
    try:
        head = read_head(text, shelf)
        if head.problem is not None:
            raise head.problem
        record = read_record(text, shelf) if head.finished else None
    except RecordError as error:
        raise NotCounted(error.fault.value) from error
    seats = _named(head.players if record is None else record.players)
    if record is not None:
        seats = _scored(record, seats)
    setup = head.setup
    return GameRow(
        seats,
        record is not None,
        setup.layout or "",
        setup.tiles if isinstance(setup.tiles, str) else _BY_HAND,
        tuple(sorted(setup.modules)),
        _ruleset(setup.ruleset),
        setup.seed,
        head.moves,
        head.practice,
        head.advised,
        record is not None and record.handed,
        head.daily if _is_daily(head.daily, setup) else "",
    )


def _ruleset(source: str) -> str:
    """Return `base` for whatever the base ever was, else the name of a draft."""
    if source == BASE or (ARCHIVE / f"{digest(source)}.toml").exists():
        return BASE
    name = name_of(source)
    return digest(source) if name == BASE else name


def _named(players: Sequence[str]) -> tuple[SeatRow, ...]:
    """Return the seats by their player lines. Raises NotCounted."""
    found = [_PLAYER.fullmatch(line) for line in players]
    if not found or not all(found):
        raise NotCounted(UNSEATED)
    return tuple(SeatRow(one[1], one[2] or "") for one in found if one)


def _scored(record: Record, seats: Sequence[SeatRow]) -> tuple[SeatRow, ...]:
    """Return the seats with VP, place and sources, from the events of the game played once more."""
    vp: list[Counter[str]] = [Counter() for _ in seats]

    def tell(event: Event) -> None:
        if isinstance(event, Scored):
            vp[event.seat][source_of(event.rule).key] += event.vp

    state = new_game(record.setup)
    for move in record.moves:
        play(state, move, tell)
    places = {seat: at for at, seat in enumerate(ranking(state), start=1)}
    order = [source.key for source in SOURCES]
    return tuple(
        SeatRow(
            seat.name,
            seat.automa,
            state.seats[at].score,
            places[at],
            state.seats[at].coal_removed,
            tuple((key, vp[at][key]) for key in order if vp[at][key]),
        )
        for at, seat in enumerate(seats)
    )


def _is_daily(mark: str, setup: Setup) -> bool:
    """Return True if a game is in truth that of the day which its record names."""
    attempt = attempt_of(mark)
    if attempt is None or _ruleset(setup.ruleset) != BASE:
        return False
    return replace(setup, ruleset=BASE) == daily_game(attempt.day).setup
