"""A moment of the log, and all that the others did since: shown again, and the present is as it was."""

from __future__ import annotations

import pygame
import pytest

from game.rules import state_json, view
from game.rules.events import SeasonBegan
from game.rules.terms import Season, Step
from game.scenes.play.commands import Act
from game.scenes.play.loghead import since_chip
from game.scenes.play.lookback import LookBack
from game.scenes.play.scene import Play
from game.scenes.stage.commands import ShowMoment
from game.scenes.stage.pointing import REST
from game.table.logpanel import log_rows
from tests.scenes.clicks import Hand
from tests.scenes.sitting import table, until
from tests.scenes.written import drawn, said

pytestmark = pytest.mark.usefixtures("still_land")


def looking(hand: Hand) -> LookBack:
    """The look back that is on top."""
    scene = hand.app.scene
    assert isinstance(scene, LookBack)
    return scene


def settled(hand: Hand) -> bytes:
    """The picture at rest, with the pointer outside."""
    hand.move((1, 1))
    for _ in range(60):
        hand.step(0.2)
    return drawn(hand)


def rows(hand: Hand) -> list[tuple[int, tuple[int, int]]]:
    """The moments of the log's lines that can be seen, and where they stand."""
    stage = hand.play.stage
    found = log_rows(hand.play.context.theme, stage.log, stage.lines, stage.log_back)
    return [
        (row.line.moment, row.rect.midleft)
        for row in found
        if row.line.moment is not None and row.line.turn is None
    ]


def own(play: Play) -> list[int]:
    """The decisions of the person who is asked, each where there was a choice."""
    turns, seat = play.match.turns, play.match.state.to_move
    return [n for n, turn in enumerate(turns) if turn.seat == seat and turn.human and not turn.forced]


def working(humans: int = 1, seats: int = 2) -> Hand:
    """A person works, and somebody else has since that person's last decision."""
    hand = table(humans=humans, seats=seats, seed=4)
    for _ in range(400):
        if isinstance(hand.app.scene, Play) and hand.play.decided_since and own(hand.play):
            return hand
        if isinstance(hand.app.scene, Play):
            hand.decide()
        else:
            hand.draw_curtain()
        hand.step(0.5)
    raise AssertionError("nobody else decides")


def test_the_chip_at_the_log_is_told_apart_from_the_log() -> None:
    hand = working()
    settled(hand)
    hand.move(since_chip(hand.play.stage).center)
    hand.step(REST + 0.1)
    told = said(hand)
    assert "Plays once more what the others have done since your last turn (B)." in " ".join(told)
    assert "Click for more of the log." not in told


def test_a_click_on_a_line_shows_its_moment_and_a_click_leads_back() -> None:
    hand = working()
    before, moves = settled(hand), len(hand.play.match.moves)
    play, (moment, spot) = hand.play, rows(hand)[-1]
    hand.click(spot)
    shown = looking(hand)
    assert shown.at == moment and not shown.playing
    expected = view(play.match.position(moment + 1), play.viewer)
    assert state_json(shown.picture().state) == state_json(expected)
    assert shown.picture().marks.glow and shown.picture().log_moment == moment
    hand.step(60.0)
    assert len(play.match.moves) == moves
    hand.click(shown.stage.layout.wheel.rect.center)
    assert hand.app.scene is play and settled(hand) == before


def test_from_a_moment_to_another_and_back_by_keys() -> None:
    hand = working()
    play = hand.play
    told = sorted({line.moment for line in play.stage.lines if line.moment is not None})
    hand.app.apply(play.do([ShowMoment(told[-1])]))
    hand.key(pygame.K_LEFT)
    assert looking(hand).at == told[-2]
    for _ in range(2):
        hand.key(pygame.K_RIGHT)
        assert looking(hand).at == told[-1]
    hand.key(pygame.K_ESCAPE)
    assert hand.app.scene is play


@pytest.mark.parametrize("animation", [False, True])
@pytest.mark.parametrize("way", ["key", "chip"])
def test_what_the_others_did_ends_in_the_picture_of_the_present(way: str, animation: bool) -> None:
    hand = working()
    hand.app.context.settings.animation = animation
    before, play = settled(hand), hand.play
    seat, expected = play.match.state.to_move, play.decided_since
    if way == "key":
        hand.key(pygame.K_b)
    else:
        hand.click(since_chip(play.stage).center)
    seen = set[int]()
    for _ in range(5000):
        if hand.app.scene is play:
            break
        seen.add(looking(hand).at)
        hand.step(0.1)
    assert seen == set(expected) and any(play.match.turns[n].seat != seat for n in seen)
    assert settled(hand) == before


