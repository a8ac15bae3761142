"""The lab's expectation of a draft: what automas score there, to hold people's results against."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import sqrt
from pathlib import Path
from typing import NamedTuple

import msgspec

from game.playtest.lab import SUMMARY, playtest
from game.playtest.metrics.workers import WORKED
from game.playtest.people.gathering import PlayedGame
from game.playtest.report.histogram import mean_of
from game.playtest.run import INTERRUPTED, Progress
from game.playtest.store import StoreError
from game.playtest.summary import Arm, Estimate, Summary
from game.rules.message import message
from game.rules.textfile import FileError, FileKind, read_bytes

AUTOMA = "bauer"
NINE_IN_TEN = (0.05, 0.95)
ACQUIRED = "tile_*_acquired"


class GameGroup(NamedTuple):
    """Games of one ruleset, number of seats and modules, which are held against the same expectation."""

    digest: str
    seats: int
    modules: tuple[str, ...]
    tunnel: str
    games: tuple[PlayedGame, ...]

    @property
    def ruleset(self) -> str:
        """Return the source of the ruleset."""
        return self.games[0].setup.ruleset


class ExpectedResult(NamedTuple):
    """The lab's games of a group, as counts."""

    games: int
    players: tuple[str, ...]
    scores: dict[int, int]
    """Number of each score, all seats together."""
    margins: dict[int, int]
    """Number of games with each lead of the winner."""
    acquired: dict[str, float]
    """Share of seats that acquired each development, by its id in lower case."""
    worked: dict[str, float]
    """How often each worker of the draft works for a seat that has him, by his id."""

    @property
    def mean(self) -> float:
        return mean_of(self.scores)

    @property
    def scatter(self) -> float:
        """Return the standard deviation of the scores."""
        mean, count = self.mean, sum(self.scores.values())
        return sqrt(sum(times * (score - mean) ** 2 for score, times in self.scores.items()) / count)

    def below(self, score: int) -> float:
        """Return the share of scores below one; those equal to it count half."""
        less = sum(count for one, count in self.scores.items() if one < score)
        return (less + self.scores.get(score, 0) / 2) / sum(self.scores.values())


class _KeptFigure(msgspec.Struct):
    key: str
    means: tuple[Estimate | None, ...]


class _KeptSummary(msgspec.Struct):
    """What is read of a report's summary.json."""

    seats: tuple[str, ...]
    arms: tuple[Arm, ...]
    figures: tuple[_KeptFigure, ...]
    modules: tuple[str, ...] = ()
    tunnel: str = "A"

    def arm_of(self, group: GameGroup) -> int | None:
        """Return the place of a group's ruleset; None if the games are others."""
        if len(self.seats) != group.seats or tuple(sorted(self.modules)) != group.modules:
            return None
        if self.tunnel != group.tunnel:
            return None
        return next((at for at, one in enumerate(self.arms) if one.digest == group.digest), None)


def grouped(games: Iterable[PlayedGame]) -> tuple[GameGroup, ...]:
    """Return the games by ruleset, seats and modules."""
    groups: dict[tuple[str, int, tuple[str, ...], str], list[PlayedGame]] = {}
    for game in games:
        setup = game.setup
        key = (game.digest, setup.seats, tuple(sorted(setup.modules)), setup.tunnel)
        groups.setdefault(key, []).append(game)
    return tuple(GameGroup(*key, tuple(found)) for key, found in groups.items())


def played_by_lab(
    group: GameGroup, games: int, progress: Progress, jobs: int | None = None
) -> ExpectedResult | None:
    """Return the results of so many games between automas; None if the games could not be played."""
    setups = [game.setup for game in group.games]
    ways = {setup.tiles for setup in setups if isinstance(setup.tiles, str)}
    boards = tuple(dict.fromkeys(setup.layout for setup in setups if setup.layout))
    new = {setup.new_tiles for setup in setups}
    summary = playtest(
        games=games,
        seats=(AUTOMA,) * group.seats,
        ruleset=group.ruleset,
        boards=boards,
        tiles=ways.pop() if len(ways) == 1 else "random",
        new_tiles=new.pop() if len(new) == 1 else (),
        modules=group.modules,
        tunnel=group.tunnel,
        jobs=jobs,
        progress=progress,
    )
    if summary.trouble == INTERRUPTED:
        raise KeyboardInterrupt
    return _expected(summary, 0)


def kept_by_lab(folder: Path, group: GameGroup) -> ExpectedResult | None:
    """Return the results in the folder of a report; None if it is of others. Raises StoreError."""
    file = folder / SUMMARY
    try:
        kept = msgspec.json.decode(read_bytes(file, FileKind.SUMMARY), type=_KeptSummary)
    except FileError as problem:
        raise StoreError(problem.said) from problem
    except (msgspec.MsgspecError, RecursionError) as problem:
        raise StoreError(message("lab-people-no-summary", file=str(file))) from problem
    arm = kept.arm_of(group)
    return None if arm is None else _expected(kept, arm)


def _expected(summary: Summary | _KeptSummary, arm: int) -> ExpectedResult | None:
    found = summary.arms[arm]
    if not found.scores or not found.margins:
        return None
    means = {
        figure.key: mean.value
        for figure in summary.figures
        for mean in figure.means[arm : arm + 1]
        if mean is not None
    }
    acquired, worked = _of_family(means, ACQUIRED), _of_family(means, WORKED)
    return ExpectedResult(found.games, tuple(summary.seats), found.scores, found.margins, acquired, worked)


def _of_family(means: Mapping[str, float], family: str) -> dict[str, float]:
    """Return the means of a family of figures, by what stands in place of its `*`."""
    before, _, after = family.partition("*")
    return {
        key.removeprefix(before).removesuffix(after): mean
        for key, mean in means.items()
        if key.startswith(before) and key.endswith(after)
    }
