"""Positions as JSON: written, and read again with every value checked."""

from __future__ import annotations

from game.rules.position.kinds import PositionError
from game.rules.position.schema import from_json, state_json
