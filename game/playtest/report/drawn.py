"""What a picture is to the page."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from game.playtest.voice import Voice

HALF, FULL, NARROW = 536.0, 1104.0, 336.0
"""Widths that pictures are drawn at: two beside each other, one alone, and on a telephone."""


HOLLOW = "hollow"
"""The class of a mark that can be luck."""


class Key(NamedTuple):
    """A line of a legend: the class of its swatch, what it stands for, and what is drawn instead."""

    cls: str
    words: str
    drawing: str = ""


class Picture(NamedTuple):
    """A picture, drawn for wide and for narrow paper so that its letters stay legible."""

    slug: str
    title: str
    caption: str
    """What to see in it."""
    draw: Callable[[str, float], str]
    """Draws it under a name at a width."""
    legend: tuple[Key, ...] = ()
    full: bool = False
    """Whether it takes the whole width."""

    @property
    def wide(self) -> str:
        return self.draw(self.slug, FULL if self.full else HALF)

    @property
    def narrow(self) -> str:
        return self.draw(f"{self.slug}-narrow", NARROW)


def in_pairs(pictures: Iterable[Picture]) -> list[Picture]:
    """Return the pictures, every one that would have an empty place beside it taking the whole width."""
    laid: list[Picture] = []
    alone = False
    for picture in pictures:
        if picture.full and alone:
            laid[-1] = laid[-1]._replace(full=True)
        alone = not picture.full and not alone
        laid.append(picture)
    return [*laid[:-1], laid[-1]._replace(full=True)] if alone else laid


def arms_legend(names: Sequence[str]) -> tuple[Key, ...]:
    """Return the rulesets by their colours; a portrait needs none."""
    return tuple(Key(f"arm{at}", name) for at, name in enumerate(names)) if len(names) > 1 else ()


def doubt_legend(voice: Voice) -> tuple[Key, ...]:
    """Return what marks say of differences."""
    return Key("real", voice.say("lab-real")), Key("luck", voice.say("lab-legend-luck"))
