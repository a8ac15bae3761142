"""The figures of a ruleset in the passages of the rules, by the values of their messages."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Final, Literal, TypeAlias

from game.rulebook.storage_text import places_told, storing
from game.rulebook.worker_text import (
    bonuses,
    developers,
    drainers,
    joined,
    own_groups,
    prices,
    work_sentences,
    worker_told,
)
from game.rules.engine import ends_said
from game.rules.ids import RuleOrTile, TileId
from game.rules.message import Amount, Message, SeatName, Value, disks, message, vp
from game.rules.ruleset import (
    KEPT_SECTIONS,
    NONE,
    Amounts,
    BonusData,
    Lease,
    Ruleset,
    TileData,
    every_effect,
    load_ruleset,
)
from game.rules.terms import PHASES, Field, Resource, Season

Figures = dict[str, Value]
TextName = Literal["about", "vocabulary", "valley", "valley-silent", "valley-open"]
"""A text of the rules that has no id."""
PassageId: TypeAlias = RuleOrTile | TextName
_OF_SEAT = 2
"""Tokens that are not for developments: one on the score track, one on the turn-order track (S1)."""


def goods(amounts: Amounts | Lease) -> tuple[Amount, ...]:
    """Return the goods of a record that are not zero."""
    return tuple(
        Amount(count, name) for name in amounts.__struct_fields__ if (count := getattr(amounts, name))
    )


def drained(ruleset: Ruleset) -> Message:
    """Return the water that an action removes: from 1 up to the figure."""
    return message("rule-drained", most=ruleset.workers.drain)


def _mine(ruleset: Ruleset) -> Figures:
    pinge, tunnel = sum(ruleset.pinge.coal), sum(ruleset.tunnel.coal)
    left = ruleset.developments.tokens
    return {
        "coal": Amount(pinge + tunnel, "coal"),
        "pinge": pinge,
        "tunnel": tunnel,
        "tokens": left + _OF_SEAT,
        "left": left,
    }


def _disks(ruleset: Ruleset) -> Figures:
    """S2: the disks by number of seats, and the disks per seat if they are the same for all numbers."""
    counts = {int(seats): (of.black, of.brown, of.yellow) for seats, of in sorted(ruleset.disks.items())}
    shares = {sum(counted) / seats for seats, counted in counts.items()}
    each = shares.pop() if len(shares) == 1 else 0.5
    return {
        "seats": tuple(
            message("rule-seats-disks", seats=seats, disks=disks(counted))
            for seats, counted in counts.items()
        ),
        "each": (int(each),) if each == int(each) else (),
    }


def _start(ruleset: Ruleset) -> Figures:
    owned = ((seat, ruleset.start.of(seat).said) for seat in range(4))
    by_turn = ((place, ruleset.start.by_turn.of(place).said) for place in range(4))
    return {
        "start": (
            *(message("rule-seat-goods", seat=SeatName(seat), goods=has) for seat, has in owned if has),
            *(message("rule-place-goods", place=place + 1, goods=has) for place, has in by_turn if has),
        )
    }


def _wet(names: Iterable[str]) -> tuple[Season, ...]:
    return tuple(season for season in PHASES if season.label in names)


def _wet_years(ruleset: Ruleset) -> Iterator[Message]:
    """Yield the years with other water than usual."""
    for year, names in enumerate(ruleset.water.by_year, 1):
        if {*names} != {*ruleset.water.seasons}:
            yield message("rule-year-water", year=year, seasons=_wet(names))


def _steps(ruleset: Ruleset) -> Figures:
    steps: list[Message] = []
    for season in PHASES:
        if season.label in ruleset.water.ever:
            steps.append(message("rule-step-water", season=season))
        steps.append(message("rule-step-phase", season=season))
    return {"steps": tuple(steps)}


def _winter_coal(ruleset: Ruleset) -> Figures:
    winter = ruleset.winter
    return {"vp": tuple(winter.coal), "coal": tuple(range(len(winter.coal))), "more": vp(winter.coal_more)}


def _leases(ruleset: Ruleset) -> Figures:
    years = enumerate(ruleset.year, 1)
    return {
        "years": tuple(message("rule-lease", year=year, goods=goods(lease)) for year, lease in years),
        "iron": message("rule-lease", year=len(ruleset.year) + 1, goods=goods(ruleset.iron.lease)),
    }


def tiles_that(ruleset: Ruleset, holds: Callable[[TileData], bool]) -> tuple[TileId, ...]:
    """Return the developments that pass a test, those of Iron last: 10E comes after 47."""
    tiles = (number for number, tile in ruleset.tile.items() if holds(tile))
    return tuple(sorted(tiles, key=lambda number: (number.endswith("E"), int(number.removesuffix("E")))))


def level_of(ruleset: Ruleset, tile: TileId) -> int:
    """Return the level of a development; of one that a draft has removed, that of the base."""
    return (ruleset if tile in ruleset.tile else load_ruleset()).tile[tile].level


def removes_water(tile: TileData) -> bool:
    """Return True if a development removes water from the mine."""
    named = tile.marker == "hauling cable" or tile.ability == "Farmer's Wife"
    return named or any(effect.may == "drain" for effect in every_effect(tile))


def _thaler_offered(ruleset: Ruleset) -> Figures:
    """V4: the Thaler asked for, and the Thaler that each tile counts for."""
    counts = sorted({tile.thaler for tile in ruleset.tile.values()} - {0})
    return {
        "thaler": Amount(ruleset.developments.thaler_offered, "thaler"),
        "year": len(ruleset.year),
        "iron": ruleset.iron.thaler_offered,
        "counted": tuple(_counted(ruleset, count) for count in counts),
    }


def _counted(ruleset: Ruleset, thaler: int) -> Message:
    tiles = tiles_that(ruleset, lambda tile: tile.thaler == thaler)
    return message("rule-thaler-counted", thaler=Amount(thaler, "thaler"), tiles=tiles)


def _bonus_markers(ruleset: Ruleset) -> Figures:
    """B6: the six bonus markers, a to f."""
    bonus = ruleset.black.bonus
    names = zip("abcdef", ("wheelbarrow", "tokens", "oil lamp", "Thaler", "debt", "lorry"), strict=True)
    return {letter: tuple(_bonus_parts(bonus[name])) for letter, name in names}  # type: ignore[index]


def _bonus_parts(bonus: BonusData) -> list[Message]:
    parts = []
    if bonus.buildings:
        parts.append(message("rule-bonus-buildings", count=bonus.buildings))
    if bonus.section != NONE:
        parts.append(message(f"rule-bonus-{bonus.section.replace(' ', '-')}"))
    if bonus.tokens:
        parts.append(message("rule-bonus-tokens", count=bonus.tokens))
    if bonus.vp:
        parts.append(message("rule-bonus-vp", vp=vp(bonus.vp)))
    if bonus.debt:
        parts.append(message("rule-bonus-debt", debt=Amount(bonus.debt, "debt")))
    if bonus.thaler:
        parts.append(message("rule-bonus-thaler", thaler=Amount(bonus.thaler, "thaler")))
    if bonus.dry:
        parts.append(message("rule-bonus-dry"))
    return parts


def _fields(ruleset: Ruleset) -> Figures:
    """P1: the fields in their order, and the workers that the base does not have."""
    own = [id for id in ruleset.worker if id not in load_ruleset().worker]
    return {
        "fields": tuple(Field.named(id) for id in ruleset.worker),
        "others": tuple(worker_told(ruleset, id) for id in own),
    }


def _enhanced(ruleset: Ruleset) -> Figures:
    """I4: sections, iron-only fields and coal; several figures where the boards differ."""
    boards = ruleset.enhanced_tunnel.values()
    kept = sum(ruleset.tunnel.coal[:KEPT_SECTIONS])
    return {
        "kept": KEPT_SECTIONS,
        "sections": tuple(sorted({KEPT_SECTIONS + len(board.coal) for board in boards})),
        "iron": tuple(sorted({len(board.iron_only) for board in boards})),
        "coal": tuple(sorted({kept + sum(board.coal) for board in boards})),
    }


PASSAGE_FIGURES: Final[dict[PassageId, Callable[[Ruleset], Figures]]] = {
    "S1": _mine,
    "S2": _disks,
    "S3": lambda r: {
        "reserve": message("rule-disks", count=r.pools.reserve),
        "action": message("rule-disks", count=r.pools.action),
    },
    "S4": lambda r: {"pools": tuple(at for at, wet in enumerate(r.pools.water, 1) if wet)},
    "S5": lambda r: {"levels": len(r.developments.level)},
    "S6": _start,
    "Y1": _steps,
    "W5": lambda r: {"ends": ends_said(r)},
    "Y2": lambda r: {"seasons": _wet(r.water.seasons), "years": tuple(_wet_years(r))},
    "F3": lambda r: {"reserve": message("rule-disks", count=r.pools.reserve)},
    "F4": lambda r: {"action": r.pools.action},
    "D2": lambda r: {"limit": r.taking.limit},
    "D5": lambda r: {"limit": r.taking.limit},
    "P1": _fields,
    "P3": lambda r: {"workers": developers(r)},
    "P4": lambda r: {"workers": prices(r)},
    "D6": lambda r: {
        "yellow": r.taking.value.yellow,
        "brown": r.taking.value.brown,
        "black": r.taking.value.black,
    },
    "E4": lambda r: {"workers": own_groups(r)},
    "E5": lambda r: {
        "drained": drained(r),
        "workers": drainers(r, "tunnel"),
        "tiles": tiles_that(r, removes_water),
    },
    "E7": lambda r: {"synergy": r.workers.synergy},
    "E8": lambda r: {"bonuses": bonuses(r)},
    "E9": lambda r: {"told": worker_told(r, "coal-digger")},
    "E10": lambda r: {"told": worker_told(r, "coal-miner")},
    "E11": lambda r: {"told": worker_told(r, "haspelknecht"), "stops": r.water.stops_reeling},
    "M1": lambda r: {
        "coal": Amount(sum(r.pinge.coal), "coal"),
        "groups": len(r.pinge.coal),
        "fields": len(r.pinge.coal) - 1,
    },
    "M2": lambda r: {"sections": len(r.tunnel.coal), "coal": Amount(sum(r.tunnel.coal), "coal")},
    "M5": lambda r: {
        "pinge": r.water.stops_pinge,
        "reeling": r.water.stops_reeling,
        "tunnel": r.water.stops_tunnel,
    },
    "M7": lambda r: {
        "bonus": tuple(
            message("rule-vp-in-year", vp=vp(count), year=year) for year, count in enumerate(r.pinge.bonus, 1)
        )
    },
    "W1": _winter_coal,
    "W2": _leases,
    "W3": lambda r: {"places": joined(places_told(r))},
    "T5": lambda r: {
        "levels": tuple(
            message("rule-distant", level=at, goods=tuple(Resource[name.upper()] for name in level.distant))
            for at, level in enumerate(r.developments.level[1:], 2)
        )
    },
    "T6": lambda r: {
        "levels": tuple(
            message("rule-arrival", level=at, vp=tuple(level.arrival))
            for at, level in enumerate(r.developments.level, 1)
        )
    },
    "T9": lambda r: {"tokens": r.developments.tokens, "more": r.developments.tokens_with_module},
    "G2": lambda r: {"tiles": tiles_that(r, lambda tile: tile.end.section != NONE)},
    "G3": lambda r: {"tiles": tiles_that(r, lambda tile: tile.end.counts != NONE)},
    "G4": lambda r: {
        "vp": tuple(r.final.buildings),
        "buildings": tuple(range(1, len(r.final.buildings) + 1)),
    },
    "G5": lambda r: {"vp": vp(r.final.marker), "tiles": tiles_that(r, lambda tile: tile.marker != NONE)},
    "G6": lambda r: {
        "vp": tuple(r.final.thaler),
        "thaler": tuple(range(1, len(r.final.thaler) + 1)),
        "more": vp(r.final.thaler_more),
    },
    "G7": lambda r: {"first": r.final.debt_first, "more": r.final.debt_more},
    "G8": lambda r: {"more": r.final.water_more, "free": r.final.water_free},
    "V4": _thaler_offered,
    "B1": lambda r: {"level": len(r.developments.level) + 1},
    "B3": lambda r: {"vp": tuple(r.black.arrival)},
    "B6": _bonus_markers,
    "B7": lambda r: {"more": r.developments.tokens_with_module, "tokens": r.developments.tokens},
    "I1": lambda r: {
        "years": len(r.year) + 1,
        "phases": (len(r.year) + 1) * len(PHASES),
        "thaler": Amount(r.iron.thaler_offered, "thaler"),
    },
    "I3": lambda r: {"text": joined(work_sentences(r, "workshop")), "stores": storing(r, "workshop")},
    "I4": _enhanced,
    "I6": lambda r: {
        "farm": level_of(r, "10E"),
        "peddler": level_of(r, "30E"),
        "smithy": level_of(r, "40E"),
    },
    "I5": lambda r: {"vp": vp(r.iron.prop_vp), "smithy": r.iron.smithy_vp},
}
CHAPTER_FIGURES: Final[dict[int, Callable[[Ruleset], Figures]]] = {
    2: lambda r: {"years": len(r.year), "iron": len(r.year) + 1},
    12: lambda r: {
        "tiles": sum(tile.set == "valley" for tile in r.tile.values()),
        "levels": len(r.developments.level),
    },
}
