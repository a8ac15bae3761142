"""The schedule of many games: every seed once with every seating, on one board after the other.

A game depends on its table and seed alone, so it is the same in every command and in any part of a run.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

import msgspec

from game.plain import quoted
from game.rules import Setup
from game.rules.message import Message, MessageError, message
from game.rules.ruleset import Ruleset
from game.rules.setup import layouts

BOARDS = "boards"
"""The field that an error about boards names."""
BLACK = "black"
"""The module that not every board has places for."""
Names = tuple[str, ...]


class PlanError(MessageError):
    """Games that cannot be played; `field` names the argument at fault."""

    def __init__(self, said: Message, field: str = "") -> None:
        super().__init__(said)
        self.field = field


class Job(msgspec.Struct, frozen=True):
    """A game to play; its result depends on nothing else."""

    arm: int
    """Index of its table: of a ruleset, a line-up, a candidate."""
    number: int
    """Number of the game among those of its table, from 0."""
    block: int
    """Games of one seed make a block: they share their luck."""
    setup: Setup
    names: Names
    """Players by seat."""


class Table(NamedTuple):
    """Those who take turns with the seats, and what they play."""

    setup: Setup
    """As of all games, with the seed of the first."""
    boards: Sequence[str | None]
    """Played in turn: seed 1 on the first of them."""
    seatings: Sequence[Names]
    """Played with every seed."""
    games: int
    """Rounded up to whole turns."""

    @property
    def blocks(self) -> int:
        """The number of seeds."""
        return -(-self.games // len(self.seatings))

    @property
    def total(self) -> int:
        """The number of games."""
        return self.blocks * len(self.seatings)

    def setup_of(self, block: int) -> Setup:
        """Return the setup of a block of games."""
        seed = self.setup.seed + block
        return replace(self.setup, seed=seed, layout=self.boards[(seed - 1) % len(self.boards)])

    def setups(self) -> list[Setup]:
        """Return the setups of all blocks."""
        return [self.setup_of(block) for block in range(self.blocks)]

    def job(self, arm: int, number: int) -> Job:
        """Return a game by its number."""
        block, turn = divmod(number, len(self.seatings))
        return Job(arm, number, block, self.setup_of(block), self.seatings[turn])

    def round(self, arm: int, block: int) -> Iterator[Job]:
        """Yield the games of a seed; none of one that this table does not play."""
        if block < self.blocks:
            setup, first = self.setup_of(block), block * len(self.seatings)
            for number, names in enumerate(self.seatings, start=first):
                yield Job(arm, number, block, setup, names)


def schedule(tables: Sequence[Table], first: int = 0) -> Iterator[Job]:
    """Yield the games of all tables seed by seed from a block on, so that a part of them is fair too."""
    for block in range(first, max(table.blocks for table in tables)):
        for arm, table in enumerate(tables):
            yield from table.round(arm, block)


def in_order(job: Job) -> tuple[int, int, int]:
    """Return the sort key of a game in its schedule."""
    return job.block, job.arm, job.number


def rotations(names: Names) -> tuple[Names, ...]:
    """Return the different rotations of the players over the seats."""
    turned = (names[shift:] + names[:shift] for shift in range(len(names)))
    return tuple(dict.fromkeys(turned))


def boards_for(
    rulesets: Sequence[Ruleset], seats: int, asked: Sequence[str] = (), modules: Sequence[str] = ()
) -> tuple[str, ...]:
    """Return the boards asked for, or all, that every ruleset has for so many seats. Raises PlanError."""
    fitting = _fitting(rulesets, seats, modules)
    known = [board.id for board in rulesets[0].layout]
    named = dict.fromkeys(_board(name, fitting, known) for name in asked)
    chosen = tuple(name for name in named if name in fitting) if asked else fitting
    if not chosen:
        raise PlanError(message("lab-plan-no-board", seats=seats, boards=fitting), BOARDS)
    return chosen


def _fitting(rulesets: Sequence[Ruleset], seats: int, modules: Sequence[str]) -> tuple[str, ...]:
    first, *others = [layouts(ruleset, seats) for ruleset in rulesets]
    black = {board.id for board in rulesets[0].layout if board.black}
    wanted = black if BLACK in modules else set(first)
    return tuple(name for name in first if name in wanted and all(name in names for names in others))


def _board(asked: str, fitting: Sequence[str], known: Sequence[str]) -> str:
    """Return a board by its id or the beginning of it; one for these seats before one for others."""
    for names in (fitting, known):
        found = [name for name in names if name == asked] or [n for n in names if n.startswith(asked)]
        if len(found) == 1:
            return found[0]
        if found:
            several = message("lab-plan-several-boards", asked=quoted(asked), boards=tuple(found))
            raise PlanError(several, BOARDS)
    raise PlanError(message("lab-plan-unknown-board", asked=quoted(asked), boards=tuple(known)), BOARDS)
