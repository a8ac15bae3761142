"""The phrasebook of a language: it turns messages into text, or into pieces that know what they name."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache, partial
from typing import Any, NamedTuple

from game.languages import LANGUAGES
from game.plain_words import plain
from game.rules.ids import TileId, is_tile
from game.rules.message import (
    Amount,
    BoardName,
    Message,
    MessageError,
    Real,
    SeatName,
    SourceName,
    TileName,
    Value,
)
from game.rules.terms import Colour, Field, Marker, Resource, Term
from game.words.catalogue import Catalogue
from game.words.showing import Number, Piece, Thing, capitalised, free_text, pieces, real


@dataclass(frozen=True, eq=False)
class Names:
    """The names of a game for its seats, and for tiles that a ruleset has renamed, by id.

    The name of a seat is one that somebody typed, a message if it has none, or "".
    """

    seats: Sequence[str | Message] = ()
    tiles: Mapping[TileId, str] = field(default_factory=dict)


NOBODY = Names()
_MARKS = {"dots": " · ", "slashes": "/", "plus": " + ", "sentences": " "}
_WITHOUT_LAST = ("plain", "semicolons", *_MARKS)
"""Forms of lists that join the last item like the others."""
KEPT = 4000
"""Messages whose words are kept: those of a table are said again whenever something on it changes."""


class Spoken(NamedTuple):
    """A message about a game, with that game's names."""

    said: Message
    names: Names


