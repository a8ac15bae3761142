"""Plays what is written: notes of each instrument in a room, and phrases mixed of them."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Sequence

import numpy as np
from numpy.typing import NDArray

from game.sound.names import RATE, SIDES
from game.sound.score import Note, Voice
from game.sound.synthesis.strings import bow, pluck, pressed, reed, tap
from game.sound.synthesis.waves import (
    KNEE,
    Chance,
    Pcm,
    Wave,
    bent,
    chance_of,
    edges,
    in_room,
    loudness,
    span,
    trimmed,
)

VARIANTS = {Voice.PLUCK: 2, Voice.REED: 1, Voice.BOW: 1, Voice.TAP: 3}
LEVELS = {Voice.PLUCK: -19.0, Voice.REED: -27.0, Voice.BOW: -23.0, Voice.TAP: -24.0}
RINGS = 2.7  # seconds of a plucked string
HELD = 6.0  # seconds of a reed or bow; what is written is shorter
RISE = {Voice.REED: 0.22, Voice.BOW: 0.45}
FADES = {Voice.REED: 0.9, Voice.BOW: 1.4}  # seconds in which a tone that is held dies away in the room
FULL = 32767
TAIL = 4.5  # seconds that a phrase may ring on after the next has begun
ENDS = 1.5  # the last of these, in which it fades
Sum = NDArray[np.float32]


def hertz(pitch: int) -> float:
    """Return the frequency of a pitch in semitones."""
    return float(440 * 2 ** ((pitch - 69) / 12))


def note(voice: Voice, pitch: int, variant: int) -> Pcm:
    """Return a note of an instrument in its room, always the same; the last variant is the brightest."""
    chance = chance_of(zlib.crc32(voice.encode()), pitch, variant)
    wave, wet = _sounded(voice, pitch, variant, chance)
    pair = trimmed(in_room(wave, chance, wet, 0.38, 7000)[: span(HELD)])
    pair = pair * (edges(len(pair), 0.0004, 0.15) * 10 ** ((LEVELS[voice] - loudness(pair)) / 20))[:, None]
    pcm: Pcm = np.round(pair * FULL).astype(np.int16)
    return pcm


def _sounded(voice: Voice, pitch: int, variant: int, chance: Chance) -> tuple[Wave, float]:
    """Return a dry note, and how much of the room belongs to it."""
    if voice is Voice.PLUCK:
        return pluck(hertz(pitch), RINGS, chance, 0.45 + 0.45 * variant), 0.42
    if voice is Voice.REED:
        return pressed(reed(hertz(pitch), HELD, chance), RISE[voice], 0.3), 0.35
    if voice is Voice.BOW:
        return pressed(bow(hertz(pitch), HELD, chance), RISE[voice], 0.3), 0.35
    return tap(chance), 0.45


def mixed(notes: Sequence[Note], seconds: float, made: Callable[[Voice, int, int], Pcm]) -> Pcm:
    """Return a layer of a phrase; `made` has every note of an instrument."""
    whole = np.zeros((span(seconds + TAIL), SIDES), np.float32)
    for place, written in enumerate(notes):  # in samples of full scale, as notes are kept
        pcm = made(written.voice, written.pitch, variant_of(written, place))
        start = span(written.at)
        room = min(len(pcm), len(whole) - start)
        sides = np.array([min(1.0, 1 - written.side), min(1.0, 1 + written.side)], np.float32)
        part = pcm[:room] * (written.strength * sides)
        if written.voice in FADES:
            part *= _held(written, room)[:, None]
        whole[start : start + room] += part
    whole *= edges(len(whole), 0.0, ENDS).astype(np.float32)[:, None]
    return _limited(whole)


def _limited(whole: Sum) -> Pcm:
    """Return whole numbers; what is louder than the ear is used to is bent, piece by piece."""
    for start in range(0, len(whole), RATE):
        part = whole[start : start + RATE]
        if max(part.max(), -part.min()) > KNEE * FULL:
            whole[start : start + RATE] = FULL * bent(part.astype(np.float64) / FULL)
    pcm: Pcm = whole.astype(np.int16)
    return pcm


def variant_of(written: Note, place: int) -> int:
    """Return which variant of a note is played: the stronger, the brighter; of taps another each time."""
    if written.voice is Voice.TAP:
        return place % VARIANTS[Voice.TAP]
    return min(VARIANTS[written.voice] - 1, int(written.strength * 3.2))


def _held(written: Note, room: int) -> Sum:
    """Return the envelope of a tone that is let go before its end."""
    gain: Sum = np.ones(room, np.float32)
    begin, long = span(written.seconds), span(FADES[written.voice])
    fading = np.cos(np.linspace(0, np.pi / 2, long, dtype=np.float32)) ** 2
    inside = fading[: max(0, room - begin)]
    gain[begin : begin + len(inside)] = inside
    gain[begin + len(inside) :] = 0
    return gain
