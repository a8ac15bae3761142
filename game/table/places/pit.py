"""The coal and the prop fields of a mine, evenly spaced from the left."""

from __future__ import annotations

import pygame

from game.rules.box import PlayerBoard
from game.table.places.board import TunnelSection
from game.table.places.ruler import Ruler

Frame = tuple[float, float, float, float]
FEW = 7  # sections of the base game's tunnel; its coal is drawn as large as the Pinge's
CLOSE, CLOSE_SMALL = 0.78, 0.88  # of that size behind the narrower fields of a longer tunnel


def pinge(
    r: Ruler, mine: PlayerBoard, frame: Frame, cube: float, prop: float
) -> tuple[tuple[pygame.Rect, ...], tuple[pygame.Rect, ...]]:
    """Coal cubes and prop fields of the Pinge."""
    x, y, width, height = frame
    units = len(mine.pinge_coal) - 1
    step = min(cube + 4, (width - units * (prop + 4)) / sum(mine.pinge_coal))
    coal, props, at = [], [], x
    for group, count in enumerate(mine.pinge_coal):
        if group:
            props.append(r.piece(at + prop / 2 + 1, y + height / 2, prop, height - 2))
            at += prop + 4
        for _ in range(count):
            coal.append(r.piece(at + step / 2, y + height / 2, cube))
            at += step
    return tuple(coal), tuple(props)


def sections(
    r: Ruler, mine: PlayerBoard, frame: Frame, cube: float, coin: float
) -> tuple[TunnelSection, ...]:
    """The tunnel's sections; with coin 0 there is no room for VP and bonus symbols above the coal."""
    x, y, width, height = frame
    step = (width - 4) / len(mine.tunnel_coal)
    if len(mine.tunnel_coal) > FEW:
        cube *= CLOSE if coin else CLOSE_SMALL
    found = []
    for i, (count, bonus) in enumerate(zip(mine.tunnel_coal, mine.tunnel_bonus, strict=True)):
        left = x + 2 + i * step
        prop = 11.0 if coin else 3.5
        middle = left + prop + 4 + (step - prop - 4) / 2
        coal_y = y + (height * 0.68 if coin else height / 2)
        span = min(cube + 2, (step - prop - 4 - cube) / max(1, count - 1))
        spots = [r.piece(middle + (k - (count - 1) / 2) * span, coal_y, cube) for k in range(count)]
        symbol = 17.0
        marks = [r.piece(left + prop + 10 + coin + k * symbol, y + 17, symbol) for k in range(len(bonus))]
        found.append(
            TunnelSection(
                r.rect(left, y, step, height),
                r.piece(left + prop / 2 + 2, y + height / 2, prop, height - (10 if coin else 4)),
                tuple(spots),
                r.piece(left + prop + 5 + coin / 2, y + 17, coin or 1),
                tuple(marks),
            )
        )
    return tuple(found)
