"""What stands at the head of a report, on paper and on the terminal."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import NamedTuple

from game.playtest.summary import Figure, Summary, Worth
from game.playtest.words import doubt, interval, listed, names, number, told
from game.rules.ruleset import BASE

GLANCE = ("score", "leader_gap", "spread", "lead_changes", "minutes", "decisions")
"""The figures that stand below the verdict, if they were measured."""


RULE = "rule_"
"""How the metrics begin that count how often a rule came up."""


class Glance(NamedTuple):
    """A figure in large."""

    label: str
    value: str
    note: str
    change: str
    real: bool


def title(summary: Summary) -> str:
    """Which rulesets were played."""
    return " against ".join(names(summary))


def lead(summary: Summary) -> tuple[str, ...]:
    """The verdict, or how many games there are where nobody has come to one."""
    if summary.verdict:
        return summary.verdict
    games = sum(arm.games for arm in summary.arms)
    return (f"{number(games)} {'game' if games == 1 else 'games'} of {title(summary)}.",)


def facts(summary: Summary) -> list[tuple[str, str]]:
    """What was played."""
    counts = [number(arm.games) for arm in summary.arms]
    games = counts[0] if len(set(counts)) < 2 else " and ".join(counts)
    each = f"{games} of each ruleset" if len(counts) > 1 and len(set(counts)) == 1 else games
    boards = listed(summary.boards) if len(summary.boards) < 4 else f"{len(summary.boards)} boards"
    return [
        ("Games", each),
        ("Seats", ", ".join(summary.seats) + (", taking turns" if len(set(summary.seats)) > 1 else "")),
        ("Boards", boards),
        ("Seeds", f"from {summary.seed}"),
    ]


def glance(summary: Summary) -> list[Glance]:
    """The figures a reader asks for first."""
    by_key = {figure.key: figure for figure in summary.figures}
    return [_glance(by_key[key]) for key in GLANCE if key in by_key and by_key[key].means[0] is not None]


def _glance(figure: Figure) -> Glance:
    """A figure in large; what its label says already need not be said behind the number."""
    unit = "" if figure.unit and figure.unit.lower() in figure.label.lower() else figure.unit
    within = interval(figure.means[0], unit)
    return Glance(figure.label, told(figure.means[0], unit), within, _change(figure, unit), figure.real)


def _change(figure: Figure, unit: str) -> str:
    if figure.difference is None:
        return ""
    if not figure.difference.value:
        return "no difference"
    return told(figure.difference, unit, sign=True) + ("" if figure.real else f", {doubt(figure)}")


def never_used(summary: Summary) -> list[str]:
    """The rules that never came up, under no ruleset."""
    return [
        figure.label
        for figure in summary.figures
        if figure.metric.startswith(RULE) and all(mean is None or mean.value == 0 for mean in figure.means)
    ]


def command(summary: Summary) -> str:
    """The command as it is typed."""
    return summary.command if summary.command.startswith("python") else f"python main.py {summary.command}"


def opening(summary: Summary, one: Worth, folder: Path) -> str:
    """The command that opens a game worth seeing; its record names its ruleset, but not where that lies."""
    source = summary.arms[one.arm].source
    words = ["python", "main.py", str(folder / one.file), *(() if source == BASE else ("--ruleset", source))]
    return shlex.join(words)
