"""The languages of the program, and the choice among them. Standard library only."""

from __future__ import annotations

import locale
import os
import sys
from collections.abc import Iterator, Mapping, Sequence

LANGUAGES = ("en", "de", "nl", "fr")
"""Every language with a file in game/words/lang; the others are checked against the first."""

OPTION = "--language"
_NONE = ("c", "posix", "")


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

    LANGUAGE lists several and comes first, unless the locale is C. Windows sets none of the variables.
    """
    told = next((value for name in ("LC_ALL", "LC_MESSAGES", "LANG") if (value := environment.get(name))), "")
    if not told and platform == "win32":
        told = locale.getlocale()[0] or ""
    if _language(told) not in _NONE:
        yield from map(_language, environment.get("LANGUAGE", "").split(":"))
    yield _language(told)


def _language(name: str) -> str:
    """Return a locale's language: "de_AT.UTF-8" and, on Windows, "German_Austria" are both "de"."""
    first = name.partition("_")[0].partition(".")[0].lower()
    return locale.normalize(first).partition("_")[0].lower()
