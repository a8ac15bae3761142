"""A sentence about a development or a bonus marker, and the rule behind it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from game.rules.message import Message, message


class Sentence(NamedTuple):
    """One sentence, with the id of its rule or ruling in docs/rules.md."""

    said: Message
    rule: str


def whole(sentences: Iterable[Sentence]) -> Message:
    """Return all sentences as one text."""
    return message("does", parts=tuple(sentence.said for sentence in sentences))
