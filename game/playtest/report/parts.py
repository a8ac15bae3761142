"""The findings in their parts, each with a heading; or that there are none, and what that means."""

from __future__ import annotations

from typing import NamedTuple

from game.playtest.findings import CHANGED, REST, RESULT
from game.playtest.summary import Finding, Summary

HEADINGS = {
    RESULT: "Scores and wins",
    CHANGED: "What the draft changes",
    REST: "What else differs",
}
_ELSE = "What else stands out"
"""The rest of a portrait."""


class Part(NamedTuple):
    """Findings under a heading, and the number of the first of them."""

    title: str
    first: int
    findings: tuple[Finding, ...]


def in_parts(summary: Summary) -> list[Part]:
    """The parts that have findings, in their order."""
    found: list[Part] = []
    for part, title in HEADINGS.items():
        own = tuple(finding for finding in summary.findings if finding.part == part)
        if own:
            shown = _ELSE if part == REST and len(summary.arms) == 1 else title
            found.append(Part(shown, 1 + sum(len(one.findings) for one in found), own))
    return found


def no_findings(summary: Summary) -> str:
    """What it means that a comparison has none."""
    if summary.alike:
        return "In every game every figure is the same under both rulesets."
    if not any(figure.p is not None for figure in summary.figures):
        return "So few games tell no difference from luck."
    return (
        "No difference is more than luck may bring about. The tables tell the smallest difference"
        " that so many games would have shown as real."
    )
