"""What people are called until they give a name: by their account at this computer, or by their seat."""

from __future__ import annotations

import getpass
import re
import unicodedata

from game.rules.message import message
from game.scenes.saving.chairs import LONGEST_NAME
from game.words import LANGUAGES, Words, words_of

SEATS = range(1, 5)
NO_NAMES = {
    "admin", "administrator", "default", "gamer", "gast", "guest", "home", "live", "me", "mint", "nobody",
    "owner", "pc", "pi", "player", "root", "standard", "student", "test", "ubuntu", "user", "users",
    "utente", "utilisateur", "vagrant",
}  # fmt: skip
"""Accounts that tell nothing of who plays."""


def people(words: Words) -> tuple[str, ...]:
    """Return the name of a person on each seat, as long as nobody gives one.

    Who plays at this computer alone sits on the first.
    """
    first, *others = _by_seat(words)
    return (own_name() or first, *others)


def called_by_seat(name: str) -> bool:
    """Return True for what a seat is called by itself, in any of the languages."""
    numbered = any(str(seat) in name for seat in SEATS)  # else no language has to be loaded
    return numbered and any(name in _by_seat(words_of(language)) for language in LANGUAGES)


def _by_seat(words: Words) -> list[str]:
    return [words.text(message("newgame-person", number=seat)) for seat in SEATS]


def own_name() -> str:
    """Return what the account's owner is called; empty where the account tells no name."""
    try:
        account = getpass.getuser()
    except (OSError, KeyError, ImportError):  # no name in the environment, and no list of accounts
        return ""
    return "" if account.lower() in NO_NAMES else _called(_full_name(account)) or _called(account)


def _full_name(account: str) -> str:
    """Return the full name in the system's list of accounts, if there is one."""
    try:
        import pwd  # Windows has no such list
    except ImportError:
        return ""
    try:
        return pwd.getpwnam(account).pw_gecos.split(",")[0]
    except KeyError:
        return ""


def _called(name: str) -> str:
    """Return the first word of a name with a capital; empty where it is no name, or not in Latin letters."""
    first = re.split(r"[\s._@]", name.strip(), maxsplit=1)[0]
    drawn = all(letter == "-" or unicodedata.name(letter, "").startswith("LATIN ") for letter in first)
    if not drawn or not 2 <= len(first) <= LONGEST_NAME or first.lower() in NO_NAMES:
        return ""
    return first[:1].upper() + first[1:]
