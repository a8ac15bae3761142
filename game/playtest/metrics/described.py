"""The tables of docs/metrics.md; `python -m game.playtest.metrics.described` makes them anew."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from game.playtest.luck import METRICS as LUCK
from game.playtest.metric import Metric
from game.playtest.metrics.every import METRICS

GROUPS = {
    "length": "Length",
    "decisions": "Decisions",
    "score": "Score",
    "seats": "Seats, skill and luck",
    "drama": "The race",
    "VP": "Victory points",
    "tiles": "Developments",
    "disks": "Disks",
    "mine": "The mine",
    "goods": "Goods",
    "rules": "Rules that a game can do without",
}
MARK = "<!-- From here on made by python -m game.playtest.metrics.described -->\n"
PAGE = Path(__file__).parents[3] / "docs" / "metrics.md"


def described(metrics: Iterable[Metric]) -> str:
    """A table for each group, a line for each metric."""
    every = list(metrics)
    tables = (
        _table(name, [metric for metric in every if metric.group == group]) for group, name in GROUPS.items()
    )
    return "\n".join(tables)


def renewed(page: str) -> str:
    """The page with the head that it has and the tables as they ought to be."""
    return page.partition(MARK)[0] + MARK + "\n" + described((*METRICS, *LUCK))


def _table(name: str, metrics: list[Metric]) -> str:
    head = (
        f"## {name}",
        "",
        "| key | what | unit | a value for | definition | source |",
        "|---|---|---|---|---|---|",
    )
    return "\n".join((*head, *map(_line, metrics), ""))


def _line(metric: Metric) -> str:
    cells = (f"`{metric.key}`", metric.label, metric.unit, metric.per, metric.about, metric.source)
    return f"| {' | '.join(cell.replace('|', '/') for cell in cells)} |"


if __name__ == "__main__":
    PAGE.write_text(renewed(PAGE.read_text("utf-8")), "utf-8")
