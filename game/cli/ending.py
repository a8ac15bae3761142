"""How a long run ends: what it has done so far is kept, however that is."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from game.cli.ladder.workers import GameFailed
from game.cli.saying import tell

INTERRUPTED, FAILED = 130, 2


@dataclass
class Ending:
    """The exit code: 0 if the run came to its end."""

    code: int = 0


@contextmanager
def ending() -> Iterator[Ending]:
    """Let Ctrl+C and a game that fails end what is done inside, and no more than that."""
    end = Ending()
    try:
        yield end
    except KeyboardInterrupt:
        end.code = INTERRUPTED
    except GameFailed as problem:
        end.code = FAILED
        tell(problem)
