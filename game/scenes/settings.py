"""What the user has set: window, sound, motion, the automas' pace. Plain JSON with its own checks."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Any

from game.scenes.home import home, write_safely

SIZES = ((1280, 720), (1600, 900), (1920, 1080), (2560, 1440))
PACES = ("slow", "normal", "fast", "at once")
PERCENT = (0, 100)
PAUSES = {"slow": 1.6, "normal": 0.8, "fast": 0.3, "at once": 0.0}
RATES = {"slow": 0.5, "normal": 1.0, "fast": 2.2, "instant": 1000.0}
SPEEDS = tuple(RATES)
WORDS = {"pace": PACES, "speed": SPEEDS}
SWITCHES = ("fullscreen", "sound", "reduced", "stepping")


class SettingsError(ValueError):
    """The settings file cannot be used; the text says where and what would be right."""


@dataclass
class Settings:
    """One value for each thing that can be set. `save` writes them, `load` reads them."""

    width: int = 1280
    height: int = 720
    fullscreen: bool = False
    volume: int = 70
    speed: str = "normal"
    pace: str = "normal"
    ambience: int = 60
    sound: bool = True
    reduced: bool = False
    stepping: bool = False

    @property
    def size(self) -> tuple[int, int]:
        return self.width, self.height

    @property
    def pause(self) -> float:
        """Seconds an automa's move is left to be read before the next."""
        return PAUSES[self.pace]

    @property
    def rate(self) -> float:
        """How fast everything moves; 1 is normal."""
        return RATES[self.speed]

    @property
    def fades(self) -> bool:
        """Whether what changes is seen to change."""
        return self.speed != "instant"

    @property
    def animation(self) -> bool:
        """Whether pieces travel."""
        return self.fades and not self.reduced

    @animation.setter
    def animation(self, on: bool) -> None:
        self.speed, self.reduced = ("normal" if on else "instant"), False

    def next_speed(self) -> str:
        """The speed after the present one, and the first after the last."""
        self.speed = SPEEDS[(SPEEDS.index(self.speed) + 1) % len(SPEEDS)]
        return self.speed

    @property
    def loud(self) -> tuple[int, int]:
        """The volume of effects and of what is around, in percent, as it is heard."""
        return (self.volume, self.ambience) if self.sound else (0, 0)

    def save(self) -> None:
        """Write the settings into the user's folder."""
        write_safely(settings_file(), json.dumps(asdict(self), indent=2) + "\n")


def settings_file() -> Path:
    return home() / "settings.json"


def load() -> Settings:
    """The settings of the user's folder, or the defaults where there is no file.

    Raises SettingsError for a file that is no settings file, and leaves it as it is.
    """
    path = settings_file()
    try:
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        return Settings()
    except (OSError, UnicodeDecodeError) as error:
        raise SettingsError(f"{path}: cannot be read ({error})") from error
    try:
        found = json.loads(text)
    except json.JSONDecodeError as error:
        wrong = f"line {error.lineno} is no JSON ({error.msg}); correct it or delete the file"
        raise SettingsError(f"{path}: {wrong}") from error
    except (ValueError, RecursionError) as error:  # a number or a nesting beyond all bounds
        raise SettingsError(f"{path}: holds no settings; correct it or delete the file") from error
    return checked(found, str(path))


def checked(found: Any, where: str) -> Settings:
    """Settings from a JSON object, each key checked."""
    if not isinstance(found, dict):
        raise SettingsError(f'{where}: must be an object like {{"volume": 70}}')
    found = _of_today(found)
    known = {item.name for item in fields(Settings)}
    for key, value in found.items():
        if key not in known:
            raise SettingsError(f"{where}: {key!r} is no setting; there are {', '.join(sorted(known))}")
        right = _wrong(key, value)
        if right:
            raise SettingsError(f"{where}: {key} is {value!r}, but must be {right}")
    return Settings(**found)


def _of_today(found: dict[str, Any]) -> dict[str, Any]:
    """Files written before there were speeds say whether pieces travel at all."""
    if not isinstance(found.get("animation"), bool):
        return found
    rest = {key: value for key, value in found.items() if key != "animation"}
    return rest if found["animation"] else {"speed": "instant"} | rest


def _wrong(key: str, value: Any) -> str:
    """What would be right for a key, or nothing where the value is."""
    if key in SWITCHES:
        return "" if isinstance(value, bool) else "true or false"
    if key in WORDS:
        return "" if value in WORDS[key] else f"one of {', '.join(WORDS[key])}"
    low, high = {"volume": PERCENT, "ambience": PERCENT, "width": (640, 7680), "height": (360, 4320)}[key]
    whole = isinstance(value, int) and not isinstance(value, bool)
    return "" if whole and low <= value <= high else f"a whole number from {low} to {high}"
