"""Who wins: by seat, by place in the first turn order, by automa."""

from __future__ import annotations

from collections.abc import Sequence

from game.playtest.report.axis import ends
from game.playtest.report.dots import Chart, Dot, Row, drawn
from game.playtest.report.drawn import Picture, arms_legend
from game.playtest.summary import Figure
from game.playtest.words import SHARE, number, whole

TITLE = "Who wins"
ORDINALS = ("", "first", "second", "third", "fourth", "fifth", "sixth")


def wins_picture(names: Sequence[str], seats: Sequence[str], figures: Sequence[Figure]) -> Picture | None:
    """The picture, if wins were counted by seat."""
    found = {figure.key.partition("@")[2]: figure for figure in figures if figure.metric == "won"}
    found.pop("", None)
    if not found:
        return None
    rows = tuple(_rows(found, names))
    fair = 1 / len(seats)
    chart = Chart(
        TITLE, caption(found, fair), rows, "% of games won", fair, f"by chance {number(100 * fair, 1)} %", 100
    )
    legend = arms_legend(names)
    return Picture("wins", TITLE, chart.about, lambda slug, width: drawn(slug, width, chart), legend)


def caption(found: dict[str, Figure], fair: float) -> str:
    """What to see: whether a seat or a place is told apart from chance."""
    parts = ["Each dot is a share of wins with its 95 % interval."]
    for holds, what in ((str.isdigit, "seat"), (_is_start, "place in the first turn order")):
        own = [figure for key, figure in found.items() if holds(key)]
        unfair = [figure for figure in own if not _covers(figure, fair)]
        if unfair:
            parts.append(f"{len(unfair)} of {len(own)} by {what}: told apart from chance.")
        elif own:
            parts.append(f"By {what} none is told apart from chance.")
    return " ".join(parts)


def _covers(figure: Figure, value: float) -> bool:
    mean = figure.means[0]
    if mean is None or mean.low is None:
        return True
    low, high = ends(mean)
    return low <= value <= high


def _is_start(key: str) -> bool:
    return key.startswith("start") and key[5:].isdigit()


def _rows(found: dict[str, Figure], names: Sequence[str]) -> list[Row]:
    seats = {f"seat {key}": found[key] for key in sorted(found) if key.isdigit()}
    starts = {_ordinal(int(key[5:])): found[key] for key in sorted(found) if _is_start(key)}
    automas = {key: found[key] for key in found if not key.isdigit() and not _is_start(key)}
    groups = (("By seat", seats), ("By place in the first turn order", starts), ("By automa", automas))
    return [
        row
        for title, group in groups
        if group
        for row in (Row(title), *(_row(label, figure, names) for label, figure in group.items()))
    ]


def _ordinal(place: int) -> str:
    return ORDINALS[place] if place < len(ORDINALS) else f"{place}th"


def _row(label: str, figure: Figure, names: Sequence[str]) -> Row:
    return Row(
        label,
        tuple(
            Dot(f"arm{at}", mean, f"{label}, {name}: {whole(mean, SHARE)}")
            for at, (name, mean) in enumerate(zip(names, figure.means, strict=True))
            if mean is not None
        ),
    )
