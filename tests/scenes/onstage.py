"""What a moment shows over the table at its peak: its texts and drawings, where they lie in the window."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import pygame
import pytest

from game.motion import sprites
from game.motion.motion import Motion
from game.motion.vignettes.acquisition import Acquisition, AcquisitionProps
from game.motion.vignettes.vignette import Vignette
from game.rules.terms import Season
from game.scenes.app.loop import App
from game.scenes.event_player import EventPlayer
from game.scenes.flow import Replace
from game.table.canvas import Canvas, TextMark
from game.table.turned import draw_turned
from tests.posed.camera import NAMES
from tests.posed.events import Posed


class Drawn(NamedTuple):
    """A drawing, its name, and where it lies."""

    name: str
    image: pygame.Surface
    rect: pygame.Rect


class OnStage:
    """Takes note of what vignettes draw, while a window shows them."""

    def __init__(self, app: App, monkeypatch: pytest.MonkeyPatch) -> None:
        self.app, self.watching = app, False
        self._texts: list[tuple[pygame.Surface, TextMark]] = []
        self._blits: list[tuple[pygame.Surface, pygame.Surface, tuple[float, float]]] = []
        self._flying: dict[int, str] = {}
        text, blit, draw, turned, flies = Canvas.text, Canvas.blit, Vignette.draw, draw_turned, Motion.draw

        def writes(canvas: Canvas, *given: Any, **more: Any) -> pygame.Rect:
            if not self.watching or canvas.ledger is not None:
                return text(canvas, *given, **more)
            canvas.ledger = []
            taken = text(canvas, *given, **more)
            self._texts += [(canvas.surface, mark) for mark in canvas.ledger]
            canvas.ledger = None
            return taken

        def blits(canvas: Canvas, image: pygame.Surface, spot: tuple[float, float]) -> None:
            if self.watching:
                self._blits.append((canvas.surface, image, spot))
            blit(canvas, image, spot)

        def turns(canvas: Canvas, name: str, *given: Any) -> None:
            before = len(self._blits)
            turned(canvas, name, *given)
            self._flying |= {id(image): name for _, image, _ in self._blits[before:]}

        def flown(motion: Motion, canvas: Canvas) -> None:
            self.watching = True
            flies(motion, canvas)
            self.watching = False

        def draws(vignette: Vignette[Any], canvas: Canvas, now: float, patient: bool = True) -> None:
            if not isinstance(vignette, Acquisition):  # only a tile is shown with the words it was made with
                vignette.workshop.begin(lambda: vignette.prepare(canvas.theme))
                assert vignette.workshop.props is not None
            self.watching = True
            draw(vignette, canvas, now, patient)
            self.watching = False

        monkeypatch.setattr(Canvas, "text", writes)
        monkeypatch.setattr(Canvas, "blit", blits)
        monkeypatch.setattr(Vignette, "draw", draws)
        monkeypatch.setattr(Motion, "draw", flown)
        monkeypatch.setattr(sprites, "draw_turned", turns)

    def shows(self, posed: Posed, share: float, season: Season | None = None) -> None:
        """Draw the moment of an event at a share of its time; without a moment, the pieces that fly."""
        for state in (posed.before, posed.after) if season is not None else ():
            state.season = season
        scene = EventPlayer(self.app.context, "moment", posed, NAMES)
        self.app.apply(Replace(scene))
        self._texts, self._blits, self._flying = [], [], {}
        self.shown = next((one for one in scene.motion.actors if isinstance(one, Vignette)), None)
        if self.shown is not None:
            scene.update(self.shown.at + share * self.shown.length)
            self.rect = _place(self.shown, share)
        else:
            first = scene.motion.flights[0]
            scene.update(first.begins + share * (first.gone - first.begins))
        self.app.draw()

    @property
    def texts(self) -> list[TextMark]:
        """The texts, with their places in the window."""
        return [
            mark._replace(taken=mark.taken.move(self._origin(on)), panel=mark.panel.move(self._origin(on)))
            for on, mark in self._texts
        ]

    @property
    def drawings(self) -> list[Drawn]:
        """The drawings as they are or turned, with their places in the window."""
        names = {id(image): name for (name, *_), image in self.app.context.theme._svgs.items()}
        names |= self._flying
        names |= dict(_turned(self.shown.workshop.props)) if self.shown is not None else {}
        return [
            Drawn(
                names[id(image)], image, image.get_rect(topleft=(round(x), round(y))).move(self._origin(on))
            )
            for on, image, (x, y) in self._blits
            if id(image) in names
        ]

    def _origin(self, on: pygame.Surface) -> tuple[int, int]:
        """Return where in the window the corner of a surface lies."""
        return (0, 0) if on is self.app.surface else self.rect.topleft


def _place(shown: Vignette[Any], share: float) -> pygame.Rect:
    """Return where a moment's own picture lies, while it is near."""
    return shown._bounced(share) if isinstance(shown, Acquisition) else shown.rect


def _turned(props: Any) -> Iterator[tuple[int, str]]:
    """Yield drawings that a moment has turned, and the one that a tile shows."""
    for key, image in getattr(props, "leaning", {}).items():
        yield id(image), key[0] if isinstance(key, tuple) else "drawing"
    for image in getattr(props, "lumps", ()):
        yield id(image), "coal"
    if isinstance(props, AcquisitionProps) and props.tile.drawing is not None:
        yield id(props.tile.drawing), "drawing"
