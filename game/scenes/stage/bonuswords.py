"""Names and effects of the bonus markers of black developments, as messages (B6)."""

from __future__ import annotations

from collections.abc import Iterator

from game.rules.box import Box
from game.rules.engine import bonus_data
from game.rules.message import Amount, Message, message
from game.rules.ruleset import NONE, BonusData
from game.rules.terms import Bonus


def bonus_name(bonus: int) -> Message:
    """Return the name of a bonus marker."""
    return message(f"bonus-{Bonus(bonus).name.lower().replace('_', '-')}")


def bonus_words(box: Box, bonus: int) -> Message:
    """Return the effect of a bonus marker in the final scoring, from the figures of the game."""
    parts = tuple(_parts(bonus_data(box, bonus)))
    return message("bonus-does", parts=parts) if parts else message("bonus-does-nothing")


def _parts(data: BonusData) -> Iterator[Message]:
    point = Amount(1, "vp")
    if data.buildings:
        yield message("bonus-counts-buildings", count=data.buildings)
    if data.section != NONE:
        yield message(f"bonus-scores-{data.section.replace(' ', '-')}", vp=point)
    if data.vp:
        yield message("bonus-scores", vp=Amount(data.vp, "vp"))
    if data.tokens:
        yield message("bonus-scores-tokens", vp=point, count=data.tokens)
    if data.debt:
        yield message("bonus-returns-debt", debt=Amount(data.debt, "debt"))
    if data.thaler:
        yield message("bonus-counts-thaler", thaler=Amount(data.thaler, "thaler"))
    if data.dry:
        yield message("bonus-is-dry")
