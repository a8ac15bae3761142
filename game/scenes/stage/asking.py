"""Asking what a thing is: by F1, or by a finger or button that is held still on it."""

from __future__ import annotations

import pygame

from game.rules.ids import NoId, RuleOrTile
from game.scenes.kit.form import HELD
from game.scenes.stage.pointing import AWAY, far

STILL = 6  # pixels that it may stray meanwhile
NO_PLACE = pygame.Rect(0, 0, 0, 0)


class Asking:
    """The spot that was asked about, until something else is meant, and the place of the answer."""

    def __init__(self) -> None:
        self.spot: tuple[int, int] | None = None
        self.box = NO_PLACE  # where the answer was drawn
        self.rule: RuleOrTile | NoId = ""  # the rule that the answer leads to
        self.told: tuple[int, int] | None = None  # where something rests that is told with that rule
        self._pressed: tuple[int, int] | None = None
        self._held = 0.0
        self._by_hand = False  # the press that goes on has asked

    def ask(self, spot: tuple[int, int]) -> None:
        """Ask what is at a spot."""
        self.spot, self.box, self.rule = spot, NO_PLACE, ""

    def draw_anew(self) -> None:
        """Begin a picture: what is told without having been asked for has no place until it is drawn."""
        if self.spot is None:
            self.box = NO_PLACE

    def end(self) -> None:
        """Ask nothing any more."""
        self.spot = None

    def toggle(self, spot: tuple[int, int]) -> None:
        """Ask what is at a spot, or nothing any more."""
        self.end() if self.spot is not None else self.ask(spot)

    def press(self, spot: tuple[int, int]) -> None:
        """A button or finger comes down: what was asked is done with, and holding still asks anew."""
        self.end()
        self._pressed, self._held, self._by_hand = spot, 0.0, False

    def hold(self, seconds: float) -> bool:
        """Let time pass; return True if the press has been held still so long that it asks now."""
        if self._pressed is None or self._by_hand:
            return False
        self._held += seconds
        if self._held < HELD:
            return False
        self._by_hand = True
        self.ask(self._pressed)
        return True

    def move(self, spot: tuple[int, int], stray: float) -> None:
        """The pointer moves: a press that moves is no question, and an answer stays while one goes to it."""
        if self._pressed is not None and far(self._pressed, spot, STILL):
            self._pressed, by_hand, self._by_hand = None, self._by_hand, False
            if by_hand:
                self.end()
        if self.spot is not None and self.spot != AWAY and far(self.spot, spot, stray):
            way = self.box.union(pygame.Rect(self.spot, (1, 1)))
            if not way.collidepoint(spot):
                self.end()

    def lift(self) -> bool:
        """The button or finger comes up: return True if it has asked, and so means nothing else."""
        asked, self._pressed, self._by_hand = self._by_hand, None, False
        return asked

    def offers(self, spot: tuple[int, int]) -> RuleOrTile | NoId:
        """Return the rule that a click on the answer opens; empty where there is none."""
        return self.rule if self.spot is not None and self.box.collidepoint(spot) else ""
