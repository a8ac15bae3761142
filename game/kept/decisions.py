"""Decisions and their reasons as JSON, to be kept beside a game (docs/record.md), and a strict reader.

A message is a list of its id and, where it has any, its values by name. A value is a number, a text of a
person's own, or a list that begins with what it is: `["tile", "21"]`, `["field", "farmer"]`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

from game.rules.ids import is_rule, is_tile
from game.rules.message import Amount, BoardName, Message, Real, SeatName, SourceName, TileName, Value
from game.rules.moves import Move, NotationError, parse_move
from game.rules.player import Aspect, Component, Decision, Option
from game.rules.terms import Field, Term

DEEPEST = 8
"""How many messages and lists may stand within one another."""
MOST = 64
"""Of anything in a list: reasons, options, values."""
LARGEST = 10**9
LONGEST = 100
"""Of a text, in characters."""
_ID = re.compile(r"[A-Za-z0-9][A-Za-z0-9-]{0,59}")
_NAME = re.compile(r"[a-z][a-z_-]{0,39}")
_NAMED = {SeatName: "seat", TileName: "tile", SourceName: "source", BoardName: "board"}
_GOODS = re.compile("food|wood|coal|iron|thaler|debt|water|shaft|vp")


class NoDecision(ValueError):
    """JSON that is no decision, or none within bounds."""


def decision_json(decision: Decision) -> dict[str, Any]:
    """Return a decision as plain JSON."""
    return {
        "move": str(decision.move),
        "reasons": [message_json(reason) for reason in decision.reasons],
        "options": [_option_json(option) for option in decision.options],
    }


def message_json(said: Message) -> list[Any]:
    """Return a message as plain JSON."""
    return [said.id, {name: _value_json(value) for name, value in said.values}] if said.values else [said.id]


def _option_json(option: Option) -> list[Any]:
    parts = [
        [part.aspect.value, part.vp, *([message_json(part.text)] if part.text is not None else [])]
        for part in option.components
    ]
    return [str(option.move), option.worth, parts]


def _value_json(value: Value) -> Any:
    match value:
        case Term() | Field():
            return [type(value).__name__.lower(), value.id]
        case int() | str():
            return value
        case Message():
            return ["message", *message_json(value)]
        case Real(number, places, signed, exact):
            return ["real", number, places, int(signed), int(exact)]
        case Amount(number, what):
            return ["amount", _value_json(number), _value_json(what)]
        case SeatName() | TileName() | SourceName() | BoardName():
            return [_NAMED[type(value)], *value]
        case _:
            return ["list", *map(_value_json, value)]


def read_decision(found: Any) -> Decision:
    """Return the decision that `decision_json` wrote. Raises NoDecision for anything else."""
    if not isinstance(found, dict) or set(found) != {"move", "reasons", "options"}:
        raise NoDecision
    reasons = tuple(read_message(one) for one in plain_list(found["reasons"]))
    options = tuple(_option(one) for one in plain_list(found["options"]))
    return Decision(_move(found["move"]), reasons, options)


def read_message(found: Any, depth: int = 0) -> Message:
    """Return the message that `message_json` wrote. Raises NoDecision for anything else."""
    id, *rest = plain_list(found, 1, 2)
    values = rest[0] if rest else {}
    if not isinstance(values, dict) or len(values) > MOST or depth > DEEPEST:
        raise NoDecision
    pairs = ((_text(name, _NAME), _value(value, depth + 1)) for name, value in values.items())
    return Message(_text(id, _ID), tuple(pairs))


def _option(found: Any) -> Option:
    move, worth, parts = plain_list(found, 3, 3)
    return Option(_move(move), _number(worth), tuple(_component(part) for part in plain_list(parts)))


def _component(found: Any) -> Component:
    aspect, vp, *said = plain_list(found, 2, 3)
    if aspect not in [one.value for one in Aspect]:
        raise NoDecision
    return Component(Aspect(aspect), _number(vp), read_message(said[0]) if said else None)


def _move(found: Any) -> Move:
    try:
        return parse_move(_text(found))
    except NotationError:
        raise NoDecision from None


def _value(found: Any, depth: int) -> Value:
    if isinstance(found, str):
        return _text(found)
    if not isinstance(found, list):
        return whole_number(found)
    if depth > DEEPEST:
        raise NoDecision
    kind, *rest = plain_list(found, 1, MOST)
    if _text(kind) == "list":
        return tuple(_value(one, depth + 1) for one in rest)
    return read_message(rest, depth + 1) if kind == "message" else _made(kind, rest)


def _made(kind: str, parts: list[Any]) -> Any:
    """Return the value of a kind that is made of these parts."""
    if kind not in _KINDS:
        raise NoDecision
    make, *reads = _KINDS[kind]
    plain_list(parts, len(reads), len(reads))
    return make(*(read(part) for read, part in zip(reads, parts, strict=True)))


def _count(found: Any) -> int | Real:
    if not isinstance(found, list):
        return whole_number(found)
    if found[:1] != ["real"]:
        raise NoDecision
    real: Real = _made("real", found[1:])
    return real


def _good(found: Any) -> Term | str:
    if not isinstance(found, list):
        return _text(found, _GOODS)
    kind, id = plain_list(found, 2, 2)
    if kind not in ("colour", "resource", "marker"):
        raise NoDecision
    term: Term = _made(kind, [id])
    return term


def _named(names: Callable[[str], Any]) -> tuple[Callable[[Any], Any], Callable[[Any], str]]:
    """Return how something is made that is known by its name."""

    def make(name: str) -> Any:
        found = names(name)
        if found is None:
            raise NoDecision
        return found

    return make, _text


def plain_list(found: Any, least: int = 0, most: int = MOST) -> list[Any]:
    """Return a list of a length within bounds. Raises NoDecision."""
    if not isinstance(found, list) or not least <= len(found) <= most:
        raise NoDecision
    return found


def _text(found: Any, form: re.Pattern[str] | None = None) -> str:
    if not isinstance(found, str) or len(found) > LONGEST or not found.isprintable():
        raise NoDecision
    if form is not None and not form.fullmatch(found):
        raise NoDecision
    return found


def whole_number(found: Any, least: int = -LARGEST, most: int = LARGEST) -> int:
    """Return a whole number within bounds. Raises NoDecision."""
    if type(found) is not int or not least <= found <= most:
        raise NoDecision
    return found


def _number(found: Any) -> float:
    """Return a number as it is; one that was whole stays so."""
    if type(found) not in (int, float) or not abs(found) <= LARGEST:
        raise NoDecision
    number: float = found
    return number


def _id(found: Any) -> str:
    return _text(found, _ID)


def _cited(exists: Callable[[str], bool]) -> Callable[[Any], str]:
    """Return a reader of ids that exist."""

    def read(found: Any) -> str:
        id = _text(found)
        if not exists(id):
            raise NoDecision
        return id

    return read


def _flag(found: Any) -> bool:
    return bool(whole_number(found, 0, 1))


_KINDS: Mapping[str, tuple[Callable[..., Any], ...]] = {
    "real": (Real, _number, lambda found: whole_number(found, 0, 6), _flag, _flag),
    "amount": (Amount, _count, _good),
    "seat": (SeatName, lambda found: whole_number(found, 0, 3)),
    "tile": (TileName, _cited(is_tile)),
    "source": (SourceName, _cited(lambda id: is_rule(id) or is_tile(id))),
    "board": (BoardName, _id, _text),
    "field": _named(Field.known),
    **{
        kind.__name__.lower(): _named({term.id: term for term in kind}.get)
        for kind in Term.__subclasses__()
        if kind.__module__ == Term.__module__
    },
}
"""Each kind of value: what makes it, and how each of its parts is read."""
