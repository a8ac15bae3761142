"""What is seen of another seat's cave-in: the table trembles, and dust wells up over its small board."""

from __future__ import annotations

from dataclasses import dataclass
from math import sin

import pygame

from game.motion.paths import between, eased
from game.motion.vignettes.vignette import View, Vignette
from game.table.canvas import Canvas
from game.table.images import faint
from game.table.theme import Theme, load_svg

CLOUDS, FAINT = 6, 5  # clouds, and the steps in which they grow thin
SIZES = (1.5, 2.1)  # of a cloud, by the height of the Pinge
SHAKE, TREMBLES = 1.6, 0.55  # how far the table trembles, in design units, and for which share of the time


@dataclass(frozen=True, slots=True, kw_only=True)
class FarCaveIn(Vignette[list[list[pygame.Surface]]]):
    """Its clouds are prepared by size and by how thin they are."""

    unit: float  # a design unit, in pixels

    def view(self, k: float) -> View:
        far = SHAKE * self.unit * (1 - eased(k / TREMBLES))
        return View(shake=(far * sin(k * 90), far * 0.7 * sin(k * 113 + 1)))

    def prepare(self, theme: Theme) -> list[list[pygame.Surface]]:
        whole = [load_svg("dust", *[round(size * self.place.height)] * 2) for size in SIZES]
        return [[faint(one, 220 * (i + 1) // FAINT) for i in range(FAINT)] for one in whole]

    def perform(self, canvas: Canvas, props: list[list[pygame.Surface]], k: float) -> None:
        luck, place = self.luck, self.place
        for i in range(CLOUDS):
            kind, drift = luck.randrange(len(SIZES)), luck.uniform(-0.08, 0.08)
            x, age = (i + luck.uniform(0.2, 0.8)) / CLOUDS, (k - 0.06 * i) / luck.uniform(0.5, 0.68)
            if not 0 < age < 1:
                continue
            image = props[kind][round((FAINT - 1) * min(1.0, 6 * age, 1.6 * (1 - age)))]
            left = place.left + (x + drift * age) * place.width
            top = place.bottom - between(0.2, 0.9, age) * place.height
            canvas.blit(image, (left - image.get_width() / 2, top - image.get_height() / 2))
