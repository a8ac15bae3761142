"""The statistics and the game of the day, by clicks and by keys."""

from __future__ import annotations

import csv
import os
from datetime import date, timedelta
from pathlib import Path
from typing import TypeVar

import pygame
import pytest

from game.languages import LANGUAGES
from game.rules.record import read_head
from game.scenes.app.loop import App
from game.scenes.flow import Pop, Push
from game.scenes.kit.question import Question
from game.scenes.kit.scroll import ScrollList
from game.scenes.kit.switches import Chip
from game.scenes.kit.widget import Widget
from game.scenes.play.scene import Play
from game.scenes.replay.scene import Replay
from game.scenes.saving.folders import home
from game.scenes.statistics import daily as daily_module
from game.scenes.statistics.bars import SourceBars
from game.scenes.statistics.daily import Calendar, Daily
from game.scenes.statistics.scene import Statistics
from game.statistics.index import FILE
from game.table.canvas import TextMark
from tests.english import english
from tests.scenes.clicks import Hand
from tests.scenes.kept import SIZE, at_title
from tests.scenes.opponents import OPPONENTS
from tests.statistics.profile import TODAY, of_day, plain, profile, text_of, write_games

Kind = TypeVar("Kind", bound=Widget)
pytestmark = pytest.mark.usefixtures("display", "places")


