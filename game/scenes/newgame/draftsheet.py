"""The sheet with the shelf of drafts: the files that can be played by, and what the chosen one changes."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame

from game.plain import escaped
from game.rules.message import message
from game.rules.ruleset import BASE
from game.scenes.drafts import DraftFile, draft_file, folder, shelved
from game.scenes.draftwords import ChangeTold, changes_told
from game.scenes.flow import Context, Flow, Pop, Push
from game.scenes.kit.screen import FormScene, draw_sheet
from game.scenes.kit.scroll import UP_DOWN, ScrollList, ScrollRow
from game.scenes.kit.widget import Button, Look, Widget, draw_focus
from game.table import palette as p
from game.table.canvas import Canvas, Said
from game.table.styles import Panel
from game.table.theme import UNIT, Type

SHEET = (90, 44, 1100, 632)
HEAD = (114, 58, 700, 44)
LIST = (114, 112, 380, 478)
CHANGES = (510, 112, 656, 478)
FOOT = (114, 604, 640, 56)
PLAYTESTS = (774, 612, 232, 42)
DONE = (1026, 612, 140, 42)
ROW = 64
"""The height of a row, in design units."""


class DraftSheet(FormScene):
    """Lies over the screen that opened it. A choice takes effect at once."""

    overlay = True

    def __init__(self, context: Context, changed: Callable[[], Flow], dropped: Path | None = None) -> None:
        """`changed` is called once new games are begun by another ruleset; a `dropped` file is chosen."""
        super().__init__(context)
        self.changed = changed
        self.drafts = shelved(context.brought)
        self.shown: DraftFile | None = next((one for one in self.drafts if self._chosen(one)), None)
        self.list: Shelf | None = None
        self.changes: Changes | None = None
        if dropped is not None:
            self._drop(dropped)

    def _chosen(self, one: DraftFile) -> bool:
        return one.source == self.context.ruleset != BASE

    def widgets(self) -> list[Widget]:
        before, former = self.list, self.changes
        rows = [ScrollRow(message("drafts-none"), message("drafts-none-told"))]
        rows += [ScrollRow(one.name, _about(one), wrong=bool(one.why)) for one in self.drafts]
        at = self.drafts.index(self.shown) + 1 if self.shown in self.drafts and self.shown else 0
        self.list = Shelf(
            self.at(*LIST), rows, self._choose, self.context.theme.px(ROW), message("drafts-tip")
        )
        self.list.picked = self.list.chosen = at
        self.list.first = max(at + 1 - self.list.shown, before.first if before else 0)
        self.changes = Changes(self.at(*CHANGES), *self._told())
        if former is not None and former.paragraphs == self.changes.paragraphs:
            self.changes.first = former.first
        games = lambda: Push(self.context.doors.folder(self.context, None, None))  # noqa: E731
        return [
            self.list,
            self.changes,
            Button(self.at(*PLAYTESTS), message("folder-places"), games),
            Button(self.at(*DONE), message("done"), Pop, primary=True),
        ]

    def _told(self) -> tuple[Said, list[ChangeTold], bool]:
        """Return what is said above the changes, the changes, and True where something is wrong."""
        if self.shown is None:
            return message("drafts-base-told"), [], False
        if self.shown.why is not None:
            return message("drafts-unusable", why=self.shown.why), [], True
        told = changes_told(self.shown.source, self.context.theme.words)
        said = message("drafts-changes", name=self.shown.name) if told else message("drafts-nothing")
        return said, told, False

    def _choose(self, at: int) -> Flow:
        return self._show(self.drafts[at - 1] if at else None)

    def _show(self, one: DraftFile | None) -> Flow:
        """Show a draft as it stands now, and play by it if it can be used."""
        if one is not None:
            now = draft_file(one.path)
            self.drafts = [now if other == one else other for other in self.drafts]
            one = now
        self.shown = one
        if one is None or one.why is None:
            self.context.ruleset = one.source if one is not None else BASE
            self.changed()
        self.resize()
        return None

    def _drop(self, path: Path) -> None:
        """Take a file that was dropped onto the shelf."""
        brought = self.context.brought
        self.context.brought = [path, *(other for other in brought if other != path)]
        self.drafts = shelved(self.context.brought)
        self._show(self.drafts[0])

    def handle(self, event: pygame.Event) -> Flow:
        if event.type == pygame.DROPFILE:
            self._drop(Path(event.file))
            return None
        if event.type == pygame.MOUSEBUTTONDOWN and not self.at(*SHEET).collidepoint(event.pos):
            return Pop()
        return super().handle(event)

    def draw(self, canvas: Canvas) -> None:
        draw_sheet(canvas, self.at(*SHEET))
        canvas.text(message("drafts-title"), Type.DISPLAY, p.INK, self.at(*HEAD))
        foot = message("drafts-folder", folder=str(folder()))
        canvas.text(foot, Type.NOTE, p.INK_SOFT, self.at(*FOOT), wrap=True, shrink=True)
        self.form.draw(canvas)
        self.form.draw_hint(canvas)


def _about(one: DraftFile) -> Said:
    """Return a line on a draft: the name of its file, and whether that cannot be used."""
    file = escaped(one.path.name)
    return message("drafts-wrong", file=file) if one.why is not None else file


class Shelf(ScrollList):
    """The drafts by name; the one that is played by is marked."""

    picked = 0

    def _draw_row(self, canvas: Canvas, index: int, on: bool, look: Look) -> None:
        super()._draw_row(canvas, index, on or index == self.picked, look)


class Changes(Widget):
    """What a draft changes, a paragraph each, with what stood there before below it in italics."""

    arrows = tuple(UP_DOWN)
    mouse_cursor = pygame.SYSTEM_CURSOR_ARROW

    def __init__(self, rect: pygame.Rect, head: Said, paragraphs: list[ChangeTold], wrong: bool) -> None:
        super().__init__(rect)
        self.head, self.paragraphs, self.wrong = head, paragraphs, wrong
        self.first = 0
        self.focusable = bool(paragraphs)

    def wheel(self, steps: int) -> None:
        self.first = max(0, min(len(self.paragraphs) - 1, self.first - steps))

    def key(self, event: pygame.Event) -> Flow:
        self.wheel(-UP_DOWN.get(event.key, 0))
        return None

    def draw(self, canvas: Canvas, look: Look) -> None:
        px = canvas.theme.px
        canvas.panel(self.rect, Panel.CARD)
        inner = self.rect.inflate(-px(4 * UNIT), -px(2 * UNIT))
        y = self._draw_head(canvas, inner)
        room, seen = inner.bottom, 0
        for one in self.paragraphs[self.first :]:
            high = self._height(canvas, one, inner.width)
            if seen and y + high > room:
                break
            self._draw_paragraph(canvas, one, pygame.Rect(inner.left, y, inner.width, min(high, room - y)))
            y, seen = y + high + px(UNIT), seen + 1
        if self.first or self.first + seen < len(self.paragraphs):
            self._draw_bar(canvas, seen)
        draw_focus(canvas, self.rect, look)

    def _draw_head(self, canvas: Canvas, inner: pygame.Rect) -> int:
        role = Type.HEADING if self.paragraphs else Type.BODY
        high = min(canvas.measure(self.head, role, inner.width)[1], inner.height)
        place = pygame.Rect(inner.left, inner.top, inner.width, high)
        ink = p.INK_BAD if self.wrong else p.INK
        canvas.text(self.head, role, ink, place, valign="top", wrap=True, shrink=True, ellipsis=True)
        return place.bottom + canvas.theme.px(UNIT)

    def _height(self, canvas: Canvas, one: ChangeTold, width: int) -> int:
        high = canvas.measure(one.now, Type.BODY, width)[1]
        return high + (canvas.measure(_before(one), Type.NOTE, width)[1] if one.before else 0)

    def _draw_paragraph(self, canvas: Canvas, one: ChangeTold, place: pygame.Rect) -> None:
        high = canvas.measure(one.now, Type.BODY, place.width)[1]
        now = pygame.Rect(place.left, place.top, place.width, min(high, place.height))
        canvas.text(one.now, Type.BODY, p.INK, now, valign="top", wrap=True, ellipsis=True)
        if one.before and now.bottom < place.bottom:
            below = pygame.Rect(place.left, now.bottom, place.width, place.bottom - now.bottom)
            canvas.text(_before(one), Type.NOTE, p.INK_SOFT, below, valign="top", wrap=True, ellipsis=True)

    def _draw_bar(self, canvas: Canvas, seen: int) -> None:
        px, count = canvas.theme.px, len(self.paragraphs)
        bar = pygame.Rect(
            self.rect.right - px(12), self.rect.top + px(UNIT), px(6), self.rect.height - px(2 * UNIT)
        )
        canvas.box(bar, p.WELL, 3)
        whole = bar.height
        bar.top += whole * self.first // count
        bar.height = max(px(2 * UNIT), whole * seen // count)
        canvas.box(bar, p.WOOD_LIGHT, 3)


def _before(one: ChangeTold) -> Said:
    return message("changes-before", before=one.before)
