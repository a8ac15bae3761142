"""From one table straight to another what was seen stays until that is drawn: no bar, no cut."""

from __future__ import annotations

import pygame
import pytest

from game.rules import Setup
from game.rules.message import message
from game.scenes.app.crossing import FADES, Crossing
from game.scenes.app.loading import PATIENCE
from game.scenes.app.loop import App
from game.scenes.flow import Push
from game.scenes.play.scene import Play
from game.scenes.replay.history import History
from game.scenes.replay.scene import Replay
from tests.few import few
from tests.scenes.clicks import Hand
from tests.scenes.sitting import people, sit_down, window
from tests.scenes.test_way_down import FRAME, drawn, goes_on, picture, saved, sign_comes_late

MOST = 0.45  # seconds of the way once the table is drawn


def at_table(reduced: bool = False) -> Hand:
    """A hand at a table whose first disks lie."""
    hand = Hand(window(animation=True, ahead=True))
    hand.app.context.settings.reduced = reduced
    for _ in range(3):
        hand.step(0.1)
    sit_down(hand.app, Setup(seed=3), people(2, 2))
    drawn(hand)
    while not isinstance(hand.app.scene, Play):
        hand.step(FRAME)
    for _ in range(40):
        hand.step(0.1)
    return hand


def crossing(hand: Hand) -> Crossing:
    """Begin another game at once, as "Play again" does."""
    sit_down(hand.app, Setup(seats=3, seed=4), people(3, 3))
    scene = hand.app.scene
    assert type(scene) is Crossing
    return scene


def crossed(hand: Hand) -> float:
    """Turn the loop until the other table is there; return the seconds that this took."""
    taken = 0.0
    while isinstance(hand.app.scene, Crossing):
        hand.step(FRAME)
        taken += FRAME
        assert taken < 30
    return taken


def never_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.table.painter.Painter.ready", property(lambda painter: False))


@pytest.mark.long
def test_the_table_that_was_left_stays_still_until_the_other_is_drawn(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    hand = at_table()
    seen = picture(hand.app)
    never_ready(monkeypatch)
    crossing(hand)
    saved(hand.app)
    for _ in range(round(PATIENCE / FRAME) - 2):
        hand.step(FRAME)
        assert picture(hand.app) == seen


@pytest.mark.long
def test_a_small_sign_comes_only_after_a_second(monkeypatch: pytest.MonkeyPatch) -> None:
    hand = at_table()
    never_ready(monkeypatch)
    crossing(hand)
    saved(hand.app)
    sign_comes_late(hand)


@pytest.mark.long
@pytest.mark.usefixtures("still_land")
def test_what_was_left_goes_over_into_the_table_that_is_found() -> None:
    hand = at_table()
    seen = picture(hand.app)
    scene = crossing(hand)
    drawn(hand)
    pictures = []
    while hand.app.scene is scene:
        hand.step(FRAME)
        pictures.append(picture(hand.app))
    assert FADES < len(pictures) * FRAME <= MOST
    assert isinstance(hand.app.scene, Play) and hand.app.scene.match.state.box.seats == 3
    apart = [far(seen, one) for one in pictures]
    assert apart[0] < apart[len(apart) // 2] < apart[-2]
    assert pictures[-2] == pictures[-1]


def far(one: bytes, other: bytes) -> int:
    """Return how far two pictures differ, by some of their pixels."""
    return sum(abs(a - b) for a, b in zip(one[::997], other[::997], strict=True))


@pytest.mark.long
@pytest.mark.parametrize("by_key", few((False, True)))
def test_a_click_or_key_goes_on_at_once(by_key: bool) -> None:
    hand = at_table()
    crossing(hand)
    drawn(hand)
    hand.step(FRAME)
    goes_on(hand, by_key)


@pytest.mark.long
def test_with_reduced_motion_the_table_just_comes() -> None:
    hand = at_table(reduced=True)
    crossing(hand)
    drawn(hand)
    for _ in range(2):  # in the first, garbage is collected
        hand.step(FRAME)
    assert isinstance(hand.app.scene, Play)


@pytest.mark.long
def test_a_window_of_another_size_shows_wood_until_the_table_is_drawn() -> None:
    hand = at_table()
    scene = crossing(hand)
    pygame.display.set_mode((1600, 900))
    hand.step(FRAME)
    assert scene.left is None
    drawn(hand)
    crossed(hand)
    assert isinstance(hand.app.scene, Play) and hand.app.surface.get_size() == (1600, 900)
    pygame.display.set_mode((1280, 720))


@pytest.mark.long
def test_a_replay_comes_the_same_way() -> None:
    hand = at_table()
    play = hand.app.scene
    assert isinstance(play, Play)
    seen, session = picture(hand.app), play.session
    hand.app.apply(
        Push(
            Replay(
                hand.app.context,
                History(session.match, session.record, session.chairs, message("the-game"), session.path),
            )
        )
    )
    assert type(hand.app.scene) is Crossing
    hand.app.draw()
    assert picture(hand.app) == seen
    drawn(hand)
    crossed(hand)
    assert isinstance(hand.app.scene, Replay)


def test_before_the_first_picture_there_is_wood() -> None:
    app: App = window(animation=True, ahead=True)
    app.stack.clear()
    play = sit_down(app, Setup(seed=3), people(2, 2))
    scene = app.scene
    assert type(scene) is Crossing and scene.left is None and scene.below is play
    app.stop()
