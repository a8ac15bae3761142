"""Problems of a ruleset: a key and a reason, and the file and line that caused them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import islice
from operator import itemgetter
from typing import Any, NamedTuple

from game.plain import cut, quoted
from game.rules.message import Message, Value, at_place, message
from game.rules.ruleset.files import BASE, File, board_id
from game.rules.ruleset.lines import Key, line_of, lines
from game.rules.ruleset.plain_tables import key_name

BOARDS = "layout"
NAMED = 60
"""Most characters of a name in a file that are shown."""


class Problem(NamedTuple):
    """A misfit; the key of a board is ("layout", its id or its place in the list, …).

    `cause` is another key that may have caused it, as where two lists must be of one length.
    """

    key: Key
    reason: Message
    cause: Key = ()


MOST = 100
"""Most problems that are reported: a line for each of thousands helps nobody."""


def problem(key: Key, id: str, cause: Key = (), /, **values: Value) -> Problem:
    """Return a problem whose reason is this message."""
    return Problem(key, message(id, **values), cause)


def problem_messages(
    problems: Iterable[Problem], files: Sequence[File], plain: dict[str, Any]
) -> list[Message]:
    """Return a message for each problem of the tables, in the order of files and lines."""
    rows, found = [], [*islice(problems, MOST + 1)]
    for problem in found[:MOST]:
        number, way = _place(problem, files, plain)
        line = line_of(lines(files[number].text), way) if files else 0
        where = f"{files[number].path if files else BASE}{f':{line}' if line else ''}"
        key = key_text(_named(problem.key, way, plain))
        rows.append((number, line, at_place(where, at_place(key, problem.reason))))
    rows.sort(key=itemgetter(0, 1))
    messages = [*dict.fromkeys(said for _, _, said in rows)]
    if len(found) > MOST:
        more = message("ruleset-more-problems")
        messages.append(at_place(files[0].path if files else BASE, more))
    return messages


def key_text(key: Key) -> str:
    """Return a key in readable form: tile.31.cost[0], layout 'Tower'.levels[1]."""
    if key[0] == BOARDS and len(key) > 1 and isinstance(key[1], str):
        return f"{BOARDS} {quoted(key[1], NAMED)}{_parts(key[2:])}"
    return _parts(key).lstrip(".")


def _parts(key: Key) -> str:
    return "".join(f"[{part}]" if isinstance(part, int) else f".{key_name(cut(part, NAMED))}" for part in key)


def _named(key: Key, way: Key, plain: dict[str, Any]) -> Key:
    """Return the key with a board's id; without one, with its place in the file."""
    if key[0] != BOARDS or len(key) < 2 or isinstance(key[1], str):
        return key
    id = board_id(plain[BOARDS][key[1]])
    return (BOARDS, *([id] if id is not None else way[1:2]), *key[2:])


def _place(problem: Problem, files: Sequence[File], plain: dict[str, Any]) -> tuple[int, Key]:
    """Return the nearest file that sets the key or its cause, and the key in it; else the nearest to it."""
    best, number_of_best = Key(), 0
    for number, file in enumerate(files):
        for key in filter(None, (problem.key, problem.cause)):
            way, settled = _followed(file.tables, _in_file(key, file.tables, plain))
            if settled:
                return number, way
            if len(way) > len(best):
                best, number_of_best = way, number
    return number_of_best, best


def _followed(tables: dict[str, Any], key: Key) -> tuple[Key, bool]:
    """Return the part of a key that a file has, and whether that settles its value."""
    node: Any = tables
    for size, part in enumerate(key):
        has = part in node if isinstance(node, dict) else isinstance(node, list) and part in range(len(node))
        if not has:
            return key[:size], not isinstance(node, dict)
        node = node[part]
    return key, bool(key)


def _in_file(key: Key, tables: dict[str, Any], plain: dict[str, Any]) -> Key:
    """Return the key with a board's place in the file's own list; () if it is not there."""
    boards = tables.get(BOARDS)
    if key[0] != BOARDS or len(key) < 2 or not isinstance(boards, list):
        return key
    if isinstance(key[1], str):
        at = [number for number, board in enumerate(boards) if board_id(board) == key[1]][-1:]
    else:
        at = [number for number, board in enumerate(boards) if board is plain[BOARDS][key[1]]]
    return (BOARDS, *at, *key[2:]) if at else ()
