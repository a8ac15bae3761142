"""Reviews a seat's game: the choices that cost or brought the most, told where it is more than luck.

Every choice is compared with its alternatives in a few deals, the most telling ones in more, and the last of
them in many. Each heat has deals of its own, and these alone count for what is told after it, with intervals
that hold for all of the heat together.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Executor, as_completed
from statistics import fmean
from typing import TypeVar

from game.coach.choices import choices
from game.coach.findings import Finding, Review
from game.coach.race import Pair, entered, first_heat, half_width, next_heat
from game.rules import Setup
from game.rules.moves import Move
from game.rules.sources import SOURCES

Entry = TypeVar("Entry")
Result = TypeVar("Result")
HEATS = (range(3), range(3, 12), range(12, 52))
"""The deals of each heat of a game of USUAL seats and choices; a longer one gets as many fewer."""
USUAL = (2, 52)
LEAST = 2
"""Deals of a heat, however long the game."""
LET_IN = ((8, 4), (4, 2))
"""The choices let into the second heat and the third: those that may have cost most, and brought most."""
TOLD = 3
"""The most that is told of either kind."""
LEVEL = 0.05
"""How often anything at all is told where there is nothing to tell."""


def review(setup: Setup, moves: Sequence[Move], seat: int, workers: Executor) -> Iterator[Review]:
    """Yield reviews of a seat's game, each knowing more than the one before; the last knows all."""
    found = choices(setup, moves, seat)
    heats = [_deals(heat, setup.seats, len(found)) for heat in HEATS]
    sizes = [n * len(deals) for n, deals in zip((len(found), *map(sum, LET_IN)), heats, strict=True)]
    pairs = list[Pair]()
    for number, pair in enumerate(_run(workers, first_heat, found, heats[0]), start=1):
        pairs += [pair] if pair else []
        yield Review(sizes[0] * number // len(found), sum(sizes))
    known = dict[int, Finding]()
    for heat, (costs, gains) in enumerate(LET_IN, start=1):
        runners, pairs = entered(pairs, costs, gains), []
        level = LEVEL / max(1, len(runners))
        known = {pair.choice.at: known[pair.choice.at] for pair in runners if pair.choice.at in known}
        for number, pair in enumerate(_run(workers, next_heat, runners, heats[heat]), start=1):
            pairs.append(pair)
            known.pop(pair.choice.at, None)
            known |= {one.at: one for one in _findings([pair], level)}
            done = sum(sizes[:heat]) + sizes[heat] * number // len(runners)
            yield _review(min(done, sum(sizes) - 1), sum(sizes), known.values())
    yield _review(sum(sizes), sum(sizes), known.values())


def _deals(heat: range, seats: int, count: int) -> range:
    """Return the deals of a heat in a game of so many seats and choices of one of them."""
    usual_seats, usual = USUAL
    fewer = round(len(heat) * usual_seats / seats * min(1.0, usual / max(1, count)))
    return range(heat.start, heat.start + max(LEAST, fewer))


def _run(
    workers: Executor, heat: Callable[[Entry, range], Result], entries: Sequence[Entry], deals: range
) -> Iterator[Result]:
    """Yield the results of a heat as they come; whoever looks no further ends it."""
    tasks = [workers.submit(heat, entry, deals) for entry in entries]
    try:
        for task in as_completed(tasks):
            yield task.result()
    except GeneratorExit:  # the tasks of a pool that broke are its own to end
        for task in tasks:
            task.cancel()
        raise


def _findings(pairs: Sequence[Pair], level: float) -> list[Finding]:
    """Return what is more than luck: an interval that misses its mean no more often leaves out 0."""
    found = [_finding(pair, level) for pair in pairs]
    return [one for one in found if one.low > 0 or one.high < 0]


def _finding(pair: Pair, level: float) -> Finding:
    half = half_width(pair.differences, level)
    gained = {source.key: _gained(pair, source.key) for source in SOURCES}
    sources = sorted(((key, vp) for key, vp in gained.items() if vp), key=lambda item: -abs(item[1]))
    theirs = fmean(b.others - a.others for a, b in zip(pair.played, pair.instead, strict=True))
    worth = pair.worth
    played = pair.choice
    return Finding(
        played.at,
        played.moves,
        pair.other,
        worth,
        worth - half,
        worth + half,
        tuple(sources),
        theirs,
        len(pair.played),
        tuple(_course(pair)),
    )


def _course(pair: Pair) -> Iterator[tuple[str, float, float]]:
    """Yield what went otherwise with the other choice, where that is more than luck."""
    played, instead = ([one.course for one in ends] for ends in (pair.played, pair.instead))
    for name in sorted({name for course in played + instead for name in course}):
        before, after = ([course.get(name, 0) for course in courses] for courses in (played, instead))
        differences = [b - a for a, b in zip(before, after, strict=True)]
        if abs(fmean(differences)) > half_width(differences, LEVEL):
            yield name, fmean(before), fmean(after)


def _gained(pair: Pair, source: str) -> float:
    ends = zip(pair.played, pair.instead, strict=True)
    return fmean(b.own.get(source, 0) - a.own.get(source, 0) for a, b in ends)


def _review(done: int, total: int, found: Iterable[Finding]) -> Review:
    ranked = sorted(found, key=lambda one: (-one.worth, one.at))
    costs = [one for one in ranked if one.worth > 0]
    gains = [one for one in reversed(ranked) if one.worth < 0]
    return Review(done, total, tuple(costs[:TOLD]), tuple(gains[:TOLD]))
