"""Where phrases are made: composed, and mixed of notes that are made once each and kept in the cache."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from game.sound.maker import HERE, checksum, keep, kept, remove_former
from game.sound.music.composer import Composer
from game.sound.score import Layer, MadePhrase, Piece, Voice, Wanted
from game.sound.synthesis import ensemble
from game.sound.synthesis.packing import DamagedNote, packed, unpacked

if TYPE_CHECKING:
    from game.sound.synthesis.waves import Pcm

FOLDER = "music-"
SOURCES = ("strings.py", "ensemble.py", "waves.py", "packing.py")
ENDING = ".note"


class Workshop:
    """Makes phrases, each piece from where it was left."""

    def __init__(self, folder: Path | None, seed: int) -> None:
        """`folder` is where notes are cached; None: nowhere."""
        self.seed = seed
        self._folder = folder / f"{FOLDER}{fingerprint()}" if folder is not None else None
        self._composers: dict[Piece, Composer] = {}
        self._notes: dict[tuple[Voice, int, int], Pcm] = {}
        if self._folder is not None:
            remove_former(self._folder, FOLDER)

    def made(self, wanted: Wanted) -> MadePhrase:
        """Return the next phrase of a piece."""
        if wanted.piece not in self._composers:
            self._composers[wanted.piece] = Composer(wanted.piece, self.seed)
        phrase = self._composers[wanted.piece].phrase()
        layers = [layer for layer in Layer if layer in wanted.layers and phrase.layers[layer]]
        pcm = [ensemble.mixed(phrase.layers[layer], phrase.seconds, self._note).tobytes() for layer in layers]
        return MadePhrase(phrase.piece, phrase.seconds, tuple(zip(layers, pcm, strict=True)))

    def _note(self, voice: Voice, pitch: int, variant: int) -> Pcm:
        """Return a note: in memory, else in the cache, else made."""
        key = voice, pitch, variant
        if key not in self._notes:
            self._notes[key] = self._fetched(*key)
        return self._notes[key]

    def _fetched(self, voice: Voice, pitch: int, variant: int) -> Pcm:
        path = self._folder / f"{voice}-{pitch}-{variant}{ENDING}" if self._folder is not None else None
        if path is not None:
            with suppress(DamagedNote):
                return unpacked(kept(path))
        pcm = ensemble.note(voice, pitch, variant)
        if path is not None:
            with suppress(OSError):
                keep(path, packed(pcm))
        return pcm


def fingerprint() -> str:
    """Return a checksum that changes whenever a note is made in another way."""
    return checksum([HERE / "synthesis" / name for name in SOURCES])
