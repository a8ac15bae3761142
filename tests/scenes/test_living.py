"""The landscape of the title lives: what moves is drawn as a whole picture shows it, and rests unseen."""

from __future__ import annotations

import pygame
import pytest

from game.motion.living import STILL, Living, living
from game.scenes.kit.livingscene import LivingScene
from game.table.landscape import Look, landscape, sprite
from game.table.theme import ASSETS
from tests.scenes.clicks import Hand
from tests.scenes.kept import at_title

pytestmark = pytest.mark.usefixtures("display")


def alive() -> tuple[Hand, LivingScene]:
    hand = at_title()
    hand.app.context.settings.animation = True
    hand.app.scene.resize()
    hand.step(1.0)  # longer than a pointer rests until it is told something
    hand.step()
    scene = hand.app.scene
    assert isinstance(scene, LivingScene)
    return hand, scene


def picture(hand: Hand) -> bytes:
    return pygame.image.tobytes(hand.app.surface, "RGB")


@pytest.mark.parametrize("evening", [False, True])
def test_all_that_lives_has_its_drawing_and_stays_what_it_is(evening: bool) -> None:
    moments = [living(now / 4, evening) for now in range(800)]
    names = {one.name for found in moments for one in found}
    assert all((ASSETS / f"{name}.svg").is_file() for name in names)
    told = {"land_cloud", "land_puff", "land_glint", "land_glow", "land_drip", "land_ripple"}
    assert names == told | ({"land_rain"} if evening else {"land_bird_up", "land_bird_down", "worker_farmer"})
    assert all(0 <= one.alpha <= 255 and one.width > 0 for found in moments for one in found)
    assert living(7.3, evening) == living(7.3, evening) != living(7.6, evening)


def test_birds_and_farmer_come_now_and_then() -> None:
    def there(name: str, now: float) -> bool:
        return any(one.name.startswith(name) for one in living(now))

    for name in ("land_bird", "worker_farmer"):
        assert {there(name, float(now)) for now in range(200)} == {True, False}
        assert there(name, STILL)


def test_what_stirs_is_the_picture_drawn_anew() -> None:
    hand, _ = alive()
    first, frames = picture(hand), hand.app.frames
    for _ in range(60):
        hand.step(0.05)
    assert hand.app.frames == frames, "only small places were drawn"
    stirred = picture(hand)
    assert stirred != first
    hand.app.draw()
    assert picture(hand) == stirred


def test_a_tip_lies_over_what_lives() -> None:
    hand, _ = alive()
    hand.move(hand.widget("Learn").rect.center)
    for _ in range(30):
        hand.step(0.1)
    stirred = picture(hand)
    hand.app.draw()
    assert picture(hand) == stirred


def test_it_rests_while_the_window_is_not_looked_at() -> None:
    hand, scene = alive()
    pygame.event.post(pygame.Event(pygame.WINDOWFOCUSLOST))
    hand.step()
    before = scene.now, picture(hand)
    for _ in range(20):
        hand.step(0.1)
    assert (scene.now, picture(hand)) == before
    pygame.event.post(pygame.Event(pygame.WINDOWFOCUSGAINED))
    for _ in range(5):
        hand.step(0.1)
    assert scene.now > before[0] and picture(hand) != before[1]


@pytest.mark.parametrize(("speed", "reduced"), [("normal", True), ("instant", False)])
def test_it_is_still_where_nothing_is_to_move(speed: str, reduced: bool) -> None:
    hand, _ = alive()
    hand.app.context.settings.speed, hand.app.context.settings.reduced = speed, reduced
    hand.app.draw()
    before = picture(hand)
    for _ in range(20):
        hand.step(0.1)
    hand.app.draw()
    assert picture(hand) == before


def test_it_rests_below_another_scene() -> None:
    hand, scene = alive()
    hand.button("Settings")
    now = scene.now
    for _ in range(10):
        hand.step(0.1)
    assert scene.now == now


def test_drawings_are_kept_and_few() -> None:
    hand, _ = alive()
    theme, sizes = hand.app.context.theme, set[object]()
    for now in range(4000):
        for one in living(now / 10):
            sizes.add((one.name, round(one.width), round(one.height), one.alpha))
    assert len(sizes) < 400
    one = Living("land_puff", 0, 0, 12, 10)
    assert sprite(theme, one.name, (12, 10), 255, False) is sprite(theme, one.name, (12, 10), 255, False)
    assert landscape(theme, Look()) is landscape(theme, Look())
