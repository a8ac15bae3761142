"""The figures that the texts of lessons and explanations can name: of the ruleset, and of who learns now."""

from __future__ import annotations

from game.rulebook import PASSAGE_FIGURES, drained
from game.rules.engine import coal_vp, debt_vp, lease_for, open_slots
from game.rules.message import Amount, Message, Value, message, vp
from game.rules.ruleset import Ruleset
from game.rules.state import GameState
from game.rules.terms import Colour, Resource, Season


def told(id: str, state: GameState, seat: int) -> Message:
    """Return a text of a lesson, with all figures that it may name."""
    return message(id, **of_rules(state.box.ruleset), **of_seat(state, seat))


def of_rules(ruleset: Ruleset) -> dict[str, Value]:
    """Return the figures of a ruleset by the names that texts know them by."""
    final, winter, taking = ruleset.final, ruleset.winter, ruleset.taking
    first = next((coal for coal, points in enumerate(winter.coal) if points), len(winter.coal))
    return {
        "years": len(ruleset.year),
        "first_coal": Amount(first, "coal"),
        "first_coal_vp": vp(winter.coal[first] if first < len(winter.coal) else winter.coal_more),
        "further_coal_vp": vp(winter.coal_more),
        "first_debt": vp(final.debt_first),
        "further_debt": vp(final.debt_more),
        "limit": taking.limit,
        "value_yellow": taking.value.yellow,
        "value_brown": taking.value.brown,
        "value_black": taking.value.black,
        "one_water": Amount(1, "water"),
        **{f"one_{colour.id}": Amount(1, colour) for colour in Colour},
        "one_food": Amount(1, Resource.FOOD),
        "one_wood": Amount(1, Resource.WOOD),
        "one_thaler": Amount(1, "thaler"),
        "drained": drained(ruleset),
        "stops_pinge": Amount(ruleset.water.stops_pinge, "water"),
        "stops_reeling": Amount(ruleset.water.stops_reeling, "water"),
        "stops_tunnel": Amount(ruleset.water.stops_tunnel, "water"),
        "digger": ruleset.worker["coal-digger"].actions,
        "miner": Amount(ruleset.worker["coal-miner"].actions, "coal"),
        "haspelknecht": ruleset.worker["haspelknecht"].actions,
        "synergy": ruleset.workers.synergy,
        "summer_food": Amount(ruleset.worker["farmer"].bonus("yellow", Season.SUMMER).food, "food"),
        "farm_wood": vp(ruleset.storage["farm"].takes.get(Resource.WOOD, 0)),
        "sections": len(ruleset.tunnel.coal),
        "bonus": PASSAGE_FIGURES["M7"](ruleset)["bonus"],
        "arrivals": PASSAGE_FIGURES["T6"](ruleset)["levels"],
        "distant": PASSAGE_FIGURES["T5"](ruleset)["levels"],
    }


def of_seat(state: GameState, seat: int) -> dict[str, Value]:
    """Return the figures of a seat as it stands, of the winter to come and of its lease."""
    own, winter = state.seats[seat], state.box.ruleset.winter
    ahead = state.copy().seats[seat]
    ahead.coal += 1
    lease = lease_for(state, own)
    return {
        "coal": Amount(own.coal, "coal"),
        "coal_vp": vp(coal_vp(winter, own)),
        "next_coal_vp": vp(coal_vp(winter, ahead)),
        "food": Amount(own.food, Resource.FOOD),
        "wood": Amount(own.wood, Resource.WOOD),
        "thaler": Amount(own.thaler, "thaler"),
        "water": Amount(own.water, "water"),
        "debt": Amount(own.debt, "debt"),
        "debt_vp": vp(debt_vp(state.box.ruleset.final, own.debt)),
        "lease": lease.said,
        "slots": len(open_slots(own)),
        "score": vp(own.score),
    }
