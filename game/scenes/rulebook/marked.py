"""Texts whose letters know what they are: a term, a name of the program, a link, a word searched for."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from enum import Enum, auto
from itertools import pairwise
from typing import Final, NamedTuple, cast

from game.plain_words import NO_BREAK, SOFT_HYPHEN
from game.rulebook import exists
from game.rules.message import Amount, Message, Value
from game.table.logicons import DRAWINGS
from game.words import Piece

CHAPTER: Final = "chapter-"
"""The prefix of links to whole chapters of the reference."""
_ID = re.compile(r"(?<![\w-])(?:R-\d+|[A-Z]\d{1,2}|[134]0E|[1-5]\d)(?!\w)")
_MARKS = re.compile(r"\*\*(?P<strong>[^*]+)\*\*|`(?P<code>[^`]+)`")


class Face(Enum):
    """How a stretch of text is set."""

    PLAIN = auto()
    STRONG = auto()
    CODE = auto()
    SMALL = auto()


class Stretch(NamedTuple):
    """Letters that are set alike; `icon` names a drawing that stands before them."""

    text: str
    face: Face = Face.PLAIN
    link: str = ""
    found: bool = False
    icon: str = ""


class Naming(NamedTuple):
    """What is told apart from the numbers of developments: figures, and the numbers of chapters."""

    figures: frozenset[str] = frozenset()
    chapter_word: str = ""


def figures_of(said: Message) -> frozenset[str]:
    """Return every number that a message has as a value."""
    return frozenset(_numbers(value for _, value in said.values))


def _numbers(values: Iterable[Value]) -> Iterator[str]:
    for value in values:
        if isinstance(value, Message):
            yield from _numbers(inner for _, inner in value.values)
        elif isinstance(value, Amount):
            yield str(value.number)
        elif isinstance(value, int):
            yield str(int(value))
        elif type(value) is tuple:
            yield from _numbers(cast("tuple[Value, ...]", value))


def stretches(pieces: Iterable[Piece], naming: Naming | None = None) -> list[Stretch]:
    """Return a text as stretches, with links to what it names.

    A guide's text (without `naming`) has the drawings of goods and disks before them, and its developments
    are links; in a passage, marks are read and ids are links.
    """
    found: list[Stretch] = []
    for piece in pieces:
        text = piece.text.replace(SOFT_HYPHEN, "")
        link = piece.thing.removeprefix("tile-") if piece.thing.startswith("tile-") else ""
        icon = DRAWINGS.get(piece.thing, "") if naming is None else ""
        if link and exists(link):
            found.append(Stretch(text, link=link))
        elif icon:
            found += _with_icon(found, text, icon)
        else:
            found.append(Stretch(text))
    joined = _joined(found)
    return joined if naming is None else [part for one in joined for part in _parsed(one, naming)]


def _with_icon(before: list[Stretch], text: str, icon: str) -> list[Stretch]:
    """Return what is drawn with its drawing; a number just before moves behind it, to stay with its noun."""
    number = re.search(rf"[^ ]*[\d]{NO_BREAK}$", before[-1].text) if before else None
    if number is None or before[-1].link or before[-1].icon:
        return [Stretch(text, icon=icon)]
    last = before.pop()
    before.append(last._replace(text=last.text[: number.start()]))
    return [Stretch(number[0] + text, icon=icon)]


def _joined(parts: Sequence[Stretch]) -> list[Stretch]:
    """Return the stretches with those joined that differ in nothing."""
    joined: list[Stretch] = []
    for part in parts:
        if joined and not part.icon and joined[-1][1:] == part[1:] and not part.link:
            joined[-1] = joined[-1]._replace(text=joined[-1].text + part.text)
        elif part.text:
            joined.append(part)
    return joined


def _parsed(part: Stretch, naming: Naming) -> list[Stretch]:
    """Return a stretch parted by its marks and by the ids that it names."""
    if part.link:
        return [part]
    found, at = [], 0
    for mark in _MARKS.finditer(part.text):
        found += _linked(part.text[at : mark.start()], naming)
        strong = mark["strong"] is not None
        found.append(Stretch(mark["strong"] or mark["code"], Face.STRONG if strong else Face.CODE))
        at = mark.end()
    return found + _linked(part.text[at:], naming)


def _linked(text: str, naming: Naming) -> list[Stretch]:
    """Return a text with its ids as links; the number of a chapter leads to the chapter."""
    parts, at = [], 0
    for found in _ID.finditer(text):
        id, before = found[0], text[: found.start()].rstrip(f" {NO_BREAK}")
        if naming.chapter_word and before.casefold().endswith(naming.chapter_word):
            id = f"{CHAPTER}{id}"
        elif id in naming.figures or not exists(id):
            continue
        parts += [Stretch(text[at : found.start()]), Stretch(found[0], link=id)]
        at = found.end()
    return [part for part in (*parts, Stretch(text[at:])) if part.text]


def text_of(parts: Iterable[Stretch]) -> str:
    """Return the letters alone."""
    return "".join(part.text for part in parts)


def marked(parts: Iterable[Stretch], spots: Sequence[tuple[int, int]]) -> list[Stretch]:
    """Return the stretches with the letters at these places, of their text as a whole, marked as found."""
    done: list[Stretch] = []
    at = 0
    for part in parts:
        cuts = sorted(
            {0, len(part.text), *(min(max(end - at, 0), len(part.text)) for spot in spots for end in spot)}
        )
        for number, (start, end) in enumerate(pairwise(cuts)):
            inside = any(first <= at + start and at + end <= last for first, last in spots)
            icon = part.icon if number == 0 else ""
            done.append(part._replace(text=part.text[start:end], found=inside, icon=icon))
        at += len(part.text)
    return done
