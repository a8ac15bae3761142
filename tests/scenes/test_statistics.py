"""The statistics, by clicks and by keys."""

from __future__ import annotations

import csv
import os
import threading
import time
from collections.abc import Callable, Sequence
from pathlib import Path

import pygame
import pytest

from game.scenes.app.loop import App
from game.scenes.flow import Pop, Push
from game.scenes.kit.question import Question
from game.scenes.kit.scroll import ScrollList
from game.scenes.kit.switches import Chip
from game.scenes.play.scene import Play
from game.scenes.replay.scene import Replay
from game.scenes.saving.folders import home
from game.scenes.statistics.bars import SourceBars
from game.scenes.statistics.daily import Daily
from game.scenes.statistics.scene import Statistics
from game.statistics.index import FILE, Index, Library
from game.table.canvas import TextMark
from tests.english import english
from tests.scenes.clicks import Hand
from tests.scenes.kept import SIZE
from tests.scenes.opponents import OPPONENTS
from tests.scenes.own_games import found, games, statistics, texts
from tests.scenes.written import SPOKEN
from tests.statistics.profile import TODAY, plain, profile, write_games

pytestmark = pytest.mark.usefixtures("display", "places")


def page(hand: Hand, scene: Statistics, number: int) -> None:
    """Click one of the pages."""
    row = next(w for w in scene.form.widgets if getattr(w, "value", None) == scene.page)
    hand.click(row.cells[number].center)  # type: ignore[attr-defined]


def chip(hand: Hand, scene: Statistics, text: str) -> None:
    chips = (widget for widget in scene.form.widgets if isinstance(widget, Chip))
    hand.click(next(one for one in chips if english(one.text) == text).rect.center)


# -- what is shown ------------------------------------------------------------------------------------


def test_without_games_the_screen_says_what_it_is_for() -> None:
    hand, scene = statistics()
    for number in range(3):
        page(hand, scene, number)
        assert "Here you will see how your games went. None is finished yet." in " ".join(texts(hand))


def test_plain_games_are_counted_and_other_kinds_let_in_one_by_one() -> None:
    write_games(
        games(), [plain(1), plain(2), plain(3, practice=True), plain(4, advised=True), plain(5, handed=True)]
    )
    hand, scene = statistics()
    assert len(scene.counted) == 2
    assert "3\u00a0more games are not counted; switch their kind on at the left to include them." in " ".join(
        texts(hand)
    )
    for count, text in enumerate(("Practice", "With advice", "Handed over"), start=3):
        chip(hand, scene, text)
        assert len(scene.counted) == count
    assert "left out" not in " ".join(texts(hand))
    hand.button("Clear the filters")
    assert len(scene.counted) == 2


def test_who_has_finished_advised_games_alone_sees_them_and_is_told_why() -> None:
    write_games(games(), [plain(1, advised=True), plain(2, advised=True), plain(3, name="Bert")])
    hand, scene = statistics()
    assert scene.sieve.name == "Anna" and len(scene.counted) == 2
    on = [english(one.text) for one in scene.form.widgets if isinstance(one, Chip) and one.on]
    assert on == ["With advice"]
    reason = "Every game finished so far is of a kind that is lit on the left"
    assert reason in " ".join(texts(hand)) and "Clear the filters" not in texts(hand)
    chip(hand, scene, "With advice")
    assert not scene.counted and "games are not counted" in " ".join(texts(hand)).replace("\u00a0", " ")
    hand.button("Clear the filters")
    assert len(scene.counted) == 2
    hand.click(scene.form.widgets[0].ends[1].center)  # type: ignore[attr-defined]
    assert scene.sieve.name == "Bert" and not scene.sieve.filters.kinds
    assert reason not in " ".join(texts(hand))


def test_filters_offer_what_was_played() -> None:
    write_games(games(), [plain(1, level="knecht"), plain(2, level="meister"), plain(3, level="meister")])
    hand, scene = statistics()
    stepper = next(w for w in scene.form.widgets if getattr(w, "act", None) and hasattr(w, "ends"))
    assert [english(choice.text) for choice in stepper.choices] == ["any", "Knecht", "Meister"]  # type: ignore[attr-defined]
    for count in (1, 2, 3):
        hand.click(stepper.ends[1].center)  # type: ignore[attr-defined]
        stepper = next(w for w in scene.form.widgets if hasattr(w, "ends"))
        assert len(scene.counted) == count


