"""The rules over whatever lies below: chapters at the left, the page that one reads at the right."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import pygame

from game.rules.message import message
from game.scenes.flow import POINTER, Context, Flow, Pop
from game.scenes.kit.choices import Choice, ChoiceRow
from game.scenes.kit.entry import Entry, is_command
from game.scenes.kit.screen import FormScene, draw_sheet
from game.scenes.kit.widget import Button, Widget
from game.scenes.rulebook.book import OF_GUIDE, Book, BookChapter
from game.scenes.rulebook.contents import ChapterRow, chapter_rows
from game.scenes.rulebook.page import Page, chapter_page, result_page
from game.scenes.rulebook.reader import ENTER, Reader
from game.scenes.rulebook.topic import Topic
from game.scenes.rulebook.views import drawn_table
from game.table import palette as p
from game.table.canvas import Canvas
from game.table.painter import Layer
from game.table.theme import Type

SHEET = (16.0, 14.0, 1248.0, 692.0)
LEFT, LIST_TOP, LIST_WIDTH, READ_LEFT, READ_WIDTH = 34.0, 76.0, 288.0, 336.0, 912.0
FOOT_TOP = 678.0
PREPARED = 6
"""Texts that are made ready for the search in a frame."""
LONGEST = 40
FIRST: Final = "guide-goal"
PAGES = (pygame.K_PAGEUP, pygame.K_PAGEDOWN)
LAST: Final = "rulebook-last"
MOMENT: Final = "rulebook-moment"
"""The places in the theme's cache of where one read last, and of the chapter that fitted the moment then."""


class ReadingPlace(NamedTuple):
    """A chapter, what was asked for in it, and how far it is scrolled."""

    chapter: str
    entry: str = ""
    scroll: int | None = None


