"""How loud games are: two recorded ones at normal speed and the usual volumes, without music."""

from __future__ import annotations

import tempfile
from pathlib import Path

import numpy as np

from game.scenes.settings.values import Settings
from game.sound.names import VARIANTS, SoundEffect
from game.sound.recipes import made
from tests.sound.loudness import air, level, measured, moments
from tests.sound.played import played, recorded
from tests.sound.tape import FULL, TapedSounds

GAMES = ("2-seats-rows", "4-seats-both")
STRUCK = ("disk", "token", "wood", "hammer", "coal", "pick", "windlass", "thaler", "iron", "button")


def measure() -> list[tuple[str, str]]:
    """Figures by name: loudness, moments, true peaks, and the air of what is struck."""
    with tempfile.TemporaryDirectory() as folder:
        found = [line for game in GAMES for line in _told(game, Path(folder))]
    for name in STRUCK:
        shares = [
            air(made(SoundEffect(name), variant) / FULL) for variant in range(VARIANTS[SoundEffect(name)])
        ]
        found.append((f"air above 6 kHz, {name}", f"{min(shares):.0f} to {max(shares):.0f} dB"))
    return found


def _told(game: str, folder: Path) -> list[tuple[str, str]]:
    settings, sounds = Settings(), TapedSounds(folder)
    played(recorded(game), {"volume": settings.volume, "ambience": settings.ambience}, sounds)
    mixed = sounds.tape.mixed()
    loud, powers = measured(mixed), moments(mixed)
    often = level(float(np.quantile(powers, 0.95)))
    return [
        (f"{game}, {len(mixed) / 44_100 / 60:.1f} min, integrated", f"{loud.integrated:.1f} LUFS"),
        (f"{game}: loudest moment", f"{loud.momentary:.1f} LUFS"),
        (f"{game}: one moment of 20 is louder than", f"{often:.1f} LUFS"),
        (f"{game}: true peak", f"{loud.peak:.1f} dBTP"),
    ]
