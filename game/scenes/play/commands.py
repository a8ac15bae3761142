"""The commands that a hand can give at the table, as values.

Mouse, keys and the panel that tells why give them, beside those of any table (`stage/commands.py`), and
`carry_out` does them; whatever else has a hand (a controller, a script) sends the same.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum, auto
from typing import Any

from game.rules.message import Message
from game.rules.moves import Move
from game.rules.terms import Field, Resource, Slot
from game.scenes.play.hand import Drag
from game.scenes.stage.commands import StageCommand
from game.scenes.stage.plan import PlanPiece


class Act(Enum):
    """Commands without a value."""

    FINISH = auto()  # what the large button says: end planning or storing, decline, put the winter away
    TAKE_BACK = auto()  # close what is open, put down what is in hand, take back a piece or a decision
    ESCAPE = auto()  # the same; where there is nothing to take back, the menu
    REDO = auto()  # play again what was taken back last
    PEEK = auto()  # look at one's own bonus marker
    ASK_ABOUT_SAVING = auto()  # what to do about a game that cannot be saved
    ASK = auto()  # ask an automa for advice; once more takes the advice back
    LOOK_BACK = auto()  # watch what the others have done since the last decision of whoever is asked
    HURRY = auto()  # let everything that moves come to rest
    NOTE = auto()  # leave a note on this moment of a playtest
    STEP = auto()  # let the next automa decide, where one steps


@dataclass(frozen=True)
class Decide:
    """Play moves."""

    moves: tuple[Move, ...]


@dataclass(frozen=True)
class MovePiece:
    """Lay pieces on a field, or take them up; None is the farm. `grip` is how the mouse held them, if it did.

    Of `count` alike as many are laid as the field takes.
    """

    piece: PlanPiece
    origin: Field | None
    goal: Field | None
    grip: Drag[Any, Any] | None = field(default=None, compare=False)
    count: int = 1


@dataclass(frozen=True)
class MoveGood:
    """Put a resource into a slot, or take it out; None is the farm. `grip` is how the mouse held it."""

    good: Resource
    origin: Slot | None
    goal: Slot | None
    grip: Drag[Any, Any] | None = field(default=None, compare=False)


@dataclass(frozen=True)
class ChooseField:
    """Make a field the one that pieces go to."""

    field: Field


@dataclass(frozen=True)
class Refuse:
    """Say why something cannot be done, if there is something to say; what the mouse held goes back."""

    said: Message | None
    grip: Drag[Any, Any] | None = field(default=None, compare=False)


@dataclass(frozen=True)
class OpenTarget:
    """Show the several meanings of a target, by its name; None shows none."""

    name: str | None


Command = Act | Decide | MovePiece | MoveGood | Refuse | ChooseField | OpenTarget | StageCommand
