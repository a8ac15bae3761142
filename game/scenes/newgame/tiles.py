"""Choosing which tile lies where (V2): click tiles in the order of their places, level by level."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from game.rules.ruleset import load_ruleset
from game.scenes.backdrop import draw_backdrop
from game.scenes.flow import Context, Flow, Pop
from game.scenes.kit.place import place
from game.scenes.kit.screen import FormScene
from game.scenes.kit.widget import Button, Look, Widget, draw_focus
from game.scenes.newgame.draft import Draft
from game.table import palette as p
from game.table.canvas import Canvas
from game.table.styles import Panel
from game.table.theme import UNIT, Type


class Card(NamedTuple):
    """A tile to choose: its number in the box, name, effect, level."""

    tile: str
    name: str
    summary: str
    level: int
    cost: tuple[str, ...]


class TileCard(Widget):
    """One tile; chosen ones show the place they take on their level."""

    def __init__(self, rect: pygame.Rect, card: Card, number: int, act: object, why: str) -> None:
        super().__init__(rect, why)
        self.card, self.number, self.act = card, number, act

    def release(self, spot: tuple[int, int]) -> Flow:
        if self.rect.collidepoint(spot) and not self.why:
            self.act(self.card)  # type: ignore[operator]
        return None

    def key(self, event: pygame.Event) -> Flow:
        return self.release(self.rect.center) if event.key in (pygame.K_RETURN, pygame.K_SPACE) else None

    def draw(self, canvas: Canvas, look: Look) -> None:
        px, colour = canvas.theme.px, p.LEVEL_COLOURS[self.card.level - 1]
        lit = self.number or (look.hot and not self.why)
        canvas.panel(self.rect, Panel.FIELD_ON if lit else Panel.FIELD, edge=colour)
        inner = self.rect.inflate(-px(20), -px(10))
        third = inner.height // 3
        upper = pygame.Rect(inner.left, inner.top, inner.width - px(3 * UNIT), third)
        lower = pygame.Rect(inner.left, upper.bottom, inner.width, third)
        ink = p.INK_FAINT if self.why else p.INK
        canvas.text(f"{self.card.tile} {self.card.name}", Type.LABEL, ink, upper, shrink=True, ellipsis=True)
        canvas.text(self.card.summary, Type.TINY_NOTE, p.INK_SOFT, lower, shrink=True, ellipsis=True)
        foot = self.rect.bottom - px(13)
        for i, name in enumerate(self.card.cost):
            side = px(13)
            spot = pygame.Rect(inner.left + i * (side + px(2)), foot - side // 2, side, side)
            canvas.svg(f"cost_{name}", spot)
        if self.number:
            centre = (self.rect.right - px(18), self.rect.top + px(18))
            canvas.circle(centre, px(11), colour)
            badge = pygame.Rect(0, 0, px(20), px(20))
            badge.center = centre
            canvas.text(str(self.number), Type.SMALL_STRONG, p.INK_LIGHT, badge, "center")
        draw_focus(canvas, self.rect, look)


class ChooseTiles(FormScene):
    """Fills the draft's list of tiles, in the order of the places on the board."""

    def __init__(self, context: Context, draft: Draft) -> None:
        super().__init__(context)
        self.draft = draft
        layout = next(layout for layout in draft.layouts if layout.name == draft.layout)
        self.room = [len(level) for level in layout.levels]
        tiles = load_ruleset().tile.items()
        self.cards = [
            Card(number, tile.name, tile.summary, tile.level, tuple(tile.cost)) for number, tile in tiles
        ]
        level_of = {card.tile: card.level for card in self.cards}
        self.picked = {
            level: [tile for tile in draft.chosen if level_of[tile] == level]
            for level in range(1, len(self.room) + 1)
        }

    def resize(self) -> None:
        self.dirty = True
        widgets: list[Widget] = []
        for level in self.picked:
            row = [card for card in self.cards if card.level == level]
            widgets += [self._card(card, i, len(row)) for i, card in enumerate(row)]
        missing = sum(self.room) - sum(map(len, self.picked.values()))
        why = f"{missing} places of the board are still empty." if missing else ""
        theme = self.context.theme
        widgets.append(Button(place(theme, 48, 650, 160, 44), "Back", Pop))
        done = place(theme, 1032, 650, 200, 44)
        widgets.append(Button(done, "Lay them out", self._done, primary=True, why=why))
        self.form.place(widgets)

    def _card(self, card: Card, i: int, count: int) -> TileCard:
        width = (1184 - 10 * (count - 1)) / count
        rect = place(self.context.theme, 48 + i * (width + 10), 150 + (card.level - 1) * 122, width, 74)
        picked = self.picked[card.level]
        number = picked.index(card.tile) + 1 if card.tile in picked else 0
        room = self.room[card.level - 1]
        full = not number and len(picked) >= room
        why = f"Level {card.level} has {room} places; take another tile off first." if full else ""
        return TileCard(rect, card, number, self._flip, why)

    def _flip(self, card: Card) -> None:
        picked = self.picked[card.level]
        if card.tile in picked:
            picked.remove(card.tile)
        else:
            picked.append(card.tile)
        self.resize()

    def _done(self) -> Flow:
        self.draft.chosen = [tile for level in self.picked.values() for tile in level]
        return Pop()

    def draw(self, canvas: Canvas) -> None:
        theme = self.context.theme
        draw_backdrop(canvas)
        canvas.text("Which tile lies where", Type.DISPLAY, p.INK_LIGHT, place(theme, 48, 22, 700, 44))
        note = "Click the tiles of each level in the order of their places, from the top left."
        canvas.text(note, Type.NOTE, p.INK_LIGHT_SOFT, place(theme, 48, 68, 900, 26))
        for level, picked in self.picked.items():
            text = f"Level {level}: {len(picked)} of {self.room[level - 1]}"
            rect = place(theme, 48, 118 + (level - 1) * 122, 400, 28)
            canvas.text(text, Type.HEADING, p.INK_LIGHT, rect)
        self.form.draw(canvas)
        self.form.draw_hint(canvas)
