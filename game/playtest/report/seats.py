"""Who wins: by seat, by place in the first turn order, by automa."""

from __future__ import annotations

from collections.abc import Sequence

from game.playtest.report.dots import Chart, Dot, Row, drawn
from game.playtest.report.drawn import HOLLOW, Key, Picture, arms_legend
from game.playtest.summary import Figure
from game.playtest.words import SHARE, doubt, number, whole

TITLE = "Who wins"
KINDS = ("seat", "place in the first turn order", "automa")
ORDINALS = ("", "first", "second", "third", "fourth", "fifth", "sixth")


def wins_picture(names: Sequence[str], seats: Sequence[str], figures: Sequence[Figure]) -> Picture | None:
    """The picture, if wins were counted by seat."""
    found = {figure.key.partition("@")[2]: figure for figure in figures if figure.metric == "won"}
    found.pop("", None)
    if not found:
        return None
    rows = tuple(_rows(found, names))
    fair = 1 / len(seats)
    about, by_chance = caption(found, names), f"by chance {number(100 * fair, 1)} %"
    chart = Chart(TITLE, about, rows, "% of games won", fair, by_chance, 100)
    hollow = "does not stand out" if len(names) == 1 else "the difference can be luck"
    legend = (*arms_legend(names), Key(f"arm0 {HOLLOW}", f"hollow: {hollow}"))
    return Picture("wins", TITLE, chart.about, lambda slug, width: drawn(slug, width, chart), legend)


def caption(found: dict[str, Figure], names: Sequence[str]) -> str:
    """What to see: what stands out, or where the rulesets differ, as it was decided for all figures."""
    parts = ["Each dot is a share of wins with its 95 % interval."]
    for what in KINDS:
        own = [figure for key, figure in found.items() if kind_of(key) == what]
        if own:
            parts.append(f"By {what} {_decided(own, names)}.")
    return " ".join(parts)


def _decided(own: Sequence[Figure], names: Sequence[str]) -> str:
    real = sum(figure.real for figure in own)
    if len(names) == 1:
        does = "stands out" if real == 1 else "stand out"
        return f"{real} of {len(own)} {does}" if real else "none stands out"
    if real:
        return f"the rulesets differ in {real} of {len(own)}"
    few = any(figure.p is None for figure in own)
    return "so few games cannot tell the rulesets apart" if few else "the rulesets are not told apart"


def kind_of(key: str) -> str:
    """What a key of wins is of."""
    if key.isdigit():
        return KINDS[0]
    return KINDS[1] if _is_start(key) else KINDS[2]


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
    hollow = "" if figure.real else f" {HOLLOW}"
    return Row(
        label,
        tuple(
            Dot(f"arm{at}{hollow}", mean, f"{label}, {name}: {whole(mean, SHARE)}{_doubted(figure)}")
            for at, (name, mean) in enumerate(zip(names, figure.means, strict=True))
            if mean is not None
        ),
    )


def _doubted(figure: Figure) -> str:
    """Whether the rulesets differ here, if two were played."""
    return f"; difference: {doubt(figure)}" if figure.difference else ""
