"""The levels that sit at the window's table: who plays them, and what is told of them."""

from __future__ import annotations

from contextlib import suppress
from typing import Any, Final

from game.cli.helping import LEVELS

USUAL: Final = "bauer"


def automas(apart: bool = False) -> Any:
    """Return the opponents for the window.

    Their room is imported only when one sits down or is read about. `apart` lets each think in a process of
    its own, if the system gives one.
    """
    from game.scenes.opponents import Opponents

    def make(name: str, seed: int) -> Any:
        from game.automa import named
        from game.automa.process_player import ProcessPlayer

        if apart:
            with suppress(OSError):
                return ProcessPlayer(name, named(name), seed)
        return named(name)(seed)

    return Opponents(LEVELS, make, _knows, _described, USUAL)


def _knows(name: str) -> bool:
    """Return True if an automa of this name can play, also one of a saved game that is no longer offered."""
    from game.automa import named

    with suppress(ValueError):
        return bool(named(name))
    return False


def _described() -> list[Any]:
    """Return the descriptions of the levels, from the data of the automas."""
    from game.automa import TEMPERED
    from game.automa.data_files import strengths, temperaments
    from game.rules.message import message
    from game.scenes.opponents import Opponent, Temperament

    tempers = tuple(Temperament(name, message(f"inclination-{name}")) for name in temperaments())
    found = strengths()
    return [
        Opponent(
            name,
            message(f"level-{name}"),
            found[name].said if name in found else None,
            tempers if name in TEMPERED else (),
        )
        for name in LEVELS
    ]
