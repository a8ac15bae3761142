"""What stands at the head of a report, on paper and on the terminal."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import NamedTuple

from game.playtest.measures import doubt, interval, shown_unit, told
from game.playtest.naming import arm_names, player
from game.playtest.summary import Figure, Summary, Worth
from game.playtest.voice import Voice
from game.rules.message import Board, Message, Value, message
from game.rules.ruleset import BASE

GLANCE = ("score", "leader_gap", "spread", "lead_changes", "minutes", "decisions")
"""The figures that stand below the verdict, if they were measured."""
RULE = "rule_"
"""How the metrics begin that count how often a rule came up."""
_FEW = 4
"""Fewer boards are named."""


class Glance(NamedTuple):
    """A figure in large."""

    label: str
    value: str
    note: str
    change: str
    real: bool


def title(voice: Voice, summary: Summary) -> str:
    """Return which rulesets were played."""
    return voice.text(_title(summary))


def _title(summary: Summary) -> Message | str:
    mine, *others = arm_names(summary)
    return message("lab-report-against", mine=mine, theirs=others[0]) if others else mine


def lead(voice: Voice, summary: Summary) -> tuple[str, ...]:
    """Return the verdict, or how many games there are where nobody has come to one."""
    if summary.verdict:
        return tuple(map(voice.text, summary.verdict))
    games = sum(arm.games for arm in summary.arms)
    return (voice.say("lab-report-games-of", count=games, rulesets=_title(summary)),)


def facts(voice: Voice, summary: Summary) -> list[tuple[str, str]]:
    """Return what was played."""
    several = len(set(summary.seats)) > 1
    seats = tuple(map(player, summary.seats))
    few = len(summary.boards) < _FEW
    boards: Value = tuple(map(Board, summary.boards)) if few else len(summary.boards)
    found = {
        "lab-report-fact-games": _games(summary),
        "lab-report-fact-seats": message(
            "lab-report-seats-turning" if several else "lab-report-seats", seats=seats
        ),
        "lab-report-fact-boards": boards,
        "lab-report-fact-seeds": message("lab-report-seeds", first=str(summary.seed)),
    }
    return [(voice.say(name), voice.text(value)) for name, value in found.items()]


def _games(summary: Summary) -> Value:
    counts = tuple(arm.games for arm in summary.arms)
    if len(set(counts)) > 1:
        return counts
    return message("lab-report-of-each", count=counts[0]) if len(counts) > 1 else counts[0]


def glance(voice: Voice, summary: Summary) -> list[Glance]:
    """Return the figures a reader asks for first."""
    by_key = {figure.key: figure for figure in summary.figures}
    shown = [by_key[key] for key in GLANCE if key in by_key and by_key[key].means[0] is not None]
    return [_glance(voice, figure) for figure in shown]


def _glance(voice: Voice, figure: Figure) -> Glance:
    """Return a figure in large; what its label says already need not be said behind the number."""
    unit = shown_unit(figure.unit)
    value, within = told(figure.means[0], unit), interval(figure.means[0], unit)
    change = _change(figure, unit)
    return Glance(
        voice.text(figure.label),
        voice.text(value),
        voice.text(within) if within else "",
        voice.text(change) if change else "",
        figure.real,
    )


def _change(figure: Figure, unit: str) -> Value:
    if figure.difference is None:
        return ""
    if not figure.difference.value:
        return message("lab-report-no-difference")
    difference = told(figure.difference, unit, sign=True)
    return difference if figure.real else message("lab-report-doubted", value=difference, doubt=doubt(figure))


def never_used(summary: Summary) -> list[Message]:
    """Return the rules that never came up, under no ruleset."""
    return [
        figure.label
        for figure in summary.figures
        if figure.metric.startswith(RULE) and all(mean is None or mean.value == 0 for mean in figure.means)
    ]


def command(summary: Summary) -> str:
    """Return the command as it is typed."""
    return summary.command if summary.command.startswith("python") else f"python main.py {summary.command}"


def opening(summary: Summary, one: Worth, folder: Path) -> str:
    """Return the command that opens a game worth seeing; its record does not say where its ruleset lies."""
    source = summary.arms[one.arm].source
    words = ["python", "main.py", str(folder / one.file), *(() if source == BASE else ("--ruleset", source))]
    return shlex.join(words)
