"""A game controller is read as keys."""

from __future__ import annotations

import pygame
import pytest

from game.scenes.app.controller import BUTTONS, FIRST_REPEAT, FULL, REPEAT, Controllers
from game.scenes.app.loop import App
from game.scenes.newgame.scene import NewGame
from game.scenes.title import Title
from tests.scenes.clicks import Hand
from tests.scenes.opponents import OPPONENTS


def pressed(button: int) -> pygame.Event:
    return pygame.Event(pygame.CONTROLLERBUTTONDOWN, button=button, instance_id=0)


def let_go(button: int) -> pygame.Event:
    return pygame.Event(pygame.CONTROLLERBUTTONUP, button=button, instance_id=0)


def pushed(axis: int, value: float) -> pygame.Event:
    return pygame.Event(pygame.CONTROLLERAXISMOTION, axis=axis, value=int(value * FULL), instance_id=0)


def key(event: pygame.Event | None) -> int | None:
    return None if event is None else event.key


@pytest.mark.parametrize("button", BUTTONS)
def test_every_button_is_a_key(button: int) -> None:
    event = Controllers().read(pressed(button))
    assert event is not None and event.type == pygame.KEYDOWN
    assert (event.key, event.mod) == BUTTONS[button]


def test_other_events_and_buttons_are_none() -> None:
    controllers = Controllers()
    assert controllers.read(pressed(pygame.CONTROLLER_BUTTON_GUIDE)) is None
    assert controllers.read(pygame.Event(pygame.MOUSEMOTION, pos=(0, 0))) is None


def test_a_held_direction_counts_again_until_it_is_let_go() -> None:
    controllers = Controllers()
    controllers.read(pressed(pygame.CONTROLLER_BUTTON_DPAD_DOWN))
    assert controllers.repeat(FIRST_REPEAT * 0.9) is None
    assert key(controllers.repeat(FIRST_REPEAT * 0.2)) == pygame.K_DOWN
    assert controllers.repeat(REPEAT * 0.9) is None
    assert key(controllers.repeat(REPEAT * 0.2)) == pygame.K_DOWN
    controllers.read(let_go(pygame.CONTROLLER_BUTTON_DPAD_DOWN))
    assert controllers.repeat(10) is None


def test_a_button_that_is_held_counts_once() -> None:
    controllers = Controllers()
    controllers.read(pressed(pygame.CONTROLLER_BUTTON_A))
    assert controllers.repeat(10) is None


def test_a_stick_counts_once_it_is_far_and_again_after_it_came_back() -> None:
    controllers, axis = Controllers(), pygame.CONTROLLER_AXIS_LEFTX
    values = (0.3, 0.7, 0.9, 0.5, 0.7, 0.1, -0.7)
    keys = [key(controllers.read(pushed(axis, value))) for value in values]
    assert keys == [None, pygame.K_RIGHT, None, None, None, None, pygame.K_LEFT]
    assert key(controllers.repeat(FIRST_REPEAT + 0.1)) == pygame.K_LEFT
    controllers.read(pushed(axis, 0))
    assert controllers.repeat(10) is None


def test_a_controller_that_is_unplugged_holds_nothing() -> None:
    controllers = Controllers()
    controllers.read(pushed(pygame.CONTROLLER_AXIS_LEFTY, 1))
    controllers.read(pygame.Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=0))
    assert controllers.repeat(10) is None


def test_one_that_cannot_be_opened_is_passed_over() -> None:
    assert Controllers().read(pygame.Event(pygame.CONTROLLERDEVICEADDED, device_index=77)) is None


def test_scenes_are_gone_through_with_it() -> None:
    hand = Hand(App(OPPONENTS, (1280, 720)))
    hand.step()
    for _ in range(2):
        pygame.event.post(pressed(pygame.CONTROLLER_BUTTON_RIGHTSHOULDER))
    pygame.event.post(pressed(pygame.CONTROLLER_BUTTON_A))
    hand.step()
    assert isinstance(hand.app.scene, NewGame)
    pygame.event.post(pressed(pygame.CONTROLLER_BUTTON_B))
    hand.step()
    assert isinstance(hand.app.scene, Title)
