"""A sentence beside the pointer, and the notice at the top of the window."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.table import palette as p
from game.table.canvas import Canvas, Said
from game.table.styles import Panel
from game.table.theme import UNIT, Theme, Type

WIDEST = 320  # design units
SHOWN = 1.6  # seconds that a notice stays
BELOW = 112  # design units from the top of the window to a notice


def draw_bubble(
    canvas: Canvas,
    said: Said,
    spot: tuple[int, int],
    style: Panel = Panel.TOOLTIP,
    role: Type = Type.SMALL,
    above: int | None = None,
    room: pygame.Rect | None = None,
    clear: Sequence[pygame.Rect] = (),
    foot: Said = "",
    spared: Sequence[pygame.Rect] = (),
) -> pygame.Rect:
    """Draw a sentence beside a spot inside the window, or in a `room` of it, and return its rectangle.

    It lies where it hides least of what is `clear`, and of such places where it hides least of what is
    `spared`. With `above` it ends at this height, centred on the spot.
    A `foot` is a line of its own below the sentence.
    """
    box = bubble_box(canvas, with_foot(canvas, said, foot), spot, role, above, room, clear, spared)
    canvas.cover(box)
    canvas.panel(box, style)
    inner = box.inflate(-canvas.theme.px(22), -canvas.theme.px(UNIT))
    if foot:
        line = foot_of(canvas.theme, box, role)
        inner.height = line.top - inner.top
        canvas.text(foot, role, p.GOLD, line)
    canvas.text(said, role, p.INK_LIGHT, inner, wrap=True)
    return box


def below(theme: Theme, part: pygame.Rect, x: int) -> tuple[int, int]:
    """Return the spot whose bubble begins just below a part of the screen."""
    return x, part.bottom - theme.px(2 * UNIT) + theme.px(UNIT // 2)


def with_foot(canvas: Canvas, said: Said, foot: Said) -> Said:
    """Return a sentence with the line below it, as far as its bubble's size goes."""
    return f"{canvas.say(said)}\n{canvas.say(foot)}" if foot else said


def foot_of(theme: Theme, box: pygame.Rect, role: Type = Type.SMALL) -> pygame.Rect:
    """Return the place of the line at the foot of a bubble."""
    high = theme.leading(role)
    return pygame.Rect(
        box.left + theme.px(11), box.bottom - theme.px(7) - high, box.width - theme.px(22), high
    )


def bubble_box(
    canvas: Canvas,
    said: Said,
    spot: tuple[int, int],
    role: Type = Type.SMALL,
    above: int | None = None,
    room: pygame.Rect | None = None,
    clear: Sequence[pygame.Rect] = (),
    spared: Sequence[pygame.Rect] = (),
) -> pygame.Rect:
    """Return the rectangle of a bubble."""
    px, text = canvas.theme.px, canvas.say(said)
    width = min(px(WIDEST), max(canvas.measure(line, role)[0] for line in text.split("\n")))
    taken, height = canvas.measure(text, role, width)
    box = pygame.Rect(0, 0, max(taken, width) + px(3 * UNIT), height + px(14))
    window = (room or canvas.surface.get_rect()).inflate(-px(UNIT), -px(UNIT))
    box.midbottom = (spot[0], above or 0)
    places = [box] if above is not None else _beside(canvas.theme, box, spot, clear)
    boxes = [place.clamp(window) for place in places]
    return min(
        boxes, key=lambda place: (place.collidepoint(spot), hidden(place, clear), hidden(place, spared))
    )


def _beside(
    theme: Theme, box: pygame.Rect, spot: tuple[int, int], clear: Sequence[pygame.Rect]
) -> list[pygame.Rect]:
    """Return the places beside a spot: below it or above, at the right or at the left.

    Further off are those below and above what is `clear`, and beside what of it lies under the spot.
    """
    (x, y), aside, gap = spot, theme.px(14), theme.px(UNIT // 2)
    lefts = [x + aside, x - aside - box.width]
    tops = [y + theme.px(2 * UNIT), y - theme.px(10) - box.height]
    for rect in clear:
        if y - 2 * box.height < rect.bottom and rect.top < y + 2 * box.height:
            tops += [rect.bottom + gap, rect.top - gap - box.height]
        if rect.collidepoint(spot):
            lefts += [rect.right + gap, rect.left - gap - box.width]
    first = tops[0]
    tops.sort(key=lambda top: abs(top - first))
    return [pygame.Rect((left, top), box.size) for top in tops for left in lefts]


def hidden(box: pygame.Rect, clear: Sequence[pygame.Rect]) -> int:
    """Return the area that a box would hide."""
    parts = [box.clip(rect) for rect in clear]
    return sum(part.width * part.height for part in parts)


class Notice:
    """Shows one sentence at a time, for SHOWN seconds."""

    def __init__(self) -> None:
        self.said: Said = ""
        self.left = 0.0

    def say(self, said: Said) -> None:
        self.said, self.left = said, SHOWN

    def goes(self, seconds: float) -> bool:
        """Let time pass; return True if the sentence goes away now."""
        self.left -= seconds
        if not self.said or self.left > 0:
            return False
        self.said = ""
        return True

    def draw(self, canvas: Canvas) -> None:
        if self.said:
            middle = canvas.surface.get_width() // 2
            draw_bubble(canvas, self.said, (middle, 0), role=Type.LABEL, above=canvas.theme.px(BELOW))
