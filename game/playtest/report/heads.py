"""The head of a report and its findings by part, for the page and the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from game.locations import COMMAND
from game.plain import as_typed
from game.playtest.findings import CHANGED, REST, RESULT
from game.playtest.measures import doubt, interval, shown_unit, with_unit
from game.playtest.naming import arm_names, player
from game.playtest.summary import Figure, Finding, GameWorthSeeing, Summary
from game.playtest.voice import Voice
from game.rules.message import BoardName, Message, Value, message
from game.rules.ruleset import BASE

HEADLINES = ("score", "leader_gap", "spread", "lead_changes", "minutes", "decisions")
"""The figures below the verdict, if they were measured."""
RULE = "rule_"
"""The beginning of the metrics that count uses of rules."""
HEADINGS = {RESULT: "lab-findings-result", CHANGED: "lab-findings-changed", REST: "lab-findings-rest"}
_ELSE = "lab-findings-else"
"""The heading of a portrait's rest."""
_FEW = 4
"""Boards are named if there are fewer."""


class HeadlineFigure(NamedTuple):
    """A figure shown large."""

    label: str
    value: str
    note: str
    change: str
    real: bool


def title(voice: Voice, summary: Summary) -> str:
    """Return the names of the rulesets."""
    return voice.text(_title(summary))


def _title(summary: Summary) -> Message | str:
    mine, *others = arm_names(summary)
    return message("lab-report-against", mine=mine, theirs=others[0]) if others else mine


def lead(voice: Voice, summary: Summary) -> tuple[str, ...]:
    """Return the verdict, or the number of games if there is none."""
    if summary.verdict:
        return tuple(map(voice.text, summary.verdict))
    games = sum(arm.games for arm in summary.arms)
    return (voice.say("lab-report-games-of", count=games, rulesets=_title(summary)),)


def facts(voice: Voice, summary: Summary) -> list[tuple[str, str]]:
    """Return facts about the games as pairs of label and value."""
    several = len(set(summary.seats)) > 1
    seats = tuple(map(player, summary.seats))
    few = len(summary.boards) < _FEW
    boards: Value = tuple(map(BoardName, summary.boards)) if few else len(summary.boards)
    seated = "lab-report-seats-turning" if several else "lab-report-seats"
    found = {
        "lab-report-fact-games": _games(summary),
        "lab-report-fact-seats": message(seated, seats=seats),
        "lab-report-fact-boards": boards,
        "lab-report-fact-seeds": message("lab-report-seeds", first=str(summary.seed)),
    }
    return [(voice.say(name), voice.text(value)) for name, value in found.items()]


def _games(summary: Summary) -> Value:
    counts = tuple(arm.games for arm in summary.arms)
    if len(set(counts)) > 1:
        return counts
    return message("lab-report-of-each", count=counts[0]) if len(counts) > 1 else counts[0]


def headlines(voice: Voice, summary: Summary) -> list[HeadlineFigure]:
    """Return the figures a reader asks for first."""
    shown = [figure for key in HEADLINES if (figure := summary.figure(key))]
    return [_headline(voice, figure) for figure in shown if figure.means[0] is not None]


def _headline(voice: Voice, figure: Figure) -> HeadlineFigure:
    unit = shown_unit(figure.unit)
    value, within = with_unit(figure.means[0], unit), interval(figure.means[0], unit)
    change = _change(figure, unit)
    return HeadlineFigure(
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
    difference = with_unit(figure.difference, unit, sign=True)
    return difference if figure.real else message("lab-report-doubted", value=difference, doubt=doubt(figure))


def never_used(summary: Summary) -> list[Message]:
    """Return the rules that were never used, under any ruleset."""
    return [
        figure.label
        for figure in summary.figures
        if figure.metric.startswith(RULE) and all(mean is None or mean.value == 0 for mean in figure.means)
    ]


def command_line(line: str) -> str:
    """Return a command as it is typed, from its words or as it was given."""
    return line if line.startswith(COMMAND) else f"{COMMAND} {line}"


def opening(summary: Summary, one: GameWorthSeeing, folder: Path) -> str:
    """Return the command that opens a game at its moment; its record does not say where its ruleset is."""
    source = summary.arms[one.arm].source
    words = [*COMMAND.split(), str(folder / one.file), *(("--at", str(one.at)) if one.at else ())]
    return as_typed([*words, *(() if source == BASE else ("--ruleset", source))])


class ReportSection(NamedTuple):
    """Findings under a heading, and the number of the first of them."""

    title: Message
    first: int
    findings: tuple[Finding, ...]


def in_parts(summary: Summary) -> list[ReportSection]:
    """Return the parts with findings, in their order."""
    found: list[ReportSection] = []
    for part, title in HEADINGS.items():
        own = tuple(finding for finding in summary.findings if finding.part == part)
        if own:
            shown = _ELSE if part == REST and len(summary.arms) == 1 else title
            found.append(ReportSection(message(shown), 1 + sum(len(one.findings) for one in found), own))
    return found


def no_findings(summary: Summary) -> Message:
    """Return the meaning of a comparison without findings."""
    if summary.alike:
        return message("lab-findings-alike")
    few = not any(figure.p is not None for figure in summary.figures)
    return message("lab-findings-too-few" if few else "lab-findings-none")
