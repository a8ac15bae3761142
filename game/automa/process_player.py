"""An automa in a process of its own: it is asked, and its decision fetched once it is there."""

from __future__ import annotations

import multiprocessing
import os
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
"""How far it stands back behind other processes, in steps of `nice`."""
_MOMENT = 0.004
_WAIT = 1.0
"""Seconds between two looks at whether the process still lives."""
_DEATHS = 2
"""A question over which so many processes died is answered here."""


class ProcessPlayer(Patient):
    """A player that thinks elsewhere; a process that dies is made anew and asked again.

    Where that dies too, or none can be made, the player thinks here: a game never waits for ever.
    """

    def __init__(self, name: str, make: Maker, seed: int) -> None:
        """`make` must be found by its name in another process: a class or function of a module."""
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
        """Begin to think about a view; what was asked before is answered in vain."""
        self._question += 1
        self._view = view
        self._wait = _MOMENT
        self._deaths = 0
        self._send()

    def answer(self) -> Decision | None:
        """The decision about the view asked last, or None while it is thought about.

        Raises what the player raises. The first look waits a moment: what is decided at once needs no frame
        of its own.
        """
        wait, self._wait = self._wait, 0.0
        return self._fetched(wait)

    def close(self) -> None:
        """The process ends."""
        self._process.terminate()
        self._here.close()

    def _start(self) -> None:
        spawn = multiprocessing.get_context("spawn")  # a fork would take the window with it
        self._here, there = spawn.Pipe()
        self._process = spawn.Process(target=_think, args=(there, self._make, self._seed), daemon=True)
        self._process.start()
        there.close()

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
        """Ask a new process; return the decision made here where there is none, or too many died."""
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
    """The other process: answers each question until nobody asks any more, and lets the window go first.

    It ends with the one that asks, also if that is killed in the middle of a thought.
    """
    begin_work()
    if hasattr(os, "nice"):
        os.nice(_COURTESY)
    player = make(seed)
    with suppress(EOFError, OSError):
        while True:
            question, view = connection.recv()
            connection.send((question, _answer(player, view)))


def _answer(player: Player, view: GameState) -> Decision | Exception:
    try:
        return player.choose(view, legal_moves(view))
    except Exception as problem:
        return problem
