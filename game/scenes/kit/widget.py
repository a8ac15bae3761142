"""The base of all widgets, and the simplest: the button."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import NamedTuple, TypeAlias

import pygame

from game.scenes.flow import Flow
from game.scenes.kit.labels import tip_of
from game.table import palette as p
from game.table.canvas import Canvas, Said
from game.table.styles import Panel
from game.table.theme import UNIT, Type
from game.table.typeset import Face

Act: TypeAlias = tuple[Said, Callable[[], Flow]]
"""What a button says, and what it does."""

SIDEWAYS = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}


class Look(NamedTuple):
    """The state of a widget: under the pointer, pressed, with the focus, with the ring of the keys."""

    hot: bool = False
    down: bool = False
    focus: bool = False
    ring: bool = False
    faces: Sequence[Face] = ()  # of its words, as the form sets them in all widgets of its kind


class Words(NamedTuple):
    """Words on a widget, which are set like those of its kind: text, place, and type where there is room."""

    said: Said
    room: pygame.Rect
    role: Type
    wrap: bool = False
    ellipsis: bool = False


class Widget:
    """A control of a form. `why` tells why it cannot be used, and is empty if it can; `tip` explains it."""

    focusable = True
    mouse_cursor = pygame.SYSTEM_CURSOR_HAND
    typing = False  # True if it takes letters while it has the focus
    arrows: Collection[int] = ()  # the keys that it takes, which otherwise move the focus
    prompt = False  # True if its tip needs no resting pointer, as no words on it say what it is
    drags = False  # True if a press that is held moves something, whatever else it means
    quiet = False  # True if it tells only whoever asks, as one reads there, or it says all but for details
    speaks = False  # True if its scene draws what it tells
    clicked = False  # True once a click or key has done what it is for, as is heard

    def __init__(self, rect: pygame.Rect, why: Said = "", tip: Said = "") -> None:
        self.rect, self.why, self.tip = rect, why, tip

    @property
    def reading(self) -> tuple[int, int]:
        """The spot that keys are at, as far as answers go."""
        return self.rect.center

    def part(self, spot: tuple[int, int]) -> pygame.Rect:
        """Return the place of what is told of at a spot."""
        return self.rect

    def refused(self, spot: tuple[int, int]) -> Said:
        """Return why it cannot be used at a spot; empty if it can."""
        return self.why

    def told(self, spot: tuple[int, int]) -> Said:
        """Return what it tells of itself at a spot; empty if there is nothing to tell."""
        return self.tip

    def asked(self, spot: tuple[int, int]) -> bool:
        """Return True if a press that was held on it is a question, and does nothing else."""
        return bool(self.refused(spot) or self.told(spot))

    def press(self, spot: tuple[int, int]) -> None:
        """React to the left button going down on the widget."""

    def drag(self, spot: tuple[int, int]) -> None:
        """React to the pointer moving while the button is held."""

    def release(self, spot: tuple[int, int]) -> Flow:
        """React to the button coming up; `spot` may lie outside."""
        return None

    def wheel(self, steps: int) -> None:
        """React to the wheel turning over the widget; up is positive."""

    def key(self, event: pygame.Event) -> Flow:
        """React to a key going down while the widget has the focus."""
        return None

    def reached(self) -> None:
        """The keyboard's attention comes to the widget."""

    def resume(self, former: Widget) -> None:
        """Take the place of a former widget that has the keyboard's attention."""

    def words(self, canvas: Canvas) -> Sequence[Words]:
        """Return what is set like the words of other such widgets."""
        return ()

    def draw_words(
        self, canvas: Canvas, look: Look, inks: Sequence[p.RGB], align: str = "center", sunk: int = 0
    ) -> None:
        """Draw these words in the faces of a look, or alone as large as they fit; so many pixels lower."""
        words = self.words(canvas)
        faces = look.faces or [face_of(canvas, (one,)) for one in words]
        for one, face, ink in zip(words, faces, inks, strict=True):
            room = one.room.move(0, sunk)
            wrap, cut = one.wrap, one.ellipsis
            canvas.text(one.said, face.role, ink, room, align, wrap=wrap, ellipsis=cut, most=face.size)

    def draw(self, canvas: Canvas, look: Look) -> None:
        """Draw the widget in its present state."""


