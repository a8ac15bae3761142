"""The coach: looks over a finished game, and tells which decisions of a seat cost or brought the most.

At the door are its findings and how they are told, which need no automa; `reviewer` finds them, and
`review_process` has that done beside a window.
"""

from game.coach.findings import Finding, Review
from game.coach.shares import source_named
from game.coach.telling import METHOD, Deeds, FindingTold, tell_finding

__all__ = ["METHOD", "Deeds", "Finding", "FindingTold", "Review", "source_named", "tell_finding"]
