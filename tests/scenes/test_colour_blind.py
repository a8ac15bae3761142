"""Colours as eyes with a deficiency see them: where two look alike, a pattern tells them apart."""

from __future__ import annotations

from itertools import combinations

import numpy as np
import pygame
import pytest
from coloraide import Color

from game.table import palette as p
from game.table.canvas import Canvas
from game.table.layout import arrange
from game.table.picture import Picture
from game.table.places.hexagon import hexagon
from game.table.ribbon import chip_places, chips
from game.table.signs import (
    HATCHES,
    LEVEL_STITCHES,
    SEAT_STITCHES,
    hatch,
    stitch_chosen,
    stitch_frame,
    stitch_hex,
)
from game.table.sourcefill import SOURCE_PATTERNS, Pattern, texture
from game.table.styles import Panel
from game.table.table import draw_table
from game.table.theme import Theme
from tests.scenes.tables import SITTERS, after, begun

DEFICIENCIES = ("protan", "deutan", "tritan")
APART = 15.0
"""The least difference (CIEDE2000) that tells two colours of thin rims apart at a glance."""
RECT, RIM = pygame.Rect(20, 20, 160, 90), 3
SIZE = (1280, 720)

pytestmark = pytest.mark.usefixtures("display")


def difference(one: p.RGB, other: p.RGB, deficiency: str | None = None) -> float:
    """Return how different two colours look to all, or with a deficiency."""
    seen = [Color("srgb", [value / 255 for value in colour]) for colour in (one, other)]
    if deficiency:
        seen = [colour.filter(deficiency) for colour in seen]
    return float(seen[0].delta_e(seen[1], method="2000"))


def alike(one: p.RGB, other: p.RGB) -> bool:
    """Return True if somebody sees two colours as nearly one."""
    return min(difference(one, other, deficiency) for deficiency in (None, *DEFICIENCIES)) < APART


def test_the_measure_finds_what_was_found_by_eye() -> None:
    """A pair of Sharma's published data for CIEDE2000, and two frames that were hard to tell."""
    first, second = Color("lab-d65", [50, 2.6772, -79.7751]), Color("lab-d65", [50, 0, -82.7485])
    assert first.delta_e(second, method="2000") == pytest.approx(2.0425, abs=1e-4)
    assert difference((255, 0, 0), (255, 0, 0), "deutan") == 0
    assert alike(p.SEAT_COLOURS[1], p.SEAT_COLOURS[3]) and not alike(p.SEAT_COLOURS[0], p.SEAT_COLOURS[1])


def test_nobody_without_a_deficiency_needs_a_pattern() -> None:
    for colours in (p.SEAT_COLOURS, p.LEVEL_COLOURS, tuple(p.ASPECT_COLOURS.values())):
        assert all(difference(one, other) > APART for one, other in combinations(colours, 2))


@pytest.mark.parametrize(
    ("colours", "patterns"),
    [
        (p.SEAT_COLOURS, SEAT_STITCHES),
        (p.LEVEL_COLOURS, LEVEL_STITCHES),
        (tuple(p.ASPECT_COLOURS.values()), tuple(map(HATCHES.get, p.ASPECT_COLOURS))),
        (tuple(p.SOURCE_COLOURS.values()), tuple(map(SOURCE_PATTERNS.get, p.SOURCE_COLOURS))),
    ],
    ids=["seats", "levels", "reasons", "sources"],
)
def test_colours_that_look_alike_have_different_patterns(
    colours: tuple[p.RGB, ...], patterns: tuple[object, ...]
) -> None:
    """Also where no eye tells them apart at a glance: some of the fifteen sources are near one another."""
    pairs = list(combinations(zip(colours, patterns, strict=True), 2))
    found = [(one, other) for one, other in pairs if alike(one[0], other[0])]
    assert found
    assert not [(one, other) for one, other in found if one[1] == other[1]]


