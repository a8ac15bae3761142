"""The figures of a ruleset in the chapters of the guide, and examples reckoned from them."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from typing import Final

from game.rulebook.passage_figures import PASSAGE_FIGURES, Figures, removes_water, tiles_that
from game.rulebook.storage_text import openers, places_told
from game.rulebook.worker_text import (
    COLOURS,
    bonuses,
    diggers,
    drainers,
    joined,
    own_groups,
    own_workers,
    prices,
    work_sentences,
    worker_sentences,
)
from game.rules.engine import ends_said, scale_vp
from game.rules.ids import RuleId, TileId
from game.rules.message import Amount, Message, TileName, message, vp
from game.rules.ruleset import NONE, SYMBOLS, Ruleset, WorkerData
from game.rules.terms import Colour, Field, Season

GuideFigures = Callable[["Ruleset", frozenset[str]], Figures]
FEW = 2
"""Disks, pieces or water of an example: any number would do."""


def _of(id: RuleId) -> GuideFigures:
    """Return the figures that the passage of a rule has."""
    return lambda ruleset, _: PASSAGE_FIGURES[id](ruleset)


def _chosen(id: RuleId, *names: str) -> GuideFigures:
    """Return some of the figures that the passage of a rule has."""
    return lambda ruleset, _: {name: PASSAGE_FIGURES[id](ruleset)[name] for name in names}


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
    """Return what seasons add for own workers, and an example of the first."""
    found = (
        _season_example(ruleset.worker[id], colour, season)
        for id in own_workers(ruleset)
        for colour in COLOURS
        for season in Season
        if ruleset.worker[id].bonus(colour.id, season).said
    )
    return {"bonuses": bonuses(ruleset), "example": (*islice(found, 1),)}


def _season_example(data: WorkerData, colour: Colour, season: Season) -> Message:
    each, more = data.made(colour.id), data.bonus(colour.id, season)
    sums = {name: FEW * getattr(each, name) + getattr(more, name) for name in each.__struct_fields__}
    made = tuple(Amount(count, name) for name, count in sums.items() if count)
    return message("worker-example-season", disks=Amount(FEW, colour), made=made)


def _worker(ruleset: Ruleset, id: str) -> Figures:
    return {"worker": Field.named(id), "text": joined(worker_sentences(ruleset, id))}


def _digger(ruleset: Ruleset, _: frozenset[str]) -> Figures:
    """Return an example where he has no choice: his first action removes all the water, the others dig."""
    data, water = ruleset.worker["coal-digger"], Amount(ruleset.workers.drain, "water")
    others = data.actions - 1
    example = message("worker-example-dry", water=water, others=others, coal=Amount(others, "coal"))
    here = data.drains_first and data.dig in ("pinge", "mine") and data.drain in ("pinge", "mine")
    return {**_worker(ruleset, "coal-digger"), "example": (example,) if here else ()}


def _out(ruleset: Ruleset, parts: frozenset[str]) -> Figures:
    """Return the ways to remove water; of the developments those in play alone."""
    sets, most = {"base", *parts}, ruleset.workers.drain
    tiles = tiles_that(ruleset, lambda tile: tile.set in sets and removes_water(tile))
    return {
        "pinge": drainers(ruleset, "pinge"),
        "shaft": drainers(ruleset, "tunnel"),
        "removed": message("worker-up-to", water=Amount(most, "water"), most=most),
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
    data, stops = ruleset.worker["haspelknecht"], ruleset.water.stops_reeling
    others = data.actions - 1
    example = message(
        "worker-example-reel",
        stops=Amount(stops, "water"),
        removed=Amount(min(ruleset.workers.drain, stops), "water"),
        others=others,
        coal=Amount(others, "coal"),
    )
    here = data.reel and data.drain in ("tunnel", "mine")
    return {
        **_worker(ruleset, "haspelknecht"),
        "stops": Amount(stops, "water"),
        "example": (example,) if here else (),
    }


def _dig_in_tunnel(ruleset: Ruleset, _: frozenset[str]) -> Figures:
    others = diggers(ruleset, "tunnel", beside="coal-miner")
    return {**_worker(ruleset, "coal-miner"), "workers": others}


def _winter_coal(ruleset: Ruleset, _: frozenset[str]) -> Figures:
    """Return an example: one coal more than the scale has."""
    coal = max(FEW, len(ruleset.winter.coal))
    return {
        **PASSAGE_FIGURES["W1"](ruleset),
        "example": Amount(coal, "coal"),
        "points": vp(scale_vp(ruleset.winter, coal)),
    }


def _lease(ruleset: Ruleset, parts: frozenset[str]) -> Figures:
    found = PASSAGE_FIGURES["W2"](ruleset)
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


def _starts(ruleset: Ruleset, parts: frozenset[str]) -> Figures:
    return {"years": _years(ruleset, parts)}


def _loss(ruleset: Ruleset, parts: frozenset[str]) -> Figures:
    debt, water = _debt(ruleset, parts), _water_score(ruleset, parts)
    return {"first": debt["first"], "next": debt["more"], "free": water["free"], "more": water["more"]}


def _of_ends(ruleset: Ruleset, _: frozenset[str]) -> Figures:
    """Return the developments that score symbols, the VP of building symbols and of markers."""
    return {
        "tiles": tuple(TileName(id) for id in tiles_that(ruleset, lambda tile: tile.end.counts in SYMBOLS)),
        "vp": tuple(ruleset.final.buildings),
        "buildings": tuple(range(1, len(ruleset.final.buildings) + 1)),
        "marker": vp(ruleset.final.marker),
    }


def _symbols(ruleset: Ruleset, _: frozenset[str]) -> Figures:
    tiles = tiles_that(
        ruleset, lambda tile: tile.end.section != NONE and (tile.end.vp, tile.end.per) == (1, 1)
    )
    return {"tiles": tuple(map(TileName, tiles)), "each": vp(1)}


def _tiles(*ids: TileId) -> GuideFigures:
    """Return the names of developments."""
    return lambda ruleset, _: {f"tile{number}": TileName(id) for number, id in enumerate(ids, 1)}


GUIDE_FIGURES: Final[dict[str, GuideFigures]] = {
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
    "planning-hire": lambda r, _: {"workers": prices(r)},
    "planning-markers": lambda r, _: {
        "yellow": TileName("22"),
        "brown": TileName("23"),
        "black": TileName("33"),
    },
    "workers-free": lambda r, _: {"burner": TileName("15"), "cable": TileName("14")},
    "workers-own": lambda r, _: {"workers": own_groups(r)},
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
    "tunnel-dig": _dig_in_tunnel,
    "tunnel-haspelknecht": _haspelknecht,
    "tunnel-symbols": _symbols,
    "winter-coal": _winter_coal,
    "winter-lease": _lease,
    "winter-debt": _debt,
    "winter-storage": lambda r, parts: {"tiles": openers(r), "places": places_told(r, "iron" in parts)},
    "end-when": lambda r, parts: {"years": _years(r, parts), "ends": ends_said(r)},
    "end-developments": _of_ends,
    "end-thaler": _of("G6"),
    "end-loss": _loss,
    "black-level": _of("B1"),
    "black-points": _of("B3"),
    "black-tokens": _of("B7"),
    "iron-year": lambda r, _: {"years": len(r.year) + 1, "lease": r.iron.lease.said},
    "iron-workshop": _of("I3"),
    "iron-tunnel": _of("I4"),
    "iron-end": lambda r, _: {
        "vp": vp(r.iron.prop_vp),
        "smithy": vp(r.iron.smithy_vp),
        "tile": TileName("40E"),
    },
    "iron-tiles": _tiles("10E", "30E", "40E"),
    "valley-mix": lambda r, _: {"levels": len(r.developments.level)},
    "valley-people": lambda r, _: {
        "wife": TileName("19"),
        "text": joined(work_sentences(r, "farmers-wife")),
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
