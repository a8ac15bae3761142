"""The coach: looks over a finished game, and tells which decisions of a seat cost or brought the most."""

from game.coach.reviewer import Finding, Review, review

__all__ = ["Finding", "Review", "review"]
