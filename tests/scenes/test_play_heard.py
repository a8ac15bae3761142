"""The table as it is heard: pieces when they land, all else when it happens, and around it the season."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame
import pytest

from game.lessons.lesson import load as load_lesson
from game.motion.vignettes.vignette import Vignette
from game.rules import Setup
from game.rules.engine import ranking
from game.rules.events import PingeExhausted, TileAcquired
from game.rules.record import read_record
from game.rules.terms import Field, Season
from game.scenes.app.loop import App
from game.scenes.event_player import EventPlayer
from game.scenes.flow import Pop, Push
from game.scenes.kit.switches import Toggle
from game.scenes.lesson.scene import LessonTable
from game.scenes.play.menu import Menu
from game.scenes.play.planning import PlanEditor
from game.scenes.play.scene import Play
from game.scenes.replay.commands import Go, Seek, Stride
from game.scenes.replay.history import History
from game.scenes.replay.scene import Replay
from game.scenes.result.scene import Result
from game.scenes.saving.chairs import Chair
from game.scenes.settings.screen import SettingsScreen
from game.scenes.stage.signals import sound_at_once
from game.sound.names import Air, SoundEffect
from game.sound.score import Piece, Tune
from game.sound.sounds import Levels, Sounds
from tests.english import english
from tests.posed.events import EVENTS, NAMES
from tests.scenes.clicks import Hand, spot_on
from tests.scenes.opponents import OPPONENTS
from tests.scenes.sitting import people, sit_down

GOLDEN = Path(__file__).resolve().parents[1] / "golden"


class Ears(Sounds):
    """Hears everything, and makes no sound."""

    def __init__(self) -> None:
        super().__init__(1)
        self.heard: list[tuple[SoundEffect, float]] = []
        self.around: tuple[Levels, Air | None] = (Levels(), None)
        self.tune: Tune | None = None

    def play(self, effect: SoundEffect, side: float = 0.0) -> None:
        self.heard.append((effect, side))

    def update(self, seconds: float, levels: Levels, air: Air | None, tune: Tune | None = None) -> None:
        self.around, self.tune = (levels, air), tune

    @property
    def effects(self) -> list[SoundEffect]:
        return [effect for effect, _ in self.heard]


@pytest.fixture
def hand() -> Hand:
    app = App(OPPONENTS, (1280, 720))
    app.context.sound = Ears()
    app.context.settings.pace = "at once"
    return Hand(app)


def ears(hand: Hand) -> Any:
    return hand.app.context.sound


def sit_with(hand: Hand, humans: int = 1, animation: bool = True) -> Play:
    hand.app.context.settings.animation = animation
    sit_down(hand.app, Setup(seats=2, seed=3), people(2, humans, "bauer"))
    rest(hand)
    ears(hand).heard.clear()
    return hand.play


def rest(hand: Hand) -> None:
    """Until Anna is asked something."""
    for _ in range(200):
        hand.step(0.1)
        if hand.play.session.human and not hand.play.stage.motion.moving:
            return


def test_disks_are_heard_as_they_land(hand: Hand) -> None:
    play = sit_with(hand, humans=2)
    pools = play.match.state.action
    most = max(play.targets.glowing(), key=lambda target: max(pools[m.pool][m.colour] for m in target.moves))
    hand.click(spot_on(most))
    count = len(play.stage.motion.flights)
    assert count > 1 and not ears(hand).heard
    landed = []
    while play.stage.motion.moving:
        hand.step(0.03)
        landed.append(ears(hand).effects.count(SoundEffect.DISK))
    assert landed[-1] == count and sorted(set(landed)) == list(range(count + 1))
    assert all(-0.5 <= side <= 0.5 for _, side in ears(hand).heard)


def test_without_animation_it_is_heard_as_it_happens(hand: Hand) -> None:
    play = sit_with(hand, humans=2, animation=False)
    hand.click(spot_on(play.targets.glowing()[0]))
    assert ears(hand).effects[0] is SoundEffect.DISK


def test_who_hurries_hears_what_lands_and_who_takes_back_does_not(hand: Hand) -> None:
    play = sit_with(hand, humans=2)
    hand.click(spot_on(play.targets.glowing()[0]))
    flying = len(play.stage.motion.flights)
    hand.press((5, 300))
    hand.step(0.001)
    assert ears(hand).effects.count(SoundEffect.DISK) == flying and not play.stage.motion.moving
    hand.release((5, 300))
    hand.step()
    ears(hand).heard.clear()
    hand.click(spot_on(play.targets.glowing()[0]))
    assert play.stage.motion.moving
    hand.key(pygame.K_ESCAPE)
    assert not play.stage.motion.moving and SoundEffect.DISK not in ears(hand).effects


def test_whose_turn_it_is_is_told_once(hand: Hand) -> None:
    play = sit_with(hand)
    ears(hand).heard.clear()
    for _ in range(5):
        hand.step(0.1)
    assert SoundEffect.TURN not in ears(hand).effects
    moves = len(play.match.moves)
    hand.click(spot_on(play.targets.glowing()[0]))
    while not any(turn.seat == 1 for turn in play.match.turns[moves:]):
        hand.step(0.1)
    rest(hand)
    for _ in range(5):
        hand.step(0.1)
    assert ears(hand).effects.count(SoundEffect.TURN) == 1


def test_what_is_not_possible_is_told_softly(hand: Hand) -> None:
    play = sit_with(hand)
    hand.click(play.stage.layout.board.fields[0].center)
    assert play.bubble is not None and ears(hand).effects == [SoundEffect.REFUSED]


def test_a_piece_is_heard_when_it_is_laid_and_a_plan_of_others_is_not(hand: Hand) -> None:
    play = sit_with(hand)
    while not isinstance(play.editor, PlanEditor):
        hand.decide()
    rest(hand)
    ears(hand).heard.clear()
    piece = next(spot for spot in play.editor.spots(play.stage) if spot.origin is None)
    hand.click(piece.rect.center)
    assert ears(hand).effects == [SoundEffect.DISK]
    hand.press(play.stage.layout.board.button.center)  # picks nothing up and lays nothing down
    hand.release((5, 300))
    hand.step()
    assert ears(hand).effects == [SoundEffect.DISK]


def test_the_season_is_heard_around_the_table_and_below_what_lies_over_it(hand: Hand) -> None:
    hand.step()
    assert ears(hand).around[1] is Air.SPRING
    play = sit_with(hand)
    for season in Season:
        play.match.state.season = season
        hand.step(0.0)
        assert ears(hand).around[1] is list(Air)[season]
    for scene in (Menu(play.context), SettingsScreen(play.context)):
        hand.app.apply(Push(scene))
        hand.step(0.0)
        assert ears(hand).around[1] is Air.WINTER
        hand.app.apply(Pop())


def test_volumes_and_silence_reach_the_sounds(hand: Hand) -> None:
    settings = hand.app.context.settings
    settings.volume, settings.ambience, settings.melody = 50, 100, 50
    hand.step()
    assert ears(hand).around[0] == Levels(0.25, 1.0, 0.25)
    hand.key(pygame.K_n, "n")
    hand.step()
    assert ears(hand).around[0] == Levels(0.25, 1.0, 0) and english(hand.app.notice.said) == "Music off"
    hand.key(pygame.K_m, "m")
    hand.key(pygame.K_n, "n")
    hand.step()
    assert ears(hand).around[0] == Levels(0, 0, 0) and "all sound is off" in english(hand.app.notice.said)
    hand.key(pygame.K_m, "m")
    hand.step()
    assert ears(hand).around[0] == Levels(0.25, 1.0, 0.25)


def test_each_scene_has_its_music_and_a_game_brings_in_its_layers(hand: Hand) -> None:
    hand.step()
    assert ears(hand).tune == Tune(Piece.TITLE)
    play = sit_with(hand, animation=False)
    state = play.match.state
    seat = state.seats[play.stage.focus]
    seat.water = 0
    hand.step(0.0)
    assert ears(hand).tune == Tune(Piece.SPRING)
    seat.pinge_dug, seat.water = 2, seat.board.stops_pinge
    state.season, state.year = Season.AUTUMN, state.box.years
    hand.step(0.0)
    tune = ears(hand).tune
    assert tune.piece is Piece.AUTUMN and 0 < tune.coal < 1 and tune.water == tune.last == 1
    hand.app.apply(Push(SettingsScreen(play.context)))
    hand.step(0.0)
    assert ears(hand).tune == tune
    hand.app.apply(Push(Result(play.context, play.session)))
    hand.step(0.0)
    assert ears(hand).tune == Tune(Piece.END)


def test_the_slider_of_the_effects_lets_hear_how_loud_they_are(hand: Hand) -> None:
    options = SettingsScreen(hand.app.context)
    hand.app.apply(Push(options))
    slider = next(w for w in options.form.widgets if english(w.tip).startswith("What happens"))
    hand.click((slider.rect.left + 20, slider.rect.centery))
    assert set(ears(hand).effects) == {SoundEffect.DISK}


def test_a_replay_is_heard_as_a_game_is(hand: Hand) -> None:
    play = sit_with(hand, humans=2, animation=False)
    hand.click(spot_on(play.targets.glowing()[0]))
    replay = Replay(
        hand.app.context, History(play.match, play.session.record, play.session.chairs, "The game")
    )
    hand.app.apply(Push(replay))
    ears(hand).heard.clear()
    replay.carry_out(Go(Stride.MOVE, 1))
    assert ears(hand).effects[0] is SoundEffect.DISK
    ears(hand).heard.clear()
    replay.carry_out(Seek(0))
    assert not ears(hand).heard and replay.air is Air.SPRING


def test_a_button_is_heard_by_mouse_and_by_key_and_one_that_is_off_is_not(hand: Hand) -> None:
    options = SettingsScreen(hand.app.context)
    hand.app.apply(Push(options))
    toggle = [w for w in options.form.widgets if isinstance(w, Toggle)][-1]
    hand.click(toggle.rect.center)
    assert ears(hand).effects == [SoundEffect.BUTTON]
    hand.key(pygame.K_SPACE)
    assert ears(hand).effects == [SoundEffect.BUTTON] * 2
    hand.press(toggle.rect.center)
    hand.release((2, 2))
    toggle.why = "No."
    hand.click(toggle.rect.center)
    assert ears(hand).effects == [SoundEffect.BUTTON] * 2


def test_buttons_beside_the_table_are_heard(hand: Hand) -> None:
    """Those of the bar of a replay, and of the card of a lesson."""
    app = hand.app
    play = sit_with(hand, humans=1, animation=False)
    record = History(play.match, play.session.record, play.session.chairs, "The game")
    app.apply(Push(Replay(app.context, record)))
    app.step(0.0)
    replay = app.scene
    replay.carry_out(Go(Stride.GAME, 1))
    ears(hand).heard.clear()
    hand.click(replay.bar.first.rect.center)
    hand.click(replay.bar.first.rect.center)  # which is off at the beginning
    hand.click(replay.bar.year.ends[0].center)  # as is this
    assert ears(hand).effects == [SoundEffect.BUTTON]
    hand.click(replay.bar.phase.ends[1].center)
    assert ears(hand).effects.count(SoundEffect.BUTTON) == 2
    ears(hand).heard.clear()
    app.apply(Pop())
    lesson = load_lesson("goal")
    app.apply(Push(LessonTable(app.context, lesson)))
    app.step(0.0)
    ears(hand).heard.clear()
    hand.click(app.scene.card.buttons[-1].rect.center)
    assert ears(hand).effects == [SoundEffect.BUTTON]
    hand.key(pygame.K_RETURN)
    assert ears(hand).effects.count(SoundEffect.BUTTON) == 2


@pytest.mark.parametrize(("people", "effect"), [((0, 1), "win"), ((0,), "win"), ((1,), "loss"), ((), "end")])
def test_the_end_is_heard_as_it_went(hand: Hand, people: tuple[int, ...], effect: str) -> None:
    """People sit at these places, best first, of a golden game."""
    record = read_record((GOLDEN / "2-seats-rows.hasp").read_text("utf-8"))
    history = History.of_record(record, "The game")
    best = ranking(history.match.state)
    seated = {best[place] for place in people}
    history.chairs = tuple(
        Chair(f"S{seat}", seat, "" if seat in seated else "bauer", seat) for seat in range(2)
    )
    hand.app.context.settings.speed = "instant"
    Result(hand.app.context, history).update(0.0)
    assert ears(hand).effects == [SoundEffect(effect)]
    Result(hand.app.context, history, stepped=True).update(0.0)
    assert len(ears(hand).heard) == 1


def test_a_development_is_heard_by_its_kind(hand: Hand) -> None:
    play = sit_with(hand)
    box = play.match.state.box
    tile = next(tile for tile in box.tiles if tile.symbol == "mining")
    sound_at_once(play.context, play.match.state, [TileAcquired(0, Field.FARMER, tile.id, 0)], [])
    assert ears(hand).effects == [SoundEffect.MINING]


@pytest.mark.parametrize(
    ("name", "effect"), [("SectionEmptied", SoundEffect.SECTION), ("Gained-Iron", SoundEffect.FIRST_IRON)]
)
def test_what_is_reached_is_heard_once_when_it_is_shown(hand: Hand, name: str, effect: SoundEffect) -> None:
    scene = EventPlayer(hand.app.context, name, EVENTS[name](), NAMES)
    (shown,) = (actor for actor in scene.motion.actors if isinstance(actor, Vignette))
    assert effect not in ears(hand).effects
    scene.update(shown.heard - 0.05)
    assert effect not in ears(hand).effects
    scene.update(0.1)
    assert ears(hand).effects.count(effect) == 1
    scene.update(20.0)
    assert ears(hand).effects.count(effect) == 1


def test_without_a_vignette_the_first_iron_is_heard_and_the_next_is_not(hand: Hand) -> None:
    prepared = EVENTS["Gained-Iron"]()
    sound_at_once(hand.app.context, prepared.before, prepared.events, [])
    assert ears(hand).effects == [SoundEffect.FIRST_IRON]
    sound_at_once(hand.app.context, prepared.after, prepared.events, [])
    assert ears(hand).effects == [SoundEffect.FIRST_IRON, SoundEffect.IRON]


def test_a_cave_in_that_moves_nothing_is_heard_once(hand: Hand) -> None:
    prepared = EVENTS["PingeExhausted"]()
    dry = PingeExhausted(prepared.events[-1].seat, water=0, props=0)
    bare = prepared._replace(events=(*prepared.events[:-1], dry))
    scene = EventPlayer(hand.app.context, "PingeExhausted", bare, NAMES)
    scene.update(20.0)
    assert ears(hand).effects.count(SoundEffect.CAVE_IN) == 1
