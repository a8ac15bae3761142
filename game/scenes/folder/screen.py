"""The list of what a folder has to look at: a click opens the table at that moment."""

from __future__ import annotations

from pathlib import Path

from game.plain import escaped
from game.rules.message import Message, message
from game.rules.record import RecordError, Shelf
from game.rules.textfile import FileError
from game.scenes.drafts import folder as drafts_folder
from game.scenes.flow import Context, Flow, Pop, Push
from game.scenes.folder.reading import (
    RECORD,
    FolderGames,
    FolderRow,
    opened,
    read_folder,
    read_places,
    subfolders,
)
from game.scenes.kit.question import Question
from game.scenes.kit.screen import FormScene
from game.scenes.kit.scroll import ScrollList, ScrollRow
from game.scenes.kit.widget import Button, Widget
from game.scenes.saving.folders import shelf as own_shelf
from game.table import palette as p
from game.table.canvas import Canvas, Said, draw_backdrop
from game.table.styles import Panel
from game.table.theme import Type

PANEL, LIST = (200, 60, 880, 600), (240, 160, 800, 420)


class FolderScreen(FormScene):
    """What is worth seeing of a run, or the notes of people's games; without a folder, which there are."""

    def __init__(self, context: Context, folder: Path | None, shelf: Shelf | None = None) -> None:
        super().__init__(context)
        self.folder, self.shelf = folder, shelf or own_shelf()
        self.found = self._read(folder)
        self.list: ScrollList | None = None

    def _read(self, folder: Path | None) -> FolderGames:
        """Return what there is to list; a folder with games is remembered until the window closes."""
        visited = self.context.visited
        if folder is None:
            own = [place for place in subfolders(drafts_folder()) if place not in visited]
            return read_places([*visited, *own])
        found = read_folder(folder, self.shelf, self.context.theme.words)
        if found.rows:
            self.context.visited = [folder, *(other for other in visited if other != folder)]
        return found

    @property
    def heading(self) -> Message:
        return self.found.heading

    @property
    def _row(self) -> int:
        """The height of a row, in design units: a game worth seeing has a line more."""
        return 84 if any(row.more for row in self.found.rows) else 66

    def widgets(self) -> list[Widget]:
        rows = [
            ScrollRow(row.title, row.about, row.wrong, row.wrong, more=row.more) for row in self.found.rows
        ]
        tip = message("folder-place-tip" if self.folder is None else "folder-row-tip")
        before = self.list
        self.list = ScrollList(self.at(*LIST), rows, self._open, self.context.theme.px(self._row), tip)
        if before is not None:
            self.list.first, self.list.chosen = before.first, before.chosen
            self.list.wheel(0)
        return [
            self.list,
            Button(self.at(540, 588, 200, 44), message("form-back"), Pop),
        ]

    def _open(self, index: int) -> Flow:
        """Open a row, which is where one is once back from the table."""
        if self.list is not None:
            self.list.chosen = index
        row = self.found.rows[index]
        if row.inside:
            return Push(FolderScreen(self.context, row.file, self.shelf))
        return looked_at(self.context, row, self.shelf)

    @property
    def _where(self) -> Said:
        """What is said below the heading: the folder, or where those to choose from are."""
        if self.folder is None:
            return message("folder-places-told", folder=escaped(str(drafts_folder())))
        return escaped(str(self.folder))

    def draw(self, canvas: Canvas) -> None:
        draw_backdrop(canvas)
        canvas.panel(self.at(*PANEL), Panel.PAPER)
        canvas.text(self.heading, Type.DISPLAY, p.INK, self.at(240, 78, 800, 48), shrink=True)
        canvas.text(
            self._where, Type.NOTE, p.INK_SOFT, self.at(240, 130, 800, 24), shrink=True, ellipsis=True
        )
        if not self.found.rows:
            none = self.at(240, 180, 800, 80)
            empty = message("folder-no-places" if self.folder is None else "folder-empty")
            canvas.text(empty, Type.BODY, p.INK_SOFT, none, valign="top", wrap=True)
        self.form.draw(canvas)
        self.form.draw_hint(canvas)


def looked_at(context: Context, row: FolderRow, shelf: Shelf) -> Flow:
    """Go to the table with the game of a row, or say why it cannot be opened."""
    try:
        history = opened(row, shelf)
    except (FileError, RecordError) as problem:
        acts = ((message("form-back"), Pop),)
        about = escaped(row.file.name)
        return Push(Question(context, message("stuck-title"), problem.said, acts, about))
    return Push(context.doors.replay(context, history))


def dropped(context: Context, path: Path) -> Flow:
    """Open what was dropped onto the window: a folder as a list, a record on the table; else do nothing."""
    if path.is_dir():
        return Push(FolderScreen(context, path))
    if path.suffix.lower() == RECORD:
        return looked_at(context, FolderRow(path, "", ""), own_shelf())
    return None
