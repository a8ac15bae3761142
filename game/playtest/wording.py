"""Messages about figures in the terms of game designers, for findings."""

from __future__ import annotations

from collections.abc import Sequence

from game.playtest.columns import Column, subgroup_name, tile_id
from game.playtest.figures import Computed
from game.playtest.measures import SHARE, digits_of, interval, measured, number, scale_of, share_of, with_unit
from game.playtest.subgroups import ALONE, LESS, MOST, SubgroupEffect
from game.playtest.summary import Estimate, Figure
from game.rules.message import Message, Real, TileName, Value, message

_PLAIN = frozenset(
    (
        *("score", "leader_gap", "lead_changes", "decisions", "minutes", "disks_*", "option_*"),
        *("tile_*_vp", "tile_*_acquired", "tile_*_phase", "tile_*_distant"),
        *("spread_players", "spread_seeds", "skill"),
    )
)
"""Metrics with a sentence of their own, by all seats; others are told by their label."""
_OF_SEATS = ("score", "won", "margin")
"""Those with one by a single seat."""
_WITH_UNIT = ("disks_*", "tile_*_phase", "decisions")
"""Metrics whose sentence names the unit."""
_HOW = {ALONE: "lab-finding-alone", MOST: "lab-finding-most", LESS: "lab-finding-less"}


def comparison(one: Computed, place: SubgroupEffect | None = None, more: int = 0) -> Message:
    """Return a figure's difference, its subgroup if it has one, and the number of related figures."""
    others = message("lab-finding-more", count=more)
    if place is None:
        return message("lab-finding", difference=_difference(one), more=others)
    if place.how == ALONE:
        return message("lab-finding-alone", difference=_difference(place.there), more=others)
    mine, theirs, difference = _both(place.there.figure)
    unit = place.there.figure.unit
    return message(
        _HOW[place.how],
        difference=_difference(one),
        who=subgroup_name(place.where),
        mine=_side(mine, difference, unit),
        theirs=_side(theirs, difference, unit),
        more=others,
    )


def _difference(one: Computed) -> Message:
    column, unit = one.column, one.figure.unit
    mine, theirs, difference = _both(one.figure)
    value = _number(mine, difference, unit)
    return message(
        f"lab-difference-{_kind(column)}",
        **_subject(column),
        mine=value if column.metric.key in _WITH_UNIT else measured(value, unit),
        theirs=_side(theirs, difference, unit),
        apart=apart(difference, unit),
    )


def _kind(column: Column) -> str:
    """Return the part of the id for a metric's sentence."""
    key = column.metric.key
    if key not in (_OF_SEATS if column.where else _PLAIN):
        return "figure"
    return f"{'seat-' if column.where else ''}{key.replace('_*', '').replace('_', '-')}"


def _subject(column: Column) -> dict[str, Value]:
    """Return the subject of a sentence: a subgroup, members of a family, or the label."""
    if column.where:
        known = column.metric.key in _OF_SEATS
        return {"who": subgroup_name(column.where)} if known else {"label": column.label}
    if column.metric.key not in _PLAIN:
        return {"label": column.label}
    subject = (named(column), *column.told[1:]) if tile_id(column) else column.told
    return dict(zip(("member", "part"), subject, strict=False))


def _both(figure: Figure) -> tuple[float, float, Estimate]:
    mine, theirs = figure.means
    assert mine is not None
    assert theirs is not None
    assert figure.difference is not None
    return mine.value, theirs.value, figure.difference


def apart(difference: Estimate, unit: str) -> Value:
    """Return a difference with its interval: +1.2; 95%: +0.9 to +1.5."""
    found, ends = with_unit(difference, unit, sign=True), interval(difference, unit, sign=True)
    if difference.low is not None and difference.low == difference.high:
        return message("lab-without-exception", difference=found)
    return message("lab-apart", difference=found, interval=ends) if ends else found


def _number(value: float, difference: Estimate, unit: str) -> Real:
    """Return a number with as many digits as its difference has."""
    return number(scale_of(unit) * value, digits_of(difference, unit))


