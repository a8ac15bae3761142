"""Pages: a chapter of the guide or of the rules, or what a search has found, set for a width."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final, NamedTuple

import pygame

from game.rulebook import CHAPTERS
from game.rules.ids import NoId, TileId, is_tile
from game.rules.message import Message, message
from game.scenes.rulebook.book import OF_GUIDE, OF_TILE, Book, BookChapter, BookEntry, Hit, tile_of
from game.scenes.rulebook.marked import Face, Stretch, marked, text_of
from game.scenes.rulebook.pictures import PICTURES, Rows, draw_picture, draw_tile, picture_size
from game.scenes.rulebook.setting import Run, draw_run, set_text
from game.scenes.rulebook.views import VIEWS, draw_view, is_shown, view_rect
from game.table import palette as p
from game.table.canvas import Canvas
from game.table.theme import UNIT, Theme, Type

TEXT_WIDTH, PICTURE_WIDTH, ASIDE = 580.0, 250.0, 24.0
AFTER_TITLE, AFTER, AFTER_RULE, TILE = 14.0, 18.0, 12.0, (110.0, 106.0)
FOOT = 40.0
HITS, EXCERPT, BEFORE = 60, 220, 60
"""Hits that are shown, and the letters of one, and those before the first word found."""
_KINDS: Final[dict[str, str]] = {
    id: part.kind for chapter in CHAPTERS for part in chapter.parts for id in part.ids
}


class PlacedPicture(NamedTuple):
    """A picture at its place on the page: rows of drawings, one development, or a part of the table."""

    rect: pygame.Rect
    rows: Rows = ()
    tile: TileId | NoId = ""
    view: str = ""


class Link(NamedTuple):
    """A link on the page: where it leads, and where its letters stand, a place a line."""

    goal: str
    rects: tuple[pygame.Rect, ...]


@dataclass
class Page:
    """What is set on a page, at its places from the page's top left corner."""

    width: int
    height: int = 0
    runs: list[Run] = field(default_factory=list)
    pictures: list[PlacedPicture] = field(default_factory=list)
    entries: dict[str, pygame.Rect] = field(default_factory=dict)
    """The places of paragraphs and passages, by their keys."""

    @cached_property
    def links(self) -> list[Link]:
        """Return the links in reading order, once all is set; one that goes over two lines is one link."""
        found: list[Link] = []
        before: Run | None = None
        for run in self.runs:
            goal = run.stretch.link
            if goal and before is not None and before.stretch.link == goal and run.rect.top > before.rect.top:
                found[-1] = found[-1]._replace(rects=(*found[-1].rects, run.rect))
            elif goal:
                found.append(Link(goal, (run.rect,)))
            before = run
        return found

    def add(
        self,
        theme: Theme,
        parts: Sequence[Stretch],
        left: float,
        width: float,
        ink: p.RGB = p.INK,
        role: Type | None = None,
    ) -> None:
        """Set a text below what is there."""
        rect = pygame.Rect(theme.px(left), self.height, theme.px(width), 0)
        runs, high = set_text(theme, parts, rect, ink, {Face.PLAIN: role} if role else None)
        self.runs += runs
        self.height += high

    def gap(self, theme: Theme, units: float) -> None:
        """Leave room below what is there."""
        self.height += theme.px(units)


# -- making pages -----------------------------------------------------------------------------------------


def chapter_page(theme: Theme, book: Book, chapter: BookChapter, query: str = "") -> Page:
    """Return the page of a chapter, with the words of a query marked."""
    page = Page(theme.px(TEXT_WIDTH + ASIDE + PICTURE_WIDTH))
    page.add(theme, [Stretch(book.title(chapter))], 0, TEXT_WIDTH + ASIDE + PICTURE_WIDTH, role=Type.DISPLAY)
    page.gap(theme, AFTER_TITLE)
    for entry in chapter.entries:
        top = page.height
        text = marked(book.text(entry), book.spots(entry, query)) if query else book.text(entry)
        if entry.key.startswith(OF_TILE):
            _add_development(page, theme, book, entry, text)
        elif entry.key.startswith(OF_GUIDE):
            _add_paragraph(page, theme, book, entry, text)
        else:
            _add_passage(page, theme, book, entry, text)
        page.entries[entry.key] = pygame.Rect(0, top, theme.px(TEXT_WIDTH), page.height - top)
        page.gap(theme, AFTER if entry.key.startswith(OF_GUIDE) else AFTER_RULE)
    page.height = max(page.height, *(picture.rect.bottom for picture in page.pictures), 0)
    _add_way_on(page, theme, book, chapter)
    page.gap(theme, FOOT)
    return page


