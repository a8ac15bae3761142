"""Scores, wins and leads at the end of a game."""

from __future__ import annotations

from typing import ClassVar

from game.playtest.metric import Columns, Metric, Observer
from game.rules.scoring import ranking, scores
from game.rules.state import GameState


class Score(Observer):
    """Who has how much in the end."""

    METRICS: ClassVar[tuple[Metric, ...]] = (
        Metric("score", "VP", "score", "G1 to G9"),
        Metric("won", "share", "score", "G9"),
        Metric("rank", "", "score", "G9"),
        Metric("start", "", "seats", "S8"),
        Metric("margin", "VP", "score", "G9"),
        Metric("leader_gap", "VP", "score", "G9", "game"),
        Metric("spread", "VP", "score", "G9", "game"),
    )

    def begins(self, state: GameState) -> None:
        self._order = state.order

    def columns(self, state: GameState) -> Columns:
        final, placed = scores(state), ranking(state)
        best = sorted(final, reverse=True)
        seats = range(len(final))
        return {
            "score": final,
            "won": tuple(int(seat == placed[0]) for seat in seats),
            "rank": tuple(placed.index(seat) + 1 for seat in seats),
            "start": tuple(self._order.index(seat) + 1 for seat in seats),
            "margin": tuple(own - max(final[:seat] + final[seat + 1 :]) for seat, own in enumerate(final)),
            "leader_gap": best[0] - best[1],
            "spread": best[0] - best[-1],
        }
