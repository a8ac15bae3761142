"""The guide and the complete rules of one game in one language: chapters, their entries, and the search."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Final, NamedTuple

from game.plain_words import NO_BREAK
from game.rulebook import (
    CHAPTERS,
    GUIDE,
    PARAGRAPHS,
    Chapter,
    GuideChapter,
    PassageId,
    exists,
    explained_by,
    guide_title,
    heading,
    home,
    listed,
    paragraph_told,
    passage,
    passage_id,
    tile_taught,
    tiles_about,
    title,
)
from game.rules.ids import AddedTile, TileId
from game.rules.message import Message, message
from game.rules.ruleset import called
from game.scenes.rulebook.marked import CHAPTER, Naming, Stretch, figures_of, stretches, text_of
from game.scenes.rulebook.topic import NEW_TILES, Topic
from game.words import Words

OF_GUIDE: Final = "guide-"
"""The prefix of the keys of the guide's chapters and paragraphs."""
OF_TILE: Final = f"{OF_GUIDE}tile-"
"""The prefix of the keys of developments in the guide; their ids follow."""
PARTS_OF_RULES: Final = {12: NEW_TILES, 13: "black", 14: "iron"}
"""The part of the expansion that a chapter of the rules is about."""
NO_TILES: Final[dict[PassageId, frozenset[TileId]]] = {"S7": frozenset({"16", "24"})}
"""Numbers in a passage that look like developments: the chits in the box."""
_TOGETHER: Final = {"œ": "oe", "æ": "ae", NO_BREAK: " ", "’": "'"}
LEAST = 2
"""Letters that are searched for."""


class BookEntry(NamedTuple):
    """A paragraph or development of the guide, by its key, or a passage of the rules, by its id."""

    key: str
    chapter: str
    rules: tuple[PassageId, ...] = ()
    """The rules that a paragraph of the guide rests on."""


class BookChapter(NamedTuple):
    """A chapter of the guide or of the rules; `more` if it is about what is not in play."""

    key: str
    title: Message
    entries: tuple[BookEntry, ...]
    more: bool


class Hit(NamedTuple):
    """An entry that has all the words searched for, and where they stand in its text."""

    entry: BookEntry
    spots: tuple[tuple[int, int], ...]


