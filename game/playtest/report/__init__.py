"""The report as a page: verdict, findings, pictures, tables."""

from game.playtest.report.page import written

__all__ = ["written"]
