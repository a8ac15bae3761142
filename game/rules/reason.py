"""Reasons for refused moves: constants while moves are checked, messages once somebody asks."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple, Protocol

from game.rules.ids import NoId, RuleOrTile, cited
from game.rules.message import Message, Value, message
from game.rules.ruleset.records import Ruleset


class Printed(Protocol):
    """A game's printed matter, as far as reasons name figures of it."""

    @property
    def ruleset(self) -> Ruleset:
        """Return the figures."""

    @property
    def tokens(self) -> int:
        """Return how many tokens a seat has."""


Figures = Callable[[Printed], Mapping[str, Value]]
"""Reads the values of a message that a ruleset can change."""


class Refusal(NamedTuple):
    """A refused move: the id of the rule that forbids it, and a message, which ends with that id."""

    rule: RuleOrTile
    said: Message


class Reason:
    """A reason why a move is refused: the id of the rule, and the id and values of the message.

    A reason is made once and told apart by identity; its figures are read when it is told.
    """

    __slots__ = ("figures", "id", "rule", "values")

    def __init__(self, rule: RuleOrTile, id: str, figures: Figures | None = None, **values: Value) -> None:
        self.rule, self.id = rule, id
        self.figures, self.values = figures, values

    def told(self, box: Printed) -> Refusal:
        """Return the refusal, with the figures of a game."""
        figures = self.figures(box) if self.figures else {}
        return Refusal(self.rule, refused(message(self.id, **self.values, **figures), self.rule))


def refused(why: Message, rule: RuleOrTile) -> Message:
    """Return the message of a refusal: the reason, and the id of the rule."""
    return message("refused", why=why, rule=rule)


def rule_of(said: Message) -> RuleOrTile | NoId:
    """Return the id of the rule that a message refuses something by, itself or within; "" if it does not."""
    values = dict(said.values)
    if said.id == "refused":
        return cited(str(values["rule"]))
    inner = (rule_of(value) for value in values.values() if isinstance(value, Message))
    return next(filter(None, inner), "")