class Book:
    """All that can be read in one language about one game. A text is said when it is first asked for."""

    def __init__(self, words: Words, topic: Topic) -> None:
        self.words, self.topic = words, topic
        self.guide = tuple(self._of_guide(chapter) for chapter in GUIDE)
        self.rules = tuple(self._of_rules(chapter) for chapter in CHAPTERS)
        self.chapters = {chapter.key: chapter for chapter in (*self.guide, *self.rules)}
        self.entries = [
            entry for kind in (self.guide, self.rules) for chapter in kind for entry in chapter.entries
        ]
        self.entries.sort(key=lambda entry: self.chapters[entry.chapter].more)
        self._places = {entry.key: entry for entry in self.entries}
        self._said: dict[str, list[Stretch]] = {}
        self._folded: dict[str, tuple[str, list[int]]] = {}
        self._chapter_word = words.text(message("rulebook-chapter-word")).casefold()

    def _of_guide(self, chapter: GuideChapter) -> BookChapter:
        key = f"{OF_GUIDE}{chapter.name}"
        entries = [BookEntry(f"{OF_GUIDE}{one.name}", key, one.rules) for one in chapter.paragraphs]
        tiles = listed(chapter, self.topic.ruleset)
        entries += [BookEntry(f"{OF_TILE}{id}", key, (id,) if exists(id) else ()) for id in tiles]
        more = chapter.part != "base" and chapter.part not in self.topic.parts
        return BookChapter(key, guide_title(chapter), tuple(entries), more)

    def _of_rules(self, chapter: Chapter) -> BookChapter:
        key = f"{CHAPTER}{chapter.number}"
        entries = (BookEntry(id, key) for part in chapter.parts for id in part.ids)
        part = PARTS_OF_RULES.get(chapter.number)
        more = part is not None and part not in self.topic.parts
        return BookChapter(key, title(chapter, self.topic.ruleset), tuple(entries), more)

    # -- places ---------------------------------------------------------------------------------------

    def beside(self, chapter: BookChapter) -> tuple[BookChapter, ...]:
        """Return the chapters of the same kind: of the guide or of the rules."""
        return self.guide if chapter.key.startswith(OF_GUIDE) else self.rules

    def find(self, link: str) -> tuple[BookChapter, str]:
        """Return the chapter that a link leads to, and the key of the entry there, if it names one.

        A link is a chapter's key, a paragraph's, or the id of a rule, ruling or development. Raises KeyError.
        """
        if link in self.chapters:
            return self.chapters[link], ""
        entry = self._places[home(link) if link not in self._places and exists(link) else link]
        return self.chapters[entry.chapter], entry.key

    def for_players(self, rule_id: str) -> str:
        """Return the link to what explains a rule to players; else to its own passage, or as it was."""
        if not exists(rule_id):
            tile = f"{OF_TILE}{rule_id}"
            return tile if tile in self._places else rule_id
        links = (f"{OF_TILE}{id}" for id in (home(rule_id), *tiles_about(rule_id)))
        tile = next((link for link in links if link in self._places), "")
        if tile:
            return tile
        paragraph = explained_by(rule_id)
        return f"{OF_GUIDE}{paragraph}" if paragraph else rule_id

    def rule_behind(self, key: str) -> str:
        """Return the link to the first rule behind an entry of the guide, else to the first chapter."""
        rules = self._places[key].rules if key in self._places else ()
        return rules[0] if rules else self.rules[0].key

    def led_to(self, link: str) -> Message:
        """Return where a link leads: to a chapter, or to a passage in one."""
        chapter, key = self.find(link)
        entry = next((entry for entry in chapter.entries if entry.key == key), None)
        heading = self.heading(entry) if entry is not None else ""
        if heading in ("", self.title(chapter)):
            return message("rulebook-link-chapter-tip", chapter=chapter.title)
        return message("rulebook-link-tip", passage=heading, chapter=chapter.title)

    def id_typed(self, typed: str) -> str:
        """Return the id that somebody has typed, in any case and with or without a hyphen; "" if none."""
        plain = typed.strip().upper()
        hyphened = f"R-{plain[1:].lstrip('-')}" if plain.startswith("R") else plain
        return next((id for id in (plain, hyphened) if exists(id) and id in self._ids(id)), "")

    def _ids(self, id: str) -> tuple[str, ...]:
        """Return an id if it is one that readers see; texts without a number have none."""
        return (id,) if any(letter.isdigit() for letter in id) else ()

    # -- texts ----------------------------------------------------------------------------------------

    def text(self, entry: BookEntry) -> list[Stretch]:
        """Return the text of an entry."""
        if entry.key not in self._said:
            self._said[entry.key] = self._say(entry.key)
        return self._said[entry.key]

    def _say(self, key: str) -> list[Stretch]:
        topic = self.topic
        if key.startswith(OF_TILE):
            return self._of_players(tile_taught(tile_of(key), topic.ruleset))
        if key.startswith(OF_GUIDE):
            return self._of_players(
                paragraph_told(PARAGRAPHS[key.removeprefix(OF_GUIDE)], topic.ruleset, topic.parts)
            )
        id = passage_id(key)
        said = passage(id, topic.ruleset)
        naming = Naming(figures_of(said) | NO_TILES.get(id, frozenset()), self._chapter_word)
        return stretches(self.words.pieces(said, topic.names), naming)

    def _of_players(self, said: Message) -> list[Stretch]:
        """Return a text of the guide; developments that it names are links to what it says of them."""
        found = stretches(self.words.pieces(said, self.topic.names))
        return [part._replace(link=self.for_players(part.link)) if part.link else part for part in found]

    def heading(self, entry: BookEntry) -> str:
        """Return the heading of an entry: a development's name, of a paragraph its chapter's title."""
        if entry.key.startswith(OF_TILE):
            return self.words.text(self._tile_name(tile_of(entry.key)), self.topic.names)
        if entry.key.startswith(OF_GUIDE):
            return self.title(self.chapters[entry.chapter])
        if not self._ids(entry.key):
            return self.title(self.chapters[entry.chapter])
        return self.words.text(heading(passage_id(entry.key), self.topic.ruleset), self.topic.names)

    def _tile_name(self, id: TileId) -> Message:
        return message("tile", tile=called(id, self.topic.ruleset.tile[id].name))

    def title(self, chapter: BookChapter) -> str:
        """Return the title of a chapter."""
        return self.words.text(chapter.title)

    # -- search ---------------------------------------------------------------------------------------

    def _searched_too(self, entry: BookEntry) -> str:
        """Return what is searched besides the text: the heading, that of a guide's chapter only once."""
        first = entry is self.chapters[entry.chapter].entries[0]
        return self.heading(entry) if first or not entry.key.startswith(OF_GUIDE) else ""

    def prepare(self, count: int) -> bool:
        """Make so many more entries ready for the search; return False once all are."""
        left = (entry for entry in self.entries if entry.key not in self._folded)
        for entry in list(islice(left, count)):
            self._folded[entry.key] = folded(f"{text_of(self.text(entry))} {self._searched_too(entry)}")
        return len(self._folded) < len(self.entries)

    def search(self, query: str) -> list[Hit]:
        """Return the entries that are ready and have all words of a query, of what is in play first."""
        wanted = [word for word in folded(query)[0].split() if len(word) >= LEAST]
        if not wanted:
            return []
        return [hit for entry in self.entries if (hit := self._hit(entry, wanted)) is not None]

    def _hit(self, entry: BookEntry, wanted: Sequence[str]) -> Hit | None:
        text, places = self._folded.get(entry.key, ("", []))
        if not text or any(word not in text for word in wanted):
            return None
        return Hit(entry, tuple(_spots(text, places, wanted)))

    def spots(self, entry: BookEntry, query: str) -> tuple[tuple[int, int], ...]:
        """Return where the words of a query stand in the text of an entry."""
        hit = next((hit for hit in self.search(query) if hit.entry == entry), None)
        return hit.spots if hit is not None else ()


def tile_of(key: str) -> TileId:
    """Return the development that an entry of the guide is about."""
    return AddedTile(key.removeprefix(OF_TILE))


def folded(text: str) -> tuple[str, list[int]]:
    """Return a text without case and accents, and for each of its letters the place it had in the text."""
    letters: list[str] = []
    places: list[int] = []
    for at, letter in enumerate(text):
        for plain in _TOGETHER.get(letter.casefold()) or letter.casefold():
            for part in unicodedata.normalize("NFKD", plain):
                if not unicodedata.combining(part):
                    letters.append(part)
                    places.append(at)
    return "".join(letters), places


def _spots(text: str, places: Sequence[int], wanted: Sequence[str]) -> Iterator[tuple[int, int]]:
    for word in wanted:
        at = text.find(word)
        while at >= 0:
            yield places[at], places[at + len(word) - 1] + 1
            at = text.find(word, at + 1)
