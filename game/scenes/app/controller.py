"""Game controllers: what is pressed on them is read as keys, so that scenes know one kind of input less."""

from __future__ import annotations

from contextlib import suppress
from typing import NamedTuple

import pygame
from pygame._sdl2 import controller as sdl

PUSHED, CENTRED = 0.6, 0.4  # how far a stick is pushed to count, and how far it may be to count no more
FULL = 32767  # an axis at its end
FIRST_REPEAT, REPEAT = 0.4, 0.12  # seconds that a direction is held until it counts again, and again


class PadKey(NamedTuple):
    """A key as an event of the keyboard has it."""

    key: int
    mod: int = 0

    def event(self) -> pygame.Event:
        return pygame.Event(pygame.KEYDOWN, key=self.key, mod=self.mod, unicode="", scancode=0)


UP, DOWN, LEFT, RIGHT = map(PadKey, (pygame.K_UP, pygame.K_DOWN, pygame.K_LEFT, pygame.K_RIGHT))
BUTTONS = {
    pygame.CONTROLLER_BUTTON_A: PadKey(pygame.K_RETURN),
    pygame.CONTROLLER_BUTTON_B: PadKey(pygame.K_ESCAPE),
    pygame.CONTROLLER_BUTTON_X: PadKey(pygame.K_w),
    pygame.CONTROLLER_BUTTON_Y: PadKey(pygame.K_a),
    pygame.CONTROLLER_BUTTON_BACK: PadKey(pygame.K_z, pygame.KMOD_LCTRL),
    pygame.CONTROLLER_BUTTON_START: PadKey(pygame.K_F10),
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: PadKey(pygame.K_TAB, pygame.KMOD_LSHIFT),
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: PadKey(pygame.K_TAB),
    pygame.CONTROLLER_BUTTON_LEFTSTICK: PadKey(pygame.K_SPACE),
    pygame.CONTROLLER_BUTTON_RIGHTSTICK: PadKey(pygame.K_l),
    pygame.CONTROLLER_BUTTON_DPAD_UP: UP,
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: DOWN,
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: LEFT,
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: RIGHT,
}
"""The key that each button stands for; README.md lists what they do."""

AXES = {
    pygame.CONTROLLER_AXIS_LEFTX: (LEFT, RIGHT),
    pygame.CONTROLLER_AXIS_LEFTY: (UP, DOWN),
    pygame.CONTROLLER_AXIS_RIGHTY: (PadKey(pygame.K_r), PadKey(pygame.K_F1)),
    pygame.CONTROLLER_AXIS_TRIGGERLEFT: (None, PadKey(pygame.K_PAGEUP)),
    pygame.CONTROLLER_AXIS_TRIGGERRIGHT: (None, PadKey(pygame.K_PAGEDOWN)),
}
"""The keys of an axis at its two ends."""

REPEATED = (UP, DOWN, LEFT, RIGHT)


class Controllers:
    """Every controller that is plugged in, and the direction that is held on one of them."""

    def __init__(self) -> None:
        self._plugged: dict[int, sdl.Controller] = {}
        self._pushed: dict[int, PadKey] = {}  # by axis: the key that counts until the stick comes back
        self._held: PadKey | None = None
        self._left = 0.0
        with suppress(pygame.error):
            sdl.init()

    def read(self, event: pygame.Event) -> pygame.Event | None:
        """Return the key that an event of a controller stands for; None where it stands for nothing."""
        if event.type == pygame.CONTROLLERDEVICEADDED:
            self._plug(event.device_index)
        elif event.type == pygame.CONTROLLERDEVICEREMOVED:
            self._plugged.pop(event.instance_id, None)
            self._pushed.clear()
            self._held = None
        elif event.type == pygame.CONTROLLERBUTTONDOWN:
            return self._press(BUTTONS.get(event.button))
        elif event.type == pygame.CONTROLLERBUTTONUP:
            self._release(BUTTONS.get(event.button))
        elif event.type == pygame.CONTROLLERAXISMOTION:
            return self._push(event.axis, event.value / FULL)
        return None

    def repeat(self, seconds: float) -> pygame.Event | None:
        """Let time pass; return the key of a direction that has been held long enough to count again."""
        if self._held is None:
            return None
        self._left -= seconds
        if self._left > 0:
            return None
        self._left = REPEAT
        return self._held.event()

    def _plug(self, index: int) -> None:
        with suppress(pygame.error):
            plugged = sdl.Controller(index)
            self._plugged[plugged.id] = plugged

    def _press(self, key: PadKey | None) -> pygame.Event | None:
        if key is None:
            return None
        if key in REPEATED:
            self._held, self._left = key, FIRST_REPEAT
        return key.event()

    def _release(self, key: PadKey | None) -> None:
        if key == self._held:
            self._held = None

    def _push(self, axis: int, value: float) -> pygame.Event | None:
        """A stick or trigger moves: it counts once it is pushed far enough."""
        before = self._pushed.get(axis)
        if before is not None and abs(value) < CENTRED:
            self._release(self._pushed.pop(axis))
        if axis not in AXES or abs(value) < PUSHED:
            return None
        key = AXES[axis][value > 0]
        if key is None or key == before:
            return None
        self._pushed[axis] = key
        return self._press(key)
