"""Sentences about figures, as a designer of games would say them."""

from __future__ import annotations

from collections.abc import Sequence

from game.playtest.columns import TILE, Column, Where, ordinal, tile_id
from game.playtest.figures import Reckoned
from game.playtest.places import ALONE, LESS, MOST, Place
from game.playtest.summary import Estimate, Figure
from game.playtest.words import (
    SHARE,
    digits_of,
    interval,
    listed,
    number,
    scale_of,
    unit_after,
    value_of,
)
from game.playtest.words import told as estimate_told

_PLAIN = {
    "score": "A seat scores {mine} instead of {theirs}",
    "leader_gap": "The winner leads by {mine} instead of {theirs}",
    "lead_changes": "The lead changes {mine} times instead of {theirs}",
    "decisions": "A game takes {mine} instead of {theirs}",
    "minutes": "A game takes about {mine} instead of {theirs}",
    "disks_*": "A seat takes {plain} {member} disks instead of {theirs}",
    "tile_*_vp": "{member} earns its owner {mine} instead of {theirs}",
    "tile_*_acquired": "{member} is acquired by {mine} of the seats instead of {theirs}",
    "tile_*_phase": "{member} is acquired in phase {plain} instead of {theirs}",
    "tile_*_distant": "{member} is acquired from afar by {mine} of its owners instead of {theirs}",
    "option_*": 'Of {member}, "{option}" is chosen {plain} times a game instead of {theirs}',
    "spread_players": "Skill makes scores differ by {mine} instead of {theirs}",
    "spread_seeds": "The seeds make scores differ by {mine} instead of {theirs}",
    "skill": "Skill makes {mine} of the variance of scores instead of {theirs}",
}
"""By metric; what is not here is told by its label."""
_OF_SEATS = {
    "score": "{who} scores {mine} instead of {theirs}",
    "won": "{who} wins {mine} of its games instead of {theirs}",
    "margin": "{who} has a margin of {mine} over the best other seat instead of {theirs}",
}

_HOW = {MOST: "most of all", LESS: "but"}


def comparison(one: Reckoned, place: Place | None = None, more: int = 0) -> str:
    """How a figure differs, where most or where alone, and with how many others."""
    if place is None:
        return f"{_difference(one)}{_and(more)}."
    if place.how == ALONE:
        return f"{_difference(place.there)}, unlike the others{_and(more)}."
    return f"{_difference(one)}, {_HOW[place.how]} {_told(place)}{_and(more)}."


def _difference(one: Reckoned) -> str:
    figure = one.figure
    mine, theirs, difference = _both(figure)
    digits = digits_of(difference, figure.unit)
    told = _template(one.column).format(
        who=who(one.column.where) if one.column.where else "",
        member=member(one.column),
        option=one.column.told[-1] if one.column.told else "",
        plain=_number(mine, figure.unit, digits),
        mine=_number(mine, figure.unit, digits) + unit_after(figure.unit),
        theirs=_number(theirs, figure.unit, digits) + _percent(figure.unit),
    )
    return f"{told} ({apart(difference, figure.unit)})"


def _both(figure: Figure) -> tuple[float, float, Estimate]:
    mine, theirs = figure.means
    assert mine is not None
    assert theirs is not None
    assert figure.difference is not None
    return mine.value, theirs.value, figure.difference


def apart(difference: Estimate, unit: str) -> str:
    """A difference with its interval: +1.2; 95 %: +0.9 to +1.5."""
    digits = digits_of(difference, unit)
    found = _number(difference.value, unit, digits, sign=True) + unit_after(unit, difference=True)
    ends = interval(difference, unit, sign=True)
    if difference.low is not None and difference.low == difference.high:
        return f"{found} without exception"
    return f"{found}; 95 %: {ends}" if ends else found


def _number(value: float, unit: str, digits: int, sign: bool = False) -> str:
    return number(scale_of(unit) * value, digits, sign)


def _percent(unit: str) -> str:
    """What follows the second of two numbers."""
    return unit_after(unit) if unit == SHARE else ""


def _template(column: Column) -> str:
    """The sentence of a metric, or one made of its label."""
    found = (_OF_SEATS if column.where else _PLAIN).get(column.metric.key)
    if found is not None:
        return found
    named = _named(column).replace("{", "{{").replace("}", "}}")
    whose = f"{{who}}, {lowered(named)}" if column.where else named
    return whose + ": {mine} instead of {theirs}"


def bracketed(label: str) -> str:
    """A label before a colon of its own: what stands behind one in it goes into brackets."""
    head, colon, tail = label.partition(": ")
    return f"{head} ({tail})" if colon else label


def _named(column: Column) -> str:
    """A figure without a sentence of its own; a development goes first: Barn (tile 12), in play."""
    what, _, star = column.metric.label.partition(": ")
    if star == "*" and TILE.match(column.metric.key):
        return f"{member(column)}, {lowered(what)}"
    return bracketed(column.label)


