"""The land on the table lives: on bare land alone, a few small places at a time, and at rest unseen."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.locations import ASSETS
from game.motion.livingthing import STILL
from game.motion.tableliving import living
from game.rules import new_game
from game.scenes.flow import Replace
from game.scenes.play.scene import Play
from game.scenes.replay.commands import Seek
from game.scenes.replay.history import History
from game.scenes.replay.scene import Replay
from game.scenes.stage.scene import StageScene
from game.table.bareland import LandState, bare_land
from game.table.canvas import Canvas
from game.table.layout import arrange
from game.table.seasons import Look
from tests.few import few
from tests.scenes.clicks import Hand
from tests.scenes.reels import record
from tests.scenes.sitting import table, window
from tests.scenes.stillness import check_stirring, picture

GAME = "2-seats-rows"
WET, DRY, MINED, WINTRY = 86, 97, 221, 64
"""Moves after which there is water in the Pinge, none, are miners in the Tunnel, or is winter."""
ALIKE = (1, 1, 1, 255)


def alive(moves: int = WET, size: tuple[int, int] = (1280, 720)) -> tuple[Hand, Replay]:
    """A replay that stands after so many moves of a game, with seat 1 in front."""
    hand = Hand(window(size=size, animation=True))
    replay = Replay(hand.app.context, History.of_record(record(GAME), GAME))
    hand.app.apply(Replace(replay))
    replay.carry_out(Seek(moves))
    replay.stage.look_at(0)
    for _ in range(30):
        hand.step(0.1)
    assert not replay.stage.moving and not replay.dirty
    return hand, replay


def unlike(one: pygame.Surface, other: pygame.Surface) -> pygame.Mask:
    """Where two pictures differ."""
    found = pygame.mask.from_threshold(one, (0, 0, 0), ALIKE, other)
    found.invert()
    return found


def lifeless(hand: Hand, scene: StageScene[object]) -> pygame.Surface:
    """The scene before anything lives on it."""
    image = pygame.Surface(hand.app.surface.get_size()).convert()
    scene.draw(Canvas(image, hand.app.context.theme))
    return image


def states() -> Iterator[LandState]:
    for look in Look:
        for exhausted in (False, True):
            yield LandState(look, 2, exhausted)


def test_all_that_lives_has_its_drawing_and_stays_what_it_is() -> None:
    place, names = arrange(new_game(record(GAME).setup).box, (1280, 720)).board, set[str]()
    for state in states():
        for now in range(0, 800, 3):
            found = living(now / 4, place, 1.0, state)
            assert found == living(now / 4, place, 1.0, state)
            assert all(0 <= one.alpha <= 255 and one.width > 0 < one.height for one in found)
            names |= {one.name for one in found}
    assert all((ASSETS / f"{name}.svg").is_file() for name in names)
    lives = {"sky_cloud", "land_puff", "land_glint", "land_glow", "land_drip", "land_ripple"}
    assert names == lives | {"land_bird_up", "land_bird_down", "worker_farmer"}


def test_birds_and_farmer_come_now_and_then_and_not_in_winter() -> None:
    place = arrange(new_game(record(GAME).setup).box, (1280, 720)).board

    def there(name: str, now: float, look: Look) -> bool:
        state = LandState(look, 0, exhausted=False)
        return any(one.name.startswith(name) for one in living(now, place, 1.0, state))

    for name in ("land_bird", "worker_farmer"):
        assert {there(name, float(now), Look.SUMMER) for now in range(300)} == {True, False}
        assert there(name, STILL, Look.SUMMER)
        assert not any(there(name, float(now), Look.WINTER) for now in range(300))


@pytest.mark.long
@pytest.mark.parametrize("moves", [WET, DRY, MINED, WINTRY])
@pytest.mark.parametrize("size", few([(1280, 720), (1920, 1080)]))
def test_it_lives_on_bare_land_alone(moves: int, size: tuple[int, int]) -> None:
    hand, replay = alive(moves, size)
    stage = replay.stage
    plain, board = lifeless(hand, replay), stage.layout.board
    shown = stage.picture(stage.shown)
    state = LandState.of(shown)
    bare = plain.copy()
    bare.fill((255, 0, 255))
    whole = pygame.Rect((0, 0), board.rect.size)
    bare.blit(bare_land(hand.app.context.theme, board, state).shown(whole), board.rect)
    for _ in range(8):
        for _ in range(20):
            hand.step(0.1)
        touched = unlike(hand.app.surface, plain)
        assert touched.count() > 100, "something lives in every season"
        assert not touched.overlap(unlike(plain, bare), (0, 0)), "nothing else is touched"


@pytest.mark.parametrize("moves", [WET, MINED, WINTRY])
def test_what_stirs_is_the_picture_drawn_anew(moves: int) -> None:
    hand, _ = alive(moves)
    check_stirring(hand)


def test_what_lies_over_the_land_stays_as_it_is() -> None:
    hand, replay = alive()
    hand.move(replay.stage.layout.board.farm.midleft)
    for _ in range(30):
        hand.step(0.1)
    assert replay.stage.asking.told is not None or replay.stage.rested > 1
    stirred = picture(hand)
    hand.app.draw()
    assert picture(hand) == stirred


@pytest.mark.long
def test_only_small_places_are_shown_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    hand, _ = alive(size=(1920, 1080))
    shown: list[list[pygame.Rect]] = []
    monkeypatch.setattr(hand.app.window, "show", lambda changed=(): shown.append(list(changed)))
    for _ in range(120):
        hand.step(1 / 60)
    assert 20 <= len(shown) <= 26, "twelve times a second"
    areas = [sum(rect.width * rect.height for rect in rects) for rects in shown]
    assert 0 < max(areas) < 0.02 * 1920 * 1080


def test_it_rests_while_the_window_is_not_looked_at() -> None:
    hand, replay = alive()
    pygame.event.post(pygame.Event(pygame.WINDOWFOCUSLOST))
    hand.step()
    before = replay.stage.life.now, picture(hand)
    for _ in range(20):
        hand.step(0.1)
    assert (replay.stage.life.now, picture(hand)) == before
    replay.dirty = True
    hand.step(0.1)
    assert replay.stage.life.now == before[0], "also when something else is drawn"
    pygame.event.post(pygame.Event(pygame.WINDOWFOCUSGAINED))
    for _ in range(5):
        hand.step(0.1)
    assert replay.stage.life.now > before[0] and picture(hand) != before[1]


@pytest.mark.parametrize(("speed", "reduced"), [("normal", True), ("instant", False)])
def test_it_is_still_where_nothing_is_to_move(speed: str, reduced: bool) -> None:
    hand, replay = alive()
    hand.app.context.settings.speed, hand.app.context.settings.reduced = speed, reduced
    hand.app.draw()
    before = picture(hand)
    for _ in range(20):
        hand.step(0.1)
    hand.app.draw()
    assert picture(hand) == before and replay.stage.life.now == STILL


def test_it_rests_below_another_scene() -> None:
    hand, replay = alive()
    hand.app.open_rules()
    now = replay.stage.life.now
    for _ in range(10):
        hand.step(0.1)
    assert replay.stage.life.now == now


def test_it_lives_on_while_pieces_fly() -> None:
    hand = table(animation=True)
    play = hand.app.scene
    assert isinstance(play, Play) and play.stage.moving, "the first disks are dealt"
    before = play.stage.life.now
    hand.step(0.2)
    assert play.stage.life.now == pytest.approx(before + 0.2)
