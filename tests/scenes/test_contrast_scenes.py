"""On every posed scene: texts 4.5:1, graphics that mean something 3:1, by the pixels of the drawn picture."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from statistics import median

import numpy as np
import pygame
import pytest

from game.scenes.app.loop import App
from game.scenes.kit.choices import ChoiceRow, Slider, Stepper
from game.scenes.kit.entry import Entry
from game.scenes.kit.screen import FormScene
from game.scenes.kit.switches import Chip, Toggle
from game.scenes.kit.widget import Widget
from game.scenes.lesson.seal import SealedRow
from game.scenes.newgame.levelsheet import LevelRow
from game.scenes.newgame.presetrow import PresetCard
from game.scenes.replay.scene import Replay
from game.scenes.replay.timeline import Timeline
from game.scenes.result.bars import Bars
from game.scenes.statistics.results import draw_groups
from game.statistics.figures import Group, Interval
from game.table import palette as p
from game.table.canvas import Canvas, TextMark
from game.table.theme import Theme
from tests.scenes.contrast import Luminance, luminance, of_drawing, of_text, ratio
from tests.scenes.test_scenes_drawing import Replayer, pose_all
from tests.scenes.written import LONGEST

pytestmark = pytest.mark.long

SIZE = (1920, 1080)
TEXT, GRAPHIC = 4.5, 3.0
MOMENT = "moment-"
"""Pictures of what lies over the table for a second or two: texts below it are read before and after.

What moments say and show themselves is measured in test_contrast_moments.py.
"""
RIM = 0.04  # the share of a widget's pixels that is its rim
Faint = tuple[str, str, float]
"""A picture, what is faint in it, and its contrast."""


@dataclass
class Album:
    """What was measured: faint texts, the contrasts of each drawing, and of what widgets show."""

    texts: list[Faint] = field(default_factory=list)
    drawings: dict[str, list[float]] = field(default_factory=lambda: defaultdict(list))
    widgets: dict[str, list[tuple[str, float]]] = field(default_factory=lambda: defaultdict(list))
    pictures: set[str] = field(default_factory=set)


class Photographer:
    """Measures every posed picture as it is taken."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.album, self.marks = Album(), list[TextMark]()
        self.drawn: list[tuple[str, pygame.Rect]] = []
        svg, draw = Canvas.svg, App.draw

        def sees(canvas: Canvas, name: str, rect: pygame.Rect, alpha: int = 255) -> None:
            self.drawn.append((name, rect.copy()))
            svg(canvas, name, rect, alpha)

        def begins(app: App) -> None:
            self.drawn.clear()
            draw(app)

        monkeypatch.setattr(Canvas, "svg", sees)
        monkeypatch.setattr(App, "draw", begins)

    def look(self, name: str) -> None:
        app, album = Replayer.apps[-1], self.album
        album.pictures.add(name)
        scene = luminance(app.surface)
        for mark in () if name.startswith(MOMENT) else self.marks:
            if (found := of_text(scene, mark.taken)) < TEXT:
                album.texts.append((name, mark.text, round(found, 2)))
        if isinstance(app.scene, Replay):
            for line in _lines(scene, app.scene.bar.timeline):
                album.widgets["timeline"].append((name, line))
        if isinstance(app.scene, FormScene) and not app.scene.overlay:
            self._drawings(app, scene)
            for widget in app.scene.form.widgets:
                for kind, contrast in _shown(scene, widget):
                    album.widgets[kind].append((name, contrast))

    def _drawings(self, app: App, scene: Luminance) -> None:
        theme, window = app.context.theme, app.surface.get_rect()
        for name, rect in self.drawn:
            image = theme.svg(name, *rect.size)
            if rect.width > 6 and window.contains(rect) and pygame.mask.from_surface(image, 127).count():
                self.album.drawings[name].append(of_drawing(scene, image, rect))


def _rim(scene: Luminance, rect: pygame.Rect) -> float:
    """Return the contrast of a widget's rim, or of what is in it, with what lies round it."""
    wide = rect.inflate(6, 6)
    around = scene[wide.left : wide.right, wide.top : wide.bottom]
    inside = scene[rect.left : rect.right, rect.top : rect.bottom]
    ground = float(np.median(np.concatenate([around[0], around[-1], around[:, 0], around[:, -1]])))
    found = (np.maximum(inside, ground) + 0.05) / (np.minimum(inside, ground) + 0.05)
    return float(np.quantile(found, 1 - RIM))


def _middle(scene: Luminance, rect: pygame.Rect) -> float:
    return float(np.median(scene[rect.left : rect.right, rect.top : rect.bottom]))


