"""What the lab's messages say, for tests in which the wording matters."""

from __future__ import annotations

from collections.abc import Iterable

from game.plain_words import plain
from game.playtest.voice import Voice
from game.rules.message import Value

VOICE = Voice("en")


def english(said: Value | None) -> str:
    """Return a value in English, with plain spaces; nothing if there is none."""
    return "" if said is None else plain(VOICE.text(said))


def each(said: Iterable[Value]) -> tuple[str, ...]:
    """Return several."""
    return tuple(map(english, said))
