"""To and fro in a recorded game: each position is the one that so many moves lead to."""

from __future__ import annotations

import random

import pygame
import pytest

from game.rules import state_json
from game.rules.terms import Season
from game.scenes.replay.scene import Replay
from tests.english import english
from tests.scenes.reels import Viewer, begun, played, record

NAME = "2-seats-rows"
LAST = len(record(NAME).moves)
SHIFT, CTRL = pygame.KMOD_LSHIFT, pygame.KMOD_LCTRL


@pytest.fixture
def hand() -> Viewer:
    return begun(NAME)


def test_it_opens_before_the_first_move(hand: Viewer) -> None:
    assert hand.at == 0 and hand.shown() == state_json(played(NAME, 0))
    assert english(hand.replay.caption.said).startswith(f"{NAME}.hasp: ")


@pytest.mark.long
def test_a_step_on_and_back_is_a_move(hand: Viewer) -> None:
    for at in range(1, 31):
        hand.press_key(pygame.K_RIGHT)
        assert (hand.at, hand.shown()) == (at, state_json(played(NAME, at)))
    for at in range(29, 9, -1):
        hand.press_key(pygame.K_LEFT)
        assert (hand.at, hand.shown()) == (at, state_json(played(NAME, at)))


@pytest.mark.long
@pytest.mark.parametrize("name", [NAME, "4-seats-both", "3-seats-by-chance"])
def test_every_jump_ends_in_what_the_moves_lead_to(name: str) -> None:
    hand, last = begun(name), len(record(name).moves)
    for at in random.Random(1).sample(range(last + 1), 12):
        hand.replay.go(at)
        assert hand.shown() == state_json(played(name, at))
    hand.press_key(pygame.K_END)
    assert (hand.at, hand.shown()) == (last, state_json(record(name).state))


@pytest.mark.long
def test_drawing_and_flying_change_no_position() -> None:
    hand = begun("4-seats-both")
    hand.app.context.settings.animation = True
    before = [state_json(hand.replay.history.state(at)) for at in range(0, 80, 3)]
    for _ in range(80):
        hand.press_key(pygame.K_RIGHT)
        hand.step(0.02)
    hand.press_key(pygame.K_HOME)
    assert [state_json(hand.replay.history.state(at)) for at in range(0, 80, 3)] == before


def test_the_ends_hold(hand: Viewer) -> None:
    hand.press_key(pygame.K_LEFT)
    assert hand.at == 0
    hand.press_key(pygame.K_END)
    hand.press_key(pygame.K_RIGHT)
    assert hand.at == LAST
    hand.press_key(pygame.K_HOME)
    assert hand.at == 0


@pytest.mark.long
def test_steps_by_phase_stand_where_each_begins(hand: Viewer) -> None:
    seen = [(1, Season.SPRING)]
    for _ in range(11):
        hand.press_key(pygame.K_PAGEDOWN)
        state, before = played(NAME, hand.at), played(NAME, hand.at - 1)
        assert (state.year, state.season) != (before.year, before.season)
        seen.append((state.year, Season(state.season)))
    assert seen == [(year, season) for year in (1, 2, 3) for season in Season]
    hand.press_key(pygame.K_PAGEDOWN)
    assert hand.at == LAST
    hand.press_key(pygame.K_LEFT, SHIFT)
    last_winter = hand.at
    assert hand.replay.history.span(last_winter).start == last_winter
    hand.press_key(pygame.K_RIGHT)
    hand.press_key(pygame.K_PAGEUP)
    assert hand.at == last_winter
    hand.press_key(pygame.K_PAGEUP)
    hand.press_key(pygame.K_RIGHT, SHIFT)
    assert hand.at == last_winter


def test_steps_by_year(hand: Viewer) -> None:
    starts = []
    for _ in range(3):
        hand.press_key(pygame.K_RIGHT, CTRL)
        starts.append(hand.at)
    assert [(played(NAME, at).year, played(NAME, at).season) for at in starts] == [(2, 0), (3, 0), (3, 3)]
    assert starts[-1] == LAST
    hand.press_key(pygame.K_LEFT, CTRL)
    hand.press_key(pygame.K_LEFT, CTRL)
    assert hand.at == starts[0]


def test_the_buttons_do_the_same(hand: Viewer) -> None:
    bar = hand.replay.bar
    hand.click(bar.on.rect.center)
    hand.click(bar.on.rect.center)
    hand.click(bar.back.rect.center)
    assert hand.at == 1
    hand.click(bar.phase.ends[1].center)
    phase = hand.at
    hand.click(bar.year.ends[1].center)
    year = hand.at
    assert 1 < phase < year and english(hand.replay.bar.year.text) == "Year II"
    hand.click(bar.year.ends[0].center)
    assert hand.at == 0
    hand.click(bar.last.rect.center)
    assert hand.at == LAST and english(hand.replay.bar.phase.text) == "Winter"
    hand.click(bar.phase.ends[0].center)
    assert hand.replay.history.span(hand.at).start == hand.at
    hand.click(bar.first.rect.center)
    assert hand.at == 0


