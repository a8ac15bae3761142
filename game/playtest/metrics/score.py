"""Scores, wins and leads at the end of a game."""

from __future__ import annotations

from typing import ClassVar

from game.playtest.metric import Columns, Metric, Observer
from game.rules.scoring import ranking, scores
from game.rules.state import GameState


class Score(Observer):
    """Who has how much in the end."""

    METRICS: ClassVar[tuple[Metric, ...]] = (
        Metric("score", "Score", "VP", "score", "VP after the final scoring.", "G1 to G9"),
        Metric("won", "Wins", "share", "score", "1 for the winner by the tie-breaks, else 0.", "G9"),
        Metric("rank", "Rank", "", "score", "Place in the ranking, from 1.", "G9"),
        Metric("start", "Place in the first turn order", "", "seats", "From 1.", "S8"),
        Metric("margin", "Margin", "VP", "score", "Own score less the best score of another seat.", "G9"),
        Metric(
            "leader_gap", "Winner's lead", "VP", "score", "The best score less the second best.", "G9", "game"
        ),
        Metric("spread", "Best less worst score", "VP", "score", "As it says.", "G9", "game"),
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
