"""The coach's reviews beside a saved game, a line for each seat: what is damaged in them is found anew."""

from __future__ import annotations

import json
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from game.coach import Finding, Review
from game.coach.course import FIGURES, SOON_TILE
from game.rules import Setup, new_game
from game.rules.message import MessageError
from game.rules.moves import Move
from game.rules.record import parse_move
from game.rules.sources import SOURCES
from game.rules.textfile import FileError, FileKind, read_text
from game.scenes.saving.files import reviews_of, written_beside
from game.scenes.saving.notes import traces
from game.whole_file import put_in_place

METHOD = 2
"""The way in which the coach finds; what another way found is found anew."""
MOST = 3
_LARGEST = 1e6
"""VP: no game comes near."""
_DAMAGED = (MessageError, ValueError, LookupError, TypeError, AttributeError, OverflowError, RecursionError)
_KEYS = frozenset(source.key for source in SOURCES)


class KeptReviews:
    """The complete reviews of one game, by seat, as its file has them."""

    def __init__(self, path: Path, setup: Setup, moves: Sequence[Move]) -> None:
        self._file, self._moves, self._seats = reviews_of(path), tuple(moves), setup.seats
        self._figures = {*FIGURES, *(SOON_TILE + tile for tile in new_game(setup).box.index)}
        *_, self._trace = traces(setup, moves)

    def read(self) -> dict[int, Review]:
        """Return the reviews in the file; none of a seat for which there is nothing sound."""
        try:
            text = read_text(self._file, FileKind.NOTES)
        except FileError:
            return {}
        found = {}
        for line in text.splitlines():
            with suppress(*_DAMAGED):
                seat, review = self._review(json.loads(line))
                found[seat] = review
        return found

    def write(self, reviews: dict[int, Review]) -> None:
        """Replace the file, whole or not at all. Raises OSError."""
        lines = "".join(f"{self._line(seat, review)}\n" for seat, review in reviews.items())
        with written_beside(self._file, lines.encode("ascii")) as written:
            put_in_place(written, self._file)

    def _line(self, seat: int, review: Review) -> str:
        said = {"game": self._trace, "method": METHOD, "seat": seat, "deals": review.total}
        return json.dumps(said | {kind: [_plain(one) for one in getattr(review, kind)] for kind in _KINDS})

    def _review(self, said: Any) -> tuple[int, Review]:
        if (said["game"], said["method"]) != (self._trace, METHOD):
            raise ValueError
        seat, deals = _whole(said["seat"], self._seats), _whole(said["deals"], 1_000_000)
        costs, gains = (tuple(map(self._finding, said[kind][:MOST])) for kind in _KINDS)
        if any(one.worth <= 0 for one in costs) or any(one.worth >= 0 for one in gains):
            raise ValueError
        return seat, Review(deals, deals, costs, gains)

    def _finding(self, said: Any) -> Finding:
        at = _whole(said["at"], len(self._moves))
        moves = tuple(parse_move(str(move)) for move in said["moves"])
        if not moves or self._moves[at : at + len(moves)] != moves:
            raise ValueError
        other = tuple(parse_move(str(move)) for move in said["other"])
        sources = tuple((_source(key), _real(vp)) for key, vp in said["sources"])
        worth, low, high, theirs = (_real(said[name]) for name in ("worth", "low", "high", "theirs"))
        course = tuple((self._figure(name), _real(a), _real(b)) for name, a, b in said["course"])
        deals = _whole(said["deals"], 1_000_000)
        return Finding(at, moves, other, worth, low, high, sources, theirs, deals, course)

    def _figure(self, said: Any) -> str:
        if said not in self._figures:
            raise ValueError
        return str(said)


_KINDS = ("costs", "gains")


def _plain(found: Finding) -> dict[str, Any]:
    moves = {name: [str(move) for move in getattr(found, name)] for name in ("moves", "other")}
    figures = {name: round(getattr(found, name), 6) for name in ("worth", "low", "high", "theirs")}
    sources = [[key, round(vp, 6)] for key, vp in found.sources]
    course = [[name, round(before, 6), round(after, 6)] for name, before, after in found.course]
    return {"at": found.at, **moves, **figures, "sources": sources, "deals": found.deals, "course": course}


def _whole(said: Any, below: int) -> int:
    if type(said) is not int or not 0 <= said < below:
        raise ValueError
    return said


def _real(said: Any) -> float:
    if isinstance(said, bool) or not isinstance(said, int | float) or not abs(said) <= _LARGEST:
        raise ValueError
    return float(said)


def _source(said: Any) -> str:
    if said not in _KEYS:
        raise ValueError
    return str(said)
