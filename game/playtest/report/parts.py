"""The findings in their parts, each with a heading; or that there are none, and what that means."""

from __future__ import annotations

from typing import NamedTuple

from game.playtest.findings import CHANGED, REST, RESULT
from game.playtest.summary import Finding, Summary
from game.rules.message import Message, message

HEADINGS = {RESULT: "lab-findings-result", CHANGED: "lab-findings-changed", REST: "lab-findings-rest"}
_ELSE = "lab-findings-else"
"""The rest of a portrait."""


class Section(NamedTuple):
    """Findings under a heading, and the number of the first of them."""

    title: Message
    first: int
    findings: tuple[Finding, ...]


def in_parts(summary: Summary) -> list[Section]:
    """Return the parts that have findings, in their order."""
    found: list[Section] = []
    for part, title in HEADINGS.items():
        own = tuple(finding for finding in summary.findings if finding.part == part)
        if own:
            shown = _ELSE if part == REST and len(summary.arms) == 1 else title
            found.append(Section(message(shown), 1 + sum(len(one.findings) for one in found), own))
    return found


def no_findings(summary: Summary) -> Message:
    """Return what it means that a comparison has none."""
    if summary.alike:
        return message("lab-findings-alike")
    few = not any(figure.p is not None for figure in summary.figures)
    return message("lab-findings-too-few" if few else "lab-findings-none")
