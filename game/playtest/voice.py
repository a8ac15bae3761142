"""Summaries in words: a playtest's messages in one language, and summary.json in English."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from game.plain_words import SOFT_HYPHEN, plain
from game.playtest.measures import number, share_of
from game.playtest.summary import Summary
from game.rules.ids import TileId
from game.rules.message import Message, Value, message
from game.rules.ruleset import load_ruleset
from game.words import NOBODY, Names, words_of

LANGUAGE = "en"


class Voice:
    """Says messages in a language, with the names of developments in a playtest's rulesets."""

    def __init__(self, language: str, names: Names = NOBODY) -> None:
        self.language = language
        self._words, self._names = words_of(language), names

    def say(self, id: str, **values: Value) -> str:
        """Return the text of a message with these values."""
        return self.text(message(id, **values))

    def text(self, said: Value) -> str:
        """Return the text of a value, without soft hyphens."""
        return self.breakable(said).replace(SOFT_HYPHEN, "")

    def breakable(self, said: Value) -> str:
        """Return the text of a value, with soft hyphens."""
        whole = said if isinstance(said, Message) else message("lab-value", value=said)
        return self._words.text(whole, self._names)

    def number(self, value: float, digits: int = 0, sign: bool = False) -> str:
        """Return a number with so many decimals."""
        return self.text(number(value, digits, sign))

    def share(self, value: float, digits: int = 0) -> str:
        """Return a share in per cent."""
        return self.text(share_of(value, digits))


def voice_of(summary: Summary, language: str) -> Voice:
    """Return the voice for a summary, with the rulesets' names of developments."""
    own = {tile.id: tile.name for tile in summary.tiles} | {one.tile: one.name for one in summary.prices}
    return voice_naming(own, language)


def voice_naming(own: Mapping[TileId, str], language: str) -> Voice:
    """Return the voice that calls developments by these names, where the base names them otherwise."""
    known = {id: tile.name for id, tile in load_ruleset().tile.items()}
    return Voice(language, Names(tiles={id: name for id, name in own.items() if name != known.get(id)}))


def encoded(summary: Summary) -> bytes:
    """Return the summary as JSON."""
    return msgspec.json.format(msgspec.json.encode(_plain(summary, voice_of(summary, LANGUAGE))))


def _plain(value: Any, voice: Voice) -> Any:
    if isinstance(value, Message):
        return plain(voice.text(value))
    if isinstance(value, msgspec.Struct):
        return {name: _plain(getattr(value, name), voice) for name in value.__struct_fields__}
    if isinstance(value, dict):
        return {key: _plain(one, voice) for key, one in value.items()}
    return [_plain(one, voice) for one in value] if isinstance(value, tuple) else value
