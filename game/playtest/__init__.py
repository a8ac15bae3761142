"""The playtest lab: plays many games without a window, measures them, and reports on them."""

from game.playtest.lab import playtest
from game.playtest.plan import PlanError, PlaytestPlan
from game.playtest.store import StoreError
from game.playtest.summary import Summary

__all__ = ["PlanError", "PlaytestPlan", "StoreError", "Summary", "playtest"]
