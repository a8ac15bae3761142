"""Iron in a ruleset, which is a resource only with the module Iron (I2)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.rules.figures import Amounts, Lease
    from game.rules.ruleset import Ruleset
    from game.rules.tile_data import EffectData


def needs_iron(ruleset: Ruleset) -> str:
    """Return the first key that brings or asks iron outside the module; empty if there is none."""
    return next(_with_iron(ruleset), "")


def _with_iron(ruleset: Ruleset) -> Iterator[str]:
    valley = ruleset.valley
    for at, lease in enumerate(ruleset.year):
        if lease.iron:
            yield f"year[{at}]"
    figures: dict[str, Amounts | Lease] = {
        "mill.yellow": ruleset.mill.yellow,
        "mill.black": ruleset.mill.black,
        "valley.schultheiss": valley.schultheiss,
        "valley.market.gain": valley.market.gain,
        "valley.market.pay": valley.market.pay,
        "valley.wife.yellow": valley.wife.yellow,
    }
    yield from (key for key, amounts in figures.items() if amounts.iron)
    for number, tile in ruleset.tile.items():
        if tile.set != "iron" and _brings_iron(tile.effects):
            yield f"tile.{number}.effects"


def _brings_iron(effects: Sequence[EffectData]) -> bool:
    for effect in effects:
        amounts = [*effect.among, *(option.gain for option in effect.choose)]
        amounts += [effect.gain] if effect.gain is not None else []
        if any(one.iron for one in amounts) or any(_brings_iron(option.then) for option in effect.choose):
            return True
    return False
