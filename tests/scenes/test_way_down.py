"""From the title a way leads down to the table, which is drawn in the meantime: no cut, no bar."""

from __future__ import annotations

import time
from math import ceil
from operator import sub

import pygame
import pytest

from game.rules import Setup
from game.scenes.app.crossing import Crossing
from game.scenes.app.loading import PATIENCE, LoadingScreen
from game.scenes.app.loop import App
from game.scenes.app.waydown import DEEP, EARTH, GOES, SINKS, WayDown
from game.scenes.flow import Push
from game.scenes.newgame.scene import NewGame
from game.scenes.play.scene import Play
from game.scenes.title import Title
from game.table.land import dressed
from game.table.landscape import landscape
from tests.few import few
from tests.scenes.clicks import Hand
from tests.scenes.sitting import SIZE, people, sit_down, window

LONGEST = 30.0
FRAME = 1 / 60
MOST = 1.2  # seconds of the way once the table is drawn


def at_title(reduced: bool = False) -> Hand:
    hand = Hand(window(animation=True, ahead=True))
    hand.app.context.settings.reduced = reduced
    for _ in range(5):
        hand.step(0.1)
    return hand


def picture(app: App) -> bytes:
    return pygame.image.tobytes(app.surface, "RGB")


def drawn(hand: Hand) -> None:
    """Wait until the table is drawn, while time stands still."""
    way = hand.app.scene
    assert isinstance(way, Crossing)
    end = time.monotonic() + LONGEST
    while not way.painter.ready:
        assert time.monotonic() < end
        time.sleep(0.002)
    saved(hand.app)


def saved(app: App) -> None:
    """Wait until the beginning of the game is saved: until then time stands still."""
    end = time.monotonic() + LONGEST
    while any(scene.waits for scene in app.stack):
        assert time.monotonic() < end
        time.sleep(0.002)


def laid_out(hand: Hand) -> None:
    """Wait until a screen is drawn that shows much at once."""
    end = time.monotonic() + LONGEST
    while type(hand.app.scene) is LoadingScreen:
        assert time.monotonic() < end
        hand.step(0.002)


def gone_down(hand: Hand) -> float:
    """Turn the loop until the table is there; return the seconds that this took."""
    taken = 0.0
    while isinstance(hand.app.scene, WayDown):
        hand.step(FRAME)
        taken += FRAME
        assert taken < LONGEST
    return taken


@pytest.mark.long
def test_play_leads_down_from_what_was_seen() -> None:
    hand = at_title()
    hand.move((640, 600))
    hand.step()
    seen = picture(hand.app)
    sit_down(hand.app, Setup(seed=3), people(2, 2))
    assert isinstance(hand.app.scene, WayDown)
    hand.app.draw()
    assert picture(hand.app) == seen, "no cut"
    drawn(hand)
    taken = gone_down(hand)
    assert isinstance(hand.app.scene, Play) and SINKS < taken <= MOST


@pytest.mark.long
def test_begin_leads_down_from_the_new_game_screen_as_well() -> None:
    hand = at_title()
    hand.button("New game")
    laid_out(hand)
    hand.button("Begin")
    assert isinstance(hand.app.scene, WayDown)
    drawn(hand)
    gone_down(hand)
    assert isinstance(hand.app.scene, Play)


def sign_comes_late(hand: Hand) -> None:
    """Wait for a table that never comes: the sign is shown after a second, and nothing before."""
    hand.app.ledger = []
    told = []
    for _ in range(round((PATIENCE + 0.2) / FRAME)):
        hand.step(FRAME)
        told.append([mark.text for mark in hand.app.ledger])
        hand.app.ledger.clear()
    first = told.index(["Setting the table"])
    assert (first + 1) * FRAME == pytest.approx(PATIENCE, abs=3 * FRAME)
    assert not any(told[:first])


def goes_on(hand: Hand, by_key: bool) -> None:
    """Click, or press a key, and find the table."""
    if by_key:
        pygame.event.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode=" "))
    else:
        hand.press((640, 500))
    hand.step(FRAME)
    play = hand.app.scene
    assert isinstance(play, Play) and not play.match.turns and not hand.app.stack[1:]


@pytest.mark.long
@pytest.mark.usefixtures("still_land")
def test_the_table_that_arrives_is_the_table_that_is_found() -> None:
    hand = at_title()
    sit_down(hand.app, Setup(seed=3), people(2, 2))
    drawn(hand)
    way = hand.app.scene
    assert isinstance(way, WayDown)
    last = b""
    while hand.app.scene is way:
        last = picture(hand.app)
        hand.step(FRAME)
    table = picture(hand.app)
    assert last == table


