"""Values of a ruleset in TOML."""

from __future__ import annotations

import json
import re
from typing import Any

_BARE = re.compile(r"[A-Za-z0-9_-]+")


def key_name(name: str) -> str:
    """Return a name as a key, in quotes where it needs them."""
    return name if _BARE.fullmatch(name) else toml(name)


def toml(value: Any) -> str:
    """Return a value on one line: a text, number, list or table."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007F")
    if isinstance(value, dict):
        entries = ", ".join(f"{key_name(key)} = {toml(entry)}" for key, entry in value.items())
        return f"{{ {entries} }}" if entries else "{}"
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(toml, value))}]"
    return str(value)
