"""The playtest lab: many games without a window, what was measured in them, and what it means."""

from game.playtest.lab import playtest
from game.playtest.plan import Plan, PlanError
from game.playtest.store import StoreError
from game.playtest.summary import Summary

__all__ = ["Plan", "PlanError", "StoreError", "Summary", "playtest"]
