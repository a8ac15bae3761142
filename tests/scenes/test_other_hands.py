"""Whole games without a mouse: by keys, by a game controller, by touches that nothing announces."""

from __future__ import annotations

import pygame
import pytest

from game.rules import Setup
from game.rules.terms import Step
from game.scenes.play.planning import PlanEditor
from game.scenes.play.stops import nearest, stops, wanted
from game.table.canvas import Canvas
from game.table.places.hexagon import Hexagon
from tests.rules.helpers import SPRING, at_planning, at_taking, at_working
from tests.scenes.clicks import Hand, spot_on
from tests.scenes.kept import to_the_end
from tests.scenes.keyhand import KeyHand, PadHand, TouchHand
from tests.scenes.sitting import people, sit_down, window
from tests.scenes.stage import click, stage

VALLEY = frozenset({"black", "iron"})


def at_table(kind: type[Hand], setup: Setup, humans: int) -> Hand:
    hand = kind(window())
    sit_down(hand.app, setup, people(setup.seats, humans))
    hand.step()
    return hand


@pytest.mark.long
@pytest.mark.parametrize("kind", [KeyHand, PadHand, TouchHand])
@pytest.mark.parametrize(
    ("seats", "humans", "modules"),
    [(2, 1, frozenset()), pytest.param(3, 2, VALLEY, marks=pytest.mark.thorough)],
)
def test_a_whole_game(kind: type[Hand], seats: int, humans: int, modules: frozenset[str]) -> None:
    hand = at_table(kind, Setup(seats=seats, seed=5, modules=modules, tiles="random"), humans)
    to_the_end(hand)


@pytest.mark.parametrize("dug", range(6))
def test_enter_does_what_the_ring_is_on(dug: int) -> None:
    """Also where a prop's field lies in the midst of the coal."""
    seat = {"pinge_dug": dug, "pinge_props": min(dug // 3, 1), "wood": 2, "water": 0}
    hand = stage(at_working("coal-digger: 1 food", season=SPRING, seat=seat))
    click(hand, "worker coal-digger")
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


def test_after_a_decision_the_ring_lies_on_what_is_asked_next() -> None:
    hand = at_table(KeyHand, Setup(seats=2, seed=5), 1)
    play = hand.play
    while play.match.state.step != Step.FIRST_TAKING or not play.session.human:
        hand.step(1.0)
    hand.key(pygame.K_TAB)
    hand.key(pygame.K_RETURN)
    while play.match.state.step != Step.SECOND_TAKING or not play.session.human:
        hand.step(1.0)
    hand.step(1.0)
    assert play.steered in wanted(play)
    pools = [target.rect for target in play.targets.glowing()]
    assert play.steered is not None and play.steered.rect in pools


def to_planning(hand: Hand) -> PlanEditor:
    """Play by keys up to a plan."""
    while hand.play.match.state.step != Step.PLANNING or not hand.play.session.human:
        hand.decide()
    hand.step(1.0)
    assert isinstance(hand.play.editor, PlanEditor)
    return hand.play.editor


def test_the_ring_goes_on_from_the_takings_to_the_disks_to_lay() -> None:
    hand = at_table(KeyHand, Setup(seats=2, seed=5), 1)
    editor = to_planning(hand)
    ring = hand.play.steered
    loose = [lying for lying in editor.spots(hand.play.stage) if lying.origin is None]
    assert ring is not None and ring.rect in [lying.rect for lying in loose if editor.takers(lying.thing)]


@pytest.mark.parametrize("pointer", [(-1, -1), (640, 500)])
def test_planning_by_keys_begins_on_a_disk_and_ends_on_the_button(pointer: tuple[int, int]) -> None:
    hand = stage(at_planning((1, 1, 0), seats=2, seat={"food": 0, "thaler": 0}))
    hand.move(pointer)
    hand.step()
    play = hand.play
    editor = play.editor
    assert isinstance(editor, PlanEditor)
    hand.key(pygame.K_TAB)
    disks = [rect for lying in editor.spots(play.stage) if lying.origin is None for rect in [lying.rect]]
    assert play.steered is not None and play.steered.rect == disks[0]
    for _ in range(2):
        hand.key(pygame.K_RETURN)
        hand.step(1.0)
    assert sum(editor.plan.disks_left) == 0
    assert play.steered is not None and play.steered.rect == play.stage.layout.board.button


def test_arrows_go_along_a_row_of_developments() -> None:
    hand = at_table(KeyHand, Setup(seats=2, seed=5), 1)
    hexes = hand.play.stage.layout.developments.hexes
    hand.key(pygame.K_TAB)
    hand.play.steered = nearest(stops(hand.play), middle(hexes[3]))
    for tile in (4, 5):
        hand.key(pygame.K_RIGHT)
        assert hand.play.steered.spot == middle(hexes[tile])


@pytest.mark.long
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_a_tile_in_large_covers_nothing_that_is_to_be_taken(
    size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    cards: list[pygame.Rect] = []

    def noted(canvas: Canvas, card: pygame.Rect, *more: object) -> None:
        cards.append(card)

    monkeypatch.setattr("game.scenes.stage.pointing.draw_tile_card", noted)
    hand = stage(at_taking([(0, 2, 3), (1, 2, 0)], second=True), size=size)
    for area in hand.play.stage.layout.developments.hexes:
        hand.move(middle(area))
        hand.step(0.0)
        assert cards[-1].collidelist([target.rect for target in hand.play.targets.glowing()]) == -1
    assert len(cards) >= len(hand.play.stage.layout.developments.hexes)


def middle(area: Hexagon) -> tuple[int, int]:
    return round(area.centre[0]), round(area.centre[1])


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
