"""Hands without a mouse: one presses keys, one the buttons of a game controller."""

from __future__ import annotations

from collections import deque

import pygame

from game.scenes.app.controller import BUTTONS
from game.scenes.kit.steering import ARROWS, beside, following
from game.scenes.play.planning import PlanEditor
from game.scenes.play.scene import Play
from game.scenes.play.stops import INSET, nearest, stops
from tests.scenes.clicks import Hand, Spot

RIGHT_BUTTON = 3
TURNS = 200  # a stop that is not reached within so many steps cannot be reached


class KeyHand(Hand):
    """Goes by Tab to what is to be clicked, and presses Enter there."""

    pressed = 0

    def press_key(self, key: int, mod: int = 0) -> None:
        self.pressed += 1
        self.key(key, mod=mod)

    def click(self, spot: Spot, button: int = 1) -> None:
        self.clicks += 1
        if button == RIGHT_BUTTON:
            self.press_key(pygame.K_ESCAPE)
        elif isinstance(self.app.scene, Play):
            asked = self.play.targets
            self.step()
            if self.play.targets is asked:  # else something else is asked now
                self._go(spot)
                self.press_key(pygame.K_RETURN)
        else:
            self._focus(spot)
            self.press_key(pygame.K_RETURN)

    def drag(self, start: Spot, end: Spot) -> None:
        """A piece goes to the field that was chosen before."""
        play = self.play
        if isinstance(play.editor, PlanEditor):
            field = next(rect for rect in play.stage.layout.board.fields.values() if rect.collidepoint(end))
            self.click((field.left + INSET, field.top + INSET))
        self.click(start)

    def _go(self, spot: Spot) -> None:
        """Go to the stop that a spot lies on, by as few keys as can be."""
        play = self.play
        if play.steered is None:
            self.press_key(pygame.K_TAB)
        found = stops(play)
        goal = nearest(found, spot)
        for key in self._way([stop.rect for stop in found], found.index(goal)):
            self.press_key(*key)
        assert play.steered == goal and play.stage.pointer == goal.spot

    def _way(self, rects: list[pygame.Rect], goal: int) -> list[tuple[int, int]]:
        """The keys that lead from the present stop to another one."""
        assert self.play.steered is not None
        start = rects.index(self.play.steered.rect)
        ways: dict[int, list[tuple[int, int]]] = {start: []}
        open_ends = deque([start])
        while open_ends and goal not in ways:
            here = open_ends.popleft()
            for key, number in self._next(rects, here).items():
                if number is not None and number not in ways:
                    ways[number] = [*ways[here], key]
                    open_ends.append(number)
        assert goal in ways, f"{rects[goal]} is not reached from {rects[start]}"
        return ways[goal]

    def _next(self, rects: list[pygame.Rect], here: int) -> dict[tuple[int, int], int | None]:
        ways: dict[tuple[int, int], int | None] = {
            (key, 0): beside(rects, rects[here], way) for key, way in ARROWS.items()
        }
        ways[pygame.K_TAB, 0] = following(rects, rects[here], 1)
        ways[pygame.K_TAB, pygame.KMOD_LSHIFT] = following(rects, rects[here], -1)
        return ways

    def _focus(self, spot: Spot) -> None:
        """Go to the widget of a form that a spot lies on."""
        form = self.app.scene.form  # type: ignore[attr-defined]
        for _ in range(TURNS):
            if form.focused is not None and form.focused.rect.collidepoint(spot):
                return
            self.press_key(pygame.K_TAB)
        raise AssertionError(f"nothing at {spot} is reached")


class PadHand(KeyHand):
    """Does the same by a game controller."""

    def press_key(self, key: int, mod: int = 0) -> None:
        self.pressed += 1
        button = next(b for b, (k, m) in BUTTONS.items() if (k, m) == (key, mod))
        pygame.event.post(pygame.Event(pygame.CONTROLLERBUTTONDOWN, button=button, instance_id=0))
        pygame.event.post(pygame.Event(pygame.CONTROLLERBUTTONUP, button=button, instance_id=0))
        self.step()


class TouchHand(Hand):
    """Touches: nothing tells where a finger is until it comes down."""

    def click(self, spot: Spot, button: int = 1) -> None:
        self.clicks += 1
        self.press(spot, button)
        self.release(spot, button)
        self.step()

    def drag(self, start: Spot, end: Spot) -> None:
        self.clicks += 1
        self.press(start)
        self.move(end)
        self.release(end)
        self.step()