def _add_paragraph(page: Page, theme: Theme, book: Book, entry: BookEntry, text: Sequence[Stretch]) -> None:
    """Set a paragraph of the guide, the rules behind it, and its picture beside it."""
    top, name = page.height, entry.key.removeprefix(OF_GUIDE)
    page.add(theme, text, 0, TEXT_WIDTH)
    if name in VIEWS and is_shown(book.topic.box, name):
        _add_view(page, theme, book, VIEWS[name])
    page.gap(theme, 2)
    page.add(theme, list(_rules_behind(book, entry)), 0, TEXT_WIDTH, p.INK_SOFT, Type.SMALL)
    draw = PICTURES.get(name)
    rows = tuple(row for row in draw(book.topic.ruleset) if row) if draw else ()
    if rows:
        width, height = picture_size(theme, rows)
        left = theme.px(TEXT_WIDTH + ASIDE) + (theme.px(PICTURE_WIDTH) - width) // 2
        rect = pygame.Rect(left, _free_beside(page, theme, top), width, height)
        page.pictures.append(PlacedPicture(rect, rows))


def _free_beside(page: Page, theme: Theme, top: int) -> int:
    """Return how high a picture may begin beside a text that begins at `top`: below the one before it."""
    beside = [picture.rect.bottom for picture in page.pictures if not picture.view]
    return max(top, beside[-1] + theme.px(UNIT)) if beside else top


