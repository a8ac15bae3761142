"""What is in hand, as a drawing is named."""

from __future__ import annotations

from game.scenes.play.bench import PieceDrag, sprite
from game.scenes.play.drag import Drag
from game.scenes.play.haul import Haul
from game.scenes.play.shelf import Grip


def in_hand(drag: Drag) -> str:
    """The drawing of a piece of a plan, or of a resource."""
    assert isinstance(drag, PieceDrag | Grip | Haul)
    return sprite(drag.spot.piece) if isinstance(drag, PieceDrag) else drag.resource.label
