"""What is kept beside records: decisions with their reasons, and lists of games worth seeing."""

from __future__ import annotations

from game.kept.decisions import NoDecision, decision_json, read_decision
from game.kept.games_list import LIST, ListedGame, NoList, list_text, read_list
