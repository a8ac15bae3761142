"""What is to be played: which games make up a playtest, the same for everybody who asks the same."""

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
    """A playtest that cannot be played: what is wrong, and in which field of what was asked."""

    def __init__(self, said: Message, field: str = "") -> None:
        super().__init__(said)
        self.field = field


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """What is asked for. Every ruleset plays the same seeds on the same boards with the same seatings."""

    seats: tuple[str, ...]
    """Automas; names that differ rotate over the seats."""
    games: int = 2000
    """Of each ruleset, rounded up to whole rotations."""
    rulesets: tuple[str, ...] = (BASE,)
    """One for a portrait; two for a comparison: the draft, and what it is held against."""
    boards: tuple[str, ...] = ()
    """Development boards by name, played in turn; none: all for so many seats."""
    seed: int = 1
    tiles: str | tuple[str, ...] = "random"
    new_tiles: tuple[str, ...] = ()
    modules: tuple[str, ...] = ()
    tunnel: str = "A"


class Job(msgspec.Struct, frozen=True):
    """One game to play; its result depends on nothing else."""

    arm: int
    """Which of the plan's rulesets."""
    number: int
    """Of the game among its ruleset's, from 0."""
    block: int
    """Games of one seed make a block: they share their luck."""
    setup: Setup
    names: tuple[str, ...]
    """Automas by seat."""


def seatings(seats: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    """Return every rotation of the automas that differs from those before."""
    turned = (seats[shift:] + seats[:shift] for shift in range(len(seats)))
    return tuple(dict.fromkeys(turned))


def jobs(plan: Plan) -> Iterator[Job]:
    """Yield the games, seed by seed with every ruleset and seating, so that a part of them is fair too."""
    boards, turns = boards_of(plan), len(seatings(plan.seats))
    for block in range(blocks(plan)):
        for arm in range(len(plan.rulesets)):
            for number in range(block * turns, (block + 1) * turns):
                yield _job(plan, boards, arm, number)


def job_of(plan: Plan, arm: int, number: int) -> Job:
    """Return one game of a ruleset by its number."""
    return _job(plan, boards_of(plan), arm, number)


def _job(plan: Plan, boards: Sequence[str], arm: int, number: int) -> Job:
    turns = seatings(plan.seats)
    block, turn = divmod(number, len(turns))
    setup = setup_for(plan, plan.rulesets[arm], boards[block % len(boards)], plan.seed + block)
    return Job(arm, number, block, setup, turns[turn])


def blocks(plan: Plan) -> int:
    """Return how many seeds are played."""
    return -(-plan.games // len(seatings(plan.seats)))


def boards_of(plan: Plan) -> tuple[str, ...]:
    """Return the boards asked for, or all, that every ruleset has for so many seats. Raises PlanError."""
    fitting = _fitting(plan)
    asked = boards_asked(plan)
    chosen = tuple(name for name in asked if name in fitting) if asked else fitting
    if not chosen:
        raise PlanError(message("lab-plan-no-board", seats=len(plan.seats), boards=fitting), BOARDS)
    return chosen


def boards_asked(plan: Plan) -> tuple[str, ...]:
    """Return the full names of the boards asked for, for any number of seats. Raises PlanError."""
    known = [board.name for board in load_ruleset(plan.rulesets[0]).layout]
    fitting = _fitting(plan)
    return tuple(dict.fromkeys(_board(name, fitting, known) for name in plan.boards))


def _fitting(plan: Plan) -> tuple[str, ...]:
    rulesets = [load_ruleset(ruleset) for ruleset in plan.rulesets]
    boards = [layouts(ruleset, len(plan.seats)) for ruleset in rulesets]
    common = [name for name in boards[0] if all(name in names for names in boards)]
    if "black" in plan.modules:
        black = {board.name for board in rulesets[0].layout if board.black}
        return tuple(name for name in common if name in black)
    return tuple(common)


def _board(asked: str, fitting: Sequence[str], known: Sequence[str]) -> str:
    """Return a board by its name or how it begins, in any case; a fitting one before one for other seats."""
    for names in (fitting, known):
        exact = [name for name in names if name.lower() == asked.lower()]
        found = exact or [name for name in names if name.lower().startswith(asked.lower())]
        if len(found) == 1:
            return found[0]
        if found:
            raise PlanError(
                message("lab-plan-several-boards", asked=quoted(asked), boards=tuple(found)), BOARDS
            )
    raise PlanError(message("lab-plan-unknown-board", asked=quoted(asked), boards=tuple(known)), BOARDS)


def setup_for(plan: Plan, ruleset: str, board: str, seed: int) -> Setup:
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