def _shown(scene: Luminance, widget: Widget) -> Iterator[tuple[str, float]]:
    """Yield what a widget shows without words, with its contrast."""
    rect, side = widget.rect, widget.rect.height
    match widget:
        case ChoiceRow():
            middles = [_middle(scene, cell) for cell in widget.cells]
            chosen = [choice.value == widget.value for choice in widget.choices]
            for on, light in zip(chosen, middles, strict=True):
                if not on and any(chosen):
                    yield "chosen of a row", ratio(light, middles[chosen.index(True)])
        case Stepper():
            yield "field of a stepper", _rim(scene, rect)
        case Slider():
            yield "track", _rim(scene, widget._track().inflate(2, 2))
        case Toggle():
            box = pygame.Rect(rect.left, 0, round(20 * SIZE[1] / 720), round(20 * SIZE[1] / 720))
            box.centery = rect.centery
            yield "box", _rim(scene, box)
        case Entry():
            yield "field", _rim(scene, rect)
        case Chip():
            yield f"chip {widget.on}", _middle(scene, rect)
        case PresetCard() if widget.on:
            band = scene[rect.left + side // 2 : rect.right - side // 2, rect.top : rect.top + side // 6]
            yield "chosen card", ratio(float(np.quantile(band, 0.04)), float(np.median(band)))
        case LevelRow() | SealedRow():
            yield "row", _rim(scene, rect)
        case Bars():
            for stretch in widget.legend:
                swatch = pygame.Rect(stretch.rect.left, 0, *(round(k * SIZE[1] / 720) for k in (18, 12)))
                swatch.centery = stretch.rect.centery
                yield "swatch", _rim(scene, swatch)


def _lines(scene: Luminance, timeline: Timeline) -> Iterator[float]:
    """Yield the contrast of the seats' lines with the ground above them, where they run level and alone."""
    for seat in range(len(timeline.history.chairs)):
        found = list[float]()
        for at in range(8, timeline.history.last - 8):
            x, y = timeline.x(at), round(timeline.y(at, seat))
            others = [timeline.y(at, other) for other in range(len(timeline.history.chairs)) if other != seat]
            level = all(timeline.y(at + by, seat) == y for by in (-3, 3))
            if level and all(abs(other - y) > 12 for other in others):
                near = scene[x, y - 6 : y + 7]
                found.append(ratio(float(near.min()), float(np.median(near))))
        if len(found) > 5:
            yield median(found)


@pytest.fixture(scope="module", params=[LONGEST])
def album(request: pytest.FixtureRequest) -> Iterator[Album]:
    """Every posed picture in a language, measured."""
    with pytest.MonkeyPatch.context() as patch:
        photographer = Photographer(patch)
        pose_all(patch, SIZE, photographer.look, ledger=photographer.marks, language=request.param)
        yield photographer.album


def test_every_text_of_every_scene_can_be_read(album: Album) -> None:
    assert {"title", "settings", "coach", "daily", "new-game-more", "result", "menu"} <= album.pictures
    assert not album.texts


def test_every_drawing_on_a_screen_stands_out(album: Album) -> None:
    assert len(album.drawings) > 60
    assert not {name: median(all_) for name, all_ in album.drawings.items() if median(all_) < GRAPHIC}


def test_what_widgets_show_without_words_stands_out(album: Album) -> None:
    chips = {on: [light for _, light in album.widgets.pop(f"chip {on}")] for on in (True, False)}
    assert ratio(median(chips[True]), median(chips[False])) >= GRAPHIC
    assert set(album.widgets) == {
        "chosen of a row", "field of a stepper", "track", "box", "field", "chosen card", "row", "swatch",
        "timeline",
    }  # fmt: skip
    faint = [
        (kind, name, round(found, 2))
        for kind, all_ in album.widgets.items()
        for name, found in all_
        if found < GRAPHIC
    ]
    assert not faint


@pytest.mark.usefixtures("display")
def test_the_share_of_games_won_is_seen_to_end() -> None:
    """It was gold on sand, 1.05."""
    surface, rect = pygame.Surface((900, 120)), pygame.Rect(0, 0, 900, 120)
    canvas = Canvas(surface, Theme((1280, 720)))
    canvas.box(rect, p.PAPER)
    group = Group("knecht", 10, 4, Interval(0.4, 0.15, 0.7), Interval(30, 25, 35))
    draw_groups(canvas, rect, [group], "level")
    scene = luminance(surface)
    dark = scene < 0.08  # rim, end, and the ends of the interval
    row = next(y for y in range(120) if dark[:, y].sum() > 200)  # the upper rim
    track = np.flatnonzero(dark[:, row])
    below = scene[track[0] : track[-1] + 1, row + 3]
    end = round(0.4 * len(below))
    near = below[end - 5 : end + 5]
    assert ratio(float(near.max()), float(near.min())) >= GRAPHIC
    assert ratio(float(below[end // 2]), p.brightness(p.CARD)) > 1.5
