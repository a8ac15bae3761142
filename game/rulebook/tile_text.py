"""Descriptions of developments, as messages made from effects and the figures of the ruleset."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import get_args

from game.rulebook.ability_text import (
    Sentence,
    ability_lines,
    ability_sentences,
    marker_line,
    marker_sentences,
    whole,
)
from game.rulebook.storage_text import storing
from game.rulebook.worker_text import brought_sentences
from game.rules.box import TileInfo, ability_of, marker_of
from game.rules.effects import (
    COMMUNITY_COAL_TAKEN,
    BonusOffer,
    ChooseOne,
    Effect,
    Gain,
    HandOver,
    KiepenkerlTrade,
    Lose,
    MarkerOffer,
    MayDig,
    MayDrain,
    compiled_effects,
    each_said,
    effect_said,
    with_further,
)
from game.rules.ids import RuleId, RuleOrTile, TileId
from game.rules.message import Amount, Message, Value, message
from game.rules.ruleset import (
    NONE,
    SYMBOLS,
    Amounts,
    EffectData,
    EndBonus,
    Ruleset,
    SectionName,
    SymbolName,
    TileData,
    called,
    timing_of,
)
from game.rules.terms import Colour, Field

_RULES: dict[type[Effect], RuleOrTile] = {
    Gain: "T6",
    Lose: "T6",
    HandOver: "37",
    BonusOffer: "B4",
    KiepenkerlTrade: "28",
}
"""The rule of an effect, where it is not T7."""
_OF_BASE = (*get_args(SectionName), *get_args(SymbolName))
"""What developments of the base count at the end: there are words of their own for it."""


def tile_line(ruleset: Ruleset, tile: TileData) -> Message:
    """Return the effects of a development in a few words."""
    parts = tuple(_lines(ruleset, tile))
    return message("line", parts=parts) if parts else message("line-nothing")


def tile_sentences(ruleset: Ruleset, tile: TileData) -> tuple[Sentence, ...]:
    """Return the effects of a development in sentences."""
    effects, ability, marker = compiled_effects(tile.effects), ability_of(tile), marker_of(tile)
    stores = storing(ruleset, tile)
    sentences = [
        *_about_cost(tile),
        *(
            Sentence(_timed(_sentence(effect), data), _RULES.get(type(effect), "T7"))
            for effect, data in zip(effects, tile.effects, strict=True)
        ),
        *_remarks(ruleset, tuple(with_further(effects))),
        *_gifts(effects),
        *(ability_sentences(ruleset, ability) if ability is not None else ()),
        *((Sentence(message("does-stores", stores=stores), "W3"),) if stores else ()),
        *(marker_sentences(ruleset, marker) if marker is not None else ()),
        *_workers(ruleset, tile),
        *_at_the_end(tile),
    ]
    return tuple(sentences) or (Sentence(message("does-nothing"), "T6"),)


def tile_told(ruleset: Ruleset, number: TileId) -> Message:
    """Return a development with its number, its name, its requirement and all its effects."""
    tile = ruleset.tile[number]
    said: dict[str, Value] = {"tile": called(number, tile.name), "cost": cost_said(tile)}
    return message("tile-told", number=number, text=whole(tile_sentences(ruleset, tile)), **said)


def line_of(tile: TileInfo) -> Message:
    """Return the effects of a development in play in a few words."""
    return tile_line(tile.ruleset, tile.ruleset.tile[tile.id])


def text_of(tile: TileInfo) -> Message:
    """Return the effects of a development in play in sentences."""
    return whole(tile_sentences(tile.ruleset, tile.ruleset.tile[tile.id]))


def cost_said(tile: TileData) -> Message:
    """Return the disks that a development requires."""
    coloured = tuple(
        Amount(tile.cost.count(colour.label), colour) for colour in Colour if colour.label in tile.cost
    )
    grey = tile.cost.count("any")
    if not tile.cost:
        return message("cost-none")
    if not grey:
        return message("cost", disks=coloured)
    return (
        message("cost-and-any", disks=coloured, count=grey) if coloured else message("cost-any", count=grey)
    )


def _about_cost(tile: TileData) -> Iterator[Sentence]:
    """Yield what lessens the cost, and who acquires what requires no disk."""
    if tile.less != NONE:
        disk = message("cost-any", count=1)
        yield Sentence(message("does-cost-less", disk=disk, each=each_said(tile.less, 1)), "T1")
    if not tile.cost or (tile.less != NONE and {*tile.cost} == {"any"}):
        yield Sentence(message("does-without-disks"), "T1")


def _sentence(effect: Effect) -> Message:
    match effect:
        case Gain(amounts, whom=whom) if whom != NONE:
            return message(f"does-gain-{whom}", gain=amounts.said)
        case Gain(amounts, 0, each, per) if each != NONE:
            owned = "-owned" if each in (*SYMBOLS, "development") else ""
            return message(f"does-gain-each{owned}", gain=amounts.said, each=each_said(each, per))
        case Gain(amounts, 0):
            return message("does-gain", gain=amounts.said)
        case Gain(amounts, blacks):
            disks = Amount(blacks, Colour.BLACK)
            return message("does-gain-if-black", gain=amounts.said, blacks=disks)
        case Lose(amounts, whom):
            return message("does-lose" if whom == NONE else f"does-lose-{whom}", goods=amounts.said)
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


def _workers(ruleset: Ruleset, tile: TileData) -> Iterator[Sentence]:
    """Yield what the workers do that come with a development."""
    for id, text in brought_sentences(ruleset, tile):
        said = message("does-worker", worker=Field.named(id), text=text)
        yield Sentence(said, ruleset.worker[id].rule)


def _timed(does: Message, data: EffectData) -> Message:
    """Return what an effect does, with the seasons and years if it has its own."""
    timing = timing_of(data)
    if timing is None:
        return does
    return message("does-every" if timing.every else "does-timed", when=timing.said, does=does)


def _timed_line(line: Message, data: EffectData) -> Message:
    timing = timing_of(data)
    if timing is None:
        return line
    return message("line-timed", when=timing.said, line=line)


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
    end, points = tile.end, Amount(tile.end.vp, "vp")
    counted: tuple[tuple[str, RuleId], ...] = ((end.section, "G2"), (end.counts, "G3"))
    for name, rule in counted:
        if name != NONE and end.per == 1 and name in _OF_BASE:
            yield Sentence(message(f"does-end-{name.replace(' ', '-')}", vp=points), rule)
        elif name != NONE:
            yield Sentence(message("does-end-each", vp=points, each=_each(name, end.per)), rule)


def _lines(ruleset: Ruleset, tile: TileData) -> Iterator[Message]:
    if tile.less != NONE:
        yield message("line-cost-less", each=each_said(tile.less, 1))
    for effect, data in zip(compiled_effects(tile.effects), tile.effects, strict=True):
        yield _timed_line(_effect_line(effect), data)
    if (ability := ability_of(tile)) is not None:
        yield from ability_lines(ruleset, ability)
    if stores := storing(ruleset, tile):
        yield message("line-stores", stores=stores)
    if (marker := marker_of(tile)) is not None:
        yield marker_line(ruleset, marker)
    for id, _ in brought_sentences(ruleset, tile):
        yield message("line-worker", worker=Field.named(id))
    yield from end_lines(tile.end)


def end_lines(end: EndBonus) -> Iterator[Message]:
    """Yield the final scoring of a development in a few words."""
    for name in (end.section, end.counts):
        if name != NONE and (end.per, end.vp) == (1, 1) and name in _OF_BASE:
            yield message(f"line-end-{name.replace(' ', '-')}")
        elif name != NONE:
            yield message("line-end-each", vp=Amount(end.vp, "vp"), each=_each(name, end.per))


def _each(name: str, per: int) -> Message:
    """Return what an end scoring counts: emptied sections with a symbol, or any other count."""
    return message(f"each-{name.replace(' ', '-')}", per=per)


def _effect_line(effect: Effect) -> Message:
    if not isinstance(effect, ChooseOne):
        return effect_said(effect)
    if effect.picks:
        return message("line-pick", count=effect.picks, gifts=_gains(effect.gifts))
    options = tuple(option.said for option in effect.options)
    if effect.needed:
        return message("line-price", options=options)
    return message("line-optional" if effect.optional else "line-choose", options=options)
