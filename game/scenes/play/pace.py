"""The pace of a table that goes on by itself: pauses, turns cut short, one decision at a time."""

from __future__ import annotations

from game.rules.state import GameState
from game.rules.terms import Step
from game.scenes.settings.values import Settings

TURN = 5.4  # seconds an automa's turn may be looked at, at normal speed
LONGER = {"slow": 2.0, "normal": 1.0, "fast": 0.5, "at once": 0.4}
THOUGHT = 0.5  # seconds that an automa may take after its pause before it is what is waited for
HASTE = 3.0  # so much faster do pieces move as a turn uses up its time
Turn = tuple[int, int, int, int | None]


class TablePace:
    """Counts the seconds until the next decision of an automa, and those its turn has lasted."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.wait = settings.pause
        self.spent = 0.0
        self.asked = False  # whoever steps has asked for the next decision
        self._turn: Turn | None = None

    @property
    def rate(self) -> float:
        """The speed of everything that moves now."""
        return self.settings.rate * (1 + HASTE * self.used**2)

    @property
    def used(self) -> float:
        """The share of its time that the present turn has used up."""
        if self.settings.stepping:
            return 0.0
        longer = max(1 / self.settings.rate, LONGER[self.settings.pace])
        return self.spent / (TURN * longer)

    @property
    def overdue(self) -> bool:
        """Return True once the turn has been looked at long enough."""
        return self.used >= 1

    @property
    def pausing(self) -> bool:
        """Return True while a pause is what the next decision waits for, and not the automa's thought."""
        return self.wait > -THOUGHT

    def watch(self, seconds: float) -> None:
        """Count the time that the present turn is looked at."""
        self.spent += seconds

    def due(self, state: GameState, seconds: float) -> bool:
        """Let time pass; return True if an automa may decide. A plan laid in secret is no step to look at."""
        self.wait -= seconds
        if self.settings.stepping and state.step != Step.PLANNING:
            return self.asked
        return self.wait <= 0

    def decided(self, before: GameState) -> None:
        """Leave an automa's move to be read, the shorter the longer its turn has lasted."""
        turn = (before.year, before.season, before.step, before.to_move)
        if turn != self._turn:
            self._turn, self.spent = turn, 0.0
        self.asked = False
        secret = before.step == Step.PLANNING
        self.wait = 0.0 if secret else self.settings.pause * max(0.0, 1 - self.used)

    def rest(self) -> None:
        """Begin anew, with a whole pause before the next decision."""
        self.begin()
        self.wait = self.settings.pause

    def begin(self) -> None:
        """Begin anew: a person has decided."""
        self._turn, self.spent = None, 0.0

    def hurry(self) -> None:
        """End the pause."""
        self.wait = 0.0

    def step(self) -> None:
        """Ask for the next decision, where one steps."""
        self.asked = True
