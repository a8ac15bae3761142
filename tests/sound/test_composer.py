"""What is written: within its mode and its instruments, sparse, and never the same twice."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from game.sound.music.composer import LONGEST, Composer
from game.sound.music.styles import STYLES
from game.sound.score import Layer, Phrase, Piece, Voice

MINUTES = 10.0
RANGES = {Voice.PLUCK: (45, 91), Voice.REED: (52, 64), Voice.BOW: (36, 52), Voice.TAP: (0, 0)}
PITCHES = 75  # notes that all instruments are made in, so that the cache stays small


def written(piece: Piece, seed: int = 1, minutes: float = MINUTES) -> list[Phrase]:
    composer, phrases = Composer(piece, seed), list[Phrase]()
    while sum(phrase.seconds for phrase in phrases) < minutes * 60:
        phrases.append(composer.phrase())
    return phrases


def tune(phrase: Phrase) -> tuple[tuple[float, int], ...]:
    """When and what the tune of a phrase plays, without what hands are early or late."""
    return tuple((round(n.at, 1), n.pitch) for n in phrase.layers[Layer.TUNE] if n.side > 0)


@pytest.mark.parametrize("piece", list(Piece))
def test_no_phrase_comes_again_in_ten_minutes(piece: Piece) -> None:
    tunes = [found for phrase in written(piece) if len(found := tune(phrase)) > 2]
    assert len(tunes) > 15
    assert max(Counter(tunes).values()) == 1
    openings = Counter(tuple(pitch for _, pitch in found[:6]) for found in tunes if len(found) >= 6)
    assert max(openings.values()) <= 3


@pytest.mark.parametrize("piece", list(Piece))
def test_notes_lie_in_the_mode_and_in_reach_of_their_instruments(piece: Piece) -> None:
    style = STYLES[piece]
    scale = {(style.tonic + step) % 12 for step in style.mode}
    for phrase in written(piece):
        for layer, notes in phrase.layers.items():
            for note in notes:
                low, high = RANGES[note.voice]
                assert low <= note.pitch <= high
                assert 0 <= note.at < phrase.seconds and 0 < note.strength < 0.85 and abs(note.side) <= 1
                assert note.voice is not Voice.BOW or note.seconds <= LONGEST
                if note.voice is not Voice.TAP and layer is not Layer.WATER:  # where a neighbour may rub
                    assert note.pitch % 12 in scale


@pytest.mark.long
def test_all_pieces_together_need_few_notes() -> None:
    """Of each strength that an instrument knows: every one is made once and kept."""
    used = {
        (note.voice, note.pitch)
        for piece in Piece
        for phrase in written(piece, 2, 30)
        for notes in phrase.layers.values()
        for note in notes
    }
    assert len(used) <= PITCHES


def test_winter_is_the_sparsest_and_there_is_silence_everywhere() -> None:
    rates = {}
    for piece in Piece:
        phrases = written(piece)
        rates[piece] = sum(len(p.layers[Layer.TUNE]) for p in phrases) / sum(p.seconds for p in phrases)
        sounding = [max((n.at for n in p.layers[Layer.TUNE]), default=0.0) for p in phrases]
        assert (
            sum(p.seconds - last > 4 for p, last in zip(phrases, sounding, strict=True)) >= len(phrases) / 5
        )
    assert min(rates, key=rates.__getitem__) is Piece.WINTER
    assert max(rates.values()) < 2.2  # notes a second


def test_a_seed_is_a_score_and_another_one_is_another() -> None:
    assert written(Piece.SPRING, 4, 1) == written(Piece.SPRING, 4, 1)
    assert tune(written(Piece.SPRING, 4, 1)[0]) != tune(written(Piece.SPRING, 5, 1)[0])


@pytest.mark.parametrize("piece", list(Piece))
def test_a_tune_rarely_leaps(piece: Piece) -> None:
    leaps = [
        abs(one[1] - other[1])
        for phrase in written(piece)
        for one, other in pairwise([(n.at, n.pitch) for n in phrase.layers[Layer.TUNE] if n.side > 0])
        if other[0] - one[0] > 0.1
    ]
    assert sum(leap > 7 for leap in leaps) < 0.1 * len(leaps)
    assert max(leaps) <= 14
    assert leaps.count(6) < 0.02 * len(leaps)  # but where a verse comes home


def test_no_two_pieces_have_tonic_mode_and_time_in_common() -> None:
    styles = [STYLES[piece] for piece in Piece]
    assert len({(style.tonic % 12, style.mode) for style in styles}) == len(styles)
    assert len({style.beat * style.beats for style in styles}) == len(styles)