def test_of_several_people_the_one_who_played_most_is_looked_at_first() -> None:
    write_games(games(), [plain(1, name="Bert"), plain(2), plain(3)])
    hand, scene = statistics()
    assert scene.sieve.name == "Anna" and len(scene.counted) == 2
    hand.click(scene.form.widgets[0].ends[1].center)  # type: ignore[attr-defined]
    assert scene.sieve.name == "Bert" and len(scene.counted) == 1


def test_a_damaged_index_is_told_in_one_line_and_nothing_is_lost() -> None:
    write_games(games(), [plain(1), plain(2)])
    (home() / FILE).write_bytes(b"nonsense" * 100)
    hand, scene = statistics()
    assert len(scene.counted) == 2
    assert f"{FILE}.1.damaged" in " ".join(texts(hand))


def test_a_game_that_cannot_be_read_is_counted_as_left_out() -> None:
    write_games(games(), [plain(1)])
    (games() / "newer.hasp").write_text("Haspelknecht record 2\nrules: 99\n", encoding="utf-8")
    hand, scene = statistics()
    assert len(scene.counted) == 1
    assert "1\u00a0saved game cannot be read and is not counted." in " ".join(texts(hand))


@pytest.mark.long
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("language", SPOKEN)
def test_no_text_is_cut_or_leaves_its_place(language: str, size: tuple[int, int]) -> None:
    write_games(games(), profile())
    app = App(OPPONENTS, size, language=language)
    hand = Hand(app)
    marks: list[TextMark] = []
    app.ledger = marks
    for scene in (Statistics(app.context), Daily(app.context, TODAY)):
        app.apply(Push(scene))
        for number in range(3):
            if isinstance(scene, Statistics):
                page(hand, scene, number)
            for way in ("level", "seats", "board", "modules"):
                marks.clear()
                if isinstance(scene, Statistics):
                    scene.by = way
                    scene._follow()
                hand.step()
                assert [mark.text for mark in marks if mark.cut] == []
                leaving = [m.text for m in marks if not m.panel.inflate(2, 2).contains(m.taken)]
                assert leaving == []
        app.apply(Pop())


# -- opening and writing ------------------------------------------------------------------------------


def test_a_finished_game_of_the_list_is_stepped_through() -> None:
    write_games(games(), [plain(1), plain(2)])
    hand, scene = statistics()
    page(hand, scene, 2)
    hand.click(found(scene, ScrollList).cell(0).center)
    assert isinstance(hand.app.scene, Replay)
    hand.app.apply(Pop())
    assert hand.app.scene is scene


def test_a_game_that_goes_on_is_gone_on_with() -> None:
    write_games(games(), [plain(1, moves=40)])
    hand, scene = statistics()
    page(hand, scene, 2)
    hand.click(found(scene, ScrollList).cell(0).center)
    assert isinstance(hand.app.scene, Play) and len(hand.play.match.turns) == 40


@pytest.mark.parametrize("trouble", ["gone", "damaged"])
def test_a_game_that_cannot_be_opened_any_more_says_why(trouble: str) -> None:
    (path,) = write_games(games(), [plain(1)])
    hand, scene = statistics()
    page(hand, scene, 2)
    path.unlink() if trouble == "gone" else path.write_text("no game", encoding="utf-8")
    hand.click(found(scene, ScrollList).cell(0).center)
    assert isinstance(hand.app.scene, Question)


def test_a_bar_opens_its_game_by_click_and_by_keys() -> None:
    write_games(games(), [plain(1), plain(2), plain(3)])
    hand, scene = statistics()
    page(hand, scene, 1)
    bars = found(scene, SourceBars)
    hand.click(bars.column(0).center)
    assert isinstance(hand.app.scene, Replay)
    hand.app.apply(Pop())
    while scene.form.focused is None or not isinstance(scene.form.focused, SourceBars):
        hand.key(pygame.K_TAB)
    hand.key(pygame.K_LEFT)
    assert "Won" in " ".join(texts(hand)) or "Place" in " ".join(texts(hand))
    hand.key(pygame.K_RETURN)
    assert isinstance(hand.app.scene, Replay)


