"""What messages and errors say in English, for tests in which the wording is the matter."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from game.rules.message import Message
from game.rules.ruleset import problems
from game.words import words_of


def english(said: Message | Exception) -> str:
    """Return a message, or what an error tells, as one line."""
    words = words_of("en")
    return words.line(said) if isinstance(said, Message) else words.error(said)


@contextmanager
def refused(kind: type[Exception], pattern: str = "") -> Iterator[None]:
    """Expect an error whose English has this pattern in it."""
    with pytest.raises(kind) as caught:
        yield
    assert re.search(pattern, english(caught.value)), english(caught.value)


def faults(source: str) -> list[str]:
    """Return what is wrong with a ruleset, in English."""
    return [english(problem) for problem in problems(source)]
