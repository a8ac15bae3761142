"""What the bonus markers of black developments are called and do (B6)."""

from __future__ import annotations

from game.rules.box import Box
from game.rules.scoring import bonus_data
from game.rules.terms import Bonus

BONUS_NAMES = {
    Bonus.WHEELBARROW: "Wheelbarrows",
    Bonus.TOKENS: "Tokens",
    Bonus.OIL_LAMP: "Oil lamps",
    Bonus.THALER: "Thaler and debt",
    Bonus.DEBT: "Debt and water",
    Bonus.LORRY: "Lorries",
}


def bonus_name(bonus: int) -> str:
    """What a bonus marker is called on the table."""
    return BONUS_NAMES[Bonus(bonus)]


def bonus_words(box: Box, bonus: int) -> str:
    """What a bonus marker does in the final scoring, from the figures of the game (B6)."""
    data, parts = bonus_data(box, bonus), []
    if data.buildings:
        parts.append(f"counts as {data.buildings} more building")
    if data.section:
        parts.append(f"scores 1 VP for each emptied section with the {data.section}")
    if data.vp:
        parts.append(f"scores {data.vp} VP")
    if data.tokens:
        parts.append(f"scores 1 VP for every {data.tokens} of one's tokens on developments")
    if data.debt:
        parts.append(f"returns {data.debt} debt before it counts")
    if data.thaler:
        parts.append(f"counts as {data.thaler} more Thaler")
    if data.dry:
        parts.append("lets water in the mine cost nothing")
    text = ", and ".join(parts)
    return f"{text[0].upper()}{text[1:]}." if text else ""
