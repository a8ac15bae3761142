"""The commands that any scene with a table takes, as values: for its menu, its log, its boards, and why."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

from game.rules.ids import NoId, RuleOrTile
from game.scenes.stage.pointing import PlaceKind, StagePlace


class StageAct(Enum):
    """Commands without a value."""

    OPEN_MENU = auto()
    OPEN_LOG = auto()  # or close it
    CLOSE_WHY = auto()  # tell, ask and advise nothing any more
    FOLLOW_ADVICE = auto()
    ADVICE_FIGURES = auto()  # tell the figures of an advice, or no more
    PIN_FIGURES = auto()  # keep the sheet of figures on the table, or put it away
    EXPLAIN = auto()  # say what the pointer is on; once more says nothing any more


@dataclass(frozen=True)
class LookAt:
    """Show a seat's board in large."""

    seat: int


@dataclass(frozen=True)
class ScrollLog:
    """Scroll the log back by so many lines."""

    steps: int


@dataclass(frozen=True)
class ShowMoment:
    """Show the table as it was after a decision, by its number."""

    turn: int


@dataclass(frozen=True)
class TellWhy:
    """Tell why a decision was made, by its number; None is the latest. Once more closes it."""

    turn: int | None = None


@dataclass(frozen=True)
class StepWhy:
    """Tell the decision before or after the one that is told."""

    by: int


@dataclass(frozen=True)
class LookAtOption:
    """Look at the option so many rows on."""

    by: int


@dataclass(frozen=True)
class LookUp:
    """Open the rules at a rule, ruling or development."""

    rule: RuleOrTile | NoId


StageCommand = StageAct | LookAt | ScrollLog | ShowMoment | TellWhy | StepWhy | LookAtOption | LookUp


def meant_by(place: StagePlace) -> StageCommand | None:
    """Return the command that a click on a place of ribbon or log means in any scene."""
    match place:
        case PlaceKind.MENU, _:
            return StageAct.OPEN_MENU
        case PlaceKind.WHY, _:
            return TellWhy()
        case PlaceKind.FIGURES, _:
            return StageAct.PIN_FIGURES
        case PlaceKind.MOMENT, int() as turn:
            return ShowMoment(turn)
        case PlaceKind.LOG, None:
            return StageAct.OPEN_LOG
        case PlaceKind.LOG, turn:
            return TellWhy(turn)
    return None
