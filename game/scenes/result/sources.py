"""Sentences on where VP come from: each line of the final scoring, with the figures of the game."""

from __future__ import annotations

from game.rulebook import tile_told
from game.rules.box import Box
from game.rules.ids import NoId, RuleOrTile, TileId
from game.rules.message import Amount, Message, message, vp
from game.scenes.stage.answers.pieces import thaler_said


def source_said(box: Box, rule: RuleOrTile, tile: TileId | NoId = "") -> Message:
    """Return what a line of the scoring counts, by its rule, or by the tile that it is about."""
    rules, final = box.ruleset, box.ruleset.final
    if tile:
        return tile_told(rules, tile)
    match rule:
        case "M7":
            return message("answer-result-pinge", scale=tuple(rules.pinge.bonus))
        case "W1":
            return message("answer-coal", scale=tuple(rules.winter.coal), more=vp(rules.winter.coal_more))
        case "G4":
            return message("answer-result-buildings", scale=tuple(final.buildings))
        case "G5":
            return message("answer-result-markers", vp=vp(final.marker))
        case "G6":
            return thaler_said(box)
        case "G7":
            return message("tip-debt", first=vp(final.debt_first), more=vp(final.debt_more))
        case "G8":
            free = Amount(final.water_free, "water")
            return message("answer-result-water", free=free, more=vp(final.water_more))
        case "I5":
            return message("tip-iron-prop", vp=vp(rules.iron.prop_vp))
    return message(f"answer-result-{SOURCES[rule]}")


SOURCES: dict[RuleOrTile, str] = {
    "T6": "developments",
    "W3": "storage",
    "T7": "effects",
    "G1": "tunnel",
    "B6": "bonus",
    "G9": "total",
}
"""The last parts of the ids of the sentences that have no figures, by rule."""
