"""The speed of what moves, hurrying, stepping, and what lingers."""

from __future__ import annotations

import json

import pygame
import pytest

from game.motion.flight import Flight
from game.motion.lights import LINGERS, Lights
from game.motion.motion import Motion
from game.rules import Setup
from game.rules.moves import Take
from game.rules.terms import Step
from game.scenes.play.pace import TURN, TablePace
from game.scenes.play.stops import stops
from game.scenes.settings.file import SettingsFile
from game.scenes.settings.values import SPEEDS, Settings
from tests.english import english
from tests.scenes.clicks import Hand
from tests.scenes.counting import watched
from tests.scenes.sitting import table, until
from tests.scenes.written import drawn


def test_the_speed_changes_the_time_of_a_motion_and_never_its_end() -> None:
    times = {}
    for speed in SPEEDS:
        motion = Motion()
        motion.speed = Settings(speed=speed).rate
        motion.add([Flight("coal", 20, (0, 0), (9, 9), at) for at in (0.0, 0.3)])
        end = motion.flights[-1].pose(99)
        for frame in range(1000):
            motion.update(1 / 60)
            if not motion.moving:
                times[speed] = frame
                break
        assert end == Flight("coal", 20, (0, 0), (9, 9), 0.0).pose(99)
    assert times["slow"] > times["normal"] > times["fast"] > times["instant"] == 0


def test_a_speed_holds_at_once() -> None:
    hand = table(animation=True)
    play = until(hand, Step.FIRST_TAKING)
    play.submit([next(move for move in play.targets.legal if isinstance(move, Take))])
    assert play.stage.moving
    while hand.app.context.settings.speed != "instant":
        hand.key(pygame.K_s, "s")
    hand.step(0.02)
    assert not play.stage.motion.moving and english(hand.app.notice.said) == "Speed: instant"
    assert SettingsFile().read().speed == "instant"


@pytest.mark.parametrize(
    ("old", "speed", "animation"),
    [('{"animation": false}', "instant", False), ('{"animation": true}', "normal", True)],
)
def test_files_from_before_there_were_speeds_are_read(old: str, speed: str, animation: bool) -> None:
    path = SettingsFile().path
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(old)
    found = SettingsFile().read()
    assert (found.speed, found.animation, found.pace) == (speed, animation, "normal")


@pytest.mark.parametrize(
    ("found", "named"),
    [
        ({"speed": "quick"}, "speed"),
        ({"speed": ["slow"]}, "speed"),
        ({"reduced": 1}, "reduced"),
        ({"stepping": "yes"}, "step"),
    ],
)
def test_a_wrong_setting_of_motion_is_named(found: dict[str, object], named: str) -> None:
    path = SettingsFile().path
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(found))
    file = SettingsFile()
    loaded = file.read()
    assert named in english(file.wrong) and loaded == Settings()


def test_reduced_motion_fades_and_lets_nothing_travel() -> None:
    hand = table(animation=True)
    play = until(hand, Step.FIRST_TAKING)
    hand.app.context.settings.reduced = True
    play.hurry()
    hand.step(0.02)
    play.submit([next(move for move in play.targets.legal if isinstance(move, Take))])
    assert not play.stage.motion.flights


def test_any_key_hurries_and_a_click_on_what_others_do_decides_nothing() -> None:
    hand = table(animation=True)
    play = until(hand, Step.FIRST_TAKING)
    take = next(move for move in play.targets.legal if isinstance(move, Take))
    spot = play.stage.layout.disks.pools[take.pool].groups[take.colour].center
    play.others_moved = True
    play.stage.motion.add([Flight("coal", 20, (0, 0), (9, 9), 0.0)])
    before = len(play.match.moves)
    hand.click(spot)
    assert not play.stage.motion.moving and len(play.match.moves) == before
    hand.click(spot)
    assert len(play.match.moves) > before
    play.stage.motion.add([Flight("coal", 20, (0, 0), (9, 9), 0.0, duration=99)])
    hand.key(pygame.K_x, "x")
    assert not any(flight.duration == 99 for flight in play.stage.motion.flights)


def test_a_click_on_top_of_ones_own_motion_is_meant() -> None:
    hand = table(animation=True)
    play = until(hand, Step.FIRST_TAKING)
    take = next(move for move in play.targets.legal if isinstance(move, Take))
    play.others_moved = False
    play.stage.motion.add([Flight("coal", 20, (0, 0), (9, 9), 0.0)])
    before = len(play.match.moves)
    hand.click(play.stage.layout.disks.pools[take.pool].groups[take.colour].center)
    assert len(play.match.moves) > before


