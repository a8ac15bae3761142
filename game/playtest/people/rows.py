"""What a page and a terminal show of people's playtests: rows of tables and notes, all in words."""

from __future__ import annotations

from typing import NamedTuple

from game.playtest.report.heads import HeadlineFigure
from game.playtest.report.tables import TableRow
from game.rules.record import NoteKind


class NoteShown(NamedTuple):
    """A note in words."""

    kind: NoteKind
    kind_said: str
    words: str
    left: str
    """Who left it, when, in which game."""
    about: str
    """The development or worker that it is about."""
    icon: str
    command: str


class MomentShown(NamedTuple):
    """The notes of a season of a year."""

    title: str
    notes: tuple[NoteShown, ...]


class AnswerRow(NamedTuple):
    """What somebody answered."""

    name: str
    game: str
    fun: str
    clear: str
    felt: str
    change: str


class GroupShown(NamedTuple):
    """All of a group."""

    title: str
    intro: tuple[str, ...]
    glance: tuple[HeadlineFigure, ...]
    results: tuple[TableRow, ...]
    moments: tuple[MomentShown, ...]
    tiles: tuple[TableRow, ...]
    workers: tuple[TableRow, ...]
    answers: tuple[AnswerRow, ...]
