"""What is said changes with every figure that a ruleset can change, one at a time."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import chain, islice
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from game.rules.ruleset import Ruleset, differences, load_ruleset
from tests.automa.sighted import ruleset_with, strong
from tests.rules.test_ruleset_keys import SAMPLES
from tests.said.keys import SILENT, Key, is_silent, matches
from tests.said.registry import Said, said
from tests.schema import OTHER_WORDS, Way, at, keys, places, written

KEYS = tuple(keys())
TOLD = [key for key in KEYS if not is_silent(key)]
QUIET = [key for key in KEYS if is_silent(key) and key[0] != "layout"]
FEW = 2
"""Places of a key that are tried where time is short."""


@cache
def of_base() -> frozenset[tuple[str, Said]]:
    return said(load_ruleset())


def other(way: Way) -> Ruleset | None:
    """Return a sound ruleset with another value at a place of the base."""
    found = (ruleset_with(way, value) for value in values(way))
    return next((one for one in found if one is not None and differs(one, way)), None)


def values(way: Way) -> Iterator[Any]:
    yield from OTHER_WORDS.get(str(way[-1]), ())
    yield from strong(way)


def differs(ruleset: Ruleset, way: Way) -> bool:
    """Return whether the value is another, and not the same in another order; a name is no figure."""
    return way[-1] == "name" or bool(differences(load_ruleset(), ruleset))


def is_figure(value: Any) -> bool:
    """Return whether a value is a number that is said where it counts: nothing is said of 0 of something."""
    return type(value) is int and value > 0


def numbers(value: Any) -> Iterator[int]:
    """Yield the numbers in what is said: of drawings, how often each is there."""
    if isinstance(value, str):
        yield from Counter(value.split()).values()
        yield from map(int, re.findall(r"\d+", value))
    elif isinstance(value, tuple):
        yield from chain.from_iterable(map(numbers, value))
    elif type(value) is int:
        yield value


def changes_with(key: Key, folder: Path, most: int | None) -> None:
    tried, ways = 0, list(places(key))
    Random(1).shuffle(ways)
    for way in ways:
        if tried != most and (ruleset := other(way)) is not None:
            tried += 1
            new = said(ruleset) - of_base()
            value = at(msgspec.to_builtins(ruleset), way)
            assert new and (not is_figure(value) or value in numbers(tuple(new))), way
    if files := SAMPLES.get(".".join(key)):
        tried += 1
        one, two = (load_ruleset(written(folder / f"{n}.toml", file)) for n, file in enumerate(files))
        assert said(one) != said(two)
    assert tried


@pytest.mark.parametrize("key", TOLD, ids=".".join)
def test_what_is_said_changes_with_a_figure(key: Key, tmp_path: Path) -> None:
    changes_with(key, tmp_path, FEW)


@pytest.mark.thorough
@pytest.mark.parametrize("key", TOLD, ids=".".join)
def test_what_is_said_changes_with_a_figure_wherever_it_stands(key: Key, tmp_path: Path) -> None:
    changes_with(key, tmp_path, None)


@pytest.mark.parametrize("key", QUIET, ids=".".join)
def test_nothing_is_said_about_the_keys_on_the_lists(key: Key) -> None:
    for way in islice(places(key), 2):
        if (ruleset := other(way)) is not None:
            assert said(ruleset) == of_base(), way


@pytest.mark.parametrize("pattern", SILENT)
def test_every_pattern_on_the_lists_stands_for_a_key(pattern: str) -> None:
    assert any(matches(pattern, key) for key in keys())