def lowered(words: str) -> str:
    """Inside a sentence; VP stay VP."""
    return words if words[1:2].isupper() else words[:1].lower() + words[1:]


def member(column: Column) -> str:
    """What stands for the `*`, a development with its number."""
    tile = tile_id(column)
    return f"{column.told[0]} (tile {tile.upper()})" if tile else ", ".join(column.told)


def who(where: Where) -> str:
    """Who has those rows, at the beginning of a sentence."""
    if where.column == "start":
        return f"The {ordinal(int(where.value))} in the first turn order"
    return f"Seat {where.value}" if where.column == "seat" else f"{where.value}"


def _told(place: Place) -> str:
    figure = place.there.figure
    mine, theirs, difference = _both(figure)
    digits = digits_of(difference, figure.unit)
    sides = [f"{_number(value, figure.unit, digits)}{_percent(figure.unit)}" for value in (mine, theirs)]
    return f"{at(place.where)}: {' instead of '.join(sides)}"


def at(where: Where) -> str:
    """Where those rows are, inside a sentence."""
    if where.column == "start":
        return f"for the {ordinal(int(where.value))} in the first turn order"
    return f"at seat {where.value}" if where.column == "seat" else f"for {where.value}"


def _and(more: int) -> str:
    if not more:
        return ""
    return (
        f"; {more} figures that go with it differ too"
        if more > 1
        else "; a figure that goes with it differs too"
    )


def against_fair(off: Estimate, of: Sequence[Reckoned]) -> str:
    """Who wins more or less often than as one of so many; `off` is by how much."""
    one = of[0]
    assert one.column.where is not None
    digits, won = digits_of(off, SHARE), one.means[0].value
    found, fair = (_number(share, SHARE, digits) + " %" for share in (won, won - off.value))
    equal = "equals would win" if one.column.where.column == "automa" else "fair would be"
    told = f"{who(one.column.where)} wins {found} of its games; {equal} {fair} ({apart(off, SHARE)})"
    return f"{told}{_others(of[1:], 'wins')}."


def above_average(off: Estimate, of: Sequence[Reckoned]) -> str:
    """Who scores more or less than the others; `off` is by how much."""
    one = of[0]
    assert one.column.where is not None
    digits, more = digits_of(off, "VP"), "more" if off.value > 0 else "less"
    score, by = number(one.means[0].value, digits), number(abs(off.value), digits)
    told = f"{who(one.column.where)} scores {score} VP, {by} VP {more} than all do on average"
    ends = interval(off, "VP", sign=True)
    return f"{told} ({f'95 %: {ends}' if ends else 'without exception'}){_others(of[1:], 'scores')}."


def _others(of: Sequence[Reckoned], does: str) -> str:
    """The others that stand out in the same way: what they have."""
    told = []
    for one in of:
        assert one.column.where is not None
        mean = estimate_told(one.figure.means[0], one.figure.unit)
        told.append(f"{lowered(who(one.column.where))} {does} {mean}")
    return f"; {listed(told)}" if told else ""


def seldom(tiles: Sequence[Reckoned]) -> str:
    """Developments that hardly anybody acquires."""
    return _acquired(tiles, "hardly ever")


def always(tiles: Sequence[Reckoned]) -> str:
    """Developments that nearly everybody acquires."""
    return _acquired(tiles, "nearly always")


def _acquired(tiles: Sequence[Reckoned], how: str) -> str:
    """One with its interval, of several the shares alone."""
    if len(tiles) > 1:
        told = [f"{member(one.column)} by {_share(one)}" for one in tiles]
        return f"{len(tiles)} developments are {how} acquired: {listed(told)} of the seats."
    (one,) = tiles
    (share,) = one.figure.means
    ends = interval(share, SHARE)
    known = f" (95 %: {ends} %)" if ends else ""
    return f"{member(one.column)} is {how} acquired: by {_share(one)} of the seats{known}."


def _share(one: Reckoned) -> str:
    (share,) = one.figure.means
    assert share is not None
    return "none" if share.value == 0 else f"{value_of(share, SHARE)} %"


def unwanted(often: float, usual: float, of: Sequence[Reckoned]) -> str:
    """A colour that is hardly taken."""
    colour = member(of[0].column)
    return (
        f"{colour.capitalize()} disks are hardly wanted: each is taken {number(often, 1)} times a game, "
        f"one of any colour {number(usual, 1)} times."
    )


def never_used(rules: Sequence[Reckoned]) -> str:
    """Rules that no game used, with how many could have used them where that is not all."""
    most = max(one.figure.count[0] for one in rules)
    told = [one.figure.label + _of_games(one.figure.count[0], most) for one in rules]
    return f"Not used in any of {number(most)} games: {'; '.join(told)}."


def _of_games(count: int, most: int) -> str:
    return f" ({number(count)} games)" if count < most else ""
