"""The layout of samples in memory, in files and in the mixer."""

from __future__ import annotations

RATE = 44_100  # moments a second
SIDES = 2
WIDTH = 2  # bytes of one side of one moment
