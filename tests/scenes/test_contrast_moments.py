"""What has the stage for a moment stands out over any table: texts 4.5:1, graphics 3:1; and none is cut."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from statistics import median

import pygame
import pytest

from game.motion.vignettes.acquisition import lifted_rect, nearer_rect
from game.rules.box import tile_info
from game.rules.ruleset import load_ruleset
from game.rules.terms import Season
from game.scenes.app.loop import App
from game.table.canvas import Canvas, TextMark
from game.table.lifted import _draw_words
from game.table.theme import Theme
from game.words import words_of
from tests.posed.events import EVENTS
from tests.posed.peaks import PEAKS, Peak
from tests.scenes.contrast import luminance, of_drawing, of_text
from tests.scenes.onstage import OnStage
from tests.scenes.written import SPOKEN

SIZE, SMALL = (1920, 1080), (1280, 720)
TEXT, GRAPHIC = 4.5, 3.0
MOMENTS = {
    **{name: peak for name, peak in PEAKS.items() if name != "at-work"},  # a tool of the table itself
    "points": Peak(EVENTS["Scored"], 0.5),
}
SILENT = {"acquisition-others", "cave-in", "cave-in-others", "reeling"}
"""Moments without words at their peak, or where the tile has room for its name alone."""
SEASONS = [
    season if season is Season.SUMMER else pytest.param(season, marks=pytest.mark.long) for season in Season
]
LEAST = 6  # pixels of a drawing's width from which it can mean something


@pytest.fixture(scope="module")
def patch() -> Iterator[pytest.MonkeyPatch]:
    with pytest.MonkeyPatch.context() as patch:
        yield patch


@pytest.fixture(scope="module")
def stage(patch: pytest.MonkeyPatch) -> OnStage:
    return OnStage(App({}, SIZE), patch)


@pytest.mark.parametrize("season", SEASONS)
@pytest.mark.parametrize("name", MOMENTS)
def test_a_moment_stands_out_at_its_peak(stage: OnStage, name: str, season: Season) -> None:
    peak = MOMENTS[name]
    stage.shows(peak.pose(), peak.share, season)
    scene, window = luminance(stage.app.surface), pygame.Rect((0, 0), SIZE)
    texts = {mark.text: of_text(scene, mark.taken) for mark in stage.texts}
    assert texts or name in SILENT
    assert not {text: found for text, found in texts.items() if found < TEXT}
    drawings = defaultdict[str, list[float]](list)
    for name_, image, rect in stage.drawings:
        drawn = rect.width > LEAST and window.contains(rect) and pygame.mask.from_surface(image, 127).count()
        if drawn:
            drawings[name_].append(of_drawing(scene, image, rect))
    assert drawings or name == "cave-in-others"
    assert not {name_: median(all_) for name_, all_ in drawings.items() if median(all_) < GRAPHIC}


@pytest.mark.long
@pytest.mark.parametrize("language", SPOKEN)
def test_no_title_of_a_moment_is_cut(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each lies on its board, and that in the moment's own picture."""
    stage = OnStage(App({}, SMALL, language=language), monkeypatch)
    for name, peak in MOMENTS.items():
        stage.shows(peak.pose(), peak.share)
        for mark in stage.texts:
            assert not _spoilt(mark), (name, mark)
            assert stage.shown is None or stage.rect.contains(mark.taken), (name, mark)


@pytest.mark.parametrize("language", SPOKEN)
@pytest.mark.parametrize("size", [SMALL, SIZE])
def test_no_name_or_effect_of_a_lifted_tile_is_cut(language: str, size: tuple[int, int]) -> None:
    theme, ruleset = Theme(size, words_of(language)), load_ruleset()
    large, near = lifted_rect(size), nearer_rect(size, pygame.Rect(0, 0, 90, 90))
    for number in ruleset.tile:
        for rect, least in ((large, 2), (near, 1)):
            marks = list[TextMark]()
            tile = tile_info(ruleset, 0, number, (0, 0))
            _draw_words(Canvas(pygame.Surface(rect.size), theme, marks), tile, rect.size)
            assert len(marks) >= least, (number, rect)
            assert not [mark for mark in marks if _spoilt(mark)], (number, rect)
            rooms = [mark.taken for mark in marks]
            assert len(rooms) < 2 or not rooms[0].colliderect(rooms[1]), (number, rect)


def _spoilt(mark: TextMark) -> bool:
    """Return True if a text was shortened, or leaves the room that is its own at the sides."""
    return mark.cut or mark.taken.left < mark.panel.left or mark.taken.right > mark.panel.right
