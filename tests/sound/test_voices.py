"""Many alike sounds do not add up, and seasons fade into each other."""

from __future__ import annotations

import random

from game.sound.names import Air, Call, SoundEffect
from game.sound.surroundings import CALLS, FADE, Surroundings
from game.sound.voices import GAP, LATE, LEAST, Onset, Voices

FRAME = 1 / 60


def told(voices: Voices, seconds: float = 3.0) -> list[tuple[int, Onset]]:
    """What begins in which frame."""
    return [(frame, start) for frame in range(int(seconds / FRAME)) for start in voices.due(FRAME)]


def test_one_sound_begins_at_once() -> None:
    voices = Voices(random.Random(1))
    voices.ask(SoundEffect.DISK, 0.5)
    [(frame, start)] = told(voices)
    assert frame == 0 and start.name is SoundEffect.DISK
    assert start.gain > 0.8 and abs(start.side - 0.5) < 0.1


def test_many_disks_at_once_are_a_few_one_after_another() -> None:
    voices = Voices(random.Random(1))
    for _ in range(40):
        voices.ask(SoundEffect.DISK)
    begun = told(voices)
    assert 3 <= len(begun) <= LATE / (0.8 * GAP) + 1
    frames = [frame for frame, _ in begun]
    assert len(set(frames)) == len(frames)
    gains = [start.gain for _, start in begun]
    assert gains[-1] < 0.7 * gains[0] and min(gains) > 0.8 * LEAST
    assert sum(gain * gain for gain in gains) < 2.5
    assert not voices.asked


def test_a_pause_lets_them_be_as_loud_again() -> None:
    voices = Voices(random.Random(1))
    for _ in range(40):
        voices.ask(SoundEffect.DISK)
    told(voices, 6)
    voices.ask(SoundEffect.DISK)
    assert told(voices)[0][1].gain > 0.8


def test_different_sounds_begin_one_right_after_the_other() -> None:
    """Not in the same frame, where their blows would add up, but at once for the ear."""
    voices = Voices(random.Random(1))
    for effect in (SoundEffect.PICK, SoundEffect.COAL, SoundEffect.WATER):
        voices.ask(effect)
    frames = [frame for frame, _ in told(voices)]
    assert len(set(frames)) == 3 and frames[0] == 0 and max(frames) <= 5


def test_long_sounds_do_not_pile_up() -> None:
    voices = Voices(random.Random(1))
    begun = 0
    for _ in range(60):
        voices.ask(SoundEffect.WINDLASS)
        begun += len(voices.due(FRAME))
    assert begun <= 3


def test_hushed_is_forgotten() -> None:
    voices = Voices(random.Random(1))
    voices.ask(SoundEffect.DISK)
    voices.hush()
    assert not told(voices)


def test_seasons_fade_into_each_other() -> None:
    around = Surroundings(random.Random(1))
    around.turn(Air.SPRING)
    around.due(FADE / 2)
    assert 0.4 < around.gains[Air.SPRING] < 0.6
    around.due(FADE)
    around.turn(Air.SUMMER)
    around.due(FADE / 2)
    assert 0 < around.gains[Air.SPRING] < 1 and 0 < around.gains[Air.SUMMER] < 1
    around.due(FADE)
    assert around.gains == {Air.SPRING: 0, Air.SUMMER: 1, Air.AUTUMN: 0, Air.WINTER: 0}
    around.turn(None)
    around.due(FADE)
    assert not any(around.gains.values())


def test_what_calls_belongs_to_the_season_and_comes_now_and_then() -> None:
    for air in Air:
        around = Surroundings(random.Random(5))
        around.turn(air)
        calls = [call for _ in range(6000) for call in around.due(0.1)]
        low, high = CALLS[air].pause
        assert 600 / high - 1 <= len(calls) <= 600 / low + 1
        assert set(calls) == set(CALLS[air].calls) and Call.DRIP in calls


def test_nothing_calls_where_there_is_no_season() -> None:
    around = Surroundings(random.Random(5))
    assert not [call for _ in range(600) for call in around.due(0.1)]
