"""The user's settings: window, sound, motion, pace, language. Plain JSON with checks of its own."""

from __future__ import annotations

import json
from dataclasses import MISSING, dataclass, field, fields
from pathlib import Path
from typing import Any

from game.languages import LANGUAGES, of_system
from game.rules.message import Message, MessageError, Value, message
from game.rules.textfile import FileKind, FileMissing, NoText, Unreadable, read_text
from game.scenes.saving.files import Why, set_aside, why_of, write_safely
from game.scenes.saving.folders import home
from game.scenes.saving.keeper import Keeper, Writable

SIZES = ((1280, 720), (1600, 900), (1920, 1080), (2560, 1440))
PACES = ("slow", "normal", "fast", "at once")
PERCENT = (0, 100)
LONGEST = 30.0  # seconds to wait for a disk where nothing is done beside the loop
PAUSES = {"slow": 1.6, "normal": 0.8, "fast": 0.3, "at once": 0.0}
RATES = {"slow": 0.5, "normal": 1.0, "fast": 2.2, "instant": 1000.0}
SPEEDS = tuple(RATES)
WORDS = {"language": LANGUAGES, "pace": PACES, "speed": SPEEDS}
SWITCHES = ("fullscreen", "sound", "reduced", "stepping")


class Damaged(MessageError):
    """The file holds no settings."""


class Unseen(MessageError):
    """The file cannot be read, and so must not be overwritten."""


@dataclass
class Settings:
    """The settings, and the file they are from. `load` reads them."""

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
    language: str = field(default_factory=of_system)
    file: SettingsFile = field(
        default_factory=lambda: SettingsFile(settings_file()), compare=False, repr=False
    )

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

    @property
    def loud(self) -> tuple[int, int]:
        """The volume of effects and of the surroundings, in percent; 0 with the sound off."""
        return (self.volume, self.ambience) if self.sound else (0, 0)

    @property
    def values(self) -> dict[str, Any]:
        """The values to be written into the file."""
        return {key: getattr(self, key) for key in usual()}

    def save(self) -> None:
        """Save the settings in the user's folder if they have changed. Raises OSError, Unseen."""
        self.file.write(self.values)


def usual() -> dict[str, Any]:
    """Return the default of every setting."""
    plain = {item.name: item.default for item in fields(Settings) if item.default is not MISSING}
    return {**plain, "language": of_system()}


def settings_file() -> Path:
    return home() / "settings.json"


def load() -> Settings:
    """Return the settings of the user's folder, with defaults where there are none that can be read."""
    file = SettingsFile(settings_file())
    return Settings(**file.read(), file=file)


class SettingsFile:
    """The file of the settings. Keys that this edition does not know stay in it.

    `note` tells in one line what was wrong with it; `unread` is True if it could not be read.
    """

    def __init__(self, path: Path) -> None:
        self.path, self.unread = path, False
        self.note: Why = ""
        self._held: dict[str, Any] = {}
        self._last = usual()  # as they were read or written last

    def read(self) -> dict[str, Any]:
        """Return every known value that the file holds. A damaged file is set aside."""
        self.note, self.unread, self._held = "", False, {}
        try:
            self._held = _of_today(_parsed(read_text(self.path, FileKind.SETTINGS)))
        except FileMissing:
            pass
        except Unreadable as error:
            self._note("settings-file-unread", why=why_of(error))
            self.unread = True
        except NoText:
            self._set_aside(message("settings-file-no-text"))
        except Damaged as error:
            self._set_aside(error.said)
        known = {key: value for key, value in self._held.items() if self._right(key, value)}
        self._last = usual() | known
        return known

    def write(self, values: dict[str, Any]) -> None:
        """Write the values that have changed; everything else in the file stays. Raises OSError, Unseen."""
        changed = {key: value for key, value in values.items() if value != self._last[key]}
        if not changed:
            return
        if self.unread:
            self.read()
            if self.unread:
                raise Unseen(message("settings-file-kept"))
        self._held = self._last | self._held | changed
        write_safely(self.path, json.dumps(self._held, indent=2) + "\n")
        self._last |= changed

    def _note(self, id: str, **values: Value) -> None:
        self.note = message(id, file=self.path.name, **values)

    def _set_aside(self, what: Message) -> None:
        try:
            self._note("settings-file-aside", what=what, aside=set_aside(self.path).name)
        except OSError as error:
            self._note("settings-file-stays", what=what, why=why_of(error))
            self.unread = True

    def _right(self, key: str, value: Any) -> bool:
        """Return True if this edition knows a key and its value is sound; note a value that is not."""
        right = _wrong(key, value) if key in usual() else None
        if right is not None:
            self._note("settings-value", key=key, value=_short(value), right=right, usual=str(usual()[key]))
        return key in usual() and right is None


def _parsed(text: str) -> dict[str, Any]:
    """Return the object in a settings file. Raises Damaged."""
    try:
        found = json.loads(text)
    except json.JSONDecodeError as error:
        raise Damaged(message("settings-file-damaged", line=error.lineno)) from error
    except (ValueError, RecursionError) as error:  # a number or a nesting beyond all bounds
        raise Damaged(message("settings-file-empty")) from error
    if not isinstance(found, dict):
        raise Damaged(message("settings-file-empty"))
    return found


def _short(value: Any) -> str:
    """Return a value as text of at most 20 characters."""
    text = ascii(value)
    return text if len(text) <= 20 else f"{text[:19]}…"


def _of_today(found: dict[str, Any]) -> dict[str, Any]:
    """Return settings in today's form: files from before there were speeds have `animation` instead."""
    if not isinstance(found.get("animation"), bool):
        return found
    rest = {key: value for key, value in found.items() if key != "animation"}
    return rest if found["animation"] else {"speed": "instant"} | rest


def _wrong(key: str, value: Any) -> Message | None:
    """Return the values that would be right for a key; None if its value is."""
    if key in SWITCHES:
        return None if isinstance(value, bool) else message("settings-value-switch")
    if key in WORDS:
        return None if value in WORDS[key] else message("settings-value-word", words=tuple(WORDS[key]))
    low, high = {"volume": PERCENT, "ambience": PERCENT, "width": (640, 7680), "height": (360, 4320)}[key]
    whole = isinstance(value, int) and not isinstance(value, bool)
    right = message("settings-value-number", low=str(low), high=str(high))
    return None if whole and low <= value <= high else right


class SettingsKeeper(Writable):
    """Writes the settings beside the loop."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._keeper = Keeper(self)

    def keep(self, wait: bool) -> None:
        """Save the settings as they are now; with `wait`, return when that is done."""
        self._keeper.keep(json.dumps(self.settings.values))
        if wait:
            self._keeper.finish(LONGEST)

    @property
    def trouble(self) -> Why:
        """The reason why they cannot be saved; empty if they can."""
        return self._keeper.trouble

    def write(self, text: str) -> None:
        self.settings.file.write(json.loads(text))