@pytest.mark.long
def test_a_winter_is_counted_once_more_and_the_present_stays_as_it_was() -> None:
    hand = working()
    for _ in range(1500):
        play = hand.app.scene
        if isinstance(play, Play) and any(_brings_winter(play, moment) for moment in play.decided_since):
            break
        hand.decide()
        hand.step(0.5)
    else:
        raise AssertionError("nobody else brought a winter")
    before, play = settled(hand), hand.play
    hand.app.context.settings.animation = True
    hand.key(pygame.K_b)
    counted = False
    for _ in range(5000):
        if hand.app.scene is play:
            break
        counted = counted or looking(hand).stage.winter_open
        hand.step(0.1)
    hand.app.context.settings.animation = False
    assert counted and hand.app.scene is play and settled(hand) == before


def _brings_winter(play: Play, moment: int) -> bool:
    return any(
        isinstance(event, SeasonBegan) and event.season == Season.WINTER
        for event in play.match.turns[moment].events
    )


def test_clicks_hurry_it_and_esc_ends_it() -> None:
    hand = working()
    hand.app.context.settings.animation = True
    play = hand.play
    before = settled(hand)
    hand.key(pygame.K_b)
    assert looking(hand).stage.moving
    wheel = play.stage.layout.wheel.rect.center
    clicks = 0
    while hand.app.scene is not play:
        hand.click(wheel)
        clicks += 1
    assert len(play.decided_since) <= clicks <= 3 * len(play.decided_since) and settled(hand) == before
    hand.key(pygame.K_b)
    hand.step(0.1)
    hand.key(pygame.K_ESCAPE)
    assert hand.app.scene is play and settled(hand) == before


@pytest.mark.long
def test_it_begins_with_what_another_did() -> None:
    """Not with a turn of one's own that ended by itself."""
    hand = table()
    seen = 0
    for _ in range(300):
        if isinstance(hand.app.scene, Play) and hand.play.decided_since:
            seen += 1
            assert hand.play.match.turns[hand.play.decided_since[0]].seat != hand.play.match.state.to_move
        elif not isinstance(hand.app.scene, Play):
            break
        hand.decide()
        hand.step(0.5)
    assert seen > 10


def test_at_first_nobody_else_has_done_anything() -> None:
    hand = table(humans=2)
    play = until(hand, Step.FIRST_TAKING)
    assert not play.match.turns and not play.decided_since
    hand.key(pygame.K_b)
    assert hand.app.scene is play and play.bubble is not None


def test_in_hot_seat_it_covers_all_since_ones_own_last_decision() -> None:
    hand = working(humans=2, seats=3)
    play = hand.play
    turns, after = play.match.turns, max(own(play)) + 1
    assert play.decided_since == tuple(n for n in range(after, len(turns)) if turns[n].step != Step.PLANNING)
    hand.app.apply(play.do([Act.LOOK_BACK]))
    assert looking(hand).viewer == play.viewer


def test_a_hidden_plan_is_neither_told_nor_shown() -> None:
    hand = table(humans=2, seats=2, seed=4)
    play = until(hand, Step.PLANNING)
    first = play.match.state.to_move
    for _ in range(40):
        if play.match.state.to_move != first:
            break
        hand.decide()
        hand.step(0.5)
    for _ in range(10):
        if isinstance(hand.app.scene, Play) and not play.behind_curtain:
            break
        if not isinstance(hand.app.scene, Play):
            hand.draw_curtain()
        hand.step(0.5)
    assert play.match.state.step == Step.PLANNING and play.viewer != first
    secret = [n for n, turn in enumerate(play.match.turns) if turn.step == Step.PLANNING]
    assert secret and not {moment for moment, _ in rows(hand)} & set(secret)
    assert not set(play.decided_since) & set(secret)
    for moment in {line.moment for line in play.stage.lines} - {None}:
        hand.app.apply(play.do([ShowMoment(moment)]))  # type: ignore[arg-type]
        shown = looking(hand).picture()
        assert state_json(shown.state) == state_json(view(play.match.position(moment + 1), play.viewer))  # type: ignore[operator]
        hand.key(pygame.K_ESCAPE)
