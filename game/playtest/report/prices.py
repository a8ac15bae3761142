"""What each development is worth to a seat: banned and forced in turn on the same seeds."""

from __future__ import annotations

from collections.abc import Sequence

from game.playtest.report.dots import Chart, Dot, Row, drawn
from game.playtest.report.drawings import of_tile
from game.playtest.report.drawn import HOLLOW, Key, Picture
from game.playtest.summary import Estimate, Price
from game.playtest.words import SHARE, listed, whole

LEGEND = (
    Key("banned", "the seat may not acquire it"),
    Key("forced", "the seat acquires it as soon as it can"),
    Key(f"banned {HOLLOW}", "hollow: can be luck"),
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
    rows = tuple(_row(price, "vp", "VP") for price in prices)
    return _picture("prices-vp", Chart(MARGIN, told_of, rows, "margin in VP", 0.0, "left alone"))


def _wins(prices: Sequence[Price]) -> Picture:
    rows = tuple(_row(price, "wins", SHARE) for price in prices)
    about = "The same games by wins: how much more or less often the seat wins, in percentage points."
    chart = Chart(WINS, about, rows, "wins in percentage points", 0.0, "left alone", 100)
    return _picture("prices-wins", chart)


def _picture(slug: str, chart: Chart) -> Picture:
    return Picture(slug, chart.title, chart.about, lambda name, width: drawn(name, width, chart), LEGEND)


def _row(price: Price, what: str, unit: str) -> Row:
    dots = (_dot(price, kind, f"{kind}_{what}", unit) for kind in ("banned", "forced"))
    return Row(price.name, tuple(dots), of_tile(price.tile))


def _dot(price: Price, kind: str, key: str, unit: str) -> Dot:
    one: Estimate = getattr(price, key)
    real = key in price.real
    words = f"{price.name} {kind}: {whole(one, unit, sign=True)}, {'real' if real else 'can be luck'}"
    return Dot(kind if real else f"{kind} {HOLLOW}", one, words)


def caption(prices: Sequence[Price]) -> str:
    """What to see: what is missed, what is better left, as was decided for all prices together."""
    missed = [price.name for price in prices if _real(price, "banned_vp", price.banned_vp)]
    forced = [price for price in prices if _real(price, "forced_vp", price.forced_vp)]
    better = [price.name for price in sorted(forced, key=lambda price: price.forced_vp.value)]
    parts = [
        "Against the same seat left alone, on the same seeds; filled: more than luck, all prices together."
    ]
    if missed:
        parts.append(f"Missed most: {_some(missed)}.")
    if better:
        parts.append(f"A burden if it must be had: {_some(better)}.")
    return " ".join(parts if missed or better else [*parts, "No loss of VP is told from luck."])


def _real(price: Price, key: str, loss: Estimate) -> bool:
    """Whether it costs VP for real."""
    return key in price.real and loss.value < 0


def _some(names: Sequence[str]) -> str:
    if len(names) <= MOST_NAMED:
        return listed(names)
    return f"{', '.join(names[:MOST_NAMED])} and {len(names) - MOST_NAMED} more"
