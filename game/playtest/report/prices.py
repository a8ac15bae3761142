"""The prices of developments as charts: banned and forced on the same seeds."""

from __future__ import annotations

from collections.abc import Sequence

from game.playtest.measures import SHARE, scale_of, with_interval
from game.playtest.report.assets import of_tile
from game.playtest.report.dots import Chart, Dot, DotRow, chart_drawing
from game.playtest.report.drawing import HOLLOW, Drawing, Key
from game.playtest.summary import Estimate, Price
from game.playtest.voice import Voice
from game.rules.message import Message, TileName, Value, message

MOST_NAMED = 3


def prices_pictures(voice: Voice, names: Sequence[str], prices: Sequence[Price]) -> list[Drawing]:
    """Return the charts of VP and of wins under the first ruleset, if prices were measured."""
    if not prices:
        return []
    ordered = sorted(prices, key=lambda price: price.banned_vp.value)
    about = voice.text(caption(ordered))
    if len(names) > 1:
        about = f"{about} {voice.say('lab-prices-all-with', ruleset=names[0])}"
    return [
        _drawing(voice, ordered, "vp", "VP", about, "margin"),
        _drawing(voice, ordered, "wins", SHARE, voice.say("lab-prices-wins-caption"), "wins"),
    ]


def _drawing(voice: Voice, prices: Sequence[Price], what: str, unit: str, about: str, axis: str) -> Drawing:
    chart = Chart(
        voice,
        title=voice.say(f"lab-prices-{what}-title"),
        about=about,
        rows=tuple(_row(voice, price, what, unit) for price in prices),
        axis=voice.say(f"lab-axis-{axis}"),
        line_words=voice.say("lab-axis-left-alone"),
        by=scale_of(unit),
    )
    legend = (
        Key("banned", voice.say("lab-legend-banned")),
        Key("forced", voice.say("lab-legend-forced")),
        Key(f"banned {HOLLOW}", voice.say("lab-legend-hollow-luck")),
    )
    return chart_drawing(f"prices-{what}", chart, legend)


def _row(voice: Voice, price: Price, what: str, unit: str) -> DotRow:
    dots = (_dot(voice, price, kind, f"{kind}_{what}", unit) for kind in ("banned", "forced"))
    return DotRow(voice.text(TileName(price.tile)), tuple(dots), of_tile(price.tile))


def _dot(voice: Voice, price: Price, kind: str, key: str, unit: str) -> Dot:
    one: Estimate = getattr(price, key)
    real = key in price.real
    words = voice.say(
        f"lab-prices-tip-{kind}",
        tile=TileName(price.tile),
        value=with_interval(one, unit, sign=True),
        doubt=message("lab-real" if real else "lab-can-be-luck"),
    )
    return Dot(kind if real else f"{kind} {HOLLOW}", one, words)


def caption(prices: Sequence[Price]) -> Message:
    """Return the caption: developments that are missed, and those that are a burden."""
    missed = [price for price in prices if _real(price, "banned_vp", price.banned_vp)]
    forced = [price for price in prices if _real(price, "forced_vp", price.forced_vp)]
    better = sorted(forced, key=lambda price: price.forced_vp.value)
    if missed and better:
        return message("lab-prices-caption-both", missed=_some(missed), burden=_some(better))
    if missed:
        return message("lab-prices-caption-missed", missed=_some(missed))
    if better:
        return message("lab-prices-caption-burden", burden=_some(better))
    return message("lab-prices-caption-none")


def _real(price: Price, key: str, loss: Estimate) -> bool:
    return key in price.real and loss.value < 0


def _some(prices: Sequence[Price]) -> tuple[Value, ...]:
    named = tuple(TileName(price.tile) for price in prices)
    if len(named) <= MOST_NAMED:
        return named
    return (*named[:MOST_NAMED], message("lab-more", count=len(named) - MOST_NAMED))
