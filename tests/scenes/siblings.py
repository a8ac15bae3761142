"""Texts that stand beside one another on a drawn scene: siblings are written in one size."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from game.table.canvas import TextMark

NEAR = 3.5
"""How far apart siblings stand at most, in heights of the panel they stand in."""


def unlike(marks: Sequence[TextMark]) -> list[str]:
    """Return the pairs of siblings that are set in different sizes."""
    return [
        f"{one.text!r} {one.size} {one.role.name} beside {other.text!r} {other.size} {other.role.name}"
        for one, other in siblings(marks)
        if (one.size, one.role) != (other.size, other.role)
    ]


def siblings(marks: Sequence[TextMark]) -> Iterator[tuple[TextMark, TextMark]]:
    """Yield the pairs of texts of one kind, in one line or column of panels that are as high, or as wide."""
    for one, other in combinations(marks, 2):
        if one.asked is other.asked and not one.panel.colliderect(other.panel) and _in_line(one, other):
            yield one, other


def _in_line(one: TextMark, other: TextMark) -> bool:
    a, b = one.panel, other.panel
    row = abs(a.top - b.top) <= 1 and abs(a.height - b.height) <= 1
    column = abs(a.left - b.left) <= 1 and abs(a.width - b.width) <= 1
    apart = max(a.left, b.left) - min(a.right, b.right), max(a.top, b.top) - min(a.bottom, b.bottom)
    near = NEAR * max(a.height, b.height)
    return (row and apart[0] < near) or (column and apart[1] < near)
