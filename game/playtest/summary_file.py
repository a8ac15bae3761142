"""The summary as plain values: what summary.json holds, in English."""

from __future__ import annotations

from typing import Any

import msgspec

from game.plain_words import plain
from game.playtest.summary import Summary
from game.playtest.voice import Voice, voice_of
from game.rules.message import Message

LANGUAGE = "en"


def encoded(summary: Summary) -> bytes:
    """Return the summary as JSON."""
    return msgspec.json.format(msgspec.json.encode(_plain(summary, voice_of(summary, LANGUAGE))))


def _plain(value: Any, voice: Voice) -> Any:
    """Return a value with its messages as texts."""
    if isinstance(value, Message):
        return plain(voice.text(value))
    if isinstance(value, msgspec.Struct):
        return {name: _plain(getattr(value, name), voice) for name in value.__struct_fields__}
    if isinstance(value, dict):
        return {key: _plain(one, voice) for key, one in value.items()}
    return [_plain(one, voice) for one in value] if isinstance(value, tuple) else value