@pytest.mark.parametrize("asks", ["click", "space"])
def test_automas_go_step_by_step(monkeypatch: pytest.MonkeyPatch, asks: str) -> None:
    hand = watched(monkeypatch, Setup(2, 21))
    hand.app.context.settings.stepping = True
    play = hand.play

    def ask() -> None:
        hand.key(pygame.K_SPACE) if asks == "space" else hand.click(play.stage.layout.wheel.rect.center)

    for moves in range(4):
        assert len(play.match.turns) == moves
        for _ in range(5):
            hand.step(9.0)
        assert len(play.match.turns) == moves
        ask()
        for _ in range(3):
            hand.step(0.02)
        if play.match.state.step == Step.PLANNING:
            return


def test_t_turns_stepping_on_and_off() -> None:
    hand = table()
    for stepping in (True, False):
        hand.key(pygame.K_t, "t")
        assert hand.app.context.settings.stepping is stepping is SettingsFile().read().stepping


def test_a_turn_of_an_automa_ends_in_time() -> None:
    hand = table()
    state = hand.play.match.state
    pace = TablePace(Settings())
    pace.decided(state)
    passed = 0.0
    while not pace.overdue:
        pace.watch(0.1)
        passed += 0.1
    assert passed <= 6.0 and TURN < 6.0 and pace.rate > 2
    pace.decided(state)
    assert pace.wait == 0.0 and pace.overdue
    pace.begin()
    assert pace.rate == 1.0


@pytest.mark.usefixtures("still_land")
def test_what_has_changed_lingers_and_then_is_gone() -> None:
    hand = table(animation=True)
    play = until(hand, Step.FIRST_TAKING)
    calm(hand)
    still = drawn(hand)
    play.match.state.seats[0].food += 2
    hand.step(0.02)
    assert play.stage.lights.lit
    hand.step(0.3)
    lit = drawn(hand)
    hand.step(LINGERS)
    assert not play.stage.lights.lit and len({lit, drawn(hand), still}) == 3
    play.match.state.seats[0].food -= 2
    calm(hand)
    assert drawn(hand) == still


def calm(hand: Hand) -> None:
    """Nothing moves or fades any more."""
    for _ in range(40):
        hand.step(0.5)


def test_a_light_comes_and_goes() -> None:
    lights = Lights()
    rect = pygame.Rect(0, 0, 9, 9)
    lights.add([rect], length=1.0)
    lights.add([rect], length=1.0)
    assert len(lights.lit) == 1 and lights.lit[0].strength(0.3) == 1.0
    assert lights.update(0.5) and lights.update(0.6) and not lights.update(0.1) and not lights.lit


def test_whose_turn_it_is_is_said_in_large_for_a_moment() -> None:
    hand = table(animation=True)
    play = until(hand, Step.FIRST_TAKING)
    calm(hand)
    play._called = None
    hand.step(0.02)
    assert play.banner.sitter is not None and play.banner.sitter.name == "Anna"
    calm(hand)
    assert play.banner.sitter is None


def test_a_development_with_a_new_token_glows_for_a_moment() -> None:
    hand = table(animation=True)
    play = until(hand, Step.FIRST_TAKING)
    calm(hand)
    play.match.state.stacks[3] = (1,)
    hand.step(0.02)
    points = tuple(play.stage.layout.developments.hexes[3].points)
    assert [light.shape for light in play.stage.lights.lit] == [points]
    hand.step(LINGERS)
    assert not play.stage.lights.lit


def test_the_banner_hides_nothing_that_is_asked_or_can_be_clicked() -> None:
    hand = table(animation=True)
    play = until(hand, Step.FIRST_TAKING)
    calm(hand)
    without = hand.app.surface.copy()
    play.banner.say(play.stage.sitters[0]._replace(name="Maximilian der Ausdauernde"))
    hand.step(0.5)
    changed = pygame.mask.from_threshold(hand.app.surface, (0, 0, 0), (1, 1, 1, 255), without)
    changed.invert()
    (banner,) = [rect for rect in changed.get_bounding_rects() if rect.width > 100]
    assert play.stage.layout.wheel.rect.inflate(80, 80).contains(banner)
    assert banner.collidelist([play.stage.layout.prompt, *(stop.rect for stop in stops(play))]) == -1
