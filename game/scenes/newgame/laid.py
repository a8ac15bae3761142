"""What lies on the board that is being agreed on, and what the rules say of it."""

from __future__ import annotations

from typing import NamedTuple

from game.rules.message import Message, Tile, Value, message
from game.rules.setup import SetupError
from game.scenes.newgame.spread import EMPTY, Tiles
from game.scenes.trouble import why_of


class Laid(NamedTuple):
    """The tile of every place (EMPTY where none lies), why it cannot be played, what is advised against."""

    tiles: Tiles
    problem: Message | None = None
    advice: tuple[Message, ...] = ()

    def forbids(self, tile: str) -> bool:
        """Return whether the tile is why it cannot be played."""
        return self.problem is not None and tile in named(self.problem)

    def about(self, tile: str) -> list[Message]:
        """Return what is said against a tile that lies there."""
        problem = [self.problem] if self.problem is not None else []
        return [said for said in (*problem, *self.advice) if tile in named(said)]


def forbidden(error: SetupError) -> Message:
    """Return what the rules forbid, as a sentence."""
    return remark(why_of(error))


def remark(said: str | Message) -> Message:
    """Return a remark of the rules with a capital and a full stop."""
    return message("newgame-remark", said=said)


def named(said: Value) -> frozenset[str]:
    """Return the tiles that a message names."""
    if isinstance(said, Tile):
        return frozenset((said.id,))
    if isinstance(said, Message):
        return named(tuple(value for _, value in said.values))
    if type(said) is tuple:
        return frozenset[str]().union(*map(named, said))
    return frozenset()


def unfilled(tiles: Tiles) -> Message | None:
    """Return what there is to say of a board with empty places; nothing of a full one."""
    empty = tiles.count(EMPTY)
    return message("newgame-places-empty", count=empty) if empty else None
