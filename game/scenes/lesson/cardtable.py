"""A game in play on which a card can lie: it takes what is done on it, and a ring shows what it tells of."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.scenes.flow import POINTER, Flow
from game.scenes.kit.screen import hear
from game.scenes.kit.widget import draw_ring
from game.scenes.lesson.card import Card
from game.scenes.lesson.pointers import box_of
from game.scenes.lesson.ring import draw_rings, strength
from game.scenes.play.controls import ENTER
from game.scenes.play.scene import Play
from game.scenes.stage.pointing import AWAY
from game.sound.names import SoundEffect
from game.table.canvas import Canvas
from game.table.spots import Shape

NOWHERE = pygame.Rect(0, 0, 0, 0)


class CardTable(Play):
    """Hands what happens on the card to the card, and all else to the game."""

    card: Card | None = None
    advises = True  # an automa can be asked for advice, and what the others have done since be watched

    def show_card(self, card: Card | None) -> None:
        """Lay a card on the table, or take it away."""
        self.card = card
        self.place_card()

    def place_card(self) -> None:
        """Find the card's place on the table as it lies now."""
        self.laid_over, self.own_stops = NOWHERE, ()
        if self.card is not None:
            clear = [*map(box_of, self.pointed_out()), *self.kept_clear()]
            clear += [self.stage.yard.rect] if self.stage.winter_open else []
            self.card.place(self.context.theme, self.stage.layout, clear)
            self.laid_over, self.own_stops = self.card.rect, self.card.stops
        self.dirty = True

    def pointed_out(self) -> list[Shape]:
        """Return the places that the card points at."""
        return []

    def kept_clear(self) -> list[pygame.Rect]:
        """Return what the card shall hide least."""
        return [self.stage.layout.board.rect, self.stage.layout.disks.rect]

    @property
    def can_ask(self) -> bool:
        return self.advises and super().can_ask

    @property
    def offers_since(self) -> bool:
        return self.advises and super().offers_since

    @property
    def enter_reads(self) -> bool:
        """Return True if Enter, where no ring is, is for the card."""
        return True

    # -- hands --------------------------------------------------------------------------------------

    def handle(self, event: pygame.Event) -> Flow:
        if self.card is not None and event.type in POINTER and self.drag is None:
            form = self.card.form
            if self.card.rect.collidepoint(event.pos) or form.held is not None:
                self.stage.point(AWAY)
                self.steered, self.dirty = None, True
                flow = form.handle(event)
                hear(self.context, form)
                return flow
            if form.hot is not None:
                form.handle(pygame.Event(pygame.MOUSEMOTION, pos=event.pos))
        if event.type == pygame.KEYDOWN and (pressed := self.by_key(event.key)) is not None:
            self.dirty = True
            self.context.sound.play(SoundEffect.BUTTON)
            return pressed()
        return super().handle(event)

    def by_key(self, key: int) -> Callable[[], Flow] | None:
        """Return what a key does on the card; None where it is for the table."""
        if self.card is None or key not in ENTER:
            return None
        if self.steered is not None:
            return next((one.click for one in self.card.buttons if one.rect == self.steered.rect), None)
        return self.card.buttons[-1].click if self.enter_reads else None

    @property
    def cursor(self) -> int:
        on = self.card is not None and self.card.form.hot is not None
        return self.card.form.cursor if self.card is not None and on else super().cursor

    # -- time and drawing ---------------------------------------------------------------------------

    def resize(self) -> None:
        super().resize()
        self.place_card()

    def update(self, seconds: float) -> Flow:
        flow = super().update(seconds)
        if self.card is not None and self.context.settings.fades and not self.stage.moving:
            self.dirty = self.dirty or strength(self.clock, True) != strength(self.clock - seconds, True)
        return flow

    def draw(self, canvas: Canvas) -> None:
        asking = self.stage.asking
        asking.draw_anew()
        super().draw(canvas)
        if self.card is None:
            return
        if not self.stage.moving:
            shapes = [one for one in self.pointed_out() if not box_of(one).colliderect(asking.box)]
            draw_rings(canvas, shapes, strength(self.clock, self.context.settings.fades))
        self.card.draw(canvas)
        if self.steered is not None and self.card.rect.contains(self.steered.rect):
            draw_ring(canvas, self.steered.rect)
