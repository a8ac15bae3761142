"""Readers of option values: each returns the value, or refuses it in one line. Standard library only."""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable, Sequence
from pathlib import Path

from game.languages import LANGUAGES
from game.plain_words import say

MODULES, TUNNELS, WAYS = ("black", "iron"), ("A", "B"), ("first", "random", "recommended")
ALL = "all"
COUNTS = ("2", "3", "4")
OUTS = (".md", ".csv", ".json")
MOST_GAMES = 100_000
"""In one command: days of play even for quick automas."""
MOST_SMALL_SEED = (1 << 31) - 1 - MOST_GAMES
"""With this as the first seed even the last has 32 bits, as a parameter of OpenSpiel has."""
_LARGEST = 10**18 - 1
_SMALLEST_SIZE, _LARGEST_SIZE = (640, 360), (7680, 4320)
_SLOWEST, _FASTEST = 0.05, 4
SCHEDULER = "tcp://10.0.0.7:8786"
_ADDRESS = re.compile(r"(?:(?:tcp|tls)://)?(?:[A-Za-z0-9._-]+|\[[0-9A-Fa-f:.]+\]):(?P<port>[0-9]{1,5})")


def _wrong(id: str, given: str, **values: object) -> argparse.ArgumentTypeError:
    return argparse.ArgumentTypeError(say(id, value=repr(given), **values))


def size(text: str) -> tuple[int, int]:
    """Return width and height of a window or a picture."""
    match = re.fullmatch(r"(\d{2,5})[xX](\d{2,5})", text)
    found = (int(match[1]), int(match[2])) if match else (0, 0)
    bounds = zip(_SMALLEST_SIZE, found, _LARGEST_SIZE, strict=True)
    if not all(least <= side <= most for least, side, most in bounds):
        least, most = ("x".join(map(str, one)) for one in (_SMALLEST_SIZE, _LARGEST_SIZE))
        raise _wrong("arg-size", text, least=least, most=most)
    return found


def number(least: int, most: int = _LARGEST) -> Callable[[str], int]:
    """Return a reader of whole numbers within these bounds."""

    def read(text: str) -> int:
        if not re.fullmatch(r"[0-9]{1,18}", text) or not least <= int(text) <= most:
            raise _wrong("arg-number", text, least=least, most=most)
        return int(text)

    return read


def rate(text: str) -> float:
    """Return a factor of the usual speed."""
    if not re.fullmatch(r"[0-9]{1,3}(\.[0-9]{1,6})?", text) or not _SLOWEST <= float(text) <= _FASTEST:
        raise _wrong("arg-rate", text, least=_SLOWEST, most=_FASTEST)
    return float(text)


def language(text: str) -> str:
    if text not in LANGUAGES:
        raise _wrong("arg-language", text, languages=", ".join(LANGUAGES))
    return text


def address(text: str) -> str:
    """Return the address of a scheduler: host and port, with or without a protocol."""
    match = _ADDRESS.fullmatch(text)
    if match is None or not 0 < int(match["port"]) < 1 << 16:
        raise _wrong("arg-address", text, example=SCHEDULER)
    return text


def names(text: str) -> list[str]:
    """Return the names between commas."""
    return [name.strip() for name in text.split(",")]


def each_once(text: str) -> list[str]:
    """Return names that are all different."""
    found = names(text)
    if len(set(found)) < len(found):
        raise _wrong("arg-twice", text)
    return found


def players(text: str) -> list[str]:
    """Return at least two names that are all different: a player against itself has no line on a ladder."""
    found = names(text)
    if len(found) < 2 or len(set(found)) < len(found):
        raise _wrong("arg-players", text)
    return found


def counts(text: str) -> tuple[int, ...]:
    """Return the numbers of seats, sorted."""
    found = names(text)
    if not set(found) <= set(COUNTS) or len(set(found)) < len(found):
        raise _wrong("arg-counts", text, counts=", ".join(COUNTS))
    return tuple(sorted(map(int, found)))


def board(text: str) -> str:
    """Return the id of a board, also from its English name: three-circles for 'Three circles'."""
    return "-".join(text.lower().split())


def boards(text: str) -> tuple[str, ...]:
    """Return the ids of boards; none for "all"."""
    return () if text == ALL else tuple(map(board, names(text)))


def file(ends: Sequence[str]) -> Callable[[str], Path]:
    """Return a reader of file names with one of these endings."""

    def read(text: str) -> Path:
        path = Path(text)
        if path.suffix.lower() not in ends:
            raise _wrong("arg-ending", text, endings=", ".join(ends))
        return path

    return read


def tiles(text: str) -> str | tuple[str, ...]:
    """Return a way of drawing tiles, or tile ids."""
    if text not in WAYS and not any(letter.isdigit() for letter in text):
        raise _wrong("arg-tiles", text, ways=", ".join(WAYS), example="11,12")
    return text if text in WAYS else _ids(text)


def new_tiles(text: str) -> str | tuple[str, ...]:
    """Return ids of new tiles, or "all"."""
    return ALL if text == ALL else _ids(text)


def _ids(text: str) -> tuple[str, ...]:
    """Return tile ids; the letter of an iron tile may be lower case."""
    return tuple(name.upper() for name in names(text))


def modules(text: str) -> tuple[str, ...]:
    for name in names(text):
        if name not in MODULES:
            raise _wrong("arg-module", name, modules=", ".join(MODULES))
    return tuple(names(text))


def tunnel(text: str) -> str:
    """Return a side of the Enhanced Tunnel; its letter may be lower case."""
    if text.upper() not in TUNNELS:
        raise _wrong("arg-side", text, sides=", ".join(TUNNELS))
    return text.upper()
