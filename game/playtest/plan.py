"""The plan of a playtest: which games it plays, the same for the same arguments."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from game.plain import quoted
from game.rules import Setup
from game.rules.message import Message, MessageError, message
from game.rules.ruleset import BASE, load_ruleset
from game.rules.setup import layouts

SEATS, BOARDS = "seats", "boards"
"""Fields that an error names."""


class PlanError(MessageError):
    """A playtest that cannot be played; `field` names the argument at fault."""

    def __init__(self, said: Message, field: str = "") -> None:
        super().__init__(said)
        self.field = field


class PlaytestPlan(msgspec.Struct, frozen=True, kw_only=True):
    """The arguments of a playtest. All rulesets play the same seeds, boards and seatings."""

    seats: tuple[str, ...]
    """Automas; different names rotate over the seats."""
    games: int = 2000
    """Of each ruleset, rounded up to whole rotations."""
    rulesets: tuple[str, ...] = (BASE,)
    """One for a portrait; two for a comparison: the draft, and the ruleset it is compared with."""
    boards: tuple[str, ...] = ()
    """Ids of development boards, played in turn; empty for all that have room for so many seats."""
    seed: int = 1
    tiles: str | tuple[str, ...] = "random"
    new_tiles: tuple[str, ...] = ()
    modules: tuple[str, ...] = ()
    tunnel: str = "A"


class Job(msgspec.Struct, frozen=True):
    """A game to play; its result depends on nothing else."""

    arm: int
    """Index of the ruleset in the plan."""
    number: int
    """Number of the game among those of its ruleset, from 0."""
    block: int
    """Games of one seed make a block: they share their luck."""
    setup: Setup
    names: tuple[str, ...]
    """Automas by seat."""


def seatings(seats: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    """Return the different rotations of the automas."""
    turned = (seats[shift:] + seats[:shift] for shift in range(len(seats)))
    return tuple(dict.fromkeys(turned))


def jobs(plan: PlaytestPlan) -> Iterator[Job]:
    """Yield the games seed by seed with every ruleset and seating, so that a part of them is fair too."""
    boards, turns = boards_of(plan), len(seatings(plan.seats))
    for block in range(blocks(plan)):
        for arm in range(len(plan.rulesets)):
            for number in range(block * turns, (block + 1) * turns):
                yield _job(plan, boards, arm, number)


def job_of(plan: PlaytestPlan, arm: int, number: int) -> Job:
    """Return a ruleset's game by its number."""
    return _job(plan, boards_of(plan), arm, number)


def _job(plan: PlaytestPlan, boards: Sequence[str], arm: int, number: int) -> Job:
    turns = seatings(plan.seats)
    block, turn = divmod(number, len(turns))
    setup = setup_for(plan, plan.rulesets[arm], boards[block % len(boards)], plan.seed + block)
    return Job(arm, number, block, setup, turns[turn])


def blocks(plan: PlaytestPlan) -> int:
    """Return the number of seeds."""
    return -(-plan.games // len(seatings(plan.seats)))


def boards_of(plan: PlaytestPlan) -> tuple[str, ...]:
    """Return the boards asked for, or all, that every ruleset has for so many seats. Raises PlanError."""
    fitting = _fitting(plan)
    asked = boards_asked(plan)
    chosen = tuple(name for name in asked if name in fitting) if asked else fitting
    if not chosen:
        raise PlanError(message("lab-plan-no-board", seats=len(plan.seats), boards=fitting), BOARDS)
    return chosen


def boards_asked(plan: PlaytestPlan) -> tuple[str, ...]:
    """Return the full ids of the boards asked for, whatever their number of seats. Raises PlanError."""
    known = [board.id for board in load_ruleset(plan.rulesets[0]).layout]
    fitting = _fitting(plan)
    return tuple(dict.fromkeys(_board(name, fitting, known) for name in plan.boards))


def _fitting(plan: PlaytestPlan) -> tuple[str, ...]:
    rulesets = [load_ruleset(ruleset) for ruleset in plan.rulesets]
    boards = [layouts(ruleset, len(plan.seats)) for ruleset in rulesets]
    common = [name for name in boards[0] if all(name in names for names in boards)]
    if "black" in plan.modules:
        black = {board.id for board in rulesets[0].layout if board.black}
        return tuple(name for name in common if name in black)
    return tuple(common)


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


def setup_for(plan: PlaytestPlan, ruleset: str, board: str, seed: int) -> Setup:
    """Return the setup of a game of the plan."""
    return Setup(
        seats=len(plan.seats),
        seed=seed,
        ruleset=ruleset,
        layout=board,
        tiles=plan.tiles,
        modules=frozenset(plan.modules),
        tunnel=plan.tunnel,
        new_tiles=plan.new_tiles,
    )
