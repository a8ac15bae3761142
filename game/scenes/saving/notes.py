"""Notes beside a saved game: automas' reasons, and the view of the table when it was left (docs/record.md).

It is a file of its own, many times as long as the game, that is added to. Lists never read it, and losing it
loses no game. Each line belongs to one history of moves, so nothing is changed when moves are taken back.
"""

from __future__ import annotations

import base64
import json
import re
import zlib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from itertools import islice
from pathlib import Path
from threading import Lock
from typing import Any, NamedTuple

from game.kept import NoDecision, decision_json, read_decision
from game.match import Turn
from game.rules import Setup, refusal
from game.rules.moves import Lay, Move, Store
from game.rules.player import Decision
from game.rules.record import parse_move
from game.rules.state import GameState
from game.rules.terms import Field
from game.rules.textfile import FileError, FileKind, NoText, read_text
from game.scenes.saving.files import written_beside
from game.whole_file import put_in_place
from game.words import MissingText, words_of

NOTES = ".why"
"""How the name of the file ends that lies beside a game."""
LONGEST = 8_000
"""Characters of a line."""
LARGEST = 40_000
"""Bytes of a decision, unpacked."""
STALE = 50_000
"""Characters of outdated lines for which the file is written anew."""
_TRACE = re.compile("[0-9a-f]{8}")
_UNSAYABLE = (MissingText, LookupError, TypeError, ValueError, AttributeError)


class Sight(NamedTuple):
    """The view of a table besides its position: the large board, the log, a plan or storing half laid."""

    focus: int
    log_open: bool = False
    laid: tuple[Lay | Store, ...] = ()
    """A plan or storing that was not submitted yet."""
    field: Field | None = None
    """The field that pieces of the plan go to."""
    winter: bool = False
    """The farmyard of the winter that has just ended lies there to be read."""
    told: int | None = None
    """The number of the decision whose reasons lie open."""
    took_back: int | None = None
    """Who took back last, as long as nothing new was decided."""


class Noted(NamedTuple):
    """The content of a line: a decision or a view after the moves of this trace."""

    trace: str
    said: Decision | Sight


def notes_of(path: Path) -> Path:
    """Return the file that lies beside a game."""
    return path.with_name(f".{path.name}{NOTES}")


def traces(setup: Setup, moves: Iterable[Move]) -> Iterator[str]:
    """Yield eight hex digits for each history of moves: for none, the first one, the first two."""
    trace = _first_trace(setup)
    yield f"{trace:08x}"
    for move in moves:
        trace = _next_trace(trace, move)
        yield f"{trace:08x}"


def _first_trace(setup: Setup) -> int:
    return zlib.crc32(f"{setup.seats} {setup.seed}".encode())


def _next_trace(trace: int, move: Move) -> int:
    return zlib.crc32(f"\n{move}".encode(), trace)


class RunningTrace:
    """The trace of a game that goes on: of turns that were there before, nothing is worked out again."""

    def __init__(self, setup: Setup) -> None:
        self._first = _first_trace(setup)
        self._known: list[tuple[Turn, int]] = []

    def of(self, turns: Sequence[Turn]) -> str:
        """Return the trace of the game's turns so far."""
        known = self._known
        while known and (len(known) > len(turns) or known[-1][0] is not turns[len(known) - 1]):
            known.pop()
        for turn in turns[len(known) :]:
            before = known[-1][1] if known else self._first
            known.append((turn, _next_trace(before, turn.decision.move)))
        return f"{known[-1][1] if known else self._first:08x}"


class Notes:
    """The notes of one game. The loop adds to them, the thread that saves the game writes them."""

    def __init__(self, noted: Iterable[Noted] = ()) -> None:
        self._lock = Lock()
        self._decided, self._sight, self._new = list[str](), "", list[str]()
        self._size = self._stale = 0
        self._path: Path | None = None  # the game beside which all that is not new lies
        for one in noted:
            self.add(one)

    def add(self, noted: Noted) -> None:
        """Keep this too, with the next writing, unless there is too much to be read again."""
        line = _written(noted)
        with self._lock:
            if isinstance(noted.said, Sight):
                self._stale += len(self._sight)
                self._sight = line
            elif self._size + len(line) > FileKind.NOTES.most - 2 * STALE:
                return
            else:
                self._size += len(line)
                self._decided.append(line)
            self._new.append(line)

    def write(self, path: Path) -> None:
        """Hand over to the file beside a game what is new, or all of it to another file. Raises OSError."""
        with self._lock:
            whole = path != self._path or self._stale > STALE
            lines = [*self._decided, *filter(None, [self._sight])] if whole else self._new
            self._new, self._path = [], None
            self._stale = 0 if whole else self._stale
        if whole and lines:
            with written_beside(notes_of(path), "".join(lines).encode("ascii")) as written:
                put_in_place(written, notes_of(path))
        elif lines:
            with notes_of(path).open("ab") as file:
                file.write("".join(lines).encode("ascii"))
        self._path = path


