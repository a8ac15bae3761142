"""What a task can ask of the table: counts by name, compared with a number."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from operator import eq, ge, le

from game.rules.engine import coal_vp, lease_for, price_refusal
from game.rules.state import GameState, Seat
from game.rules.terms import Colour, Field, Step

Count = Callable[[GameState, Seat, int], int]
_CHECK = re.compile(r"(\+?)([a-z0-9-]+) (>=|<=|==) (-?\d+)")
_RELATIONS = {">=": ge, "<=": le, "==": eq}


class CheckError(ValueError):
    """A check that cannot be read."""


def _taken(colour: Colour) -> Count:
    return lambda _, seat, __: seat.cart1[colour] + seat.cart2[colour]


def _has(name: str) -> Count:
    return lambda _, seat, __: int(getattr(seat, name))


def _lying(colour: Colour, *, wet: bool) -> Count:
    """Return a count of the disks of a colour in the pools with a drop, or in those without."""

    def count(state: GameState, _: Seat, __: int) -> int:
        pools = zip(state.action, state.box.wet_pools, strict=True)
        return sum(pool[colour] for pool, has_drop in pools if has_drop == wet)

    return count


def _planned(field: Field) -> Count:
    """Return a count of the disks and goods on a worker."""

    def count(_: GameState, seat: Seat, __: int) -> int:
        lay = seat.lay_on(field)
        return 0 if lay is None else sum(lay.total) + lay.food + lay.thaler

    return count


def _level(level: int) -> Count:
    """Return a count of a seat's developments of a level; 0 is any."""
    return lambda state, seat, _: sum(level in (0, tile.level) for tile in state.box.owned(seat.tiles))


def _owed(state: GameState, seat: Seat, _: int) -> int:
    """Return how much is still missing for the lease of this winter."""
    lease = lease_for(state, seat)
    has = {"food": seat.food, "wood": seat.wood, "coal": seat.coal, "thaler": seat.thaler, "iron": seat.iron}
    return sum(max(0, getattr(lease, good) - has[good]) for good in lease.__struct_fields__)


def _affordable(state: GameState, seat: Seat, _: int) -> int:
    """Return the number of developments that a seat can have now for disks in hand and goods."""
    return sum(
        not seat.tiles >> tile.index & 1
        and _pays(seat, state.box.cost(tile, seat.tiles))
        and price_refusal(state, seat, tile, None) is None
        for tile in state.box.tiles
    )


def _pays(seat: Seat, cost: Sequence[int]) -> bool:
    """Return True if some of the disks in hand are exactly what a development costs."""
    *colours, any_colour = cost
    enough = all(have >= asked for have, asked in zip(seat.disks, colours, strict=True))
    return enough and sum(seat.disks) >= sum(colours) + any_colour


def _prop_needed(_: GameState, seat: Seat, __: int) -> int:
    """Return 1 if the coal that comes next lies behind a field without a prop."""
    if seat.exhausted:
        return int(seat.tunnel_dug == seat.board.tunnel_reach[seat.tunnel_props])
    return int(seat.pinge_dug == seat.board.pinge_reach[seat.pinge_props])


COUNTS: dict[str, Count] = {
    **{f"taken-{colour.id}": _taken(colour) for colour in Colour},
    "wet-black": _lying(Colour.BLACK, wet=True),
    "dry-black": _lying(Colour.BLACK, wet=False),
    "taken": lambda _, seat, __: seat.held,
    "first-taken": lambda _, seat, __: sum(seat.cart1),
    "place": lambda state, _, number: state.order.index(number) + 1,
    "planned": lambda _, seat, __: len(seat.plan),
    **{f"on-{field.id}": _planned(field) for field in Field},
    **{name: _has(name) for name in ("food", "wood", "coal", "thaler", "debt", "water", "shaft", "score")},
    "dug": lambda _, seat, __: seat.coal_removed,
    "props": lambda _, seat, __: seat.pinge_props + seat.tunnel_props,
    "exhausted": lambda _, seat, __: int(seat.exhausted),
    "sections": lambda _, seat, __: seat.emptied_sections(),
    "developments": _level(0),
    **{f"level-{level}": _level(level) for level in range(1, 5)},
    "owed": _owed,
    "winter-vp": lambda state, seat, _: coal_vp(state.box.ruleset.winter, seat),
    "year": lambda state, _, __: state.year,
    "years-left": lambda state, _, __: state.box.years - state.year,
    "phase": lambda state, _, __: state.phases_before + 1,
    "phase-of-year": lambda state, _, __: 1 + state.phases_before % len(state.box.phases),
    "affordable": _affordable,
    "wages": lambda _, seat, __: seat.food + seat.thaler + seat.disks[Colour.YELLOW],
    "prop-needed": _prop_needed,
    "markers": lambda _, seat, __: sum(seat.markers),
    "working": lambda state, _, __: int(state.step == Step.WORKING),
    "pinge-stopped": lambda state, seat, _: int(
        not seat.exhausted and seat.water >= state.box.ruleset.water.stops_pinge
    ),
    "reeling-stopped": lambda state, seat, _: int(
        seat.exhausted and seat.water >= state.box.ruleset.water.stops_reeling
    ),
}
"""What can be counted of a seat; with a plus before it, what has come to it since the task began."""


def holds(checks: Sequence[str], before: GameState, now: GameState, seat: int) -> bool:
    """Return True if all checks hold. Raises CheckError for one that cannot be read."""
    found = [_holds(check, before, now, seat) for check in checks]  # each is read, to find the damaged
    return all(found)


def _holds(check: str, before: GameState, now: GameState, seat: int) -> bool:
    found = _CHECK.fullmatch(check)
    if found is None or found[2] not in COUNTS:
        raise CheckError(check)
    count = COUNTS[found[2]]
    number = count(now, now.seats[seat], seat)
    if found[1]:
        number -= count(before, before.seats[seat], seat)
    return bool(_RELATIONS[found[3]](number, int(found[4])))
