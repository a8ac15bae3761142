"""Why a move of a working turn or of winter is made: a sentence for each kind of move, true of its state."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.automa.accounts import account, for_vp, listed
from game.automa.bargains import arrival_vp, next_arrival
from game.automa.habits import waiting_lays
from game.automa.intentions import wish
from game.automa.moment import Moment, chart_of
from game.automa.turns import Trial
from game.automa.valley_reasons import (
    MARKER_USES,
    freed_coal,
    freed_named,
    give_coal,
    iron_prop,
    take_bonus,
    take_marker,
)
from game.automa.weights import Weights
from game.rules import play
from game.rules.events import Event, Scored
from game.rules.mining import dig_refusal, reel_refusal
from game.rules.moves import (
    Acquire,
    Activate,
    Burn,
    Choose,
    Decline,
    Dig,
    Drain,
    EndTurn,
    GiveCoal,
    Move,
    Prop,
    Reel,
    Stop,
    Store,
    TakeBonus,
    TakeMarker,
    UseMarker,
)
from game.rules.phases.winter import slot_vp
from game.rules.state import GameState, Seat
from game.rules.terms import Ability, Colour, Field, Marker, Place, Resource, Slot

Why = Callable[[GameState, Seat, Any, Moment], str]


def turn_reasons(state: GameState, chosen: Trial, moment: Moment, weights: Weights) -> tuple[str, ...]:
    """Why this move of a working turn or of winter."""
    assert state.to_move is not None
    seat = state.seats[state.to_move]
    sentence = _WHY[type(chosen.move)](state, seat, chosen.move, moment)
    aim = wish(seat, chosen.after, moment, weights)
    return (sentence, aim) if aim else (sentence,)


def _activate(state: GameState, seat: Seat, move: Activate, moment: Moment) -> str:
    field = Field(move.field)
    lay = seat.lay_on(field)
    assert lay is not None
    kind = "" if move.colour is None else f" with the Kiepenkerl as {Colour(move.colour).label}"
    deeds = account(_events(state, move), state.box)
    if deeds:
        return f"Activates the {field.label}{kind} to {deeds}."
    where = "shaft" if field == Field.HASPELKNECHT else "Tunnel" if seat.exhausted else "Pinge"
    worker = "her" if field == Field.FARMERS_WIFE else "him"
    return f"Activates the {field.label}{kind}: there is work for {worker} in the {where}."


def _acquire(state: GameState, seat: Seat, move: Acquire, moment: Moment) -> str:
    tile = state.box.tiles[state.box.index[move.tile]]
    vp = arrival_vp(tile, next_arrival(state, tile))
    price = f" for 1 {Resource(move.pay).label} to its owner" if move.pay is not None else ""
    what = [f"{vp} VP at once"] if vp else []
    if vp and seat.has(Ability.PIT_CAR_TIPPLE):
        what.append(f"{state.box.ruleset.valley.tipple_vp} VP more with the Pit Car Tipple")
    return f"Acquires the {tile.name}{price}: {'; '.join([*what, tile.summary])}."


def _dig(state: GameState, seat: Seat, move: Dig, moment: Moment) -> str:
    board = seat.board
    if not seat.exhausted:
        left = board.pinge_size - seat.pinge_dug - 1
        if left:
            return f"Digs a coal in the Pinge for its farm; {_more(left)} the Pinge."
        vp = sum(event.vp for event in _events(state, move) if isinstance(event, Scored))
        return f"Digs the last coal of the Pinge{for_vp(vp)} and opens the way into the Tunnel."
    chart = chart_of(state.box, board)
    section = chart.emptied[seat.tunnel_dug]
    left = board.tunnel_reach[section + 1] - seat.tunnel_dug - 1
    vp = board.tunnel_vp[section]
    if left:
        return f"Digs a coal in the Tunnel; {left} more will empty a section worth {vp} VP in the end."
    return f"Digs a coal in the Tunnel and empties a section worth {vp} VP in the end."


def _more(left: int) -> str:
    return "1 more exhausts" if left == 1 else f"{left} more exhaust"


def _drain(state: GameState, seat: Seat, move: Drain, moment: Moment) -> str:
    board = seat.board
    if not seat.exhausted and seat.water >= board.stops_pinge:
        why = f"with {board.stops_pinge} or more in the Pinge no coal is dug"
    elif seat.exhausted and seat.water >= board.stops_reeling:
        why = f"with {board.stops_reeling} or more in the shaft no coal is reeled up"
    elif moment.waters:
        why = "more will flow in, and then it would stop the mining"
    else:
        why = "there is no better use for this action"
    return f"Removes {move.water} water: {why}."


def _reel(state: GameState, seat: Seat, move: Reel, moment: Moment) -> str:
    return f"Reels up a coal, as only on the farm it counts in winter: there will be {seat.coal + 1}."


def _prop(state: GameState, seat: Seat, move: Prop, moment: Moment) -> str:
    board = seat.board
    if move.iron:
        return iron_prop(state, seat)
    if move.place == Place.PINGE:
        reach, props = board.pinge_reach, seat.pinge_props
        freed = reach[props + 1] - max(reach[props], seat.pinge_dug)
    else:
        freed = freed_coal(seat)
    return f"Places a prop in the {Place(move.place).label.capitalize()}: {freed_named(freed)}."


def _burn(state: GameState, seat: Seat, move: Burn, moment: Moment) -> str:
    figures = state.box.ruleset.burner
    return f"Burns {figures.wood} wood to charcoal: {figures.coal} coal and {figures.vp} VP."


def _marker(state: GameState, seat: Seat, move: UseMarker, moment: Moment) -> str:
    if move.marker == Marker.HAULING_CABLE:
        vp = state.box.ruleset.cable.vp
        return f"Uses the Hauling Cable: {vp} VP, and 1 of its {seat.water} water is gone."
    if move.marker in MARKER_USES:
        return MARKER_USES[move.marker](state, seat, move, moment)
    return "Uses the Windlass: the Haspelknecht acts without pay."


def _choose(state: GameState, seat: Seat, move: Choose, moment: Moment) -> str:
    return f"Chooses {move.option}, which is worth most to it here."


def _stop(state: GameState, seat: Seat, move: Stop, moment: Moment) -> str:
    if dig_refusal(seat) is not None and reel_refusal(seat) is not None:
        return "Stops the worker, who can dig or reel up no more coal here."
    return "Stops the worker, as no further action of his would help it."


def _decline(state: GameState, seat: Seat, move: Decline, moment: Moment) -> str:
    if state.pending:
        return "Declines what the development offers: it would be no better off with it."
    return f"Places and burns nothing more before the scoring: it keeps its {seat.wood} wood."


def _end(state: GameState, seat: Seat, move: EndTurn, moment: Moment) -> str:
    waiting = waiting_lays(seat)
    if waiting:
        idle = listed([f"the {Field(lay.field).label}" for lay in waiting])
        return f"Ends its turn: nothing that {idle} could still do would help it."
    return "Ends its turn: its plan is carried out."


def _store(state: GameState, seat: Seat, move: Store, moment: Moment) -> str:
    slot = Slot(move.slot).label
    if move.resource is None:
        return f"Leaves the {slot} empty: it has no better use for it."
    kind = Resource(move.resource)
    vp = slot_vp(state.box.ruleset.winter, move.slot, kind)
    uses = [f"it scores {vp} VP"] if vp else []
    if state.year < state.box.years:
        uses.append("it is there again in spring")
    return f"Stores {kind.label} in the {slot}: {listed(uses) or 'nothing that scores is left for it'}."


def _events(state: GameState, move: Move) -> list[Event]:
    return play(state.copy(), move)


_WHY: dict[type[Move], Why] = {
    Activate: _activate,
    Acquire: _acquire,
    Dig: _dig,
    Drain: _drain,
    Reel: _reel,
    Prop: _prop,
    Burn: _burn,
    UseMarker: _marker,
    Choose: _choose,
    GiveCoal: give_coal,
    TakeMarker: take_marker,
    TakeBonus: take_bonus,
    Stop: _stop,
    Decline: _decline,
    EndTurn: _end,
    Store: _store,
}
