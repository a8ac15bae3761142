"""Writes music without an end: a grammar of verses, motifs, chords and rhythms, drawn by chance from a seed.

A verse has a motif of its own, and phrases that say it, vary it and answer it; the next verse has another
one. Nothing is kept that could come again, so nothing loops.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from game.sound.music.styles import STYLES, Bar
from game.sound.score import Layer, Note, Phrase, Piece, Voice

BARS = 4  # of a phrase
OCTAVE = 12
TRITONE = 6  # semitones that no tune leaps
FORMS = ("aaba", "abac", "abcb", "aabc", "abca", "aba", "abc")
"""How the phrases of a verse follow: the same letter has the same motif."""
STEPS = (-2, -1, -1, 1, 1, 2, 0, 3, -3)
"""The degrees by which a tune goes on; leaps are rare, and answered by where it may go."""
LOOSE = 0.012  # seconds by which hands are early or late
SLOWER = 1.12  # the last bar of a verse
LONGEST = 4.6  # seconds of a note that is held


class Motif(NamedTuple):
    """Two bars of rhythm and the way that a tune goes in them."""

    bars: tuple[Bar, Bar]
    steps: tuple[int, ...]


class Composer:
    """Writes one piece, phrase by phrase."""

    def __init__(self, piece: Piece, seed: int) -> None:
        self.piece, self.style = piece, STYLES[piece]
        self.chance = Random(f"{piece} {seed}")
        self.number = self.root = 0
        self.degree = 4
        self._left: list[str] = []
        self._motifs: dict[str, Motif] = {}
        self._broken: Bar = ()
        self._tempo = self._thirds = 0.0

    def phrase(self) -> Phrase:
        """Write the next phrase."""
        if not self._left:
            self._begin_verse()
        letter, last = self._left.pop(0), not self._left
        roots = self._roots(last)
        beat = self.style.beat * self._tempo
        rhythm, steps = self._said(self._motifs[letter])
        starts = [bar * self.style.beats * beat for bar in range(BARS)]
        slow = [1.0] * (BARS - 1) + [SLOWER if last else 1.0]
        tune = self._tune(roots, rhythm, steps, starts, [beat * by for by in slow], last)
        written = Phrase(
            self.piece,
            self.number,
            starts[-1] + self.style.beats * beat * slow[-1] + self._rest(last),
            {
                Layer.TUNE: (*tune, *self._strings(roots, starts, beat), *self._bass(roots, starts, beat)),
                Layer.COAL: tuple(self._reeds(roots, starts, beat)),
                Layer.WATER: tuple(self._deep(roots, starts, beat)),
                Layer.LAST: tuple(self._pulse(roots, starts, beat)),
            },
        )
        self.number += 1
        return written

    # -- the form -----------------------------------------------------------------------------------

    def _begin_verse(self) -> None:
        """Draw what a verse is made of; some have no tune, but strings alone."""
        chance, style = self.chance, self.style
        form = chance.choice(FORMS)
        self._left = list(form)
        self._motifs = {letter: self._motif() for letter in sorted(set(form))}
        self._broken = chance.choice(style.broken)
        self._tempo = chance.uniform(0.94, 1.07)
        self._thirds = chance.choice((0.0, 0.0, 0.35, 0.6))
        self.root, self.degree = 0, chance.randint(style.span[0] + 3, style.span[1] - 3)

    def _motif(self) -> Motif:
        bars = (self.chance.choice(self.style.bars), self.chance.choice(self.style.bars))
        count = sum(len(bar) for bar in bars)
        return Motif(bars, tuple(self.chance.choice(STEPS) for _ in range(count)))

    def _roots(self, last: bool) -> list[int]:
        """Return the chords' roots of a phrase: away from where it was, and home at the end of a verse."""
        roots = []
        for _ in range(BARS):
            roots.append(self.root)
            if self.chance.random() < 0.8:
                self.root = self.chance.choice(self.style.chords.get(self.root, (0,)))
        if last:
            roots[-1] = self.root = 0
        return roots

    def _said(self, motif: Motif) -> tuple[list[Bar], list[int]]:
        """Return the rhythm and steps of a phrase: the motif, and an answer to it."""
        chance, style = self.chance, self.style
        answer = [chance.choice(style.bars) if chance.random() < 0.5 else bar for bar in motif.bars]
        turn = chance.choice((1, 1, -1))
        wide = chance.choice((0, 0, 1))
        steps = list(motif.steps)
        if chance.random() < 0.4:
            steps[chance.randrange(len(steps))] += chance.choice((-1, 1))
        while len(steps) < 64:
            steps += [turn * step + (wide if step > 0 else 0) for step in motif.steps]
        bars = [*motif.bars, *answer]
        for place in range(1, BARS):
            if chance.random() < style.rests:
                bars[place] = (-float(style.beats),)
        return bars, steps

    def _rest(self, last: bool) -> float:
        return self.chance.uniform(*(self.style.silence if last else self.style.breath))

    # -- layers -------------------------------------------------------------------------------------

    def _tune(
        self,
        roots: Sequence[int],
        rhythm: Sequence[Bar],
        steps: Sequence[int],
        starts: Sequence[float],
        beats: Sequence[float],
        last: bool,
    ) -> list[Note]:
        """The tune: a note of the chord on the first beat, else a step further; a verse ends at home."""
        notes: list[Note] = []
        step = iter(steps)
        for root, bar, start, beat in zip(roots, rhythm, starts, beats, strict=True):
            at = 0.0
            for long in bar:
                if long > 0:
                    self._go(next(step), root if at == 0 else None)
                    notes.append(self._played(start + at * beat, self.degree, 0.62 if at == 0 else 0.48))
                    if at == 0 and self.chance.random() < self._thirds:
                        notes.append(self._played(start, self.degree - 2, 0.3))
                at += abs(long)
        if last and notes:
            home = min((-7, 0, 7), key=lambda tonic: abs(tonic - self.degree))
            self.degree = home
            notes[-1] = notes[-1]._replace(pitch=self._pitch(home))
        return notes

    def _go(self, step: int, root: int | None) -> None:
        """Go on by a step; to the nearest note of a chord if there is one, and back into the span."""
        low, high = self.style.span
        wanted = self.degree + step
        if wanted > high or wanted < low:
            wanted = self.degree - step
        steps = (0, 2, 4) if root is not None else range(7)
        tones = [tone for tone in range(low, high + 1) if (tone - (root or 0)) % 7 in steps]
        own = self._pitch(self.degree)
        sung = [tone for tone in tones if abs(self._pitch(tone) - own) != TRITONE]
        self.degree = min(sung or tones, key=lambda tone: (abs(tone - wanted), tone == self.degree))

    def _played(self, at: float, degree: int, strength: float) -> Note:
        """A note of the tune, as a hand plucks it."""
        strong = strength * self.style.strength * self.chance.uniform(0.82, 1.12)
        return Note(self._loosely(at), Voice.PLUCK, self._pitch(degree), 4.0, strong, 0.18)

    def _strings(self, roots: Sequence[int], starts: Sequence[float], beat: float) -> list[Note]:
        """Chords below the tune, broken, some of their notes left out."""
        notes = []
        for root, start in zip(roots, starts, strict=True):
            for place, at in enumerate(self._broken):
                if self.chance.random() < 0.78:
                    tone = root + (0, 4, 2, 7)[place % 4] - 7
                    strong = (0.34 if place == 0 else 0.22) * self.chance.uniform(0.8, 1.15)
                    pitch = self._pitch(tone if tone > -8 else tone + 7)
                    notes.append(
                        Note(self._loosely(start + at * beat), Voice.PLUCK, pitch, 4.0, strong, -0.22)
                    )
        return notes

    def _bass(self, roots: Sequence[int], starts: Sequence[float], beat: float) -> list[Note]:
        """A low string that carries two bars, now and then."""
        if self.chance.random() > self.style.bass:
            return []
        half = BARS // 2
        long = min(LONGEST, half * self.style.beats * beat * 0.95)
        return [
            Note(
                starts[bar],
                Voice.BOW,
                self._low(roots[bar], 36),
                long,
                0.32 * self.chance.uniform(0.8, 1.1),
                -0.1,
            )
            for bar in (0, half)
            if self.chance.random() < 0.75
        ]

    def _reeds(self, roots: Sequence[int], starts: Sequence[float], beat: float) -> list[Note]:
        """The harmonium holds each chord, in the position nearest to the last."""
        notes = []
        long = self.style.beats * beat
        for root, start in zip(roots, starts, strict=True):
            if self.chance.random() < 0.15:
                continue
            tones = sorted(self._near(root + third, 58) for third in (0, 2, 4))
            for place, pitch in enumerate(tones):
                if place != 1 or self.chance.random() < 0.7:
                    strong = self.chance.uniform(0.38, 0.5)
                    at = start + self.chance.uniform(0, 0.06)
                    notes.append(
                        Note(at, Voice.REED, pitch, min(LONGEST, long * 1.02), strong, -0.25 + 0.2 * place)
                    )
        return notes

    def _deep(self, roots: Sequence[int], starts: Sequence[float], beat: float) -> list[Note]:
        """Water: the lowest string rubs against its neighbour, and drops fall from high ones."""
        chance, whole = self.chance, BARS * self.style.beats * beat
        ground = self._low(chance.choice((0, 0, 4, roots[0])), 36)
        rub = ground + chance.choice((1, 2, 5))
        notes = []
        if chance.random() < 0.8:
            at, long = chance.uniform(0, 0.3) * whole, chance.uniform(0.4, 0.8) * whole
            notes.append(Note(at, Voice.BOW, ground, min(LONGEST, long), 0.5, 0.1))
        if chance.random() < 0.7:
            at, long = chance.uniform(0.35, 0.7) * whole, chance.uniform(0.2, 0.5) * whole
            notes.append(Note(at, Voice.BOW, rub, min(LONGEST, long), 0.34, -0.2))
        for _ in range(chance.randint(2, 5)):
            tone = roots[self.chance.randrange(BARS)] + self.chance.choice((7, 9, 11, 14))
            pitch = min(self._pitch(tone), 91)
            at, side = self.chance.uniform(0, whole), self.chance.uniform(-0.6, 0.6)
            notes.append(Note(at, Voice.PLUCK, pitch, 3.0, self.chance.uniform(0.14, 0.26), side))
        return notes

    def _pulse(self, roots: Sequence[int], starts: Sequence[float], beat: float) -> list[Note]:
        """The last phase: fingers on the box, and a string that does not stop."""
        notes = []
        pair = self.chance.choice(((0, 4), (4, 7), (0, 7), (2, 4)))
        for root, start in zip(roots, starts, strict=True):
            for place in range(self.style.beats):
                at, strong = start + place * beat, 0.3 if place == 0 else 0.2
                if place == 0 or self.chance.random() < 0.35:
                    notes.append(Note(self._loosely(at), Voice.TAP, 0, 0.5, strong * 1.5, 0.3))
                if self.chance.random() < 0.85:
                    tone = root + pair[place % 2]
                    strong *= self.chance.uniform(0.8, 1.15)
                    notes.append(Note(self._loosely(at), Voice.PLUCK, self._near(tone, 62), 2.5, strong, 0.4))
        return notes

    # -- pitches ------------------------------------------------------------------------------------

    def _loosely(self, at: float) -> float:
        return max(0.0, at + self.chance.gauss(0, LOOSE))

    def _pitch(self, degree: int) -> int:
        octave, place = divmod(degree, 7)
        return self.style.tonic + OCTAVE * octave + self.style.mode[place]

    def _near(self, degree: int, middle: int) -> int:
        """Return the pitch of a degree in the octave around a middle one."""
        return middle - 6 + (self._pitch(degree) - middle + 6) % OCTAVE

    def _low(self, degree: int, lowest: int) -> int:
        """Return the pitch of a degree in the octave above a lowest one."""
        return lowest + (self._pitch(degree) - lowest) % OCTAVE
