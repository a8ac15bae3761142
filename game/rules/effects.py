"""The closed vocabulary of tile effects: what tiles do when acquired."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Literal

from game.rules.figures import Amounts
from game.rules.message import Amount, Message, message
from game.rules.terms import Colour
from game.rules.tile_data import EffectData

NOTHING = Amounts()
COMMUNITY_COAL_TAKEN = 2
"""Coal that leaves the Community Tunnel with each acquisition, half of it for another player (38)."""


@dataclass(frozen=True, slots=True)
class Gain:
    """Goods from the supply, at once; with `blacks` only if so many black disks paid for it (40E)."""

    amounts: Amounts
    blacks: int = 0


@dataclass(frozen=True, slots=True)
class MayDig:
    """The owner may excavate 1 accessible coal; no worker mines it (tile 33)."""


@dataclass(frozen=True, slots=True)
class MayDrain:
    """The owner may remove up to `most` water, wherever it lies (tiles 25, 51 to 55)."""

    most: int = 1


@dataclass(frozen=True, slots=True)
class Exchange:
    """One option of a choice; `then` lists the further effects that it brings."""

    pay: Amounts
    gain: Amounts
    then: tuple[Effect, ...] = ()

    @property
    def said(self) -> Message:
        """Return the price and the gains in a few words."""
        parts = (*_traded(self.pay, self.gain), *map(effect_said, self.then))
        return parts[0] if len(parts) == 1 else message("option-parts", parts=tuple(map(_deed, parts)))


@dataclass(frozen=True, slots=True)
class ChooseOne:
    """One of several exchanges; `optional` allows none of them, `needed` makes them a price of the tile (38).

    With `picks` the options are all ways to take so many different ones of the `gifts`.
    """

    options: tuple[Exchange, ...]
    optional: bool = False
    needed: bool = False
    picks: int = 0
    gifts: tuple[Amounts, ...] = ()


@dataclass(frozen=True, slots=True)
class HandOver:
    """Give a coal to another seat's farm: from farm, mine, shaft or the tile itself (37, 38)."""

    source: Literal["farm", "mine", "shaft", "tile"]


@dataclass(frozen=True, slots=True)
class ReturnDebt:
    """Return up to so much debt to the supply."""

    amount: int


@dataclass(frozen=True, slots=True)
class MarkerOffer:
    """A marker of a base-game tile that bears a token (tiles 52, 55)."""


@dataclass(frozen=True, slots=True)
class BonusOffer:
    """A bonus marker, taken in secret (B4)."""


@dataclass(frozen=True, slots=True)
class KiepenkerlTrade:
    """The handler of tile 28: its load and a resource of the supply for another of the farm."""


Effect = (
    Gain | MayDig | MayDrain | ChooseOne | HandOver | ReturnDebt | MarkerOffer | BonusOffer | KiepenkerlTrade
)
_TAKEN: dict[str, Effect] = {"marker": MarkerOffer(), "bonus": BonusOffer(), "Kiepenkerl": KiepenkerlTrade()}


def compiled_effects(data: Sequence[EffectData]) -> tuple[Effect, ...]:
    """Return the effects of a tile as the rules interpret them, in order."""
    return tuple(_compiled(entry) for entry in data)


def is_price(effect: Effect) -> bool:
    """Return True if an effect is a price: a seat that cannot pay it cannot acquire the tile (28, 38)."""
    return isinstance(effect, KiepenkerlTrade) or (isinstance(effect, ChooseOne) and effect.needed)


def is_binding(effect: Effect) -> bool:
    """Return True if an effect is settled before any free action, so that its price is still on the farm."""
    return isinstance(effect, HandOver) or is_price(effect)


def happens_at_once(effect: Effect) -> bool:
    """Return True if an effect asks for no decision."""
    return isinstance(effect, Gain | ReturnDebt)


def with_further(effects: Sequence[Effect]) -> Iterator[Effect]:
    """Yield the effects and all further effects of their options."""
    for effect in effects:
        yield effect
        if isinstance(effect, ChooseOne):
            for option in effect.options:
                yield from with_further(option.then)


def _compiled(data: EffectData) -> Effect:
    if data.gain is not None:
        return Gain(data.gain, data.blacks)
    if data.may is not None:
        return MayDig() if data.may == "dig" else MayDrain(data.most)
    if data.give is not None:
        return HandOver(data.give)
    if data.take is not None:
        return _TAKEN[data.take]
    if data.debt:
        return ReturnDebt(data.debt)
    if data.pick:
        picks = (Exchange(NOTHING, _sum(some)) for some in combinations(data.among, data.pick))
        options = tuple(dict.fromkeys(picks))  # picks that come to the same are one
        return ChooseOne(options, picks=data.pick, gifts=tuple(data.among))
    options = tuple(Exchange(one.pay, one.gain, compiled_effects(one.then)) for one in data.choose)
    return ChooseOne(options, data.optional, data.needed)


def _traded(pay: Amounts, gain: Amounts) -> tuple[Message, ...]:
    if pay != NOTHING and gain != NOTHING:
        return (message("option-trade", pay=pay.said, gain=gain.said),)
    if pay != NOTHING:
        return (message("option-pay", pay=pay.said),)
    return (message("option-gain", gain=gain.said),) if gain != NOTHING else ()


def _deed(part: Message) -> Message:
    """Return a part of an option as the deed that it is, like those beside it: goods are gained."""
    return message("option-gaining", **dict(part.values)) if part.id == "option-gain" else part


def effect_said(effect: Effect) -> Message:
    """Return an effect in a few words."""
    match effect:
        case Gain(amounts, 0):
            return message("option-gain", gain=amounts.said)
        case Gain(amounts, blacks):
            return message("option-gain-if-black", gain=amounts.said, blacks=Amount(blacks, Colour.BLACK))
        case MayDig():
            return message("option-dig", coal=Amount(1, "coal"))
        case MayDrain(most):
            return message("option-drain", water=Amount(most, "water"))
        case ReturnDebt(amount):
            return message("option-debt", debt=Amount(amount, "debt"))
        case HandOver(source):
            return message(f"option-give-{source}", coal=Amount(1, "coal"))
        case MarkerOffer():
            return message("option-marker")
        case BonusOffer():
            return message("option-bonus")
        case KiepenkerlTrade():
            return message("option-kiepenkerl")
        case ChooseOne(picks=0):
            return message("option-one-of", options=tuple(option.said for option in effect.options))
    return message("option-gifts", count=effect.picks)


def _sum(parts: Sequence[Amounts]) -> Amounts:
    names = Amounts.__struct_fields__
    return Amounts(**{name: sum(getattr(part, name) for part in parts) for name in names})
