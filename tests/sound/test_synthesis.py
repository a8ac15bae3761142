"""The sounds themselves, measured: nobody can listen in a test, but clicks, roars and hums can be seen."""

from __future__ import annotations

from functools import cache
from itertools import combinations

import numpy as np
import pytest

from game.sound.names import RATE, VARIANTS, Air, Call, Name, SoundEffect
from game.sound.recipes import RECIPES, made
from game.sound.synthesis import waves
from game.sound.synthesis.waves import Pair, Pcm, Wave
from tests.few import few
from tests.sound.loudness import air, true_peak

EVERY: list[Name] = [*SoundEffect, *Call, *Air]
ONCE: list[Name] = [*SoundEffect, *Call]
FULL = 32767
LONGEST = {SoundEffect: 1.0, Call: 4.5, Air: 13.0}
NOTES = (SoundEffect.POINT, SoundEffect.TURN, SoundEffect.REFUSED)  # may ring longer than a knock
MOMENTS = (
    SoundEffect.END,
    SoundEffect.WIN,
    SoundEffect.LOSS,
    SoundEffect.FARMING,
    SoundEffect.BUILDING,
    SoundEffect.MINING,
    SoundEffect.BLACK,
    SoundEffect.CAVE_IN,
    SoundEffect.LEASE_PAID,
    SoundEffect.LEASE_FAILED,
    SoundEffect.SECTION,
    SoundEffect.FIRST_IRON,
    SoundEffect.TO_SPRING,
    SoundEffect.TO_SUMMER,
    SoundEffect.TO_AUTUMN,
    SoundEffect.TO_WINTER,
)  # rare, and a little story each
PEAK, LEAST_AIR = -1.0, -28.0  # dBTP at most; dB above 6 kHz at least, of what is struck
STRUCK = (
    SoundEffect.DISK,
    SoundEffect.TOKEN,
    SoundEffect.WOOD,
    SoundEffect.HAMMER,
    SoundEffect.COAL,
    SoundEffect.PICK,
    SoundEffect.THALER,
    SoundEffect.IRON,
    SoundEffect.BUTTON,
)


STRIKING = (*STRUCK, SoundEffect.WINDLASS, SoundEffect.MINING, SoundEffect.BLACK, SoundEffect.FIRST_IRON)


@cache
def heard(name: Name, variant: int = 0) -> Pcm:
    return made(name, variant)


def whole(name: Name, variant: int = 0) -> Pair:
    """The samples as shares of what is possible."""
    return heard(name, variant) / FULL


def brightness(pair: Pair) -> float:
    """The middle of the spectrum in Hertz."""
    power = np.abs(np.fft.rfft(pair.mean(axis=1))) ** 2
    return float((power * np.fft.rfftfreq(len(pair), 1 / RATE)).sum() / power.sum())


def test_every_sound_has_a_recipe() -> None:
    assert set(RECIPES) == set(VARIANTS) == set(EVERY)


@pytest.mark.parametrize("name", few(EVERY, usual=12))
def test_a_sound_fits_the_mixer_and_the_ear(name: Name) -> None:
    pcm = heard(name)
    assert pcm.dtype == np.int16 and pcm.ndim == 2 and pcm.shape[1] == 2
    seconds = len(pcm) / RATE
    longest = 2.0 if name in NOTES else 4.5 if name in MOMENTS else LONGEST[type(name)]
    assert 0.1 < seconds < longest
    pair = whole(name)
    assert true_peak(pair) < PEAK
    assert np.abs(pair.mean(axis=0)).max() < 3e-4  # bent peaks are not quite even
    loud = waves.evenness(pair) if isinstance(name, Air) else waves.loudness(pair)
    assert abs(loud - RECIPES[name].level) < 0.5


@pytest.mark.parametrize("name", ONCE)
def test_what_is_heard_once_begins_and_ends_in_silence(name: Name) -> None:
    pcm = heard(name)
    assert not pcm[0].any() and not pcm[-1].any()
    assert np.abs(pcm[-40:]).max() <= 0.01 * np.abs(pcm).max()
    steps = np.abs(np.diff(pcm.astype(int), axis=0)).max()
    assert np.abs(np.diff(pcm[:3].astype(int), axis=0)).max() <= steps