def test_the_landscape_lives_on_until_the_table_is_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.table.painter.Painter.ready", property(lambda painter: False))
    hand = at_title()
    sit_down(hand.app, Setup(seed=3), people(2, 2))
    way = hand.app.scene
    assert isinstance(way, WayDown)
    saved(hand.app)
    for _ in range(round(GOES / FRAME) + 3):
        hand.step(FRAME)
    frames, seen, now = hand.app.frames, picture(hand.app), way.now
    for _ in range(20):
        hand.step(FRAME)
    assert hand.app.frames == frames, "only small places were drawn"
    assert way.now > now and picture(hand.app) != seen
    stirred = picture(hand.app)
    hand.app.draw()
    assert picture(hand.app) == stirred


def test_a_quiet_sign_comes_only_after_a_second(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.table.painter.Painter.ready", property(lambda painter: False))
    hand = at_title()
    sit_down(hand.app, Setup(seed=3), people(2, 2))
    saved(hand.app)
    sign_comes_late(hand)


@pytest.mark.long
@pytest.mark.parametrize("sunk", few((False, True)))
@pytest.mark.parametrize("by_key", [False, True])
def test_a_click_or_key_goes_on_at_once(by_key: bool, sunk: bool) -> None:
    hand = at_title()
    sit_down(hand.app, Setup(seed=3), people(2, 2))
    drawn(hand)
    for _ in range(20 if sunk else 1):
        hand.step(FRAME)
    goes_on(hand, by_key)


@pytest.mark.long
def test_where_nothing_is_to_move_the_table_just_comes() -> None:
    hand = at_title(reduced=True)
    sit_down(hand.app, Setup(seed=3), people(2, 2))
    drawn(hand)
    for _ in range(2):  # in the first, garbage is collected
        hand.step(FRAME)
    assert isinstance(hand.app.scene, Play)


def test_only_to_a_table_leads_a_way() -> None:
    hand = at_title()
    hand.app.apply(Push(Title(hand.app.context)))
    assert not isinstance(hand.app.scene, LoadingScreen)
    hand.app.apply(Push(NewGame(hand.app.context)))
    assert type(hand.app.scene) in (LoadingScreen, NewGame)


@pytest.mark.long
@pytest.mark.parametrize("size", [(1280, 720), (1700, 720), (1280, 960)])
def test_the_earth_begins_where_the_landscape_ends(size: tuple[int, int]) -> None:
    """In a wide window the landscape is cut below, and what was cut lies on the way."""
    hand = Hand(window(size=size, animation=True, ahead=True))
    hand.step(0.1)
    sit_down(hand.app, Setup(seed=3), people(2, 2))
    drawn(hand)
    way = hand.app.scene
    assert isinstance(way, WayDown)
    theme = hand.app.context.theme
    land, earth = landscape(theme, way.look), theme.cache[EARTH]
    cut = max(0, (size[0] * 720 / 1280 - size[1]) / 2)
    assert earth.get_height() == pytest.approx(cut + DEEP * max(size[0] / 1280, size[1] / 720), abs=2)
    if cut:
        title = dressed("title", (size[0], ceil(size[0] * 720 / 1280)), {})
        hidden = earth.get_height() - ceil(DEEP * size[0] / 1280)
        part = earth.subsurface((0, 0, size[0], hidden)).convert()
        whole = pygame.Surface(part.get_size()).convert()
        whole.blit(title, (0, hidden - title.get_height()))
        assert pygame.image.tobytes(part, "RGB") == pygame.image.tobytes(whole, "RGB")
        return
    rows = (land, size[1] - 1), (earth, 0)
    above, below = ([one.get_at((x, y))[:3] for x in range(0, size[0], 7)] for one, y in rows)
    apart = [max(map(abs, map(sub, one, other))) for one, other in zip(above, below, strict=True)]
    assert sum(far > 24 for far in apart) < 0.04 * len(apart), "no seam"


@pytest.mark.long
def test_a_window_that_is_resized_on_the_way_begins_it_anew() -> None:
    hand = at_title()
    sit_down(hand.app, Setup(seed=3), people(2, 2))
    drawn(hand)
    for _ in range(20):
        hand.step(FRAME)
    way = hand.app.scene
    assert isinstance(way, WayDown) and way.share > 0
    pygame.display.set_mode((1600, 900))
    hand.step(FRAME)
    drawn(hand)
    gone_down(hand)
    assert isinstance(hand.app.scene, Play) and hand.app.surface.get_size() == (1600, 900)
    pygame.display.set_mode(SIZE)


@pytest.mark.long
def test_the_first_disks_are_dealt_before_everybodys_eyes() -> None:
    hand = at_title()
    play = sit_down(hand.app, Setup(seed=3), people(2, 2))
    drawn(hand)
    gone_down(hand)
    assert play.stage.motion.flights, "the table is found before the disks fly"
