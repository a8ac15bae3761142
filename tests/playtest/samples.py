"""What the sample summaries are made of."""

from __future__ import annotations

from game.playtest.summary import Change

SEATS = ("steiger", "bauer", "bauer")
COLOURS = {"black": 2.2, "brown": 1.9, "yellow": 1.7}
PHASES = [f"y{year}_{season}" for year in (1, 2, 3) for season in ("spring", "summer", "autumn")]

# key, metric, unit, group, mean, spread, the draft's difference in spreads
PLAIN: tuple[tuple[str, str, str, str, float, float, float], ...] = (
    ("decisions", "decisions", "decisions", "length", 61.4, 4.2, 0.02),
    ("minutes", "minutes", "minutes", "length", 74.0, 6.1, 0.03),
    ("score", "score", "VP", "score", 47.6, 9.3, 0.22),
    ("leader_gap", "leader_gap", "VP", "score", 6.2, 4.8, -0.11),
    ("spread", "spread", "VP", "score", 12.1, 6.0, -0.02),
    ("score@1", "score", "VP", "seats", 47.2, 9.2, 0.20),
    ("score@2", "score", "VP", "seats", 47.9, 9.4, 0.24),
    ("score@3", "score", "VP", "seats", 47.7, 9.3, 0.21),
    ("won@1", "won", "share", "seats", 0.322, 0.467, 0.0),
    ("won@2", "won", "share", "seats", 0.341, 0.474, 0.01),
    ("won@3", "won", "share", "seats", 0.337, 0.473, -0.01),
    ("won@start1", "won", "share", "seats", 0.374, 0.484, 0.09),
    ("won@start2", "won", "share", "seats", 0.329, 0.47, -0.02),
    ("won@start3", "won", "share", "seats", 0.297, 0.457, -0.08),
    ("won@steiger", "won", "share", "seats", 0.581, 0.493, -0.03),
    ("won@bauer", "won", "share", "seats", 0.2095, 0.407, 0.015),
    ("lead_changes", "lead_changes", "", "drama", 4.1, 1.9, 0.05),
    ("decided", "decided", "phases", "drama", 8.1, 1.1, 0.01),
    ("options", "options", "", "decisions", 23.8, 5.2, 0.0),
    ("real", "real", "share", "decisions", 0.861, 0.05, 0.01),
    ("first_size", "first_size", "disks", "disks", 2.71, 0.31, 0.04),
    ("unused", "unused", "disks", "disks", 3.8, 1.9, -0.19),
    ("pinge_phase", "pinge_phase", "phases", "mine", 5.2, 1.3, -0.13),
    ("blocked", "blocked", "phases", "mine", 0.42, 0.61, 0.0),
    ("lost_food", "lost_*", "", "goods", 0.71, 0.9, 0.02),
    ("rule_r4", "rule_r4", "", "rules", 0.0, 0.0, 0.0),
    ("rule_e7", "rule_e7", "", "rules", 3.2, 1.9, 0.0),
    ("debts", "debts", "debt", "goods", 0.33, 0.64, -0.06),
)
SOURCES = {
    "effects": (16.9, 4.1, 0.32),
    "coal": (9.8, 3.3, 0.02),
    "tunnel": (6.7, 3.9, 0.05),
    "storage": (5.1, 2.6, 0.01),
    "buildings": (4.4, 2.8, -0.02),
    "tunnel_bonus": (3.6, 2.9, 0.08),
    "markers": (1.3, 1.1, 0.0),
    "thaler": (1.1, 1.0, 0.0),
    "water": (-0.6, 0.9, 0.01),
    "debt": (-0.9, 1.7, 0.05),
}

CHANGES = (
    Change(key="tile.12.cost", mine="brown", theirs="brown, any", tile="12"),
    Change(key="tile.12.effects", mine="[{ gain = { vp = 2 } }]", theirs="[]", tile="12"),
    Change(key="year.3.lease", mine="1 food, 1 Thaler", theirs="1 food, 2 Thaler"),
)
