"""An answer: what is said of a thing on the table, and where that lies."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from game.rules.ids import NoId, RuleOrTile
from game.rules.message import Message, message
from game.table.places.hexagon import Hexagon
from game.table.places.wheel import Ring

Area = pygame.Rect | Hexagon | Ring


class Answer(NamedTuple):
    """What is said of the thing in an area, and the id of its rule, if it has one.

    Of a `tile`, by its index, the development in large is shown instead.
    """

    area: Area
    said: Message
    rule: RuleOrTile | NoId = ""
    tile: int | None = None

    def holds(self, spot: tuple[int, int]) -> bool:
        """Return True if a spot is on the thing."""
        area = self.area
        return area.collidepoint(spot) if isinstance(area, pygame.Rect) else area.contains(spot)


def joined(first: Message, second: Message) -> Message:
    """Return two sentences as one message."""
    return message("tip-and", first=first, second=second)
