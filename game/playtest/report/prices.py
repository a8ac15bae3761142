"""What each development is worth to a seat: banned and forced in turn on the same seeds."""

from __future__ import annotations

from collections.abc import Sequence

from game.playtest.measures import SHARE, whole
from game.playtest.report.dots import Chart, Dot, Row, drawn
from game.playtest.report.drawings import of_tile
from game.playtest.report.drawn import HOLLOW, Key, Picture
from game.playtest.summary import Estimate, Price
from game.playtest.voice import Voice
from game.rules.message import Message, Tile, Value, message

MOST_NAMED = 3


def prices_pictures(voice: Voice, names: Sequence[str], prices: Sequence[Price]) -> list[Picture]:
    """Return VP and wins under the first ruleset, if prices were asked for."""
    if not prices:
        return []
    ordered = sorted(prices, key=lambda price: price.banned_vp.value)
    about = voice.text(caption(ordered))
    if len(names) > 1:
        about = f"{about} {voice.say('lab-prices-all-with', ruleset=names[0])}"
    return [_vp(voice, ordered, about), _wins(voice, ordered)]


def _vp(voice: Voice, prices: Sequence[Price], about: str) -> Picture:
    chart = Chart(
        voice,
        title=voice.say("lab-prices-vp-title"),
        about=about,
        rows=tuple(_row(voice, price, "vp", "VP") for price in prices),
        axis=voice.say("lab-axis-margin"),
        line_words=voice.say("lab-axis-left-alone"),
    )
    return _picture("prices-vp", chart)


def _wins(voice: Voice, prices: Sequence[Price]) -> Picture:
    chart = Chart(
        voice,
        title=voice.say("lab-prices-wins-title"),
        about=voice.say("lab-prices-wins-caption"),
        rows=tuple(_row(voice, price, "wins", SHARE) for price in prices),
        axis=voice.say("lab-axis-wins"),
        line_words=voice.say("lab-axis-left-alone"),
        by=100,
    )
    return _picture("prices-wins", chart)


def _picture(slug: str, chart: Chart) -> Picture:
    legend = (
        Key("banned", chart.voice.say("lab-legend-banned")),
        Key("forced", chart.voice.say("lab-legend-forced")),
        Key(f"banned {HOLLOW}", chart.voice.say("lab-legend-hollow-luck")),
    )
    return Picture(slug, chart.title, chart.about, lambda name, width: drawn(name, width, chart), legend)


def _row(voice: Voice, price: Price, what: str, unit: str) -> Row:
    dots = (_dot(voice, price, kind, f"{kind}_{what}", unit) for kind in ("banned", "forced"))
    return Row(voice.text(Tile(price.tile)), tuple(dots), of_tile(price.tile))


def _dot(voice: Voice, price: Price, kind: str, key: str, unit: str) -> Dot:
    one: Estimate = getattr(price, key)
    real = key in price.real
    words = voice.say(
        f"lab-prices-tip-{kind}",
        tile=Tile(price.tile),
        value=whole(one, unit, sign=True),
        doubt=message("lab-real" if real else "lab-can-be-luck"),
    )
    return Dot(kind if real else f"{kind} {HOLLOW}", one, words)


def caption(prices: Sequence[Price]) -> Message:
    """Return what to see: what is missed, what is better left, as was decided for all prices together."""
    missed = [price for price in prices if _real(price, "banned_vp", price.banned_vp)]
    forced = [price for price in prices if _real(price, "forced_vp", price.forced_vp)]
    better = sorted(forced, key=lambda price: price.forced_vp.value)
    if missed and better:
        return message("lab-prices-caption-both", missed=_some(missed), burden=_some(better))
    if missed:
        return message("lab-prices-caption-missed", missed=_some(missed))
    return (
        message("lab-prices-caption-burden", burden=_some(better))
        if better
        else message("lab-prices-caption-none")
    )


def _real(price: Price, key: str, loss: Estimate) -> bool:
    """Return whether it costs VP for real."""
    return key in price.real and loss.value < 0


def _some(prices: Sequence[Price]) -> tuple[Value, ...]:
    named = tuple(Tile(price.tile) for price in prices)
    if len(named) <= MOST_NAMED:
        return named
    return (*named[:MOST_NAMED], message("lab-more", count=len(named) - MOST_NAMED))
