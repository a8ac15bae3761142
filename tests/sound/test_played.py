"""A whole game as it is heard, without music: as loud as it is meant to be."""

from __future__ import annotations

import pytest

from game.scenes.settings.values import Settings
from tests.sound.loudness import measured, true_peak
from tests.sound.played import played, recorded
from tests.sound.tape import TapedSounds

AIM, AROUND = -28.0, 2.0  # LUFS of a game played at the usual volumes
LOUDEST = -16.0  # LUFS of a moment: nothing startles
PEAK = -1.0  # dBTP


@pytest.mark.thorough
@pytest.mark.parametrize("game", ["2-seats-rows", "3-seats-black"])
def test_a_game_is_as_loud_as_it_is_meant_to_be(game: str) -> None:
    settings, sounds = Settings(), TapedSounds()
    played(recorded(game), {"volume": settings.volume, "ambience": settings.ambience}, sounds)
    found = measured(sounds.tape.mixed())
    assert abs(found.integrated - AIM) <= AROUND
    assert AIM < found.momentary < LOUDEST
    assert found.peak < PEAK


@pytest.mark.thorough
def test_at_full_volume_nothing_is_cut() -> None:
    sounds = TapedSounds()
    played(recorded("2-seats-iron-a"), {"volume": 100, "ambience": 100}, sounds)
    assert true_peak(sounds.tape.mixed()) < 0
