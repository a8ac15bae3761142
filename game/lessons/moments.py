"""The moments of a first game at which something is explained, once, as soon as it matters."""

from __future__ import annotations

import tomllib
from collections.abc import Collection
from functools import cache

import msgspec

from game.lessons.checks import holds
from game.lessons.lesson import FOLDER
from game.rules import view
from game.rules.message import Message, message
from game.rules.state import GameState
from game.rules.terms import Step


class Moment(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something to explain: when somebody is asked in one of the steps and all checks hold."""

    name: str
    steps: tuple[str, ...]
    at: tuple[str, ...] = ()
    when: tuple[str, ...] = ()

    @property
    def title(self) -> Message:
        """Return what it is about, in a few words."""
        return message(f"{self.id}-title")

    @property
    def id(self) -> str:
        """Return the id of its text."""
        return f"lesson-moment-{self.name}"

    def comes(self, state: GameState, seat: int) -> bool:
        """Return True if it matters to the seat that is asked now, by what that seat may know."""
        if state.to_move != seat or Step(state.step).id not in self.steps:
            return False
        seen = view(state, seat)
        return holds(self.when, seen, seen, seat)


@cache
def moments() -> tuple[Moment, ...]:
    """Return every moment, the most important first."""
    found = tomllib.loads((FOLDER / "moments.toml").read_text("utf-8"))
    return tuple(msgspec.convert(found["moment"], list[Moment]))


def moment_of(state: GameState, seat: int, explained: Collection[str]) -> Moment | None:
    """Return what is to be explained to a seat now; None if there is nothing new."""
    return next((one for one in moments() if one.name not in explained and one.comes(state, seat)), None)
