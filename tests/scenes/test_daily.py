"""The game of the day, by clicks and by keys; advice that marks a game for good."""

from __future__ import annotations

from datetime import date, timedelta

import pygame
import pytest

from game.rules.record import read_head
from game.scenes.app.loop import App
from game.scenes.flow import Pop, Push
from game.scenes.play.scene import Play
from game.scenes.replay.scene import Replay
from game.scenes.saving.chairs import Chair
from game.scenes.statistics import daily as daily_module
from game.scenes.statistics.daily import Calendar, Daily
from tests.english import english
from tests.scenes.kept import SIZE, at_title
from tests.scenes.opponents import OPPONENTS
from tests.scenes.own_games import daily, found, games, texts
from tests.statistics.profile import TODAY, of_day, plain, text_of, write_games

pytestmark = pytest.mark.usefixtures("display", "places")


@pytest.fixture(autouse=True)
def _today(monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock says the day of the posed profile."""
    monkeypatch.setattr(daily_module, "today_in_utc", lambda: TODAY)


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


def test_an_attempt_against_another_opponent_is_none_of_the_first_ones() -> None:
    hand, _ = daily()
    hand.button("Play")
    session = hand.play.session
    session.hand_over(1, Chair("Random", session.chairs[1].colour, "random", 5))
    hand.app.stop()
    assert played() == [f"{TODAY.isoformat()} again"]
    hand, _ = daily()
    hand.button("Play")
    assert played() == [f"{TODAY.isoformat()} again"] * 2, "the deal was seen"


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


def test_who_played_most_without_a_name_is_called_anew() -> None:
    """What a seat is called by itself stands in the record in the language of that time."""
    write_games(games(), [plain(1, name="Spieler 1"), plain(2, name="Spieler 1"), plain(3)])
    hand, _ = daily()
    hand.button("Play")
    assert hand.play.session.chairs[0].name == "Anna"


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
    hand.button("Play")
    assert hand.play.match.advised
