"""The sources of victory points: the rules that score, with a name for each."""

from __future__ import annotations

from typing import NamedTuple

from game.rules.ids import RuleOrTile


class Source(NamedTuple):
    """A source of VP; `final` if it scores in the final scoring."""

    key: str
    name: str
    rules: tuple[RuleOrTile, ...]
    final: bool = False


EFFECTS = Source("effects", "effects of developments", ())
"""VP that a development scores by itself: its number is the rule."""
SOURCES = (
    Source("arrival", "developments acquired", ("T6", "B3")),
    Source("pinge", "Pinge exhausted", ("M7",)),
    Source("coal", "coal in winter", ("W1", "44")),
    Source("storage", "storage in winter", ("W3",)),
    EFFECTS,
    Source("tunnel", "Tunnel", ("G1",), True),
    Source("tunnel_bonus", "Tunnel bonuses", ("G2",), True),
    Source("development_bonus", "development bonuses", ("G3",), True),
    Source("buildings", "buildings", ("G4",), True),
    Source("markers", "unused markers", ("G5",), True),
    Source("thaler", "Thaler", ("G6",), True),
    Source("debt", "debt", ("G7",), True),
    Source("water", "water", ("G8",), True),
    Source("bonus_marker", "bonus marker", ("B6",), True),
    Source("iron_props", "iron props", ("I5",), True),
)
_BY_RULE = {rule: source for source in SOURCES for rule in source.rules}


def source_of(rule: RuleOrTile) -> Source:
    """Return the source to which a scoring rule belongs."""
    return _BY_RULE.get(rule, EFFECTS)
