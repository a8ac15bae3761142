"""What is drawn on the table stands out: texts 4.5:1, graphics that mean something 3:1, by its pixels."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from itertools import product
from statistics import median

import pygame
import pytest

from game.rules.state import GameState
from game.rules.terms import Season
from game.table import palette as p
from game.table.canvas import Canvas, TextMark
from game.table.layout import arrange
from game.table.palette import brightness, ink_on
from game.table.picture import Picture
from game.table.sourcefill import SOURCE_PATTERNS, draw_stack
from game.table.table import draw_table
from game.table.theme import Theme
from tests.few import few
from tests.scenes.contrast import Luminance, luminance, of_drawing, of_text, ratio
from tests.scenes.tables import LOG, SITTERS, after, begun, crowded, fullest

SIZE = (1920, 1080)
TEXT, GRAPHIC = 4.5, 3.0
SCENERY = {"arrow", "hidden_plan", "windlass", "farmhouse"}
"""Drawings that nothing has to be read from."""
CLOSED = {"development_51", "development_52", "development_53", "development_54", "development_55"}
"""Drawings that are faint where somebody has the development: its token says so."""
TABLES: dict[str, Callable[[], GameState]] = {
    "begun": lambda: begun(2, frozenset(), "rows-for-2"),
    "played": lambda: after(60, begun(2, frozenset(), "rows-for-2")),
    "crowded": lambda: crowded(after(60, begun(4))),
    "fullest": lambda: after(90, fullest()),
}

pytestmark = pytest.mark.usefixtures("display")


class Scene:
    """A table as it was drawn: its luminance, its texts, and every drawing with its name and place."""

    def __init__(self, state: GameState, monkeypatch: pytest.MonkeyPatch) -> None:
        self.theme, self.texts = Theme(SIZE), list[TextMark]()
        self.drawings: list[tuple[str, pygame.Rect]] = []
        svg = Canvas.svg

        def sees(canvas: Canvas, name: str, rect: pygame.Rect, alpha: int = 255) -> None:
            self.drawings.append((name, rect.copy()))
            svg(canvas, name, rect, alpha)

        monkeypatch.setattr(Canvas, "svg", sees)
        focus, surface = state.to_move or 0, pygame.Surface(SIZE)
        picture = Picture(
            state, SITTERS[: len(state.seats)], focus, viewer=focus, prompt="Choose a pool and a colour.",
            button="Finish planning", log=LOG,
        )  # fmt: skip
        self.layout = arrange(state.box, SIZE, focus)
        draw_table(Canvas(surface, self.theme, self.texts), self.layout, picture)
        self.luminance: Luminance = luminance(surface)

    def contrast(self, name: str, rect: pygame.Rect) -> float:
        """Return the contrast of a drawing with what is round it."""
        return of_drawing(self.luminance, self.theme.svg(name, *rect.size), rect)


@pytest.mark.long
@pytest.mark.parametrize("season", few(Season))
@pytest.mark.parametrize("table", TABLES)
def test_every_text_on_the_table_can_be_read(
    table: str, season: Season, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = TABLES[table]()
    state.season = season
    scene = Scene(state, monkeypatch)
    assert len(scene.texts) > 100
    faint = [
        (mark.text, round(found, 2))
        for mark in scene.texts
        if (found := of_text(scene.luminance, mark.taken)) < TEXT
    ]
    assert not faint


@pytest.mark.long
def test_every_drawing_on_the_table_stands_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """The median of each: some lie half under others."""
    found = defaultdict[str, list[float]](list)
    for make, season in product(TABLES.values(), Season):
        state = make()
        state.season = season
        with monkeypatch.context() as patch:
            scene = Scene(state, patch)
            for name, rect in scene.drawings:
                alone = rect.width > 3 and pygame.Rect((0, 0), SIZE).contains(rect)
                if alone and pygame.mask.from_surface(scene.theme.svg(name, *rect.size), 127).count():
                    found[name].append(scene.contrast(name, rect))
    assert len(found) > 90
    faint = {name: median(all_) for name, all_ in found.items() if median(all_) < GRAPHIC}
    assert not {name: value for name, value in faint.items() if name not in SCENERY | CLOSED}


@pytest.mark.parametrize("table", ["begun", "crowded"])
def test_coal_is_never_fainter_than_anything_else(table: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It lay at 1.2 in the Pinge and at 1.5 in the Tunnel: dark on dark."""
    state = TABLES[table]()
    scene = Scene(state, monkeypatch)
    seat, board = state.seats[scene.layout.focus], scene.layout.board
    pinge = board.pinge_coal[seat.pinge_dug :]
    tunnel = [spot for section in board.sections for spot in section.coal][seat.tunnel_dug :]
    assert tunnel and (pinge or table == "crowded")
    for spot in (*pinge, *tunnel):
        assert scene.contrast("coal", spot) >= GRAPHIC


def test_ink_on_a_colour_is_the_one_that_stands_out() -> None:
    for ground in (*p.LEVEL_COLOURS, *p.SEAT_COLOURS, p.GOLD, p.PAPER, p.WOOD):
        chosen, other = ink_on(ground), p.INK if ink_on(ground) == p.INK_LIGHT else p.INK_LIGHT
        assert (
            ratio(brightness(chosen), brightness(ground))
            >= ratio(brightness(other), brightness(ground)) - 0.5
        )
    assert ratio(brightness(ink_on(p.LEVEL_COLOURS[0])), brightness(p.LEVEL_COLOURS[0])) >= TEXT


@pytest.mark.parametrize("upright", [True, False])
def test_each_part_of_a_bar_is_seen_to_end(upright: bool) -> None:
    """Whatever lies beside it: an edge in an ink that stands out from it, or ground that does."""
    for one, other in product(SOURCE_PATTERNS, repeat=2):
        surface, parts = pygame.Surface((200, 200)), []
        canvas = Canvas(surface, Theme(SIZE))
        canvas.box(surface.get_rect(), p.PAPER)
        for i, key in enumerate((one, other)):
            at = (90, 50 + 50 * i) if upright else (50 + 50 * i, 90)
            parts.append((key, pygame.Rect(at, (20, 50) if upright else (50, 20))))
        draw_stack(canvas, parts, upright)
        (_, first), (_, last) = parts
        ends = (first.top, last.top, last.bottom) if upright else (first.left, last.left, last.right)
        light = luminance(surface) if upright else luminance(surface).T
        for end in ends:
            near = light[93:107, end - 4 : end + 4]
            steps = [ratio(float(line.max()), float(line.min())) for line in near]
            assert median(steps) >= GRAPHIC, (one, other, end)


def test_the_measure_itself() -> None:
    """Black on white is 21, a colour on itself 1, and a line drawing counts though it is mostly ground."""
    assert ratio(0, 1) == pytest.approx(21) and ratio(0.3, 0.3) == 1
    paper = pygame.Surface((60, 60))
    paper.fill((255, 255, 255))
    image = pygame.Surface((40, 40), pygame.SRCALPHA)
    pygame.draw.rect(image, (255, 255, 255, 255), image.get_rect())
    pygame.draw.rect(image, (0, 0, 0, 255), image.get_rect(), 2)
    assert of_drawing(luminance(paper), image, pygame.Rect(10, 10, 40, 40)) == 1
    paper.blit(image, (10, 10))
    assert of_drawing(luminance(paper), image, pygame.Rect(10, 10, 40, 40)) == pytest.approx(21)
