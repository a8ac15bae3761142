"""The keys that change a setting in every scene: sounds, music, speed, and going on step by step."""

from __future__ import annotations

import pygame

from game.rules.message import Message, message
from game.scenes.settings.values import Settings


def _sounds(settings: Settings) -> Message:
    settings.sound = not settings.sound
    return message("notice-sounds-on" if settings.sound else "notice-sounds-off")


def _music(settings: Settings) -> Message:
    settings.music = not settings.music
    if settings.music and not settings.sound:
        return message("notice-music-muted", key="M")
    return message("notice-music-on" if settings.music else "notice-music-off")


def _speed(settings: Settings) -> Message:
    return message("notice-speed", speed=message(f"settings-speed-{settings.next_speed()}"))


def _stepping(settings: Settings) -> Message:
    settings.stepping = not settings.stepping
    return message("notice-stepping-on" if settings.stepping else "notice-stepping-off")


SWITCHES = {pygame.K_m: _sounds, pygame.K_n: _music, pygame.K_s: _speed, pygame.K_t: _stepping}
"""The keys of every scene: each one changes a setting and returns the notice that says so."""
