"""The file that a long command writes: refused before it, and written whole or not at all."""

from __future__ import annotations

from pathlib import Path

from game.cli.arguments import UserError


def check_place(out: Path | None) -> None:
    """A run may take hours: what cannot be written is refused before it. Raises UserError."""
    if out is not None and (out.is_dir() or not out.parent.is_dir()):
        raise UserError(f"--out: {out} cannot be written; name a file in a folder that is there")


def write_whole(out: Path, text: str) -> None:
    """Write a file in one step, so that a reader never meets half of it. Raises UserError."""
    beside = out.with_name(f"{out.name}.part")
    try:
        beside.write_text(text, encoding="utf-8")
        beside.replace(out)
    except OSError as problem:
        raise UserError(f"--out: {out}: {problem.strerror}") from problem