class Rulebook(FormScene):
    """The rules of the game below, or of the base game. Esc leads back to exactly what was there."""

    overlay = True
    aside = True

    def __init__(self, context: Context, topic: Topic) -> None:
        super().__init__(context)
        self.about = topic
        self.query, self.searching, self.more = "", False, False
        self.past: list[ReadingPlace] = []
        self.place = ReadingPlace(FIRST)
        self.book = self._book()
        self.reader = self._reader()
        self._ready = False  # every text can be searched
        self.go(self._opens_at())
        self.past.clear()
        self.resize()

    def _book(self) -> Book:
        """Return the texts in the window's language, kept for the next time."""
        topic, theme = self.about, self.context.theme
        key = ("rulebook", topic.box, topic.parts, tuple(topic.names.tiles.items()))
        book: Book = theme.cached(key, lambda: Book(theme.words, topic))
        return book

    def _reader(self) -> Reader:
        rect = self.at(READ_LEFT, LIST_TOP, READ_WIDTH, FOOT_TOP - LIST_TOP - 6)
        return Reader(rect, self.context.theme, self.book, self.go)

    def _opens_at(self) -> str:
        """Return the link to open at: what was asked for, else what fits the moment, or was read in it."""
        about, cache = self.about, self.context.theme.cache
        again = cache.get(MOMENT, about.chapter) == about.chapter
        cache[MOMENT] = about.chapter
        if about.rule:
            return self.book.for_players(about.rule)
        fitting = f"{OF_GUIDE}{about.chapter}" if about.chapter else FIRST
        last: str = cache.get(LAST, fitting)
        return last if again else fitting

    def meanwhile(self) -> Sequence[Layer]:
        """Return the table of the guide's pictures, which is drawn while one reads."""
        return [self._draw_ahead]

    def _draw_ahead(self, canvas: Canvas) -> None:
        drawn_table(canvas.theme, self.about.box)

    # -- going about ----------------------------------------------------------------------------------

    @property
    def chapter(self) -> BookChapter:
        """The chapter that is open."""
        return self.book.chapters[self.place.chapter]

    def go(self, link: str) -> Flow:
        """Open what a link leads to."""
        chapter, entry = self.book.find(link)
        self.past.append(self.place._replace(scroll=self.reader.scroll))
        self.searching = False
        self._open(ReadingPlace(chapter.key, entry))
        return None

    def back(self) -> Flow:
        """Go back to what was read before."""
        if self.searching:
            self.query, self.searching = "", False
            self._open(self.place._replace(scroll=self.place.scroll or 0))
        elif self.past:
            self._open(self.past.pop())
        return None

    def _open(self, place: ReadingPlace) -> None:
        self.place = place
        self.more = self.more or self.chapter.more
        self.context.theme.cache[LAST] = place.chapter
        self._show()

    def _show(self) -> None:
        """Show the page, and the list beside it."""
        place = self.place
        self.reader.show(self._page(), place.scroll or 0, place.entry if place.scroll is None else "")
        if place.scroll is not None:
            self.reader.chosen = place.entry
        self._lay_out()

    def _page(self) -> Page:
        theme, book = self.context.theme, self.book
        if self.searching:
            return result_page(theme, book, self.query, book.search(self.query), self._ready)
        key = ("rulebook-page", book, self.chapter.key)
        if self.query:
            return chapter_page(theme, book, self.chapter, self.query)
        page: Page = theme.cached(key, lambda: chapter_page(theme, book, self.chapter))
        return page

    # -- search ---------------------------------------------------------------------------------------

    def search(self, typed: str) -> Flow:
        """Show what a query finds while it is typed; an id opens its passage at once."""
        self.query = typed.strip()
        id = self.book.id_typed(self.query)
        if id:
            self.query = ""
            self.go(id)
            return None
        self.searching = bool(self.query)
        self._show()
        self.reader.scroll_to(0)
        return None

    def _first_hit(self) -> Flow:
        """Open the first of what was found."""
        hits = self.book.search(self.query)
        return self.go(hits[0].entry.key) if self.searching and hits else None

    def update(self, seconds: float) -> Flow:
        """Make the search ready, a few texts a frame."""
        super().update(seconds)
        if not self._ready and not self.book.prepare(PREPARED):
            self._ready = True
            if self.searching:
                self._show()
                self.dirty = True
        return None

    # -- places ---------------------------------------------------------------------------------------

    def resize(self) -> None:
        self.dirty = True
        place = self.place._replace(scroll=None if self.place.scroll is None else self.reader.scroll)
        self.book, self._ready = self._book(), False
        self.reader = self._reader()
        self.place = place
        self._show()

    def _lay_out(self) -> None:
        """Place list, search and page; what has the keyboard's attention keeps it."""
        self.dirty = True
        focus = self.form.focused
        typed = self.form.widgets.index(focus) if isinstance(focus, Entry) else None
        head = self._head()
        widgets: list[Widget] = [*head, self.reader, *self._list()]
        self.form.place(widgets)
        if typed is None and not isinstance(focus, ChapterRow | ChoiceRow | Button):
            self.form.focus = widgets.index(self.reader)
        elif isinstance(focus, ChapterRow):
            self.form.focus = next(
                (i for i, one in enumerate(widgets) if isinstance(one, ChapterRow) and one.on), len(head)
            )

    def _head(self) -> list[Widget]:
        kinds = [
            Choice(OF_GUIDE, message("rulebook-guide")),
            Choice("chapter-", message("rulebook-reference")),
        ]
        kind = OF_GUIDE if self.chapter.key.startswith(OF_GUIDE) else "chapter-"
        words = self.context.theme.words
        back = Button(self.at(READ_LEFT, 28, 34, 34), "‹", self.back, tip=message("rulebook-back-tip"))
        entry = Entry(
            self.at(READ_LEFT + 540, 28, 312, 34),
            self.entry_text,
            self.search,
            longest=LONGEST,
            hint=words.text(message("rulebook-search")),
            tip=message("rulebook-search-tip"),
        )
        close = Button(self.at(READ_LEFT + 868, 28, 34, 34), "×", Pop, tip=message("rulebook-close-tip"))
        tabs = ChoiceRow(self.at(READ_LEFT + 50, 28, 380, 34), kinds, kind, self._kind)
        return [back, tabs, entry, close]

    @property
    def entry_text(self) -> str:
        """What stands in the field of the search."""
        entry = next((one for one in self.form.widgets if isinstance(one, Entry)), None)
        return entry.text if entry is not None and (self.query or self.form.focused is entry) else self.query

    def _kind(self, kind: object) -> Flow:
        """Open the guide, or the complete rules: at the same rule, if one is looked up."""
        if kind != OF_GUIDE:
            return self.go(self.book.rule_behind(self.place.entry))
        link = self.book.for_players(self.place.entry)
        return self.go(link if link.startswith(OF_GUIDE) else FIRST)

    def _list(self) -> list[Widget]:
        """Return the chapters: those in play, and the others once they are asked for."""
        theme, chapters = self.context.theme, self.book.beside(self.chapter)
        shown = [chapter for chapter in chapters if self.more or not chapter.more]
        read = None if self.searching else self.chapter
        column = self.at(LEFT, LIST_TOP, LIST_WIDTH, FOOT_TOP - LIST_TOP)
        rows = chapter_rows(theme, self.book, shown, column, read, self.go)
        if not any(chapter.more for chapter in chapters):
            return [*rows]
        rect = pygame.Rect(column.left, rows[-1].rect.bottom + theme.px(6), theme.px(110), theme.px(26))
        said = message("rulebook-less" if self.more else "rulebook-more")
        tip = message("rulebook-more-tip")
        return [*rows, Button(rect, said, self._toggle_more, role=Type.SMALL_STRONG, tip=tip)]

    def _toggle_more(self) -> Flow:
        """Show the chapters of what is not in play, or hide them again."""
        self.more = not self.more
        if not self.more and self.chapter.more:
            return self.go(self.book.beside(self.chapter)[0].key)
        self._lay_out()
        return None

    # -- hands ----------------------------------------------------------------------------------------

    def handle(self, event: pygame.Event) -> Flow:
        if event.type == pygame.KEYDOWN and event.key == pygame.K_r and not self.typing:
            return Pop()
        if event.type == pygame.KEYDOWN and self._takes(event):
            self.dirty = True
            return None
        if event.type in POINTER:
            self.reader.pointer = event.pos
            self.dirty = self.dirty or self.reader.rect.collidepoint(event.pos)
        return super().handle(event)

    def _takes(self, event: pygame.Event) -> bool:
        """Take a key that means the same wherever the keyboard's attention is; False for any other."""
        control = is_command(event.mod)
        if control and event.key == pygame.K_f:
            self._focus_search()
        elif event.key in PAGES:
            self.reader.key(event)
        elif self.typing and event.key in ENTER:
            self._first_hit()
        elif not self.typing and (event.key == pygame.K_BACKSPACE or (control and event.key == pygame.K_z)):
            self.back()
        else:
            return False
        return True

    def _focus_search(self) -> None:
        number, entry = next((i, one) for i, one in enumerate(self.form.widgets) if isinstance(one, Entry))
        self.form.focus = number
        entry.reached()

    # -- drawing --------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        draw_sheet(canvas, self.at(*SHEET))
        canvas.text(message("rulebook-title"), Type.DISPLAY, p.INK, self.at(LEFT + 6, 24, LIST_WIDTH, 42))
        self.form.draw(canvas)
        foot = self.at(READ_LEFT, FOOT_TOP, READ_WIDTH, 20)
        canvas.text(message("rulebook-foot"), Type.TINY_NOTE, p.INK_SOFT, foot, shrink=True)
        self.form.draw_hint(canvas)
