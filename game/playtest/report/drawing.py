"""Drawings of the page, and their legends."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from game.playtest.voice import Voice

HALF, FULL, NARROW = 536.0, 1104.0, 336.0
"""Widths of drawings: one of a pair, one alone, one on a telephone."""
HOLLOW = "hollow"
"""The CSS class of a mark that may be luck."""


class Key(NamedTuple):
    """A line of a legend: the class of its swatch, its text, and an icon in place of the swatch."""

    cls: str
    words: str
    drawing: str = ""


class Drawing(NamedTuple):
    """A picture, drawn for wide and for narrow pages so that its letters stay legible."""

    slug: str
    title: str
    caption: str
    draw: Callable[[str, float], str]
    """Draws it, given a name and a width."""
    legend: tuple[Key, ...] = ()
    full: bool = False
    """True if it takes the whole width."""

    @property
    def wide(self) -> str:
        return self.draw(self.slug, FULL if self.full else HALF)

    @property
    def narrow(self) -> str:
        return self.draw(f"{self.slug}-narrow", NARROW)


def in_pairs(pictures: Iterable[Drawing]) -> list[Drawing]:
    """Return the drawings in pairs; one that would stand alone takes the whole width."""
    laid: list[Drawing] = []
    alone = False
    for picture in pictures:
        if picture.full and alone:
            laid[-1] = laid[-1]._replace(full=True)
        alone = not picture.full and not alone
        laid.append(picture)
    return [*laid[:-1], laid[-1]._replace(full=True)] if alone else laid


def arms_legend(names: Sequence[str]) -> tuple[Key, ...]:
    """Return the rulesets' colours; () in a portrait."""
    return tuple(Key(f"arm{at}", name) for at, name in enumerate(names)) if len(names) > 1 else ()


def doubt_legend(voice: Voice) -> tuple[Key, ...]:
    """Return the meaning of filled and hollow marks."""
    return Key("real", voice.say("lab-real")), Key("luck", voice.say("lab-legend-luck"))
