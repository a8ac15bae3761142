"""The figures in the passages of developments, and a check that a ruleset keeps a development as written."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from game.rulebook.passage_figures import Figures, goods, tiles_that
from game.rulebook.worker_text import joined, work_sentences
from game.rules.effects import ChooseOne, compiled_effects
from game.rules.ids import TileId
from game.rules.message import Amount, Message, disks, message, vp
from game.rules.ruleset import NONE, Amounts, DataRecord, EffectData, EffectOption, Ruleset, load_ruleset

_BESIDE = ("name", "set", "level", "cost", "symbol", "summary", "text", "status", "thaler", "removed")
"""Keys of a development on which its passage does not depend."""
_WHEN = ("from_year", "to_year")
"""Keys of an effect that no passage names a figure of: every other year is told from the effects."""


def is_as_written(ruleset: Ruleset, tile: TileId) -> bool:
    """Return True if a development does what its passage says, apart from figures."""
    mine, base = ruleset.tile.get(tile), load_ruleset().tile[tile]
    if mine is None or _opened(ruleset, mine.ability) != _opened(load_ruleset(), mine.ability):
        return False
    if any(place.since == tile for place in ruleset.storage.values()):
        return False
    return mine == base or _shape(mine) == _shape(base)


def _opened(ruleset: Ruleset, ability: str | None) -> list[tuple[str, bool]]:
    """Return the workers that an ability brings, and those that develop with it."""
    workers = ruleset.worker.items()
    return [(id, one.since == ability) for id, one in workers if ability in (one.since, one.develops)]


def _shape(value: Any) -> Any:
    """Return a record without its figures; of an amount only whether there is any."""
    if isinstance(value, Amounts):
        return value != Amounts()
    if isinstance(value, DataRecord):
        names = [name for name in value.__struct_fields__ if name not in _BESIDE]
        kept = {name: getattr(value, name) for name in names}
        return {name: one if name in _WHEN else _shape(one) for name, one in kept.items()}
    if isinstance(value, list):
        return [_shape(entry) for entry in value]
    return value > 0 if isinstance(value, int) else value


def _effects(ruleset: Ruleset, tile: TileId) -> list[EffectData]:
    return ruleset.tile[tile].effects


def _gain(ruleset: Ruleset, tile: TileId, at: int = 0) -> Amounts:
    return _effects(ruleset, tile)[at].gain or Amounts()


def _gained(tile: TileId, at: int = 0) -> Callable[[Ruleset], Figures]:
    return lambda ruleset: {"gain": goods(_gain(ruleset, tile, at))}


def _options(tile: TileId) -> Callable[[Ruleset], Figures]:
    """Return the figures of a tile with a choice of exchanges."""

    def figures(ruleset: Ruleset) -> Figures:
        (effect,) = compiled_effects(_effects(ruleset, tile))
        assert isinstance(effect, ChooseOne)
        return {"options": tuple(option.said for option in effect.options)}

    return figures


def _option(ruleset: Ruleset, tile: TileId, option: int) -> EffectOption:
    return _effects(ruleset, tile)[0].choose[option]


def _water(ruleset: Ruleset, tile: TileId, option: int, further: int = 0) -> Message:
    """Return the water that an option of a tile removes."""
    return _removed(_option(ruleset, tile, option).then[further].most)


def _removed(most: int) -> Message:
    return message("rule-removed", water=Amount(most, "water"), most=most)


def _debt(ruleset: Ruleset, tile: TileId, option: int) -> Amount:
    return Amount(_option(ruleset, tile, option).then[0].debt, "debt")


def _shovel(ruleset: Ruleset) -> Figures:
    gain = _gain(ruleset, "17")
    brought = tuple(amount for amount in goods(gain) if amount.what != "water")
    return {"gain": brought, "water": Amount(gain.water, "water")}


def _market(ruleset: Ruleset) -> Figures:
    """Tile 36; that it needs a marker is true where it requires disks of all three colours."""
    cost, market = ruleset.tile["36"].cost, ruleset.valley.market
    black, brown, yellow = (cost.count(name) for name in ("black", "brown", "yellow"))
    colours = (message("rule-36-colours", disks=disks((black, brown, yellow))),)
    return {
        "colours": colours if black and brown and yellow else (),
        "pay": goods(market.pay),
        "gain": goods(market.gain),
    }


def _church(ruleset: Ruleset) -> Figures:
    return {"farm": _picked(ruleset, 0), "mine": _picked(ruleset, 1)}


def _picked(ruleset: Ruleset, option: int) -> Message:
    pick = _option(ruleset, "37", option).then[1]
    among = tuple(message("option-gain", gain=goods(one)) for one in pick.among)
    return message("rule-37-picked", count=pick.pick, among=among)


def _community(ruleset: Ruleset) -> Figures:
    wood, iron = _option(ruleset, "38", 0).pay, _option(ruleset, "38", 1).pay
    gain, last = _gain(ruleset, "38", 2), _effects(ruleset, "38")[3].choose
    return {
        "laid": Amount(ruleset.valley.community_coal, "coal"),
        "wood": goods(wood),
        "iron": goods(iron),
        "coal": gain.coal,
        "gain": tuple(amount for amount in goods(gain) if amount.what != "coal"),
        "other": goods(last[0].gain),
        "debt": Amount(last[1].then[0].debt, "debt"),
    }


def _lorry(ruleset: Ruleset) -> Figures:
    gain = _gain(ruleset, "42")
    others = tuple(amount for amount in goods(gain) if amount.what != "shaft")
    return {"coal": Amount(gain.shaft, "coal"), "gain": others}


TILE_FIGURES: Final[dict[TileId, Callable[[Ruleset], Figures]]] = {
    "11": _gained("11"),
    "14": lambda r: {"vp": vp(r.cable.vp)},
    "15": lambda r: {
        "wood": Amount(r.burner.wood, "wood"),
        "coal": Amount(r.burner.coal, "coal"),
        "vp": vp(r.burner.vp),
    },
    "17": _shovel,
    "18": lambda r: {"water": r.valley.channel.water, "vp": vp(r.valley.channel.vp)},
    "19": lambda r: {"text": joined(work_sentences(r, "farmers-wife"))},
    "25": lambda r: {"removed": _removed(_effects(r, "25")[0].most)},
    "26": lambda r: {"disks": r.valley.cottage_disks, "levels": len(r.developments.level) + 1},
    "29": lambda r: {"gain": goods(_gain(r, "29")), "vp": vp(r.valley.thanksgiving.vp)},
    "31": _options("31"),
    "32": _gained("32"),
    "33": _gained("33"),
    "34": _options("34"),
    "35": lambda r: {"text": joined(work_sentences(r, "water-mill"))},
    "36": _market,
    "37": _church,
    "38": _community,
    "41": _gained("41"),
    "42": _lorry,
    "43": _gained("43"),
    "44": _gained("44"),
    "45": _gained("45"),
    "46": lambda r: {"goods": goods(r.valley.schultheiss)},
    "47": lambda r: {"gain": goods(_gain(r, "47")), "vp": vp(r.valley.tipple_vp)},
    "51": lambda r: {
        "gain": goods(_option(r, "51", 0).gain),
        "removed": _water(r, "51", 0),
        "other": goods(_option(r, "51", 1).gain),
        "debt": _debt(r, "51", 1),
    },
    "52": lambda r: {
        "gain": goods(_option(r, "52", 0).gain),
        "removed": _water(r, "52", 0),
        "tiles": tiles_that(r, lambda tile: tile.set == "base" and tile.marker != NONE),
    },
    "53": lambda r: {
        "gain": goods(_option(r, "53", 0).gain),
        "removed": _water(r, "53", 0),
        "much": _water(r, "53", 1),
    },
    "54": lambda r: {"gain": goods(_option(r, "54", 0).gain), "much": _water(r, "54", 1)},
    "55": lambda r: {"debt": _debt(r, "55", 0), "removed": _water(r, "55", 0, 1)},
    "10E": lambda r: {"gain": goods(r.valley.abandoned_farm)},
    "30E": _options("30E"),
    "40E": lambda r: {"gain": goods(_gain(r, "40E")), "blacks": _effects(r, "40E")[0].blacks},
}