def test_a_click_on_the_timeline_goes_there(hand: Viewer) -> None:
    timeline = hand.replay.bar.timeline
    for at in (100, 3, LAST, 0, 57):
        hand.click((timeline.x(at), timeline.rect.centery))
        assert abs(hand.at - at) <= 1
        assert hand.shown() == state_json(played(NAME, hand.at))


def test_the_timeline_can_be_dragged_along_and_wheeled(hand: Viewer) -> None:
    timeline, middle = hand.replay.bar.timeline, hand.replay.bar.timeline.rect.centery
    hand.move((timeline.x(10), middle))
    hand.press((timeline.x(10), middle))
    hand.step(0)
    seen = [hand.at]
    for at in (40, 80, 70):
        hand.move((timeline.x(at), middle + 60))
        hand.step(0)
        seen.append(hand.at)
    hand.release((timeline.x(70), middle))
    hand.step(0)
    assert all(abs(found - at) <= 1 for found, at in zip(seen, (10, 40, 80, 70), strict=True))
    pygame.event.post(pygame.Event(pygame.MOUSEWHEEL, x=0, y=-1, flipped=False))
    hand.step(0)
    assert hand.at == seen[-1] + 1


def test_a_drag_that_ends_on_a_board_is_no_click_on_it(hand: Viewer) -> None:
    timeline = hand.replay.bar.timeline
    other = 1 - hand.replay.stage.focus
    hand.drag((timeline.x(10), timeline.rect.centery), hand.replay.stage.layout.boards[other].rect.center)
    assert hand.replay.following


def test_it_plays_on_pauses_and_stops_at_the_end(hand: Viewer) -> None:
    hand.app.context.settings.pace = "normal"
    hand.replay.go(LAST - 3)
    hand.press_key(pygame.K_SPACE)
    hand.step(0.01)
    assert hand.replay.runner.playing and hand.at == LAST - 2
    hand.step(0.01)
    assert hand.at == LAST - 2
    hand.press_key(pygame.K_SPACE)
    hand.step(60)
    assert not hand.replay.runner.playing and hand.at == LAST - 2
    hand.click(hand.replay.bar.play.rect.center)
    for _ in range(4):
        hand.step(60)
    assert hand.at == LAST and not hand.replay.runner.playing
    hand.press_key(pygame.K_SPACE)
    hand.step(0)
    assert hand.at <= 1 and hand.replay.runner.playing


def test_whoever_steps_has_it_play_no_longer(hand: Viewer) -> None:
    hand.press_key(pygame.K_SPACE)
    hand.step(0.01)
    hand.press_key(pygame.K_LEFT)
    hand.step(60)
    assert hand.at == 0 and not hand.replay.runner.playing


@pytest.mark.long
def test_it_plays_as_fast_as_the_settings_say() -> None:
    made = {}
    for pace in ("slow", "fast", "at once"):
        hand = begun(NAME)
        hand.app.context.settings.pace = pace
        hand.press_key(pygame.K_SPACE)
        for _ in range(100):
            hand.step(0.02)
        made[pace] = hand.at
    assert made["slow"] < made["fast"] < made["at once"] < LAST


def test_a_key_that_is_held_steps_on(hand: Viewer, monkeypatch: pytest.MonkeyPatch) -> None:
    held = {pygame.K_RIGHT: True}
    monkeypatch.setattr(pygame.key, "get_pressed", lambda: held)
    hand.press_key(pygame.K_RIGHT)
    for _ in range(20):
        hand.step(0.1)
    assert 10 < hand.at < 30
    held[pygame.K_RIGHT] = False
    stopped = hand.at
    hand.step(1.0)
    assert hand.at == stopped


def test_pieces_fly_when_one_steps_on_and_not_back(hand: Viewer) -> None:
    hand.app.context.settings.animation = True
    hand.press_key(pygame.K_RIGHT)
    assert hand.replay.stage.motion.moving
    hand.press_key(pygame.K_RIGHT)
    assert hand.at == 2 and hand.replay.stage.motion.moving
    hand.press_key(pygame.K_LEFT)
    assert not hand.replay.stage.motion.moving
    hand.press_key(pygame.K_PAGEDOWN)
    assert not hand.replay.stage.motion.moving


def test_escape_leads_back_to_the_title(hand: Viewer) -> None:
    hand.press_key(pygame.K_ESCAPE)
    assert not isinstance(hand.app.scene, Replay) and len(hand.app.stack) == 1
