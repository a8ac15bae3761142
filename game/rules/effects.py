"""The closed vocabulary of tile effects: what tiles do when acquired."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Literal, assert_never

from game.rules.frozen import Frozen
from game.rules.message import Amount, Message, message
from game.rules.ruleset.figures import NONE, Amounts, NoneName, together
from game.rules.ruleset.tile_data import CountName, EffectData
from game.rules.terms import Colour

NOTHING = Amounts()
COMMUNITY_COAL_TAKEN = 2
"""Coal that leaves the Community Tunnel with each acquisition, half of it for another player (38)."""


class Gain(metaclass=Frozen):
    """Goods from the supply, at once; with `blacks` only if so many black disks paid for it (40E).

    With `each` they come once for every `per` of it that the seat has.
    """

    amounts: Amounts
    blacks: int = 0
    each: CountName | NoneName = NONE
    per: int = 1
    whom: Literal["others", "all", "none"] = NONE


class Lose(metaclass=Frozen):
    """Goods to the supply, at once, as far as a seat has any: of the owner, all others, or everybody."""

    amounts: Amounts
    whom: Literal["others", "all", "none"] = NONE


class MayDig(metaclass=Frozen):
    """The owner may excavate 1 accessible coal; no worker mines it (tile 33)."""


class MayDrain(metaclass=Frozen):
    """The owner may remove up to `most` water, wherever it lies (tiles 25, 51 to 55)."""

    most: int = 1


class Exchange(metaclass=Frozen):
    """One option of a choice; `then` lists the further effects that it brings."""

    pay: Amounts
    gain: Amounts
    then: tuple[Effect, ...] = ()

    @property
    def said(self) -> Message:
        """Return the price and the gains in a few words."""
        parts = (*_traded(self.pay, self.gain), *map(effect_said, self.then))
        return parts[0] if len(parts) == 1 else message("option-parts", parts=tuple(map(_deed, parts)))


class ChooseOne(metaclass=Frozen):
    """One of several exchanges; `optional` allows none of them, `needed` makes them a price of the tile (38).

    With `picks` the options are all ways to take so many different ones of the `gifts`.
    """

    options: tuple[Exchange, ...]
    optional: bool = False
    needed: bool = False
    picks: int = 0
    gifts: tuple[Amounts, ...] = ()


class HandOver(metaclass=Frozen):
    """Give a coal to another seat's farm: from farm, mine, shaft or the tile itself (37, 38)."""

    source: Literal["farm", "mine", "shaft", "tile"]


class ReturnDebt(metaclass=Frozen):
    """Return up to so much debt to the supply."""

    amount: int


class MarkerOffer(metaclass=Frozen):
    """A marker of a base-game tile that bears a token (tiles 52, 55)."""


class BonusOffer(metaclass=Frozen):
    """A bonus marker, taken in secret (B4)."""


class KiepenkerlTrade(metaclass=Frozen):
    """The handler of tile 28: its load and a resource of the supply for another of the farm."""


Instant = Gain | Lose | ReturnDebt
"""Effects that ask for no decision."""
Offer = HandOver | MarkerOffer | BonusOffer | KiepenkerlTrade
"""Effects that name a seat, a marker or a trade."""
Asking = MayDig | MayDrain | ChooseOne | Offer
"""Effects that wait for an answer."""
Effect = Instant | Asking
"""Every kind of effect; who treats them one by one ends in `assert_never`, so mypy tells of a new one."""
_TAKEN: dict[str, Effect] = {"marker": MarkerOffer(), "bonus": BonusOffer(), "Kiepenkerl": KiepenkerlTrade()}


def compiled_effects(data: Sequence[EffectData]) -> tuple[Effect, ...]:
    """Return the effects of a tile as the rules interpret them, in order."""
    return tuple(_compiled(entry) for entry in data)


def is_price(effect: Effect) -> bool:
    """Return True if an effect is a price: a seat that cannot pay it cannot acquire the tile (28, 38)."""
    return not isinstance(effect, Instant | HandOver) and is_binding(effect)


def is_shared(effect: Effect) -> bool:
    """Return True if an effect brings other seats something, or takes it."""
    return isinstance(effect, Gain | Lose) and effect.whom != NONE


def is_binding(effect: Asking) -> bool:
    """Return True if an effect is settled before any free action, so that its price is still on the farm."""
    match effect:
        case HandOver() | KiepenkerlTrade():
            return True
        case ChooseOne():
            return effect.needed
        case MayDig() | MayDrain() | MarkerOffer() | BonusOffer():
            return False


def with_further(effects: Sequence[Effect]) -> Iterator[Effect]:
    """Yield the effects and all further effects of their options."""
    for effect in effects:
        yield effect
        if isinstance(effect, ChooseOne):
            for option in effect.options:
                yield from with_further(option.then)


def _compiled(data: EffectData) -> Effect:
    if data.gain is not None:
        return Gain(data.gain, data.blacks, data.each, data.per, data.whom)
    if data.lose is not None:
        return Lose(data.lose.amounts, data.whom)
    if data.may == "dig":
        return MayDig()
    if data.may == "drain":
        return MayDrain(data.most)
    if data.may is not None:
        assert_never(data.may)
    if data.give is not None:
        return HandOver(data.give)
    if data.take is not None:
        return _TAKEN[data.take]
    if data.debt:
        return ReturnDebt(data.debt)
    if data.pick:
        picks = (Exchange(NOTHING, together(some)) for some in combinations(data.among, data.pick))
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


_DEEDS = {"option-gain": "option-gaining", "option-gain-each": "option-gaining-each"}


def _deed(part: Message) -> Message:
    """Return a part of an option as the deed that it is, like those beside it: goods are gained."""
    return message(_DEEDS[part.id], **dict(part.values)) if part.id in _DEEDS else part


def effect_said(effect: Effect) -> Message:
    """Return an effect in a few words."""
    match effect:
        case Gain(amounts, whom=whom) if whom != NONE:
            return message(f"option-gain-{whom}", gain=amounts.said)
        case Gain(amounts, 0, each, per) if each != NONE:
            return message("option-gain-each", gain=amounts.said, each=each_said(each, per))
        case Gain(amounts, 0):
            return message("option-gain", gain=amounts.said)
        case Gain(amounts, blacks):
            return message("option-gain-if-black", gain=amounts.said, blacks=Amount(blacks, Colour.BLACK))
        case Lose(amounts, whom):
            return message("option-lose" if whom == NONE else f"option-lose-{whom}", goods=amounts.said)
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


def each_said(what: CountName, per: int) -> Message:
    """Return what is counted, and by how many."""
    return message(f"each-{what}", per=per)
