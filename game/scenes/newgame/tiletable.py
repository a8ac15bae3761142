"""The development board with the stock beside it: tiles are dragged or clicked from one to the other."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pygame

from game.rulebook import tile_told
from game.rules.box import TileInfo, tile_info
from game.rules.ids import NoId, TileId
from game.rules.message import Message, message
from game.scenes.draftwords import and_mark
from game.scenes.flow import Flow
from game.scenes.kit.bubble import draw_bubble
from game.scenes.kit.widget import SIDEWAYS, Look, Widget
from game.scenes.newgame import tilehex
from game.scenes.newgame.draft import Draft
from game.scenes.newgame.ground import Ground, lay_ground
from game.scenes.newgame.laid import EMPTY, Laid
from game.scenes.newgame.preview import empty_told
from game.table import palette as p
from game.table.canvas import Canvas, Said
from game.table.developments import ROMAN
from game.table.places.hexagon import Hexagon, hexagon
from game.table.styles import Panel
from game.table.theme import Type

STOCK = -1
LONG_WAY = 5  # design units; a press that moves farther is a drag


class TilePiece(NamedTuple):
    """A tile and its place on the board, or STOCK. A place of the board may be empty."""

    tile: TileId | NoId
    place: int = STOCK


class TileTable(Widget):
    """Changes the draft's tiles and calls `act`. It stays when the form's other widgets are made anew."""

    arrows = SIDEWAYS
    speaks = True

    def __init__(self, draft: Draft, act: Callable[[], Flow]) -> None:
        super().__init__(pygame.Rect(0, 0, 1, 1))
        self.draft, self.act = draft, act
        self.laid = Laid(())
        self.infos: dict[TileId, TileInfo] = {}
        self.grip: TilePiece | None = None  # the one that the button went down on
        self.start, self.pointer, self.dragged = (0, 0), (-1, -1), False
        self.picked: TileId | NoId = (
            EMPTY  # a tile of the stock whose level is full: it waits for the one to replace
        )
        self.cursor: TilePiece | None = None  # the one that the keyboard is at
        self.hovered: TilePiece | None = None
        self.scale = 1.0

    def lay(self, rect: pygame.Rect, scale: float, laid: Laid) -> None:
        """Place everything for the present draft."""
        self.rect, self.scale, self.laid = rect, scale, laid
        ruleset, draft = self.draft.figures, self.draft
        self.infos = {number: tile_info(ruleset, 0, number, (0, 0)) for number in draft.allowed}
        board, away = draft.board, [number for number in draft.allowed if number not in laid.tiles]
        stock = [[n for n in away if self.infos[n].level == level] for level in range(1, len(board) + 1)]
        levels = [info.level for info in self.infos.values()]
        most = max(levels.count(level) - len(hexes) for level, hexes in enumerate(board, start=1))
        self.levels = draft.levels
        self.ground: Ground = lay_ground(rect, scale, board, stock, most)
        if self.picked not in away:
            self.picked = EMPTY

    # -- places and tiles ---------------------------------------------------------------------------

    def at(self, spot: tuple[int, int]) -> TilePiece | None:
        """Return the tile or the empty place under a spot."""
        place = self.ground.place_at(spot)
        if place is not None:
            return TilePiece(self.laid.tiles[place], place)
        tile = self.ground.tile_at(spot)
        return TilePiece(tile) if tile else None

    @property
    def carried(self) -> TilePiece | None:
        """The tile in hand."""
        return self.grip if self.grip and self.grip.tile and self.dragged else None

    def refusal(self, tile: TileId, place: int) -> Message | None:
        """Return the reason why a tile cannot lie on a place; None if it can."""
        level = self.infos[tile].level
        if level == self.levels[place]:
            return None
        return message(
            "newgame-other-level", number=tile, tile=self.infos[tile].called, level=ROMAN[level - 1]
        )

    def hover(self, spot: tuple[int, int]) -> None:
        """Highlight the tile under the pointer."""
        self.hovered = self.at(spot)

    # -- mouse --------------------------------------------------------------------------------------

    def press(self, spot: tuple[int, int]) -> None:
        self.grip, self.start, self.pointer, self.dragged = self.at(spot), spot, spot, False
        self.cursor = None

    def drag(self, spot: tuple[int, int]) -> None:
        self.pointer = spot
        far = max(abs(spot[0] - self.start[0]), abs(spot[1] - self.start[1])) > LONG_WAY * self.scale
        self.dragged = self.dragged or far

    def release(self, spot: tuple[int, int]) -> Flow:
        grip, dragged = self.grip, self.dragged
        self.grip, self.dragged = None, False
        if grip is None or not dragged:
            return self._click(grip)
        return self._drop(grip, spot) if grip.tile else None

    def _click(self, piece: TilePiece | None) -> Flow:
        """Take a tile off the board, or lay it on the first empty place; if its level is full, it waits."""
        picked, self.picked = self.picked, EMPTY
        if piece is None:
            return None
        if piece.place == STOCK and piece.tile:
            return self._click_stock(piece.tile, picked)
        if picked and not self.refusal(picked, piece.place):
            return self._put(picked, piece.place)
        return self._put(EMPTY, piece.place) if piece.tile else None

    def _click_stock(self, tile: TileId, picked: TileId | NoId) -> Flow:
        free = [i for i, lying in enumerate(self.laid.tiles) if not lying and not self.refusal(tile, i)]
        if free:
            return self._put(tile, free[0])
        self.picked = EMPTY if tile == picked else tile
        return None

    def _drop(self, piece: TilePiece, spot: tuple[int, int]) -> Flow:
        self.picked = EMPTY
        place = self.ground.place_at(spot)
        if place is None:
            back = piece.place != STOCK and spot[0] > self.ground.board.right
            return self._put(EMPTY, piece.place) if back else None
        if place == piece.place or not piece.tile or self.refusal(piece.tile, place):
            return None
        if piece.place == STOCK:
            return self._put(piece.tile, place)
        self.draft.swap(piece.place, place)
        return self.act()

    def _put(self, tile: TileId | NoId, place: int) -> Flow:
        self.draft.put(tile, place)
        return self.act()

    def let_go(self) -> bool:
        """Put back the tile in hand or the one that waits; return True if there was one."""
        held = bool(self.picked or self.grip)
        self.picked, self.grip, self.dragged = EMPTY, None, False
        return held

    # -- keyboard -----------------------------------------------------------------------------------

    def key(self, event: pygame.Event) -> Flow:
        pieces = [TilePiece(tile, place) for place, tile in enumerate(self.laid.tiles)]
        pieces += [TilePiece(tile) for tile in self.ground.stock]
        step = SIDEWAYS.get(event.key, 0)
        here = pieces.index(self.cursor) if self.cursor in pieces else -1 if step > 0 else 0
        if step:
            self.cursor = pieces[(here + step) % len(pieces)]
        elif event.key in (pygame.K_RETURN, pygame.K_SPACE) and self.cursor is not None:
            piece, self.cursor = self.cursor, None
            return self._click(piece)
        return None

    # -- drawing ------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas, look: Look) -> None:
        carried = self.carried
        for place in self.ground.places:
            tilehex.draw_shadow(canvas, place)
        for i, place in enumerate(self.ground.places):
            tile = self.laid.tiles[i]
            if tile and carried != TilePiece(tile, i):
                tilehex.draw(canvas, place, self.infos[tile])
            else:
                tilehex.draw_empty(canvas, place, self.levels[i])
        self._draw_signs(canvas)
        self._draw_rows(canvas)
        for tile in sorted(self.ground.stock, key=lambda tile: TilePiece(tile) == self.hovered):
            if carried != TilePiece(tile):
                tilehex.draw(canvas, self.ground.stock[tile], self.infos[tile])
        self._draw_marks(canvas, look)

    def _draw_signs(self, canvas: Canvas) -> None:
        """Draw a sign on every tile that the rules object to."""
        for tile, place in zip(self.laid.tiles, self.ground.places, strict=True):
            if tile and self.laid.about(tile) and not (self.carried and self.carried.tile == tile):
                colour = p.PRIMARY if self.laid.forbids(tile) else p.GOLD
                tilehex.draw_sign(canvas, tilehex.sign_spot(place), colour)

    def _draw_rows(self, canvas: Canvas) -> None:
        px = canvas.theme.px
        heads = [
            pygame.Rect(row.left + px(5), row.top + px(5), px(20), row.height - px(10))
            for row in self.ground.rows
        ]
        size = canvas.alike(zip(ROMAN, heads, strict=False), Type.LABEL).size
        for level, (row, head) in enumerate(zip(self.ground.rows, heads, strict=True), start=1):
            canvas.panel(row, Panel.TRAY)
            colour = p.bearing(p.LEVEL_COLOURS[level - 1])
            canvas.box(head, colour, 4)
            canvas.text(ROMAN[level - 1], Type.LABEL, p.ink_on(colour), head, "center", most=size)
            if not any(self.infos[tile].level == level for tile in self.ground.stock):
                rest = pygame.Rect(head.right, row.top, row.right - head.right, row.height)
                canvas.text(message("newgame-none-left"), Type.NOTE, p.INK, rest, "center")

    def _draw_marks(self, canvas: Canvas, look: Look) -> None:
        """Mark the places for the tile in hand, the tile that waits, and the one that the keyboard is at."""
        waiting = self.carried.tile if self.carried else self.picked
        if waiting:
            for i, place in enumerate(self.ground.places):
                if not self.refusal(waiting, i):
                    canvas.glow(place.points)
        if self.picked:
            canvas.glow(self.ground.stock[self.picked].points, p.PICKED)
        if look.focus and self.cursor is not None:
            canvas.glow(self._hexagon(self.cursor).points, p.PICKED)

    def _hexagon(self, piece: TilePiece) -> Hexagon:
        if piece.tile and piece.place == STOCK:
            return self.ground.stock[piece.tile]
        return self.ground.places[piece.place]

    def draw_above(self, canvas: Canvas, pointer: tuple[int, int], focused: bool) -> None:
        """Draw the tile in hand, else the tip for the tile under the pointer or at the keyboard's cursor."""
        if self.carried and (tile := self.carried.tile):
            shape = self.ground.places[0]
            spot = hexagon(self.pointer, shape.radius, shape.flat)
            canvas.cover(spot.rect)
            tilehex.draw(canvas, spot, self.infos[tile])
            place = self.ground.place_at(self.pointer)
            why = self.refusal(tile, place) if place is not None else None
            if why:
                below = (self.pointer[0], self.pointer[1] + spot.rect.height // 3)
                draw_bubble(canvas, why, below, Panel.REFUSAL)
            return
        inside = self.rect.collidepoint(pointer)
        piece = self.at(pointer) if inside else self.cursor if focused else None
        if piece is not None:
            self._tell(canvas, piece, pointer if inside else self._hexagon(piece).rect.center)

    def told(self, spot: tuple[int, int]) -> Said:
        piece = self.at(spot)
        return self._piece_told(piece) if piece is not None else ""

    def _piece_told(self, piece: TilePiece) -> Said:
        if not piece.tile:
            return empty_told(self.levels[piece.place])
        return tile_told(self.draft.figures, piece.tile)

    def asked(self, spot: tuple[int, int]) -> bool:
        """A tile that was held and not dragged is told of, and stays where it is."""
        asked = not self.dragged and bool(self.told(spot))
        if asked:
            self.grip = None
        return asked

    def _tell(self, canvas: Canvas, piece: TilePiece, spot: tuple[int, int]) -> None:
        said = canvas.say(self._piece_told(piece))
        if piece.tile:
            said = and_mark(said, self.draft.ruleset, piece.tile, canvas.theme.words)
        against = self.laid.about(piece.tile) if piece.place != STOCK and piece.tile else []
        if piece.tile and piece.tile == self.picked:
            against = [message("newgame-level-full")]
        box = draw_bubble(canvas, said, spot)
        if against:
            below = (box.left - canvas.theme.px(14), box.bottom - canvas.theme.px(8))
            style = Panel.REFUSAL if piece.tile and self.laid.forbids(piece.tile) else Panel.TOOLTIP
            draw_bubble(canvas, " ".join(map(canvas.say, against)), below, style)
