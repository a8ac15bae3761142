"""What the sample summaries are made of."""

from __future__ import annotations

from game.playtest.summary import Change

SEATS = ("steiger", "bauer", "bauer")
COLOURS = {"black": 2.2, "brown": 1.9, "yellow": 1.7}
PHASES = [f"y{year}_{season}" for year in (1, 2, 3) for season in ("spring", "summer", "autumn")]

# key, metric, label, unit, group, mean, spread, the draft's difference in spreads
PLAIN: tuple[tuple[str, str, str, str, str, float, float, float], ...] = (
    ("decisions", "decisions", "Decisions", "", "length", 61.4, 4.2, 0.02),
    ("minutes", "minutes", "Estimated length", "minutes", "length", 74.0, 6.1, 0.03),
    ("score", "score", "Score", "VP", "score", 47.6, 9.3, 0.22),
    ("leader_gap", "leader_gap", "Winner's lead", "VP", "score", 6.2, 4.8, -0.11),
    ("spread", "spread", "Best less worst score", "VP", "score", 12.1, 6.0, -0.02),
    ("score@1", "score", "Score, seat 1", "VP", "seats", 47.2, 9.2, 0.20),
    ("score@2", "score", "Score, seat 2", "VP", "seats", 47.9, 9.4, 0.24),
    ("score@3", "score", "Score, seat 3", "VP", "seats", 47.7, 9.3, 0.21),
    ("won@1", "won", "Wins, seat 1", "share", "seats", 0.322, 0.467, 0.0),
    ("won@2", "won", "Wins, seat 2", "share", "seats", 0.341, 0.474, 0.01),
    ("won@3", "won", "Wins, seat 3", "share", "seats", 0.337, 0.473, -0.01),
    ("won@start1", "won", "Wins, first in the first turn order", "share", "seats", 0.374, 0.484, 0.09),
    ("won@start2", "won", "Wins, second in the first turn order", "share", "seats", 0.329, 0.47, -0.02),
    ("won@start3", "won", "Wins, third in the first turn order", "share", "seats", 0.297, 0.457, -0.08),
    ("won@steiger", "won", "Wins, steiger", "share", "seats", 0.581, 0.493, -0.03),
    ("won@bauer", "won", "Wins, bauer", "share", "seats", 0.2095, 0.407, 0.015),
    ("lead_changes", "lead_changes", "Lead changes", "", "drama", 4.1, 1.9, 0.05),
    ("decided", "decided", "Winner out of reach since phase", "phases", "drama", 8.1, 1.1, 0.01),
    ("options", "options", "Options a decision", "", "decisions", 23.8, 5.2, 0.0),
    ("real", "real", "Decisions with a choice", "share", "decisions", 0.861, 0.05, 0.01),
    ("taking_size", "taking_size", "Disks in a taking", "disks", "disks", 2.71, 0.31, 0.04),
    ("unused", "unused", "Disks left unused", "disks", "disks", 3.8, 1.9, -0.19),
    ("pinge_exhausted", "pinge_exhausted", "Pinge exhausted in phase", "phases", "mine", 5.2, 1.3, -0.13),
    ("blocked", "blocked", "Phases blocked by water", "phases", "mine", 0.42, 0.61, 0.0),
    ("lost_food", "lost_food", "Food lost in winter", "food", "goods", 0.71, 0.9, 0.02),
    ("rule_r4", "rule_r4", "First taking skipped", "", "rules", 0.0, 0.0, 0.0),
    ("rule_e7", "rule_e7", "Synergy", "", "rules", 3.2, 1.9, 0.0),
    ("debts", "debts", "Debts taken", "debts", "goods", 0.33, 0.64, -0.06),
)
SOURCES = {
    "Developments": (16.9, 4.1, 0.32),
    "Coal dug": (9.8, 3.3, 0.02),
    "Tunnel": (6.7, 3.9, 0.05),
    "Winter storage": (5.1, 2.6, 0.01),
    "Buildings": (4.4, 2.8, -0.02),
    "Sections and symbols": (3.6, 2.9, 0.08),
    "Unused markers": (1.3, 1.1, 0.0),
    "Thaler": (1.1, 1.0, 0.0),
    "Water": (-0.6, 0.9, 0.01),
    "Debt": (-0.9, 1.7, 0.05),
}

CHANGES = (
    Change(key="tile.12.cost", mine="brown", theirs="brown, any"),
    Change(key="tile.12.text", mine="A building: in winter it stores 2.", theirs="A building: it stores 1."),
    Change(key="year.3.lease", mine="1 food, 1 Thaler", theirs="1 food, 2 Thaler"),
)