def _add_view(page: Page, theme: Theme, book: Book, view: str) -> None:
    """Set a part of the table below a paragraph."""
    page.gap(theme, UNIT * 1.5)
    size = view_rect(theme, book.topic.box, view).size
    left = max(0, (theme.px(TEXT_WIDTH) - size[0]) // 2)
    page.pictures.append(PlacedPicture(pygame.Rect((left, page.height), size), view=view))
    page.height += size[1]
    page.gap(theme, UNIT)


def _rules_behind(book: Book, entry: BookEntry) -> list[Stretch]:
    """Return the ids of the rules that a paragraph rests on, as links."""
    found = [Stretch(f"{_said(book, message('rulebook-rules-behind', count=len(entry.rules)))} ", Face.PLAIN)]
    for number, id in enumerate(entry.rules):
        goal = id
        shown = id if any(letter.isdigit() for letter in id) else book.heading(book.find(id)[0].entries[0])
        if number:
            found.append(Stretch(" · "))
        found.append(Stretch(shown, link=goal))
    return found


def _add_development(page: Page, theme: Theme, book: Book, entry: BookEntry, text: Sequence[Stretch]) -> None:
    """Set what a development does under its name, and the development itself beside it."""
    top = page.height
    page.add(theme, [Stretch(book.heading(entry))], 0, TEXT_WIDTH, p.MAROON, Type.LABEL)
    page.add(theme, text, 0, TEXT_WIDTH)
    page.gap(theme, 2)
    if entry.rules:
        page.add(theme, list(_rules_behind(book, entry)), 0, TEXT_WIDTH, p.INK_SOFT, Type.SMALL)
    _add_tile(page, theme, tile_of(entry.key), top)


def _add_passage(page: Page, theme: Theme, book: Book, entry: BookEntry, text: Sequence[Stretch]) -> None:
    """Set a passage of the rules under its heading; a development lies beside its own."""
    top = page.height
    if _KINDS[entry.key] != "text":
        page.add(theme, [Stretch(book.heading(entry))], 0, TEXT_WIDTH, p.MAROON, Type.LABEL)
    page.add(theme, text, 0, TEXT_WIDTH)
    if is_tile(entry.key) and entry.key in book.topic.ruleset.tile:
        _add_tile(page, theme, entry.key, top)


def _add_tile(page: Page, theme: Theme, id: TileId, top: int) -> None:
    """Set a development beside a text that begins at `top`."""
    width, height = map(theme.px, TILE)
    left = theme.px(TEXT_WIDTH + ASIDE) + (theme.px(PICTURE_WIDTH) - width) // 2
    rect = pygame.Rect(left, _free_beside(page, theme, top), width, height)
    page.pictures.append(PlacedPicture(rect, tile=id))
    page.height = max(page.height, rect.bottom)


def _add_way_on(page: Page, theme: Theme, book: Book, chapter: BookChapter) -> None:
    """Set a link to the chapter that comes next."""
    chapters = [one for one in book.beside(chapter) if not one.more or chapter.more]
    after = next(iter(chapters[chapters.index(chapter) + 1 :]), None)
    if after is not None:
        page.gap(theme, AFTER)
        said = _said(book, message("rulebook-next", chapter=after.title))
        page.add(theme, [Stretch(said, link=after.key)], 0, TEXT_WIDTH, role=Type.LABEL)


def result_page(theme: Theme, book: Book, query: str, hits: Sequence[Hit], complete: bool) -> Page:
    """Return the page of what a search has found; not `complete` while some texts are not ready yet."""
    page = Page(theme.px(TEXT_WIDTH + ASIDE + PICTURE_WIDTH))
    if not complete:
        said = message("rulebook-searching")
    elif len(hits) > HITS:
        said = message("rulebook-found-many", count=len(hits), shown=HITS, query=query)
    else:
        said = message("rulebook-found", count=len(hits), query=query)
    page.add(theme, [Stretch(_said(book, said))], 0, TEXT_WIDTH + PICTURE_WIDTH, role=Type.HEADING)
    page.gap(theme, AFTER_TITLE)
    for hit in hits[:HITS]:
        _add_hit(page, theme, book, hit)
    page.gap(theme, FOOT)
    return page


def _add_hit(page: Page, theme: Theme, book: Book, hit: Hit) -> None:
    """Set a hit: its heading is the link to it, and below is the text round the first word found."""
    top, width = page.height, TEXT_WIDTH + PICTURE_WIDTH
    page.add(theme, [Stretch(book.heading(hit.entry), link=hit.entry.key)], 0, width, role=Type.LABEL)
    plain = [part._replace(link="", icon="") for part in book.text(hit.entry)]
    length = len(text_of(plain))
    spots = [spot for spot in hit.spots if spot[1] <= length]
    page.add(theme, excerpt(marked(plain, spots), spots), 0, width)
    page.entries[hit.entry.key] = pygame.Rect(0, top, theme.px(width), page.height - top)
    page.gap(theme, AFTER_RULE)


def excerpt(parts: Sequence[Stretch], spots: Sequence[tuple[int, int]]) -> list[Stretch]:
    """Return the text round the first place that was found, cut between words."""
    text = text_of(parts)
    first = min((start for start, _ in spots), default=0)
    start = text.rfind(" ", 0, max(0, first - BEFORE)) + 1 if first > BEFORE else 0
    end = len(text) if len(text) <= start + EXCERPT else text.rfind(" ", 0, start + EXCERPT)
    kept: list[Stretch] = [Stretch("… ")] if start else []
    at = 0
    for part in parts:
        inside = part.text[max(0, start - at) : max(0, end - at)]
        if inside:
            kept.append(part._replace(text=inside))
        at += len(part.text)
    return [*kept, Stretch(" …")] if end < len(text) else kept


def _said(book: Book, said: Message) -> str:
    return book.words.text(said)


# -- drawing ----------------------------------------------------------------------------------------------


def draw_page(
    canvas: Canvas, page: Page, book: Book, view: pygame.Rect, scroll: int, lit: Link | None, chosen: str
) -> None:
    """Draw the part of a page that is seen through `view`; `lit` is pointed at, `chosen` was asked for."""
    surface = canvas.surface
    before, seen = surface.get_clip(), pygame.Rect(0, scroll, view.width, view.height)
    surface.set_clip(view.clip(before))
    quiet = Canvas(surface, canvas.theme, [], canvas.origin)
    px, move = canvas.theme.px, (view.left, view.top - scroll)
    if chosen in page.entries:
        mark = page.entries[chosen].inflate(px(2 * UNIT), px(UNIT)).move(move)
        canvas.box(mark.clip(view.inflate(px(UNIT), 0)), (*p.GOLD, 46), 4)
    for picture in page.pictures:
        if picture.rect.colliderect(seen):
            _draw_picture(quiet, picture, picture.rect.move(move), book)
    for run in page.runs:
        if run.rect.colliderect(seen):
            whole = seen.contains(run.rect)
            draw_run(
                canvas if whole else quiet,
                run,
                run.rect.move(move),
                lit is not None and run.rect in lit.rects,
            )
    surface.set_clip(before)


def _draw_picture(canvas: Canvas, picture: PlacedPicture, rect: pygame.Rect, book: Book) -> None:
    if picture.view:
        draw_view(canvas, rect, book.topic.box, picture.view)
    elif picture.tile:
        draw_tile(canvas, rect, picture.tile, book.topic.ruleset)
    else:
        draw_picture(canvas, rect, picture.rows, book.topic.ruleset)
