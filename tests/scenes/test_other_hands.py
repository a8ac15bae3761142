"""Whole games without a mouse: by keys, by a game controller, by touches that nothing announces."""

from __future__ import annotations

import pygame
import pytest

from game.rules import Setup, replay, scores
from game.scenes.app import App
from game.scenes.play.stops import stops
from game.scenes.result import Result
from tests.rules.helpers import SPRING, at_working
from tests.scenes.clicks import Hand, spot_on
from tests.scenes.keyhand import KeyHand, PadHand, TouchHand
from tests.scenes.opponents import OPPONENTS
from tests.scenes.stage import click, stage
from tests.scenes.test_play_games import saved_game, sit_down

VALLEY = frozenset({"black", "iron"})


def at_table(kind: type[Hand], setup: Setup, humans: int) -> Hand:
    hand = kind(App(OPPONENTS, (1280, 720)))
    hand.app.context.settings.pace, hand.app.context.settings.animation = "at once", False
    sit_down(hand, setup, humans)
    hand.step()
    return hand


@pytest.mark.parametrize("kind", [KeyHand, pytest.param(PadHand, marks=pytest.mark.long), TouchHand])
@pytest.mark.parametrize(
    ("seats", "humans", "modules"),
    [(2, 1, frozenset()), pytest.param(3, 2, VALLEY, marks=pytest.mark.long)],
)
def test_a_whole_game(kind: type[Hand], seats: int, humans: int, modules: frozenset[str]) -> None:
    hand = at_table(kind, Setup(seats=seats, seed=5, modules=modules, tiles="random"), humans)
    play = hand.play
    hand.play_on()
    assert isinstance(hand.app.scene, Result)
    _, moves, state = replay(saved_game())
    assert len(moves) == len(play.match.moves) > 60
    assert scores(state) == scores(play.match.state)


@pytest.mark.parametrize("dug", range(6))
def test_enter_does_what_the_ring_is_on(dug: int) -> None:
    """Also where a prop's field lies in the midst of the coal."""
    seat = {"pinge_dug": dug, "pinge_props": min(dug // 3, 1), "wood": 2, "water": 0}
    hand = stage(at_working("coal-digger: 1 food", season=SPRING, seat=seat))
    click(hand, "worker coal_digger")
    targets = hand.play.targets
    assert "prop pinge" in [target.name for target in targets.glowing()]
    for target in targets.glowing():
        stop = next(stop for stop in stops(hand.play) if stop.rect == target.rect)
        assert targets.at(stop.spot) is target


def test_the_ring_is_seen_until_the_mouse_moves() -> None:
    hand = at_table(KeyHand, Setup(seats=2, seed=5), 2)
    play = hand.play
    assert play.steered is None
    hand.key(pygame.K_RIGHT)
    first = play.steered
    assert first is not None and first.spot == play.stage.pointer
    with_ring = hand.app.surface.copy()
    hand.key(pygame.K_RIGHT)
    assert play.steered != first
    assert hand.app.surface.get_buffer().raw != with_ring.get_buffer().raw
    hand.move((3, 3))
    hand.step()
    assert play.steered is None


def test_the_cursor_tells_what_a_click_will_do() -> None:
    hand = at_table(Hand, Setup(seats=2, seed=5), 2)
    play = hand.play
    layout = play.stage.layout

    def over(spot: tuple[int, int]) -> int:
        hand.move(spot)
        hand.step()
        return hand.app.cursor

    assert over(spot_on(play.targets.glowing()[0])) == pygame.SYSTEM_CURSOR_HAND
    assert over(layout.ribbon.menu.center) == pygame.SYSTEM_CURSOR_HAND
    assert over(layout.wheel.rect.midbottom) == pygame.SYSTEM_CURSOR_ARROW
    tile = layout.developments.hexes[0].centre
    assert over((round(tile[0]), round(tile[1]))) == pygame.SYSTEM_CURSOR_NO
    hand.click(layout.ribbon.menu.center)
    assert over(hand.app.scene.form.widgets[0].rect.center) == pygame.SYSTEM_CURSOR_HAND  # type: ignore[attr-defined]
    assert over((3, 3)) == pygame.SYSTEM_CURSOR_ARROW
