"""The complete state as plain JSON with readable keys (docs/state.md)."""

from __future__ import annotations

from typing import Any

from game.rules.shelf import name_of
from game.rules.state import NO_BONUS, Activity, Counting, GameState, Pending, Seat, TileEffect
from game.rules.terms import (
    HIDDEN_BONUS,
    Ability,
    Bonus,
    Colour,
    Disks,
    Field,
    Marker,
    Resource,
    Season,
    Slot,
    Step,
    Term,
    Work,
)

FORMAT = 2


def state_json(state: GameState) -> dict[str, Any]:
    """Return the complete state at one moment, as lists, dicts, strings and ints; `from_json` is the inverse.

    Seats and pools count from 1. Sums that follow from the rest are left out (docs/state.md).
    """
    box = state.box
    return _base_json(state) | _expansion_json(state, sorted(box.contents.modules))


def _base_json(state: GameState) -> dict[str, Any]:
    box = state.box
    return {
        "haspelknecht position": FORMAT,
        "ruleset": name_of(box.source),
        "digest": box.digest,
        "layout": box.layout,
        "tiles": [tile.id for tile in box.tiles],
        "open planning": box.open_planning,
        "start abilities": _bits(Ability, box.start_abilities),
        "year": state.year,
        "season": Season(state.season).id,
        "step": Step(state.step).id,
        "to move": None if state.to_move is None else state.to_move + 1,
        "turn order": [number + 1 for number in state.order],
        "bag": _disks(state.bag),
        "pools": [
            {"action": _disks(action), "reserve": _disks(reserve)}
            for action, reserve in zip(state.action, state.reserve, strict=True)
        ],
        "seats": [_base_seat(seat) | _expansion_seat(seat) for seat in state.seats],
        "tokens": {
            tile.id: [number + 1 for number in stack]
            for tile, stack in zip(box.tiles, state.stacks, strict=True)
            if stack
        },
        "pending": [_pending_json(state, pending) for pending in state.pending],
        "chance": state.chance,
    }


def _expansion_json(state: GameState, modules: list[str]) -> dict[str, Any]:
    """Return the keys of games with modules or with the Kiepenkerl."""
    box, more = state.box, dict[str, Any]()
    if modules:
        more["modules"] = modules
    if box.iron:
        more["tunnels"] = [board.tunnel for board in box.boards]
    if box.black:
        more["bonus left"] = _bits(Bonus, state.bonus_left)
    if "28" in box.index:
        more["kiepenkerl"] = Resource(state.kiepenkerl).id
    return more


def _expansion_seat(seat: Seat) -> dict[str, Any]:
    """Return a seat's keys of sections 12 to 14 that are not zero."""
    bonus = "hidden" if seat.bonus == HIDDEN_BONUS else Bonus(max(seat.bonus, 0)).id
    more = {
        "iron": seat.iron,
        "iron props": [at + 1 for at in range(seat.tunnel_props) if seat.iron_props >> at & 1],
        "channel": seat.channel,
        "bonus": None if seat.bonus == NO_BONUS else bonus,
    }
    return {key: value for key, value in more.items() if value}


def _base_seat(seat: Seat) -> dict[str, Any]:
    return {
        "score": seat.score,
        "food": seat.food,
        "wood": seat.wood,
        "coal": seat.coal,
        "thaler": seat.thaler,
        "debt": seat.debt,
        "water": seat.water,
        "pinge": {"dug": seat.pinge_dug, "props": seat.pinge_props},
        "tunnel": {"dug": seat.tunnel_dug, "props": seat.tunnel_props},
        "shaft": seat.shaft,
        "cart 1": _disks(seat.cart1),
        "cart 2": _disks(seat.cart2),
        "plan": [str(lay) for lay in seat.plan],
        "worked": _bits(Field, seat.worked),
        "activated": _bits(Field, seat.activated),
        "first work": None if seat.first_work < 0 else Work(seat.first_work).id,
        "ready": _bits(Ability, seat.ready),
        "markers": _counts(Marker, seat.markers),
        "new markers": _counts(Marker, seat.fresh),
    }


def _pending_json(state: GameState, pending: Pending) -> dict[str, Any]:
    if isinstance(pending, Activity):
        return {
            "worker": Field(pending.field).id,
            "left": pending.left,
            "acted": pending.acted,
            "windlass": pending.windlass,
        }
    if isinstance(pending, TileEffect):
        chosen = {"option": pending.option + 1, "then": pending.then + 1} if pending.option >= 0 else {}
        return {"tile": state.box.tiles[pending.tile].id, "effect": pending.at + 1} | chosen
    if isinstance(pending, Counting):
        return {"cart 2 counts": [at + 1 for at in range(state.box.seats) if pending.second >> at & 1]}
    return {"slot": Slot(pending.slot).id, "kept": _counts(Resource, pending.kept)}


def _disks(disks: Disks) -> dict[str, int]:
    return {colour.id: disks[colour] for colour in Colour}


def _counts(terms: type[Term], counts: tuple[int, ...]) -> dict[str, int]:
    return {term.id: counts[term] for term in terms if counts[term]}


def _bits(terms: type[Term], bits: int) -> list[str]:
    return [term.id for term in terms if bits >> term & 1]
