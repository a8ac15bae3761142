"""Readers of what is given for an option: what it means, or one clear line. Standard library only."""

from __future__ import annotations

import argparse
import os
import re
from collections.abc import Callable, Sequence
from pathlib import Path

from game.languages import LANGUAGES

MODULES, TUNNELS, WAYS = ("black", "iron"), ("A", "B"), ("first", "random", "recommended")
ALL = "all"
COUNTS = ("2", "3", "4")
OUTS = (".md", ".csv", ".json")
MOST_GAMES = 100_000
"""Of one command: days of play even for quick automas."""
MOST_JOBS = 61 if os.name == "nt" else 256
"""Windows waits for no more processes than these."""
_LARGEST = 10**18 - 1
_ADDRESS = re.compile(r"(?:(?:tcp|tls)://)?(?:[A-Za-z0-9._-]+|\[[0-9A-Fa-f:.]+\]):(?P<port>[0-9]{1,5})")


def size(text: str) -> tuple[int, int]:
    """Width and height of a window or a picture."""
    match = re.fullmatch(r"(\d{2,5})[xX](\d{2,5})", text)
    found = (int(match[1]), int(match[2])) if match else (0, 0)
    if not (640 <= found[0] <= 7680 and 360 <= found[1] <= 4320):
        raise argparse.ArgumentTypeError(f"{text!r} is no size; give one from 640x360 to 7680x4320")
    return found


def number(least: int, most: int = _LARGEST) -> Callable[[str], int]:
    """A reader of whole numbers between two bounds."""

    def read(text: str) -> int:
        if not re.fullmatch(r"[0-9]{1,18}", text) or not least <= int(text) <= most:
            raise argparse.ArgumentTypeError(f"{text!r} is no whole number from {least} to {most}")
        return int(text)

    return read


def language(text: str) -> str:
    """Return the language of that name."""
    if text not in LANGUAGES:
        raise argparse.ArgumentTypeError(f"{text!r} is not spoken here; give one of {', '.join(LANGUAGES)}")
    return text


def address(text: str) -> str:
    """Where a scheduler listens: host and port, perhaps with its protocol."""
    match = _ADDRESS.fullmatch(text)
    if match is None or not 0 < int(match["port"]) < 1 << 16:
        raise argparse.ArgumentTypeError(
            f"{text!r} is no address of a scheduler; give one like tcp://10.0.0.7:8786"
        )
    return text


def names(text: str) -> list[str]:
    """What stands between commas."""
    return [name.strip() for name in text.split(",")]


def each_once(text: str) -> list[str]:
    """Names of which none stands there twice."""
    found = names(text)
    if len(set(found)) < len(found):
        raise argparse.ArgumentTypeError(f"{text!r}: name each once")
    return found


def players(text: str) -> list[str]:
    """At least two names, none twice: a name against itself has no line on a ladder."""
    found = names(text)
    if len(found) < 2 or len(set(found)) < len(found):
        raise argparse.ArgumentTypeError(f"{text!r}: name two players or more, each once")
    return found


def counts(text: str) -> tuple[int, ...]:
    """Numbers of seats in their order."""
    found = names(text)
    if not set(found) <= set(COUNTS) or len(set(found)) < len(found):
        raise argparse.ArgumentTypeError(f"{text!r} is no list of 2, 3 and 4, each once at most")
    return tuple(sorted(map(int, found)))


def board(text: str) -> str:
    """Return the id of a board, also from its English name: three-circles for 'Three circles'."""
    return "-".join(text.lower().split())


def boards(text: str) -> str | tuple[str, ...]:
    """Return the ids of boards, or that all of them are meant."""
    return ALL if text == ALL else tuple(map(board, names(text)))


def file(ends: Sequence[str]) -> Callable[[str], Path]:
    """A reader of a file's name that ends in one of these."""

    def read(text: str) -> Path:
        path = Path(text)
        if path.suffix.lower() not in ends:
            raise argparse.ArgumentTypeError(f"{text!r} ends in none of {', '.join(ends)}")
        return path

    return read


def tiles(text: str) -> str | tuple[str, ...]:
    """A way of drawing the tiles, or their ids."""
    if text not in WAYS and not any(letter.isdigit() for letter in text):
        raise argparse.ArgumentTypeError(f"{text!r} is none of {', '.join(WAYS)}, nor tile ids like 11,12")
    return text if text in WAYS else _ids(text)


def new_tiles(text: str) -> str | tuple[str, ...]:
    """Ids of new developments, or all of them."""
    return ALL if text == ALL else _ids(text)


def _ids(text: str) -> tuple[str, ...]:
    """Tile numbers; the iron tiles' letter may be small."""
    return tuple(name.upper() for name in names(text))


def modules(text: str) -> tuple[str, ...]:
    """Modules of the expansion."""
    for name in names(text):
        if name not in MODULES:
            raise argparse.ArgumentTypeError(f"{name!r} is no module; there are {' and '.join(MODULES)}")
    return tuple(names(text))


def tunnel(text: str) -> str:
    """A side of the Enhanced Tunnel; its letter may be small."""
    if text.upper() not in TUNNELS:
        raise argparse.ArgumentTypeError(f"{text!r} is no side of the tunnel; it has A and B")
    return text.upper()
