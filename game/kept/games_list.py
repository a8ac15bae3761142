"""The list beside records that belong together, such as games worth seeing, and a strict reader."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from typing import Any, NamedTuple

from game.kept.decisions import NoDecision, message_json, plain_list, read_message, whole_number
from game.rules.message import Message

LIST = "list.json"
"""The name of its file."""
_KEYS, _OF_MOMENT = {"file", "why", "scores"}, {"at", "moment"}
_FILE = re.compile(r"[A-Za-z0-9_][A-Za-z0-9_.*@-]{0,99}\.hasp")


class NoList(ValueError):
    """A text that is no list, or none within bounds."""


class ListedGame(NamedTuple):
    """A record beside the list, why it is there, and its scores by seat."""

    file: str
    why: tuple[Message, ...]
    scores: tuple[int, ...]
    at: int = 0
    """The number of moves before its telling moment."""
    moment: Message | None = None
    """The moment in words, if it has one."""


def list_text(games: Iterable[ListedGame]) -> str:
    """Return the list as JSON."""
    return json.dumps([_json(game) for game in games], indent=1) + "\n"


def _json(game: ListedGame) -> dict[str, Any]:
    why = [message_json(one) for one in game.why]
    found: dict[str, Any] = {"file": game.file, "why": why, "scores": list(game.scores)}
    if game.moment is None:
        return found
    return found | {"at": game.at, "moment": message_json(game.moment)}


def read_list(text: str) -> tuple[ListedGame, ...]:
    """Return the games of a list, whose files lie beside it. Raises NoList."""
    try:
        return tuple(map(_game, plain_list(json.loads(text))))
    except (NoDecision, ValueError, RecursionError):
        raise NoList from None


def _game(found: Any) -> ListedGame:
    if not isinstance(found, dict) or set(found) not in (_KEYS, _KEYS | _OF_MOMENT):
        raise NoList
    file, moment = found["file"], found.get("moment")
    if not isinstance(file, str) or not _FILE.fullmatch(file):
        raise NoList
    why = tuple(map(read_message, plain_list(found["why"])))
    scores = tuple(map(whole_number, plain_list(found["scores"], 0, 4)))
    at, told = whole_number(found.get("at", 0), 0), None if moment is None else read_message(moment)
    return ListedGame(file, why, scores, at, told)