@pytest.mark.parametrize("deficiency", DEFICIENCIES)
@pytest.mark.parametrize("scale", [1, 1.5])
def test_a_pattern_is_seen_whatever_the_eye(deficiency: str, scale: float) -> None:
    """Along each rim and in each bar light and dark follow each other, and stand out from one another."""
    theme = Theme((round(SIZE[0] * scale), round(SIZE[1] * scale)))
    for colour, stitch in enumerate(SEAT_STITCHES):
        surface = pygame.Surface((200, 130))
        canvas = Canvas(surface, theme)
        canvas.box(RECT, p.SEAT_COLOURS[colour])
        stitch_frame(canvas, RECT, colour, RIM)
        assert (_marks(surface, p.SEAT_COLOURS[colour], deficiency) > 40) == (stitch is not None)
    for aspect, colour_ in p.ASPECT_COLOURS.items():
        surface = pygame.Surface((200, 130))
        canvas = Canvas(surface, theme)
        canvas.box(RECT, colour_)
        hatch(canvas, RECT, aspect)
        assert (_marks(surface, colour_, deficiency) > 40) == (aspect in HATCHES)
    for level, stitch in enumerate(LEVEL_STITCHES, start=1):
        surface = pygame.Surface((200, 130))
        canvas, spot = Canvas(surface, theme), hexagon((100, 65), 45 * scale)
        canvas.box(RECT, p.LEVEL_COLOURS[level - 1])
        stitch_hex(canvas, spot.points, level, 2.4)
        assert (_marks(surface, p.LEVEL_COLOURS[level - 1], deficiency) > 40) == (stitch is not None)


@pytest.mark.parametrize("deficiency", DEFICIENCIES)
@pytest.mark.parametrize("size", [(20, 14), (60, 22), (10, 40)], ids=["swatch", "bar", "column"])
def test_the_pattern_of_a_source_is_seen_whatever_the_eye(deficiency: str, size: tuple[int, int]) -> None:
    for key, pattern in SOURCE_PATTERNS.items():
        image = texture(Theme(SIZE), key, size)
        colours = np.unique(pygame.surfarray.array3d(image).reshape(-1, 3), axis=0)
        apart = [
            (red, green, blue)
            for red, green, blue in colours.tolist()
            if difference((red, green, blue), p.SOURCE_COLOURS[key], deficiency) > APART
        ]
        assert bool(apart) == (pattern != Pattern.PLAIN), key


def test_what_is_chosen_has_stitches_that_what_is_possible_has_not() -> None:
    surface = pygame.Surface((200, 130))
    canvas = Canvas(surface, Theme(SIZE))
    canvas.glow(RECT, p.PICKED)
    before = pygame.surfarray.array3d(surface)
    stitch_chosen(canvas, RECT)
    changed = (pygame.surfarray.array3d(surface) != before).any(axis=2)
    assert changed.sum() > 200
    assert difference(p.MAROON, p.PICKED, "deutan") > 2 * APART


@pytest.mark.parametrize("deficiency", [None, *DEFICIENCIES])
def test_current_step_buttons_what_is_possible_and_level_one_are_four_looks(deficiency: str | None) -> None:
    """All four were gold."""
    step, possible, level = Panel.STEP_ON.value.top[:3], p.GLOW, p.LEVEL_COLOURS[0]
    for button in (Panel.PRIMARY.value.top[:3], Panel.BUTTON.value.top[:3]):
        for one, other in combinations((step, possible, level, button), 2):
            assert difference(one, other, deficiency) > APART


@pytest.mark.parametrize("now", [0, 3])
def test_the_current_step_alone_is_a_light_card(now: int) -> None:
    state = begun(2, frozenset(), "rows-for-2")
    state = state if not now else after(12, state)
    surface, layout = pygame.Surface(SIZE), arrange(state.box, SIZE)
    draw_table(Canvas(surface, Theme(SIZE)), layout, Picture(state, SITTERS[:2]))
    chips_now = chip_places(Theme(SIZE), layout.ribbon, *chips(state, None))
    light = [surface.get_at((chip.left + 6, chip.bottom - 5))[0] > 200 for chip in chips_now]
    assert sum(light) == 1


def _marks(surface: pygame.Surface, ground: p.RGB, deficiency: str) -> int:
    """Return how many pixels inside the test's rectangle stand out from the ground."""
    inside = pygame.surfarray.array3d(surface)[RECT.left : RECT.right, RECT.top : RECT.bottom].reshape(-1, 3)
    colours, counts = np.unique(inside, axis=0, return_counts=True)
    return sum(
        int(count)
        for (red, green, blue), count in zip(colours.tolist(), counts, strict=True)
        if difference((red, green, blue), ground, deficiency) > APART
    )
