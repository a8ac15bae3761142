"""What each development is worth to a seat: banned and forced in turn on the same seeds."""

from __future__ import annotations

from collections.abc import Sequence

from game.playtest.report.axis import ends
from game.playtest.report.dots import Chart, Dot, Row, drawn
from game.playtest.report.drawings import of_tile
from game.playtest.report.drawn import Key, Picture
from game.playtest.summary import Estimate, Price
from game.playtest.words import SHARE, listed, whole

LEGEND = (
    Key("banned", "the seat may not acquire it"),
    Key("forced", "the seat acquires it as soon as it can"),
)
MARGIN, WINS = "What a development is worth: VP", "What a development is worth: wins"
MOST_NAMED = 3


def prices_pictures(names: Sequence[str], prices: Sequence[Price]) -> list[Picture]:
    """VP and wins under the first ruleset, if prices were asked for."""
    if not prices:
        return []
    ordered = sorted(prices, key=lambda price: price.banned_vp.value)
    told_of = caption(ordered) + (f" All with {names[0]}." if len(names) > 1 else "")
    return [_vp(ordered, told_of), _wins(ordered)]


def _vp(prices: Sequence[Price], told_of: str) -> Picture:
    rows = tuple(_row(price, price.banned_vp, price.forced_vp, "VP") for price in prices)
    return _picture("prices-vp", Chart(MARGIN, told_of, rows, "margin in VP", 0.0, "left alone"))


def _wins(prices: Sequence[Price]) -> Picture:
    rows = tuple(_row(price, price.banned_wins, price.forced_wins, SHARE) for price in prices)
    about = "The same games by wins: how much more or less often the seat wins, in percentage points."
    chart = Chart(WINS, about, rows, "wins in percentage points", 0.0, "left alone", 100)
    return _picture("prices-wins", chart)


def _picture(slug: str, chart: Chart) -> Picture:
    return Picture(slug, chart.title, chart.about, lambda name, width: drawn(name, width, chart), LEGEND)


def _row(price: Price, banned: Estimate, forced: Estimate, unit: str) -> Row:
    dots = (_dot(price, kind, one, unit) for kind, one in (("banned", banned), ("forced", forced)))
    return Row(price.name, tuple(dots), of_tile(price.tile))


def _dot(price: Price, kind: str, one: Estimate, unit: str) -> Dot:
    return Dot(kind, one, f"{price.name} {kind}: {whole(one, unit, sign=True)}")


def caption(prices: Sequence[Price]) -> str:
    """What to see: what is missed, what is better left, and how to read the intervals."""
    missed = [price.name for price in prices if ends(price.banned_vp)[1] < 0]
    better = [price.name for price in reversed(prices) if ends(price.forced_vp)[1] < 0]
    parts = ["Against the same seat left alone, on the same seeds; what crosses the line can be luck."]
    if missed:
        parts.append(f"Missed most: {_some(missed)}.")
    if better:
        parts.append(f"A burden if it must be had: {_some(better)}.")
    return " ".join(parts if missed or better else [*parts, "No development is told apart from the others."])


def _some(names: Sequence[str]) -> str:
    if len(names) <= MOST_NAMED:
        return listed(names)
    return f"{', '.join(names[:MOST_NAMED])} and {len(names) - MOST_NAMED} more"
