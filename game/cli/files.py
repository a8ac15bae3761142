"""The file that a long command writes: refused before it, and written whole or not at all."""

from __future__ import annotations

import sys
from pathlib import Path

from game import whole_file
from game.cli.arguments import UserError


def check_place(out: Path | None) -> None:
    """A run may take hours: what cannot be written is refused before it. Raises UserError."""
    if out is None:
        return
    if out.is_dir() or not out.parent.is_dir():
        raise UserError(f"--out: {out} cannot be written; name a file in a folder that is there")
    try:
        whole_file.check_folder(out.parent)
    except OSError as problem:
        raise UserError(f"--out: {whole_file.told(problem)}; name a file elsewhere") from problem


def write_whole(out: Path, text: str) -> None:
    """Write a file in one step, so that a reader never meets half of it. Raises UserError."""
    try:
        whole_file.write_whole(out, text)
    except OSError as problem:
        raise UserError(f"--out: {whole_file.told(problem)}") from problem


def keep(out: Path | None, text: str) -> None:
    """Write what a run has so far; what keeps it from that is told, and the run goes on."""
    if out is not None:
        try:
            write_whole(out, text)
        except UserError as problem:
            print(f"main.py: {problem}; it is tried again", file=sys.stderr)
