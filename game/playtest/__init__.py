"""The playtest lab: many games without a window, what was measured in them, and what it means."""
