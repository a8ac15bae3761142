"""The figures of a ruleset in the chapters of the guide, and examples reckoned from them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from game.rules.message import Amount, TileName, message, vp
from game.rules.passage_figures import FIGURES as OF_PASSAGES
from game.rules.passage_figures import Figures, drained, removes_water, tiles_that
from game.rules.passage_tiles import TILE_FIGURES
from game.rules.phases.winter import scale_vp
from game.rules.terms import Colour, Resource

if TYPE_CHECKING:
    from game.rules.ruleset import Ruleset

GuideFigures = Callable[["Ruleset", frozenset[str]], Figures]
FEW = 2
"""Disks, pieces or water of an example: any number would do."""


def _of(id: str) -> GuideFigures:
    """Return the figures that the passage of a rule has."""
    return lambda ruleset, _: OF_PASSAGES[id](ruleset)


def _chosen(id: str, *names: str) -> GuideFigures:
    """Return some of the figures that the passage of a rule has."""
    return lambda ruleset, _: {name: OF_PASSAGES[id](ruleset)[name] for name in names}


def _years(ruleset: Ruleset, parts: frozenset[str]) -> int:
    return len(ruleset.year) + ("iron" in parts)


def _goal_coal(ruleset: Ruleset, parts: frozenset[str]) -> Figures:
    """Return an example: coal enough to score, winter after winter."""
    scale = ruleset.winter.coal
    coal = max(FEW, next((count for count, points in enumerate(scale) if points), len(scale)))
    each, years = scale_vp(ruleset.winter, coal), _years(ruleset, parts)
    return {"coal": Amount(coal, "coal"), "years": years, "each": vp(each), "total": vp(each * years)}


def _refill(ruleset: Ruleset, _: frozenset[str]) -> Figures:
    pools = ruleset.pools
    return {
        "reserve": message("rule-disks", count=pools.reserve),
        "action": message("rule-disks", count=pools.action),
    }


def _second_taking(ruleset: Ruleset, _: frozenset[str]) -> Figures:
    """Return an example: of a colour there lies one disk more than may still be taken."""
    limit = ruleset.taking.limit
    held = max(0, limit - FEW)
    return {"limit": limit, "held": held, "lying": limit - held + 1, "taken": limit - held}


def _order(ruleset: Ruleset, _: frozenset[str]) -> Figures:
    """Return an example: as many black disks on one cart as yellow ones on another."""
    value = ruleset.taking.value
    return {
        "yellow": value.yellow,
        "brown": value.brown,
        "black": value.black,
        "blacks": Amount(FEW, Colour.BLACK),
        "of_black": FEW * value.black,
        "yellows": Amount(FEW, Colour.YELLOW),
        "of_yellow": FEW * value.yellow,
    }


def _synergy(ruleset: Ruleset, _: frozenset[str]) -> Figures:
    """Return an example: farmer and farmhand both mine with the same number of disks."""
    more = ruleset.workers.synergy
    return {
        "more": more,
        "disks": Amount(FEW, Colour.BLACK),
        "alone": FEW,
        "together": FEW + more,
        "all": 2 * FEW + more,
    }


def _summer(ruleset: Ruleset, _: frozenset[str]) -> Figures:
    extra = ruleset.workers.summer_food
    return {
        "extra": Amount(extra, "food"),
        "disks": Amount(FEW, Colour.YELLOW),
        "made": Amount(FEW + extra, "food"),
    }


def _digger(ruleset: Ruleset, _: frozenset[str]) -> Figures:
    """Return an example: his first action removes all the water, the others dig."""
    workers = ruleset.workers
    return {
        "actions": workers.coal_digger,
        "water": Amount(workers.drain, "water"),
        "others": workers.coal_digger - 1,
        "coal": Amount(workers.coal_digger - 1, "coal"),
    }


def _out(ruleset: Ruleset, parts: frozenset[str]) -> Figures:
    """Return the ways to remove water; of the developments those in play alone."""
    sets = {"base", *parts}
    tiles = tiles_that(ruleset, lambda tile: tile.set in sets and removes_water(tile))
    return {
        "drained": drained(ruleset),
        "water": Amount(ruleset.workers.drain, "water"),
        "tiles": tuple(map(TileName, tiles)),
    }


def _water_score(ruleset: Ruleset, _: frozenset[str]) -> Figures:
    """Return an example: so much water that a few of it cost."""
    final = ruleset.final
    return {
        "free": final.water_free,
        "more": vp(final.water_more),
        "water": Amount(final.water_free + FEW, "water"),
        "sum": vp(FEW * final.water_more),
    }


def _props(ruleset: Ruleset, _: frozenset[str]) -> Figures:
    """Return the coal of the Pinge that lies open, and behind the first prop."""
    first, *others = ruleset.pinge.coal
    behind = tuple(Amount(count, "coal") for count in others[:1])
    return {"open": Amount(first, "coal"), "behind": behind}


def _haspelknecht(ruleset: Ruleset, _: frozenset[str]) -> Figures:
    """Return an example: just so much water that he must remove some first; then he reels."""
    actions, stops = ruleset.workers.haspelknecht, ruleset.water.stops_reeling
    return {
        "actions": actions,
        "drained": drained(ruleset),
        "stops": Amount(stops, "water"),
        "removed": Amount(min(ruleset.workers.drain, stops), "water"),
        "others": actions - 1,
        "coal": Amount(actions - 1, "coal"),
    }


def _winter_coal(ruleset: Ruleset, _: frozenset[str]) -> Figures:
    """Return an example: one coal more than the scale has."""
    coal = max(FEW, len(ruleset.winter.coal))
    return {
        **OF_PASSAGES["W1"](ruleset),
        "example": Amount(coal, "coal"),
        "points": vp(scale_vp(ruleset.winter, coal)),
    }


def _lease(ruleset: Ruleset, parts: frozenset[str]) -> Figures:
    found = OF_PASSAGES["W2"](ruleset)
    years = found["years"]
    assert isinstance(years, tuple)
    return {"years": (*years, found["iron"]) if "iron" in parts else years}


def _debt(ruleset: Ruleset, _: frozenset[str]) -> Figures:
    final = ruleset.final
    return {
        "first": vp(final.debt_first),
        "more": vp(final.debt_more),
        "missing": FEW,
        "sum": vp(final.debt_first + (FEW - 1) * final.debt_more),
    }


def _storage(ruleset: Ruleset, _: frozenset[str]) -> Figures:
    return {
        **{name: OF_PASSAGES["W3"](ruleset)[name] for name in ("wood", "food", "coal")},
        "barn": TileName("12"),
        "store": TileName("24"),
    }


def _starts(ruleset: Ruleset, parts: frozenset[str]) -> Figures:
    return {"years": _years(ruleset, parts)}


def _loss(ruleset: Ruleset, parts: frozenset[str]) -> Figures:
    debt, water = _debt(ruleset, parts), _water_score(ruleset, parts)
    return {"first": debt["first"], "next": debt["more"], "free": water["free"], "more": water["more"]}


def _of_ends(ruleset: Ruleset, _: frozenset[str]) -> Figures:
    """Return the developments that score symbols, the VP of building symbols and of markers."""
    return {
        "tiles": tuple(TileName(id) for id in tiles_that(ruleset, lambda tile: tile.end.symbol is not None)),
        "vp": tuple(ruleset.final.buildings),
        "buildings": tuple(range(1, len(ruleset.final.buildings) + 1)),
        "marker": vp(ruleset.final.marker),
    }


def _symbols(ruleset: Ruleset, _: frozenset[str]) -> Figures:
    tiles = tiles_that(ruleset, lambda tile: tile.end.section is not None)
    return {"tiles": tuple(map(TileName, tiles)), "each": vp(1)}


def _tile(*ids: str, **names: str) -> GuideFigures:
    """Return the names of developments, and figures of their passages by `name=id.figure`."""

    def figures(ruleset: Ruleset, _: frozenset[str]) -> Figures:
        found: Figures = {f"tile{number}": TileName(id) for number, id in enumerate(ids, 1)}
        for name, way in names.items():
            id, figure = way.split(".")
            found[name] = TILE_FIGURES[id](ruleset)[figure]
        return found

    return figures


FIGURES: Final[dict[str, GuideFigures]] = {
    "goal-idea": _starts,
    "goal-coal": _goal_coal,
    "goal-lease": lambda r, _: {"first": vp(r.final.debt_first), "more": vp(r.final.debt_more)},
    "goal-mine": _of("M7"),
    "goal-advice": lambda r, _: {"stops": Amount(r.water.stops_pinge, "water")},
    "year-refill": _refill,
    "year-water": _of("Y2"),
    "disks-second": _second_taking,
    "disks-order": _order,
    "disks-drop": lambda r, _: {"water": Amount(1, "water")},
    "disks-back": lambda r, _: {"limit": r.taking.limit, "water": Amount(1, "water")},
    "planning-hire": lambda r, _: {
        "yellow": Amount(1, Colour.YELLOW),
        "food": Amount(1, Resource.FOOD),
        "thaler": Amount(1, "thaler"),
    },
    "planning-markers": lambda r, _: {
        "yellow": TileName("22"),
        "brown": TileName("23"),
        "black": TileName("33"),
    },
    "workers-free": lambda r, _: {"burner": TileName("15"), "cable": TileName("14")},
    "workers-own": lambda r, _: {
        "yellow": Amount(1, Colour.YELLOW),
        "food": Amount(1, Resource.FOOD),
        "brown": Amount(1, Colour.BROWN),
        "wood": Amount(1, Resource.WOOD),
        "black": Amount(1, Colour.BLACK),
    },
    "workers-mining": lambda r, _: {"drained": drained(r), "coal": Amount(1, "coal")},
    "workers-synergy": _synergy,
    "workers-summer": _summer,
    "workers-digger": _digger,
    "water-stops": _of("M5"),
    "water-out": _out,
    "water-score": _water_score,
    "water-props": _props,
    "developments-distant": _of("T5"),
    "developments-points": _of("T6"),
    "developments-markers": lambda r, _: {"marker": vp(r.final.marker)},
    "developments-buildings": _chosen("G4", "vp", "buildings"),
    "developments-tokens": lambda r, parts: {
        "tokens": r.developments.tokens_with_module if parts - {"valley"} else r.developments.tokens
    },
    "tunnel-early": _of("M7"),
    "tunnel-sections": _of("M2"),
    "tunnel-dig": lambda r, _: {
        "food": Amount(1, Resource.FOOD),
        "thaler": Amount(1, "thaler"),
        "coal": Amount(r.workers.coal_miner, "coal"),
    },
    "tunnel-haspelknecht": _haspelknecht,
    "tunnel-symbols": _symbols,
    "winter-coal": _winter_coal,
    "winter-lease": _lease,
    "winter-debt": _debt,
    "winter-storage": _storage,
    "end-when": _starts,
    "end-developments": _of_ends,
    "end-thaler": _of("G6"),
    "end-loss": _loss,
    "black-level": _of("B1"),
    "black-points": _of("B3"),
    "black-tokens": _of("B7"),
    "iron-year": lambda r, _: {"years": len(r.year) + 1, "lease": r.iron.lease.said},
    "iron-workshop": lambda r, _: {
        "yellow": Amount(1, Colour.YELLOW),
        "goods": r.iron.workshop.said,
        "vp": vp(r.winter.workshop_iron),
    },
    "iron-tunnel": _of("I4"),
    "iron-end": lambda r, _: {
        "vp": vp(r.iron.prop_vp),
        "smithy": vp(r.iron.smithy_vp),
        "tile": TileName("40E"),
    },
    "iron-tiles": _tile("10E", "30E", "40E"),
    "valley-mix": lambda r, _: {"levels": len(r.developments.level)},
    "valley-people": lambda r, _: {
        "wife": TileName("19"),
        "ladder": TileName("23"),
        "actions": r.valley.wife.actions,
        "feast": TileName("29"),
        "vp": vp(r.valley.thanksgiving.vp),
    },
    "valley-water": lambda r, _: {
        "channel": TileName("18"),
        "water": Amount(r.valley.channel.water, "water"),
        "vp": vp(r.valley.channel.vp),
        "horse": TileName("27"),
    },
    "valley-trade": lambda r, _: {
        "pedlar": TileName("28"),
        "market": TileName("36"),
        "pay": r.valley.market.pay.said,
        "gain": r.valley.market.gain.said,
        "church": TileName("37"),
        "community": TileName("38"),
    },
    "valley-estate": lambda r, _: {
        "mayor": TileName("46"),
        "goods": r.valley.schultheiss.said,
        "tipple": TileName("47"),
        "vp": vp(r.valley.tipple_vp),
    },
}
"""The figures of a paragraph, by its name."""
