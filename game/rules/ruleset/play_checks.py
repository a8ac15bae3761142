"""Parts of a ruleset that no game can ever use: disks that nobody can lay, boards that cannot be filled."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from math import comb

from game.rules.message import Value
from game.rules.ruleset.faults import BOARDS, Problem, problem
from game.rules.ruleset.lines import Key
from game.rules.ruleset.reach import SEAT_COUNTS, disks_of, in_play, reach
from game.rules.ruleset.records import Ruleset
from game.rules.ruleset.tile_checks import LEVELS, unpayable
from game.rules.ruleset.tile_data import LayoutData

_SELDOM = 0.02
"""Boards are drawn until they offer the Thaler asked for; a smaller share is not found in time."""


def useless(ruleset: Ruleset) -> Iterator[Problem]:
    """Yield figures that mean nothing, and disks that nobody can ever lay."""
    yield from _named_twice(ruleset)
    yield from _without_effect(ruleset)
    yield from _disk_problems(ruleset)


def unfilled(ruleset: Ruleset) -> Iterator[Problem]:
    """Yield boards that the tiles cannot fill, or hardly ever as V4 asks."""
    yield from _black_problems(ruleset)
    for number in range(1, len(ruleset.developments.level) + 1):
        yield from _level_problems(ruleset, number)
    yield from _thaler_problems(ruleset)


# -- lists and figures that say nothing --


def _named_twice(ruleset: Ruleset) -> Iterator[Problem]:
    """Yield repeated names in lists whose order means nothing."""
    lists: list[tuple[Key, Sequence[object]]] = [(("water", "seasons"), ruleset.water.seasons)]
    lists += [(("water", "by_year", at), names) for at, names in enumerate(ruleset.water.by_year)]
    lists += [
        ((*LEVELS, at, "distant"), level.distant) for at, level in enumerate(ruleset.developments.level)
    ]
    lists += [(("tunnel", "bonus", at), names) for at, names in enumerate(ruleset.tunnel.bonus)]
    for side, tunnel in ruleset.enhanced_tunnel.items():
        key: Key = ("enhanced_tunnel", side)
        lists += [((*key, "bonus", at), names) for at, names in enumerate(tunnel.bonus)]
        lists.append(((*key, "iron_only"), tunnel.iron_only))
    lists += [((BOARDS, layout.id, "seats"), layout.seats) for layout in ruleset.layout]
    for key, names in lists:
        for at, name in enumerate(names):
            if name in names[:at]:
                yield problem((*key, at), "ruleset-named-twice", name=str(name))


def _without_effect(ruleset: Ruleset) -> Iterator[Problem]:
    """Yield figures that no rule ever reads."""
    first, years = ruleset.developments.level[0], len(ruleset.year)
    if first.distant:
        yield problem((*LEVELS, 0, "distant"), "ruleset-first-distant")
    for key, by_year in (
        (("pinge", "bonus"), ruleset.pinge.bonus),
        (("water", "by_year"), ruleset.water.by_year),
    ):
        if (given := len(by_year)) > years + 1:
            yield problem(key, "ruleset-pinge-years", ("year",), count=given, years=years)
    yield from unpayable(("valley", "market", "pay"), ruleset.valley.market.pay)
    for number, tile in ruleset.tile.items():
        for at, effect in enumerate(tile.effects):
            if effect.from_year > years + 1:
                late: Key = ("tile", number, "effects", at, "from_year")
                yield problem(late, "ruleset-year-never", ("year",), year=effect.from_year, years=years)
    for layout in ruleset.layout:
        if layout.levels_with_black and not layout.black:
            yield problem((BOARDS, layout.id, "levels_with_black"), "ruleset-no-black-places")


# -- disks --


def _disk_problems(ruleset: Ruleset) -> Iterator[Problem]:
    reaches = [reach(ruleset, seats) for seats in SEAT_COUNTS]
    for seats, found in zip(SEAT_COUNTS, reaches, strict=True):
        if not any(found.disks):
            yield problem(("disks", str(seats)), "ruleset-no-disks")
    if not any(map(any, (found.disks for found in reaches))):
        return
    for number, tile in ruleset.tile.items():
        if tile.cost and not any(found.holds(disks_of(tile.cost)) for found in reaches):
            yield _out_of_reach(("tile", number, "cost"), len(tile.cost), ruleset)
    for name, worker in ruleset.worker.items():
        for use, laid in ((use, laid) for use, data in worker.use.items() for laid in data.pay):
            disks = laid.black, laid.brown, laid.yellow
            if not any(found.holds((*disks, 0)) for found in reaches):
                yield _out_of_reach(("worker", name, "use", use, "pay"), sum(disks), ruleset)
    largest = max(len(tile.cost) for tile in ruleset.tile.values())
    if (stands_for := ruleset.valley.cottage_disks) > largest:
        key: Key = ("valley", "cottage_disks")
        yield problem(key, "ruleset-cottage-disks", stands=stands_for, largest=largest)


def _out_of_reach(key: Key, disks: int, ruleset: Ruleset) -> Problem:
    play, limit = in_play(ruleset), ruleset.taking.limit
    return problem(key, "ruleset-out-of-reach", ("disks",), count=disks, play=play, limit=limit)


# -- boards --


def _level_problems(ruleset: Ruleset, number: int) -> Iterator[Problem]:
    """S5: every board is filled from the tiles of the base set."""
    there = sum(tile.level == number and tile.set == "base" for tile in ruleset.tile.values())
    wide = [layout for layout in ruleset.layout if number <= len(layout.levels)]
    widest = max(wide, key=lambda layout: len(layout.levels[number - 1]), default=None)
    if widest is not None and len(widest.levels[number - 1]) > there:
        places = len(widest.levels[number - 1])
        figures = {"places": places, "tiles": there, "level": number}
        yield problem((BOARDS, widest.id, "levels", number - 1), "ruleset-few-tiles", ("tile",), **figures)


def _black_problems(ruleset: Ruleset) -> Iterator[Problem]:
    there = sum(tile.set == "black" for tile in ruleset.tile.values())
    for layout in ruleset.layout:
        if layout.black and (wanted := max(layout.seats) + 1) > there:
            key: Key = (BOARDS, layout.id, "black")
            yield problem(key, "ruleset-few-black-tiles", ("tile",), places=wanted, tiles=there)
            return


def _thaler_problems(ruleset: Ruleset) -> Iterator[Problem]:
    """V4, I1: a board drawn at random must be able to offer the Thaler asked for."""
    boards = [layout for layout in ruleset.layout if _filled(ruleset, layout)]
    for_two = [layout for layout in boards if 2 in layout.seats]
    asked = (
        (("developments", "thaler_offered"), ruleset.developments.thaler_offered, for_two),
        (("iron", "thaler_offered"), ruleset.iron.thaler_offered, boards),
    )
    for key, least, drawn in asked:
        poor = [layout for layout in drawn if _offering(ruleset, layout, least) < _SELDOM]
        if poor:
            best = max((sum(_dearest(ruleset, poor[0])), 0))
            figures: dict[str, Value] = {"least": least, "board": repr(poor[0].id), "best": best}
            yield problem(key, "ruleset-few-thaler", ("tile",), **figures)


def _filled(ruleset: Ruleset, layout: LayoutData) -> bool:
    """Return True if there are enough tiles for a board; otherwise that is reported already."""
    return all(len(places) <= len(_thaler(ruleset, at)) for at, places in enumerate(layout.levels, 1))


def _thaler(ruleset: Ruleset, level: int) -> list[int]:
    return [tile.thaler for tile in ruleset.tile.values() if tile.level == level and tile.set == "base"]


def _dearest(ruleset: Ruleset, layout: LayoutData) -> Iterator[int]:
    for at, places in enumerate(layout.levels, 1):
        yield sum(sorted(_thaler(ruleset, at))[-len(places) :])


def _offering(ruleset: Ruleset, layout: LayoutData, least: int) -> float:
    """Return the share of boards drawn at random that offer so many Thaler."""
    chances = {0: 1.0}
    for at, places in enumerate(layout.levels, 1):
        drawn, total = _sums(_thaler(ruleset, at), len(places)), dict[int, float]()
        for before, chance in chances.items():
            for thaler, share in drawn.items():
                sum_ = min(before + thaler, least)
                total[sum_] = total.get(sum_, 0.0) + chance * share
        chances = total
    return chances.get(least, 0.0)


def _sums(thaler: Sequence[int], picks: int) -> dict[int, float]:
    """Return the probability of each sum of so many picks."""
    ways = Counter({(0, 0): 1})
    for value in thaler:
        for (picked, total), count in [*ways.items()]:
            if picked < picks:
                ways[picked + 1, total + value] += count
    every = comb(len(thaler), picks)
    return {total: count / every for (picked, total), count in ways.items() if picked == picks}
