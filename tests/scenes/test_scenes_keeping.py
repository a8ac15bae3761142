"""Settings and saved games: kept whole, checked when read, and never lost or overwritten."""

from __future__ import annotations

import json

import pygame
import pytest

from game.scenes.app.loop import App
from game.scenes.kit.choices import Slider
from game.scenes.kit.entry import Entry
from game.scenes.kit.switches import Toggle
from game.scenes.play.scene import Play
from game.scenes.saving.chairs import Chair, Unseated, chairs_of
from game.scenes.saving.files import write_safely
from game.scenes.saving.folders import home
from game.scenes.saving.saves import Saves
from game.scenes.settings.file import SettingsFile
from game.scenes.settings.values import Settings
from game.scenes.title import Title
from tests.english import english
from tests.scenes.clicks import Hand
from tests.scenes.opponents import OPPONENTS

SIZE = (1280, 720)
CHAIRS = (Chair("Anna", 0), Chair("Grete, the (old) one", 3, "bauer", 44))


def test_settings_come_back_as_they_were_saved() -> None:
    assert SettingsFile().read() == Settings()
    wanted = Settings(1920, 1080, True, 15, "fast", "slow", 35, False, True, True)
    SettingsFile().write(json.dumps(wanted.values))
    assert SettingsFile().read() == wanted


def test_a_write_that_fails_leaves_the_former_text(monkeypatch: pytest.MonkeyPatch) -> None:
    path = home() / "games" / "a.hasp"
    write_safely(path, "former")

    def fail(*paths: object) -> None:
        raise OSError("no space")

    monkeypatch.setattr("game.scenes.saving.files.os.replace", fail)
    with pytest.raises(OSError, match="no space"):
        write_safely(path, "present")
    assert path.read_text() == "former"


def test_a_record_says_who_sits_where() -> None:
    assert chairs_of([chair.line() for chair in CHAIRS]) == CHAIRS


@pytest.mark.parametrize(
    "players",
    [
        (),
        ("Anna",),
        ("Anna (human, red)", ""),
        ("Anna (human, red)", "Ben (human, red)"),
        ("Anna (human, red)", f"Ben (automa bauer {'9' * 5000}, blue)"),
        ("\0",),
    ],
)
def test_a_record_that_does_not_is_not_gone_on_with(players: tuple[str, ...]) -> None:
    with pytest.raises(Unseated):
        chairs_of(players)


def begun() -> Hand:
    """A hand in the middle of a fresh game of one person."""
    hand = Hand(App(OPPONENTS, SIZE))
    hand.app.context.settings.pace, hand.app.context.settings.animation = "at once", False
    hand.step()
    hand.button("New game")
    hand.button("Begin")
    for _ in range(40):
        hand.decide()
    return hand


@pytest.mark.long
def test_starting_again_offers_to_go_on() -> None:
    hand = begun()
    moves = list(hand.play.match.moves)
    assert len(moves) > 10
    hand.play.session.file.close()  # the first window is gone without a word: a crash
    again = Hand(App(OPPONENTS, SIZE))
    again.step()
    again.button("Play")
    assert again.play.match.moves[: len(moves)] == moves
    assert again.play.match.state.seats[0].score == hand.play.match.state.seats[0].score
    assert [chair.name for chair in again.play.session.chairs] == ["Anna", "Lehrling"]


@pytest.mark.long
def test_the_menu_leads_out_without_losing_the_game() -> None:
    hand = begun()
    moves = len(hand.play.match.moves)
    hand.click(hand.play.stage.layout.ribbon.menu.center)
    hand.button("Leave to the title")
    assert isinstance(hand.app.scene, Title)
    hand.button("Play")
    assert isinstance(hand.app.scene, Play) and len(hand.play.match.moves) >= moves


def test_two_damaged_saves_of_one_name_are_both_kept() -> None:
    saves = Saves()
    path = saves.folder / "a.hasp"
    for text in ("one", "two"):
        write_safely(path, text)
        saves.set_aside(path, "it is no record")
    kept = sorted(other.read_text() for other in path.parent.iterdir())
    assert kept == ["one", "two"]


def test_the_settings_scene_keeps_what_is_set() -> None:
    hand = Hand(App(OPPONENTS, SIZE))
    hand.step()
    hand.button("Settings")
    for slider, share in zip(sliders(hand), (0.0, 0.4, 0.75), strict=True):
        hand.click((slider.rect.left + 1 + round(0.8 * share * slider.rect.width), slider.rect.centery))
    hand.button("Done")
    kept = json.loads((home() / "settings.json").read_text())
    assert (kept["volume"], kept["ambience"], kept["melody"], kept["sound"]) == (0, 40, 75, True)


def sliders(hand: Hand) -> list[Slider]:
    return [w for w in hand.app.scene.form.widgets if isinstance(w, Slider)]  # type: ignore[attr-defined]


def test_a_volume_is_set_in_steps() -> None:
    hand = Hand(App(OPPONENTS, SIZE))
    hand.step()
    hand.button("Settings")
    effects = sliders(hand)[0]
    hand.drag(
        effects.rect.midleft,
        (effects.rect.left + round(0.43 * 0.8 * effects.rect.width), effects.rect.centery),
    )
    assert effects.value == hand.app.context.settings.volume == 45
    hand.key(pygame.K_RIGHT)
    assert hand.app.context.settings.volume == 50


def test_m_is_a_letter_where_one_types_and_silence_elsewhere() -> None:
    hand = Hand(App(OPPONENTS, SIZE))
    hand.step()
    hand.key(pygame.K_m, "m")
    assert hand.app.context.settings.loud == (0, 0, 0) and english(hand.app.notice.said) == "Sounds off"
    assert not SettingsFile().read().sound
    hand.button("New game")
    entry = next(w for w in hand.app.scene.form.widgets if isinstance(w, Entry))  # type: ignore[attr-defined]
    hand.click(entry.rect.center)
    hand.key(pygame.K_m, "m")
    assert "m" in entry.text and not hand.app.context.settings.sound
    hand.key(pygame.K_ESCAPE)
    hand.button("Settings")
    hand.key(pygame.K_m, "m")
    toggles = [w for w in hand.app.scene.form.widgets if isinstance(w, Toggle)]  # type: ignore[attr-defined]
    assert [toggle.on for toggle in toggles if english(toggle.text).startswith("Play sounds")] == [True]
    for _ in range(40):
        hand.step()
    assert hand.app.notice.said == ""
