"""A form: its widgets, the one under the pointer, and the one with the keyboard focus."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

import pygame

from game.scenes.flow import Flow
from game.scenes.kit.bubble import below, draw_bubble
from game.scenes.kit.choices import ChoiceRow
from game.scenes.kit.steering import ARROWS, in_line
from game.scenes.kit.widget import Look, Told, Widget, Words, face_of
from game.table.canvas import Canvas
from game.table.styles import Panel
from game.table.typeset import Face

HELD = 0.6  # seconds that a finger or button is held still until that asks what something is
REST = 0.7  # seconds until a pointer that rests is told what it rests on
SHADOW = 14.0  # design units by which a panel's shadow or ring reaches beyond it
SILENT = float("-inf")  # a pointer that has clicked, or beside which one types, is told nothing till it moves


class Form:
    """Passes events to its widgets. `dirty` if it has to be drawn again."""

    def __init__(self) -> None:
        self.widgets: list[Widget] = []
        self.pointer = (-1, -1)
        self.held: Widget | None = None
        self.focus: int | None = None
        self.steered = False  # the focus was moved by keys, not by the mouse
        self.dirty = True
        self.asked = False  # what something is was asked by F1, or by a press that is held
        self.rested = 0.0  # seconds that the pointer has rested
        self.patient = False  # a tip is told once the pointer rests, unless it is one of something wordless
        self.clicked = False  # a click or key has done what a widget is for, and nobody has heard it yet
        self._pressed_at = 0  # the time at which a button or finger came down, in milliseconds

    def place(self, widgets: Sequence[Widget]) -> None:
        """Replace the widgets; the keyboard's attention stays where it was."""
        former = self.focused
        self.widgets, self.held, self.dirty = list(widgets), None, True
        if self.focus is not None and self.focus >= len(self.widgets):
            self.focus = None
        if former is not None and self.focused is not None:
            self.focused.resume(former)

    @property
    def hot(self) -> Widget | None:
        """The widget under the pointer."""
        return next((w for w in reversed(self.widgets) if w.rect.collidepoint(self.pointer)), None)

    @property
    def cursor(self) -> int:
        """The cursor over the widget under the pointer; one that cannot be used has a cursor of its own."""
        hot = self.hot
        if hot is None:
            return pygame.SYSTEM_CURSOR_ARROW
        return pygame.SYSTEM_CURSOR_NO if hot.why else hot.mouse_cursor

    @property
    def focused(self) -> Widget | None:
        return None if self.focus is None else self.widgets[self.focus]

    def handle(self, event: pygame.Event) -> Flow:
        """Pass an event to the widget that it is meant for."""
        if event.type == pygame.KEYDOWN:
            self.dirty = True
            self.asked = event.key == pygame.K_F1 and not self.asked
            if self.focused is not None and self.focused.typing:
                self.rested = SILENT
            return None if event.key == pygame.K_F1 else self._key(event)
        if event.type == pygame.MOUSEMOTION:
            self._move(event.pos)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._press(event.pos)
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            return self._release(event.pos)
        elif event.type == pygame.MOUSEWHEEL and self.hot:
            self.dirty = True
            self.hot.wheel(event.y)
        return None

    def _move(self, spot: tuple[int, int]) -> None:
        before = self.hot
        if spot != self.pointer:
            self.rested, self.dirty = 0.0, self.dirty or self.rested >= REST
        self.pointer = spot
        if self.held:
            self.held.drag(spot)
        hot = self.hot
        talks = hot is not None and (hot.refused(spot) or hot.told(spot) or isinstance(hot, ChoiceRow))
        if before is not hot:
            self.asked = False
        if before is not hot or self.held or talks:
            self.dirty = True

    def _press(self, spot: tuple[int, int]) -> None:
        self.pointer, self.dirty = spot, True
        self.held, self.asked, self._pressed_at = self.hot, False, pygame.time.get_ticks()
        self.focus, self.steered, self.rested = None, False, SILENT
        if self.held is not None:
            self.held.press(spot)
            if not isinstance(self.held, ChoiceRow) and self.held.focusable:
                self.focus = self.widgets.index(self.held)

    def _release(self, spot: tuple[int, int]) -> Flow:
        self.pointer, self.dirty = spot, True
        held, self.held = self.held, None
        if held is not None and held is self.hot and self._held_long() and held.asked(spot):
            self.asked = True
            if not held.drags:
                return None
        return self._done(held, held.release(spot)) if held is not None else None

    def _done(self, widget: Widget, flow: Flow) -> Flow:
        """Note if a widget has done what it is for; another may stand in its place by now."""
        self.clicked, widget.clicked = self.clicked or widget.clicked, False
        return flow

    def to_words(self) -> None:
        """Give the keys to the line for words, where nothing has them: what is typed is meant for it."""
        if self.focus is None:
            self.focus = next((i for i, widget in enumerate(self.widgets) if widget.typing), None)

    def take_click(self) -> bool:
        """Return True once for a click or key that has done what a widget is for."""
        clicked, self.clicked = self.clicked, False
        return clicked

    def _held_long(self) -> bool:
        """Return True if the button or finger has been down so long that it has asked what is there."""
        return pygame.time.get_ticks() - self._pressed_at >= HELD * 1000

    def rest(self, seconds: float) -> None:
        """Let the pointer rest: then it is told what stands there."""
        before, self.rested = self.rested, self.rested + seconds
        self.dirty = self.dirty or before < REST <= self.rested

    def _key(self, event: pygame.Event) -> Flow:
        focused, self.steered = self.focused, True
        if event.key == pygame.K_TAB:
            self._step(-1 if event.mod & pygame.KMOD_SHIFT else 1)
            return None
        if focused is not None and event.key in focused.arrows:
            return self._done(focused, focused.key(event))
        if event.key in ARROWS:
            self._go(ARROWS[event.key])
            return None
        return self._done(focused, focused.key(event)) if focused is not None else None

    def _able(self) -> list[int]:
        """Return the numbers of the widgets that keys can go to."""
        return [i for i, widget in enumerate(self.widgets) if widget.focusable and not widget.why]

    def _go(self, way: tuple[int, int]) -> None:
        """Go to the widget that comes next on a way; where none lies there, to the next or former one."""
        able, here = self._able(), self.focused
        rects = [self.widgets[i].rect for i in able]
        found = in_line(rects, here.rect, way) if here is not None else None
        if found is None:
            self._step(sum(way))
        else:
            self.focus = able[found]
            self.widgets[self.focus].reached()

    def _step(self, by: int) -> None:
        able = self._able()
        if not able:
            return
        if self.focus in able:
            self.focus = able[(able.index(self.focus) + by) % len(able)]
        else:
            self.focus = able[0 if by > 0 else -1]
        self.widgets[self.focus].reached()

    def draw(self, canvas: Canvas) -> None:
        """Draw every widget; where the surface is clipped, those that reach into the clip."""
        hot, focused = self.hot, self.focused
        clip, reach = canvas.surface.get_clip(), 2 * canvas.theme.px(SHADOW)
        whole = clip.size == canvas.surface.get_size()
        faces = self._faces(canvas)
        for widget in self.widgets:
            if not whole and not clip.colliderect(widget.rect.inflate(reach, reach)):
                continue
            on = widget is focused
            set_in = [faces[_kind(widget, one)] for one in widget.words(canvas)]
            widget.draw(canvas, Look(widget is hot, widget is self.held, on, on and self.steered, set_in))
        self.dirty = False

    def _faces(self, canvas: Canvas) -> dict[Hashable, Face]:
        """Return the face of each kind of words: what stands beside one another is set alike."""
        kinds = dict[Hashable, list[Words]]()
        for widget in self.widgets:
            for one in widget.words(canvas):
                kinds.setdefault(_kind(widget, one), []).append(one)
        return {kind: face_of(canvas, words) for kind, words in kinds.items()}

    def draw_hint(self, canvas: Canvas) -> pygame.Rect | None:
        """Draw why the widget under the pointer cannot be used, or its tip; return the place of that.

        Asked by F1, the widget that the keys are on tells its own.
        """
        hot, spot = self.hot, self.pointer
        if self.asked and self.steered and self.focused is not None:
            hot, spot = self.focused, self.focused.reading
        if hot is None or hot.speaks:
            return None
        why = hot.refused(spot)
        said = why or (hot.told(spot) if self._tells(hot) else "")
        if said:
            part, style = hot.part(spot), Panel.REFUSAL if why else Panel.TOOLTIP
            return draw_bubble(canvas, said, below(canvas.theme, part, spot[0]), style, clear=(part,))
        return None

    def _tells(self, widget: Widget) -> bool:
        """Return True if it is time for the tip of a widget."""
        if widget.quiet:
            return self.asked
        waits = isinstance(widget, Told) or (self.patient and not widget.prompt)
        return not waits or self.asked or self.rested >= REST


def _kind(widget: Widget, words: Words) -> Hashable:
    """Return what words have in common that are set alike."""
    return type(widget), words.role
