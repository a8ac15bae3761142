"""The languages of the program, and the choice among them. Standard library only."""

from __future__ import annotations

import locale
import os
import re
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence

LANGUAGES = ("en", "de", "nl", "fr")
"""Every language with a file in game/words/lang; the others are checked against the first."""

OPTION = "--language"
_NONE = ("c", "posix", "")
_PREFERRED = ("defaults", "read", "-g", "AppleLanguages")
"""The command by which macOS tells the languages that its user prefers."""
_TAG = re.compile(r"\b[a-z]{2,3}\b(?=[-\w]*\"?,?$)", re.MULTILINE)
"""The language in a line of what that prints: `"de-AT",`."""


def of_command(arguments: Sequence[str]) -> str:
    """Return the language a command line asks for, or else the system's."""
    for option, following in zip(arguments, [*arguments[1:], ""], strict=False):
        name, sign, value = option.partition("=")
        asked = value if sign else following
        if name == OPTION and asked in LANGUAGES:
            return asked
    return of_system()


def of_system(environment: Mapping[str, str] = os.environ, platform: str = sys.platform) -> str:
    """Return the first language of the system's preferences that the program speaks, or else English."""
    return next((asked for asked in _asked(environment, platform) if asked in LANGUAGES), LANGUAGES[0])


def _asked(environment: Mapping[str, str], platform: str) -> Iterator[str]:
    """Yield the environment's languages in order of preference, by the variables of GNU gettext.

    LANGUAGE lists several and comes first, unless the locale is C. Windows sets none of the variables, nor
    does macOS for a program that is started by a click.
    """
    told = next((value for name in ("LC_ALL", "LC_MESSAGES", "LANG") if (value := environment.get(name))), "")
    if not told and platform == "win32":
        told = locale.getlocale()[0] or ""
    if not told and platform == "darwin":
        yield from _preferred_on_a_mac()
    if _language(told) not in _NONE:
        yield from map(_language, environment.get("LANGUAGE", "").split(":"))
    yield _language(told)


def _preferred_on_a_mac() -> list[str]:
    """Return the languages that the user of a Mac prefers; none where it does not tell."""
    try:
        told = subprocess.run(_PREFERRED, capture_output=True, encoding="utf-8", timeout=2).stdout
    except (OSError, ValueError, subprocess.SubprocessError):
        return []
    return _TAG.findall(told)


def _language(name: str) -> str:
    """Return a locale's language: "de_AT.UTF-8" and, on Windows, "German_Austria" are both "de"."""
    first = name.partition("_")[0].partition(".")[0].lower()
    return locale.normalize(first).partition("_")[0].lower()
