"""Every widget of every form answers, and every figure that a screen draws itself."""

from __future__ import annotations

import importlib
import pkgutil
import re
from collections.abc import Iterator

import pygame
import pytest

import game.scenes
from game.coach import source_named
from game.rules.message import Message
from game.scenes.coach.chart import Chart
from game.scenes.kit.choices import ChoiceRow
from game.scenes.kit.labels import TOLD
from game.scenes.kit.screen import FormScene
from game.scenes.kit.scroll import ScrollList
from game.scenes.kit.widget import Told, Widget
from game.scenes.newgame.preview import Preview
from game.scenes.newgame.tiletable import TileTable
from game.scenes.rulebook.reader import Reader
from game.scenes.statistics.bars import SourceBars
from game.scenes.statistics.daily import Calendar
from game.table.canvas import Canvas
from tests.english import english
from tests.scenes.answering import Drawn, Eye
from tests.scenes.coaches import Coached
from tests.scenes.forms import SCREENS, opened

pytestmark = pytest.mark.usefixtures("display", "places")

PLAIN = {
    "curtain-i-am",
    "daily-begin",
    "daily-go-on",
    "done",
    "form-back",
    "learn-leave-screen",
    "learn-on",
    "learn-on-game",
    "learn-leave",
    "menu-on",
    "menu-on-replay",
    "menu-quit",
    "newgame-begin",
    "puzzle-leave",
    "puzzle-on",
    "result-back",
    "result-to-title",
    "title-play",
    "title-quit",
    "unsaved-back",
    "unsaved-leave-game",
}
"""Labels that say all."""
NAME = re.compile(r"\b[A-Z]\w+ \d$|^2-seats-rows$|^Year\s\d|^\w+day, .* \(UTC\)$")
"""Names with a number, and dates: no figures."""


def parts(widget: Widget) -> Iterator[tuple[object, tuple[int, int]]]:
    """Yield what a widget shows, each by its label or name, with a spot of it."""
    match widget:
        case ChoiceRow():
            yield from ((c.text, cell.center) for c, cell in zip(widget.choices, widget.cells, strict=True))
        case ScrollList():
            for i in range(min(widget.shown, len(widget.rows))):
                yield "row", widget.cell(i).center
                if widget.rows[i].beside:
                    yield "beside", widget.side(i).center
        case SourceBars():
            yield from (("bar", widget.column(i).center) for i in range(len(widget.games)))
        case Calendar():
            yield from (("day", widget.cell(i).center) for i in range(len(widget.days)))
        case Preview():
            yield from (("place", place.rect.center) for place in widget.places)
        case Chart():
            yield from (("plot", plot.center) for plot in widget.plots)
        case Reader():
            yield "page", widget.view.center
            yield from ((link.goal, widget._place_of(link).center) for link in widget.page.links)
        case TileTable():
            yield from (("place", place.rect.center) for place in widget.ground.places)
            yield from (("stock", place.rect.center) for place in widget.ground.stock.values())
        case _:
            yield getattr(widget, "text", type(widget).__name__), widget.rect.center


def unanswered(scene: FormScene, without: str = "") -> list[object]:
    """Return what does not answer, if those that tell a message of this id are taken away."""
    found = list[object]()
    for widget in scene.form.widgets:
        for label, spot in parts(widget):
            said = widget.refused(spot) or widget.told(spot)
            known = isinstance(label, Message) and label.id in PLAIN
            if not known and (not said or (isinstance(said, Message) and said.id == without)):
                found.append(label)
    return found


def figures(eye: Eye, scene: FormScene) -> list[Drawn]:
    """Return the figures on a screen that do not answer: a number, and at most three words with it."""
    eye.seen.clear()
    theme = scene.context.theme
    for key in [key for key in list(theme.cache) if isinstance(key, tuple) and key[0] == "part"]:
        del theme.cache[key]
    scene.draw(Canvas(pygame.Surface(scene.context.size), theme, []))
    texts = [one for one in eye.seen if one.text and re.search(r"\d", one.what)]
    texts = [one for one in texts if re.search(r"\d", re.sub(NAME, "", one.what))]
    short = [one for one in texts if len(re.findall(r"[^\W\d_]{2,}", one.what)) <= 3]
    return [one for one in short if not answered(scene, one.spot)]


def answered(scene: FormScene, spot: tuple[int, int]) -> bool:
    """Return True if the topmost widget at a spot answers there, or says all."""
    at = (widget for widget in reversed(scene.form.widgets) if widget.rect.collidepoint(spot))
    widget = next(at, None)
    if widget is None:
        return False
    label = getattr(widget, "text", "")
    plain = isinstance(label, Message) and label.id in PLAIN
    return plain or bool(widget.refused(spot) or widget.told(spot))


@pytest.mark.parametrize(("name", "kept"), SCREENS)
def test_all_on_a_form_answers(name: str, kept: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    eye = Eye(monkeypatch)
    _, scene = opened(name, kept)
    assert list(scene.form.widgets)
    assert unanswered(scene) == []
    assert figures(eye, scene) == []


@pytest.mark.parametrize(
    ("name", "kept", "id"),
    [
        ("title", False, "daily-title-tip"),
        ("more", False, "newgame-head-seed-tip"),
        ("levels", False, "newgame-level-tip"),
        ("statistics", True, "statistics-streak-tip"),
        ("statistics", True, "statistics-vp-interval"),
        ("coach", False, "coach-row-tip"),
        ("daily", True, "daily-level-tip"),
        ("menu", False, "menu-seats-tip"),
    ],
)
def test_it_is_found_when_a_tip_is_missing(name: str, kept: bool, id: str) -> None:
    _, scene = opened(name, kept)
    assert unanswered(scene, without=id)


def test_it_is_found_when_a_figure_has_no_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    eye = Eye(monkeypatch)
    _, scene = opened("statistics", kept=True)
    scene.form.widgets = [widget for widget in scene.form.widgets if not isinstance(widget, Told)]
    assert len(figures(eye, scene)) > 5


def test_each_source_in_the_coach_s_chart_answers() -> None:
    hand, _ = opened("coach", kept=False)
    assert isinstance(hand, Coached)
    chart = hand.coach.chart
    told = [english(widget.tip) for widget in hand.coach.form.widgets if isinstance(widget, Told)]
    assert len(chart.keys) > 5
    for key in chart.keys:
        assert any(english(source_named(key)) in tip for tip in told)


def test_a_label_is_either_plain_or_told() -> None:
    assert not PLAIN & TOLD


def of_form(kind: type[FormScene]) -> set[type[FormScene]]:
    """All kinds of forms below one that have none below themselves."""
    below = {one for kind in kind.__subclasses__() for one in of_form(kind)}
    return below or {kind}


def test_every_form_is_opened_here() -> None:
    """But for what has nothing to point at, and the sheet of drafts (tests/scenes/test_drafts.py)."""
    for module in pkgutil.walk_packages(game.scenes.__path__, "game.scenes."):
        importlib.import_module(module.name)
    known = {one for one in of_form(FormScene) if one.__module__.startswith("game.")}
    seen = {type(opened(name, kept)[1]) for name, kept in SCREENS}
    assert {one.__name__ for one in known - seen} == {"DraftSheet", "Peek", "WayDown"}
