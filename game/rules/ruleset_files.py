"""Rulesets as TOML files: the base's, and one that changes it."""

from __future__ import annotations

import tomllib
from importlib import resources
from pathlib import Path
from typing import Any


class RulesetError(ValueError):
    """A ruleset that cannot be used: one line with file, key and reason."""


def tables(source: str | None) -> dict[str, Any]:
    """All tables of the base, or of the base with what a file changes. Raises RulesetError."""
    plain = _base()
    if source is None:
        return plain
    path = Path(source)
    merged: dict[str, Any] = _merged(plain, {"name": path.stem} | _read(path))
    return merged


def changed(source: str) -> int:
    """When a file was last changed, in nanoseconds. Raises RulesetError if there is none."""
    try:
        return Path(source).stat().st_mtime_ns
    except OSError as error:
        raise RulesetError(f"{source}: cannot be read: {error.strerror or error}") from None
    except ValueError as error:
        raise RulesetError(f"{source!r}: is no path: {error}") from None


def _base() -> dict[str, Any]:
    plain: dict[str, Any] = {}
    for name in ("figures", "tiles", "layouts", "ruhr_valley"):
        text = (resources.files("game.rules") / "data" / f"{name}.toml").read_text("utf-8")
        plain = _merged(plain, tomllib.loads(text))
    return plain


def _read(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text("utf-8"))
    except OSError as error:
        raise RulesetError(f"{path}: cannot be read: {error.strerror or error}") from None
    except (ValueError, RecursionError) as error:  # no text, no TOML, numbers or nesting beyond all bounds
        raise RulesetError(f"{path}: is no TOML file: {error}") from None


def _merged(base: Any, change: Any) -> Any:
    """Tables merge key by key, layouts by name; any other value replaces the base's."""
    if not (isinstance(base, dict) and isinstance(change, dict)):
        return change
    merged = dict(base)
    for key, value in change.items():
        if key == "layout" and key in base and isinstance(value, list):
            merged[key] = _merged_layouts(base[key], value)
        else:
            merged[key] = _merged(base[key], value) if key in base else value
    return merged


def _merged_layouts(base: list[Any], change: list[Any]) -> list[Any]:
    changed = [entry.get("name") for entry in change if isinstance(entry, dict)]
    return [entry for entry in base if entry["name"] not in changed] + change
