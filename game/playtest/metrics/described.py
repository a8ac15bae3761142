"""The tables of docs/metrics.md; `python -m game.playtest.metrics.described` writes them."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from game.playtest.luck import METRICS as LUCK
from game.playtest.metric import Metric
from game.playtest.metrics import METRICS
from game.playtest.report.tables import GROUPS
from game.rules.message import Message, message
from game.words import words_of

MARK = "<!-- From here on made by python -m game.playtest.metrics.described -->\n"
PAGE = Path(__file__).parents[3] / "docs" / "metrics.md"


def described(metrics: Iterable[Metric]) -> str:
    """Return a table for each group with a row for each metric, in English."""
    every = list(metrics)
    tables = (_table(group, [metric for metric in every if metric.group == group]) for group in GROUPS)
    return "\n".join(tables)


def renewed(page: str) -> str:
    """Return the page with its own head and new tables."""
    return page.partition(MARK)[0] + MARK + "\n" + described((*METRICS, *LUCK))


def _table(group: str, metrics: list[Metric]) -> str:
    head = (
        f"## {_english(message(f'lab-group-{group.lower()}'))}",
        "",
        "| key | what | unit | a value for | definition | source |",
        "|---|---|---|---|---|---|",
    )
    return "\n".join((*head, *map(_line, metrics), ""))


def _line(metric: Metric) -> str:
    members = ("*", "*") if "*" in metric.key else ()
    label, about = _english(metric.label(*members)), _english(metric.about)
    cells = (f"`{metric.key}`", label, metric.unit, metric.per, about, metric.source)
    return f"| {' | '.join(cell.replace('|', '/') for cell in cells)} |"


def _english(said: Message) -> str:
    return words_of("en").line(said)


if __name__ == "__main__":
    PAGE.write_text(renewed(PAGE.read_text("utf-8")), "utf-8")
