"""Every widget of every form answers, and every figure that a screen draws itself."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import pygame
import pytest

from game.coach import source_named
from game.languages import LANGUAGES
from game.rules import Setup
from game.rules.message import Message, message
from game.scenes.coach.chart import Chart
from game.scenes.flow import Pop, Push, Scene
from game.scenes.kit.choices import Choice, ChoiceRow, Slider, Stepper
from game.scenes.kit.entry import Entry
from game.scenes.kit.form import REST
from game.scenes.kit.labels import TOLD
from game.scenes.kit.question import Question
from game.scenes.kit.screen import FormScene
from game.scenes.kit.scroll import ScrollList
from game.scenes.kit.widget import Told, Widget
from game.scenes.lesson.explained import Explained
from game.scenes.lesson.menu import LessonMenu
from game.scenes.newgame.draft import CHOSEN, RECOMMENDED, Draft
from game.scenes.newgame.levelsheet import LevelSheet
from game.scenes.newgame.preview import Preview
from game.scenes.newgame.scene import NewGame
from game.scenes.newgame.tiletable import TileTable
from game.scenes.play.curtain import Curtain
from game.scenes.play.menu import Menu
from game.scenes.puzzle.menu import PuzzleMenu
from game.scenes.puzzle.screen import Puzzles
from game.scenes.replay.history import History
from game.scenes.replay.menu import ReplayMenu
from game.scenes.result.scene import Result
from game.scenes.rulebook.contents import ChapterRow
from game.scenes.rulebook.reader import Reader
from game.scenes.rulebook.topic import topic_of_base
from game.scenes.saved_games.opening import taken_elsewhere
from game.scenes.saved_games.unsaved import Unsaved
from game.scenes.seatsheet import SeatSheet
from game.scenes.settings.screen import SettingsScreen
from game.scenes.statistics.bars import SourceBars
from game.scenes.statistics.daily import Calendar
from game.table.canvas import Canvas
from game.words import words_of
from tests.english import english
from tests.scenes.answering import Drawn, Eye
from tests.scenes.clicks import Hand
from tests.scenes.coaches import Coached, Coaches, at_coach, done
from tests.scenes.kept import at_title
from tests.scenes.own_games import games
from tests.scenes.reels import record
from tests.scenes.sitting import people, sit_down, window
from tests.statistics.profile import plain, write_games

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

SAYS_ALL = (ChapterRow, Reader)
"""Titles, and pages that one reads."""

GAME = "2-seats-rows"
NAME = re.compile(r"\b[A-Z]\w+ \d$|^2-seats-rows$|^Year\s\d|^\w+day, .* \(UTC\)$")
"""Names with a number, and dates: no figures."""
Opened = tuple[Hand, FormScene]


def pushed(hand: Hand, scene: Scene) -> Opened:
    hand.app.apply(Push(scene))
    hand.step()
    assert isinstance(scene, FormScene)
    return hand, scene


def by_door(name: str, *given: object) -> Opened:
    hand = at_title()
    return pushed(hand, getattr(hand.app.context.doors, name)(hand.app.context, *given))


def at_first() -> Opened:
    hand = at_title()
    scene = hand.app.scene
    assert isinstance(scene, FormScene)
    return hand, scene


def made(make: Callable[..., Any], *given: object) -> Opened:
    """Open a scene that takes a context, a history and what is given."""
    hand = at_title()
    return pushed(hand, make(hand.app.context, *given))


def history() -> History:
    return History.of_record(record(GAME), GAME)


def new_game(more: bool, tiles: str = "", valley: bool = False) -> Opened:
    hand = at_title()
    draft = Draft("bauer")
    draft.set_black(valley)
    draft.set_iron(valley)
    if tiles:
        draft.set_tiles(tiles)
    if tiles == CHOSEN:
        draft.put("", 0)
    scene = NewGame(hand.app.context, draft)
    scene.more = more
    return pushed(hand, scene)


def level_sheet() -> Opened:
    hand = at_title()
    draft = Draft("bauer")
    draft.set_player(1, "meister")
    return pushed(hand, LevelSheet(hand.app.context, draft, 1, lambda: None))


def statistics(page: str) -> Opened:
    hand, scene = by_door("statistics")
    scene._set("page", page)  # type: ignore[attr-defined]
    return hand, scene


def coach() -> Opened:
    hand = done(at_coach(Coaches()))
    assert hand.coach.findings
    return hand, hand.coach


def over_table(make: Callable[..., Any]) -> Opened:
    hand = Hand(window())
    play = sit_down(hand.app, Setup(2, 5), people(2, 1))
    return pushed(hand, make(hand.app.context, play))


def seat_sheet() -> Opened:
    sheet = lambda context, play: SeatSheet(  # noqa: E731
        context, message("seats-from-now"), 5, play.session.chairs, lambda chairs: None
    )
    return over_table(sheet)


def practice() -> Opened:
    acts = ((message("practice-agree"), lambda: None), (message("practice-refuse"), Pop))
    return made(Question, message("practice-title"), message("result-practice"), acts)


def taken() -> Opened:
    hand = at_title()
    return pushed(hand, taken_elsewhere(hand.app.context, hand.app.context.saves.listed[0]))


WITHOUT_GAMES: dict[str, Callable[[], Opened]] = {
    "title": at_first,
    "new game": partial(new_game, more=False),
    "new game with the valley": partial(new_game, more=False, valley=True),
    "more": partial(new_game, more=True),
    "more with the valley": partial(new_game, more=True, tiles=RECOMMENDED, valley=True),
    "more by hand": partial(new_game, more=True, tiles=CHOSEN, valley=True),
    "levels": level_sheet,
    "learn": partial(by_door, "learn"),
    "puzzles": partial(made, Puzzles),
    "rules": lambda: by_door("rules", topic_of_base()),
    "settings": partial(made, SettingsScreen),
    "statistics": partial(statistics, "overview"),
    "coach": coach,
    "result": lambda: made(Result, history(), True),
    "menu": lambda: over_table(lambda context, play: Menu(context, play.session)),
    "menu of a lesson": lambda: over_table(
        lambda context, play: LessonMenu(context, play.session, lambda: None)
    ),
    "menu of a puzzle": lambda: over_table(
        lambda context, play: PuzzleMenu(context, play.session, lambda: None)
    ),
    "menu of a replay": lambda: made(ReplayMenu, history(), 3, lambda: None),
    "seats": seat_sheet,
    "practice": practice,
    "unsaved": lambda: over_table(lambda context, play: Unsaved(context, play.session)),
    "explained": lambda: over_table(lambda context, play: Explained(context, play.match.state, 0)),
    "curtain": lambda: over_table(lambda context, play: Curtain(context, play.session.chairs[0])),
}
WITH_GAMES: dict[str, Callable[[], Opened]] = {
    "title": at_first,
    "saved games": partial(by_door, "saved_games"),
    "taken": taken,
    "statistics": partial(statistics, "overview"),
    "sources": partial(statistics, "sources"),
    "games": partial(statistics, "games"),
    "daily": partial(by_door, "daily"),
}
SCREENS = [(name, False) for name in WITHOUT_GAMES] + [(name, True) for name in WITH_GAMES]


def opened(name: str, kept: bool) -> Opened:
    if kept:
        one, other = plain(1, name="Anna"), plain(2, name="Bert", level="meister")
        write_games(games(), [one, plain(3), plain(4, level="knecht"), other, plain(5, moves=20)])
    return (WITH_GAMES if kept else WITHOUT_GAMES)[name]()


# -- what there is --------------------------------------------------------------------------------------


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
        case TileTable():
            yield from (("place", place.rect.center) for place in widget.ground.places)
            yield from (("stock", place.rect.center) for place in widget.ground.stock.values())
        case _:
            yield getattr(widget, "text", type(widget).__name__), widget.rect.center


def unanswered(scene: FormScene, without: str = "") -> list[object]:
    """Return what does not answer, if those that tell a message of this id are taken away."""
    found = list[object]()
    for widget in scene.form.widgets:
        if isinstance(widget, SAYS_ALL):
            continue
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
    for key in [key for key in theme.cache if isinstance(key, tuple) and key[0] == "part"]:
        del theme.cache[key]
    scene.draw(Canvas(pygame.Surface(scene.context.size), theme, []))
    texts = [one for one in eye.seen if one.text and re.search(r"\d", one.what)]
    texts = [one for one in texts if re.search(r"\d", re.sub(NAME, "", one.what))]
    short = [one for one in texts if len(re.findall(r"[^\W\d_]{2,}", one.what)) <= 3]
    return [one for one in short if not answered(scene, one.spot)]


def answered(scene: FormScene, spot: tuple[int, int]) -> bool:
    """Return True if the topmost widget at a spot answers there, or is one that says all."""
    at = (widget for widget in reversed(scene.form.widgets) if widget.rect.collidepoint(spot))
    widget = next(at, None)
    if widget is None or isinstance(widget, SAYS_ALL):
        return widget is not None
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


# -- when it is told ------------------------------------------------------------------------------------


def said(hand: Hand) -> str:
    """Return all that is on the screen, spaces made plain."""
    hand.app.ledger = []
    hand.app.draw()
    return " ".join(" ".join(mark.text.split()) for mark in hand.app.ledger)


def tip_of(hand: Hand, widget: Widget) -> str:
    tip = widget.told(widget.reading)
    assert isinstance(tip, Message)
    return " ".join(hand.app.context.theme.words.text(tip).split())


SCREENS_WITH_TIPS = [
    *(
        (name, False)
        for name in ("title", "more", "levels", "learn", "settings", "menu", "practice", "seats")
    ),
    *((name, True) for name in ("statistics", "saved games")),
]


@pytest.mark.parametrize(("name", "kept"), SCREENS_WITH_TIPS)
def test_each_screen_tells_whoever_rests_or_asks(name: str, kept: bool) -> None:
    hand, scene = opened(name, kept)
    telling = (one for one in scene.form.widgets if one.focusable and not one.speaks and not one.prompt)
    widget = next(one for one in telling if isinstance(one.told(one.reading), Message) and not one.why)
    tip = tip_of(hand, widget)
    hand.move(widget.reading)
    hand.step()
    assert tip not in said(hand)
    hand.step(REST)
    assert tip in said(hand)
    hand.move((2, 2))
    hand.step()
    assert tip not in said(hand)
    while scene.form.focused is not widget:
        hand.key(pygame.K_TAB)
    assert tip not in said(hand)
    hand.key(pygame.K_F1)
    assert tip in said(hand)


def test_a_press_held_on_a_choice_tells_and_chooses_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    hand, scene = opened("statistics", kept=True)
    row = next(one for one in scene.form.widgets if isinstance(one, ChoiceRow))
    now = 0
    monkeypatch.setattr("game.scenes.kit.form.pygame.time.get_ticks", lambda: now)
    hand.press(row.cells[1].center)
    hand.step()
    now = 5000
    hand.release(row.cells[1].center)
    hand.step()
    assert row.value == "overview"
    assert "game by game" in said(hand)


def test_a_press_held_on_a_slider_tells_and_sets_it(monkeypatch: pytest.MonkeyPatch) -> None:
    hand, scene = opened("settings", kept=False)
    slider = next(one for one in scene.form.widgets if isinstance(one, Slider))
    before, now = slider.value, 0
    monkeypatch.setattr("game.scenes.kit.form.pygame.time.get_ticks", lambda: now)
    hand.press((slider.rect.left + 20, slider.rect.centery))
    hand.step()
    now = 5000
    hand.release((slider.rect.left + 20, slider.rect.centery))
    hand.step()
    assert slider.value != before
    assert tip_of(hand, slider) in said(hand)


def test_whoever_types_is_told_nothing_till_the_pointer_moves() -> None:
    hand, scene = opened("more", kept=False)
    entry = next(one for one in scene.form.widgets if isinstance(one, Entry))
    tip = tip_of(hand, entry)
    hand.click(entry.rect.center)
    hand.step(REST)
    hand.key(pygame.K_END)
    hand.step(REST)
    assert tip not in said(hand)
    hand.move((entry.rect.centerx + 1, entry.rect.centery))
    hand.step()
    hand.step(REST)
    assert tip in said(hand)


def test_the_bubble_does_not_cover_what_it_tells_of() -> None:
    hand, scene = opened("title", kept=False)
    for widget in scene.form.widgets:
        if not widget.tip:
            continue
        hand.move(widget.rect.center)
        hand.step()
        hand.step(REST)
        hand.app.ledger = []
        hand.app.draw()
        words = " ".join(tip_of(hand, widget).split())
        mark = next(m for m in hand.app.ledger if " ".join(m.text.split()) == words)
        assert not mark.taken.colliderect(widget.rect)


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_label_that_is_told_has_its_sentence(language: str) -> None:
    words = words_of(language)
    tips = [words.text(message(f"{label}-tip")) for label in TOLD]
    assert all(tip.endswith(".") for tip in tips)
    assert len(set(tips)) == len(tips)


def test_a_label_is_either_plain_or_told() -> None:
    assert not PLAIN & TOLD


def test_a_stepper_tells_of_its_choice() -> None:
    choices = [Choice("a", "A", tip="First"), Choice("b", "B")]
    stepper = Stepper(pygame.Rect(0, 0, 100, 30), choices, "a", lambda value: None, "Any")
    assert stepper.told((50, 15)) == "First"
    stepper.step(1)
    assert stepper.told((50, 15)) == "Any"
