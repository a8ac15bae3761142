"""Has music made by a process of its own; a thread hands over what is asked for, and takes what is made."""

from __future__ import annotations

import multiprocessing
import os
from collections import deque
from contextlib import suppress
from multiprocessing.connection import Connection
from pathlib import Path
from queue import SimpleQueue
from threading import Lock, Thread
from typing import TYPE_CHECKING

from game.processes import begin_work
from game.sound.score import MadePhrase, Wanted

if TYPE_CHECKING:
    from multiprocessing.context import SpawnProcess


NICE = 10  # of the process, which lets every other one go first


class MusicMaker(Thread):
    """Appends to `ready` what it is asked for, in that order. Where no process starts, there is no music."""

    def __init__(self, folder: Path | None, seed: int) -> None:
        """`folder` is where notes are cached; None: nowhere."""
        super().__init__(name="music", daemon=True)
        self.ready: deque[MadePhrase] = deque()
        self._given = folder, seed
        self._wanted: SimpleQueue[Wanted | None] = SimpleQueue()
        self._process: SpawnProcess | None = None
        self._enough, self._lock = False, Lock()

    def ask(self, wanted: Wanted) -> None:
        """Have a phrase made."""
        self._wanted.put(wanted)

    def close(self) -> None:
        """Make nothing more; what is being made is dropped."""
        with self._lock:
            self._enough = True
            if self._process is not None:
                self._process.terminate()
        self._wanted.put(None)

    def run(self) -> None:
        with suppress(OSError, EOFError):
            connection = self._start()
            while connection is not None and (wanted := self._wanted.get()) is not None:
                connection.send(wanted)
                self.ready.append(_received(connection))
        if self._process is not None:
            self._process.terminate()
            self._process.join()

    def _start(self) -> Connection | None:
        """Start the process and return the way to it; None if it is not wanted any more. Raises OSError."""
        spawn = multiprocessing.get_context("spawn")  # a fork would take the window with it
        with self._lock:
            if self._enough:
                return None
            here, there = spawn.Pipe()
            self._process = spawn.Process(target=work, args=(there, *self._given), daemon=True)
            self._process.start()
            there.close()
        return here


def _received(connection: Connection) -> MadePhrase:
    """Wait for a phrase, part by part. Raises EOFError if the process has ended."""
    piece, seconds, layers = connection.recv()
    return MadePhrase(piece, seconds, tuple((layer, connection.recv_bytes()) for layer in layers))


def work(connection: Connection, folder: Path | None, seed: int) -> None:
    """Make what is asked for, in the other process, until nobody asks any more.

    A phrase is sent in parts: piece, seconds and names of the layers, then the samples of each.
    """
    from game.sound.music.workshop import Workshop  # loads numpy, which the window need not

    begin_work()
    if hasattr(os, "nice"):
        os.nice(NICE)
    workshop = Workshop(folder, seed)
    with suppress(EOFError, OSError):
        while True:
            made = workshop.made(connection.recv())
            connection.send((made.piece, made.seconds, [layer for layer, _ in made.layers]))
            for _, pcm in made.layers:
                connection.send_bytes(pcm)
