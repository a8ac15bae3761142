"""The closed vocabulary of what tiles do when acquired."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.rules.ruleset import Amounts, EffectData


@dataclass(frozen=True, slots=True)
class Gain:
    """Comes from the supply at once."""

    amounts: Amounts


@dataclass(frozen=True, slots=True)
class MayDig:
    """May excavate 1 accessible coal, as no worker's mining (tile 33)."""


@dataclass(frozen=True, slots=True)
class MayDrain:
    """May remove 1 water, wherever it lies (tile 25)."""


@dataclass(frozen=True, slots=True)
class Exchange:
    """One option of a choice; `text` names it in moves."""

    text: str
    pay: Amounts
    gain: Amounts


@dataclass(frozen=True, slots=True)
class ChooseOne:
    """One of several exchanges; `optional` allows none."""

    options: tuple[Exchange, ...]
    optional: bool


Effect = Gain | MayDig | MayDrain | ChooseOne


def compiled_effects(data: Sequence[EffectData]) -> tuple[Effect, ...]:
    """The effects of a tile as the rules interpret them, in order."""
    return tuple(_compiled(entry) for entry in data)


def _compiled(data: EffectData) -> Effect:
    if data.gain is not None:
        return Gain(data.gain)
    if data.may is not None:
        return MayDig() if data.may == "dig" else MayDrain()
    options = tuple(Exchange(_text(o.pay, o.gain), o.pay, o.gain) for o in data.choose)
    return ChooseOne(options, data.optional)


def _text(pay: Amounts, gain: Amounts) -> str:
    given = _listed(pay)
    return f"{given} for {_listed(gain)}" if given else _listed(gain)


def _listed(amounts: Amounts) -> str:
    named = ((amount, name) for name in amounts.__struct_fields__ if (amount := getattr(amounts, name)))
    return ", ".join(f"{amount} {'coal in the shaft' if name == 'shaft' else name}" for amount, name in named)
