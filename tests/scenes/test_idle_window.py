"""A window knows when it is idle: nobody plays at it, nobody thinks, and nothing moves."""

from __future__ import annotations

from enum import Enum

import pygame
import pytest

from game.coach import Review
from game.compiled.idle import Compiled
from game.plain_words import plain
from game.rules import Setup
from game.scenes.app.loop import App
from game.scenes.compiling import SAID
from game.scenes.flow import Push
from game.scenes.opponents import Opponents
from game.scenes.play.menu import Menu
from game.scenes.replay.commands import ReplayAct
from game.scenes.replay.history import History
from game.scenes.replay.scene import Replay
from game.scenes.saving.chairs import Chair
from game.scenes.settings.screen import SettingsScreen
from game.words import words_of
from tests.scenes.clicks import Hand
from tests.scenes.coaches import Coaches
from tests.scenes.opponents import OPPONENTS
from tests.scenes.reels import record
from tests.scenes.sitting import sit_down, window
from tests.scenes.weigher import Slow
from tests.scenes.written import SPOKEN, said, written, wrong


class Work:
    """Idle work that notes in which rounds it was disturbed."""

    def __init__(self, state: Enum = Compiled.WAITS) -> None:
        self.state, self.disturbed, self.closed = state, list[bool](), False

    def pass_time(self, seconds: float, disturbed: bool) -> None:
        self.disturbed.append(disturbed)

    def close(self) -> None:
        self.closed = True


@pytest.fixture
def work() -> Work:
    return Work()


def rounds(hand: Hand, work: Work, count: int = 3) -> set[bool]:
    """Whether the work was disturbed in the next rounds of the loop."""
    work.disturbed.clear()
    for _ in range(count):
        hand.step()
    return set(work.disturbed)


def at_rest(hand: Hand, work: Work) -> None:
    """Wait until nothing moves any more."""
    for _ in range(400):
        if rounds(hand, work, 1) == {False}:
            return
    raise AssertionError("it never comes to rest")


def at_table(work: Work, automa: str = "random") -> Hand:
    """A fresh game of a person, who decides first, and an automa."""
    hand = Hand(window(builder=work))
    for seed in range(1, 20):
        play = sit_down(hand.app, Setup(seed=seed), (Chair("Anna", 0), Chair("Bert", 1, automa, 1)))
        if play.session.human:
            break
    at_rest(hand, work)
    return hand


def test_the_title_is_idle_until_somebody_does_something(work: Work) -> None:
    hand = Hand(App(OPPONENTS, (1280, 720), builder=work))
    at_rest(hand, work)
    assert rounds(hand, work, 20) == {False}
    for disturb in (
        lambda: hand.move((300, 300)),
        lambda: pygame.event.post(
            pygame.Event(pygame.KEYDOWN, key=pygame.K_z, mod=0, unicode="", scancode=0)
        ),
        lambda: hand.press((5, 5)),
        lambda: pygame.event.post(pygame.Event(pygame.MOUSEWHEEL, x=0, y=1, precise_x=0.0, precise_y=1.0)),
    ):
        disturb()
        assert rounds(hand, work, 1) == {True}
        assert rounds(hand, work, 1) == {False}
    pygame.event.post(pygame.Event(pygame.WINDOWEXPOSED))
    assert rounds(hand, work, 1) == {False}, "nobody did that"


def test_a_table_is_idle_while_a_person_ponders(work: Work) -> None:
    hand = at_table(work)
    assert rounds(hand, work, 20) == {False}


def test_an_automa_that_thinks_disturbs_from_its_first_frame_on(work: Work) -> None:
    """Also while the menu lies over the table."""
    slow = Slow()
    opponents = Opponents(("slow",), lambda name, seed: slow, lambda name: True, tuple)
    hand = Hand(window(opponents, builder=work))
    for seed in range(1, 20):
        play = sit_down(hand.app, Setup(seed=seed), (Chair("Anna", 0), Chair("Bert", 1, "slow", 1)))
        if not play.session.human:
            break
    assert rounds(hand, work, 30) == {True}
    hand.key(pygame.K_F10)
    assert isinstance(hand.app.scene, Menu)
    assert rounds(hand, work, 5) == {True}


def test_advice_that_is_thought_about_disturbs(work: Work) -> None:
    slow = Slow()
    opponents = Opponents(("slow", "random"), lambda name, seed: slow, lambda name: True, tuple)
    hand = Hand(window(opponents, builder=work))
    for seed in range(1, 20):
        play = sit_down(hand.app, Setup(seed=seed), (Chair("Anna", 0), Chair("Bert", 1, "random", 1)))
        if play.session.human:
            break
    at_rest(hand, work)
    play.why.ask()
    assert rounds(hand, work, 5) == {True}
    play.why.close()
    at_rest(hand, work)


def test_a_replay_disturbs_while_it_plays(work: Work) -> None:
    hand = Hand(window(builder=work))
    replay = Replay(hand.app.context, History.of_record(record("2-seats-rows"), "a game"))
    hand.app.apply(Push(replay))
    at_rest(hand, work)
    hand.app.context.settings.pace = "slow"
    replay.carry_out(ReplayAct.PLAY_OR_PAUSE)
    assert rounds(hand, work, 5) == {True}
    replay.carry_out(ReplayAct.PLAY_OR_PAUSE)
    at_rest(hand, work)


def test_a_review_under_way_disturbs(work: Work) -> None:
    coaches = Coaches([Review(1, 9)] * 10 + [Review(9, 9)])
    hand = Hand(window(builder=work, start_review=coaches))
    history = History.of_record(record("2-seats-rows"), "a game")
    hand.app.apply(Push(hand.app.context.doors.coach(hand.app.context, history)))
    assert rounds(hand, work, 5) == {True}
    at_rest(hand, work)


def test_the_work_ends_with_the_window(work: Work) -> None:
    App(OPPONENTS, (1280, 720), builder=work).stop()
    assert work.closed


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)], ids=str)
@pytest.mark.parametrize("language", SPOKEN)
def test_the_settings_say_whether_automas_think_compiled(
    work: Work, size: tuple[int, int], language: str
) -> None:
    assert set(SAID) == {state.value for state in Compiled}
    hand = Hand(App(OPPONENTS, size, language=language, builder=work))
    hand.app.apply(Push(SettingsScreen(hand.app.context)))
    for state in Compiled:
        work.state = state
        hand.step()
        assert plain(words_of(language).text(SAID[state.value])) in said(hand)
        assert wrong(written(hand)) == []
