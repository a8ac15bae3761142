"""The file of the settings: plain JSON with checks of its own, written beside the loop."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import Any

from game.rules.message import Message, MessageError, Value, message
from game.rules.textfile import FileError, FileKind, FileMissing, NoText, Unreadable, read_text
from game.scenes.saving.files import Why, set_aside, why_of, write_safely
from game.scenes.saving.folders import home
from game.scenes.saving.keeper import LONGEST, Keeper, Writable
from game.scenes.settings.values import Settings, right_values


class Damaged(MessageError):
    """The file holds no settings."""


class Unseen(MessageError):
    """The file cannot be read, and so must not be overwritten."""


class SettingsFile(Writable):
    """The settings in the user's folder. Keys that this edition does not know stay in the file.

    `wrong` tells in one line what was wrong with it; `unread` is True if it could not be read.
    """

    def __init__(self) -> None:
        self.path, self.unread = home() / "settings.json", False
        self.wrong: Why = ""
        self._held: dict[str, Any] = {}
        self._last = Settings().values  # as they were read or written last
        self._keeper = Keeper(self)

    def read(self) -> Settings:
        """Return the settings, with the usual values where there are none. A damaged file is set aside."""
        self.wrong, self.unread, self._held = "", False, {}
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
        usual = Settings().values
        known = {key: value for key, value in self._held.items() if key in usual and self._right(key, value)}
        self._last = usual | known
        return Settings(**known)

    def keep(self, settings: Settings, wait: bool) -> None:
        """Save the settings as they are now; with `wait`, return when that is done."""
        self._keeper.keep(json.dumps(settings.values))
        if wait:
            self._keeper.finish(LONGEST)

    @property
    def trouble(self) -> Why:
        """The reason why the settings cannot be saved; empty if they can."""
        return self._keeper.trouble

    def write(self, text: str) -> None:
        """Write the values that have changed; everything else in the file stays. Raises OSError, Unseen.

        So do those that another window has written since.
        """
        changed = {key: value for key, value in json.loads(text).items() if value != self._last[key]}
        if not changed:
            return
        if self.unread:
            self.read()
            if self.unread:
                raise Unseen(message("settings-file-kept"))
        with suppress(FileError, Damaged):
            self._held = _of_today(_parsed(read_text(self.path, FileKind.SETTINGS)))
        self._held = self._last | self._held | changed
        write_safely(self.path, json.dumps(self._held, indent=2) + "\n")
        self._last |= changed

    def _note(self, id: str, **values: Value) -> None:
        self.wrong = message(id, file=self.path.name, **values)

    def _set_aside(self, what: Message) -> None:
        try:
            self._note("settings-file-aside", what=what, aside=set_aside(self.path).name)
        except OSError as error:
            self._note("settings-file-stays", what=what, why=why_of(error))
            self.unread = True

    def _right(self, key: str, value: Any) -> bool:
        """Return True if a value is sound, else note that it is not."""
        right = right_values(key, value)
        if right is not None:
            usual = str(Settings().values[key])
            self._note("settings-value", key=key, value=_short(value), right=right, usual=usual)
        return right is None


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
