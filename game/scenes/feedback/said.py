"""What a note says, for lists and for the table it was left at."""

from __future__ import annotations

from collections.abc import Container

from game.rules.ids import is_tile
from game.rules.message import Message, TileName, Value, message
from game.rules.record import PlaytestNote
from game.rules.terms import Field


def note_said(note: PlaytestNote, known: Container[str]) -> Message:
    """Return a note's kind, what it is about, if that is known to the game, and its words."""
    kind = message(f"playtest-kind-{note.kind.value}")
    parts = (kind, called(note.about)) if note.about in known else (kind,)
    if not note.words:
        return message("folder-note-bare", parts=parts)
    return message("folder-note", parts=parts, words=note.words)


def called(about: str) -> Value:
    """Return a development or a worker of the game for a language to name."""
    if is_tile(about):
        return TileName(about)
    return message("field-name", field=Field.named(about))
