"""Something that lives on a landscape, and the moment of it that is shown at rest."""

from __future__ import annotations

from typing import NamedTuple

STILL = 21.0
"""The moment that is shown where nothing moves."""
FADES = 12  # steps of opacity, so that few drawings are kept


class Living(NamedTuple):
    """Something that moves: its drawing, the middle of its place, its size, its opacity from 0 to 1.

    Of its height that share is seen that is not `cut` off below.
    """

    name: str
    x: float
    y: float
    width: float
    height: float
    seen: float = 1.0
    cut: float = 1.0

    @property
    def alpha(self) -> int:
        """The opacity in a few steps, from 0 to 255."""
        return round(max(0.0, min(1.0, self.seen)) * FADES) * 255 // FADES


def bird(stroke: float) -> str:
    """Return the drawing of a bird, so far (0 to 1) through two strokes of its wings and a glide."""
    return "land_bird_up" if stroke < 0.25 or 0.45 < stroke < 0.65 else "land_bird_down"
