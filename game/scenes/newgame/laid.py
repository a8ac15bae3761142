"""What lies on the board that is being agreed on, and what the rules say of it."""

from __future__ import annotations

from typing import NamedTuple

from game.rules.ruleset import load_ruleset
from game.rules.setup import SetupError
from game.scenes.newgame.spread import EMPTY, Tiles


class Laid(NamedTuple):
    """The tile of every place (EMPTY where none lies), why it cannot be played, what is advised against."""

    tiles: Tiles
    problem: str = ""
    advice: tuple[str, ...] = ()

    def forbids(self, tile: str) -> bool:
        """Whether the tile is why it cannot be played."""
        return tile in named(self.problem)

    def about(self, tile: str) -> list[str]:
        """What is said against a tile that lies there."""
        return [text for text in (self.problem, *self.advice) if tile in named(text)]


def said(error: SetupError) -> str:
    """What the rules forbid, as a sentence: without the name of the setup's field."""
    return sentence(str(error).partition(": ")[2] or str(error))


def sentence(text: str) -> str:
    """A remark of the rules with a capital and a full stop."""
    return f"{text[:1].upper()}{text[1:]}."


def named(text: str) -> set[str]:
    """The tiles that a sentence names, by number or by name."""
    words = {word.strip(",.;:") for word in text.split()}
    return {number for number, tile in load_ruleset().tile.items() if number in words or tile.name in text}


def unfilled(tiles: Tiles) -> str:
    """What there is to say of a board with empty places; nothing of a full one."""
    empty = tiles.count(EMPTY)
    if not empty:
        return ""
    return f"{empty} places of the board are still empty." if empty > 1 else "A place of the board is empty."
