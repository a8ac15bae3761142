"""Rounds of the loop: the time they take, and what of it the loop's own thread works.

Where other programs share the cores, the clock also tells of them; what the loop waits for the painter is in
the clock alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from statistics import median, quantiles
from time import perf_counter, thread_time
from typing import NamedTuple

from game.scenes.app.loop import App


class Frame(NamedTuple):
    """One round of the loop, in seconds: by the clock, and of work."""

    clock: float
    work: float


def timed(app: App, passed: float) -> Frame:
    """Let a round of the loop pass, and return what it took."""
    begin, worked = perf_counter(), thread_time()
    app.step(passed)
    return Frame(perf_counter() - begin, thread_time() - worked)


def told(frames: Sequence[Frame]) -> str:
    """Return figures of frames in a sentence, by the clock and of work."""
    return "; ".join(
        f"{name}median {median(each) * 1e3:.1f} ms, 99 % within {quantiles(each, n=100)[-1] * 1e3:.1f} ms, "
        f"longest {max(each) * 1e3:.1f} ms"
        for name, each in zip(("", "work: "), zip(*frames, strict=True), strict=True)
    )
