"""VP by source: where a seat's score comes from."""

from __future__ import annotations

from collections.abc import Sequence

from game.playtest.measures import share_of, with_interval, with_unit
from game.playtest.naming import SOURCE, member, source_name
from game.playtest.report.assets import of_figure
from game.playtest.report.dots import Chart, Dot, DotRow, chart_drawing
from game.playtest.report.drawing import Drawing, arms_legend
from game.playtest.summary import Figure
from game.playtest.voice import Voice
from game.rules.message import Message, message


def sources_picture(voice: Voice, names: Sequence[str], figures: Sequence[Figure]) -> Drawing | None:
    """Return the drawing, if there are any sources."""
    found = sources(figures)
    if not found:
        return None
    chart = Chart(
        voice,
        title=voice.say("lab-group-vp"),
        about=" ".join(map(voice.text, caption(found, len(names) > 1))),
        rows=tuple(_row(voice, names, source) for source in found),
        axis=voice.say("lab-axis-vp-a-seat"),
        bars=True,
    )
    return chart_drawing("sources", chart, arms_legend(names))


def sources(figures: Sequence[Figure]) -> list[Figure]:
    """Return the sources with a value other than 0, the greatest first."""
    family = [figure for figure in figures if figure.metric == SOURCE and "@" not in figure.key]
    found = [one for one in family if any(mean is not None and mean.value for mean in one.means)]
    return sorted(found, key=lambda source: -_first(source))


def _first(source: Figure) -> float:
    """Return the first mean."""
    return next((mean.value for mean in source.means if mean is not None), 0.0)


def _said(source: Figure) -> Message:
    return message("lab-capital", text=source_name(member(source)))


def caption(found: Sequence[Figure], compared: bool) -> list[Message]:
    gained = sum(max(0.0, _first(source)) for source in found)
    parts = [message("lab-sources-caption")]
    if gained:
        share = share_of(_first(found[0]) / gained)
        parts.append(message("lab-sources-most", source=_said(found[0]), share=share))
    return [*parts, _differing(found)] if compared else parts


def _differing(found: Sequence[Figure]) -> Message:
    changes = tuple(
        message("lab-sources-change", source=_said(one), difference=with_unit(one.difference, "VP", True))
        for one in found
        if one.real
    )
    others = [source.difference for source in found if not source.real]
    rest = any(difference is not None and difference.value for difference in others)
    if changes:
        return message("lab-sources-differ-luck" if rest else "lab-sources-differ", changes=changes)
    return message("lab-sources-none-luck" if rest else "lab-sources-none")


def _row(voice: Voice, names: Sequence[str], source: Figure) -> DotRow:
    bars = tuple(
        Dot(f"arm{at}", mean, voice.say("lab-sources-tip", source=_said(source), ruleset=name, value=value))
        for at, (name, mean) in enumerate(zip(names, source.means, strict=True))
        if mean is not None
        for value in [with_interval(mean, "VP")]
    )
    first = next(mean for mean in source.means if mean is not None)
    change = voice.text(with_unit(source.difference, "", sign=True)) if source.real else ""
    return DotRow(
        voice.text(_said(source)), bars, of_figure(source.key), voice.text(with_unit(first, "")), change
    )