def _side(value: float, difference: Estimate, unit: str) -> Value:
    """Return the second of two numbers: without unit, unless it is a share."""
    found = _number(value, difference, unit)
    return measured(found, unit) if unit == SHARE else found


def named(column: Column) -> Message:
    """Return a development with its number."""
    tile = tile_id(column)
    assert tile
    return message("lab-tile", tile=TileName(tile), number=tile)


def against_fair(off: Estimate, of: Sequence[Computed]) -> Message:
    """Return that a subgroup wins more or less often than is fair; `off` is the difference."""
    one = of[0]
    assert one.column.where is not None
    digits, won = digits_of(off, SHARE), one.means[0].value
    return message(
        "lab-finding-wins-automa" if one.column.where.column == "automa" else "lab-finding-wins",
        who=subgroup_name(one.column.where),
        won=share_of(won, digits),
        fair=share_of(won - off.value, digits),
        apart=apart(off, SHARE),
        others=_others(of[1:], "lab-finding-wins-too"),
    )


def above_average(off: Estimate, of: Sequence[Computed]) -> Message:
    """Return that a subgroup scores more or less than the others; `off` is the difference."""
    one = of[0]
    assert one.column.where is not None
    digits, ends = digits_of(off, "VP"), interval(off, "VP", sign=True)
    known = message("lab-interval-95", interval=ends) if ends else message("lab-no-exception")
    return message(
        "lab-finding-scores-more" if off.value > 0 else "lab-finding-scores-less",
        who=subgroup_name(one.column.where),
        score=measured(number(one.means[0].value, digits), "VP"),
        by=measured(number(abs(off.value), digits), "VP"),
        known=known,
        others=_others(of[1:], "lab-finding-scores-too"),
    )


def _others(of: Sequence[Computed], id: str) -> Message:
    """Return the other subgroups that stand out in the same way, with their means."""
    found: list[Message] = []
    for one in of:
        assert one.column.where is not None
        mean = with_unit(one.figure.means[0], one.figure.unit)
        found.append(message(id, who=subgroup_name(one.column.where), mean=mean))
    return message("lab-finding-others", others=tuple(found))


def seldom(tiles: Sequence[Computed]) -> Message:
    """Return that hardly anybody acquires these developments."""
    return _acquired(tiles, "lab-finding-seldom")


def always(tiles: Sequence[Computed]) -> Message:
    """Return that nearly everybody acquires these developments."""
    return _acquired(tiles, "lab-finding-always")


def _acquired(tiles: Sequence[Computed], id: str) -> Message:
    """Return one development with its interval, or several with their shares alone."""
    if len(tiles) > 1:
        each = tuple(
            message("lab-finding-share-of", tile=named(one.column), share=_share(one)) for one in tiles
        )
        return message(f"{id}-several", count=len(tiles), tiles=each)
    (one,) = tiles
    ends = interval(one.figure.means[0], SHARE)
    known = message("lab-finding-known", interval=ends) if ends else message("lab-empty")
    return message(id, tile=named(one.column), share=_share(one), known=known)


def _share(one: Computed) -> Value:
    (share,) = one.figure.means
    assert share is not None
    return message("lab-finding-none") if share.value == 0 else with_unit(share, SHARE)


def unwanted(often: float, usual: float, of: Sequence[Computed]) -> Message:
    """Return that a colour is hardly taken."""
    rates = {"often": number(often, 1), "usual": number(usual, 1)}
    return message("lab-finding-unwanted", member=of[0].column.told[0], **rates)


def never_used(rules: Sequence[Computed]) -> Message:
    """Return that no game used these rules; the number of games where it differs."""
    most = max(one.figure.count[0] for one in rules)
    found = tuple(_unused(one.figure, most) for one in rules)
    return message("lab-finding-never-used", games=most, rules=found)


def _unused(figure: Figure, most: int) -> Message:
    games = figure.count[0]
    return message("lab-finding-unused-in", rule=figure.label, games=games) if games < most else figure.label
