"""docs/metrics.md says what the metrics say."""

from __future__ import annotations

from pathlib import Path

from game.playtest.luck import METRICS as LUCK
from game.playtest.metrics import METRICS
from game.playtest.metrics.described import MARK, renewed
from game.playtest.report.tables import GROUPS


def test_the_document_is_in_step_with_the_metrics(root: Path) -> None:
    page = (root / "docs" / "metrics.md").read_text("utf-8")
    assert MARK in page
    assert page == renewed(page), "python -m game.playtest.metrics.described makes it anew"


def test_every_metric_stands_in_one_table(root: Path) -> None:
    page = (root / "docs" / "metrics.md").read_text("utf-8")
    for metric in (*METRICS, *LUCK):
        assert metric.group in GROUPS, metric.key
        assert page.count(f"| `{metric.key}` |") == 1, metric.key
