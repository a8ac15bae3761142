"""Descriptions of developments, as messages made from effects and the figures of the ruleset."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from game.rules.ability_text import (
    Sentence,
    ability_line,
    ability_sentences,
    marker_line,
    marker_sentences,
    whole,
)
from game.rules.effects import (
    COMMUNITY_COAL_TAKEN,
    BonusOffer,
    ChooseOne,
    Effect,
    Gain,
    HandOver,
    KiepenkerlTrade,
    MarkerOffer,
    MayDig,
    MayDrain,
    compiled_effects,
    effect_said,
    with_further,
)
from game.rules.figures import Amounts
from game.rules.message import Amount, Message, Value, message
from game.rules.ruleset import called
from game.rules.terms import Ability, Colour, Marker
from game.rules.tile_data import TileData

if TYPE_CHECKING:
    from game.rules.ruleset import Ruleset

_RULES: dict[type[Effect], str] = {Gain: "T6", HandOver: "37", BonusOffer: "B4", KiepenkerlTrade: "28"}
"""The rule of an effect, where it is not T7."""


def tile_line(ruleset: Ruleset, tile: TileData) -> Message:
    """Return the effects of a development in a few words."""
    parts = tuple(_lines(ruleset, tile))
    return message("line", parts=parts) if parts else message("line-nothing")


def tile_sentences(ruleset: Ruleset, tile: TileData) -> tuple[Sentence, ...]:
    """Return the effects of a development in sentences."""
    effects, ability, marker = compiled_effects(tile.effects), ability_of(tile), marker_of(tile)
    sentences = [
        *(Sentence(_sentence(effect), _RULES.get(type(effect), "T7")) for effect in effects),
        *_remarks(ruleset, tuple(with_further(effects))),
        *_gifts(effects),
        *(ability_sentences(ruleset, ability) if ability is not None else ()),
        *(marker_sentences(ruleset, marker) if marker is not None else ()),
        *_at_the_end(tile),
    ]
    return tuple(sentences) or (Sentence(message("does-nothing"), "T6"),)


def tile_told(ruleset: Ruleset, number: str) -> Message:
    """Return a development with its number, its name, its requirement and all its effects."""
    tile = ruleset.tile[number]
    said: dict[str, Value] = {"tile": called(number, tile.name), "cost": cost_said(tile)}
    return message("tile-told", number=number, text=whole(tile_sentences(ruleset, tile)), **said)


def cost_said(tile: TileData) -> Message:
    """Return the disks that a development requires."""
    coloured = tuple(
        Amount(tile.cost.count(colour.label), colour) for colour in Colour if colour.label in tile.cost
    )
    grey = tile.cost.count("any")
    if not grey:
        return message("cost", disks=coloured)
    return (
        message("cost-and-any", disks=coloured, count=grey) if coloured else message("cost-any", count=grey)
    )


def ability_of(tile: TileData) -> Ability | None:
    """Return the lasting ability that comes with a development."""
    return next((ability for ability in Ability if ability.label == tile.ability), None)


def marker_of(tile: TileData) -> Marker | None:
    """Return the action marker that comes with a development."""
    return next((marker for marker in Marker if marker.label == tile.marker), None)


def _sentence(effect: Effect) -> Message:
    match effect:
        case Gain(amounts, 0):
            return message("does-gain", gain=amounts.said)
        case Gain(amounts, blacks):
            disks = Amount(blacks, Colour.BLACK)
            return message("does-gain-if-black", gain=amounts.said, blacks=disks)
        case MayDig():
            return message("does-dig", coal=Amount(1, "coal"))
        case MayDrain(most):
            return message("does-drain", water=Amount(most, "water"), most=most)
        case BonusOffer():
            return message("does-bonus")
        case KiepenkerlTrade():
            return message("does-kiepenkerl")
        case ChooseOne():
            return _choice(effect)
    return message("does-do", do=effect_said(effect))


def _choice(effect: ChooseOne) -> Message:
    if effect.picks:
        return message("does-pick", count=effect.picks, gifts=_gains(effect.gifts))
    options = tuple(option.said for option in effect.options)
    if effect.needed:
        return message("does-price", options=options)
    if effect.optional:
        return message("does-choose-optional", count=len(options), options=options)
    return message("does-choose", options=options) if len(options) > 1 else message("does-do", do=options[0])


def _gains(gifts: Sequence[Amounts]) -> tuple[Value, ...]:
    return tuple(message("option-gain", gain=gift.said) for gift in gifts)


def _remarks(ruleset: Ruleset, effects: Sequence[Effect]) -> Iterator[Sentence]:
    """Yield remarks that are made once for all effects, further ones included."""
    options = [option for effect in effects if isinstance(effect, ChooseOne) for option in effect.options]
    given = {effect.source for effect in effects if isinstance(effect, HandOver)}
    if any(option.pay != Amounts() for option in options):
        yield Sentence(message("does-from-farm"), "T7")
    if given:
        yield Sentence(message("does-receiver"), "37")
    if "mine" in given:
        yield Sentence(message("does-mine-coal"), "R-78")
    if "shaft" in given:
        yield Sentence(message("does-shaft-coal"), "37")
    if "tile" in given:
        lying = Amount(ruleset.valley.community_coal, "coal")
        yield Sentence(message("does-tile-coal", coal=lying, taken=COMMUNITY_COAL_TAKEN), "38")
    if any(isinstance(effect, MarkerOffer) for effect in effects):
        yield Sentence(message("does-marker-offer"), "B5")


def _gifts(effects: Sequence[Effect]) -> Iterator[Sentence]:
    """Yield the gifts that further effects of options let one pick from."""
    counts: dict[tuple[Amounts, ...], list[int]] = {}
    for inner in with_further([more for effect in effects for more in _within(effect)]):
        if isinstance(inner, ChooseOne) and inner.picks:
            found = counts.setdefault(inner.gifts, [])
            found += [inner.picks] if inner.picks not in found else []
    for gifts, picks in counts.items():
        yield Sentence(message("does-gifts", counts=tuple(picks), gifts=_gains(gifts)), "37")


def _within(effect: Effect) -> Iterator[Effect]:
    if isinstance(effect, ChooseOne):
        for option in effect.options:
            yield from option.then


def _at_the_end(tile: TileData) -> Iterator[Sentence]:
    """Yield the final scoring of a development (G2, G3)."""
    point = Amount(1, "vp")
    if tile.end.section is not None:
        yield Sentence(message(f"does-end-{tile.end.section.replace(' ', '-')}", vp=point), "G2")
    if tile.end.symbol is not None:
        yield Sentence(message(f"does-end-{tile.end.symbol}", vp=point), "G3")


def _lines(ruleset: Ruleset, tile: TileData) -> Iterator[Message]:
    yield from map(_effect_line, compiled_effects(tile.effects))
    if (ability := ability_of(tile)) is not None:
        yield ability_line(ruleset, ability)
    if (marker := marker_of(tile)) is not None:
        yield marker_line(ruleset, marker)
    for end in (tile.end.section, tile.end.symbol):
        if end is not None:
            yield message(f"line-end-{end.replace(' ', '-')}")


def _effect_line(effect: Effect) -> Message:
    if not isinstance(effect, ChooseOne):
        return effect_said(effect)
    if effect.picks:
        return message("line-pick", count=effect.picks, gifts=_gains(effect.gifts))
    options = tuple(option.said for option in effect.options)
    if effect.needed:
        return message("line-price", options=options)
    return message("line-optional" if effect.optional else "line-choose", options=options)
