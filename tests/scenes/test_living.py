"""The landscape of the title lives: what moves is drawn as a whole picture shows it, and rests unseen."""

from __future__ import annotations

import pygame
import pytest

from game.locations import ASSETS
from game.motion.landfigures import HIGH, PHASES, figures
from game.motion.living import living
from game.motion.livingthing import STILL, Living
from game.scenes.kit.livingscene import LivingScene
from game.table.landscape import SPRITES, Knecht, Look, landscape, sprite
from tests.scenes.clicks import Hand
from tests.scenes.kept import at_title
from tests.scenes.stillness import check_stirring, picture

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


FIGURES = ("knecht", "crank", "miner", "title")


@pytest.mark.parametrize("evening", [False, True])
def test_all_that_lives_has_its_drawing_and_stays_what_it_is(evening: bool) -> None:
    moments = [living(now / 4, evening=evening) for now in range(800)]
    drawings = {one.name for found in moments for one in found}
    assert all((ASSETS / f"{name}.svg").is_file() for name in drawings)
    names = {name for name in drawings if not name.startswith(FIGURES)}
    told = {"land_cloud", "land_puff", "land_glint", "land_glow", "land_drip", "land_ripple"}
    assert names == told | ({"land_rain"} if evening else {"land_bird_up", "land_bird_down", "worker_farmer"})
    assert all(0 <= one.alpha <= 255 and one.width > 0 for found in moments for one in found)
    assert living(7.3, evening=evening) == living(7.3, evening=evening) != living(7.6, evening=evening)


@pytest.mark.parametrize("knecht", Knecht)
def test_every_drawing_of_who_works_is_seen_and_no_other(knecht: Knecht) -> None:
    seen = {one.name for now in range(3000) for one in figures(now / 20, knecht)}
    drawn = {path.stem for path in ASSETS.glob(f"{knecht}_*.svg")}
    drawn |= {"title_bucket", "title_rope"}
    cranks = {path.stem for path in ASSETS.glob("crank_*_?.svg")}
    drawn |= cranks if knecht is Knecht.CRANKS else {"crank_left_0", "crank_right_0"}
    drawn |= {"miner_0"} if knecht is Knecht.SITS else {path.stem for path in ASSETS.glob("miner_*.svg")}
    assert seen == drawn
    assert all(one.name.endswith("_0") for one in figures(STILL, knecht) if "title" not in one.name)


def test_the_bucket_goes_up_as_he_cranks_and_hangs_on_its_rope() -> None:
    steps, heights = set[str](), set[float]()
    for now in range(900):
        found = {one.name: one for one in figures(STILL + now / 30, Knecht.CRANKS)}
        rope, bucket = found["title_rope"], found["title_bucket"]
        end = rope.y - rope.height / 2 + rope.cut * rope.height
        top = bucket.y - bucket.height / 2
        assert top + 4 <= end <= top + 12, "the rope ends at its handle"
        heights.add(bucket.y)
        turned = {name[-1] for name in found if name.startswith(("knecht", "crank"))}
        assert len(turned) == 1, "his hands are at the crank"
        steps |= turned
    assert max(heights) - min(heights) == HIGH and len(steps) == PHASES // 2 + 1


def test_who_has_won_cheers_now_and_then_and_who_has_lost_sits() -> None:
    def poses(knecht: Knecht, since: float) -> set[str]:
        return {
            one.name
            for k in range(40)
            for one in figures(STILL + since + k / 10, knecht)
            if "knecht" in one.name
        }

    assert len(poses(Knecht.CHEERS, 0.0)) == 5 and len(poses(Knecht.CHEERS, 6.0)) == 1
    assert len(poses(Knecht.SITS, 0.0)) == 3 and len(poses(Knecht.SITS, 4.0)) == 1


def test_birds_and_farmer_come_now_and_then() -> None:
    def there(name: str, now: float) -> bool:
        return any(one.name.startswith(name) for one in living(now))

    for name in ("land_bird", "worker_farmer"):
        assert {there(name, float(now)) for now in range(200)} == {True, False}
        assert there(name, STILL)


def test_what_stirs_is_the_picture_drawn_anew() -> None:
    hand, _ = alive()
    check_stirring(hand)


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


@pytest.mark.long
def test_drawings_are_kept_and_few() -> None:
    hand, _ = alive()
    theme, sizes = hand.app.context.theme, set[object]()
    for now in range(4000):
        for one in living(now / 10):
            sizes.add((one.name, round(one.width), round(one.height), one.alpha))
    assert len(sizes) < SPRITES
    one = Living("land_puff", 0, 0, 12, 10)
    assert sprite(theme, one.name, (12, 10), 255, Look()) is sprite(theme, one.name, (12, 10), 255, Look())
    own, theirs = (
        sprite(theme, "knecht_cheers_0", (204, 312), 255, Look(Knecht.CHEERS, seat)) for seat in (0, 1)
    )
    assert pygame.image.tobytes(own, "RGBA") != pygame.image.tobytes(theirs, "RGBA"), "in his seat's colour"
    assert landscape(theme, Look()) is landscape(theme, Look())
