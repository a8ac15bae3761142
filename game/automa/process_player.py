"""An automa in a process of its own: it is asked, and its decision fetched once it is there."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Sequence
from contextlib import suppress
from multiprocessing.connection import Connection

from game.processes import begin_work
from game.rules import legal_moves
from game.rules.moves import Move
from game.rules.player import Decision, Patient, Player
from game.rules.state import GameState

Maker = Callable[[int], Player]
_COURTESY = 10
"""The `nice` value of its process, to yield to others."""
_MOMENT = 0.004
_WAIT = 1.0
"""Seconds between two checks that the process is alive."""
_DEATHS = 2
"""After so many processes died over a question, it is answered here."""


class ProcessPlayer(Patient):
    """A player that thinks in another process; one that dies is replaced and asked again.

    If that dies too, or none can be made, the player thinks here: a game never waits for ever.
    """

    def __init__(self, name: str, make: Maker, seed: int) -> None:
        """Start the process; it must find `make` by its name: a class or function of a module."""
        self.name = name
        self._make, self._seed = make, seed
        self._question = 0
        self._view: GameState | None = None
        self._wait = 0.0
        self._deaths = 0
        self._start()

    def choose(self, view: GameState, moves: Sequence[Move]) -> Decision:
        """Wait for the decision."""
        self.ask(view)
        while (decision := self._fetched(_WAIT)) is None:
            pass
        return decision

    def ask(self, view: GameState) -> None:
        """Begin to think about a view; the answer to an earlier question is dropped."""
        self._question += 1
        self._view = view
        self._wait = _MOMENT
        self._deaths = 0
        self._send()

    def answer(self) -> Decision | None:
        """Return the decision about the view asked last, or None while it is thought about.

        Raises what the player raises. The first look waits a moment: what is decided at once needs no frame
        of its own.
        """
        wait, self._wait = self._wait, 0.0
        return self._fetched(wait)

    def close(self) -> None:
        """End the process."""
        self._process.terminate()
        self._here.close()

    def _start(self) -> None:
        spawn = multiprocessing.get_context("spawn")  # a fork would take the window with it
        here, there = spawn.Pipe()
        process = spawn.Process(target=_think, args=(there, self._make, self._seed), daemon=True)
        with there:
            process.start()
        self._here, self._process = here, process

    def _send(self) -> None:
        with suppress(OSError):  # a process that died is noticed when its answer is fetched
            self._here.send((self._question, self._view))

    def _fetched(self, wait: float) -> Decision | None:
        try:
            while self._here.poll(wait):
                question, decision = self._here.recv()
                if question == self._question:
                    return _decided(decision)
        except (EOFError, OSError):
            return self._after_a_death()
        return None

    def _after_a_death(self) -> Decision | None:
        """Ask a new process; return a decision made here if there is none, or too many died."""
        self._here.close()
        self._deaths += 1
        if self._deaths < _DEATHS:
            with suppress(OSError):
                self._start()
                self._send()
                return None
        assert self._view is not None
        return self._make(self._seed).choose(self._view, legal_moves(self._view))


def _decided(answer: Decision | Exception) -> Decision:
    if isinstance(answer, Exception):
        raise answer
    return answer


def _think(connection: Connection, make: Maker, seed: int) -> None:
    """Answer each question in the other process until nobody asks any more, at a low priority.

    The process ends with the one that asks, even if that is killed in the middle of a thought.
    """
    begin_work(_COURTESY)
    player = make(seed)
    with suppress(EOFError, OSError):
        while True:
            question, view = connection.recv()
            while connection.poll():  # the former were taken back meanwhile
                question, view = connection.recv()
            connection.send((question, _answer(player, view)))


def _answer(player: Player, view: GameState) -> Decision | Exception:
    try:
        return player.choose(view, legal_moves(view))
    except Exception as problem:
        return problem