@pytest.mark.parametrize("name", list(Air))
def test_a_loop_goes_on_where_it_ended(name: Air) -> None:
    """Value and slope at the seam are such as occur everywhere in it; so is what lies around the seam."""
    pcm = heard(name).astype(float)
    around = np.concatenate([pcm[-2:], pcm[:2]])
    steps, bends = np.abs(np.diff(pcm, axis=0)), np.abs(np.diff(pcm, 2, axis=0))
    assert (np.abs(np.diff(around, axis=0)) <= steps.max(axis=0)).all()
    assert (np.abs(np.diff(around, 2, axis=0)) <= bends.max(axis=0)).all()
    pieces = np.roll(pcm, RATE // 20, axis=0)[: 10 * (RATE // 10)].reshape(10, -1)
    strengths = np.sqrt((pieces**2).mean(axis=1))
    assert strengths[0] < 1.6 * strengths[1:].max()


@pytest.mark.long
@pytest.mark.parametrize("name", ONCE)
def test_variants_differ_and_each_is_always_the_same(name: Name) -> None:
    if VARIANTS[name] > 1:
        one, other = heard(name), heard(name, 1)
        length = min(len(one), len(other))
        assert (one[:length] != other[:length]).mean() > 0.5
    if name in (SoundEffect.DISK, Call.DRIP):
        assert (made(name, 0) == heard(name)).all()


@pytest.mark.parametrize("name", STRUCK)
def test_what_is_struck_is_loud_at_once_and_dies_away(name: SoundEffect) -> None:
    size = np.abs(whole(name)).max(axis=1)
    if name is not SoundEffect.HAMMER:  # whose second blow is the stronger one
        assert size.argmax() < 0.03 * RATE
    assert size[-len(size) // 4 :].max() < 0.1 * size.max()


@pytest.mark.parametrize("name", STRIKING)
def test_what_is_struck_has_air(name: SoundEffect) -> None:
    assert air(whole(name)) > LEAST_AIR


@pytest.mark.long
def test_kinds_of_development_can_be_told_apart() -> None:
    """By their spectrum: none is as near to another as its own variants are to each other."""
    kinds = (SoundEffect.FARMING, SoundEffect.BUILDING, SoundEffect.MINING, SoundEffect.BLACK)
    near = max(_apart(kind, 0, kind, 1) for kind in kinds)
    assert all(_apart(one, 0, other, 0) > near for one, other in combinations(kinds, 2))


@pytest.mark.long
def test_what_was_reached_sounds_like_nothing_else() -> None:
    """Neither an empty section nor the first iron is as near to what is heard beside it as to itself."""
    beside = (SoundEffect.COAL, SoundEffect.PICK, SoundEffect.IRON, SoundEffect.HAMMER, SoundEffect.POINT)
    for reached in (SoundEffect.SECTION, SoundEffect.FIRST_IRON):
        near = max(_apart(reached, 0, reached, variant) for variant in range(1, VARIANTS[reached]))
        assert min(_apart(reached, 0, other, 0) for other in beside) > near


def _apart(one: SoundEffect, variant: int, other: SoundEffect, its: int) -> float:
    """How far two sounds are apart, in dB, in the mean over half octaves."""
    first, second = (_octaves(whole(name, number)) for name, number in ((one, variant), (other, its)))
    return float(np.abs(first - second).mean())


def _octaves(pair: Pair) -> Wave:
    """The share of the power in each half octave from 100 Hz to 12.8 kHz, in dB."""
    power = np.abs(np.fft.rfft(pair.mean(axis=1))) ** 2
    edges = np.searchsorted(np.fft.rfftfreq(len(pair), 1 / RATE), 100 * 2 ** (np.arange(15) / 2))
    shares = np.array([part.sum() for part in np.split(power, edges)[1:-1]]) / power.sum()
    return 10 * np.log10(shares + 1e-9)


@pytest.mark.long
def test_materials_can_be_told_apart() -> None:
    bright = {name: brightness(whole(name)) for name in SoundEffect}
    assert (
        bright[SoundEffect.HAMMER]
        < bright[SoundEffect.WOOD] + 200
        < bright[SoundEffect.DISK] + 200
        < bright[SoundEffect.THALER]
    )
    assert bright[SoundEffect.TOKEN] < bright[SoundEffect.DISK]
    assert bright[SoundEffect.PAPER] > 1500 > bright[SoundEffect.TURN] > bright[SoundEffect.REFUSED]
    assert all(100 < hertz < 5000 for hertz in bright.values())


def test_none_stands_out() -> None:
    levels = [RECIPES[name].level for name in SoundEffect if name not in MOMENTS]
    assert max(levels) - min(levels) <= 7
    rare = [RECIPES[name].level for name in MOMENTS]
    assert max(rare) <= max(levels) + 4 and min(rare) >= min(levels)
    around = [RECIPES[name].level for name in (*Call, *Air)]
    assert max(around) <= min(levels) - 5


def test_a_mode_rings_at_its_pitch() -> None:
    ringing = waves.ring(440, 0.2, 0.5)
    power = np.abs(np.fft.rfft(ringing))
    assert abs(power.argmax() / 0.5 - 440) < 3
    exact = np.exp(-np.arange(len(ringing)) / RATE / 0.2) * np.sin(
        2 * np.pi * 440 * np.arange(len(ringing)) / RATE
    )
    assert np.allclose(ringing, exact, atol=1e-9)


def test_a_longer_blow_is_duller() -> None:
    assert waves.felt(4000, 0.0002) > waves.felt(4000, 0.001)
    assert waves.felt(100, 0.0002) == pytest.approx(1, abs=0.01)
    assert waves.felt(500, 0.001) == pytest.approx(waves.felt(500.01, 0.001), abs=0.001)


def test_a_loud_sound_is_bent_not_cut() -> None:
    ramp = np.outer(np.linspace(-4, 4, 2001), [1.0, 1.0])
    pcm = waves.to_pcm(ramp)
    assert np.abs(pcm).max() < FULL and (np.diff(pcm[:, 0].astype(int)) >= 0).all()
    assert np.allclose(
        pcm[abs(ramp[:, 0]) < waves.KNEE] / FULL, ramp[abs(ramp[:, 0]) < waves.KNEE], atol=1e-4
    )
