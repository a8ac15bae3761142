"""The page that one reads: scrolled by wheel, keys, bar and finger; its links are clicked or gone through."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.rules.message import message
from game.scenes.flow import Flow
from game.scenes.kit.widget import Look, Widget, draw_ring
from game.scenes.rulebook.book import Book
from game.scenes.rulebook.page import Link, Page, draw_page
from game.table import palette as p
from game.table.canvas import Canvas, Said
from game.table.theme import UNIT, Theme

ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER)
LINE, NOTCH, OVERLAP = 44.0, 60.0, 40.0
"""Design units that an arrow and a notch of the wheel scroll, and what a page leaves of the one before."""
BAR, STRAY = 12.0, 8.0
"""The width of the bar, and how far a finger moves before it drags the page."""
SCROLLS = (
    pygame.K_UP, pygame.K_DOWN, pygame.K_PAGEUP, pygame.K_PAGEDOWN, pygame.K_HOME, pygame.K_END,
    pygame.K_SPACE,
)  # fmt: skip


class Reader(Widget):
    """Shows a page through its rectangle."""

    arrows = (*SCROLLS, pygame.K_LEFT, pygame.K_RIGHT)
    quiet = True

    def __init__(self, rect: pygame.Rect, theme: Theme, book: Book, follow: Callable[[str], Flow]) -> None:
        """`follow` is told of the link that is chosen."""
        super().__init__(rect)
        self.theme, self.book, self.follow = theme, book, follow
        self.page = Page(rect.width)
        self.scroll, self.chosen = 0, ""
        self.at: int | None = None  # the link that keys have gone to
        self.pointer = (-1, -1)
        self._held: tuple[tuple[int, int], int] | None = (
            None  # where the page was taken hold of, and its scroll
        )
        self._dragged = self._on_bar = False

    @property
    def mouse_cursor(self) -> int:  # type: ignore[override]
        """The hand on a link or the bar, else the arrow."""
        pointed = self._under(self.pointer) is not None or self._bar.collidepoint(self.pointer)
        return pygame.SYSTEM_CURSOR_HAND if pointed else pygame.SYSTEM_CURSOR_ARROW

    @property
    def view(self) -> pygame.Rect:
        """The part of the widget in which the page is seen."""
        pad = self.theme.px(UNIT)
        return pygame.Rect(
            self.rect.left + pad,
            self.rect.top + 2,
            self.rect.width - 2 * pad - self._bar.width,
            self.rect.height - 4,
        )

    @property
    def _bar(self) -> pygame.Rect:
        wide = self.theme.px(BAR)
        return pygame.Rect(self.rect.right - wide, self.rect.top, wide, self.rect.height)

    @property
    def last(self) -> int:
        """The farthest that the page can be scrolled."""
        return max(0, self.page.height - self.view.height)

    def show(self, page: Page, scroll: int = 0, chosen: str = "") -> None:
        """Show a page; at the place of an entry that is asked for, if there is one."""
        self.page, self.chosen, self.at = page, chosen, None
        if chosen in page.entries:
            scroll = page.entries[chosen].top - self.theme.px(UNIT)
        self.scroll_to(scroll)

    def scroll_to(self, scroll: float) -> None:
        """Scroll the page, as far as it goes."""
        self.scroll = round(max(0, min(self.last, scroll)))

    # -- answers --------------------------------------------------------------------------------------

    @property
    def reading(self) -> tuple[int, int]:
        links = self.page.links
        return self._place_of(links[self.at]).center if self.at is not None and links else self.view.center

    def part(self, spot: tuple[int, int]) -> pygame.Rect:
        link = self._under(spot)
        return self._place_of(link) if link is not None else pygame.Rect(spot, (1, 1))

    def told(self, spot: tuple[int, int]) -> Said:
        link = self._under(spot)
        return self.book.led_to(link.goal) if link is not None else message("rulebook-page-tip")

    def asked(self, spot: tuple[int, int]) -> bool:
        return not (self._dragged or self._on_bar)

    def _place_of(self, link: Link) -> pygame.Rect:
        """Return the place in the window where a link begins."""
        return link.rects[0].move(self.view.left, self.view.top - self.scroll)

    # -- mouse and finger -----------------------------------------------------------------------------

    def _under(self, spot: tuple[int, int]) -> Link | None:
        """Return the link under a spot."""
        if not self.view.collidepoint(spot):
            return None
        here = spot[0] - self.view.left, spot[1] - self.view.top + self.scroll
        return next(
            (link for link in self.page.links if any(rect.collidepoint(here) for rect in link.rects)), None
        )

    def press(self, spot: tuple[int, int]) -> None:
        self.at = None
        self._held, self._dragged, self._on_bar = (spot, self.scroll), False, self._bar.collidepoint(spot)
        if self._on_bar:
            self.drag(spot)

    def drag(self, spot: tuple[int, int]) -> None:
        if self._held is None:
            return
        if self._on_bar:
            share = (spot[1] - self.rect.top) / max(1, self.rect.height)
            self.scroll_to(share * self.page.height - self.view.height / 2)
            return
        moved = spot[1] - self._held[0][1]
        self._dragged = self._dragged or abs(moved) > self.theme.px(STRAY)
        if self._dragged:
            self.scroll_to(self._held[1] - moved)

    def release(self, spot: tuple[int, int]) -> Flow:
        clicked = not self._dragged and not self._on_bar
        self._held = None
        link = self._under(spot) if clicked else None
        return self.follow(link.goal) if link is not None else None

    def wheel(self, steps: int) -> None:
        self.scroll_to(self.scroll - steps * self.theme.px(NOTCH))

    # -- keys -----------------------------------------------------------------------------------------

    def key(self, event: pygame.Event) -> Flow:
        if event.key in (pygame.K_LEFT, pygame.K_RIGHT):
            self._step(-1 if event.key == pygame.K_LEFT else 1)
        elif event.key in ENTER:
            links = self.page.links
            return self.follow(links[self.at].goal) if self.at is not None and self.at < len(links) else None
        else:
            self._scroll_by_key(event.key)
        return None

    def _scroll_by_key(self, key: int) -> None:
        line, high = self.theme.px(LINE), self.view.height - self.theme.px(OVERLAP)
        goals = {
            pygame.K_UP: self.scroll - line,
            pygame.K_DOWN: self.scroll + line,
            pygame.K_PAGEUP: self.scroll - high,
            pygame.K_PAGEDOWN: self.scroll + high,
            pygame.K_SPACE: self.scroll + high,
            pygame.K_HOME: 0,
            pygame.K_END: self.last,
        }
        if key in goals:
            self.scroll_to(goals[key])

    def _step(self, by: int) -> None:
        """Go to the link after or before, first to one that is seen; the page follows."""
        links = self.page.links
        if not links:
            return
        if self.at is None or not self._seen(links[self.at]):
            seen = [number for number, link in enumerate(links) if self._seen(link)]
            at = (seen[0] if by > 0 else seen[-1]) if seen else self._nearest(links, by)
        else:
            at = max(0, min(len(links) - 1, self.at + by))
        self.at = at
        rect = links[at].rects[0]
        if not self._seen(links[at]):
            self.scroll_to(rect.centery - self.view.height // 2)

    def _seen(self, link: Link) -> bool:
        top = link.rects[0].top
        return self.scroll <= top and link.rects[0].bottom <= self.scroll + self.view.height

    def _nearest(self, links: list[Link], by: int) -> int:
        """Return the number of the first link beyond what is seen, on the way that one goes."""
        ahead = [number for number, link in enumerate(links) if (link.rects[0].top - self.scroll) * by > 0]
        return (ahead[0] if by > 0 else ahead[-1]) if ahead else (len(links) - 1 if by > 0 else 0)

    # -- drawing --------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas, look: Look) -> None:
        links = self.page.links
        lit = links[self.at] if self.at is not None and self.at < len(links) else None
        if lit is None and look.hot:
            lit = self._under(self.pointer)
        draw_page(canvas, self.page, self.book, self.view, self.scroll, lit, self.chosen)
        if lit is not None and self.at is not None:
            draw_ring(canvas, self._place_of(lit))
        if self.last:
            self._draw_bar(canvas)

    def _draw_bar(self, canvas: Canvas) -> None:
        bar = self._bar.inflate(-canvas.theme.px(6), 0)
        canvas.box(bar, p.WELL, 3)
        top, height = bar.top, bar.height
        bar.height = max(canvas.theme.px(24), height * self.view.height // self.page.height)
        bar.top = top + (height - bar.height) * self.scroll // max(1, self.last)
        canvas.box(bar, p.WOOD_LIGHT, 3)
