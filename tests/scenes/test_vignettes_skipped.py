"""A vignette at the table: a click or key skips it and is for nothing else, and the table goes on below."""

from __future__ import annotations

import pygame
import pytest

from game.motion.flight import Flight, Hold
from game.motion.motion import Motion
from game.motion.vignettes.held import HeldTable
from game.rules.events import TileAcquired
from game.rules.terms import Field, Step
from game.scenes.play.scene import Play
from game.table.canvas import Canvas
from tests.scenes.clicks import Hand, spot_on
from tests.scenes.sitting import table, until

pytestmark = pytest.mark.usefixtures("still_land")

LEFT, RIGHT = 1, 3


def on_stage(reduced: bool = False) -> tuple[Hand, Play]:
    """A table at which a person is asked for disks while a tile is lifted."""
    hand = table(animation=True)
    hand.app.context.settings.reduced = reduced
    play = until(hand, Step.FIRST_TAKING)
    for _ in range(40):
        hand.step(0.5)
    tile = play.match.state.box.tiles[0]
    play.stage.happened(play.match.turns[-1], [TileAcquired(play.stage.focus, Field.FARMER, tile.id, 0)])
    hand.step(0.5)
    return hand, play


def picture(hand: Hand) -> bytes:
    hand.app.draw()
    return pygame.image.tobytes(hand.app.surface, "RGB")


def taking(play: Play) -> tuple[int, int]:
    """A spot whose click takes disks."""
    target = next(target for target in play.targets.glowing() if len(target.moves) == 1)
    return spot_on(target)


@pytest.mark.parametrize("button", [LEFT, RIGHT])
def test_a_click_skips_it_and_decides_nothing(button: int) -> None:
    hand, play = on_stage()
    turns, spot = len(play.match.turns), taking(play)
    assert play.stage.motion.on_stage
    hand.click(spot, button)
    assert not play.stage.motion.on_stage and len(play.match.turns) == turns
    hand.click(spot)
    assert len(play.match.turns) > turns


@pytest.mark.parametrize(
    "key", [pygame.K_ESCAPE, pygame.K_SPACE, pygame.K_RETURN, pygame.K_BACKSPACE, pygame.K_x]
)
def test_a_key_skips_it_and_does_nothing_else(key: int) -> None:
    hand, play = on_stage()
    turns = len(play.match.turns)
    hand.key(key)
    assert not play.stage.motion.on_stage
    assert hand.app.scene is play and len(play.match.turns) == turns


def test_what_is_seen_when_it_is_over_is_what_a_skip_leads_to() -> None:
    pictures = []
    for skips in (True, False):
        hand, play = on_stage()
        during = picture(hand)
        if skips:
            hand.key(pygame.K_x)
        for _ in range(40):
            hand.step(0.5)
        pictures.append(picture(hand))
        assert not play.stage.motion.on_stage and pictures[-1] != during
    assert pictures[0] == pictures[1]


def test_while_it_is_shown_the_table_is_not_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    hand, play = on_stage()
    asked: list[str] = []
    monkeypatch.setattr(play, "picture", lambda: asked.append("picture"))
    monkeypatch.setattr("game.scenes.play.showing.picture", lambda *_: asked.append("picture"))
    before = picture(hand)
    hand.step(0.2)
    assert picture(hand) != before and not asked


def test_the_name_of_whoever_is_asked_gives_way() -> None:
    hand, play = on_stage()
    without = picture(hand)
    play.stage.motion.held = HeldTable()
    play.banner.say(play.stage.sitters[0])
    play.banner.update(0.4)
    assert picture(hand) == without


def test_a_new_size_of_the_window_ends_it() -> None:
    hand, play = on_stage()
    play.resize()
    assert not play.stage.motion.on_stage
    assert picture(hand) == picture(hand)


def test_reduced_motion_shows_none() -> None:
    _, play = on_stage(reduced=True)
    assert not play.stage.motion.on_stage


def test_points_that_fly_carry_their_number() -> None:
    hand = table()
    images = set()
    for vp in (3, 5):
        motion = Motion()
        motion.add([Flight("vp", 30, (50, 50), (90, 50), 0.0, Hold("score", 0, vp))])
        motion.update(0.2)
        surface = pygame.Surface((140, 100))
        motion.draw(Canvas(surface, hand.app.context.theme))
        images.add(pygame.image.tobytes(surface, "RGB"))
    assert len(images) == 2
