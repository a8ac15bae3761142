"""The board as it will be, with its tiles: to be looked at. What it is made of stands above it in a line."""

from __future__ import annotations

import pygame

from game.rulebook import tile_told
from game.rules.box import tile_info
from game.rules.message import BoardName, Message, message
from game.scenes.draftwords import and_mark
from game.scenes.kit.bubble import draw_bubble
from game.scenes.kit.widget import Look, Widget
from game.scenes.newgame import tilehex
from game.scenes.newgame.draft import CHOSEN, Draft
from game.scenes.newgame.laid import Laid
from game.table import palette as p
from game.table.canvas import Canvas, Said
from game.table.developments import ROMAN
from game.table.places.hexes import arranged
from game.table.places.ruler import Ruler
from game.table.tileface import draw_face, name_sizes


class Preview(Widget):
    """Shows the tiles, and tells of the one under the pointer."""

    focusable = False
    speaks = True
    mouse_cursor = pygame.SYSTEM_CURSOR_ARROW

    def __init__(self, rect: pygame.Rect, scale: float, draft: Draft, laid: Laid) -> None:
        super().__init__(rect)
        self.laid, self.levels, self.ruleset = laid, draft.levels, draft.figures
        self.source = draft.ruleset
        ruleset, flat = draft.figures, [place for hexes in draft.board for place in hexes]
        frame = (rect.left / scale, rect.top / scale, rect.width / scale, rect.height / scale)
        self.places = arranged(Ruler(scale), flat, frame)
        self.infos = [tile_info(ruleset, 0, tile, (0, 0)) if tile else None for tile in laid.tiles]

    def draw(self, canvas: Canvas, look: Look) -> None:
        for place in self.places:
            tilehex.draw_shadow(canvas, place)
        sizes = name_sizes(
            canvas, [(place, tile) for place, tile in zip(self.places, self.infos, strict=True) if tile]
        )
        for place, tile, level in zip(self.places, self.infos, self.levels, strict=True):
            if tile is None:
                tilehex.draw_empty(canvas, place, level)
                continue
            draw_face(canvas, place, tile, most=sizes[place])
            if self.laid.about(tile.id):
                colour = p.PRIMARY if self.laid.forbids(tile.id) else p.GOLD
                tilehex.draw_sign(canvas, tilehex.sign_spot(place), colour)

    def draw_above(self, canvas: Canvas, pointer: tuple[int, int]) -> None:
        """Draw the tip for the tile under the pointer."""
        place = next((place for place in self.places if place.contains(pointer)), None)
        if place is not None:
            tile, said = self.infos[self.places.index(place)], canvas.say(self.told(pointer))
            if tile is not None:
                said = and_mark(said, self.source, tile.id, canvas.theme.words)
            draw_bubble(canvas, said, pointer)

    def told(self, spot: tuple[int, int]) -> Said:
        for place, tile, level in zip(self.places, self.infos, self.levels, strict=True):
            if place.contains(spot):
                return tile_told(self.ruleset, tile.id) if tile else empty_told(level)
        return ""


def empty_told(level: int) -> Message:
    """Return what is said of an empty place of the board."""
    return message("newgame-empty-place", level=ROMAN[level - 1])


def board_name(draft: Draft) -> Message:
    """Return the name of a draft's board."""
    layout = next(layout for layout in draft.layouts if layout.id == draft.layout)
    return message("newgame-board", board=BoardName(layout.id, layout.name))


def about(draft: Draft) -> Message:
    """Return a line on what is chosen beside seats and board."""
    tunnel = message("module-iron-sided", side=draft.tunnel)
    mixed = len(draft.mixed & set(draft.new_tiles)) if draft.tiles != CHOSEN else 0
    variants = ("open_planning", "start_buildings", "start_improved_farmhand")
    parts = [
        message("newgame-about-tiles", way=message(f"newgame-tiles-{draft.tiles}")),
        *([message("module-black")] if draft.black else []),
        *([tunnel] if draft.iron else []),
        *([message("newgame-about-mixed", count=mixed)] if mixed else []),
        *(message(f"newgame-{name.replace('_', '-')}") for name in variants if getattr(draft, name)),
    ]
    return message("line", parts=tuple(parts))