def _written(noted: Noted) -> str:
    """Return a line; a decision is packed, as those of a long game would be a megabyte."""
    said: dict[str, Any] = {"after": noted.trace}
    if isinstance(noted.said, Sight):
        focus, log_open, laid, field, winter, told, took_back = noted.said
        said |= {"focus": focus, "log": log_open, "laid": [str(move) for move in laid]}
        said |= {"field": "" if field is None else field.id, "winter": winter}
        said |= {"told": told, "took-back": took_back}
    else:
        packed = zlib.compress(_plain(decision_json(noted.said)).encode("utf-8"), 9)
        said["why"] = base64.b64encode(packed).decode("ascii")
    return _plain(said) + "\n"


def _plain(found: Any) -> str:
    return json.dumps(found, separators=(",", ":"), allow_nan=False)


class Recalled:
    """The notes of a game as they were found; what is damaged in them is as if it had never been written."""

    def __init__(self, text: str) -> None:
        self._decisions: dict[str, Decision] = {}
        self._sight: Noted | None = None
        for noted in map(_read, text.splitlines()):
            if noted is not None and isinstance(noted.said, Sight):
                self._sight = noted
            elif noted is not None and isinstance(noted.said, Decision):
                self._decisions[noted.trace] = noted.said
        self._live: list[Noted] = []

    @classmethod
    def of(cls, path: Path) -> Recalled:
        """Return the notes beside a game; none where they are missing or cannot be read."""
        try:
            return cls(read_text(notes_of(path), FileKind.NOTES))
        except NoText as error:
            return cls(error.text)
        except FileError:
            return cls("")

    @classmethod
    def told(cls, setup: Setup, decisions: Sequence[Decision]) -> Recalled:
        """Return the notes of a game of these decisions."""
        found, moves = cls(""), [decision.move for decision in decisions]
        pairs = zip(islice(traces(setup, moves), 1, None), decisions, strict=True)
        found._decisions = {trace: one for trace, one in pairs if one.reasons or one.options}
        return found

    def why(self, trace: str, move: Move, before: GameState) -> Decision:
        """Return a move that led to a history, with the reasons that were kept of it, if they fit."""
        found = self._decisions.get(trace)
        if found is None or found.move != move or not _fits(found, before):
            return Decision(move, ())
        self._live.append(Noted(trace, found))
        return found

    def sight(self, trace: str, seats: int) -> Sight | None:
        """Return the last view; of another history board, log and reasons alone."""
        if self._sight is None or not isinstance(self._sight.said, Sight) or self._sight.said.focus >= seats:
            return None
        sight = self._sight.said
        return sight if self._sight.trace == trace else Sight(sight.focus, sight.log_open, told=sight.told)

    def notes(self) -> Notes:
        """Return notes to go on with: what was asked for, and nothing that is outdated."""
        return Notes([*self._live, *([self._sight] if self._sight else [])])


def _fits(decision: Decision, before: GameState) -> bool:
    """Return True if every option could be played there, and every reason can be said."""
    if any(refusal(before, option.move) for option in decision.options):
        return False
    parts = [part.text for option in decision.options for part in option.components if part.text]
    words = words_of("en")
    try:
        for said in (*decision.reasons, *parts):
            words.text(said)
    except _UNSAYABLE:
        return False
    return True


def _read(line: str) -> Noted | None:
    """Return the content of a line; None if it cannot be read."""
    if len(line) > LONGEST:
        return None
    with suppress(ValueError, zlib.error, RecursionError):
        found = json.loads(line)
        trace = found.get("after") if isinstance(found, dict) else None
        if isinstance(trace, str) and _TRACE.fullmatch(trace):
            return Noted(trace, _decision(found) if "why" in found else _sight(found))
    return None


def _decision(found: Mapping[str, Any]) -> Decision:
    if set(found) != {"after", "why"} or not isinstance(found["why"], str):
        raise NoDecision
    unpacking = zlib.decompressobj()
    data = unpacking.decompress(base64.b64decode(found["why"], validate=True), LARGEST)
    if not unpacking.eof:
        raise NoDecision
    return read_decision(json.loads(data))


def _sight(found: Mapping[str, Any]) -> Sight:
    if set(found) - {"winter", "told", "took-back"} != {"after", "focus", "log", "laid", "field"}:
        raise NoDecision
    focus, log_open, laid, winter = found["focus"], found["log"], found["laid"], found.get("winter", False)
    if type(focus) is not int or not 0 <= focus < 4:
        raise NoDecision
    told, took_back = found.get("told"), found.get("took-back")
    if any(number is not None and (type(number) is not int or number < 0) for number in (told, took_back)):
        raise NoDecision
    if not isinstance(log_open, bool) or not isinstance(winter, bool):
        raise NoDecision
    moves = tuple(parse_move(str(move)) for move in laid) if isinstance(laid, list) else ()
    field = next((field for field in Field if field.id == found["field"]), None)
    editable = tuple(move for move in moves if isinstance(move, Lay | Store))
    return Sight(focus, log_open, editable, field, winter, told, took_back)
