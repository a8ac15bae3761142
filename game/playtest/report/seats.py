"""Wins by seat, by place in the first turn order, and by automa."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.playtest.measures import SHARE, doubt, share_of, with_interval
from game.playtest.naming import player
from game.playtest.report.dots import Chart, Dot, DotRow, chart_drawing
from game.playtest.report.drawing import HOLLOW, Drawing, Key, arms_legend
from game.playtest.summary import Figure
from game.playtest.voice import Voice
from game.rules.message import Message, message

KINDS = ("seat", "start", "automa")
_START = "start"
Wins = Mapping[str, Figure]
"""Wins by what stands behind the @ of a figure's key: a seat, a place or an automa."""


def wins_picture(
    voice: Voice, names: Sequence[str], seats: Sequence[str], figures: Sequence[Figure]
) -> Drawing | None:
    """Return the chart, if wins were counted by seat."""
    found = {figure.key.partition("@")[2]: figure for figure in figures if figure.metric == "won"}
    found.pop("", None)
    if not found:
        return None
    fair = 1 / len(seats)
    chart = Chart(
        voice,
        title=voice.say("lab-wins-title"),
        about=" ".join(map(voice.text, caption(found, names))),
        rows=tuple(_rows(voice, found, names)),
        axis=voice.say("lab-axis-won"),
        line=fair,
        line_words=voice.say("lab-axis-by-chance", share=share_of(fair, 1)),
        by=100,
    )
    hollow = voice.say("lab-legend-hollow-fair" if len(names) == 1 else "lab-legend-hollow-difference")
    legend = (*arms_legend(names), Key(f"arm0 {HOLLOW}", hollow))
    return chart_drawing("wins", chart, legend)


def caption(found: Wins, names: Sequence[str]) -> list[Message]:
    """Return the caption: what stands out, or where the rulesets differ."""
    parts = [message("lab-wins-caption")]
    for kind in KINDS:
        own = [figure for key, figure in found.items() if kind_of(key) == kind]
        if own:
            parts.append(_decided(kind, own, len(names) > 1))
    return parts


def _decided(kind: str, own: Sequence[Figure], compared: bool) -> Message:
    real = sum(figure.real for figure in own)
    few = any(figure.p is None for figure in own)
    if not compared:
        found = "lab-wins-stand-out" if real else "lab-wins-none-stands-out"
    elif real:
        found = "lab-wins-differ"
    else:
        found = "lab-wins-too-few" if few else "lab-wins-not-told-apart"
    return message(found, kind=message(f"lab-wins-by-{kind}"), real=real, of=len(own))


def kind_of(key: str) -> str:
    """Return the kind of a key of wins."""
    if key.isdigit():
        return KINDS[0]
    return KINDS[1] if key.startswith(_START) and key.removeprefix(_START).isdigit() else KINDS[2]


def _rows(voice: Voice, found: Wins, names: Sequence[str]) -> list[DotRow]:
    rows = []
    for kind in KINDS:
        own = [key for key in found if kind_of(key) == kind]
        if own:
            rows.append(DotRow(voice.say(f"lab-wins-by-{kind}")))
            ordered = own if kind == KINDS[2] else sorted(own)
            rows += [_row(voice, _whose(voice, key), found[key], names) for key in ordered]
    return rows


def _whose(voice: Voice, key: str) -> str:
    kind = kind_of(key)
    number = key.removeprefix(_START)
    who = player(key) if kind == KINDS[2] else message(f"lab-{kind}", number=int(number))
    return voice.say("lab-capital", text=who)


def _row(voice: Voice, label: str, figure: Figure, names: Sequence[str]) -> DotRow:
    hollow = "" if figure.real else f" {HOLLOW}"
    id = "lab-wins-tip-compared" if figure.difference else "lab-wins-tip"
    dots = []
    for at, (name, mean) in enumerate(zip(names, figure.means, strict=True)):
        if mean is not None:
            share = with_interval(mean, SHARE)
            words = voice.say(id, who=label, ruleset=name, share=share, doubt=doubt(figure))
            dots.append(Dot(f"arm{at}{hollow}", mean, words))
    return DotRow(label, tuple(dots))
