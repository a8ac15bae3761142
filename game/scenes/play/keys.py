"""The keys at the table. Any of them hurries what moves; what it means besides holds at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.scenes.flow import Flow, Push
from game.scenes.play.menu import Menu

if TYPE_CHECKING:
    from game.scenes.play.mouse import Mouse

WHY, ASK, STEP = pygame.K_w, pygame.K_a, pygame.K_SPACE
UNDO, REDO = pygame.K_z, pygame.K_y
SILENT = (pygame.K_LSHIFT, pygame.K_RSHIFT, pygame.K_LCTRL, pygame.K_RCTRL, pygame.K_LALT, pygame.K_RALT)


def press(mouse: Mouse, event: pygame.Event) -> Flow:
    """A key went down."""
    play = mouse.play
    if event.key == pygame.K_ESCAPE:
        return None if mouse.back(quiet=True) else Push(Menu(play.context, play.session))
    if event.mod & pygame.KMOD_CTRL and event.key in (UNDO, REDO):
        if event.key == REDO or event.mod & pygame.KMOD_SHIFT:
            play.redo()
        else:
            mouse.back()
        return None
    hurried = event.key not in SILENT and play.hurry()
    if event.key == STEP and not hurried and not play.session.human:
        play.course.pace.step()
    elif event.key in (pygame.K_RETURN, pygame.K_KP_ENTER) and not hurried:
        mouse.button()
    elif event.key == WHY:
        play.desk.tell_latest()
    elif event.key == ASK:
        play.desk.ask()
    return None