@pytest.fixture(autouse=True)
def _today(monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock says the day of the posed profile."""
    monkeypatch.setattr(daily_module, "today_in_utc", lambda: TODAY)


def games() -> Path:
    return home() / "games"


def statistics() -> tuple[Hand, Statistics]:
    """A hand that has opened the statistics from the title."""
    hand = at_title()
    hand.button("Statistics")
    scene = hand.app.scene
    assert isinstance(scene, Statistics)
    return hand, scene


def daily() -> tuple[Hand, Daily]:
    """A hand that has opened the game of the day from the title."""
    hand = at_title()
    hand.button("Today’s game")
    scene = hand.app.scene
    assert isinstance(scene, Daily)
    return hand, scene


def texts(hand: Hand) -> list[str]:
    """Everything that the window says."""
    marks: list[TextMark] = []
    hand.app.ledger = marks
    hand.app.scene.dirty = True
    hand.step()
    return [mark.text for mark in marks]


def found(scene: Statistics | Daily, kind: type[Kind]) -> Kind:
    return next(widget for widget in scene.form.widgets if isinstance(widget, kind))


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
    assert (
        "3\u00a0more games are left out because of their kind; the buttons on the left let them in."
        in " ".join(texts(hand))
    )
    for count, text in enumerate(("Practice", "With advice", "Handed over"), start=3):
        chip(hand, scene, text)
        assert len(scene.counted) == count
    assert "left out" not in " ".join(texts(hand))
    hand.button("Take all filters away")
    assert len(scene.counted) == 2


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


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("language", LANGUAGES)
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


def test_the_games_that_are_looked_at_are_written_as_csv() -> None:
    write_games(games(), [plain(1), plain(2, practice=True), plain(3, moves=30)])
    hand, _scene = statistics()
    hand.button("Write as CSV")
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
    hand.button("Write as CSV")
    assert scene.said is not None and scene.said.id == "trouble-in"


# -- the game of the day ------------------------------------------------------------------------------


def played() -> list[str]:
    """The marks of the games that are saved, in the order in which they were begun."""
    return [read_head(path.read_text("utf-8")).daily for path in sorted(games().glob("*.hasp"))]


def test_the_first_attempt_is_marked_and_the_next_is_another_one() -> None:
    hand, scene = daily()
    hand.button("Play")
    assert isinstance(hand.app.scene, Play)
    assert hand.play.match.setup == scene.game.setup
    assert hand.play.session.chairs[1].automa == scene.game.level
    assert played() == [TODAY.isoformat()]
    hand.app.stop()
    hand, scene = daily()
    hand.button("Go on")
    assert isinstance(hand.app.scene, Play) and len(played()) == 1
    hand.app.stop()
    (path,) = games().glob("*.hasp")
    path.write_text(text_of(of_day(TODAY)), encoding="utf-8")
    hand, scene = daily()
    hand.button("Play once more")
    assert sorted(played()) == [TODAY.isoformat(), f"{TODAY.isoformat()} again"]


def test_a_game_that_was_begun_for_another_day_does_not_count_today() -> None:
    write_games(games(), [of_day(TODAY - timedelta(days=1))])
    hand, scene = daily()
    assert scene.present.first is None and scene.streak == 1
    hand.button("Play")
    assert TODAY.isoformat() in played()


def test_midnight_changes_nothing_on_an_open_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    hand, _scene = daily()
    monkeypatch.setattr(daily_module, "today_in_utc", lambda: TODAY + timedelta(days=1))
    hand.button("Play")
    assert played() == [TODAY.isoformat()]


@pytest.mark.parametrize("day", [date(1970, 1, 1), date(2026, 11, 1), date(9000, 1, 1)])
def test_whatever_the_clock_says_there_is_a_game(day: date) -> None:
    write_games(games(), [of_day(TODAY)])
    hand = at_title()
    hand.app.apply(Push(Daily(hand.app.context, day)))
    hand.button("Play")
    assert isinstance(hand.app.scene, Play)


def test_a_day_of_the_calendar_opens_its_game_by_click_and_by_keys() -> None:
    yesterday = TODAY - timedelta(days=1)
    write_games(games(), [of_day(yesterday)])
    hand, scene = daily()
    calendar = found(scene, Calendar)
    at = next(i for i, day in enumerate(calendar.days) if day.day == yesterday)
    hand.click(calendar.cell(at).center)
    assert isinstance(hand.app.scene, Replay)
    hand.app.apply(Pop())
    while not isinstance(scene.form.focused, Calendar):
        hand.key(pygame.K_TAB)
    hand.key(pygame.K_LEFT)
    assert "yesterday" not in texts(hand)
    hand.key(pygame.K_RETURN)
    assert isinstance(hand.app.scene, Replay)


def test_an_empty_day_opens_nothing() -> None:
    hand, scene = daily()
    hand.click(found(scene, Calendar).cell(0).center)
    assert hand.app.scene is scene
    hand.click(found(scene, Calendar).cell(27).center)
    assert "not played" in " ".join(texts(hand))


def test_who_played_most_plays_the_game_of_the_day() -> None:
    write_games(games(), [plain(1, name="Wilhelmine"), plain(2, name="Wilhelmine"), plain(3)])
    hand, _ = daily()
    hand.button("Play")
    assert hand.play.session.chairs[0].name == "Wilhelmine"


def test_the_game_in_the_list_says_of_which_day_it_is() -> None:
    write_games(games(), [of_day(TODAY), of_day(TODAY, again=True)])
    app = App(OPPONENTS, SIZE)
    about = [english(saved.about) for saved in app.context.saves.games()]
    assert "game of the day, 22 November" in about[1] and "once more" not in about[1]
    assert "game of the day, 22 November, once more" in about[0]


# -- advice -------------------------------------------------------------------------------------------


def test_a_game_in_which_advice_was_shown_is_marked_for_good() -> None:
    hand, _ = daily()
    hand.button("Play")
    play = hand.play
    while not (play.session.human and play.can_ask and not play.stage.moving):
        hand.step(1.0)
    (path,) = games().glob("*.hasp")
    assert not read_head(path.read_text("utf-8")).advised
    hand.key(pygame.K_a)
    for _ in range(400):
        if play.why.advised:
            break
        hand.step(0.05)
    hand.step()
    play.session.settle()
    assert play.why.advised and read_head(path.read_text("utf-8")).advised
    hand.app.stop()
    hand = at_title()
    hand.button("Go on")
    assert hand.play.match.advised
