"""The user's settings: window, sound, motion, pace, language, and the values that they can have."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from typing import Any

from game.languages import LANGUAGES, of_system
from game.rules.message import Message, message
from game.table.theme import STEPS, USUAL

SIZES = ((1280, 720), (1600, 900), (1920, 1080), (2560, 1440))
PACES = ("slow", "normal", "fast", "at once")
PAUSES = {"slow": 1.6, "normal": 0.8, "fast": 0.3, "at once": 0.0}
RATES = {"slow": 0.5, "normal": 1.0, "fast": 2.2, "instant": 1000.0}
SPEEDS = tuple(RATES)
FIGURES = ("none", "brief", "whole")
TEXTS = tuple(STEPS)
WORDS = {"language": LANGUAGES, "pace": PACES, "speed": SPEEDS, "figures": FIGURES, "text": TEXTS}
NUMBERS = {
    "volume": (0, 100),
    "ambience": (0, 100),
    "melody": (0, 100),
    "width": (640, 7680),
    "height": (360, 4320),
}


@dataclass
class Settings:
    """The settings; without values, the usual ones."""

    width: int = 1280
    height: int = 720
    fullscreen: bool = False
    volume: int = 75
    speed: str = "normal"
    pace: str = "normal"
    ambience: int = 60
    sound: bool = True
    reduced: bool = False
    stepping: bool = False
    figures: str = "brief"  # on the table: none, those of the seat looked at, or the sheet of all as well
    music: bool = True
    melody: int = 60  # the volume of the music
    text: str = USUAL  # how large texts are
    language: str = field(default_factory=of_system)

    @property
    def size(self) -> tuple[int, int]:
        return self.width, self.height

    @property
    def pause(self) -> float:
        """The seconds between two moves of automas."""
        return PAUSES[self.pace]

    @property
    def rate(self) -> float:
        """The speed of everything; 1 is normal."""
        return RATES[self.speed]

    @property
    def fades(self) -> bool:
        """True if changes are shown gradually."""
        return self.speed != "instant"

    @property
    def animation(self) -> bool:
        """True if pieces travel."""
        return self.fades and not self.reduced

    @animation.setter
    def animation(self, on: bool) -> None:
        self.speed, self.reduced = ("normal" if on else "instant"), False

    def next_speed(self) -> str:
        """Set and return the speed after the present one, or the first after the last."""
        self.speed = SPEEDS[(SPEEDS.index(self.speed) + 1) % len(SPEEDS)]
        return self.speed

    def pin_figures(self) -> None:
        """Keep the sheet of all figures on the table, or put it away."""
        self.figures = "brief" if self.figures == "whole" else "whole"

    @property
    def loud(self) -> tuple[int, int, int]:
        """The volume of effects, surroundings and music, in percent; 0 of what is off."""
        if not self.sound:
            return 0, 0, 0
        return self.volume, self.ambience, self.melody if self.music else 0

    @property
    def values(self) -> dict[str, Any]:
        """The values to be written into the file."""
        return asdict(self)


def right_values(key: str, value: Any) -> Message | None:
    """Return the values that would be right for a setting; None if its value is."""
    if key in WORDS:
        return None if value in WORDS[key] else message("settings-value-word", words=tuple(WORDS[key]))
    if key not in NUMBERS:
        return None if isinstance(value, bool) else message("settings-value-switch")
    low, high = NUMBERS[key]
    if type(value) is int and low <= value <= high:
        return None
    return message("settings-value-number", low=str(low), high=str(high))
