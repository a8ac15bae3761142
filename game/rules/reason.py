"""Why a move is refused."""

from __future__ import annotations


class Reason(str):
    """A sentence that begins with the id of the rule that forbids the move; `rule` is that id."""

    __slots__ = ("rule",)
    rule: str

    def __new__(cls, rule: str, text: str) -> Reason:
        reason = super().__new__(cls, f"{rule}: {text}")
        reason.rule = rule
        return reason
