"""Events by chance: no error, no hang, every record is its game, and nothing secret is drawn."""

from __future__ import annotations

import faulthandler

import pytest

from tests.scenes.storm import Storm

HANG = 120.0  # seconds


def blown(seed: int, events: int, drawn: float = 1.0) -> None:
    storm = Storm(seed, drawn)
    faulthandler.dump_traceback_later(HANG * max(1, events / 3_000), exit=True)
    try:
        storm.blow(events)
    finally:
        faulthandler.cancel_dump_traceback_later()
    assert storm.sent.total() >= events and storm.records and storm.looks and storm.decided


@pytest.mark.long
def test_events_by_chance() -> None:
    blown(1, 3_000, drawn=0.1)


@pytest.mark.thorough
def test_ten_thousand_events_by_chance() -> None:
    blown(2, 10_000, drawn=0.3)
