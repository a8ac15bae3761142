"""An entry field for a line of text: a name, a seed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import accumulate

import pygame

from game.scenes.flow import Flow
from game.scenes.kit.widget import Look, Widget
from game.table import palette as p
from game.table.canvas import Canvas, Said
from game.table.styles import Panel
from game.table.theme import UNIT, Type

MOVES = (pygame.K_LEFT, pygame.K_RIGHT, pygame.K_HOME, pygame.K_END)
_COMMAND = pygame.KMOD_CTRL | pygame.KMOD_META  # Ctrl, and Cmd on a Mac
DOUBLE_CLICK = 400  # milliseconds


def is_command(mod: int) -> bool:
    """Return True for Ctrl and Cmd, but not for AltGr, which types letters: Windows calls it Ctrl and Alt."""
    return bool(mod & _COMMAND) and not mod & pygame.KMOD_ALT


@dataclass(frozen=True)
class TextEdit:
    """A text with a caret; what lies between caret and anchor is selected."""

    text: str
    caret: int
    anchor: int

    @classmethod
    def at_end(cls, text: str) -> TextEdit:
        return cls(text, len(text), len(text))

    @property
    def selection(self) -> slice:
        return slice(min(self.caret, self.anchor), max(self.caret, self.anchor))

    @property
    def selected(self) -> str:
        return self.text[self.selection]

    def select_all(self) -> TextEdit:
        return replace(self, caret=len(self.text), anchor=0)

    def moved_to(self, caret: int, selecting: bool) -> TextEdit:
        """Put the caret between two letters; the anchor stays where it is while selecting."""
        caret = max(0, min(caret, len(self.text)))
        return TextEdit(self.text, caret, self.anchor if selecting else caret)

    def moved(self, key: int, selecting: bool) -> TextEdit:
        """Move the caret by a key. Left and right end a selection at that side of it."""
        if key == pygame.K_HOME:
            return self.moved_to(0, selecting)
        if key == pygame.K_END:
            return self.moved_to(len(self.text), selecting)
        if self.selected and not selecting:
            return self.moved_to(self.selection.start if key == pygame.K_LEFT else self.selection.stop, False)
        return self.moved_to(self.caret + (1 if key == pygame.K_RIGHT else -1), selecting)

    def replaced(self, typed: str, longest: int) -> TextEdit:
        """Put letters in place of the selection, as many as there is room for."""
        before, after = self.text[: self.selection.start], self.text[self.selection.stop :]
        typed = typed[: max(0, longest - len(before) - len(after))]
        caret = len(before) + len(typed)
        return TextEdit(before + typed + after, caret, caret)

    def deleted(self, key: int) -> TextEdit:
        """Delete the selection; without one, the letter before (Backspace) or after the caret (Delete)."""
        if not self.selected:
            self = self.moved_to(self.caret + (1 if key == pygame.K_DELETE else -1), True)
        return self.replaced("", len(self.text))


class Entry(Widget):
    """Takes up to `longest` characters that `allowed` accepts, and tells `act` of every change."""

    typing = drags = True
    mouse_cursor = pygame.SYSTEM_CURSOR_IBEAM
    arrows = (pygame.K_LEFT, pygame.K_RIGHT, pygame.K_HOME, pygame.K_END)

    def __init__(
        self,
        rect: pygame.Rect,
        text: str,
        act: Callable[[str], Flow],
        *,
        longest: int = 16,
        allowed: Callable[[str], bool] = str.isprintable,
        hint: str = "",
        tip: Said = "",
    ) -> None:
        super().__init__(rect, tip=tip)
        self.edit, self.act = TextEdit.at_end(text), act
        self.longest, self.allowed, self.hint = longest, allowed, hint
        self._stops: list[int] = []  # where the caret can stand, in pixels, as last drawn
        self._pressed = (-1, 0)  # the place of the last press and its time

    @property
    def text(self) -> str:
        return self.edit.text

    def reached(self) -> None:
        self.edit = self.edit.select_all()

    def resume(self, former: Widget) -> None:
        if isinstance(former, Entry) and former.text == self.text:
            self.edit, self._stops, self._pressed = former.edit, former._stops, former._pressed

    # -- the mouse ----------------------------------------------------------------------------------

    def press(self, spot: tuple[int, int]) -> None:
        caret, now = self._nearest(spot[0]), pygame.time.get_ticks()
        twice = caret == self._pressed[0] and now - self._pressed[1] < DOUBLE_CLICK
        self._pressed = (caret, now)
        self.edit = self.edit.select_all() if twice else self.edit.moved_to(caret, False)

    def drag(self, spot: tuple[int, int]) -> None:
        self.edit = self.edit.moved_to(self._nearest(spot[0]), True)

    def _nearest(self, x: int) -> int:
        """Return the place between two letters that is nearest to x."""
        return min(range(len(self._stops)), key=lambda i: abs(self._stops[i] - x), default=len(self.text))

    # -- the keyboard -------------------------------------------------------------------------------

    def key(self, event: pygame.Event) -> Flow:
        if event.key in MOVES:
            self.edit = self.edit.moved(event.key, bool(event.mod & pygame.KMOD_SHIFT))
            return None
        if event.key in (pygame.K_BACKSPACE, pygame.K_DELETE):
            return self._change(self.edit.deleted(event.key))
        if is_command(event.mod):
            return self._command(event.key)
        return self._type(getattr(event, "unicode", ""))

    def _command(self, key: int) -> Flow:
        """Select all, copy, cut, paste."""
        if key == pygame.K_a:
            self.edit = self.edit.select_all()
        elif key == pygame.K_v:
            return self._type(pygame.scrap.get_text())
        elif key in (pygame.K_c, pygame.K_x) and self.edit.selected:
            pygame.scrap.put_text(self.edit.selected)
            if key == pygame.K_x:
                return self._change(self.edit.replaced("", self.longest))
        return None

    def _type(self, typed: str) -> Flow:
        """Put the letters that are allowed in place of the selection."""
        letters = "".join(letter for letter in typed if letter.isprintable() and self.allowed(letter))
        return self._change(self.edit.replaced(letters, self.longest)) if letters else None

    def _change(self, edit: TextEdit) -> Flow:
        former, self.edit = self.edit, edit
        return self.act(edit.text) if edit.text != former.text else None

    # -- drawing ------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas, look: Look) -> None:
        px = canvas.theme.px
        canvas.panel(self.rect, Panel.FIELD_ON if look.focus or look.hot else Panel.FIELD)
        inner = self.rect.inflate(-px(2 * UNIT), 0)
        widths = [canvas.measure(part, Type.BODY)[0] for part in accumulate(self.text, initial="")]
        first = self._first(widths, inner.width) if look.focus else 0
        ends = (inner.left + width - widths[first] for width in widths)
        self._stops = [max(inner.left, min(end, inner.right)) for end in ends]
        if look.focus and self.edit.selected:
            canvas.panel(self._marked(), Panel.SELECTION)
        shown, ink = (self.text[first:], p.INK) if self.text else (self.hint, p.INK_FAINT)
        if shown:
            canvas.text(shown, Type.BODY, ink, inner, ellipsis=True)
        if look.focus:
            x, y = self._stops[self.edit.caret], self.rect.height // 4
            canvas.line((x, self.rect.top + y), (x, self.rect.bottom - y), p.PRIMARY, 1.5)

    def _first(self, widths: Sequence[int], room: int) -> int:
        """Return the number of the first letter that is shown, so that the caret is in sight."""
        caret = widths[self.edit.caret]
        return next(first for first, width in enumerate(widths) if caret - width <= room)

    def _marked(self) -> pygame.Rect:
        """Return the rectangle behind the selected letters."""
        left, right = self._stops[self.edit.selection.start], self._stops[self.edit.selection.stop]
        return pygame.Rect(
            left, self.rect.top + self.rect.height // 5, right - left, self.rect.height * 3 // 5
        )
