"""What is worked out once for a ruleset: a record with lists and tables cannot be hashed."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, Final, TypeVar, cast

from game.rules.ruleset.records import Ruleset

_F = TypeVar("_F", bound=Callable[..., Any])
_MOST: Final = 16
"""Rulesets for which results are kept, by identity."""


def once(make: _F) -> _F:
    """Return the function, which then keeps what it returned for a ruleset and further arguments."""
    kept: dict[int, tuple[Ruleset, dict[tuple[Any, ...], Any]]] = {}

    @wraps(make)
    def found(ruleset: Ruleset, *args: Any) -> Any:
        known = kept.get(id(ruleset))
        if known is None or known[0] is not ruleset:
            if len(kept) == _MOST:
                kept.clear()
            known = kept[id(ruleset)] = ruleset, {}
        if args not in known[1]:
            known[1][args] = make(ruleset, *args)
        return known[1][args]

    return cast(_F, found)