class Told(Widget):
    """A place where something stands that is drawn apart; whoever rests on it is told what it is."""

    focusable = False
    mouse_cursor = pygame.SYSTEM_CURSOR_ARROW


class Clickable(Widget):
    """A widget that does one thing, by a click, by Enter or by the space bar."""

    act: Callable[..., Flow]

    def click(self) -> Flow:
        """Do it."""
        return self.act()

    def release(self, spot: tuple[int, int]) -> Flow:
        return self._heard() if self.rect.collidepoint(spot) and not self.why else None

    def key(self, event: pygame.Event) -> Flow:
        wanted = event.key in (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)
        return self._heard() if wanted and not self.why else None

    def _heard(self) -> Flow:
        self.clicked = True
        return self.click()


class Button(Clickable):
    """Says what it does, and does it when clicked."""

    def __init__(
        self,
        rect: pygame.Rect,
        text: Said,
        act: Callable[[], Flow],
        *,
        primary: bool = False,
        role: Type = Type.LABEL,
        why: Said = "",
        tip: Said = "",
    ) -> None:
        super().__init__(rect, why, tip or tip_of(text))
        self.text, self.act, self.primary, self.role = text, act, primary, role

    def draw(self, canvas: Canvas, look: Look) -> None:
        canvas.panel(self.rect, button_panel(self.primary, look, bool(self.why)))
        colour = p.INK_LIGHT
        if self.why:
            colour = p.INK_SOFT if self.primary else p.INK_LIGHT_FAINT
        sunk = canvas.theme.px(1) if look.down and not self.why else 0
        self.draw_words(canvas, look, (colour,), sunk=sunk)
        draw_focus(canvas, self.rect, look)

    def words(self, canvas: Canvas) -> Sequence[Words]:
        return (Words(self.text, self.rect.inflate(-canvas.theme.px(2 * UNIT), 0), self.role),)


def face_of(canvas: Canvas, words: Sequence[Words]) -> Face:
    """Return the largest face in which all these words of one role fit."""
    return canvas.alike([(one.said, one.room) for one in words], words[0].role, words[0].wrap, shrink=True)


def buttons(rects: Sequence[pygame.Rect], acts: Sequence[Act], role: Type = Type.LABEL) -> list[Widget]:
    """Return a button for each act; the first is the likeliest."""
    pairs = zip(rects, acts, strict=True)
    return [Button(rect, said, act, primary=rect is rects[0], role=role) for rect, (said, act) in pairs]


def acting(change: Callable[..., object], show: Callable[[], Flow]) -> Callable[..., Flow]:
    """Return an act for a widget, which makes a change by the widget's value and then shows it."""

    def act(*value: object) -> Flow:
        change(*value)
        return show()

    return act


def button_panel(primary: bool, look: Look, off: bool) -> Panel:
    """Return the panel of a button in this state."""
    if off:
        return Panel.PRIMARY_OFF if primary else Panel.BUTTON_OFF
    if look.hot or look.down:
        return Panel.PRIMARY_HOVER if primary else Panel.BUTTON_HOVER
    return Panel.PRIMARY if primary else Panel.BUTTON


def draw_focus(canvas: Canvas, rect: pygame.Rect, look: Look) -> None:
    """Draw the ring round the widget that keys have gone to."""
    if look.ring:
        draw_ring(canvas, rect)


def draw_ring(canvas: Canvas, rect: pygame.Rect) -> None:
    """Draw the ring round the place that keys have gone to: dark and light, to be seen on anything."""
    px = canvas.theme.px
    for margin, edge in ((5, p.INK), (3, p.INK_LIGHT)):
        canvas.panel(rect.inflate(2 * px(margin), 2 * px(margin)), Panel.FRAME, edge=edge, rim=2.5)
