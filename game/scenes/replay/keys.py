"""The keys of a replay."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.scenes.flow import Flow

if TYPE_CHECKING:
    from game.scenes.replay.scene import Replay

SIDES = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}
PAGES = {pygame.K_PAGEUP: -1, pygame.K_PAGEDOWN: 1}
FOLLOW, PLAY, WHY = pygame.K_f, pygame.K_SPACE, pygame.K_w


def press(scene: Replay, event: pygame.Event) -> Flow:
    """A key went down. Arrows and pages count again while they are held."""
    by = SIDES.get(event.key) or PAGES.get(event.key)
    if by:
        act = _turned(scene, event, by)
        scene.runner.hold(event.key, act)
        return act()
    if event.key in (pygame.K_HOME, pygame.K_END):
        return scene.to_first() if event.key == pygame.K_HOME else scene.to_last()
    if event.key == PLAY:
        return scene.play_or_pause()
    if event.key == WHY:
        scene.reasons.latest()
        return None
    if event.key == FOLLOW:
        return scene.follow(not scene.following)
    seat = event.key - pygame.K_1
    if 0 <= seat < len(scene.reel.chairs):
        scene.look_at(seat)
    return None


def _turned(scene: Replay, event: pygame.Event, by: int) -> Callable[[], Flow]:
    """To and fro by a move; with Shift, or by the page keys, by a phase; with Ctrl by a year."""
    if event.mod & pygame.KMOD_CTRL:
        return lambda: scene.turn_year(by)
    if event.key in PAGES or event.mod & pygame.KMOD_SHIFT:
        return lambda: scene.turn_phase(by)
    return scene.on if by > 0 else scene.back
