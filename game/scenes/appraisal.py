"""What is to be said of a saved game: who plays, whether it goes on, and what is wrong with it in words."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

from game.plain import cut, escaped
from game.rules.record import Beginning, Fault, RecordError, glance, read_beginning
from game.rules.shelf import Shelf
from game.rules.textfile import Missing, Unreadable
from game.scenes.saves import Chair, Saved, Unseated, chairs_of, modules_of
from game.words import words_of

DAMAGED = "Damaged"
_PLAYERS = re.compile(r"^player [1-4]:(.*)$", re.MULTILINE)
_FAULTS = {
    Fault.NEWER: "It was {}.",
    Fault.NO_RULESET: "Its ruleset is missing: {}.",
    Fault.OTHER_FIGURES: "Its ruleset is another now: {}.",
    Fault.FORMER: "It was played by other rules than those of today: {}.",
    Fault.DAMAGED: "It is damaged: {}.",
}


def glanced(path: Path, text: str, changed: float, shelf: Shelf) -> Saved:
    """What a record says of itself, its moves unplayed. Raises RecordError where it is no record any more."""
    try:
        found = glance(text, shelf)
    except RecordError as error:
        if error.damaged:
            raise
        return Saved(path, _named(text), False, changed, why=in_words(error), shut=True)
    try:
        chairs, why = chairs_of(found.players), ""
    except Unseated as error:
        chairs, why = _named(text), "" if found.finished else in_words(error)
    why = DAMAGED if found.problem else why
    return Saved(path, chairs, found.finished, changed, modules_of(found.setup), why)


def looked_into(saved: Saved, text: str, shelf: Shelf) -> Saved:
    """The same, once the moves of a damaged one have been played; that takes ten times as long."""
    if saved.why != DAMAGED:
        return saved
    try:
        found = read_beginning(text, shelf)
    except RecordError as error:
        return replace(saved, why=in_words(error), shut=True)
    return replace(saved, why=beginning_in_words(found) if found.problem else "")


def closed(path: Path, error: Unreadable, changed: float) -> Saved:
    """A save that nothing can be said of, for the moment at least."""
    return Saved(path, (), False, changed, why=in_words(error), shut=True)


def in_words(error: Exception) -> str:
    """What is wrong with a saved game, as a sentence."""
    if isinstance(error, Missing):
        return "It is not there any more."
    if isinstance(error, Unreadable):
        return f"It cannot be read at the moment: {error.reason.removeprefix('cannot be read: ')}."
    if isinstance(error, RecordError):
        return _FAULTS[error.fault].format(words_of("en").text(error.what).replace("…", "..."))
    if isinstance(error, OSError):
        return f"It cannot be opened at the moment: {error.strerror or error}."
    return f"It cannot be gone on with: {error}."


def beginning_in_words(found: Beginning) -> str:
    """Up to where a record is sound, as a sentence."""
    assert found.problem is not None
    what = "Played by former rules" if found.problem.fault is Fault.FORMER else DAMAGED
    if found.state.to_move is None:
        return f"{what}: it can be stepped through to its end."
    return f"{what}: it goes on {at_move(found)}."


def at_move(found: Beginning) -> str:
    """Where a record's sound beginning ends: "at move 61 of 80"."""
    of = f" of {found.claimed}" if found.claimed is not None and found.claimed > len(found.moves) else ""
    return f"at move {len(found.moves) + 1}{of}"


def _named(text: str) -> tuple[Chair, ...]:
    """Whoever a record names that cannot be gone on with, by name alone."""
    names = (found[1].partition(" (")[0] for found in _PLAYERS.finditer(text))
    return tuple(Chair(cut(escaped(name.strip()), 24), seat) for seat, name in enumerate(names) if seat < 4)
