"""What messages and errors say in English, for tests in which the wording is the matter."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager

import pytest

from game.rules.message import Message, Value, message
from game.rules.ruleset import problems
from game.words import NOBODY, Names, Spoken, words_of


def english(said: Value | Spoken | Exception | None, names: Names = NOBODY) -> str:
    """Return a message, a value, or what an error tells, as one line with plain spaces; "" for nothing."""
    words = words_of("en")
    if isinstance(said, Exception):
        return words.error(said)
    if isinstance(said, Spoken):
        return words.line(*said)
    if said is None or isinstance(said, str):
        return said or ""
    return words.line(said if isinstance(said, Message) else message("lab-value", value=said), names)


def each(said: Iterable[Value]) -> tuple[str, ...]:
    """Return several."""
    return tuple(map(english, said))


@contextmanager
def refused(kind: type[Exception], pattern: str = "") -> Iterator[None]:
    """Expect an error whose English has this pattern in it."""
    with pytest.raises(kind) as caught:
        yield
    assert re.search(pattern, english(caught.value)), english(caught.value)


def faults(source: str) -> list[str]:
    """Return what is wrong with a ruleset, in English."""
    return [english(problem) for problem in problems(source)]