class Words:
    """The phrasebook of one language."""

    def __init__(self, language: str) -> None:
        """Load a language. Raises OSError if there is no file of it."""
        self.language = language
        self.catalogue = Catalogue(language, {"FORM": _form, "CAP": partial(_cap, language)})
        thousands = self.catalogue.text("number-thousands", {})
        self._number = type("LanguageNumber", (Number,), {"thousands": thousands})
        self._nouns_first = self.catalogue.text("list-noun", {}) == "first"
        self._marks = thousands, self.catalogue.text("number-decimal", {})
        self._said: dict[Hashable, tuple[Piece, ...]] = {}

    def text(self, said: Message, names: Names = NOBODY) -> str:
        """Return a message in words. Raises MissingText."""
        return "".join(piece.text for piece in self.pieces(said, names))

    def line(self, said: Message, names: Names = NOBODY) -> str:
        """Return a message as a line of a terminal or a file. Raises MissingText."""
        return plain(self.text(said, names))

    def error(self, problem: Exception) -> str:
        """Return an error in one line; one that carries no message speaks for itself."""
        return self.line(problem.said) if isinstance(problem, MessageError) else plain(str(problem))

    def pieces(self, said: Message, names: Names = NOBODY) -> tuple[Piece, ...]:
        """Return a message as pieces, whose texts together are the sentence. Raises MissingText."""
        key = _as_key(said), names
        found = self._said.get(key)
        if found is None:
            found = pieces(self._marked(said, names))
            if len(self._said) >= KEPT:
                self._said.clear()
            self._said[key] = found
        return found

    def _marked(self, said: Message, names: Names) -> str:
        values = {name: self._shown(value, names) for name, value in said.values}
        return self.catalogue.text(said.id, values)

    def _shown(self, value: Value, names: Names) -> Any:
        """Return a value as entries take it: a number, a text, or a thing."""
        match value:
            case Field():
                return self._field(value)
            case Term():
                return self._term(value)
            case int():
                return self._number(value)
            case str():
                return free_text(value)
            case SeatName():
                return Thing(str(value.number), lambda _: self._seat(value, names), f"seat-{value.number}")
            case TileName():
                return Thing(value.id, partial(self._tile, value.id, names), f"tile-{value.id}")
            case SourceName():
                return self._source(value, names)
            case BoardName():
                return Thing(value.id, lambda _: self._board(value))
            case Amount():
                return self._amount(value)
            case Real():
                return real(value, *self._marks)
            case Message():
                return Thing(value.id, lambda _: self._marked(value, names))
            case _:
                return Thing("some" if value else "none", partial(self._listed, value, names))

    def _term(self, term: Term) -> Thing:
        id = f"{_kind(term)}-{term.id}"
        one = {"count": self._number(1)}
        return Thing(term.id, partial(self._form, id, one), id if isinstance(term, Colour | Resource) else "")

    def _field(self, field: Field) -> Thing:
        """Return a worker: the name in the language; a ruleset's own worker is called as its id."""
        id = f"field-{field.id}"
        if id in self.catalogue.entries:
            return Thing(field.id, partial(self._form, id, {"count": self._number(1)}))
        name = field.id.replace("-", " ").capitalize()
        return Thing(field.id, lambda _: free_text(name))

    def _amount(self, amount: Amount) -> Thing:
        what = amount.what
        id = f"{_kind(what)}-{what.id}" if isinstance(what, Term) else f"good-{what}"
        count = self._shown(amount.number, NOBODY)
        if isinstance(what, Marker):
            marked = {"count": count, "marker": self._term(what)}
            return Thing(id, lambda _: self.catalogue.text("amount-markers", marked))
        noun = Thing(id, partial(self._form, id, {"count": count}), id)
        return Thing(
            id, lambda form: self.catalogue.text("amount", {"count": count, "noun": noun.text(form)})
        )

    def _form(self, id: str, values: Mapping[str, Any], form: str) -> str:
        """Return a noun in one of its forms; the values decide its number."""
        if form:
            return self.catalogue.chosen(id, values, form)
        return self.catalogue.text(id, values)

    def _seat(self, seat: SeatName, names: Names) -> str:
        name = names.seats[seat.number] if seat.number < len(names.seats) else ""
        if name:
            return free_text(name) if isinstance(name, str) else self._marked(name, names)
        return self.catalogue.text("seat", {"number": self._number(seat.number + 1)})

    def _tile(self, id: TileId, names: Names, form: str = "") -> str:
        return free_text(names.tiles[id]) if id in names.tiles else self._form(f"tile-{id}", {}, form)

    def _board(self, board: BoardName) -> str:
        """Return a board's name: the draft's own, else the name in the language, else its id."""
        id = f"layout-{board.id}"
        if board.name or id not in self.catalogue.entries:
            return free_text(board.name or board.id)
        return self.catalogue.text(id, {})

    def _source(self, source: SourceName, names: Names) -> Thing:
        """Return a source; a tile is named as one, a rule in a few words."""
        id = f"source-{source.id}"
        if is_tile(source.id):
            tile = self._shown(TileName(source.id), names)
            return Thing(source.id, lambda _: self.catalogue.text("source-tile", {"tile": tile}))
        return Thing(source.id, lambda _: self.catalogue.text(id, {}), f"rule-{source.id}")

    def _listed(self, items: Sequence[Value], names: Names, form: str) -> str:
        """Return the items as the language lists them: with "and", or in one of its other forms."""
        shown = [self._item(items, at, names) for at in range(len(items))]
        if not shown:
            return self.catalogue.text("list-none", {})
        between = self._between(form)
        if form in _WITHOUT_LAST or len(shown) == 1:
            return between.join(shown)
        last = {"rest": between.join(shown[:-1]), "last": shown[-1]}
        return self.catalogue.text(f"list-{form if form in ('or', 'either') else 'and'}", last)

    def _between(self, form: str) -> str:
        """Return the separator of a list in one of its forms."""
        if form in ("semicolons", "either"):
            return self.catalogue.text("list-semicolon", {}) + " "
        return _MARKS.get(form) or self.catalogue.text("list-comma", {}) + " "

    def _item(self, items: Sequence[Value], at: int, names: Names) -> str:
        shown = self._shown(items[at], names)
        return shown.text("short") if self._leaves_its_noun(items, at) else str(shown)

    def _leaves_its_noun(self, items: Sequence[Value], at: int) -> bool:
        """Return True if an item shares the noun of the one beside it: 2 black and 1 brown disk."""
        beside = at - 1 if self._nouns_first else at + 1
        return 0 <= beside < len(items) and _counts_disks(items[at]) and _counts_disks(items[beside])


@lru_cache(maxsize=len(LANGUAGES))
def words_of(language: str) -> Words:
    """Return the phrasebook of a language, made once."""
    return Words(language)


def _kind(term: Term) -> str:
    """Return the first part of a term's id; resources are goods like all others."""
    return "good" if isinstance(term, Resource) else type(term).__name__.lower()


def _as_key(value: object) -> Hashable:
    """Return a value as a key; by themselves, named tuples of two kinds are equal if their contents are."""
    if isinstance(value, tuple):
        return type(value), *map(_as_key, value)
    return type(value), value


def _counts_disks(value: Value) -> bool:
    return isinstance(value, Amount) and isinstance(value.what, Colour)


def _form(thing: Any, form: str) -> Any:
    """FORM($worker, "dative"): the thing in another form; text that a person wrote has only one."""
    return thing if isinstance(thing, str) else type(thing)(thing.thing, form)


def _cap(language: str, said: Any) -> str:
    """CAP($thing): with a capital letter, at the beginning of a sentence."""
    return capitalised(said if isinstance(said, str) else said.format(None), language)