def test_of_a_single_game_no_halves_are_told() -> None:
    write_games(games(), [plain(1)])
    hand, scene = statistics()
    page(hand, scene, 1)
    told = [english(tip) for widget in scene.form.widgets if (tip := getattr(widget, "tip", ""))]
    assert sum(text.endswith("in this game.") for text in told) > 3
    assert not any("half" in text for text in [*told, *texts(hand)])


def test_the_games_that_are_looked_at_are_written_as_csv() -> None:
    write_games(games(), [plain(1), plain(2, practice=True), plain(3, moves=30)])
    hand, _scene = statistics()
    hand.button("Save as CSV")
    (path,) = home().glob("statistics-*.csv")
    with path.open(encoding="utf-8", newline="") as file:
        assert [row["seed"] for row in csv.DictReader(file)] == ["1", "3"]
    assert str(path) in " ".join(texts(hand)).replace(" ", "") or path.name in "".join(texts(hand))


def test_csv_that_cannot_be_written_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    def full(path: Path, text: str) -> None:
        raise OSError(28, os.strerror(28))

    monkeypatch.setattr("game.scenes.statistics.scene.write_safely", full)
    write_games(games(), [plain(1)])
    hand, scene = statistics()
    hand.button("Save as CSV")
    assert scene.said is not None and scene.said.id == "trouble-in"


# -- slow disks ---------------------------------------------------------------------------------------


class SlowIndex:
    """An index that has read three games of a thousand, and goes on once it is let."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.gate, self.left, whole = threading.Event(), threading.Event(), Index.library

        def library(index: Index, folders: Sequence[Path], progress: Callable[[int, int], object]) -> Library:
            try:
                progress(3, 1000)
                self.gate.wait(20)
                progress(4, 1000)
            except BaseException:
                self.left.set()
                raise
            return whole(index, folders, progress)

        monkeypatch.setattr(Index, "library", library)


def shown(scene: Statistics | Daily, app: App) -> Hand:
    """A hand at a window that draws ahead, once the scene is there."""
    app.apply(Push(scene))
    hand = Hand(app)
    for _ in range(400):
        hand.step(0.02)
        if app.scene is scene:
            return hand
        time.sleep(0.02)
    raise AssertionError("the scene is never shown")


@pytest.mark.long
def test_while_games_are_read_the_window_goes_on_and_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    write_games(games(), [plain(1), plain(2)])
    slow, app = SlowIndex(monkeypatch), App(OPPONENTS, SIZE, ahead=True)
    scene = Statistics(app.context)
    hand = shown(scene, app)
    said = " ".join(texts(hand))
    assert "Reading saved games: 3 of 1,000 …" in said and "Reading the saved games …" in said
    slow.gate.set()
    for _ in range(400):
        hand.step(0.02)
        if scene.counted:
            break
        time.sleep(0.02)
    assert len(scene.counted) == 2
    app.stop()


@pytest.mark.long
def test_the_game_of_the_day_begins_once_it_is_known_whether_it_was_played(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    slow, app = SlowIndex(monkeypatch), App(OPPONENTS, SIZE, ahead=True)
    scene = Daily(app.context, TODAY)
    hand = shown(scene, app)
    hand.button("Play")
    assert app.scene is scene
    slow.gate.set()
    for _ in range(400):
        hand.step(0.02)
        if scene.reader.ready:
            break
        time.sleep(0.02)
    hand.step()
    assert not hand.widget("Play").why
    app.stop()


@pytest.mark.long
def test_reading_stops_when_the_screen_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    slow, app = SlowIndex(monkeypatch), App(OPPONENTS, SIZE, ahead=True)
    hand = shown(Statistics(app.context), app)
    hand.button("Back")
    slow.gate.set()
    assert slow.left.wait(10)
    app.stop()
